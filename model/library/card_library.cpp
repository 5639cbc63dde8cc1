// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_library.h"

#include <algorithm>

namespace model {

CardLibrary::CardLibrary(Database& reading, QObject* parent)
    : QObject(parent)
    , m_path(reading.path())
    , m_store(reading)
    , m_rules(reading)
    , m_saved(reading)
    , m_search(reading.path())
{}

void CardLibrary::setWriting(Database* writing)
{
    // Who listens asks for the saved searches anew, so they go last and come first.
    auto former = std::move(m_writing);
    if (writing != nullptr && !writing->isReadOnly())
        m_writing =
            std::unique_ptr<Writing>(new Writing{*writing, LibraryStore(*writing), SavedSearches(*writing)});
    m_edits.setStore(m_writing ? &m_writing->store : nullptr);
}

std::optional<CardReading> CardLibrary::read(const QString& game, const QString& card)
{
    auto record = m_store.record(game, card);
    if (!record || !*record)
        return std::nullopt;
    CardReading reading;
    reading.record = std::move(**record);
    if (const auto owned = m_store.owned(game))
        reading.copies = owned->value(card);
    if (auto tags = m_store.tags(game, card))
        reading.tags = std::move(tags).value();
    if (auto clarifications = m_rules.clarificationsOfCard(game, card))
        reading.clarifications = std::move(clarifications).value();
    if (auto clauses = m_rules.clausesAbout(game, card))
        reading.clauses = std::move(clauses).value();
    // Its own clause before those that only mention it.
    std::stable_partition(reading.clauses.begin(), reading.clauses.end(),
                          [](const Clause& clause) { return clause.cards.size() == 1; });
    const auto known = [&reading](const QString& id) {
        return std::any_of(reading.clauses.begin(), reading.clauses.end(),
                           [&](const Clause& clause) { return clause.id == id; });
    };
    for (const Clarification& clarification : reading.clarifications) {
        for (const QString& id : clarification.clauses) {
            if (known(id))
                continue;
            if (auto clause = m_rules.clause(id); clause && *clause)
                reading.clauses.push_back(std::move(**clause));
        }
    }
    return reading;
}

} // namespace model
