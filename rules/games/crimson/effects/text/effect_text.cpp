// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/text/effect_text.h"

#include "rules/games/crimson/effects/text/realiser.h"

namespace rules::effects {

namespace {

using namespace text;

const Realiser& realiser(Language language)
{
    return language == Language::German ? german() : english();
}

/// Every sentence of a card begins with a plain letter a to z.
void addSentence(std::string& body, std::string sentence)
{
    if (sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    body += (body.empty() ? "" : " ") + sentence + ".";
}

std::string compose(const Plan& plan, const Realiser& say)
{
    std::string body;
    std::string sentence;
    for (const Step& step : plan.steps) {
        const std::string opening = step.first ? say.opening(plan) : std::string();
        const bool inverted = !opening.empty() || step.operation->then;
        const bool subjectless = step.first && plan.frame == Frame::Whoever;
        std::string clause = step.operation->then ? std::string(say.then()) : opening;
        clause += say.clause(step, subjectless ? Order::Subjectless
                                   : inverted  ? Order::Inverted
                                               : Order::Plain);
        if (sentence.empty()) {
            sentence = std::move(clause);
        } else if (plan.isOneSentence()) {
            sentence += "; " + clause;
        } else {
            addSentence(body, std::move(sentence));
            sentence = std::move(clause);
        }
    }
    if (!sentence.empty())
        addSentence(body, std::move(sentence));
    return body;
}

} // namespace

std::string_view keyword(EffectType type, Language language)
{
    return realiser(language).keyword(type);
}

CardText effectText(const Effect& effect, Language language)
{
    const Realiser& say = realiser(language);
    CardText text;
    if (effect.type != EffectType::Deployment)
        text.keyword = say.keyword(effect.type);
    text.body = compose(planText(effect), say);
    return text;
}

std::string effectText(const Effects& effects, Language language)
{
    std::string lines;
    for (const Effect& effect : effects)
        lines += (lines.empty() ? "" : "\n") + effectText(effect, language).text();
    return lines;
}

} // namespace rules::effects
