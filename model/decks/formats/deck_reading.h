// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck.h"
#include "rules/core/result.h"

namespace model {

enum class LineOutcome {
    Read,          ///< understood as it stands
    Guessed,       ///< understood by a guess, which has to be shown
    NotUnderstood, ///< left out, with a reason
};

/// Why a line was left out, or what was guessed about it.
enum class LineReason {
    None,
    UnknownName,   ///< no card is called anything like this
    SeveralCards,  ///< the name fits several: `candidates`
    Spelling,      ///< read as a card with a similar name
    Beginning,     ///< read as the only card whose name begins so
    UnknownCard,   ///< kept: an id of a card that is not in this library
    BadCount,      ///< no sensible number of copies
    TooManyCopies, ///< more copies than a deck can have
    TooManyCards,  ///< the deck is full
    NotACard,      ///< a line of another kind
    BesideTheDeck, ///< stands in a list that is not part of the deck
};

/// What came of one line (or element) of a file.
struct ImportLine
{
    LineOutcome outcome = LineOutcome::Read;
    int line = 0; ///< from 1; 0 where the format has no lines
    QString written;
    int copies = 1;
    QString card; ///< id, for what was read or guessed
    LineReason reason = LineReason::None;
    QStringList candidates; ///< ids
};

/// A deck from outside together with the report about it. Nothing is stored yet.
struct DeckReading
{
    Deck deck;
    std::vector<ImportLine> lines;

    [[nodiscard]] int count(LineOutcome outcome) const;
    /// Nothing was guessed and nothing was left out.
    [[nodiscard]] bool isClean() const;
};

/// Why a whole file was refused.
enum class FileFault {
    Empty,
    TooLarge,
    NotText,      ///< a picture, an archive, a PDF, …
    NotADeck,     ///< well-formed, but something else
    Broken,       ///< not well-formed, or cut off: `detail` says where
    DocumentType, ///< XML with a document type or entities
    TooDeep,
    NewerVersion, ///< written by a newer program
    BadChecksum,  ///< a share link that was changed or cut off
    OtherGame,    ///< a game that this program does not know: `detail`
};

struct DeckReadError
{
    FileFault fault = FileFault::Broken;
    QString detail{};    ///< a name or number of the file, for the curious; may be empty
    rules::Reason why{}; ///< what exactly is wrong; may be empty
};

using DeckReadResult = rules::Result<DeckReading, DeckReadError>;

/// Larger files are refused unread; a real deck has a few kilobytes.
inline constexpr qsizetype kLargestDeckFile = qsizetype{2} << 20;
/// Files up to this size take a few milliseconds; the window reads larger ones in another thread.
inline constexpr qsizetype kDeckReadAtOnce = qsizetype{64} << 10;
/// A file with more lines than this is something else.
inline constexpr qsizetype kMostDeckLines = 20'000;
/// More lines are not reported one by one.
inline constexpr std::size_t kMostReportLines = 2000;

} // namespace model
