// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck_diff.h"
#include "rules/decks/deck_check.h"

#include <QCoreApplication>

namespace model {

/// Names for ids, in the language of the sentence around them.
struct CardNames
{
    const CardDirectory& cards;
    Language language = Language::English;
    const Deck* deck = nullptr; ///< reminds of the names of cards that are not in the library

    [[nodiscard]] QString operator()(const QString& id) const;
    [[nodiscard]] QString operator()(const std::string& id) const
    {
        return (*this)(QString::fromStdString(id));
    }
};

/// Sentences about decks in the language of the program share one translation context.
struct DeckWords
{
    Q_DECLARE_TR_FUNCTIONS(DeckWords)

public:
    [[nodiscard]] static QString variant(const rules::decks::Variant& variant, Language language);

    /// What is wrong, with its numbers and cards, as one sentence.
    [[nodiscard]] static QString violation(const rules::decks::Violation& violation, const CardNames& names);
    [[nodiscard]] static QString warning(const rules::decks::Warning& warning, const CardNames& names);
    /// What a button says that carries it out: "Add Thief", "Take out 2 × Bard". Where there are not enough
    /// different cards for the deck of `names`, it says that copies fill the rest.
    [[nodiscard]] static QString repair(const rules::decks::Repair& repair, const CardNames& names);

    /// One line: "+ Thief, − 2 × Bard, notes". "No change" for none; "First version" where `first`.
    [[nodiscard]] static QString changes(const DeckChanges& changes, const CardNames& names);
    [[nodiscard]] static QString field(DeckField field);
    /// A field that the game describes; its key where the game does not know it.
    [[nodiscard]] static QString field(const QString& game, const QString& key, Language language);

    /// Names in a row, at most `most` of them and then "and 7 more". Where a name stands for several cards,
    /// `copies` has their number, parallel to the names, so that the rest is counted in cards.
    [[nodiscard]] static QString listed(const QStringList& names, int most = 4,
                                        const QList<int>& copies = {});

    /// "2 × Thief", or the name alone for one.
    [[nodiscard]] static QString copies(int copies, const QString& name);

    /// "red" for "#96172d"; "none" for an empty one.
    [[nodiscard]] static QString sleeves(const QString& colour);

    /// "legal", or how many reasons there are why it is not.
    [[nodiscard]] static QString standing(int faults);

    /// "Free for all, 5 players"
    [[nodiscard]] static QString forPlayers(const QString& variant, int players);
    /// How a deck that comes with the program is called: "Sample deck: Solo".
    [[nodiscard]] static QString sample(const QString& what);

    /// The name of a deck that has none.
    [[nodiscard]] static QString unnamed();
};

} // namespace model
