// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/game.h"

namespace rules::battleground {

namespace {

/// Says why a choice of the player whose turn it is does not fit; never called for legal ones.
class BattlegroundRefusalFinder
{
public:
    BattlegroundRefusalFinder(const Game& game, const State& state, const Choice& choice)
        : m_game(game)
        , m_state(state)
        , m_choice(choice)
    {}

    [[nodiscard]] Refusal find() const
    {
        const Verb verb = Verb(m_choice.verb);
        const bool isAction = verb >= Verb::Move && verb <= Verb::EndActions;
        const bool isDeployment = verb == Verb::Deploy || verb == Verb::EndTurn;
        if ((isAction && m_state.phase != Phase::Actions) ||
            (isDeployment && m_state.phase == Phase::Actions))
            return {m_state.phase == Phase::Opening ? Clause::Opening : Clause::Turn,
                    RefusalReason::NotThisPhase};
        if (!isAction && !isDeployment)
            return {Clause::Turn, RefusalReason::NoSuchChoice};
        if (verb == Verb::Deploy)
            return deployment();
        if (verb != Verb::EndActions && verb != Verb::EndTurn)
            if (const auto actor = actorWrong())
                return *actor;
        switch (verb) {
        case Verb::Move: return move();
        case Verb::Attack: return attack();
        case Verb::Ability: return ability();
        default: return {Clause::Action, RefusalReason::NoSuchChoice};
        }
    }

private:
    [[nodiscard]] bool onBoard(std::uint16_t tile) const { return tile < m_game.board().tiles(); }
    [[nodiscard]] Tile from() const { return static_cast<Tile>(m_choice.a); }
    [[nodiscard]] Tile to() const { return static_cast<Tile>(m_choice.b); }
    [[nodiscard]] bool isLiving(Tile tile) const { return (m_state.allLiving() & bit(tile)) != 0; }
    [[nodiscard]] const Traits& traits() const
    {
        return m_game.table().traits[m_state.kind[m_state.cardAt(from())]];
    }

    [[nodiscard]] std::optional<Refusal> actorWrong() const
    {
        if (!onBoard(m_choice.a))
            return Refusal{Clause::SetupBoard, RefusalReason::OffTheBoard};
        if (m_state.at[from()] == 0)
            return Refusal{Clause::Action, RefusalReason::NobodyThere};
        if ((m_state.slain & bit(from())) != 0)
            return Refusal{Clause::Slain, RefusalReason::SlainActor};
        if (m_state.ownerOf(m_state.cardAt(from())) != m_state.active)
            return Refusal{Clause::Action, RefusalReason::NotYours};
        if ((m_state.acted & bit(from())) != 0)
            return Refusal{Clause::ActionOnce, RefusalReason::ActedAlready};
        return std::nullopt;
    }

    [[nodiscard]] Refusal move() const
    {
        if (!onBoard(m_choice.b))
            return {Clause::MoveBoard, RefusalReason::OffTheBoard};
        const bool isNear = (m_game.board().neighbours(from()) & bit(to())) != 0;
        // Nobody means to walk onto an enemy that is far away: what is out of range is not to be attacked.
        if (!isNear && (m_state.living[other(m_state.active)] & bit(to())) != 0 &&
            (m_game.attackTargets(m_state, from(), m_state.active) & bit(to())) == 0)
            return attack();
        if (!isNear)
            return {Clause::Move, RefusalReason::NotOneStep};
        if (isLiving(to()))
            return {Clause::MoveLiving, RefusalReason::LivingInTheWay};
        return {Clause::Move, RefusalReason::NoSuchChoice};
    }

    [[nodiscard]] Refusal attack() const
    {
        if (traits().attacks == 0)
            return {Clause::RulingNoAttack, RefusalReason::NoAttackValue};
        if (traits().attack == 0 && !m_game.options().zeroAttacks)
            return {Clause::RulingNoAttack, RefusalReason::ZeroAttack};
        return target(Clause::AttackTarget, Clause::RulingOwnSide);
    }

    [[nodiscard]] Refusal ability() const
    {
        if (!traits().hasAbility)
            return {Clause::Ability, RefusalReason::NoAbility};
        return target(Clause::RulingAbilityTarget, Game::cardClause(m_state.kind[m_state.cardAt(from())]));
    }

    [[nodiscard]] Refusal target(Clause noTarget, Clause wrongSide) const
    {
        if (!onBoard(m_choice.b))
            return {Clause::SetupBoard, RefusalReason::OffTheBoard};
        if (m_state.at[to()] == 0)
            return {noTarget, RefusalReason::NoTarget};
        if (!isLiving(to()))
            return {noTarget, RefusalReason::SlainTarget};
        if (traits().range == 0)
            return {Clause::RangeZero, RefusalReason::NoRange};
        const Geometry& board = m_game.board();
        const bool up = m_state.looksUp(from(), m_state.active);
        const bool sameColumn = board.column(from()) == board.column(to());
        if (sameColumn && from() != to() && up != (to() > from()))
            return {Clause::RangeBehind, RefusalReason::Behind};
        const Bits reach = board.reach(from(), up, traits().range);
        if ((reach & bit(to())) == 0)
            return {sameColumn ? Clause::Range : Clause::RangeSide, RefusalReason::OutOfRange};
        if (m_game.options().blocking &&
            (board.reachBlocked(from(), up, traits().range, m_state.allLiving()) & bit(to())) == 0)
            return {Clause::RulingBlocking, RefusalReason::Blocked};
        return {wrongSide, RefusalReason::WrongSide};
    }

    [[nodiscard]] Refusal deployment() const
    {
        const Side side = m_state.active;
        bool inHand = false;
        for (const CardIx card : m_state.cards.in(zone::kHand + side))
            inHand = inHand || m_state.kind[card] == m_choice.a;
        if (!inHand)
            return {Clause::Deploy, RefusalReason::NotInHand};
        if (!onBoard(m_choice.b))
            return {Clause::DeployZone, RefusalReason::OffTheBoard};
        if ((m_game.board().zoneOf(side) & bit(to())) == 0)
            return {Clause::DeployZone, RefusalReason::NotInZone};
        if (isLiving(to()))
            return {m_state.ownerOf(m_state.cardAt(to())) == side ? Clause::DeployLiving
                                                                  : Clause::RulingEnemyTile,
                    RefusalReason::LivingInTheWay};
        return {Clause::DeployCost, RefusalReason::TooDear};
    }

    const Game& m_game;
    const State& m_state;
    const Choice& m_choice;
};

} // namespace

std::optional<Refusal> Game::refuse(const State& state, Seat seat, const Choice& choice) const
{
    if (isOver(state))
        return Refusal{state.winner == kNoSeat ? Clause::RulingEndless : Clause::Defeat,
                       RefusalReason::MatchOver};
    if (Verb(choice.verb) == Verb::Concede && seat < kSides && choice == Choice{choice.verb, seat, 0, 0})
        return std::nullopt;
    if (seat != state.active)
        return Refusal{Clause::Turn, RefusalReason::NotYourTurn};
    if (question(state).options.contains(choice))
        return std::nullopt;
    return BattlegroundRefusalFinder(*this, state, choice).find();
}

} // namespace rules::battleground
