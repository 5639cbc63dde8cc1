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

std::vector<PositionProblem> ScenarioStage::unreachable() const
{
    std::vector<PositionProblem> found;
    const Geometry board(m_options.columns, m_options.rows, m_options.zone);
    constexpr int kAllGold = kSides * kStartGold;
    int gold = 0;
    std::array<std::size_t, kSides> cards{};
    for (const GivenCharacter& each : m_characters) {
        gold += each.gold;
        ++cards[each.side];
        const Character* printed = m_library.find(each.id);
        if (printed == nullptr || each.health.value_or(0) <= printed->values.health)
            continue;
        const std::string most = std::to_string(printed->values.health);
        found.push_back({tileWord(board, each.tile),
                         {"its printed health is " + most + ", and it never has more",
                          "das aufgedruckte Leben ist " + most + ", mehr hat der Charakter nie"},
                         "bg.ability.heal"});
    }
    for (Side side = 0; side < kSides; ++side) {
        // What nobody has said is only what a match begins with.
        gold += m_saysTreasury[side] ? m_treasury[side] : 0;
        cards[side] +=
            m_hands[side].size() + m_boneyards[side].size() + (m_decks[side] ? m_decks[side]->size() : 0);
        if (cards[side] <= kDeckSize)
            continue;
        const std::string who(sideWord(side));
        const std::string count = std::to_string(cards[side]);
        found.push_back({"hand." + who,
                         {"a player has ten cards in all; here " + who + " has " + count,
                          "eine Person hat insgesamt zehn Karten; hier hat " + who + " " + count},
                         "bg.setup.deck"});
    }
    if (gold > kAllGold) {
        const std::string most = std::to_string(kAllGold);
        const std::string here = std::to_string(gold);
        found.push_back(
            {"A treasury",
             {"there are " + most + " gold in the whole match; treasuries and cards here hold " + here,
              "im ganzen Spiel gibt es " + most + " Gold; auf Karten und in Schatzkammern liegen hier " +
                  here},
             "bg.setup.gold"});
    }
    return found;
}

} // namespace rules::battleground
