// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "model/review/review_words.h"
#include "rules/bots/review.h"

#include <algorithm>
#include <thread>

namespace app {

namespace {

/// How many answers are listed, and how many of them explained.
constexpr std::size_t kHintsListed = 5;
constexpr std::size_t kHintsExplained = 2;

void printHints(CommandContext& context, const rules::AnyMatch& match, const rules::Analysis& analysis,
                std::uint64_t seed)
{
    const model::ReviewWords words(context.language);
    const std::size_t listed = std::min(kHintsListed, analysis.answers.size());
    for (std::size_t i = 0; i < listed; ++i) {
        const rules::RatedAnswer& answer = analysis.answers[i];
        context.out << QStringLiteral("%1  %2  %3")
                           .arg(i + 1)
                           .arg(words.chance(answer.value, answer.error),
                                words.text(match.describe(answer.choice)))
                    << '\n';
        if (i >= kHintsExplained || i + 1 >= analysis.answers.size())
            continue;
        const auto reason =
            rules::bots::whyBetter(match, answer.choice, analysis.answers[i + 1].choice, seed);
        context.out << QStringLiteral("   ")
                    << (reason ? words.reason(*reason) + QStringLiteral(" ") + words.evidence(*reason) +
                                     QStringLiteral("  [%1]").arg(QString::fromStdString(reason->clause))
                               : model::ReviewWords::noReason())
                    << '\n';
    }
}

} // namespace

int runHint(CommandContext& context)
{
    const QString path = context.arguments[0];
    QString problem;
    const auto read = readMatch(context, path, problem);
    if (!read)
        return kBadInput;
    const rules::Result<rules::MatchFile>& file = *read;
    if (!file)
        return context.fail(path + QStringLiteral(": ") + context.words(file.error()), kBadInput);
    const auto last = static_cast<qint64>(file->steps.size());
    const auto at = context.integer(QStringLiteral("at"), last, 0, last);
    const auto iterations = context.integer(QStringLiteral("iterations"), 10'000, 0, 100'000'000);
    const auto threads =
        context.integer(QStringLiteral("threads"), std::max(1U, std::thread::hardware_concurrency()), 1, 256);
    if (!at || !iterations || !threads)
        return kBadInput;
    const rules::KnownGame* game = gameNamed(context, QString::fromStdString(file->setup.game));
    if (game == nullptr)
        return context.fail(Cli::tr("%1 is a match of the game “%2”, which is not known here.")
                                .arg(path, QString::fromStdString(file->setup.game)),
                            kBadInput);
    rules::ReplayOptions options;
    options.steps = static_cast<std::size_t>(*at);
    options.verify = false;
    const auto match = rules::replay(*game, *file, options);
    if (!match)
        return context.fail(path + QStringLiteral(": ") + context.words(match.error()), kNo);
    if ((*match)->isOver())
        return context.fail(Cli::tr("The match is over: nothing is left to decide."), kNo);
    const rules::QuestionView question = (*match)->question();
    const model::ReviewWords words(context.language);
    context.out << words.text(rules::nameOfPlayer(**match, question.who)) << QStringLiteral(": ")
                << words.text(question.text) << '\n';
    const rules::Analysis analysis =
        (*match)->analyse({static_cast<std::uint32_t>(*iterations), file->setup.seed,
                           static_cast<unsigned>(*threads), nullptr});
    printHints(context, **match, analysis, file->setup.seed);
    context.out.flush();
    return problem.isEmpty() ? kSuccess : context.fail(path + QStringLiteral(": ") + problem, kNo);
}

} // namespace app
