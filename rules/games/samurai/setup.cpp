// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/samurai_reasons.h"
#include "rules/games/samurai/village.h"

namespace rules::samurai {

namespace {

constexpr std::size_t kDollsNeeded = 2;

std::optional<Error> setupWrong(const Game& game, const Setup& setup)
{
    if (auto wrong = optionsWrong(game.options(), setup.samurai.size()))
        return wrong;
    if (game.wrong())
        return *game.wrong();
    unsigned seen = 0;
    for (const Who who : setup.samurai) {
        if (who >= game.library().samurai.size())
            return Error{"samurai", SamuraiReason::NoSuchSamurai};
        if ((seen >> who & 1u) != 0)
            return Error{"samurai", {SamuraiReason::SamuraiTwice, game.library().samurai[who].name}};
        seen |= 1u << who;
    }
    return std::nullopt;
}

/// Deals the raider stack; ss.two.dolls, ss.ruling.redeal.
template <class Log>
void deal(const Game& game, State& state, std::size_t count, Engine<Log>& engine)
{
    const std::size_t reserve = zone::kReserve + std::size_t(Rank::Plunderer);
    const bool needsDolls =
        game.options().variant != Variant::Standard && game.options().redeal != Redeal::Off;
    // Where the rest is too small to deal from, all are shuffled again; some deal has two dolls in the end.
    std::size_t from = 0;
    for (int tries = 0;; ++tries) {
        if (from + count > state.cards.size(reserve) || game.options().redeal == Redeal::All || tries == 0) {
            state.cards.shuffle(reserve, state.random);
            from = 0;
        }
        std::size_t dolls = 0;
        for (std::size_t i = from; i < from + count; ++i)
            dolls += symbolOf(state.at(reserve, i)) == Symbol::Doll;
        if (!needsDolls || dolls >= kDollsNeeded || tries == 1000)
            break;
        engine.tell(EventKind::DealtAgain, {.value = static_cast<std::uint8_t>(dolls)}, Clause::TwoDolls,
                    Clause::RulingRedeal);
        from += count;
    }
    for (std::size_t i = 0; i < count; ++i)
        state.cards.moveToEnd(state.cards.at(reserve, from), zone::kStack);
    engine.tell(EventKind::StackDealt, {.value = static_cast<std::uint8_t>(count)}, Clause::SetupStack,
                Clause::SetupReserve);
}

template <class Log>
void layTable(const Game& game, const Setup& setup, State& state, Log& log)
{
    Engine<Log> engine(game, state, log);
    state.random = Random(setup.seed);
    state.seats = static_cast<std::uint8_t>(setup.samurai.size());
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
        state.samurai[seat] = setup.samurai[seat];
        state.token[seat] = seat;
    }
    const MatchOptions& options = game.options();
    if (options.variant != Variant::Standard || options.absentTokens)
        for (std::size_t who = 0; who < game.library().samurai.size(); ++who)
            if (state.seatOf(who) == kNoSeat)
                state.absent = static_cast<std::uint16_t>(state.absent | 1u << who);
    for (const RaiderCard& card : game.library().raiders)
        for (unsigned i = 0; i < card.count; ++i) {
            const CardIx index = state.cards.add(zone::kReserve + std::size_t(card.rank));
            state.kind[index] = card.kind;
        }
    for (const Token& token : game.library().tokens)
        for (unsigned i = 0; i < token.count; ++i) {
            if (token.sort == TokenSort::Farmstead)
                state.farmsteads.push_back(token.effect);
            else
                state.families.push_back(token.effect);
        }
    state.random.shuffle(state.farmsteads);
    state.random.shuffle(state.families);
    const std::size_t players = game.players(state.seats);
    state.barricades = state.cap = static_cast<std::uint8_t>(players + game.level().barricades);
    engine.tell(EventKind::MatchBegan, {.value = state.seats, .extra = std::uint8_t(options.level)},
                Clause::SetupSamurai, Clause::SetupLevel);
    engine.tell(EventKind::VillageSet, {.value = state.barricades}, Clause::SetupBarricades,
                Clause::SetupVillage);
    deal(game, state, players * game.level().plunderers, engine);
    state.starter = options.first == 0 ? static_cast<std::uint8_t>(state.random.below(state.seats))
                                       : static_cast<std::uint8_t>(options.first - 1);
    state.active = state.lastActive = state.starter;
}

template <class Log>
Result<State> startWith(const Game& game, const Setup& setup, Log& log)
{
    if (auto wrong = setupWrong(game, setup))
        return *wrong;
    State state;
    layTable(game, setup, state, log);
    Engine<Log> engine(game, state, log);
    engine.tell(EventKind::FirstPlayer, {.who = state.samurai[state.starter]}, Clause::SetupFirst);
    engine.beginRound();
    engine.run();
    return state;
}

} // namespace

Result<State> Game::start(const Setup& setup) const
{
    NoLog log;
    return startWith(*this, setup, log);
}

Result<State> Game::start(const Setup& setup, EventLog& log) const
{
    return startWith(*this, setup, log);
}

Result<State> Game::lay(const Setup& setup, std::uint8_t round) const
{
    if (auto wrong = setupWrong(*this, setup))
        return *wrong;
    State state;
    NoLog log;
    layTable(*this, setup, state, log);
    for (state.round = 1; state.round < round; ++state.round) {
        const std::size_t reserve = zone::kReserve + state.round;
        const std::size_t joining = std::min(players(state.seats) - level().fewer, state.cards.size(reserve));
        for (std::size_t i = 0; i < joining; ++i)
            state.cards.moveToEnd(state.cards.at(reserve, state.random.below(static_cast<std::uint32_t>(
                                                              state.cards.size(reserve)))),
                                  zone::kStack);
        state.cards.shuffle(zone::kStack, state.random);
    }
    state.frames.push_back({Task::StartTurn, 0, 0, 0});
    return state;
}

} // namespace rules::samurai
