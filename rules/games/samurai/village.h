// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/samurai/kiai.h"

#include <bit>

namespace rules::samurai {

/// A barricade, or a farmstead where there is none. `seat` is the samurai concerned.
template <class Log>
void Engine<Log>::loseBarricade(std::size_t seat, Clause clause, Clause also)
{
    if (s.barricades == 0)
        return burnFarmstead(seat, also == Clause::None ? clause : also);
    --s.barricades;
    tell(EventKind::BarricadeLost, {.value = s.barricades}, clause, also);
}

/// ss.ruling.burning-farm: their order is random from the start, so the next one is as good as any.
template <class Log>
void Engine<Log>::burnFarmstead(std::size_t seat, Clause clause)
{
    if (m_game.options().chosenFarm && m_game.level().farmPenalties)
        for (const std::uint8_t penalty : s.farmsteads)
            if (penalty != s.farmsteads[0])
                return push(Task::AskFarm, seat);
    burn(seat, s.farmsteads.size() - 1, clause);
}

template <class Log>
void Engine<Log>::burn(std::size_t seat, std::size_t position, Clause clause)
{
    const auto penalty = static_cast<FarmPenalty>(s.farmsteads[position]);
    std::copy(s.farmsteads.begin() + position + 1, s.farmsteads.end(), s.farmsteads.begin() + position);
    s.farmsteads.pop_back();
    const auto left = static_cast<std::uint8_t>(s.farmsteads.size());
    tell(EventKind::FarmsteadLost, {.value = left}, clause);
    if (left == 0)
        return lose(1, Clause::RulingLostAtOnce);
    if (!m_game.level().farmPenalties)
        return;
    tell(EventKind::FarmPenaltyApplied, {.value = std::uint8_t(penalty)}, Clause::Farm);
    switch (penalty) {
    case FarmPenalty::Family: return loseFamily(Clause::FarmFamily);
    case FarmPenalty::Farm: return burnFarmstead(seat, Clause::FarmFarm);
    case FarmPenalty::Barricade: return loseBarricade(seat, Clause::FarmBarricade);
    case FarmPenalty::Wound: return wound(s.random.below(s.seats), Clause::FarmWound);
    }
}

template <class Log>
void Engine<Log>::loseFamily(Clause clause)
{
    s.families.pop_back();
    const auto left = static_cast<std::uint8_t>(s.families.size());
    tell(EventKind::FamilyLost, {.value = left}, clause);
    if (left == 0)
        lose(2, Clause::RulingLostAtOnce);
}

template <class Log>
void Engine<Log>::raiseBarricade(Clause clause)
{
    if (s.barricades >= s.cap)
        return tell(EventKind::BarricadesFull, {.value = s.cap}, clause, Clause::BarricadeCap);
    ++s.barricades;
    tell(EventKind::BarricadeRaised, {.value = s.barricades}, clause);
}

template <class Log>
void Engine<Log>::wound(std::size_t seat, Clause clause)
{
    switch (s.health[seat]++) {
    case 0: return tell(EventKind::Wounded, {.who = who(seat)}, clause, Clause::WoundFirst);
    case 1:
        tell(EventKind::Turned, {.who = who(seat), .value = m_game.kiaiOf(s, seat)}, clause,
             Clause::WoundSecond);
        return reached(seat, Clause::AnimalKiai);
    case 2: return tell(EventKind::Wounded, {.who = who(seat)}, clause, Clause::WoundThird);
    default:
        tell(EventKind::Died, {.who = who(seat)}, clause, Clause::WoundFourth);
        return lose(0, Clause::WoundFourth);
    }
}

template <class Log>
void Engine<Log>::heal(std::size_t seat, Clause clause)
{
    --s.health[seat];
    tell(EventKind::Healed, {.who = who(seat)}, clause, Clause::WoundHeal);
}

template <class Log>
void Engine<Log>::lose(std::uint8_t why, Clause clause)
{
    s.result = Ending::Lost;
    s.frames.clear();
    tell(EventKind::MatchLost, {.value = why}, Clause::Lose, clause);
}

template <class Log>
void Engine<Log>::endRound()
{
    const bool allPassed = s.inPlay() == 0;
    s.frames.clear();
    tell(EventKind::RoundEnded, {.value = s.round, .extra = allPassed},
         allPassed ? Clause::RoundEndPassed : Clause::RoundEndStack,
         allPassed ? Clause::RoundEnd : Clause::RulingStackEmpty);
    returnTokens();
    if (!s.cards.empty(zone::kStack)) {
        tell(EventKind::RestIntruded, {.value = size(zone::kStack)}, Clause::RoundEndPassed,
             Clause::RulingPileOrder);
        while (!s.cards.empty(zone::kStack))
            s.cards.move(s.cards.at(zone::kStack, s.cards.size(zone::kStack) - 1), zone::kIntruders, 0);
    }
    s.faceUp = 0;
    s.ending = true;
    tell(EventKind::StepBegan, {.value = 1}, Clause::RoundHat, Clause::RoundSteps);
    push(Task::StepHat);
}

/// One samurai, family or intruder of the steps at the end of a round: ss.ruling.step-order.
template <class Log>
void Engine<Log>::roundStep(const Frame& frame)
{
    if (frame.task == Task::StepIntruders)
        return revealIntruder();
    if (frame.task == Task::StepBonus) {
        if (frame.a < s.families.size()) {
            ++s.frames.back().a;
            return giveBonus(s.families.size() - 1u - frame.a);
        }
        pop();
        tell(EventKind::StepBegan, {.value = 4}, Clause::RoundIntruders);
        return push(Task::StepIntruders);
    }
    if (frame.a < s.seats) {
        ++s.frames.back().a;
        const std::size_t seat = std::size_t(s.starter + frame.a) % s.seats;
        const Symbol symbol = frame.task == Task::StepHat    ? Symbol::Hat
                              : frame.task == Task::StepFarm ? Symbol::Farm
                                                             : Symbol::Doll;
        if ((s.guard[seat] >> unsigned(symbol) & 1u) != 0)
            return;
        const Clause clause = symbol == Symbol::Hat    ? Clause::RoundHat
                              : symbol == Symbol::Farm ? Clause::RoundFarm
                                                       : Clause::RoundDoll;
        tell(EventKind::Unprotected, {.who = who(seat), .value = std::uint8_t(symbol)}, clause,
             Clause::RulingStepOrder);
        return symbol == Symbol::Hat    ? wound(seat, clause)
               : symbol == Symbol::Farm ? burnFarmstead(seat, clause)
                                        : loseFamily(clause);
    }
    pop();
    if (frame.task == Task::StepHat) {
        tell(EventKind::StepBegan, {.value = 2}, Clause::RoundFarm);
        return push(Task::StepFarm);
    }
    if (frame.task == Task::StepFarm) {
        tell(EventKind::StepBegan, {.value = 3}, Clause::RoundDoll);
        return push(Task::StepDoll);
    }
    // ss.level.heroic: the families give nothing.
    if (m_game.level().familyBonuses)
        return push(Task::StepBonus);
    tell(EventKind::StepBegan, {.value = 4}, Clause::RoundIntruders);
    push(Task::StepIntruders);
}

template <class Log>
void Engine<Log>::giveBonus(std::size_t family)
{
    const auto bonus = static_cast<FamilyBonus>(s.families[family]);
    tell(EventKind::BonusGiven, {.value = std::uint8_t(bonus)}, Clause::RoundBonus);
    switch (bonus) {
    case FamilyBonus::Heal: {
        unsigned among = m_game.options().randomHeal ? (1u << s.seats) - 1u : Game::wounded(s);
        if (among == 0)
            return;
        for (std::uint32_t skip = s.random.below(countBits(among)); skip > 0; --skip)
            among &= among - 1;
        const auto seat = static_cast<std::size_t>(std::countr_zero(among));
        if (s.isWounded(seat))
            return heal(seat, Clause::FamilyHeal);
        return tell(EventKind::NobodyHealed, {.who = who(seat)}, Clause::FamilyHeal,
                    Clause::RulingRandomHeal);
    }
    case FamilyBonus::Barricade: return raiseBarricade(Clause::FamilyBarricade);
    case FamilyBonus::Intruder:
        if (s.cards.empty(zone::kIntruders))
            return tell(EventKind::NoIntruder, {}, Clause::FamilyIntruder);
        return discardIntruders(1, Clause::FamilyIntruder);
    }
}

template <class Log>
void Engine<Log>::revealIntruder()
{
    if (s.cards.empty(zone::kIntruders)) {
        pop();
        return push(Task::NextRound);
    }
    const CardIx card = s.cards.at(zone::kIntruders, 0);
    s.cards.moveToEnd(card, zone::kDiscard);
    tell(EventKind::IntruderRevealed, {.card = s.kind[card]}, Clause::RoundIntruders);
    if (hasFlames(s.kind[card]))
        loseBarricade(s.starter, Clause::RoundIntruders);
}

template <class Log>
void Engine<Log>::nextRound()
{
    s.ending = false;
    tell(EventKind::VillageStands,
         {.value = static_cast<std::uint8_t>(s.farmsteads.size()),
          .extra = static_cast<std::uint8_t>(s.families.size())},
         Clause::RoundSurvive);
    if (s.round >= kRounds) {
        s.result = Ending::Won;
        s.frames.clear();
        return tell(EventKind::MatchWon,
                    {.value = Game::points(s), .extra = std::uint8_t(m_game.options().level)}, Clause::Win,
                    Clause::Score);
    }
    for (std::size_t zone = zone::kHeld; zone <= zone::kIntruders; ++zone)
        while (!s.cards.empty(zone))
            s.cards.moveToEnd(s.cards.at(zone, 0), zone::kStack);
    const Rank rank = s.round == 1 ? Rank::Lieutenant : Rank::Boss;
    const std::size_t reserve = zone::kReserve + std::size_t(rank);
    const std::size_t players = m_game.players(s.seats);
    std::size_t joining = std::min(players - m_game.level().fewer, s.cards.size(reserve));
    tell(EventKind::RanksJoined, {.value = static_cast<std::uint8_t>(joining), .extra = std::uint8_t(rank)},
         rank == Rank::Lieutenant ? Clause::RoundLieutenants : Clause::RoundBosses, Clause::RoundNext);
    for (; joining > 0; --joining)
        s.cards.moveToEnd(
            s.cards.at(reserve, s.random.below(static_cast<std::uint32_t>(s.cards.size(reserve)))),
            zone::kStack);
    s.cards.shuffle(zone::kStack, s.random);
    s.total = {};
    s.guard = {};
    s.learned = {};
    s.passed = 0;
    ++s.round;
    if (!m_game.options().lentToken) {
        for (std::uint8_t seat = 0; seat < s.seats; ++seat)
            s.token[seat] = seat;
        tell(EventKind::TokensHome, {}, Clause::RulingLentToken);
    }
    s.starter = s.active = s.leftOf(s.lastActive);
    tell(EventKind::FirstPlayer, {.who = who(s.starter)}, Clause::RoundFirst, Clause::RulingLastActive);
    beginRound();
}

} // namespace rules::samurai
