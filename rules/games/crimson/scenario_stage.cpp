// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/scenario_stage.h"

#include "rules/core/card_head.h"
#include "rules/core/words.h"
#include "rules/games/crimson/crimson_reasons.h"
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/setup_words.h"
#include "rules/games/crimson/words.h"
#include "rules/games/match_reasons.h"

#include <algorithm>
#include <charconv>

namespace rules::crimson {

using scenario::Wrong;
using Taken = Result<Done, Wrong>;

namespace {

template <ReasonCode Code>
Wrong unknown(Code what, std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(what, word, std::move(fitting)), true);
}

/// A number that cannot be is refused; what is no number is not understood.
template <ReasonCode Code>
Wrong wrongNumber(Code what, std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(what, word, std::move(fitting)), !isNumber(word));
}

/// What a file of another variant may say.
Wrong notHere(Reason reason)
{
    return {std::move(reason), false};
}

/// A lane of another variant, or one that this seating does not have.
Wrong laneNotHere(const std::string& lane)
{
    return {{CrimsonReason::LaneNotHere, lane}, false};
}

Wrong playerNotHere(const std::string& player)
{
    return notHere({CrimsonReason::PlayerOfOtherVariant, player});
}

/// The variants, for messages.
constexpr std::string_view kVariants = "duel, tournament, two-versus-two, free-for-all, solo, coop";

constexpr std::string_view kGivenWords =
    "turn, A coins, supply, LANE SIDE:, castle, castles, closed, front, offer:, deck:, deck SIDE:, discard:, "
    "hand, castle-coins, used-discard";

/// Lists begin at a colon that follows their name at once.
std::string listForm(const Seating& seating, std::string_view key)
{
    if (readLane(seating, key))
        return "LANE SIDE";
    return key == "front" || key == "hand" ? std::string(key) + " PLAYER" : std::string(key);
}

std::string valueForm(const Seating& seating, std::string_view key)
{
    if (readSeat(seating, key))
        return "given PLAYER coins N";
    if (key == "castle-coins")
        return "given castle-coins LANE N";
    if (key == "used-discard")
        return "given used-discard PLAYER";
    if (key == "castle")
        return "given castle LANE CASTLE";
    if (key == "castles")
        return "given castles SIDE N";
    if (key == "turn")
        return "given turn PLAYER PHASE";
    return key == "closed" ? "given closed LANE" : "given supply N";
}

} // namespace

Taken ScenarioStage::head(std::span<const std::string> words)
{
    const std::string& key = words[0];
    if ((key == "variant" || key == "players" || key == "seed") && words.size() != 2)
        return Wrong{{MatchReason::OneValue, key}, true};
    if (key == "variant") {
        const auto variant = readVariant(words[1]);
        if (!variant)
            return unknown(CoreReason::NotAVariant, words[1], kVariants);
        sit(*variant, playersOf(*variant).min);
    } else if (key == "players") {
        const auto players = readNumber(words[1]);
        const PlayerRange range = playersOf(m_seating.variant);
        if (!players)
            return unknown(CoreReason::NotANumber, words[1], "1, 2, 3, …");
        if (unsigned(*players) < range.min || unsigned(*players) > range.max) {
            const std::string possible = range.min == range.max
                                             ? std::to_string(range.min)
                                             : std::to_string(range.min) + "–" + std::to_string(range.max);
            return Wrong{{CrimsonReason::VariantPlayers, possible}, false};
        }
        sit(m_seating.variant, unsigned(*players));
    } else if (key == "seed") {
        const std::string& word = words[1];
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), m_seed);
        if (problem != std::errc{} || end != word.data() + word.size())
            return unknown(CoreReason::NotASeed, word, "0, 1, 2, …");
    } else if (key == "option") {
        if (words.size() < 2)
            return scenario::wrongOf(hasForm("option KEY VALUE"), true);
        if (words[1] == "handicap" && m_seating.isAgainstRaiders())
            return notHere({CrimsonReason::OtherVariant, "option handicap"});
        if (words[1] == "handicap") {
            const auto seat = words.size() == 4 ? readSeat(m_seating, words[2]) : std::nullopt;
            const auto coins = words.size() == 4 ? readNumber(words[3]) : std::nullopt;
            if (!seat || !coins)
                return scenario::wrongOf(hasForm("option handicap PLAYER COINS"), true);
            m_handicap[*seat] = *coins;
        } else if (words[1] == "placements" && m_seating.isRing) {
            if (words.size() != 3 || (words[2] != "on" && words[2] != "off"))
                return scenario::wrongOf(hasForm("option placements on|off"), true);
            m_placements = words[2] == "on";
        } else if (words[1] == "difficulty" && m_seating.isAgainstRaiders()) {
            const auto difficulty = words.size() == 3 ? readDifficulty(words[2]) : std::nullopt;
            if (!difficulty)
                return words.size() == 3 ? unknown(CrimsonReason::NotADifficulty, words[2], kDifficulties)
                                         : scenario::wrongOf(hasForm("option difficulty LEVEL"), true);
            m_difficulty = *difficulty;
        } else if (words[1] == "difficulty" || words[1] == "placements") {
            return notHere({CrimsonReason::OtherVariant, "option " + words[1]});
        } else {
            return unknown(CoreReason::NotAnOption, words[1], "handicap, placements, difficulty");
        }
    } else if (key == "define") {
        return define(words);
    }
    return Done{};
}

