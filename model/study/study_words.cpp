// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_words.h"

#include "rules/bots/bot_kind.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

using rules::bots::Bounds;
using rules::bots::Estimate;
using rules::bots::Looks;
using rules::bots::Study;
using rules::bots::StudyArm;

constexpr double kNarrowInterval = 0.04;

int digitsFor(const Estimate& estimate)
{
    return estimate.hasInterval() && estimate.high - estimate.low < kNarrowInterval ? 1 : 0;
}

QString plainShare(double share, Language language, int digits)
{
    return localeFor(language).toString(share * 100, 'f', digits);
}

QString signedPoints(double share, Language language)
{
    const double points = std::round(share * 1000) / 10;
    const QString text = localeFor(language).toString(std::abs(points), 'f', 1);
    if (points == 0)
        return text;
    return (points < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

double scaleOfArm(const StudyArm& arm)
{
    return static_cast<double>(rules::bots::kWinScore) * static_cast<double>(arm.seatings.size());
}

/// What every party would win if nothing but luck decided; 0 where all play together against the game.
double evenShare(const StudyArm& arm)
{
    return arm.seatings.size() < 2 ? 0 : 1.0 / static_cast<double>(arm.seatings.size());
}

QString matchCount(std::uint64_t count, Language language)
{
    return localeFor(language).toString(static_cast<qulonglong>(count));
}

/// A number of matches that nobody takes for exact: two digits.
std::uint64_t roundedUp(std::uint64_t count)
{
    std::uint64_t unit = 1;
    while (count / unit >= 100)
        unit *= 10;
    return (count + unit - 1) / unit * unit;
}

} // namespace

QString StudyWords::percent(double share, Language language, int digits)
{
    return plainShare(share, language, digits) + QStringLiteral(" %");
}

QString StudyWords::rate(const Estimate& estimate, Language language)
{
    if (estimate.rounds == 0)
        return QStringLiteral("–");
    if (!estimate.hasInterval())
        return tr("%1 (too few matches for an interval)").arg(percent(estimate.value, language));
    const int digits = digitsFor(estimate);
    return QStringLiteral("%1 (%2–%3)")
        .arg(percent(estimate.value, language, digits), plainShare(estimate.low, language, digits),
             percent(estimate.high, language, digits));
}

QString StudyWords::shortRate(const Estimate& estimate, Language language)
{
    if (!estimate.hasInterval())
        return estimate.rounds == 0 ? QStringLiteral("–") : rate(estimate, language);
    const double reach = std::max(estimate.value - estimate.low, estimate.high - estimate.value);
    return QStringLiteral("%1 ± %2 %")
        .arg(plainShare(estimate.value, language, 0), plainShare(std::max(reach, 0.01), language, 0));
}

QString StudyWords::gain(const Estimate& estimate, Language language)
{
    if (estimate.rounds == 0)
        return QStringLiteral("–");
    if (!estimate.hasInterval())
        return tr("%1 points (too few matches for an interval)").arg(signedPoints(estimate.value, language));
    //: a difference of win rates with its interval: +1.8 points (−0.5 to +4.1)
    return tr("%1 points (%2 to %3)")
        .arg(signedPoints(estimate.value, language), signedPoints(estimate.low, language),
             signedPoints(estimate.high, language));
}

QString StudyWords::number(const Estimate& estimate, Language language)
{
    const QLocale locale = localeFor(language);
    if (estimate.rounds == 0)
        return QStringLiteral("–");
    if (!estimate.hasInterval())
        return tr("%1 (too few matches for an interval)").arg(locale.toString(estimate.value, 'f', 1));
    return QStringLiteral("%1 (%2–%3)")
        .arg(locale.toString(estimate.value, 'f', 1), locale.toString(estimate.low, 'f', 1),
             locale.toString(estimate.high, 'f', 1));
}

QString StudyWords::bot(const std::string& name, Language language)
{
    const auto kind = rules::bots::botKind(name);
    if (!kind)
        return QString::fromStdString(name);
    QString level;
    switch (kind->level) {
    case rules::bots::BotLevel::Random: level = tr("Random"); break;
    case rules::bots::BotLevel::Greedy: level = tr("Greedy"); break;
    case rules::bots::BotLevel::Casual: level = tr("Casual player"); break;
    case rules::bots::BotLevel::Club: level = tr("Club player"); break;
    case rules::bots::BotLevel::Master: level = tr("Master"); break;
    }
    if (!kind->iterations)
        return level;
    return tr("%1 (%2 iterations)").arg(level, localeFor(language).toString(*kind->iterations));
}

QStringList StudyWords::verdict(const Study& study, Looks looks, Language language)
{
    QStringList sentences;
    if (study.rounds() == 0)
        return {tr("No match has been played yet.")};
    const StudyArm& arm = study.plan.arms.front();
    const rules::bots::ArmTally& tally = study.arms.front();
    const rules::bots::StudySeating& first = arm.seatings.front();
    if (arm.isSymmetric()) {
        sentences << tr("Both sides are played by the same bot and use the same cards, so the rules alone "
                        "decide that each wins as often as the other: %1. Choose different bots to see who "
                        "benefits from the cards.")
                         .arg(percent(evenShare(arm), language));
    } else {
        const Estimate rate = rules::bots::winRate(arm, tally, looks);
        const QString share = StudyWords::rate(rate, language);
        const QString matches = matchCount(tally.matches(), language);
        const double even = evenShare(arm);
        bool isShared = arm.seatings.size() > 1;
        for (const auto& seating : arm.seatings)
            isShared = isShared && seating.setup == first.setup;
        if (even == 0)
            sentences << tr("With this deck, the bot “%1” wins %2 of %3 matches against the game.")
                             .arg(bot(first.bots.front(), language), share, matches);
        else if (isShared)
            sentences << tr("With these cards, the bot “%1” wins %2 of %3 matches against “%4”. All players "
                            "use the same cards, so this says who makes more of them.")
                             .arg(bot(first.bots.front(), language), share, matches,
                                  bot(first.bots.back(), language));
        else
            sentences << tr("Your deck wins %1 of %2 matches.").arg(share, matches);
        if (even > 0) {
            const auto more =
                rules::bots::roundsUntilClear(tally.score, scaleOfArm(arm), even, looks, Bounds{0, 1});
            if (rate.excludes(even))
                sentences << (rate.value > even ? tr("That is better than even, and not just luck.")
                                                : tr("That is worse than even, and not just bad luck."));
            else if (more)
                sentences << tr("That may still be luck: if the rate stays as it is, about %1 more matches "
                                "would settle it.")
                                 .arg(matchCount(roundedUp(*more * arm.seatings.size()), language));
            else
                sentences << tr("That is as good as even: no sensible number of matches would show a "
                                "difference.");
        }
    }
    for (std::size_t i = 1; i < study.arms.size(); ++i)
        sentences << comparison(study, i, looks, language);
    return sentences;
}

QString StudyWords::comparison(const Study& study, std::size_t index, Looks looks, Language language)
{
    const StudyArm& arm = study.plan.arms[index];
    const rules::bots::ArmTally& tally = study.arms[index];
    const QString name = QString::fromStdString(arm.name);
    if (arm.isSymmetric())
        return tr("“%1” cannot differ while the same bot plays both sides.").arg(name);
    const Estimate gain = rules::bots::gainOf(arm, tally, looks, study.arms.size() - 1);
    const QString change =
        tr("With “%1” instead, the win rate changes by %2.").arg(name, StudyWords::gain(gain, language));
    if (gain.excludes(0))
        return change + u' ' + (gain.value > 0 ? tr("That helps.") : tr("That hurts."));
    const auto more =
        rules::bots::roundsUntilClear(tally.difference, scaleOfArm(arm), 0, looks, Bounds{-1, 1});
    if (!more)
        return change + u' ' + tr("No difference can be seen.");
    return change + u' ' +
           tr("That may still be luck: about %1 more matches would settle it.")
               .arg(matchCount(roundedUp(*more * arm.seatings.size() * study.arms.size()), language));
}

QString StudyWords::method(const Study& study, Looks looks)
{
    const bool isPaired = !study.plan.arms.empty() && study.plan.arms.front().seatings.size() > 1;
    QString text = isPaired
                       ? tr("Every seed is played once from each seat, so that luck cancels out. The ranges "
                            "in parentheses are 95 % intervals from the spread of these rounds.")
                       : tr("The ranges in parentheses are 95 % intervals from the spread of the matches.");
    if (looks == Looks::Any)
        text += u' ' + tr("Because the study stops when the answer is clear, the intervals are wider than "
                          "for a fixed number of matches: they hold at every moment together.");
    return text;
}

bool isClear(const Study& study, Looks looks)
{
    if (study.rounds() < rules::bots::kMinRoundsToStop)
        return false;
    const StudyArm& arm = study.plan.arms.back();
    const rules::bots::ArmTally& tally = study.arms.back();
    if (arm.isSymmetric())
        return true;
    if (study.arms.size() > 1)
        return rules::bots::gainOf(arm, tally, looks, study.arms.size() - 1).excludes(0);
    const double even = evenShare(arm);
    return even > 0 && rules::bots::winRate(arm, tally, looks).excludes(even);
}

} // namespace model
