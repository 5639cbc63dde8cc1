// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/scenario_stage.h"

#include "rules/core/words.h"
#include "rules/games/match_reasons.h"
#include "rules/games/samurai/samurai_reasons.h"
#include "rules/games/samurai/words.h"

#include <algorithm>
#include <charconv>

namespace rules::samurai {

using scenario::Wrong;
using Taken = Result<Done, Wrong>;

namespace {

constexpr std::size_t kUsualSamurai = 5; ///< of the standard variant where no line says how many
constexpr std::string_view kGivenWords =
    "samurai, turn, round, barricades, farmsteads, farmsteads:, families, families:, stack:, intruders:, "
    "discard:, face-up, used, SAMURAI line:, SAMURAI left:, SAMURAI wounds, SAMURAI animal, SAMURAI human, "
    "SAMURAI passed, SAMURAI lent";

template <ReasonCode Code>
Wrong unknown(Code what, std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(what, word, std::move(fitting)), true);
}

/// A number that cannot be is refused; what is no number is not understood.
Wrong wrongNumber(std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(CoreReason::NotANumber, word, std::move(fitting)), !isNumber(word));
}

Wrong impossible(Reason reason)
{
    return {std::move(reason), false};
}

Result<std::vector<Kind>, Wrong> readCards(std::span<const std::string> words)
{
    std::vector<Kind> kinds;
    std::optional<Wrong> wrong;
    for (const std::string& word : words) {
        const auto kind = readRaider(word);
        if (kind)
            kinds.push_back(*kind);
        else if (kind.error().unknown)
            return scenario::wrongOf(kind.error().reason, true);
        else if (!wrong)
            wrong = scenario::wrongOf(kind.error().reason, false);
    }
    if (wrong)
        return *wrong;
    return kinds;
}

} // namespace

ScenarioStage::ScenarioStage(Library library)
    : m_library(std::move(library))
{
    m_options.first = 1;
}

Taken ScenarioStage::head(std::span<const std::string> words)
{
    const std::string& key = words[0];
    if (key == "define")
        return define(words);
    if (key == "option") {
        if (words.size() != 3)
            return scenario::wrongOf(hasForm("option KEY VALUE"), true);
        if (const auto set = setOption(m_options, words[1], words[2]); !set)
            return scenario::wrongOf(set.error(), true);
        return Done{};
    }
    if (words.size() != 2)
        return Wrong{{MatchReason::OneValue, key}, true};
    if (key == "variant") {
        const auto variant = readVariant(words[1]);
        if (!variant)
            return unknown(CoreReason::NotAVariant, words[1], "standard, two-player, solo");
        m_options.variant = *variant;
    }
    if (key == "players") {
        const auto players = readNumber(words[1], 99);
        if (!players)
            return wrongNumber(words[1], "1 … 7");
        m_players = static_cast<std::size_t>(*players);
    }
    if (key == "seed") {
        const std::string& word = words[1];
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), m_seed);
        if (problem != std::errc{} || end != word.data() + word.size())
            return unknown(CoreReason::NotASeed, word, "0, 1, 2, …");
    }
    return Done{};
}

/// define SAMURAI human N animal N
Taken ScenarioStage::define(std::span<const std::string> words)
{
    const auto who = readSamuraiId(m_library, words.size() > 1 ? words[1] : std::string());
    if (!who)
        return unknown(SamuraiReason::NotASamurai, words.size() > 1 ? words[1] : "", samuraiIds(m_library));
    for (std::size_t i = 2; i < words.size(); i += 2) {
        if (words[i] != "human" && words[i] != "animal")
            return unknown(CoreReason::NotAnAttribute, words[i], "human, animal");
        const auto value = i + 1 < words.size() ? readNumber(words[i + 1], 20) : std::nullopt;
        if (!value || *value < 1)
            return Wrong{{MatchReason::NumberNeeded, words[i], 1, 20}, true};
        m_library.samurai[*who].kiai[words[i] == "animal" ? 1 : 0] = static_cast<std::uint8_t>(*value);
    }
    return Done{};
}

