// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_recorder.h"

#include "model/play/deal_code.h"
#include "rules/bots/survival.h"

#include <QUuid>

#include <algorithm>
#include <set>

namespace model {

MatchRecorder::MatchRecorder(MatchSession& session, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(clock)
{
    connect(&session, &MatchSession::started, this, &MatchRecorder::begin);
    connect(&session, &MatchSession::changed, this, &MatchRecorder::follow);
    begin();
}

void MatchRecorder::begin()
{
    m_id.clear();
    // A match that comes to the table finished was recorded when it ended, or was not one's own.
    if (!m_session.isActive() || !m_session.setup().scenario.isEmpty() || m_session.match().isOver())
        return;
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto& timeline = m_session.timeline();
    m_last = timeline.here();
    m_assisted = timeline.size() > timeline.path(m_last).size();
    follow();
}

void MatchRecorder::follow()
{
    if (m_id.isEmpty() || !m_session.isActive())
        return;
    const auto& timeline = m_session.timeline();
    const auto here = timeline.here();
    const auto way = timeline.path(here);
    // On the way to where the match is now: anything else was left by going back or jumping.
    m_assisted =
        m_assisted || m_session.findings().assisted || std::find(way.begin(), way.end(), m_last) == way.end();
    m_last = here;
    if (!m_session.match().isOver())
        return;
    const auto ended = record();
    m_id.clear();
    if (!ended || m_database == nullptr)
        return;
    if (const auto added = MatchRecords(*m_database).add(*ended); !added)
        Q_EMIT failed(added.error().reason);
    else
        Q_EMIT recorded();
}

std::optional<MatchRecord> MatchRecorder::record() const
{
    const rules::AnyMatch& match = m_session.match();
    const std::vector<rules::SeatView> seats = match.seats();
    std::string party;
    std::string first;
    bool isHelped = false;
    QStringList opponents;
    for (const rules::SeatView& seat : seats)
        if (m_session.playerOf(seat.id) == SeatPlayer::Person) {
            if (!party.empty() && seat.party != party)
                return std::nullopt;
            party = seat.party;
            if (first.empty())
                first = seat.id;
        }
    if (party.empty())
        return std::nullopt;
    for (const rules::SeatView& seat : seats) {
        const SeatPlayer player = m_session.playerOf(seat.id);
        if (seat.party != party)
            opponents << seatWord(player);
        else
            isHelped = isHelped || player != SeatPlayer::Person;
    }
    MatchRecord record;
    record.id = m_id;
    record.ended = m_clock.now();
    const rules::MatchSetup& setup = m_session.setup().match;
    record.game = QString::fromStdString(setup.game);
    record.variant = QString::fromStdString(std::string(match.variant()));
    record.players = static_cast<int>(seats.size());
    record.cooperative = rules::bots::commonParty(match).has_value();
    record.assisted = m_assisted || isHelped;
    record.opponent = opponents.join(u',');
    const auto& timeline = m_session.timeline();
    record.decisions = static_cast<int>(timeline.path(timeline.here()).size()) - 1;
    for (const rules::StandingView& standing : match.outcome())
        if (standing.party == party) {
            record.rank = std::max(1, standing.rank);
            record.points = standing.score;
        }
    const std::vector<std::string> winners = match.winners();
    record.result = winners.empty()                                                     ? MatchResult::Drawn
                    : std::find(winners.begin(), winners.end(), party) != winners.end() ? MatchResult::Won
                                                                                        : MatchResult::Lost;
    for (const std::vector<std::string>& line : setup.lines)
        if (line.size() == 3 && line[0] == "option" && line[1] == "difficulty")
            record.difficulty = QString::fromStdString(line[2]);
    if (const auto code = dealCode(m_session.game(), setup)) {
        record.deal = *code;
        // Only decks that the game would not deal by itself are named.
        std::size_t seat = 0;
        for (std::size_t i = 0; i < seats.size(); ++i)
            seat = seats[i].id == first ? i : seat;
        std::vector<std::vector<std::string>> decks;
        for (const std::vector<std::string>& line : setup.lines)
            if (!line.empty() && line.front() == "deck")
                decks.emplace_back(line.begin() + 1, line.end());
        if (!decks.empty() && code->contains(QStringLiteral("/deck="))) {
            const std::vector<std::string>& cards = decks[std::min(seat, decks.size() - 1)];
            record.deck = deckFingerprint(cards);
            if (const auto own = m_findDeck ? m_findDeck(cards) : std::nullopt) {
                record.deckId = own->id;
                record.deckVersion = own->version;
            }
        }
    }
    return record;
}

} // namespace model