void ScenarioStage::sit(Variant variant, unsigned players)
{
    m_seating = seatingOf(variant, players);
}

std::optional<Seat> ScenarioStage::seatHere(const std::string& word) const
{
    return readSeat(m_seating, word);
}

Taken ScenarioStage::define(std::span<const std::string> words)
{
    if (words.size() < 4 || words.size() % 2 != 0)
        return scenario::wrongOf(hasForm("define CARD ATTRIBUTE VALUE"), true);
    Definition defined;
    for (std::size_t i = 2; i < words.size(); i += 2)
        if (const auto read = readAttribute(words[i], words[i + 1], defined); !read)
            return read.error();
    const bool castle = defined.kind == effects::CardKind::Castle || m_library.castle(words[1]) != nullptr;
    // Only who says what a card does can mean a new one; all else is a slip of the pen.
    const bool mayBeNew = defined.effects.has_value();
    return castle ? apply(defined, words[1], m_library.castles, mayBeNew)
                  : apply(defined, words[1], m_library.characters, mayBeNew);
}

template <class Card>
Taken ScenarioStage::apply(const Definition& defined, const std::string& id, std::vector<Card>& cards,
                           bool mayBeNew)
{
    constexpr bool isCharacter = std::is_same_v<Card, effects::Character>;
    auto at = std::lower_bound(cards.begin(), cards.end(), id,
                               [](const Card& card, const std::string& wanted) { return card.id < wanted; });
    if (at == cards.end() || at->id != id) {
        const bool plain = isCharacter && isPlain(id);
        if (!plain && (!mayBeNew || !isCardId(id)))
            return isCharacter ? unknown(CoreReason::NotACharacter, id, CoreReason::AnIdOfTheLibrary)
                               : unknown(CrimsonReason::NotACastle, id, CoreReason::AnIdOfTheLibrary);
        Card made;
        made.id = id;
        made.name = {id, id};
        if constexpr (isCharacter)
            made.strength = plain ? static_cast<std::uint8_t>(id.back() - '0') : made.strength;
        at = cards.insert(at, std::move(made));
    }
    if (!defined.en.empty())
        at->name.en = defined.en;
    if (!defined.de.empty())
        at->name.de = defined.de;
    if (defined.effects) {
        const auto kind = isCharacter ? effects::CardKind::Character : effects::CardKind::Castle;
        const auto read = effects::readEffects(*defined.effects, kind);
        if (!read)
            return Wrong{{CrimsonReason::EffectsMisfit, id, reasonOf(read.error().front())}, true};
        at->effects = *read;
    }
    if constexpr (isCharacter) {
        if (defined.strength)
            at->strength = *defined.strength;
    } else if (defined.strength) {
        return Wrong{CrimsonReason::CastleStrength, true};
    }
    return Done{};
}