/// Whether there are as many samurai as the variant takes is known only when they are named.
Taken ScenarioStage::headFits() const
{
    if (const std::vector<Error> wrong = libraryWrong(m_library); !wrong.empty())
        return scenario::wrongOf(wrong.front(), false);
    if (m_players == 0)
        return Done{};
    // A solo player may be counted as the one person, whose samurai the lines name.
    if (m_options.variant == Variant::Solo && m_players == 1)
        return Done{};
    MatchOptions options = m_options;
    if (const auto wrong = optionsWrong(options, m_players))
        return scenario::wrongOf(*wrong, false);
    return Done{};
}

Taken ScenarioStage::given(std::span<const std::string> words)
{
    if (auto fit = headFits(); !fit)
        return fit;
    if (words.empty())
        return unknown(CoreReason::NotAPosition, "", kGivenWords);
    const std::string& key = words[0];
    m_isPosition = true;
    if (key == "samurai")
        return givenSeats(words.subspan(1));
    if (key == "turn") {
        if (words.size() != 2)
            return scenario::wrongOf(hasForm("given turn SAMURAI"), true);
        m_turn = readSamuraiId(m_library, words[1]);
        if (!m_turn)
            return unknown(SamuraiReason::NotASamurai, words[1], samuraiIds(m_library));
        return Done{};
    }
    const auto number = [&](int min, int max, auto&& set) -> Taken {
        if (words.size() != 2)
            return scenario::wrongOf(hasForm("given " + key + " N"), true);
        const auto value = readNumber(words[1], max);
        if (!value || *value < min)
            return wrongNumber(words[1], std::to_string(min) + " … " + std::to_string(max));
        set(*value);
        return Done{};
    };
    if (key == "round")
        return number(1, kRounds, [this](int value) { m_round = static_cast<std::uint8_t>(value); });
    if (key == "barricades")
        return number(0, kMaxBarricades, [this](int value) { m_barricades = value; });
    if (key == "face-up")
        return number(0, 99, [this](int value) { m_faceUp = static_cast<std::uint8_t>(value); });
    if (key == "farmsteads")
        return number(0, int(kFarmsteads), [this](int value) { m_farmsteadCount = value; });
    if (key == "families")
        return number(0, int(kFamilies), [this](int value) { m_familyCount = value; });
    if (key == "farmsteads:" || key == "families:")
        return givenTokens(words);
    if (key == "used") {
        for (const std::string& word : words.subspan(1)) {
            const auto who = readSamuraiId(m_library, word);
            if (!who)
                return unknown(SamuraiReason::NotASamurai, word, samuraiIds(m_library));
            m_used.push_back(*who);
        }
        return Done{};
    }
    if (key == "stack:" || key == "intruders:" || key == "discard:") {
        auto cards = readCards(words.subspan(1));
        if (!cards)
            return cards.error();
        (key == "stack:" ? m_stack : key == "discard:" ? m_discard : m_intruders) = std::move(*cards);
        return Done{};
    }
    if (key == "stack" || key == "intruders" || key == "discard")
        return scenario::wrongOf(hasForm("given " + key + ": CARD…"), true);
    if (const auto who = readSamuraiId(m_library, key); who && words.size() > 1)
        return givenOf(*who, words.subspan(1));
    return unknown(CoreReason::NotAPosition, key, kGivenWords);
}

