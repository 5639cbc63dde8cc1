// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/scenario_stage.h"

#include "rules/core/words.h"
#include "rules/games/crowns/crowns_reasons.h"
#include "rules/games/match_reasons.h"

#include <algorithm>
#include <charconv>

namespace rules::crowns {

using scenario::PositionProblem;
using scenario::Wrong;

namespace {

constexpr int kMaxRavensEach = 36; ///< what the box has besides the round marker
constexpr std::string_view kGivenWords =
    "houses, HOUSE hand:, HOUSE ravens, HOUSE agenda, HOUSE spare, guests:, discard:, removed-ravens, turn, "
    "round";

template <ReasonCode Code>
Wrong unknown(Code what, std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(what, word, std::move(fitting)), true);
}

/// A number that cannot be is refused; what is not a number is not understood.
Wrong wrongNumber(std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(CoreReason::NotANumber, word, std::move(fitting)), !isNumber(word));
}

std::string allHouses()
{
    std::string words;
    for (std::size_t i = 0; i < kHouses; ++i)
        words += (i == 0 ? "" : ", ") + std::string(houseWord(static_cast<House>(i)));
    return words;
}

Wrong wrongForm(std::string_view form)
{
    return scenario::wrongOf(hasForm(form), true);
}

PositionProblem problemOf(const SetupProblem& wrong)
{
    return {wrong.place, wrong.text, std::string(clauseId(wrong.clause))};
}

} // namespace

Result<Done, Wrong> ScenarioStage::head(std::span<const std::string> words)
{
    const std::string& key = words[0];
    if (key == "define")
        return Wrong{CrownsReason::NothingToDefine, true};
    if (key == "option") {
        if (words.size() != 3)
            return wrongForm("option KEY VALUE");
        if (const auto set = setOption(m_options, words[1], words[2]); !set)
            return scenario::wrongOf(set.error(), true);
        return Done{};
    }
    if (words.size() != 2)
        return Wrong{{MatchReason::OneValue, key}, true};
    if (key == "variant" && words[1] != "standard")
        return unknown(CoreReason::NotAVariant, words[1], "standard");
    if (key == "players") {
        const auto number = readNumber(words[1], kMaxPlayers);
        if (!number || *number < static_cast<int>(kMinPlayers))
            return wrongNumber(words[1], "4 … 9");
        m_players = static_cast<std::size_t>(*number);
    }
    if (key == "seed") {
        const std::string& word = words[1];
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), m_seed);
        if (problem != std::errc{} || end != word.data() + word.size())
            return unknown(CoreReason::NotASeed, word, "0, 1, 2, …");
    }
    return Done{};
}

/// How many houses play may still be said by a given line, so only what no number of players allows is
/// refused here.
Result<Done, Wrong> ScenarioStage::headFits() const
{
    if (m_options.customizedHands && m_options.teams)
        return Wrong{CrownsReason::CustomOrTeams, false};
    if (m_players)
        if (const auto wrong = optionsWrong(m_options, *m_players))
            return Wrong{{CoreReason::Quoted, wrong->text}, false};
    return Done{};
}

std::vector<House> ScenarioStage::houses() const
{
    if (m_houses)
        return *m_houses;
    std::vector<House> houses;
    const std::size_t usual = m_options.teams ? 6 : kMinPlayers;
    for (std::size_t i = 0; i < m_players.value_or(usual); ++i)
        houses.push_back(static_cast<House>(i));
    return houses;
}

Result<Done, Wrong> ScenarioStage::given(std::span<const std::string> words)
{
    if (words.empty())
        return unknown(CoreReason::NotAPosition, "", kGivenWords);
    const std::string& key = words[0];
    if (key == "houses")
        return givenHouses(words);
    if (key == "guests:")
        return givenCards(words, m_guests, true);
    if (key == "discard:")
        return givenCards(words, m_discard, false);
    if (key == "turn") {
        if (words.size() != 2)
            return wrongForm("given turn HOUSE");
        const auto house = readHouse(words[1]);
        if (!house)
            return unknown(CrownsReason::NotAHouse, words[1], allHouses());
        m_turn = *house;
        return Done{};
    }
    if (key == "round" || key == "removed-ravens") {
        if (words.size() != 2)
            return wrongForm("given " + key + " N");
        const bool isRound = key == "round";
        const auto number = readNumber(words[1], isRound ? 6 : kMaxRavensEach);
        if (!number || (isRound && *number == 0))
            return wrongNumber(words[1], isRound ? "1 … 6" : "0 … 36");
        if (isRound)
            m_round = *number;
        else
            m_removed = *number;
        return Done{};
    }
    if (const auto house = readHouse(key); house && words.size() > 1)
        return givenOf(*house, words);
    return unknown(CoreReason::NotAPosition, key, kGivenWords);
}

