// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/match.h"
#include "rules/games/crimson/words.h"

namespace rules::crimson {

std::vector<std::string> Match::scenarioLines() const
{
    const bool isFirstGive = m_state.ask == Ask::Give && m_state.bidCard == kNoCard;
    if (m_state.ask != Ask::Bid && m_state.ask != Ask::Play && m_state.ask != Ask::Auction && !isFirstGive)
        return {};
    std::vector<std::string> lines{"game crimson-company", "variant " + std::string(variant())};
    if (m_state.seating.isRing) {
        // Players who have left are not among what a scenario can say.
        for (const std::uint8_t place : m_state.place)
            if (place != 0)
                return {};
        lines.push_back("players " + std::to_string(m_state.seating.seats));
        if (m_state.placements)
            lines.push_back("option placements on");
    }
    const bool isAgainstRaiders = m_state.seating.isAgainstRaiders();
    if (isAgainstRaiders)
        lines.push_back("option difficulty " + std::string(difficultyWord(m_state.difficulty)));
    const auto given = [&lines](const std::string& words) { lines.push_back("given " + words); };
    const auto list = [&](const std::string& head, std::size_t zone) {
        std::string words = head + ":";
        for (const CardIx card : m_state.cards.in(zone)) {
            words += " " + m_game->table().characters[m_state.kind[card]].id;
            words += m_state.isDown(card) ? "(down)" : "";
        }
        given(words);
    };
    given("turn " + turn() + " " + phase());
    const Seating& seating = m_state.seating;
    for (Seat seat = 0; seat < seating.seats; ++seat) {
        if (!isAgainstRaiders)
            given(seatWord(seating, seat) + " coins " + std::to_string(m_state.coins[seat]));
        if (isAgainstRaiders && m_state.hasUsedDiscard(seat))
            given("used-discard " + seatWord(seating, seat));
    }
    given("supply " + std::to_string(m_state.supply));
    for (Party party = 0; party < seating.parties; ++party)
        if (m_state.castles[party] > 0)
            given("castles " + partyWord(seating, party) + " " + std::to_string(m_state.castles[party]));
    for (Lane lane = 0; lane < seating.lanes; ++lane) {
        const std::string name = laneWord(seating, lane);
        if (!m_state.isOpen(lane))
            given("closed " + name);
        if (isAgainstRaiders && m_state.isOpen(lane))
            given("castle-coins " + name + " " + std::to_string(m_state.castleCoins[lane]));
        if (m_state.castle[lane] != 0)
            given("castle " + name + " " + m_game->table().castles[m_state.castle[lane]].id);
        for (Half half = 0; half < kHalves; ++half) {
            const std::size_t zone = zone::of(lane, half);
            if (!m_state.cards.empty(zone))
                list(name + " " + partyWord(seating, seating.owner[zone]), zone);
        }
    }
    for (Seat seat = 0; seat < seating.seats; ++seat)
        if (!m_state.cards.empty(seating.frontOf(seat)))
            list((isAgainstRaiders ? "hand " : "front ") + seatWord(seating, seat), seating.frontOf(seat));
    if (!isAgainstRaiders)
        list("offer", seating.offer);
    list("deck", seating.deck);
    list("discard", seating.discard);
    return lines;
}

} // namespace rules::crimson
