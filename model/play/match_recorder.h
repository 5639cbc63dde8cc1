// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_records.h"
#include "model/play/match_session.h"

namespace model {

/// Which deck of the library has these cards, and its version; nothing where none has.
struct RecordedDeck
{
    QString id;
    int version = 0;
};
using RecordedDeckFinder = std::function<std::optional<RecordedDeck>(const std::vector<std::string>& cards)>;

/// Watches the table and writes one record when a match that people play ends for the first time. Positions
/// of scenarios, matches between bots and matches between people of several parties are nobody's own and
/// leave none. A choice that was taken back and a hint make a match an assisted one.
class MatchRecorder : public QObject
{
    Q_OBJECT

public:
    /// Session and clock outlive it.
    MatchRecorder(MatchSession& session, const Clock& clock, QObject* parent = nullptr);

    /// Where records go; null: no library is open, and nothing is recorded.
    void setDatabase(Database* database) { m_database = database; }
    void setDeckFinder(RecordedDeckFinder find) { m_findDeck = std::move(find); }

Q_SIGNALS:
    void recorded();
    void failed(const QString& reason); ///< English, for the log

private:
    void begin();
    void follow();
    [[nodiscard]] std::optional<MatchRecord> record() const;

    MatchSession& m_session;
    const Clock& m_clock;
    Database* m_database = nullptr;
    RecordedDeckFinder m_findDeck;
    QString m_id;            ///< of the match that is on the table; empty: it leaves no record
    bool m_assisted = false; ///< as far as was seen
    MatchSession::NodeId m_last = 0;
};

} // namespace model
