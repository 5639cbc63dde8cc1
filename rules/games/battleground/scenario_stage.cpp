// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/scenario_stage.h"

#include "rules/core/words.h"
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/battleground/setup_words.h"
#include "rules/games/battleground/words.h"
#include "rules/games/match_reasons.h"

#include <algorithm>
#include <charconv>

namespace rules::battleground {

using scenario::Wrong;
using Taken = Result<Done, Wrong>;

namespace {

constexpr int kMostValue = 99;
constexpr std::string_view kGivenWords = "turn, SIDE treasury, SIDE hand:, SIDE deck:, SIDE boneyard:, at";
constexpr std::string_view kAttributes =
    "cost, range, attack, attacks, health, defence, defences, ability, values, name-en, name-de";

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

/// "ability OP [AMOUNT] [AIM]"; gives how many words it took, 0 if they do not fit.
std::size_t readAbility(std::span<const std::string> words, Ability& ability)
{
    const auto ops = opWords();
    const auto named = [&]() -> std::string_view {
        if (words.empty())
            return {};
        return words[0] == "gain" || words[0] == "gain-gold" ? std::string_view("gold") : words[0];
    }();
    const auto op = std::find(ops.begin(), ops.end(), named);
    if (op == ops.end())
        return 0;
    Operation operation;
    operation.code = static_cast<OpCode>(op - ops.begin());
    std::size_t taken = 1;
    if (takesAmount(operation.code)) {
        const auto amount = words.size() > 1 ? readNumber(words[1], kMostValue) : std::nullopt;
        if (!amount)
            return 0;
        operation.amount = static_cast<std::uint8_t>(*amount);
        taken = 2;
    }
    ability = {usualAim(operation.code), {operation}};
    if (words.size() > taken) {
        const auto aims = aimWords();
        const auto aim = std::find(aims.begin(), aims.end(), words[taken]);
        if (aim != aims.end()) {
            ability.aim = static_cast<Aim>(aim - aims.begin());
            ++taken;
        }
    }
    return taken;
}

bool setValue(Values& values, std::string_view key, std::uint8_t number)
{
    if (key == "cost")
        values.cost = number;
    else if (key == "range")
        values.range = number;
    else if (key == "attack")
        values.attack = number;
    else if (key == "attacks")
        values.attacks = number;
    else if (key == "health")
        values.health = number;
    else if (key == "defence")
        values.defence = number;
    else if (key == "defences")
        values.defences = number;
    else
        return false;
    return true;
}

} // namespace

Taken ScenarioStage::head(std::span<const std::string> words)
{
    const std::string& key = words[0];
    if (key == "define")
        return define(words);
    if (key == "option")
        return option(words);
    if (words.size() != 2)
        return Wrong{{MatchReason::OneValue, key}, true};
    if (key == "variant" && words[1] != "standard")
        return unknown(CoreReason::NotAVariant, words[1], "standard");
    if (key == "players" && words[1] != "2")
        return Wrong{BattlegroundReason::TwoPlayers, false};
    if (key == "seed") {
        const std::string& word = words[1];
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), m_seed);
        if (problem != std::errc{} || end != word.data() + word.size())
            return unknown(CoreReason::NotASeed, word, "0, 1, 2, …");
    }
    return Done{};
}

Taken ScenarioStage::option(std::span<const std::string> words)
{
    if (words.size() != 3)
        return scenario::wrongOf(hasForm("option KEY VALUE"), true);
    if (const auto set = setOption(m_options, words[1], words[2]); !set)
        return scenario::wrongOf(set.error(), true);
    return Done{};
}

