// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_check.h"

#include "rules/games/crimson/effects/effect_reasons.h"
#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/op_shape.h"
#include "rules/games/crimson/effects/target_check.h"

#include <set>

namespace rules::effects {

namespace {

class Check
{
public:
    Check(const Effect& effect, CardKind kind, const Report& report)
        : m_effect(effect)
        , m_kind(kind)
        , m_report(report)
    {}

    void run()
    {
        checkFrame();
        if (m_effect.program.empty())
            m_report("do", EffectProblem::NoStep, {CoreReason::ItemCount, 1, kMaxOperations, 0});
        for (std::size_t i = 0; i < m_effect.program.size(); ++i)
            checkOperation(i);
    }

private:
    [[nodiscard]] bool reacts() const { return m_effect.moment != Moment::Standing; }

    void checkFrame()
    {
        if (!fits(m_effect.type, m_kind))
            m_report("type", EffectProblem::TypeOnCastle,
                     {EffectReason::NoEffectsOnCastle, verbatim(wordOf(m_effect.type))});
        if (reacts() && m_effect.type != EffectType::Passive)
            m_report("when", EffectProblem::OnlyPassiveReacts, EffectReason::OnlyPassiveReacts);
        if (m_effect.moment == Moment::BeforePlayed && m_kind == CardKind::Castle)
            m_report("when", EffectProblem::CastleActsAfter, EffectReason::CastleResolvesAfter);
        if (m_effect.playedSide != SideScope::Both && !reacts())
            m_report("played-side", EffectProblem::SideNeedsReaction, EffectReason::SideNeedsWhen);
        if (m_effect.playedSide != SideScope::Both && m_kind == CardKind::Castle)
            m_report("played-side", EffectProblem::CastleHasNoSide, EffectReason::CastleHasNoSide);
        if (m_effect.condition != Condition::None &&
            (!happens(m_effect.type, m_effect.moment) || has(OpCode::PlayOpposite)))
            m_report("if", EffectProblem::RuleHasNoCondition, EffectReason::RuleHasNoCondition);
    }

    [[nodiscard]] bool has(OpCode code) const
    {
        for (const Operation& operation : m_effect.program) {
            if (operation.code == code)
                return true;
        }
        return false;
    }

    void checkOperation(std::size_t i)
    {
        const Operation& operation = m_effect.program[i];
        const std::string path = "do[" + std::to_string(i) + "]";
        if (!fits(operation.code, m_effect.type, m_effect.moment, m_kind)) {
            m_report(path + ".op", EffectProblem::OperationMisfit, misfit(operation.code));
            return;
        }
        if (!(tidy(operation) == operation))
            m_report(path, EffectProblem::MeaninglessMember,
                     {EffectReason::MeaninglessMembers, verbatim(wordOf(operation.code))});
        checkThen(i, path);
        checkOnce(i, path);
        if (shapeOf(operation.code).target)
            checkTarget(operation, m_effect, m_kind, m_chosen, path, m_report);
        if (shapeOf(operation.code).amount)
            checkAmount(operation, path);
        if (operation.who == Who::Player && !reacts())
            m_report(path + ".who", EffectProblem::NobodyPlayed, EffectReason::NobodyPlayed);
        if (operation.code == OpCode::Place && operation.from == Source::Self)
            checkPlaceSelf(i, path);
        if (operation.code == OpCode::Discard && operation.from != Source::Offer)
            m_report(path + ".from", EffectProblem::DiscardFromOffer, EffectReason::DiscardFromOffer);
    }

    [[nodiscard]] Reason misfit(OpCode code) const
    {
        const EffectReason reason = m_kind == CardKind::Castle             ? EffectReason::MisfitCastle
                                    : m_effect.type != EffectType::Passive ? EffectReason::Misfit
                                    : reacts()                             ? EffectReason::MisfitWhen
                                                                           : EffectReason::MisfitNoWhen;
        std::vector<std::string_view> words;
        for (std::size_t i = 0; i < wordsOf<OpCode>().size(); ++i)
            if (fits(static_cast<OpCode>(i), m_effect.type, m_effect.moment, m_kind))
                words.push_back(wordsOf<OpCode>()[i]);
        return {reason, verbatim(wordOf(code)), verbatim(wordOf(m_effect.type)), listed(words)};
    }

    void checkThen(std::size_t i, const std::string& path)
    {
        if (!m_effect.program[i].then)
            return;
        if (i == 0)
            m_report(path + ".then", EffectProblem::ThenFirst, EffectReason::ThenFirst);
        else if (!happens(m_effect.type, m_effect.moment))
            m_report(path + ".then", EffectProblem::RuleHasNoThen, EffectReason::RuleHasNoThen);
        else if (m_divided)
            m_report(path + ".then", EffectProblem::ThenTwice, EffectReason::ThenTwice);
        m_divided = true;
    }