Taken ScenarioStage::givenSeats(std::span<const std::string> words)
{
    std::vector<Who> seats;
    for (const std::string& word : words) {
        const auto who = readSamuraiId(m_library, word);
        if (!who)
            return unknown(SamuraiReason::NotASamurai, word, samuraiIds(m_library));
        seats.push_back(*who);
    }
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (std::find(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(i), seats[i]) !=
            seats.begin() + static_cast<std::ptrdiff_t>(i))
            return impossible({SamuraiReason::SamuraiTwice, words[i]});
    if (const auto wrong = optionsWrong(m_options, seats.size()))
        return scenario::wrongOf(*wrong, false);
    if (m_players != 0 && m_players != seats.size() &&
        !(m_options.variant == Variant::Solo && m_players == 1))
        return impossible({SamuraiReason::HeadDiffers, m_players, seats.size()});
    m_samurai = std::move(seats);
    return Done{};
}

Taken ScenarioStage::givenTokens(std::span<const std::string> words)
{
    const bool areFarms = words[0] == "farmsteads:";
    const auto known = areFarms ? farmPenaltyWords() : familyBonusWords();
    std::vector<std::uint8_t> tokens;
    for (const std::string& word : words.subspan(1)) {
        const auto found = std::find(known.begin(), known.end(), word);
        if (found == known.end()) {
            std::string fitting;
            for (const std::string_view each : known)
                fitting += (fitting.empty() ? "" : ", ") + std::string(each);
            return unknown(areFarms ? SamuraiReason::NotAPenalty : SamuraiReason::NotABonus, word, fitting);
        }
        tokens.push_back(static_cast<std::uint8_t>(found - known.begin()));
    }
    if (tokens.size() > (areFarms ? kFarmsteads : kFamilies))
        return impossible(areFarms ? SamuraiReason::FarmsteadCount : SamuraiReason::FamilyCount);
    (areFarms ? m_farmsteads : m_families) = std::move(tokens);
    return Done{};
}

Taken ScenarioStage::givenOf(Who who, std::span<const std::string> words)
{
    GivenSamurai& samurai = m_given[who];
    samurai.named = true;
    const std::string& key = words[0];
    if (key == "line:" || key == "left:") {
        auto cards = readCards(words.subspan(1));
        if (!cards)
            return cards.error();
        if (key == "line:") {
            samurai.line = std::move(*cards);
            return Done{};
        }
        unsigned seen = 0;
        for (const Kind kind : *cards) {
            const unsigned symbol = 1u << unsigned(symbolOf(kind));
            if (symbolOf(kind) == Symbol::None)
                return impossible({SamuraiReason::NoSymbolToDefend, raiderWord(kind)});
            if ((seen & symbol) != 0)
                return impossible({SamuraiReason::SymbolDefendedTwice, raiderWord(kind)});
            seen |= symbol;
        }
        samurai.left = std::move(*cards);
        return Done{};
    }
    if (key == "line" || key == "left")
        return scenario::wrongOf(hasForm("given SAMURAI " + key + ": CARD…"), true);
    if (key == "wounds" || key == "lent") {
        if (words.size() != 2)
            return scenario::wrongOf(
                hasForm(key == "wounds" ? "given SAMURAI wounds N" : "given SAMURAI lent SAMURAI"), true);
        if (key == "wounds") {
            const auto wounds = readNumber(words[1], 1);
            if (!wounds)
                return wrongNumber(words[1], "0, 1");
            samurai.wounds = *wounds;
            return Done{};
        }
        if (words[1] == "nobody") {
            samurai.lentTo.reset();
            return Done{};
        }
        samurai.lentTo = readSamuraiId(m_library, words[1]);
        if (!samurai.lentTo)
            return unknown(SamuraiReason::NotASamurai, words[1], samuraiIds(m_library) + ", nobody");
        if (*samurai.lentTo == who)
            return impossible(SamuraiReason::LentToSelf);
        return Done{};
    }
    if (words.size() == 1 && (key == "animal" || key == "human" || key == "passed")) {
        (key == "passed" ? samurai.passed : samurai.animal) = key != "human";
        return Done{};
    }
    return unknown(CoreReason::NotAPosition, key, kGivenWords);
}