/// What the scenario does not say of a character that it defines is not there, whatever the library has.
Taken ScenarioStage::define(std::span<const std::string> words)
{
    if (readSide(words[1]) || words[1].find(':') != std::string::npos)
        return unknown(BattlegroundReason::NotACharacterId, words[1], CoreReason::IdLetters);
    auto found = std::find_if(m_library.all.begin(), m_library.all.end(),
                              [&](const Character& each) { return each.id == words[1]; });
    if (found == m_library.all.end()) {
        if (m_library.all.size() == Table::kMaxKinds)
            return Wrong{BattlegroundReason::TooManyCharacters, false};
        m_library.all.push_back({words[1], {words[1], words[1]}, {}});
        found = m_library.all.end() - 1;
    }
    if (std::find(m_defined.begin(), m_defined.end(), words[1]) == m_defined.end()) {
        m_defined.push_back(words[1]);
        found->values = {};
    }
    for (std::size_t i = 2; i < words.size();) {
        if (words[i] == "ability") {
            const std::size_t taken = readAbility(words.subspan(i + 1), found->values.ability);
            if (taken == 0)
                return Wrong{BattlegroundReason::AbilityForm, true};
            i += 1 + taken;
            continue;
        }
        // All that is printed at once, as the card files have it; and names, with _ for blanks.
        if (words[i] == "values" && i + 1 < words.size()) {
            auto values = readValues(words[i + 1]);
            if (!values)
                return scenario::wrongOf(values.error().front(), true);
            found->values = std::move(values).value();
            i += 2;
            continue;
        }
        if ((words[i] == "name-en" || words[i] == "name-de") && i + 1 < words.size()) {
            std::string name = words[i + 1];
            std::replace(name.begin(), name.end(), '_', ' ');
            (words[i] == "name-en" ? found->name.en : found->name.de) = std::move(name);
            i += 2;
            continue;
        }
        const auto value = i + 1 < words.size() ? readNumber(words[i + 1], kMostValue) : std::nullopt;
        if (!setValue(found->values, words[i], static_cast<std::uint8_t>(value.value_or(0))))
            return unknown(CoreReason::NotAnAttribute, words[i], kAttributes);
        if (!value)
            return Wrong{{MatchReason::NumberNeeded, words[i], 0, 99}, true};
        i += 2;
    }
    return Done{};
}

Taken ScenarioStage::headFits() const
{
    if (const auto wrong = optionsWrong(m_options))
        return scenario::wrongOf(*wrong, false);
    return Done{};
}

Taken ScenarioStage::given(std::span<const std::string> words)
{
    if (auto fit = headFits(); !fit)
        return fit;
    if (words.empty())
        return unknown(CoreReason::NotAPosition, "", kGivenWords);
    m_isPosition = true;
    if (words[0] == "turn")
        return givenTurn(words);
    if (words[0] == "at")
        return givenAt(words);
    if (const auto side = readSide(words[0]); side && words.size() > 1)
        return givenOf(*side, words.subspan(1));
    return unknown(CoreReason::NotAPosition, words[0], kGivenWords);
}

Taken ScenarioStage::givenTurn(std::span<const std::string> words)
{
    if (words.size() != 2 && words.size() != 3)
        return scenario::wrongOf(hasForm("given turn SIDE PHASE"), true);
    const auto side = readSide(words[1]);
    if (!side)
        return unknown(CoreReason::NotAPlayer, words[1], "A, B");
    m_active = *side;
    for (const Phase phase : {Phase::Opening, Phase::Actions, Phase::Deployment})
        if (words.size() == 2 || words[2] == phaseWord(phase)) {
            m_phase = phase;
            return Done{};
        }
    return unknown(CoreReason::NotAPhase, words[2], "opening, actions, deployment");
}

Taken ScenarioStage::givenOf(Side side, std::span<const std::string> words)
{
    if (words[0] == "treasury" && words.size() != 2)
        return scenario::wrongOf(hasForm("given SIDE treasury N"), true);
    if (words[0] == "treasury") {
        const auto gold = readNumber(words[1], kMostValue);
        if (!gold)
            return wrongNumber(CoreReason::NotACoinCount, words[1], "0 … 99");
        m_treasury[side] = *gold;
        m_saysTreasury[side] = true;
        return Done{};
    }
    const std::string_view pile = std::string_view(words[0]).substr(0, words[0].find(':'));
    if (pile != "hand" && pile != "deck" && pile != "boneyard")
        return unknown(CoreReason::NotAPosition, words[0], kGivenWords);
    if (pile == words[0])
        return scenario::wrongOf(hasForm("given SIDE " + words[0] + ": CARD…"), true);
    const Ids ids(words.begin() + 1, words.end());
    for (const std::string& id : ids)
        if (m_library.find(id) == nullptr)
            return unknown(CoreReason::NotACharacter, id, BattlegroundReason::IdOrDefined);
    if (words[0] == "hand:")
        m_hands[side] = ids;
    else if (words[0] == "deck:")
        m_decks[side] = ids;
    else
        m_boneyards[side] = ids;
    return Done{};
}

