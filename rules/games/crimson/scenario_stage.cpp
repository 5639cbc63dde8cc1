// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/scenario_stage.h"

#include "rules/core/card_head.h"
#include "rules/core/reasons.h"
#include "rules/core/words.h"
#include "rules/effects/effect_reader.h"
#include "rules/games/crimson/setup_words.h"
#include "rules/games/crimson/words.h"

#include <algorithm>
#include <charconv>

namespace rules::crimson {

using scenario::Wrong;
using Taken = Result<Done, Wrong>;

namespace {

Wrong unknown(std::string_view what, std::string_view word, std::string_view fitting)
{
    return scenario::wrongOf(isNo(what, word, fitting), true);
}

/// A number that cannot be is refused; what is no number is not understood.
Wrong wrongNumber(std::string_view what, std::string_view word, std::string_view fitting)
{
    return scenario::wrongOf(isNo(what, word, fitting), !isNumber(word));
}

/// What a file of another variant may say.
Wrong notHere(const BothLanguages& what)
{
    return {what.en + " belongs to another variant", false, what.de + " gehört zu einer anderen Variante"};
}

Wrong playerNotHere(const std::string& player)
{
    return notHere({"the player " + player, "der Spieler " + player});
}

/// Players of the other variants.
bool isSeatElsewhere(std::string_view word)
{
    static constexpr std::string_view kSeats[]{"A1", "A2", "B1", "B2", "P1", "P2", "P3",
                                               "P4", "P5", "P6", "L",  "R",  "X"};
    return std::find(std::begin(kSeats), std::end(kSeats), word) != std::end(kSeats);
}

constexpr std::string_view kVariants[]{"two-versus-two", "free-for-all", "solo", "coop"};
constexpr std::string_view kGivenWords =
    "turn, A coins, supply, LANE SIDE:, castle, castles, closed, front, offer:, deck:, deck SIDE:, discard:";

/// Lists begin at a colon that follows their name at once.
std::string listForm(std::string_view key)
{
    if (readLane(key))
        return "LANE SIDE";
    return key == "front" ? "front SIDE" : std::string(key);
}

std::string valueForm(std::string_view key)
{
    if (readSide(key))
        return "given SIDE coins N";
    if (key == "castle")
        return "given castle LANE CASTLE";
    if (key == "castles")
        return "given castles SIDE N";
    if (key == "turn")
        return "given turn SIDE PHASE";
    return key == "closed" ? "given closed LANE" : "given supply N";
}

} // namespace

Taken ScenarioStage::head(std::span<const std::string> words)
{
    const std::string& key = words[0];
    if ((key == "variant" || key == "players" || key == "seed") && words.size() != 2)
        return Wrong{"'" + key + "' takes one value", true, "'" + key + "' hat einen Wert"};
    if (key == "variant") {
        const auto variant = readVariant(words[1]);
        if (!variant) {
            if (std::find(std::begin(kVariants), std::end(kVariants), words[1]) != std::end(kVariants))
                return Wrong{"the variant '" + words[1] + "' cannot be played yet; duel and tournament can",
                             false,
                             "die Variante '" + words[1] +
                                 "' kann noch nicht gespielt werden, nur duel und tournament"};
            return unknown("variant", words[1], "duel, tournament");
        }
        m_variant = *variant;
    } else if (key == "players") {
        if (words[1] != "2")
            return Wrong{"this variant has 2 players", false, "diese Variante hat 2 Spieler"};
    } else if (key == "seed") {
        const std::string& word = words[1];
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), m_seed);
        if (problem != std::errc{} || end != word.data() + word.size())
            return unknown("seed", word, "0, 1, 2, …");
    } else if (key == "option") {
        if (words[1] == "handicap") {
            const auto side = words.size() == 4 ? readSide(words[2]) : std::nullopt;
            const auto coins = words.size() == 4 ? readNumber(words[3]) : std::nullopt;
            if (!side || !coins)
                return scenario::wrongOf(theFormIs("option handicap SIDE COINS"), true);
            m_handicap[*side] = *coins;
        } else if (words[1] == "difficulty" || words[1] == "placements") {
            return notHere({"the option '" + words[1] + "'", "die Option '" + words[1] + "'"});
        } else {
            return unknown("option", words[1], "handicap");
        }
    } else if (key == "define") {
        return define(words);
    }
    return Done{};
}

