// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/names.h"
#include "rules/games/crimson/scenario_stage.h"
#include "rules/games/crimson/words.h"

namespace rules::crimson {

using scenario::PositionForm;
using scenario::PositionProblem;

namespace {

constexpr std::size_t kMostInFront = 2;

std::string laneSide(std::size_t zone, char between)
{
    return std::string(laneWord(zone::lane(zone))) + between + std::string(sideWord(zone::side(zone)));
}

} // namespace

PositionForm ScenarioStage::form() const
{
    using narration::wordName;
    PositionForm form;
    const auto add = [&form](const std::string& id, ZoneShape shape, const std::string& owner,
                             const std::string& group, const std::string& words, std::size_t most,
                             std::vector<std::string> usual) {
        form.cards.push_back({{id, shape, owner, group, false, {}},
                              wordName(id),
                              words,
                              most,
                              shape == ZoneShape::LaneSide,
                              std::move(usual)});
    };
    const auto plain = [](std::size_t count) { return std::vector<std::string>(count, "plain1"); };
    for (std::size_t zone = 0; zone < zone::kInPlay; ++zone)
        add(laneSide(zone, '.'), ZoneShape::LaneSide, std::string(sideWord(zone::side(zone))),
            std::string(laneWord(zone::lane(zone))), laneSide(zone, ' '), 0, {});
    add("offer", ZoneShape::Row, "", "", "offer", kOfferSize, plain(kOfferSize));
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        add("front." + who, ZoneShape::Row, who, "", "front " + who, kMostInFront, {});
    }
    add("deck", ZoneShape::TopOpen, "", "", "deck", 0, plain(kUsualDeck));
    add("discard", ZoneShape::OpenPile, "", "", "discard", 0, {});

    form.numbers.push_back({"supply", wordName("supply"), "supply", Game::kCoins, std::nullopt, "", true});
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        form.numbers.push_back(
            {who + " coins", wordName(who + " coins"), who + " coins", Game::kCoins, 0, who, true});
        form.numbers.push_back(
            {"castles " + who, wordName("castles " + who), "castles " + who, 1, 0, who, false});
        form.seats.push_back({who, {who, who}});
    }
    for (Lane lane = 0; lane < kLanes; ++lane) {
        const std::string name(laneWord(lane));
        const BothLanguages shown = wordName(name);
        const bool closed = m_closed[lane];
        scenario::ChoicePart castle{
            name, shown, "castle " + name, {{"regular", {"Regular castle", "Reguläre Burg"}}}};
        for (const effects::Castle& each : m_library.castles)
            castle.choices.push_back({each.id, each.name});
        form.flags.push_back({name, {shown.en + ": decided", shown.de + ": entschieden"}, "closed " + name});
        form.groups.push_back({name, shown, "", castle.choices.front().name, closed});
        form.choices.push_back(std::move(castle));
    }
    for (const Phase phase : {Phase::Income, Phase::Recruitment, Phase::Deployment, Phase::Score})
        form.phases.push_back({std::string(phaseWord(phase)), wordName(phaseWord(phase))});
    for (const effects::Character& each : m_library.characters)
        form.known.push_back({each.id, each.name, each.strength});
    for (int strength = 0; strength <= 9; ++strength) {
        const std::string digit = std::to_string(strength);
        form.known.push_back({"plain" + digit, {"Plain " + digit, "Einfache " + digit}, strength});
    }
    return form;
}

std::vector<PositionProblem> ScenarioStage::problems() const
{
    std::vector<PositionProblem> found;
    if (m_coins[0] + m_coins[1] + m_supply.value_or(0) > Game::kCoins)
        found.push_back(
            {"supply",
             {"there are only 40 coins in this variant", "in dieser Variante gibt es nur 40 Münzen"},
             "cc.setup.coins"});
    for (std::size_t zone = 0; zone < zone::kInPlay; ++zone)
        if (m_closed[zone::lane(zone)] && !m_lanes[zone].empty())
            found.push_back(
                {laneSide(zone, '.'),
                 {"a lane that is gone holds no cards", "in einer entschiedenen Lane liegen keine Karten"},
                 "cc.score.win"});
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        if (m_front[side].size() > kMostInFront)
            found.push_back({"front." + who,
                             {"at most two cards lie in front of a player",
                              "vor einer Person liegen höchstens zwei Karten"},
                             "cc.deploy.front"});
        if (m_won[side] > 1)
            found.push_back({"castles " + who,
                             {"with two castles the match is over", "mit zwei Burgen ist die Partie vorbei"},
                             "cc.win"});
    }
    if (m_offer && m_offer->size() > kOfferSize)
        found.push_back({"offer",
                         {"the offer has at most four cards", "im Angebot liegen höchstens vier Karten"},
                         "cc.setup.offer"});
    if (m_closed[0] && m_closed[1] && m_closed[2])
        found.push_back({"",
                         {"one lane at least is left while the match runs",
                          "solange die Partie läuft, bleibt mindestens eine Lane"},
                         "cc.win"});
    std::size_t count = m_front[0].size() + m_front[1].size() + m_discard.size() +
                        (m_offer ? m_offer->size() : kOfferSize) + (m_deck ? m_deck->size() : kUsualDeck);
    for (const Cards& lane : m_lanes)
        count += lane.size();
    const std::string most = std::to_string(kMaxCards);
    if (count > kMaxCards)
        found.push_back(
            {"",
             {"a match has at most " + most + " cards", "eine Partie hat höchstens " + most + " Karten"},
             "cc.setup.deck"});
    return found;
}

} // namespace rules::crimson