std::vector<Who> ScenarioStage::seated() const
{
    if (!m_samurai.empty())
        return m_samurai;
    std::size_t count = m_players;
    if (count == 0 || (m_options.variant == Variant::Solo && count == 1))
        count = m_options.variant == Variant::Standard ? kUsualSamurai : 2;
    std::vector<Who> seats;
    for (std::size_t i = 0; i < count; ++i)
        seats.push_back(static_cast<Who>(i));
    return seats;
}

std::optional<Wrong> ScenarioStage::seatsWrong() const
{
    if (const auto fit = headFits(); !fit)
        return fit.error();
    const std::vector<Who> seats = seated();
    if (const auto wrong = optionsWrong(m_options, seats.size()))
        return scenario::wrongOf(*wrong, false);
    const auto sits = [&](Who who) { return std::find(seats.begin(), seats.end(), who) != seats.end(); };
    const auto absent = [this](Who who) {
        const std::string& id = m_library.samurai[who].id;
        return impossible({SamuraiReason::NotAtTheTable, id});
    };
    for (std::size_t who = 0; who < m_library.samurai.size(); ++who) {
        const GivenSamurai& samurai = m_given[who];
        if (samurai.named && !sits(static_cast<Who>(who)))
            return absent(static_cast<Who>(who));
        if (samurai.lentTo && !sits(*samurai.lentTo))
            return absent(*samurai.lentTo);
    }
    if (m_turn && !sits(*m_turn))
        return absent(*m_turn);
    if (m_turn && m_given[*m_turn].passed) {
        const std::string& id = m_library.samurai[*m_turn].id;
        return impossible({SamuraiReason::HasPassed, id});
    }
    for (const Who who : m_used)
        if (sits(who) || (m_options.variant == Variant::Standard && !m_options.absentTokens)) {
            const std::string& id = m_library.samurai[who].id;
            return impossible({SamuraiReason::NoTokenReady, id});
        }
    return std::nullopt;
}

std::optional<Wrong> ScenarioStage::positionWrong() const
{
    if (auto wrong = seatsWrong())
        return wrong;
    std::size_t cards = 75; // what the box holds
    for (const auto* list : {&m_stack, &m_intruders, &m_discard})
        cards += *list ? (*list)->size() : 0;
    for (const GivenSamurai& samurai : m_given)
        for (const auto* list : {&samurai.line, &samurai.left})
            cards += *list ? (*list)->size() : 0;
    if (cards > kMaxCards)
        return impossible(MatchReason::TooManyCards);
    for (const GivenSamurai& samurai : m_given) {
        unsigned total = 0;
        for (const Kind kind : samurai.line.value_or(Kinds{}))
            total += valueOf(kind);
        if (total > 200)
            return impossible(SamuraiReason::LineTooLong);
    }
    const auto disagree = [](const auto& count, const auto& tokens) {
        return count && tokens && static_cast<std::size_t>(*count) != tokens->size();
    };
    if (disagree(m_farmsteadCount, m_farmsteads))
        return impossible(SamuraiReason::FarmsteadsDiffer);
    if (disagree(m_familyCount, m_families))
        return impossible(SamuraiReason::FamiliesDiffer);
    if (m_faceUp > 0 && (!m_stack || m_faceUp > m_stack->size()))
        return impossible(SamuraiReason::FaceUpCards);
    return std::nullopt;
}

std::vector<scenario::PositionProblem> ScenarioStage::problems() const
{
    if (const auto wrong = positionWrong())
        return {{"", wrong->text(), std::string(clauseId(Clause::SetupSamurai))}};
    return {};
}