Taken ScenarioStage::givenAt(std::span<const std::string> words)
{
    const auto wrongForm = [] { return Wrong{BattlegroundReason::GivenAtForm, true}; };
    if (words.size() < 4)
        return wrongForm();
    const Geometry board(m_options.columns, m_options.rows, m_options.zone);
    const auto tile = readTile(board, words[1]);
    const auto side = readSide(words[2]);
    if (!tile)
        return unknown(BattlegroundReason::NotATile, words[1], BattlegroundReason::TileForm);
    if (!side)
        return unknown(CoreReason::NotAPlayer, words[2], "A, B");
    if (m_library.find(words[3]) == nullptr)
        return unknown(CoreReason::NotACharacter, words[3], BattlegroundReason::IdOrDefined);
    if (*tile == kOffBoard)
        return Wrong{{BattlegroundReason::OffTheBoard, words[1]}, false};
    GivenCharacter character{static_cast<Tile>(*tile), *side, words[3], {}, 0, false, false};
    for (std::size_t i = 4; i < words.size(); ++i) {
        const std::string& key = words[i];
        const std::string next = i + 1 < words.size() ? words[i + 1] : std::string();
        if (key == "slain") {
            character.slain = true;
            continue;
        }
        const auto number = readNumber(next, kMostValue);
        if (key == "facing" && (next == "back" || next == "front" || next == "forward"))
            character.turned = next == "back";
        else if (key == "health" && number)
            character.health = *number;
        else if (key == "gold" && number)
            character.gold = *number;
        else if ((key == "health" || key == "gold") && !next.empty())
            return wrongNumber(CoreReason::NotANumber, next, "0 … 99");
        else
            return wrongForm();
        ++i;
    }
    for (const GivenCharacter& each : m_characters)
        if (each.tile == character.tile)
            return Wrong{{BattlegroundReason::TileTaken, words[1]}, false};
    m_characters.push_back(std::move(character));
    return Done{};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::begin() const
{
    if (const auto fit = headFits(); !fit)
        return fit.error();
    const auto game = std::make_shared<const Game>(m_library, m_options);
    if (m_isPosition)
        return position(game);
    Setup setup;
    setup.seed = m_seed;
    setup.decks = sampleDecks(game->table(), m_seed);
    EventLog log;
    const Result<State> state = game->start(setup, log);
    if (!state)
        return scenario::wrongOf(state.error(), false);
    return Begun{std::make_unique<Match>(game, *state), logLines(*game, *state, log)};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::position(std::shared_ptr<const Game> game) const
{
    State state;
    if (const auto wrong = problems(); !wrong.empty())
        return Wrong{{CoreReason::Quoted, wrong.front().text}, false};
    const auto samples = sampleDecks(game->table(), m_seed);
    const auto add = [&](std::size_t zone, Side side, std::uint8_t kind) {
        const CardIx card = state.cards.add(zone);
        state.kind[card] = kind;
        if (side == 1)
            state.ownedByB |= bit(card);
        return card;
    };
    const auto addAll = [&](std::size_t zone, Side side, const Ids& ids) {
        for (const std::string& id : ids)
            (void)add(zone + side, side, *game->table().character(id));
    };
    for (Side side = 0; side < kSides; ++side) {
        addAll(zone::kHand, side, m_hands[side]);
        addAll(zone::kBoneyard, side, m_boneyards[side]);
        if (m_decks[side])
            addAll(zone::kDeck, side, *m_decks[side]);
        else
            for (const std::uint8_t kind : samples[side])
                (void)add(zone::kDeck + side, side, kind);
        state.treasury[side] = static_cast<std::uint8_t>(m_treasury[side]);
    }
    for (const GivenCharacter& given : m_characters) {
        const std::uint8_t kind = *game->table().character(given.id);
        const CardIx card = add(zone::kBoard, given.side, kind);
        const int health = given.health.value_or(game->table().traits[kind].health);
        const bool isSlain = given.slain || (given.health && health == 0);
        state.tile[card] = given.tile;
        state.at[given.tile] = static_cast<CardIx>(card + 1);
        state.gold[card] = static_cast<std::uint8_t>(given.gold);
        state.health[card] = isSlain ? std::uint8_t{0} : static_cast<std::uint8_t>(health);
        (isSlain ? state.slain : state.living[given.side]) |= bit(given.tile);
        if (given.turned && !isSlain)
            state.turned |= bit(given.tile);
    }
    state.random = Random(m_seed);
    state.active = m_active;
    const bool isOpening = m_phase == Phase::Opening;
    state.toOpen = isOpening ? static_cast<std::uint8_t>(m_active == 0 ? 3 : 2) : std::uint8_t{0};
    state.turn = isOpening ? static_cast<std::uint16_t>(1 + m_active) : std::uint16_t{3};
    if (m_phase == Phase::Deployment) {
        state.phase = Phase::Deployment; // its card is drawn already
        state.step = Step::Ask;
    }
    EventLog log;
    game->settle(state, log);
    return Begun{std::make_unique<Match>(game, state), logLines(*game, state, log)};
}

} // namespace rules::battleground
