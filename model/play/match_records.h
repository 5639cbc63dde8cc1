// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/clock.h"
#include "model/storage/database.h"
#include "rules/bots/simulation.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace model {

enum class MatchResult { Won, Lost, Drawn };

/// How a match at the table ended for the people who played it.
struct MatchRecord
{
    QString id; ///< made once for each match
    QDateTime ended;
    QString game;
    QString variant;
    int players = 1;
    QString difficulty;       ///< empty: the variant has none
    bool cooperative = false; ///< everybody at the table in one party
    bool assisted = false;    ///< choices were taken back, hints asked for, or bots on the people's side
    MatchResult result = MatchResult::Drawn;
    int rank = 1;
    std::optional<int> points; ///< where the game counts
    int decisions = 0;
    QString opponent;    ///< "you" for a person, otherwise the levels of the bots: "greedy", "club,club"
    QString deck;        ///< fingerprint of the cards; empty: what the game deals
    QString deckId;      ///< of a deck of the library; empty: none
    int deckVersion = 0; ///< of that deck; 0: none
    QString deal;        ///< code to play it again

    friend bool operator==(const MatchRecord&, const MatchRecord&) = default;
};

/// Matches of one kind, counted. Co-operative and competitive ones, and assisted and unassisted ones, are
/// never in one row.
struct RecordRow
{
    QString game;
    QString variant;
    int players = 1;
    QString difficulty;
    bool cooperative = false;
    bool assisted = false;
    int matches = 0;
    int won = 0;
    int drawn = 0;
    double meanRank = 0;

    [[nodiscard]] rules::bots::Share share() const;
};

/// The records of a library.
class MatchRecords
{
public:
    explicit MatchRecords(Database& database)
        : m_database(database)
    {}

    /// Does nothing for a match that is there already.
    [[nodiscard]] StorageResult<Done> add(const MatchRecord& record);
    /// The newest first; those of one game where it is named.
    [[nodiscard]] StorageResult<std::vector<MatchRecord>> list(const QString& game = {});
    [[nodiscard]] StorageResult<Done> remove(const QString& id);
    /// All of them, or those of one game. Returns how many there were.
    [[nodiscard]] StorageResult<int> clear(const QString& game = {});

private:
    Database& m_database;
};

/// Counts records by game, variant, difficulty, number of players and help, in this order.
[[nodiscard]] std::vector<RecordRow> counted(const std::vector<MatchRecord>& records);

/// One line per match after a line of column names; decimal points and UTC, whatever the language.
[[nodiscard]] QByteArray recordsAsCsv(const std::vector<MatchRecord>& records);
[[nodiscard]] QByteArray recordsAsJson(const std::vector<MatchRecord>& records);

[[nodiscard]] QString resultWord(MatchResult result); ///< "won", as the library and files write it

} // namespace model
