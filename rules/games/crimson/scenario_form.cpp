// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/names.h"
#include "rules/games/crimson/scenario_stage.h"
#include "rules/games/crimson/words.h"

#include <algorithm>

namespace rules::crimson {

using scenario::PositionForm;
using scenario::PositionProblem;

namespace {

/// cc.deploy.front, cc.two.front: one card from each turn in which the player may recruit, their own
/// included.
std::size_t mostInFront(const Seating& seating)
{
    if (seating.isAgainstRaiders())
        return kHand;
    return seating.isRing ? seating.seats : seating.seats / 2u + 1u;
}

} // namespace

PositionForm ScenarioStage::form() const
{
    const auto wordName = [this](std::string_view word) { return narration::wordName(m_seating, word); };
    PositionForm form;
    const auto add = [&](const std::string& id, ZoneShape shape, const std::string& owner,
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
    for (std::size_t zone = 0; zone < m_seating.inPlay(); ++zone) {
        const std::string lane = laneWord(m_seating, zone::lane(zone));
        const std::string owner = partyWord(m_seating, m_seating.owner[zone]);
        add(zoneWord(m_seating, zone), ZoneShape::LaneSide, owner, lane, lane + " " + owner, 0, {});
    }
    const bool isAgainstRaiders = m_seating.isAgainstRaiders();
    if (!isAgainstRaiders)
        add("offer", ZoneShape::Row, "", "", "offer", kOfferSize, plain(kOfferSize));
    for (Seat seat = 0; seat < m_seating.seats; ++seat) {
        const std::string who = seatWord(m_seating, seat);
        const std::string zone = isAgainstRaiders ? "hand" : "front";
        add(zone + "." + who, isAgainstRaiders ? ZoneShape::Hand : ZoneShape::Row, who, "", zone + " " + who,
            mostInFront(m_seating), {});
    }
    add("deck", ZoneShape::TopOpen, "", "", "deck", 0, plain(kUsualDeck));
    add("discard", ZoneShape::OpenPile, "", "", "discard", 0, {});

    form.numbers.push_back({"supply", wordName("supply"), "supply", m_seating.coins, std::nullopt, "", true});
    for (Seat seat = 0; seat < m_seating.seats; ++seat) {
        const std::string who = seatWord(m_seating, seat);
        if (isAgainstRaiders) {
            form.flags.push_back({who, wordName("used-discard " + who), "used-discard " + who});
            continue;
        }
        form.numbers.push_back(
            {who + " coins", wordName(who + " coins"), who + " coins", m_seating.coins, 0, who, true});
        form.seats.push_back({who, narration::playerName(m_seating, seat)});
    }
    if (isAgainstRaiders)
        for (Party party = 0; party < m_seating.parties; ++party)
            form.seats.push_back(
                {partyWord(m_seating, party), narration::playerName(m_seating, m_seating.nameOf(party))});
    for (Party party = 0; party < m_seating.parties; ++party) {
        const std::string who = partyWord(m_seating, party);
        form.numbers.push_back(
            {"castles " + who, wordName("castles " + who), "castles " + who, 1, 0, who, false});
    }
    for (Lane lane = 0; lane < m_seating.lanes; ++lane) {
        const std::string name = laneWord(m_seating, lane);
        const BothLanguages shown = wordName(name);
        if (isAgainstRaiders) {
            const std::string coins = "castle-coins " + name;
            form.numbers.push_back({coins, wordName(coins), coins, m_seating.coins,
                                    int{kCastleCoins[std::size_t(m_difficulty)]}, "", true});
        }
        const bool closed = m_closed[lane];
        scenario::ChoicePart castle{
            name, shown, "castle " + name, {{"regular", {"Regular castle", "Reguläre Burg"}}}};
        if (!m_seating.isRing) // cc.ffa.fronts
            for (const effects::Castle& each : m_library.castles)
                castle.choices.push_back({each.id, each.name});
        form.flags.push_back({name, {shown.en + ": decided", shown.de + ": entschieden"}, "closed " + name});
        form.groups.push_back({name, shown, "", castle.choices.front().name, closed});
        form.choices.push_back(std::move(castle));
    }
    for (const Phase phase :
         {Phase::Give, Phase::Income, Phase::Recruitment, Phase::Deployment, Phase::Score})
        if (phase == Phase::Give          ? m_seating.variant == Variant::Coop
            : phase == Phase::Recruitment ? !isAgainstRaiders
                                          : true)
            form.phases.push_back({std::string(phaseWord(phase)), wordName(phaseWord(phase))});
    for (const effects::Character& each : m_library.characters)
        form.known.push_back({each.id, each.name, each.strength});
    for (int strength = 0; strength <= 9; ++strength) {
        const std::string digit = std::to_string(strength);
        form.known.push_back({"plain" + digit, {"Plain " + digit, "Einfache " + digit}, strength});
    }
    return form;
}

/// cc.ffa.deck: no card that changes the price of a match. cc.ffa.fronts: regular castles only.
void ScenarioStage::addRingProblems(std::vector<PositionProblem>& found) const
{
    const auto isBanned = [this](const GivenCard& card) {
        const effects::Character* const known = m_library.character(card.id);
        return known != nullptr &&
               std::any_of(known->effects.begin(), known->effects.end(), [](const effects::Effect& effect) {
                   return std::any_of(effect.program.begin(), effect.program.end(),
                                      [](const effects::Operation& operation) {
                                          return operation.code == effects::OpCode::MatchCost;
                                      });
               });
    };
    const auto check = [&](const std::string& zone, const Cards& cards) {
        const auto banned = std::find_if(cards.begin(), cards.end(), isBanned);
        if (banned == cards.end())
            return;
        const BothLanguages& name = m_library.character(banned->id)->name;
        found.push_back({zone,
                         {name.en + " cannot be used in a free-for-all",
                          name.de + " kann bei „Jeder für sich“ nicht verwendet werden"},
                         "cc.ffa.deck"});
    };
    for (std::size_t zone = 0; zone < m_seating.inPlay(); ++zone)
        check(zoneWord(m_seating, zone), m_lanes[zone]);
    for (Seat seat = 0; seat < m_seating.seats; ++seat)
        check("front." + seatWord(m_seating, seat), m_front[seat]);
    check("offer", m_offer.value_or(Cards()));
    check("deck", m_deck.value_or(Cards()));
    check("discard", m_discard);
    for (Lane lane = 0; lane < m_seating.lanes; ++lane)
        if (!m_castles[lane].empty() && m_castles[lane] != "regular")
            found.push_back({"castle " + laneWord(m_seating, lane),
                             {"a free-for-all is played with regular castles",
                              "„Jeder für sich“ wird mit regulären Burgen gespielt"},
                             "cc.ffa.fronts"});
}

std::vector<PositionProblem> ScenarioStage::problems() const
{
    std::vector<PositionProblem> found;
    int coins = m_supply.value_or(0);
    for (const int purse : m_coins)
        coins += purse;
    const bool isAgainstRaiders = m_seating.isAgainstRaiders();
    if (isAgainstRaiders)
        for (std::size_t lane = 0; lane < kRaiderLanes; ++lane) {
            coins += castleCoinsOf(lane);
            if (m_closed[lane] && castleCoinsOf(lane) > 0)
                found.push_back(
                    {"castle-coins " + laneWord(m_seating, static_cast<Lane>(lane)),
                     {"a conquered castle holds no coins", "auf einer eroberten Burg liegen keine Münzen"},
                     "cc.solo.castle-coins"});
        }
    const std::string total = std::to_string(m_seating.coins);
    if (coins > m_seating.coins)
        found.push_back(
            {"supply",
             {"all coins together make " + std::to_string(coins) + " of " + total +
                  ": players, supply and castles share the " + total + " coins of this variant",
              "alle Münzen zusammen sind " + std::to_string(coins) + " von " + total +
                  ": Personen, Vorrat und Burgen teilen sich die " + total + " Münzen dieser Variante"},
             m_seating.isDuel() ? "cc.setup.coins"
             : m_seating.isRing ? "cc.ffa.numbers"
             : isAgainstRaiders ? "cc.solo.setup"
                                : "cc.two.setup"});
    for (std::size_t zone = 0; zone < m_seating.inPlay(); ++zone)
        if (m_closed[zone::lane(zone)] && !m_lanes[zone].empty())
            found.push_back(
                {zoneWord(m_seating, zone),
                 {"a lane that is gone holds no cards", "in einer entschiedenen Lane liegen keine Karten"},
                 "cc.score.win"});
    if (m_seating.isRing)
        addRingProblems(found);
    const std::size_t most = mostInFront(m_seating);
    for (Seat seat = 0; seat < m_seating.seats && isAgainstRaiders; ++seat)
        if (m_front[seat].size() > most)
            found.push_back({"hand." + seatWord(m_seating, seat),
                             {"a hand has at most " + std::to_string(most) + " cards",
                              "auf der Hand sind höchstens " + std::to_string(most) + " Karten"},
                             m_seating.variant == Variant::Solo ? "cc.solo.draw" : "cc.coop.draw"});
    for (Seat seat = 0; seat < m_seating.seats && !isAgainstRaiders; ++seat)
        if (m_front[seat].size() > most)
            found.push_back({"front." + seatWord(m_seating, seat),
                             {"a player has at most " + std::to_string(most) + " cards in front of them",
                              "vor einer Person liegen höchstens " + std::to_string(most) + " Karten"},
                             m_seating.isDuel() ? "cc.deploy.front" : "cc.two.front"});
    for (Party party = 0; party < m_seating.parties; ++party)
        if (m_won[party] > 1)
            found.push_back({"castles " + partyWord(m_seating, party),
                             {"with two castles the match is over", "mit zwei Burgen ist die Partie vorbei"},
                             "cc.win"});
    if (m_offer && m_offer->size() > kOfferSize)
        found.push_back({"offer",
                         {"the offer has at most four cards", "im Angebot liegen höchstens vier Karten"},
                         "cc.setup.offer"});
    if (std::all_of(m_closed.begin(), m_closed.begin() + m_seating.lanes, [](bool closed) { return closed; }))
        found.push_back({"",
                         {"one lane at least is left while the match runs",
                          "solange die Partie läuft, bleibt mindestens eine Lane"},
                         "cc.win"});
    std::size_t count = m_discard.size() +
                        (m_offer            ? m_offer->size()
                         : isAgainstRaiders ? 0
                                            : kOfferSize) +
                        (m_deck ? m_deck->size() : kUsualDeck);
    for (const Cards& front : m_front)
        count += front.size();
    for (const Cards& lane : m_lanes)
        count += lane.size();
    const std::string room = std::to_string(kMaxCards);
    if (count > kMaxCards)
        found.push_back(
            {"",
             {"a match has at most " + room + " cards", "eine Partie hat höchstens " + room + " Karten"},
             "cc.setup.deck"});
    return found;
}

} // namespace rules::crimson
