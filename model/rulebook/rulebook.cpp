// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook.h"

#include "model/games/game_cards.h"

#include <algorithm>

namespace model {

namespace {

/// "monk" of "cc.card.monk"; empty for clauses that are not about one card alone.
QString cardOf(const QString& clause)
{
    const QStringList parts = clause.split(u'.');
    if (parts.size() != 3)
        return {};
    const auto& kinds = allKinds();
    const bool isCard = parts[1] == u"card" || std::any_of(kinds.begin(), kinds.end(), [&](const auto& each) {
                            return each.kind.id() == parts[1];
                        });
    return isCard ? parts[2] : QString();
}

template <class T>
QHash<QString, int> indexOf(const std::vector<T>& entries)
{
    QHash<QString, int> index;
    for (size_t i = 0; i < entries.size(); ++i)
        index.insert(entries[i].id, static_cast<int>(i));
    return index;
}

template <class T>
const T* at(const std::vector<T>& entries, const QHash<QString, int>& index, const QString& id)
{
    const auto found = index.constFind(id);
    return found == index.cend() ? nullptr : &entries[static_cast<size_t>(*found)];
}

} // namespace

Rulebook::Rulebook(RulebookContent content)
    : m_content(std::move(content))
    , m_clauses(indexOf(m_content.clauses))
    , m_clarifications(indexOf(m_content.clarifications))
    , m_terms(indexOf(m_content.terms))
{
    for (size_t i = 0; i < m_content.clauses.size(); ++i) {
        if (const QString card = cardOf(m_content.clauses[i].id); !card.isEmpty())
            m_cards.insert(card, static_cast<int>(i));
    }
    // A clause may have a more telling id, "gc.guest.jester", if it names that one card.
    for (size_t i = 0; i < m_content.clauses.size(); ++i) {
        const Clause& clause = m_content.clauses[i];
        if (clause.cards.size() == 1 && clause.id.endsWith(u'.' + clause.cards.front()) &&
            !m_cards.contains(clause.cards.front()))
            m_cards.insert(clause.cards.front(), static_cast<int>(i));
    }
}

const Clause* Rulebook::clause(const QString& id) const
{
    return at(m_content.clauses, m_clauses, id);
}

const Clarification* Rulebook::clarification(const QString& id) const
{
    return at(m_content.clarifications, m_clarifications, id);
}

const Term* Rulebook::term(const QString& id) const
{
    return at(m_content.terms, m_terms, id);
}

const Clause* Rulebook::clauseOfCard(const QString& card) const
{
    return at(m_content.clauses, m_cards, card);
}

std::vector<const Clarification*> Rulebook::clarificationsOf(const Clause& clause) const
{
    std::vector<const Clarification*> result;
    for (const Clarification& one : m_content.clarifications) {
        if (one.clauses.contains(clause.id))
            result.push_back(&one);
    }
    return result;
}

std::vector<const Clarification*> Rulebook::clarificationsOfCard(const QString& card) const
{
    std::vector<const Clarification*> result;
    for (const Clarification& one : m_content.clarifications) {
        if (one.cards.contains(card))
            result.push_back(&one);
    }
    return result;
}

} // namespace model