Taken ScenarioStage::readAttribute(const std::string& attribute, const std::string& value,
                                   Definition& defined) const
{
    // Words have no blanks.
    const auto spoken = [&value] {
        std::string name = value;
        std::replace(name.begin(), name.end(), '_', ' ');
        return name;
    };
    if (attribute == "strength") {
        const auto strength = readNumber(value);
        if (!strength || *strength > 99)
            return unknown(CrimsonReason::NotAStrength, value, "0 … 99");
        defined.strength = static_cast<std::uint8_t>(*strength);
    } else if (attribute == "effects") {
        defined.effects = value;
    } else if (attribute == "kind") {
        if (value != "character" && value != "castle")
            return unknown(CoreReason::NotAKind, value, "character, castle");
        defined.kind = value == "castle" ? effects::CardKind::Castle : effects::CardKind::Character;
    } else if (attribute == "name-en") {
        defined.en = spoken();
    } else if (attribute == "name-de") {
        defined.de = spoken();
    } else {
        return unknown(CoreReason::NotAnAttribute, attribute, "strength, effects, kind, name-en, name-de");
    }
    return Done{};
}

bool ScenarioStage::isKnown(std::string_view id) const
{
    return isPlain(id) || m_library.character(id) != nullptr;
}

Result<ScenarioStage::Cards, Wrong> ScenarioStage::readCards(std::span<const std::string> words,
                                                             bool mayBeDown) const
{
    static constexpr std::string_view kDown = "(down)";
    Cards cards;
    for (const std::string& word : words) {
        GivenCard card{word, false};
        if (card.id.size() > kDown.size() && card.id.ends_with(kDown)) {
            card.id.resize(card.id.size() - kDown.size());
            card.down = true;
        }
        if (!isKnown(card.id))
            return unknown(CoreReason::NotACharacter, card.id, CrimsonReason::IdOrPlain);
        if (card.down && !mayBeDown)
            return Wrong{{CrimsonReason::OnlyInLaneDown, word}, false};
        cards.push_back(std::move(card));
    }
    return cards;
}

std::string ScenarioStage::castleIds() const
{
    std::string ids = "regular";
    for (const effects::Castle& castle : m_library.castles)
        ids += ", " + castle.id;
    return ids;
}

Taken ScenarioStage::given(std::span<const std::string> words)
{
    if (words.empty())
        return unknown(CoreReason::NotAPosition, "", kGivenWords);
    for (std::size_t i = 0; i < words.size() && i < 2; ++i)
        if (words[i].back() == ':')
            return givenList(words, i);
    if (readLane(m_seating, words[0]) || words[0] == "front" || words[0] == "hand" || words[0] == "offer" ||
        words[0] == "discard" || words[0] == "deck")
        return scenario::wrongOf(hasForm("given " + listForm(m_seating, words[0]) + ": CARD…"), true);
    return givenValue(words);
}

