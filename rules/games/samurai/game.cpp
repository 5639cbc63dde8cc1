// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/game.h"

#include "rules/core/hash.h"
#include "rules/games/samurai/village.h"

namespace rules::samurai {

namespace {

constexpr std::array<LevelNumbers, kLevels> kLevelTable{{
    {3, 6, 1, false, true},
    {2, 7, 0, false, true},
    {1, 7, 0, true, true},
    {0, 7, 0, true, false},
}};

constexpr std::array<Clause, kTalents> kTalentClauses{
    Clause::TalentHeihachi,  Clause::TalentDaisuke, Clause::TalentGorobei,   Clause::TalentKanbei,
    Clause::TalentKikuchiyo, Clause::TalentKyuzo,   Clause::TalentKatsushiro};

constexpr std::array<std::array<Clause, 2>, kKiaiEffects> kKiaiClauses{{
    {Clause::KiaiHeihachi, Clause::KiaiHeihachiAnimal},
    {Clause::KiaiDaisuke, Clause::KiaiDaisukeAnimal},
    {Clause::KiaiGorobei, Clause::KiaiGorobeiAnimal},
    {Clause::KiaiKanbei, Clause::KiaiKanbeiAnimal},
    {Clause::KiaiKikuchiyo, Clause::KiaiKikuchiyoAnimal},
    {Clause::KiaiKyuzo, Clause::KiaiKyuzoAnimal},
    {Clause::KiaiKatsushiro, Clause::KiaiKatsushiroAnimal},
}};

constexpr std::array<Clause, kPenalties> kPenaltyClauses{
    Clause::TurnPenaltyNone,  Clause::PenaltyFire,     Clause::PenaltyWound,
    Clause::PenaltyIntruder,  Clause::PenaltyNoDefend, Clause::PenaltyNoSupport,
    Clause::PenaltyLeft,      Clause::PenaltyRight,    Clause::PenaltyMustPass,
    Clause::PenaltyReshuffle, Clause::PenaltyNoTalent, Clause::PenaltyDiscardDefence};

bool has(unsigned talents, Talent talent)
{
    return (talents >> unsigned(talent) & 1u) != 0;
}

} // namespace

const LevelNumbers& levelNumbers(Level level)
{
    return kLevelTable[std::size_t(level)];
}

Game::Game(Library library, const MatchOptions& options)
    : m_library(std::move(library))
    , m_options(options)
{
    if (std::vector<Error> wrong = libraryWrong(m_library); !wrong.empty())
        m_wrong = std::move(wrong.front());
    for (std::size_t i = 0; i < std::min(m_library.samurai.size(), m_traits.size()); ++i) {
        const Samurai& samurai = m_library.samurai[i];
        m_traits[i] = {samurai.kiai, samurai.talent, samurai.effect};
    }
}

void Game::settle(State& state, EventLog& log) const
{
    Engine<EventLog>(*this, state, log).run();
}

void Game::apply(State& state, const Choice& choice) const
{
    NoLog log;
    Engine<NoLog> engine(*this, state, log);
    engine.take(choice);
    engine.run();
}

void Game::apply(State& state, const Choice& choice, EventLog& log) const
{
    Engine<EventLog> engine(*this, state, log);
    engine.take(choice);
    engine.run();
}

void Game::preview(const State& state, const Choice& choice, EventLog& log) const
{
    State copy = state;
    Engine<EventLog>(*this, copy, log).take(choice);
    // What a farmstead hides, and what follows from it, nobody knows before it burns.
    for (std::size_t i = 0; i < log.events.size(); ++i)
        if (log.events[i].kind == EventKind::FarmPenaltyApplied || log.events[i].kind == EventKind::Drawn)
            log.events.resize(i);
}

std::uint8_t Game::points(const State& state)
{
    return static_cast<std::uint8_t>(state.farmsteads.size() + state.families.size() +
                                     (wounded(state) == 0 ? 1 : 0));
}

std::string Game::score(const State& state) const
{
    return std::to_string(points(state)) + std::string(std::size_t(m_options.level), '+');
}

State Game::observe(const State& state) const
{
    State seen = state;
    const auto hide = [&](std::size_t zone, std::size_t from) {
        for (std::size_t i = from; i < state.cards.size(zone); ++i)
            seen.kind[state.cards.at(zone, i)] = kHiddenKind;
    };
    hide(zone::kStack, state.faceUp);
    hide(zone::kIntruders, 0);
    for (std::size_t rank = 0; rank < kRanks; ++rank)
        hide(zone::kReserve + rank, 0);
    seen.random = Random();
    std::sort(seen.farmsteads.begin(), seen.farmsteads.end());
    std::sort(seen.families.begin(), seen.families.end());
    return seen;
}

std::uint64_t Game::hash(const State& state)
{
    Hash hash;
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        hash.byte(static_cast<std::uint8_t>(state.cards.size(zone)));
        for (const CardIx card : state.cards.in(zone)) {
            hash.byte(static_cast<std::uint8_t>(state.kind[card]));
            hash.byte(static_cast<std::uint8_t>(state.kind[card] >> 8u));
        }
    }
    hash.byte(static_cast<std::uint8_t>(state.frames.size()));
    for (const Frame& frame : state.frames)
        for (const std::uint8_t field : {std::uint8_t(frame.task), frame.seat, frame.a, frame.b})
            hash.byte(field);
    for (std::size_t seat = 0; seat < kTableSeats; ++seat)
        for (const std::uint8_t field : {state.samurai[seat], state.total[seat], state.guard[seat],
                                         state.health[seat], state.token[seat], state.learned[seat]})
            hash.byte(field);
    for (const std::uint8_t field :
         {state.passed, state.resolving, state.holders, state.handers, state.seats, state.active,
          state.starter, state.lastActive, state.round, state.talents, state.bans, std::uint8_t(state.fought),
          std::uint8_t(state.ending), state.faceUp, state.barricades, state.cap, std::uint8_t(state.result)})
        hash.byte(field);
    for (const std::uint8_t token : state.farmsteads)
        hash.byte(token);
    hash.byte(0xff);
    for (const std::uint8_t token : state.families)
        hash.byte(token);
    hash.number(state.absent);
    hash.number(state.turn);
    hash.number(state.random.state());
    return hash.value();
}

