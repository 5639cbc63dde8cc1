// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_check.h"

#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/op_shape.h"
#include "rules/games/crimson/effects/target_check.h"

#include <set>

namespace rules::effects {

namespace {

std::string rangeText(Range range)
{
    return "; a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most) +
           " would fit";
}

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
            m_report("do", EffectProblem::NoStep,
                     "must have 1 to " + std::to_string(kMaxOperations) + " items, not 0");
        for (std::size_t i = 0; i < m_effect.program.size(); ++i)
            checkOperation(i);
    }

private:
    [[nodiscard]] bool reacts() const { return m_effect.moment != Moment::Standing; }

    void checkFrame()
    {
        if (!fits(m_effect.type, m_kind))
            m_report("type", EffectProblem::TypeOnCastle,
                     "a castle has no " + std::string(wordOf(m_effect.type)) +
                         " effects; one of: income, passive, score");
        if (reacts() && m_effect.type != EffectType::Passive)
            m_report("when", EffectProblem::OnlyPassiveReacts,
                     "only passive effects react to a card being played");
        if (m_effect.moment == Moment::BeforePlayed && m_kind == CardKind::Castle)
            m_report("when", EffectProblem::CastleActsAfter,
                     "a castle acts after the card's own effect; after-played would fit");
        if (m_effect.playedSide != SideScope::Both && !reacts())
            m_report("played-side", EffectProblem::SideNeedsReaction,
                     "only an effect with \"when\" can ask where a card was played");
        if (m_effect.playedSide != SideScope::Both && m_kind == CardKind::Castle)
            m_report("played-side", EffectProblem::CastleHasNoSide,
                     "a castle lies on no side; both would fit");
        if (m_effect.condition != Condition::None &&
            (!happens(m_effect.type, m_effect.moment) || has(OpCode::PlayOpposite)))
            m_report("if", EffectProblem::RuleHasNoCondition,
                     "only effects that happen at a moment can have a condition, not rules that hold");
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
                     "has members that mean nothing for " + std::string(wordOf(operation.code)));
        checkThen(i, path);
        checkOnce(i, path);
        if (shapeOf(operation.code).target)
            checkTarget(operation, m_effect, m_kind, m_chosen, path, m_report);
        if (shapeOf(operation.code).amount)
            checkAmount(operation, path);
        if (operation.who == Who::Player && !reacts())
            m_report(path + ".who", EffectProblem::NobodyPlayed,
                     "nobody played a card here; player fits only passive effects with \"when\"");
        if (operation.code == OpCode::Place && operation.from == Source::Self)
            checkPlaceSelf(i, path);
        if (operation.code == OpCode::Discard && operation.from != Source::Offer)
            m_report(path + ".from", EffectProblem::DiscardFromOffer,
                     "a card can only be discarded from the offer");
    }

    [[nodiscard]] std::string misfit(OpCode code) const
    {
        const std::string_view moment = m_effect.type != EffectType::Passive ? ""
                                        : reacts()                           ? " with \"when\""
                                                                             : " without \"when\"";
        const std::string text = std::string(wordOf(code)) + " does not fit " +
                                 std::string(wordOf(m_effect.type)) + " effects" + std::string(moment) +
                                 (m_kind == CardKind::Castle ? " of a castle" : "");
        std::string words;
        for (std::size_t i = 0; i < wordsOf<OpCode>().size(); ++i) {
            if (fits(static_cast<OpCode>(i), m_effect.type, m_effect.moment, m_kind))
                words += (words.empty() ? "; one of: " : ", ") + std::string(wordsOf<OpCode>()[i]);
        }
        return text + words;
    }

    void checkThen(std::size_t i, const std::string& path)
    {
        if (!m_effect.program[i].then)
            return;
        if (i == 0)
            m_report(path + ".then", EffectProblem::ThenFirst,
                     "the first operation cannot be the second half of the effect");
        else if (!happens(m_effect.type, m_effect.moment))
            m_report(path + ".then", EffectProblem::RuleHasNoThen,
                     "only effects that happen at a moment can be divided by \"then\"");
        else if (m_divided)
            m_report(path + ".then", EffectProblem::ThenTwice,
                     "an effect is divided by \"then\" once at most");
        m_divided = true;
    }

    void checkOnce(std::size_t i, const std::string& path)
    {
        const OpCode code = m_effect.program[i].code;
        if (code == OpCode::PlayOpposite && i != 0)
            m_report(path + ".op", EffectProblem::PlayOppositeFirst, "play-opposite must come first");
        if ((code >= OpCode::WinBy || code == OpCode::Discard || code == OpCode::Pay) &&
            !m_seen.insert(code).second)
            m_report(path + ".op", EffectProblem::OperationTwice,
                     std::string(wordOf(code)) + " stands in this effect already");
    }

    void checkPlaceSelf(std::size_t i, const std::string& path)
    {
        if (m_effect.type != EffectType::Destruction)
            m_report(path + ".from", EffectProblem::PlaceSelfDestruction,
                     "only a destruction effect can place its own card; one of: offer, discard-pile");
        else if (i != 0)
            m_report(path + ".from", EffectProblem::PlaceSelfFirst,
                     "the card is placed instead of being destroyed: this must come first");
    }

    void checkAmount(const Operation& operation, const std::string& path)
    {
        const bool scorePay = operation.code == OpCode::Pay && m_effect.type == EffectType::Score;
        if (scorePay && operation.amountOf != AmountOf::Any)
            m_report(path + ".amount", EffectProblem::ScorePaysAny,
                     "a score effect pays \"any\" amount, with \"strength\" for each coin");
        else if (!scorePay && operation.amountOf == AmountOf::Any)
            m_report(path + ".amount", EffectProblem::AnyOnlyInScore,
                     "\"any\" fits only pay in a score effect" + rangeText(kCoins));
        else if (operation.amountOf == AmountOf::StrengthOfIt && operation.code != OpCode::Gain)
            m_report(path + ".amount", EffectProblem::StrengthOnlyGained,
                     "\"strength-of-it\" fits only gain" + rangeText(kCoins));
        else if (operation.amountOf == AmountOf::StrengthOfIt && m_chosen != Chosen::One &&
                 m_chosen != Chosen::Gone)
            m_report(path + ".amount", noItProblem(m_chosen), noIt(m_chosen));
        if (scorePay && operation.who != Who::You)
            m_report(path + ".who", EffectProblem::OnlyYouPay,
                     "only you can pay for the strength of this card");
        if (operation.amountOf != AmountOf::StrengthOfIt)
            checkNumber(operation, path + (scorePay ? ".strength" : ".amount"));
    }

    void checkNumber(const Operation& operation, const std::string& path)
    {
        const Range range = amountRange(operation);
        if (!range.holds(operation.amount))
            m_report(path, EffectProblem::OutOfRange,
                     std::to_string(operation.amount) + " is out of range" + rangeText(range));
        else if (operation.code == OpCode::Strength && operation.change == Change::Add &&
                 operation.amount == 0)
            m_report(path, EffectProblem::ChangesNothing, "a change by 0 changes nothing");
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
        checkEffect(effects[i], kind,
                    [&](const std::string& below, EffectProblem, const std::string& reason) {
                        errors.push_back({below.empty() ? path : path + "." + below, reason});
                    });
        if (!seen.insert(effects[i].type).second)
            errors.push_back({path + ".type", "the card has one " + std::string(wordOf(effects[i].type)) +
                                                  " effect already"});
    }
    return errors;
}

} // namespace rules::effects