Taken ScenarioStage::givenList(std::span<const std::string> words, std::size_t colon)
{
    std::vector<std::string> key(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(colon) + 1);
    key.back().pop_back();
    if (key[0] == "hand" && !m_seating.isAgainstRaiders())
        return notHere(CrimsonReason::HandOfOtherVariant);
    if ((key[0] == "front" || key[0] == "offer") && m_seating.isAgainstRaiders())
        return notHere({CrimsonReason::OtherVariant, key[0]}); // cc.solo.draw
    const std::optional<Lane> lane = readLane(m_seating, key[0]);
    if (!lane && isLaneOfAnyVariant(key[0]))
        return laneNotHere(key[0]);
    const bool hasOwner = key.size() == 2;
    // Lanes belong to parties, cards in front and decks to seats.
    const auto half = lane && hasOwner ? readHalf(m_seating, key[0], key[1]) : std::nullopt;
    const Seat seat = hasOwner ? readSeat(m_seating, key[1]).value_or(kNoSeat) : kNoSeat;
    if (hasOwner && (lane ? !half : seat == kNoSeat)) {
        if (isPlayerOfAnyVariant(key[1]))
            return playerNotHere(key[1]);
        return lane ? unknown(CoreReason::NotASide, key[1], partyWords(m_seating))
                    : unknown(CoreReason::NotAPlayer, key[1], seatWords(m_seating));
    }
    auto cards = readCards(words.subspan(colon + 1), lane.has_value());
    if (!cards)
        return cards.error();
    if (key[0] == "deck" && hasOwner) {
        if (m_seating.variant != Variant::Tournament)
            return notHere(CrimsonReason::DecksOfOtherVariant);
        m_brought[seat] = *cards;
        return Done{};
    }
    m_isPosition = true;
    if (half)
        m_lanes[*half] = *cards;
    else if ((key[0] == "front" || key[0] == "hand") && seat != kNoSeat)
        m_front[seat] = *cards;
    else if (key[0] == "offer" && !hasOwner)
        m_offer = *cards;
    else if (key[0] == "deck" && !hasOwner)
        m_deck = *cards;
    else if (key[0] == "discard" && !hasOwner)
        m_discard = *cards;
    else
        return unknown(CoreReason::NotAPosition, key[0], kGivenWords);
    return Done{};
}