Result<Done, Wrong> ScenarioStage::givenHouses(std::span<const std::string> words)
{
    std::vector<House> houses;
    for (const std::string& word : words.subspan(1)) {
        const auto house = readHouse(word);
        if (!house)
            return unknown(CrownsReason::NotAHouse, word, allHouses());
        houses.push_back(*house);
    }
    m_houses = std::move(houses);
    return Done{};
}

Result<Done, Wrong> ScenarioStage::givenCards(std::span<const std::string> words, std::optional<Cards>& into,
                                              bool guestsOnly) const
{
    Cards cards;
    for (const std::string& word : words.subspan(1)) {
        const auto code = readCard(word);
        if (!code)
            return unknown(CoreReason::NotACard, word, CrownsReason::CardForm);
        if (guestsOnly && !isGuest(*code))
            return Wrong{{CrownsReason::NotAGuest, word}, false};
        cards.push_back(*code);
    }
    into = std::move(cards);
    return Done{};
}

Result<Done, Wrong> ScenarioStage::givenOf(House house, std::span<const std::string> words)
{
    GivenHouse& given = m_given[house];
    const std::string& key = words[1];
    if (key == "hand:")
        return givenCards(words.subspan(1), given.hand, false);
    if (key == "hand")
        return wrongForm("given HOUSE hand: CARD…");
    if (key != "ravens" && key != "agenda" && key != "spare")
        return unknown(CoreReason::NotAPosition, key, kGivenWords);
    if (words.size() != 3)
        return wrongForm("given HOUSE " + key +
                         (key == "ravens"   ? " N"
                          : key == "agenda" ? " GUEST"
                                            : " HOUSE"));
    if (key == "ravens") {
        const auto number = readNumber(words[2], kMaxRavensEach);
        if (!number)
            return wrongNumber(words[2], "0 … 36");
        given.ravens = *number;
    } else if (key == "agenda") {
        const auto code = readCard(words[2]);
        if (!code)
            return unknown(CoreReason::NotACard, words[2], CrownsReason::CardForm);
        if (!isGuest(*code))
            return Wrong{CrownsReason::AgendaIsGuest, false};
        given.agenda = *code;
    } else {
        const auto spare = readHouse(words[2]);
        if (!spare)
            return unknown(CrownsReason::NotAHouse, words[2], allHouses());
        given.spare = *spare;
    }
    return Done{};
}

std::optional<PositionProblem> ScenarioStage::problem() const
{
    const std::vector<House> playing = houses();
    const auto plays = [&](House house) {
        return std::find(playing.begin(), playing.end(), house) != playing.end();
    };
    if (m_players && m_houses && *m_players != playing.size())
        return PositionProblem{"houses",
                               {"the scenario says " + std::to_string(*m_players) + " players, but names " +
                                    std::to_string(playing.size()) + " houses",
                                "das Szenario nennt " + std::to_string(*m_players) + " Spieler, aber " +
                                    std::to_string(playing.size()) + " Häuser"},
                               std::string(clauseId(Clause::SetupPlayers))};
    if (const auto wrong = optionsWrong(m_options, playing.size()))
        return problemOf(*wrong);
    for (std::size_t i = 0; i < playing.size(); ++i)
        if (std::find(playing.begin(), playing.begin() + static_cast<std::ptrdiff_t>(i), playing[i]) !=
            playing.begin() + static_cast<std::ptrdiff_t>(i))
            return PositionProblem{
                "houses",
                {"a house can be in the match only once", "ein Haus kann nur einmal mitspielen"},
                std::string(clauseId(Clause::SetupPlayers))};
    if (m_turn && !plays(*m_turn))
        return PositionProblem{
            "turn",
            {"the house whose turn it is does not play", "das Haus, das am Zug ist, spielt nicht mit"},
            std::string(clauseId(Clause::Turn))};
    if (m_round && *m_round > m_options.rounds)
        return PositionProblem{"round",
                               {"the game ends after " + std::to_string(m_options.rounds) + " rounds",
                                "das Spiel endet nach " + std::to_string(m_options.rounds) + " Runden"},
                               std::string(clauseId(Clause::RoundMarker))};
    int ravens = m_removed;
    std::size_t cards = m_guests ? m_guests->size() : 20;
    cards += m_discard ? m_discard->size() : 0;
    std::vector<House> spares;
    for (const House house : playing) {
        const auto found = m_given.find(house);
        const GivenHouse given = found == m_given.end() ? GivenHouse{} : found->second;
        ravens += given.ravens.value_or(m_options.ravens);
        cards += given.hand ? given.hand->size() : 10;
        cards += m_options.customizedHands ? 10 : 0;
        if (given.agenda && !m_options.hiddenAgendas)
            return PositionProblem{
                "agenda",
                {"this match has no hidden agendas", "in dieser Partie gibt es keine geheimen Ziele"},
                std::string(clauseId(Clause::Agenda))};
        if (given.agenda && kindOf(*given.agenda) == Kind::Sentinel)
            return PositionProblem{"agenda",
                                   {"Sentinels leave the game before agendas are dealt",
                                    "Wächter verlassen das Spiel, bevor geheime Ziele verteilt werden"},
                                   std::string(clauseId(Clause::AgendaDeal))};
        if (!given.spare)
            continue;
        if (!m_options.customizedHands)
            return PositionProblem{
                "spare",
                {"this match has no customized hands", "in dieser Partie gibt es keine angepassten Hände"},
                std::string(clauseId(Clause::Custom))};
        if (plays(*given.spare) || std::find(spares.begin(), spares.end(), *given.spare) != spares.end())
            return PositionProblem{"spare",
                                   {"a spare house must not be used by anybody else",
                                    "ein Zusatzhaus darf sonst niemand benutzen"},
                                   std::string(clauseId(Clause::Custom))};
        spares.push_back(*given.spare);
    }
    for (const auto& [house, given] : m_given)
        if (!plays(house))
            return PositionProblem{std::string(houseWord(house)),
                                   {"House " + houseName(house).en + " does not play",
                                    "Haus " + houseName(house).de + " spielt nicht mit"},
                                   std::string(clauseId(Clause::SetupPlayers))};
    if (ravens > kMaxRavensInPlay)
        return PositionProblem{"ravens",
                               {"there are more ravens than in any box", "so viele Raben hat keine Box"},
                               std::string(clauseId(Clause::SetupRavens))};
    if (cards > kMaxCards)
        return PositionProblem{"",
                               {"there are too many cards", "das sind zu viele Karten"},
                               std::string(clauseId(Clause::Hand))};
    return std::nullopt;
}

