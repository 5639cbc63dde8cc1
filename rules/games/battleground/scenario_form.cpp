// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/scenario_stage.h"
#include "rules/games/battleground/setup_words.h"
#include "rules/games/battleground/words.h"

namespace rules::battleground {

using scenario::PositionForm;
using scenario::PositionProblem;

namespace {
constexpr int kMostValue = 99;
}

PositionForm ScenarioStage::form() const
{
    PositionForm form;
    const Game game(m_library, m_options);
    const Geometry& board = game.board();
    const auto samples = sampleDecks(game.table(), m_seed);
    for (unsigned number = 0; number < board.tiles(); ++number) {
        const auto tile = static_cast<Tile>(number);
        const std::string word = tileWord(board, tile);
        ZoneView zone{word,
                      ZoneShape::Tile,
                      "",
                      "board",
                      false,
                      {},
                      static_cast<int>(board.column(tile)),
                      static_cast<int>(board.row(tile))};
        for (Side side = 0; side < kSides; ++side)
            if ((board.zoneOf(side) & bit(tile)) != 0)
                zone.owner = sideWord(side);
        form.cards.push_back({std::move(zone), {word, word}, "at " + word, 1, false, {}});
    }
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        const auto add = [&](const std::string& what, ZoneShape shape, std::vector<std::string> usual) {
            form.cards.push_back({{what + "." + who, shape, who, "", false, {}, -1, -1},
                                  wordName(what + "." + who),
                                  who + " " + what,
                                  0,
                                  false,
                                  std::move(usual)});
        };
        std::vector<std::string> deck;
        for (const std::uint8_t kind : samples[side])
            deck.push_back(game.table().characters[kind].id);
        add("hand", ZoneShape::Hand, {});
        add("deck", ZoneShape::OpenPile, std::move(deck));
        add("boneyard", ZoneShape::OpenPile, {});
        form.numbers.push_back({who + " treasury", wordName(who + " treasury"), who + " treasury", kMostValue,
                                kStartGold, who, true});
        form.seats.push_back({who, {who, who}});
    }
    for (const Phase phase : {Phase::Opening, Phase::Actions, Phase::Deployment})
        form.phases.push_back({std::string(phaseWord(phase)), wordName(phaseWord(phase))});
    form.traits = {
        {"health", wordName("health"), kMostValue, {}},
        {"gold", wordName("gold"), kMostValue, {}},
        {"facing", {"Looks", "Blickt"}, 0, {{"front", {"ahead", "nach vorn"}}, {"back", {"back", "zurück"}}}},
        {"slain", {"Slain", "Erschlagen"}, 0, {}}};
    for (const Character& each : m_library.all)
        form.known.push_back(
            {each.id, each.name, each.values.attack.value_or(std::uint8_t{0}), each.values.health});
    return form;
}

std::vector<PositionProblem> ScenarioStage::problems() const
{
    const Game game(m_library, m_options);
    const auto samples = sampleDecks(game.table(), m_seed);
    std::size_t count = m_characters.size();
    for (Side side = 0; side < kSides; ++side)
        count += m_hands[side].size() + m_boneyards[side].size() +
                 (m_decks[side] ? m_decks[side]->size() : samples[side].size());
    if (count <= kMaxCards)
        return {};
    const std::string most = std::to_string(kMaxCards);
    return {{"",
             {"a position has at most " + most + " cards", "eine Stellung hat höchstens " + most + " Karten"},
             "bg.setup.deck"}};
}

} // namespace rules::battleground