Taken ScenarioStage::define(std::span<const std::string> words)
{
    if (words.size() < 4 || words.size() % 2 != 0)
        return scenario::wrongOf(theFormIs("define CARD ATTRIBUTE VALUE"), true);
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
            return unknown(isCharacter ? "character" : "castle", id, "an id of the library");
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
            return Wrong{"the effects of '" + id + "' do not fit: " + read.error().front().text(), true,
                         "die Effekte von '" + id + "' passen nicht: " + read.error().front().text()};
        at->effects = *read;
    }
    if constexpr (isCharacter) {
        if (defined.strength)
            at->strength = *defined.strength;
    } else if (defined.strength) {
        return Wrong{"a castle has no strength", true, "eine Burg hat keine Stärke"};
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
            return unknown("strength", value, "0 … 99");
        defined.strength = static_cast<std::uint8_t>(*strength);
    } else if (attribute == "effects") {
        defined.effects = value;
    } else if (attribute == "kind") {
        if (value != "character" && value != "castle")
            return unknown("kind", value, "character, castle");
        defined.kind = value == "castle" ? effects::CardKind::Castle : effects::CardKind::Character;
    } else if (attribute == "name-en") {
        defined.en = spoken();
    } else if (attribute == "name-de") {
        defined.de = spoken();
    } else {
        return unknown("attribute", attribute, "strength, effects, kind, name-en, name-de");
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
            return unknown("character", card.id, "an id of the library, plain0 … plain9");
        if (card.down && !mayBeDown)
            return Wrong{"'" + word + "': only cards in a lane lie face-down", false,
                         "'" + word + "': nur Karten in einer Lane liegen verdeckt"};
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
        return unknown("position", "", kGivenWords);
    for (std::size_t i = 0; i < words.size() && i < 2; ++i)
        if (words[i].back() == ':')
            return givenList(words, i);
    if (readLane(words[0]) || words[0] == "front" || words[0] == "offer" || words[0] == "discard" ||
        words[0] == "deck")
        return scenario::wrongOf(theFormIs("given " + listForm(words[0]) + ": CARD…"), true);
    return givenValue(words);
}

Taken ScenarioStage::givenList(std::span<const std::string> words, std::size_t colon)
{
    std::vector<std::string> key(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(colon) + 1);
    key.back().pop_back();
    if (key[0] == "hand")
        return notHere({"a hand", "eine Hand"});
    const std::optional<Lane> lane = readLane(key[0]);
    const bool hasSide = key.size() == 2;
    if (hasSide && isSeatElsewhere(key[1]))
        return playerNotHere(key[1]);
    if (hasSide && !readSide(key[1]))
        return unknown("side", key[1], "A, B");
    const Side side = hasSide ? readSide(key[1]).value_or(Side{0}) : Side{0};
    auto cards = readCards(words.subspan(colon + 1), lane.has_value());
    if (!cards)
        return cards.error();
    if (key[0] == "deck" && hasSide) {
        if (m_variant != Variant::Tournament)
            return notHere({"a deck for each player", "ein Deck für jeden Spieler"});
        m_brought[side] = *cards;
        return Done{};
    }
    m_isPosition = true;
    if (lane && hasSide)
        m_lanes[zone::of(*lane, side)] = *cards;
    else if (key[0] == "front" && hasSide)
        m_front[side] = *cards;
    else if (key[0] == "offer" && !hasSide)
        m_offer = *cards;
    else if (key[0] == "deck" && !hasSide)
        m_deck = *cards;
    else if (key[0] == "discard" && !hasSide)
        m_discard = *cards;
    else
        return unknown("position", key[0], kGivenWords);
    return Done{};
}