Taken ScenarioStage::givenValue(std::span<const std::string> words)
{
    const std::string& key = words[0];
    const auto value = readNumber(words.back());
    if (key == "castle" && words.size() == 3) {
        const auto lane = readLane(m_seating, words[1]);
        if (!lane)
            return isLaneOfAnyVariant(words[1])
                       ? laneNotHere(words[1])
                       : unknown(CrimsonReason::NotALane, words[1], laneWords(m_seating));
        if (words[2] != "regular" && m_library.castle(words[2]) == nullptr)
            return unknown(CrimsonReason::NotACastle, words[2], castleIds());
        m_castles[*lane] = words[2];
        m_namesCastle = true;
        return Done{};
    }
    m_isPosition = true;
    if (key == "turn" && (words.size() == 2 || words.size() == 3)) {
        const auto seat = turnHere(words[1]);
        const auto phase = words.size() == 3 ? readPhase(words[2]) : Phase::Income;
        if (!seat && isPlayerOfAnyVariant(words[1]))
            return playerNotHere(words[1]);
        if (!seat)
            return unknown(CoreReason::NotAPlayer, words[1],
                           m_seating.isAgainstRaiders() ? partyWords(m_seating) : seatWords(m_seating));
        const bool gives = m_seating.variant == Variant::Coop && *seat == 0;
        if (phase == Phase::Give && !gives)
            return notHere({CrimsonReason::OtherVariant, "give"});
        if (phase == Phase::Recruitment && m_seating.isAgainstRaiders())
            return notHere({CrimsonReason::OtherVariant, "recruitment"});
        if (!phase || *phase == Phase::Over)
            return unknown(CoreReason::NotAPhase, words[2], "income, recruitment, deployment, score, give");
        m_active = *seat;
        m_phase = *phase;
    } else if (words.size() == 3 && words[1] == "coins" && m_seating.isAgainstRaiders() &&
               isPlayerOfAnyVariant(key)) {
        return notHere(CrimsonReason::PurseOfOtherVariant); // cc.solo.coins
    } else if (words.size() == 3 && seatHere(key) && words[1] == "coins") {
        if (!value)
            return wrongNumber(CoreReason::NotACoinCount, words[2], "0, 1, 2, …");
        m_coins[*seatHere(key)] = *value;
    } else if (words.size() == 3 && isPlayerOfAnyVariant(key) && words[1] == "coins") {
        return playerNotHere(key);
    } else if (key == "supply" && words.size() == 2) {
        if (!value)
            return wrongNumber(CoreReason::NotACoinCount, words[1], "0, 1, 2, …");
        m_supply = *value;
    } else if (key == "castles" && words.size() == 3) {
        const auto party = readParty(m_seating, words[1]);
        if (!party && isPlayerOfAnyVariant(words[1]))
            return playerNotHere(words[1]);
        if (!party || !value)
            return scenario::wrongOf(hasForm("given castles SIDE N"), !party || !isNumber(words[2]));
        m_won[*party] = *value;
    } else if (key == "closed" && words.size() >= 2) {
        for (const std::string& word : words.subspan(1)) {
            const auto lane = readLane(m_seating, word);
            if (!lane)
                return isLaneOfAnyVariant(word)
                           ? laneNotHere(word)
                           : unknown(CrimsonReason::NotALane, word, laneWords(m_seating));
            m_closed[*lane] = true;
        }
    } else if (key == "castle-coins" && words.size() == 3 && m_seating.isAgainstRaiders()) {
        const auto lane = readLane(m_seating, words[1]);
        if (!lane)
            return isLaneOfAnyVariant(words[1])
                       ? laneNotHere(words[1])
                       : unknown(CrimsonReason::NotALane, words[1], laneWords(m_seating));
        if (!value)
            return wrongNumber(CoreReason::NotACoinCount, words[2], "0, 1, 2, …");
        m_castleCoins[*lane] = *value;
    } else if (key == "used-discard" && words.size() == 2 && m_seating.isAgainstRaiders()) {
        const auto seat = seatHere(words[1]);
        if (!seat)
            return isPlayerOfAnyVariant(words[1])
                       ? playerNotHere(words[1])
                       : unknown(CoreReason::NotAPlayer, words[1], seatWords(m_seating));
        m_usedDiscard |= 1u << *seat;
    } else if ((key == "castle-coins" || key == "used-discard") && m_seating.isAgainstRaiders()) {
        return scenario::wrongOf(hasForm(valueForm(m_seating, key)), true);
    } else if (key == "castle-coins" || key == "used-discard") {
        return notHere({CrimsonReason::OtherVariant, key});
    } else if (seatHere(key) || key == "supply" || key == "castles" || key == "castle" || key == "turn" ||
               key == "closed") {
        return scenario::wrongOf(hasForm(valueForm(m_seating, key)), true);
    } else if (words.size() > 1 && words[1] == "coins") {
        return unknown(CoreReason::NotAPlayer, key, seatWords(m_seating));
    } else {
        return unknown(CoreReason::NotAPosition, key, kGivenWords);
    }
    return Done{};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::begin() const
{
    const bool brought = m_brought[0] || m_brought[1];
    if (brought && (m_isPosition || !m_brought[0] || !m_brought[1]))
        return Wrong{m_isPosition ? CrimsonReason::DecksStartAMatch : CrimsonReason::EachBringsADeck, false};
    // Beside the decks that players bring a castle belongs to the new match; otherwise it names a position.
    return m_isPosition || (m_namesCastle && !brought) ? position() : newMatch();
}

int ScenarioStage::castleCoinsOf(std::size_t lane) const
{
    const int usual = m_closed[lane] ? 0 : kCastleCoins[std::size_t(m_difficulty)];
    return m_castleCoins[lane].value_or(usual);
}

std::optional<Seat> ScenarioStage::turnHere(const std::string& word) const
{
    if (!m_seating.isAgainstRaiders())
        return seatHere(word);
    const auto party = readParty(m_seating, word);
    if (!party)
        return std::nullopt;
    return *party == kRaiders ? m_seating.raiders() : Seat{0};
}

std::uint8_t ScenarioStage::castleOf(const Game& game, std::size_t lane) const
{
    return m_castles[lane].empty() ? std::uint8_t{0} : *game.table().castle(m_castles[lane]);
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::newMatch() const
{
    const auto game = std::make_shared<const Game>(m_library);
    Setup setup;
    setup.variant = m_seating.variant;
    setup.players = m_seating.seats;
    setup.placements = m_placements;
    setup.difficulty = m_difficulty;
    setup.seed = m_seed;
    for (std::size_t lane = 0; lane < m_seating.lanes; ++lane)
        setup.castles[lane] = castleOf(*game, lane);
    for (Seat seat = 0; seat < m_seating.seats; ++seat)
        setup.handicap[seat] = static_cast<std::uint8_t>(std::min(m_handicap[seat], 200));
    if (m_brought[0]) {
        for (const std::optional<Cards>& cards : m_brought) {
            setup.decks.emplace_back();
            for (const GivenCard& card : *cards)
                setup.decks.back().push_back(*game->table().character(card.id));
        }
    } else {
        setup.decks = sampleDecks(game->table(), m_seating.variant, m_seating.seats, m_seed);
    }
    EventLog log;
    auto state = game->start(setup, log);
    if (!state)
        return scenario::wrongOf(state.error(), false);
    return Begun{std::make_unique<Match>(game, *state), logLines(*game, *state, log)};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::position() const
{
    if (const auto wrong = problems(); !wrong.empty())
        return Wrong{{CoreReason::Quoted, wrong.front().text}, false};
    const auto game = std::make_shared<const Game>(m_library);
    State state;
    state.seating = m_seating;
    state.placements = m_placements;
    const auto add = [&](std::size_t zone, const Cards& cards) {
        for (const GivenCard& given : cards) {
            const CardIx card = state.cards.add(zone);
            state.kind[card] = *game->table().character(given.id);
            state.setDown(card, given.down);
        }
    };
    const auto plain = [](std::size_t count) { return Cards(count, GivenCard{"plain1", false}); };
    for (std::size_t zone = 0; zone < m_seating.inPlay(); ++zone)
        add(zone, m_lanes[zone]);
    if (!m_seating.isAgainstRaiders())
        add(m_seating.offer, m_offer.value_or(plain(kOfferSize)));
    for (Seat seat = 0; seat < m_seating.seats; ++seat)
        add(m_seating.frontOf(seat), m_front[seat]);
    add(m_seating.discard, m_discard);
    add(m_seating.deck, m_deck.value_or(plain(kUsualDeck)));
    noteStanding(state, game->table(m_seating));

    state.random = Random(m_seed);
    int purses = 0;
    for (Seat seat = 0; seat < m_seating.seats; ++seat) {
        state.coins[seat] = static_cast<std::uint8_t>(m_coins[seat]);
        purses += m_coins[seat];
    }
    for (Party party = 0; party < m_seating.parties; ++party)
        state.castles[party] = static_cast<std::uint8_t>(m_won[party]);
    state.supply = static_cast<std::uint8_t>(m_supply.value_or(m_seating.coins - purses));
    for (std::size_t lane = 0; lane < m_seating.lanes; ++lane) {
        state.castle[lane] = castleOf(*game, lane);
        if (m_closed[lane])
            state.closed = static_cast<std::uint16_t>(state.closed | 1u << lane);
    }
    state.active = m_active;
    state.phase = m_phase;
    if (m_seating.isAgainstRaiders()) {
        state.difficulty = m_difficulty;
        state.usedDiscard = static_cast<std::uint8_t>(m_usedDiscard);
        for (std::size_t lane = 0; lane < kRaiderLanes; ++lane) {
            state.castleCoins[lane] = static_cast<std::uint8_t>(castleCoinsOf(lane));
            if (!m_supply)
                state.supply = static_cast<std::uint8_t>(state.supply - state.castleCoins[lane]);
        }
        // What the hands hold is still to be played; the left player has played the first of each pair.
        if (m_phase == Phase::Deployment && m_front[0].size() < m_front[1].size())
            state.step = 1;
        if (m_phase == Phase::Score)
            state.active = 0;
    }
    EventLog log;
    game->settle(state, log);
    return Begun{std::make_unique<Match>(game, state), logLines(*game, state, log)};
}

} // namespace rules::crimson