std::vector<PositionProblem> ScenarioStage::problems() const
{
    if (auto wrong = problem())
        return {std::move(*wrong)};
    return {};
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::begin() const
{
    if (const auto fit = headFits(); !fit)
        return fit.error();
    if (const auto wrong = problem())
        return Wrong{{CoreReason::Quoted, wrong->text}, false};
    const auto game = std::make_shared<const Game>(m_box, m_options);
    Setup setup;
    setup.houses = houses();
    setup.seed = m_seed;
    for (const House house : setup.houses) {
        const auto found = m_given.find(house);
        setup.spares.push_back(found == m_given.end() ? kNoHouse : found->second.spare.value_or(kNoHouse));
    }
    EventLog log;
    const Result<State> dealt = game->deal(setup, log);
    if (!dealt)
        return scenario::wrongOf(dealt.error(), false);
    // The set-up, changed by what the lines say.
    State state;
    const State& from = *dealt;
    const auto copy = [&](std::size_t zone) {
        for (const CardIx card : from.cards.in(zone)) {
            const CardIx added = state.cards.add(zone);
            state.code[added] = from.code[card];
            state.knownTo[added] = from.knownTo[card];
        }
    };
    const auto add = [&](std::size_t zone, const Cards& codes, SeatSet knownTo) {
        for (const CardCode code : codes) {
            const CardIx card = state.cards.add(zone);
            state.code[card] = code;
            state.knownTo[card] = knownTo;
        }
    };
    state.random = from.random;
    state.house = from.house;
    state.players = from.players;
    state.ravens = from.ravens;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto found = m_given.find(state.house[seat]);
        const GivenHouse given = found == m_given.end() ? GivenHouse{} : found->second;
        if (given.ravens)
            state.ravens[seat] = static_cast<std::uint8_t>(*given.ravens);
        if (given.hand)
            add(zone::hand(seat), *given.hand, seatBit(seat));
        else
            copy(zone::hand(seat));
        if (given.agenda)
            add(zone::kAgenda + seat, {*given.agenda}, seatBit(seat));
        else
            copy(zone::kAgenda + seat);
        copy(zone::kSpare + seat);
        if (m_turn && state.house[seat] == *m_turn)
            state.active = seat;
    }
    if (m_guests)
        add(zone::kGuests, *m_guests, 0);
    else
        copy(zone::kGuests);
    if (m_discard)
        add(zone::kDiscard, *m_discard, state.everyone());
    state.removed = static_cast<std::uint8_t>(m_removed);
    state.round = static_cast<std::uint8_t>(m_round.value_or(1));
    // Hands are customized before the first turn; a position that names a turn or a round is later than that.
    const bool namesSpares = std::any_of(m_given.begin(), m_given.end(),
                                         [](const auto& given) { return given.second.spare.has_value(); });
    const bool fromTheStart = (!m_turn && !m_round) || namesSpares;
    if (!fromTheStart)
        for (Seat seat = 0; seat < state.players; ++seat)
            while (!state.cards.empty(zone::kSpare + seat))
                state.cards.moveToEnd(state.cards.at(zone::kSpare + seat, 0), zone::kBox);
    game->settle(state, log, fromTheStart);
    return Begun{std::make_unique<Match>(game, state), logLines(*game, state, log)};
}

} // namespace rules::crowns