std::uint8_t Game::talentsOf(const State& state, std::size_t seat) const
{
    // ss.ruling.borrowed-off-turn: outside one's turn only the own talent, and what lasts for the round.
    if (seat == state.active && !state.ending)
        return state.talents;
    return static_cast<std::uint8_t>(1u << unsigned(talentOf(state.samurai[seat])) | state.learned[seat]);
}

TalentUse Game::talentUse(const State& state, const Frame& play) const
{
    TalentUse use;
    const bool isSecond = play.a != 0;
    if (isSecond && !m_options.secondCard)
        return use;
    const std::size_t seat = play.seat;
    const unsigned talents = talentsOf(state, seat);
    const std::uint8_t value = valueOf(state.at(zone::kHeld, 0));
    const bool wasHandedOn = play.b != 0;
    const bool even = has(talents, Talent::HandOnEven);
    const bool odd = has(talents, Talent::HandOnOdd);
    if ((value % 2 == 0 ? even : odd) || (m_options.faqDaisuke && wasHandedOn && (even || odd))) {
        const std::array<std::uint8_t, 2> neighbours{state.leftOf(seat), state.rightOf(seat)};
        for (unsigned i = 0; i < 2; ++i) {
            const bool again = m_options.handOnLoop ? (state.handers >> seat & 1u) != 0
                                                    : (state.holders >> neighbours[i] & 1u) != 0;
            if (!again && !state.isPassed(neighbours[i]))
                use.handOn = static_cast<std::uint8_t>(use.handOn | 1u << i);
        }
    }
    if (has(talents, Talent::DropSame))
        for (const CardIx card : state.cards.in(zone::kLine + seat))
            use.drop = use.drop || valueOf(state.kind[card]) == value;
    use.redraw = has(talents, Talent::Redraw) && !isSecond && !state.cards.empty(zone::kStack);
    return use;
}

