// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause.h"

#include <QHash>

#include <functional>
#include <vector>

namespace model {

/// A chapter of a rulebook, or a part of a chapter.
struct Section
{
    QString id;
    LocalText title;
    int parent = -1;          ///< index of the section around it; -1 for a chapter
    std::vector<int> parts;   ///< indices of the sections inside it
    std::vector<int> clauses; ///< indices of its own clauses, in the order of the book

    friend bool operator==(const Section&, const Section&) = default;
};

/// What a rulebook is made of, in the order of the book.
struct RulebookContent
{
    QString game;
    std::vector<Section> sections; ///< a section stands before its parts
    std::vector<Clause> clauses;
    std::vector<Clarification> clarifications;
    std::vector<Term> terms;
};

/// The rules of one game in both languages: a value that never changes. Everything is found by its stable id.
class Rulebook
{
public:
    Rulebook() = default;
    explicit Rulebook(RulebookContent content);

    [[nodiscard]] const QString& game() const { return m_content.game; }
    [[nodiscard]] const std::vector<Section>& sections() const { return m_content.sections; }
    [[nodiscard]] const std::vector<Clause>& clauses() const { return m_content.clauses; }
    [[nodiscard]] const std::vector<Clarification>& clarifications() const
    {
        return m_content.clarifications;
    }
    [[nodiscard]] const std::vector<Term>& terms() const { return m_content.terms; }
    [[nodiscard]] bool isEmpty() const { return m_content.clauses.empty(); }

    /// Null where there is none of that id. Good as long as the book.
    [[nodiscard]] const Clause* clause(const QString& id) const;
    [[nodiscard]] const Clarification* clarification(const QString& id) const;
    [[nodiscard]] const Term* term(const QString& id) const;

    /// The clause that is about this card alone: "cc.card.monk" of "monk", or the clause that names only this
    /// card and ends in its id, "gc.guest.jester" of "jester". Null if there is none.
    [[nodiscard]] const Clause* clauseOfCard(const QString& card) const;

    /// Clarifications that name this clause, in the order of the book.
    [[nodiscard]] std::vector<const Clarification*> clarificationsOf(const Clause& clause) const;
    [[nodiscard]] std::vector<const Clarification*> clarificationsOfCard(const QString& card) const;

private:
    RulebookContent m_content;
    QHash<QString, int> m_clauses;
    QHash<QString, int> m_clarifications;
    QHash<QString, int> m_terms;
    QHash<QString, int> m_cards;
};

/// Gives the book of a game; an empty one for a game without. The books outlive who asks.
using RulebookOf = std::function<const Rulebook&(const QString& game)>;

} // namespace model