    void checkOnce(std::size_t i, const std::string& path)
    {
        const OpCode code = m_effect.program[i].code;
        if (code == OpCode::PlayOpposite && i != 0)
            m_report(path + ".op", EffectProblem::PlayOppositeFirst, EffectReason::PlayOppositeFirst);
        if ((code >= OpCode::WinBy || code == OpCode::Discard || code == OpCode::Pay) &&
            !m_seen.insert(code).second)
            m_report(path + ".op", EffectProblem::OperationTwice,
                     {EffectReason::OperationTwice, verbatim(wordOf(code))});
    }

    void checkPlaceSelf(std::size_t i, const std::string& path)
    {
        if (m_effect.type != EffectType::Destruction)
            m_report(path + ".from", EffectProblem::PlaceSelfDestruction, EffectReason::PlaceSelfDestruction);
        else if (i != 0)
            m_report(path + ".from", EffectProblem::PlaceSelfFirst, EffectReason::PlaceSelfFirst);
    }

    void checkAmount(const Operation& operation, const std::string& path)
    {
        const bool scorePay = operation.code == OpCode::Pay && m_effect.type == EffectType::Score;
        if (scorePay && operation.amountOf != AmountOf::Any)
            m_report(path + ".amount", EffectProblem::ScorePaysAny, EffectReason::ScorePaysAny);
        else if (!scorePay && operation.amountOf == AmountOf::Any)
            m_report(path + ".amount", EffectProblem::AnyOnlyInScore,
                     {EffectReason::AnyOnlyInScore, kCoins.least, kCoins.most});
        else if (operation.amountOf == AmountOf::StrengthOfIt && operation.code != OpCode::Gain)
            m_report(path + ".amount", EffectProblem::StrengthOnlyGained,
                     {EffectReason::StrengthOnlyGained, kCoins.least, kCoins.most});
        else if (operation.amountOf == AmountOf::StrengthOfIt && m_chosen != Chosen::One &&
                 m_chosen != Chosen::Gone)
            m_report(path + ".amount", noItProblem(m_chosen), noIt(m_chosen));
        if (scorePay && operation.who != Who::You)
            m_report(path + ".who", EffectProblem::OnlyYouPay, EffectReason::OnlyYouPay);
        if (operation.amountOf != AmountOf::StrengthOfIt)
            checkNumber(operation, path + (scorePay ? ".strength" : ".amount"));
    }

    void checkNumber(const Operation& operation, const std::string& path)
    {
        const Range range = amountRange(operation);
        if (!range.holds(operation.amount))
            m_report(path, EffectProblem::OutOfRange,
                     {CoreReason::OutOfRange, operation.amount, range.least, range.most});
        else if (operation.code == OpCode::Strength && operation.change == Change::Add &&
                 operation.amount == 0)
            m_report(path, EffectProblem::ChangesNothing, EffectReason::ChangesNothing);
    }

    const Effect& m_effect;
    CardKind m_kind;
    const Report& m_report;
    Chosen m_chosen = Chosen::Nothing;
    bool m_divided = false;
    std::set<OpCode> m_seen;
};

} // namespace

bool happens(EffectType type, Moment moment)
{
    return type == EffectType::Deployment || type == EffectType::Income || type == EffectType::Destruction ||
           (type == EffectType::Passive && moment != Moment::Standing);
}

bool fits(EffectType type, CardKind kind)
{
    return kind == CardKind::Character || type == EffectType::Income || type == EffectType::Passive ||
           type == EffectType::Score;
}

bool fits(OpCode code, EffectType type, Moment moment, CardKind kind)
{
    const bool character = kind == CardKind::Character;
    if (code > OpCode::ScoreAt)
        return false;
    if (code == OpCode::Pay && type == EffectType::Score)
        return character;
    if (isStep(code))
        return happens(type, moment);
    switch (code) {
    case OpCode::Strength:
    case OpCode::WinBy: return type == EffectType::Score;
    case OpCode::MatchCost:
    case OpCode::BidOnTop: return type == EffectType::Recruitment;
    case OpCode::PlayOpposite: return type == EffectType::Deployment;
    case OpCode::Shield: return character && type == EffectType::Passive && moment == Moment::Standing;
    default: return type == EffectType::Passive && moment == Moment::Standing;
    }
}

Range amountRange(const Operation& operation)
{
    if (operation.code == OpCode::ScoreAt)
        return kScoreAt;
    if (operation.code == OpCode::Strength)
        return operation.change == Change::Add   ? kChange
               : operation.change == Change::Set ? kStrength
                                                 : kFactor;
    return operation.amountOf == AmountOf::Any ? kPerCoin : kCoins;
}

void checkEffect(const Effect& effect, CardKind kind, const Report& report)
{
    Check(effect, kind, report).run();
}

std::vector<Error> check(const Effects& effects, CardKind kind)
{
    std::vector<Error> errors;
    std::set<EffectType> seen;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const std::string path = "effects[" + std::to_string(i) + "]";
        checkEffect(effects[i], kind, [&](const std::string& below, EffectProblem, const Reason& reason) {
            errors.emplace_back(below.empty() ? path : path + "." + below, reason);
        });
        if (!seen.insert(effects[i].type).second)
            errors.push_back({path + ".type", {EffectReason::TypeTwice, verbatim(wordOf(effects[i].type))}});
    }
    return errors;
}

} // namespace rules::effects