/// Puts what the lines say into a position that is laid out for its round.
void ScenarioStage::place(State& s) const
{
    const auto fill = [&s](std::size_t zone, const Kinds& kinds) {
        for (const Kind kind : kinds)
            s.kind[s.cards.add(zone)] = kind;
    };
    if (m_stack) {
        // The cards that were dealt go back to the box, each to its rank.
        while (!s.cards.empty(zone::kStack)) {
            const CardIx card = s.cards.at(zone::kStack, 0);
            const std::uint8_t value = valueOf(s.kind[card]);
            s.cards.moveToEnd(card, zone::kReserve + (value == 6 ? 2u : value == 5 ? 1u : 0u));
        }
        fill(zone::kStack, *m_stack);
        s.faceUp = m_faceUp;
    }
    fill(zone::kIntruders, m_intruders.value_or(Kinds{}));
    Kinds discard = m_discard.value_or(Kinds{});
    std::reverse(discard.begin(), discard.end());
    fill(zone::kDiscard, discard);
    for (std::uint8_t seat = 0; seat < s.seats; ++seat) {
        const GivenSamurai& samurai = m_given[s.samurai[seat]];
        for (const Kind kind : samurai.line.value_or(Kinds{})) {
            s.kind[s.cards.add(zone::kLine + seat)] = kind;
            s.total[seat] = static_cast<std::uint8_t>(s.total[seat] + valueOf(kind));
        }
        for (const Kind kind : samurai.left.value_or(Kinds{})) {
            s.kind[s.cards.add(zone::kLeft + seat)] = kind;
            s.guard[seat] = static_cast<std::uint8_t>(s.guard[seat] | 1u << unsigned(symbolOf(kind)));
        }
        s.health[seat] = static_cast<Health>((samurai.animal ? 2 : 0) + samurai.wounds);
        if (samurai.passed)
            s.passed = static_cast<std::uint8_t>(s.passed | 1u << seat);
        if (samurai.lentTo)
            s.token[seat] = s.seatOf(*samurai.lentTo);
    }
    for (const Who who : m_used)
        s.absent = static_cast<std::uint16_t>(s.absent & ~(1u << who));
    if (m_barricades)
        s.barricades = static_cast<std::uint8_t>(*m_barricades);
    // The next token is the last one of the list.
    const auto setTokens = [](auto& into, const std::optional<std::vector<std::uint8_t>>& tokens,
                              const std::optional<int>& count) {
        if (tokens) {
            into.clear();
            for (auto token = tokens->rbegin(); token != tokens->rend(); ++token)
                into.push_back(*token);
        }
        while (count && into.size() > static_cast<std::size_t>(*count))
            into.pop_back();
    };
    setTokens(s.farmsteads, m_farmsteads, m_farmsteadCount);
    setTokens(s.families, m_families, m_familyCount);
    if (m_turn)
        s.active = s.seatOf(*m_turn);
    else
        for (std::size_t i = 0; i < s.seats && s.isPassed(s.active); ++i)
            s.active = s.leftOf(s.active);
    s.lastActive = s.active;
    s.frames.clear();
    s.frames.push_back({s.inPlay() == 0 ? Task::RoundEnd : Task::StartTurn, 0, 0, 0});
}

Result<scenario::Stage::Begun, Wrong> ScenarioStage::begin() const
{
    if (auto wrong = positionWrong())
        return *wrong;
    const auto game = std::make_shared<const Game>(m_library, m_options);
    const Setup setup{seated(), m_seed};
    EventLog log;
    if (!m_isPosition) {
        const Result<State> state = game->start(setup, log);
        if (!state)
            return scenario::wrongOf(state.error(), false);
        return Begun{std::make_unique<Match>(game, *state), logLines(*game, *state, log)};
    }
    Result<State> state = game->lay(setup, m_round);
    if (!state)
        return scenario::wrongOf(state.error(), false);
    place(*state);
    if (state->farmsteads.empty() || state->families.empty()) {
        state->result = Ending::Lost;
        state->frames.clear();
        log.add({.kind = EventKind::MatchLost,
                 .value = static_cast<std::uint8_t>(state->farmsteads.empty() ? 1 : 2),
                 .clause = Clause::Lose,
                 .also = Clause::RulingLostAtOnce});
    }
    game->settle(*state, log);
    return Begun{std::make_unique<Match>(game, *state), logLines(*game, *state, log)};
}

} // namespace rules::samurai
