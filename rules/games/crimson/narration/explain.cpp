// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/narration/phrases.h"

#include <cstdlib>

namespace rules::crimson {

using narration::Line;
using narration::Phrases;

namespace {

/// The one operation of a Score effect that changes strengths; nothing where several do, because a step does
/// not say which it was.
const effects::Operation* onlyChange(const Kind& kind)
{
    const std::uint8_t effect = kind.effectOf(effects::EffectType::Score);
    if (effect == Kind::kNone)
        return nullptr;
    const effects::Operation* found = nullptr;
    for (const effects::Operation& operation : kind.effects[effect].program) {
        if (operation.code != effects::OpCode::Strength && operation.code != effects::OpCode::Pay &&
            operation.code != effects::OpCode::StrengthByCastleCoins)
            continue;
        if (found != nullptr)
            return nullptr;
        found = &operation;
    }
    return found;
}

Line lineOf(const effects::Operation* operation)
{
    if (operation == nullptr)
        return Line::ExplainChanges;
    if (operation->code == effects::OpCode::Pay)
        return Line::ExplainPaid;
    if (operation->code == effects::OpCode::StrengthByCastleCoins)
        return Line::ExplainByCastleCoins;
    switch (operation->change) {
    case effects::Change::Add: return operation->amount < 0 ? Line::ExplainTakes : Line::ExplainAdds;
    case effects::Change::Set: return Line::ExplainSets;
    case effects::Change::Times: break;
    }
    return operation->amount == 2 ? Line::ExplainDoubles : Line::ExplainTimes;
}

std::string explainStep(const Table& table, const State& state, CardIx card, const StrengthStep& step,
                        const Phrases& phrases)
{
    const bool byCastle = step.castle != 0xff;
    const effects::Operation* operation =
        onlyChange(byCastle ? table.castles[step.castle] : table.characters[step.card]);
    return phrases.say(lineOf(operation),
                       {{"card", byCastle ? phrases.castle(step.castle) : phrases.card(step.card)},
                        {"k", std::to_string(operation == nullptr ? 0 : std::abs(operation->amount))},
                        {"coins", phrases.coins(state.paid[card])},
                        {"n", std::to_string(step.before)},
                        {"m", std::to_string(step.after)}});
}

/// The card or castle behind a clause of a card or castle.
std::string nameOf(Clause clause, const Phrases& phrases)
{
    if (isCastle(clause))
        return phrases.castle(kindOf(clause));
    return isCard(clause) ? phrases.card(kindOf(clause)) : std::string();
}

} // namespace

std::vector<std::string> explain(const Game& game, const State& state, Lane lane, Half half,
                                 Language language)
{
    const Phrases phrases(game, state.seating, language);
    const LaneTotals totals = game.totals(state, lane);
    std::vector<std::string> lines;
    for (const CardStrength& card : totals.halves[half].cards) {
        const bool down = state.isDown(card.card);
        lines.push_back(phrases.say(down ? Line::ExplainCardDown : Line::ExplainCard,
                                    {{"card", phrases.card(state.kind[card.card])},
                                     {"n", std::to_string(down ? 0 : card.printed)},
                                     {"m", std::to_string(card.printed)}}));
        for (const StrengthStep& step : card.steps)
            lines.push_back(explainStep(game.table(state.seating), state, card.card, step, phrases));
    }
    if (totals.halves[half].castleCoins > 0)
        lines.push_back(
            phrases.say(Line::ExplainCastleCoins, {{"n", std::to_string(totals.halves[half].castleCoins)}}));
    lines.push_back(phrases.say(Line::ExplainTotal, {{"n", std::to_string(totals.halves[half].total)}}));
    if (totals.rule != effects::WinRule::MoreStrength)
        lines.push_back(phrases.say(totals.rule == effects::WinRule::LessStrength
                                        ? Line::ExplainLessWins
                                        : Line::ExplainMoreFaceDownWins,
                                    {{"card", nameOf(totals.ruleClause, phrases)}}));
    return lines;
}

} // namespace rules::crimson
