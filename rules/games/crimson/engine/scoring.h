// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/board.h"
#include "rules/games/crimson/game.h"

#include <optional>

namespace rules::crimson {

/// Counts a lane: Score effects in their order, then both totals, then who wins. Works on copies of the
/// strengths, so it can be asked at any time. `Explain` is a LaneTotals to be filled with every step, or
/// nothing.
class Scoring : public Board
{
public:
    using Board::Board;

    struct Count
    {
        std::array<int, kHalves> total{};   ///< per half
        std::array<int, kHalves> counted{}; ///< the totals, or what the rule below counts instead
        std::optional<Half> winner{};
        Clause rule = Clause::ScoreWin; ///< what decided how the lane is won
    };

    Count count(Lane lane, LaneTotals* explain = nullptr)
    {
        m_lane = lane;
        m_explain = explain;
        m_rule = effects::WinRule::MoreStrength;
        m_ruleClause = Clause::ScoreWin;
        for (Half side = 0; side < kHalves; ++side) {
            m_size[side] = s.cards.size(zone::of(lane, side));
            for (std::size_t i = 0; i < m_size[side]; ++i) {
                const CardIx card = s.cards.at(zone::of(lane, side), i);
                m_strength[side][i] = static_cast<std::int16_t>(strength(card));
                if (m_explain != nullptr)
                    m_explain->halves[side].cards.push_back(
                        {card, kind(card).strength, m_strength[side][i], {}});
            }
        }
        resolveScoreEffects();

        Count outcome;
        std::array<int, kHalves> down{};
        for (Half side = 0; side < kHalves; ++side)
            for (std::size_t i = 0; i < m_size[side]; ++i) {
                outcome.total[side] += m_strength[side][i];
                down[side] += s.isDown(s.cards.at(zone::of(lane, side), i)) ? 1 : 0;
            }
        const int coins = s.seating.isAgainstRaiders() ? s.castleCoins[lane] : 0;
        outcome.total[1] += coins; // cc.solo.score
        outcome.counted = m_rule == effects::WinRule::MoreFaceDown ? down : outcome.total;
        outcome.winner = winnerOf(outcome.counted);
        outcome.rule = m_ruleClause;
        if (m_explain != nullptr) {
            m_explain->halves[1].castleCoins = static_cast<std::int16_t>(coins);
            for (Half side = 0; side < kHalves; ++side) {
                m_explain->halves[side].total = static_cast<std::int16_t>(outcome.total[side]);
                for (std::size_t i = 0; i < m_size[side]; ++i)
                    m_explain->halves[side].cards[i].strength = m_strength[side][i];
            }
            m_explain->rule = m_rule;
            m_explain->ruleClause = m_ruleClause;
            m_explain->winner = outcome.winner;
        }
        return outcome;
    }

private:
    [[nodiscard]] std::optional<Half> winnerOf(const std::array<int, kHalves>& counted) const
    {
        if (counted[0] == counted[1])
            return std::nullopt;
        const bool firstHasMore = counted[0] > counted[1];
        return static_cast<Half>(firstHasMore == (m_rule != effects::WinRule::LessStrength) ? 0 : 1);
    }

    void resolveScoreEffects()
    {
        const Kind& castleKind = castle(m_lane);
        const Half first = s.firstInScore(m_lane);
        if (castleKind.effectOf(effects::EffectType::Score) !=
            Kind::kNone) // cc.castle.score: before all characters
            resolve(castleKind.effects[castleKind.effectOf(effects::EffectType::Score)], kNoCard, first,
                    {0xff, s.castle[m_lane], castleClause(s.castle[m_lane]), 0, 0});
        for (const Half side : {first, static_cast<Half>(1 - first)})
            for (std::size_t i = 0; i < m_size[side]; ++i) {
                const CardIx card = s.cards.at(zone::of(m_lane, side), i);
                const std::uint8_t effect = kind(card).effectOf(effects::EffectType::Score);
                if (effect == Kind::kNone || s.isDown(card))
                    continue;
                m_selfSide = side;
                m_selfPosition = i;
                resolve(effectsOf(card)[effect], card, side,
                        {s.kind[card], 0xff, cardClause(s.kind[card]), 0, 0});
            }
    }