Taken ScenarioStage::givenValue(std::span<const std::string> words)
{
    const std::string& key = words[0];
    const auto value = readNumber(words.back());
    if (key == "castle" && words.size() == 3) {
        const auto lane = readLane(words[1]);
        if (!lane)
            return unknown("lane", words[1], "left, middle, right");
        if (words[2] != "regular" && m_library.castle(words[2]) == nullptr)
            return unknown("castle", words[2], castleIds());
        m_castles[*lane] = words[2];
        m_namesCastle = true;
        return Done{};
    }
    m_isPosition = true;
    if (key == "turn" && (words.size() == 2 || words.size() == 3)) {
        const auto side = readSide(words[1]);
        const auto phase = words.size() == 3 ? readPhase(words[2]) : Phase::Income;
        if (!side && isSeatElsewhere(words[1]))
            return playerNotHere(words[1]);
        if (!side)
            return unknown("player", words[1], "A, B");
        if (words.size() == 3 && words[2] == "give")
            return notHere({"the phase 'give'", "die Phase 'give'"});
        if (!phase || *phase == Phase::Over)
            return unknown("phase", words[2], "income, recruitment, deployment, score");
        m_active = *side;
        m_phase = *phase;
    } else if (words.size() == 3 && isSeatElsewhere(key) && words[1] == "coins") {
        return playerNotHere(key);
    } else if (words.size() == 3 && readSide(key) && words[1] == "coins") {
        if (!value)
            return wrongNumber("number of coins", words[2], "0, 1, 2, …");
        m_coins[*readSide(key)] = *value;
    } else if (key == "supply" && words.size() == 2) {
        if (!value)
            return wrongNumber("number of coins", words[1], "0, 1, 2, …");
        m_supply = *value;
    } else if (key == "castles" && words.size() == 3) {
        const auto side = readSide(words[1]);
        if (!side || !value)
            return scenario::wrongOf(theFormIs("given castles SIDE N"), !side || !isNumber(words[2]));
        m_won[*side] = *value;
    } else if (key == "closed" && words.size() >= 2) {
        for (const std::string& word : words.subspan(1)) {
            const auto lane = readLane(word);
            if (!lane)
                return unknown("lane", word, "left, middle, right");
            m_closed[*lane] = true;
        }
    } else if (key == "castle-coins" || key == "used-discard") {
        return notHere({"'" + key + "'", "'" + key + "'"});
    } else if (readSide(key) || key == "supply" || key == "castles" || key == "castle" || key == "turn" ||
               key == "closed") {
        return scenario::wrongOf(theFormIs(valueForm(key)), true);
    } else if (words.size() > 1 && words[1] == "coins") {
        return unknown("player", key, "A, B");
    } else {
        return unknown("position", key, kGivenWords);
    }
    return Done{};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::begin() const
{
    const bool brought = m_brought[0] || m_brought[1];
    if (brought && (m_isPosition || !m_brought[0] || !m_brought[1]))
        return Wrong{
            m_isPosition ? "the decks that players bring begin a new match; a position names deck: and offer:"
                         : "each of the two players brings a deck",
            false,
            m_isPosition ? "Decks, die die Spieler mitbringen, beginnen eine neue Partie; eine Stellung "
                           "nennt deck: und offer:"
                         : "jeder der beiden Spieler bringt ein Deck mit"};
    // Beside the decks that players bring a castle belongs to the new match; otherwise it names a position.
    return m_isPosition || (m_namesCastle && !brought) ? position() : newMatch();
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::newMatch() const
{
    const auto game = std::make_shared<const Game>(m_library);
    Setup setup;
    setup.variant = m_variant;
    setup.seed = m_seed;
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        setup.castles[lane] = *game->table().castle(m_castles[lane]);
    for (std::size_t side = 0; side < kSides; ++side)
        setup.handicap[side] = static_cast<std::uint8_t>(std::min(m_handicap[side], 200));
    if (m_brought[0]) {
        for (const std::optional<Cards>& cards : m_brought) {
            setup.decks.emplace_back();
            for (const GivenCard& card : *cards)
                setup.decks.back().push_back(*game->table().character(card.id));
        }
    } else {
        setup.decks = sampleDecks(game->table(), m_variant, m_seed);
    }
    EventLog log;
    auto state = game->start(setup, log);
    if (!state)
        return Wrong{state.error().text(), false, state.error().text(Language::German)};
    return Begun{std::make_unique<Match>(game, m_variant, *state), logLines(*game, log)};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::position() const
{
    if (const auto wrong = problems(); !wrong.empty())
        return Wrong{wrong.front().text.en, false, wrong.front().text.de};
    const auto game = std::make_shared<const Game>(m_library);
    State state;
    const auto add = [&](std::size_t zone, const Cards& cards) {
        for (const GivenCard& given : cards) {
            const CardIx card = state.cards.add(zone);
            state.kind[card] = *game->table().character(given.id);
            state.setDown(card, given.down);
        }
    };
    const auto plain = [](std::size_t count) { return Cards(count, GivenCard{"plain1", false}); };
    for (std::size_t zone = 0; zone < zone::kInPlay; ++zone)
        add(zone, m_lanes[zone]);
    add(zone::kOffer, m_offer.value_or(plain(kOfferSize)));
    for (std::size_t side = 0; side < kSides; ++side)
        add(zone::kFront + side, m_front[side]);
    add(zone::kDiscard, m_discard);
    add(zone::kDeck, m_deck.value_or(plain(kUsualDeck)));

    state.random = Random(m_seed);
    for (std::size_t side = 0; side < kSides; ++side) {
        state.coins[side] = static_cast<std::uint8_t>(m_coins[side]);
        state.castles[side] = static_cast<std::uint8_t>(m_won[side]);
    }
    state.supply = static_cast<std::uint8_t>(m_supply.value_or(Game::kCoins - m_coins[0] - m_coins[1]));
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        state.castle[lane] = *game->table().castle(m_castles[lane]);
        if (m_closed[lane])
            state.closed = static_cast<std::uint8_t>(state.closed | 1u << lane);
    }
    state.active = m_active;
    state.phase = m_phase;
    EventLog log;
    game->settle(state, log);
    return Begun{std::make_unique<Match>(game, m_variant, state), logLines(*game, log)};
}

} // namespace rules::crimson
