// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/match_options.h"
#include "rules/games/battleground/words.h"

#include <algorithm>

namespace rules::battleground {

/// Lines cannot say who has acted, which defences are used up, or an opening whose card is drawn.
std::vector<std::string> Match::scenarioLines() const
{
    const State& s = m_state;
    const auto none = [](const auto& numbers) {
        return std::all_of(numbers.begin(), numbers.end(), [](auto number) { return number == 0; });
    };
    const bool atActions = s.phase == Phase::Actions && s.acted == 0;
    if ((!atActions && s.phase != Phase::Deployment) || s.toOpen != 0 || !none(s.defended) || !none(s.shield))
        return {};
    std::vector<std::string> lines{"game battleground", "variant standard"};
    MatchOptions usual;
    usual.first = First::A;
    for (const OptionForm& form : optionForms())
        if (const std::string value = optionValue(m_game->options(), form.key);
            form.key != "first" && value != optionValue(usual, form.key))
            lines.push_back("option " + std::string(form.key) + " " + value);
    const auto given = [&lines](const std::string& words) { lines.push_back("given " + words); };
    const auto id = [this](CardIx card) { return m_game->table().characters[m_state.kind[card]].id; };
    given("turn " + turn() + " " + phase());
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        given(who + " treasury " + std::to_string(s.treasury[side]));
        const auto list = [&](const std::string& what, std::size_t zone) {
            std::string words = who + " " + what + ":";
            for (const CardIx card : s.cards.in(zone))
                words += " " + id(card);
            given(words);
        };
        list("hand", zone::kHand + side);
        list("deck", zone::kDeck + side);
        list("boneyard", zone::kBoneyard + side);
    }
    const Geometry& board = m_game->board();
    for (unsigned number = 0; number < board.tiles(); ++number) {
        const auto tile = static_cast<Tile>(number);
        if (s.at[tile] == 0)
            continue;
        const CardIx card = s.cardAt(tile);
        std::string words =
            "at " + tileWord(board, tile) + " " + std::string(sideWord(s.ownerOf(card))) + " " + id(card);
        const bool slain = (s.slain & bit(tile)) != 0;
        if (slain)
            words += " slain";
        else if (s.health[card] != m_game->table().traits[s.kind[card]].health)
            words += " health " + std::to_string(s.health[card]);
        if (s.gold[card] > 0)
            words += " gold " + std::to_string(s.gold[card]);
        if ((s.turned & bit(tile)) != 0)
            words += " facing back";
        given(words);
    }
    return lines;
}

} // namespace rules::battleground