    void resolve(const effects::Effect& effect, CardIx self, Half own, const StrengthStep& cause)
    {
        for (const effects::Operation& operation : effect.program) {
            if (operation.code == effects::OpCode::WinBy) {
                m_rule = operation.rule; // cc.score.way: the last one counts
                m_ruleClause = cause.clause;
            } else if (operation.code == effects::OpCode::Pay) {
                if (self != kNoCard && s.paid[self] != 0)
                    change(m_selfSide, m_selfPosition, effects::Change::Add, s.paid[self] * operation.amount,
                           cause);
            } else if (operation.code == effects::OpCode::StrengthByCastleCoins) {
                if (const int pairs = s.castleCoins[m_lane] / operation.amount; pairs != 0)
                    change(m_selfSide, m_selfPosition, effects::Change::Add, pairs, cause);
            } else if (operation.code == effects::OpCode::Strength) {
                if (operation.target.pick == effects::Pick::Self)
                    change(m_selfSide, m_selfPosition, operation.change, operation.amount, cause);
                else
                    for (Half side = 0; side < kHalves; ++side)
                        if (operation.target.side == effects::SideScope::Both ||
                            (side == own) == (operation.target.side == effects::SideScope::Own))
                            changeSide(side, operation, self, cause);
            }
        }
    }

    void changeSide(Half side, const effects::Operation& operation, CardIx self, const StrengthStep& cause)
    {
        const effects::Target& target = operation.target;
        const auto cards = s.cards.in(zone::of(m_lane, side));
        const auto fits = [&](std::size_t i) {
            return !(target.other && cards[i] == self) &&
                   (target.face == effects::FaceScope::Any ||
                    s.isDown(cards[i]) == (target.face == effects::FaceScope::Down)) &&
                   (target.maxStrength < 0 || m_strength[side][i] <= target.maxStrength);
        };
        int limit = -1;
        if (target.strongest)
            for (std::size_t i = 0; i < m_size[side]; ++i)
                if (fits(i))
                    limit = std::max(limit, int{m_strength[side][i]});
        // The limit is fixed before the first change: cards that become as strong on the way do not join in.
        for (std::size_t i = 0; i < m_size[side]; ++i) {
            if (!fits(i) || (target.strongest && m_strength[side][i] != limit))
                continue;
            change(side, i, operation.change, operation.amount, cause);
            if (target.nearest)
                break;
        }
    }

    void change(Half side, std::size_t position, effects::Change how, int amount, StrengthStep cause)
    {
        std::int16_t& strength = m_strength[side][position];
        cause.before = strength;
        int result = amount;
        if (how == effects::Change::Add)
            result = strength + amount;
        else if (how == effects::Change::Times)
            result = strength * amount;
        strength = static_cast<std::int16_t>(
            std::clamp(result, 0, kMaxStrength)); // cc.card.berserker: never below 0
        cause.after = strength;
        if (m_explain != nullptr)
            m_explain->halves[side].cards[position].steps.push_back(cause);
    }

    [[nodiscard]] Clause cardClause(std::uint8_t kind) const { return m_table.clauseOf(kind); }
    static Clause castleClause(std::uint8_t kind)
    {
        return static_cast<Clause>(unsigned(Clause::FirstCastle) + kind);
    }

    /// Repeated doubling by user-made cards stays within the type.
    static constexpr int kMaxStrength = 9999;

    Lane m_lane = 0;
    LaneTotals* m_explain = nullptr;
    effects::WinRule m_rule = effects::WinRule::MoreStrength;
    Clause m_ruleClause = Clause::ScoreWin;
    Half m_selfSide = 0;
    std::size_t m_selfPosition = 0;
    std::array<std::size_t, kHalves> m_size{};
    std::array<std::array<std::int16_t, kMaxCards>, kHalves> m_strength;
};

} // namespace rules::crimson
