// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/match.h"
#include "rules/games/crimson/words.h"

namespace rules::crimson {

std::vector<std::string> Match::scenarioLines() const
{
    if (m_state.ask != Ask::Bid && m_state.ask != Ask::Play)
        return {};
    std::vector<std::string> lines{"game crimson-company", "variant " + std::string(variant())};
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
    for (Side side = 0; side < kSides; ++side)
        given(std::string(sideWord(side)) + " coins " + std::to_string(m_state.coins[side]));
    given("supply " + std::to_string(m_state.supply));
    for (Side side = 0; side < kSides; ++side)
        if (m_state.castles[side] > 0)
            given("castles " + std::string(sideWord(side)) + " " + std::to_string(m_state.castles[side]));
    for (Lane lane = 0; lane < kLanes; ++lane) {
        const std::string name(laneWord(lane));
        if (!m_state.isOpen(lane))
            given("closed " + name);
        if (m_state.castle[lane] != 0)
            given("castle " + name + " " + m_game->table().castles[m_state.castle[lane]].id);
        for (Side side = 0; side < kSides; ++side)
            if (!m_state.cards.empty(zone::of(lane, side)))
                list(name + " " + std::string(sideWord(side)), zone::of(lane, side));
    }
    for (Side side = 0; side < kSides; ++side)
        if (!m_state.cards.empty(zone::kFront + side))
            list("front " + std::string(sideWord(side)), zone::kFront + side);
    list("offer", zone::kOffer);
    list("deck", zone::kDeck);
    list("discard", zone::kDiscard);
    return lines;
}

} // namespace rules::crimson