bool Game::canIgnore(const State& state, Kind card) const
{
    if (!has(state.talents, valueOf(card) % 2 == 0 ? Talent::IgnoreEven : Talent::IgnoreOdd))
        return false;
    return m_options.ignoreAll || !shows(card, Penalty::NoTalent);
}

bool Game::canDefend(const State& state, std::size_t seat, Kind card) const
{
    const Symbol symbol = symbolOf(card);
    return symbol != Symbol::None && (state.guard[seat] >> unsigned(symbol) & 1u) == 0 &&
           (seat != state.active || (state.bans & ban::kDefend) == 0);
}

unsigned Game::supportable(const State& state) const
{
    const std::size_t seat = state.active;
    const unsigned others = state.inPlay() & ~(1u << seat);
    if ((state.bans & ban::kSupport) != 0 || state.token[seat] != seat || others == 0)
        return 0;
    return m_options.supportPassed ? ((1u << state.seats) - 1u) & ~(1u << seat) : others;
}

bool Game::mustPass(const State& state) const
{
    return (state.bans & ban::kAction) != 0 || state.total[state.active] > kiaiOf(state, state.active);
}

bool Game::kiaiCanDoSomething(const State& state, std::size_t seat) const
{
    const bool isAnimal = state.isAnimal(seat);
    const bool canRaise = state.barricades < state.cap;
    const KiaiEffect effect = effectOf(state.samurai[seat]);
    switch (effect) {
    case KiaiEffect::Barricade: return canRaise || (isAnimal && wounded(state) != 0);
    case KiaiEffect::MoveLast:
    case KiaiEffect::DiscardLast: return kiaiSources(state, effect) != 0;
    case KiaiEffect::DiscardRaiders:
    case KiaiEffect::OrderRaiders: return !state.cards.empty(zone::kStack);
    case KiaiEffect::DiscardIntruders: return !state.cards.empty(zone::kIntruders);
    case KiaiEffect::PassToken: return tokenGivers(state) != 0 || (isAnimal && canRaise);
    }
    return false;
}

unsigned Game::kiaiSources(const State& state, KiaiEffect effect) const
{
    unsigned sources = 0;
    for (unsigned players = state.inPlay(); players != 0; players &= players - 1) {
        const auto seat = static_cast<std::size_t>(std::countr_zero(players));
        if (state.cards.empty(zone::kLine + seat))
            continue;
        if (effect == KiaiEffect::DiscardLast || kiaiTargets(state, seat) != 0)
            sources |= 1u << seat;
    }
    return sources;
}

unsigned Game::kiaiTargets(const State& state, std::size_t source) const
{
    return m_options.daisukeSame ? state.inPlay() : state.inPlay() & ~(1u << source);
}

unsigned Game::tokenGivers(const State& state) const
{
    unsigned givers = 0;
    const unsigned players = m_options.supportPassed ? (1u << state.seats) - 1u : state.inPlay();
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        if ((players >> seat & 1u) != 0 && state.token[seat] == seat && tokenReceivers(state, seat) != 0)
            givers |= 1u << seat;
    return givers;
}

unsigned Game::tokenReceivers(const State& state, std::size_t giver) const
{
    const unsigned players = m_options.supportPassed ? (1u << state.seats) - 1u : state.inPlay();
    return players & ~(1u << giver);
}

unsigned Game::wounded(const State& state)
{
    unsigned seats = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        seats |= unsigned(state.isWounded(seat)) << seat;
    return seats;
}

Clause Game::talentClause(Talent talent)
{
    return kTalentClauses[std::size_t(talent)];
}

Clause Game::kiaiClause(const State& state, std::size_t seat) const
{
    return kKiaiClauses[std::size_t(effectOf(state.samurai[seat]))][state.isAnimal(seat) ? 1 : 0];
}

Clause Game::penaltyClause(Penalty penalty)
{
    return kPenaltyClauses[std::size_t(penalty)];
}

} // namespace rules::samurai
