// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/review.h"

#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <thread>

namespace app {

namespace {

using rules::bots::Mark;
using rules::bots::Review;
using rules::bots::ReviewedAnswer;
using rules::bots::ReviewedDecision;

/// How many mistakes are explained.
constexpr std::size_t kExplained = 5;

class Printer
{
public:
    Printer(CommandContext& context, const rules::KnownGame& game)
        : m_context(context)
        , m_locale(model::localeFor(context.language))
    {
        for (rules::CardName& card : game.cards())
            m_cards[QString::fromStdString(card.id)] = words(card.name);
    }

    void decision(const ReviewedDecision& decision)
    {
        const ReviewedAnswer& played = decision.answers[decision.played];
        QString line =
            QStringLiteral("%1  %2  %3  %4")
                .arg(static_cast<qulonglong>(decision.step), 4)
                .arg(QString::fromStdString(decision.who), percent(played.rated.value), words(played.text));
        if (decision.played != 0 && decision.loss > 0)
            line +=
                QStringLiteral("  ") +
                Cli::tr("best: %1 (%2)").arg(words(decision.answers.front().text), percent(decision.best()));
        if (decision.mark != Mark::None)
            line += QStringLiteral("  ") + mark(decision.mark);
        else if (decision.thin && rules::bots::markOf(decision.loss) != Mark::None)
            line += QStringLiteral("  ") + Cli::tr("(thin evidence)");
        m_context.out << line << '\n';
    }

    void luck(const rules::bots::ReviewedLuck& luck)
    {
        QStringList cards;
        for (const std::string& id : luck.cards)
            cards << m_cards.value(QString::fromStdString(id), QString::fromStdString(id));
        m_context.out << QStringLiteral("%1  ").arg(static_cast<qulonglong>(luck.step), 4)
                      << Cli::tr("%1 revealed: %2 for %3")
                             .arg(cards.join(QStringLiteral(", ")), points(luck.change),
                                  QString::fromStdString(luck.party))
                      << '\n';
    }

    void reason(const std::optional<rules::bots::Reason>& reason)
    {
        if (!reason) {
            m_context.out << QStringLiteral("      ")
                          << Cli::tr("No single number explains it: the lines differ in several ways.")
                          << '\n';
            return;
        }
        const QString times = Cli::tr("in %1 of %2 continuations")
                                  .arg(static_cast<qulonglong>(reason->agreeing))
                                  .arg(static_cast<qulonglong>(reason->seeds));
        const bool isResult = reason->what.en.empty();
        const QString best = isResult ? percent(reason->best) : number(reason->best);
        const QString played = isResult ? percent(reason->played) : number(reason->played);
        m_context.out << QStringLiteral("      ")
                      << (isResult
                              ? Cli::tr("Why: matches won, %1 after the best answer and %2 after this one")
                                    .arg(best, played)
                              : Cli::tr("Why: “%1” is %2 after the best answer and %3 after this one")
                                    .arg(words(reason->what), best, played))
                      << QStringLiteral(", ") << times
                      << QStringLiteral("  [%1]").arg(QString::fromStdString(reason->clause)) << '\n';
    }

    [[nodiscard]] QString mark(Mark mark) const
    {
        switch (mark) {
        case Mark::None: break;
        case Mark::Inaccuracy: return QStringLiteral("?! ") + Cli::tr("inaccuracy");
        case Mark::Mistake: return QStringLiteral("? ") + Cli::tr("mistake");
        case Mark::Blunder: return QStringLiteral("?? ") + Cli::tr("blunder");
        }
        return {};
    }
    [[nodiscard]] QString percent(double share) const
    {
        return m_locale.toString(std::round(share * 100), 'f', 0) + QStringLiteral(" %");
    }
    [[nodiscard]] QString points(double share) const
    {
        const double value = share * 100;
        return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
               m_locale.toString(std::abs(value), 'f', 1);
    }
    [[nodiscard]] QString number(double value) const { return m_locale.toString(value, 'f', 1); }
    [[nodiscard]] QString words(const rules::BothLanguages& text) const
    {
        return QString::fromStdString(m_context.language == model::Language::German ? text.de : text.en);
    }

private:
    CommandContext& m_context;
    QLocale m_locale;
    QHash<QString, QString> m_cards;
};

void printParties(CommandContext& context, const Printer& print, const Review& review)
{
    for (const rules::bots::PartyReview& party : review.parties) {
        const QString who = QString::fromStdString(party.party);
        context.out << Cli::tr("%1: %n decision(s)", nullptr, static_cast<int>(party.decisions)).arg(who);
        if (party.decisions > 0)
            context.out << QStringLiteral(", ")
                        << Cli::tr("%1 points lost by them, luck %2")
                               .arg(print.number(party.loss * 100), print.points(party.luck));
        if (party.result) {
            context.out << QStringLiteral(". ")
                        << Cli::tr("Result %1, without luck %2.")
                               .arg(print.percent(*party.result), print.percent(*party.adjusted()));
            if (*party.result < 0.5 && party.luck < 0 && -party.luck > party.loss)
                context.out << QStringLiteral(" ") << Cli::tr("Lost to the draw rather than to mistakes.");
            else if (*party.result < 0.5 && party.loss > std::max(0.0, -party.luck))
                context.out << QStringLiteral(" ") << Cli::tr("Lost to mistakes rather than to the draw.");
        }
        context.out << '\n';
    }
}

/// The position before a step.
rules::Result<std::unique_ptr<rules::AnyMatch>> positionBefore(const rules::KnownGame& game,
                                                               const rules::MatchFile& file, std::size_t step)
{
    rules::ReplayOptions options;
    options.steps = step - 1;
    options.verify = false;
    return rules::replay(game, file, options);
}

} // namespace

int runReview(CommandContext& context)
{
    const QString path = context.arguments[0];
    QString problem;
    const auto read = readMatch(context, path, problem);
    if (!read)
        return kBadInput;
    const rules::Result<rules::MatchFile>& file = *read;
    if (!file)
        return context.fail(path + QStringLiteral(": ") + context.words(file.error()), kBadInput);
    const auto iterations = context.integer(QStringLiteral("iterations"), 2'000, 0, 100'000'000);
    const auto threads =
        context.integer(QStringLiteral("threads"), std::max(1U, std::thread::hardware_concurrency()), 1, 256);
    if (!iterations || !threads)
        return kBadInput;
    const rules::KnownGame* game = gameNamed(context, QString::fromStdString(file->setup.game));
    if (game == nullptr)
        return context.fail(Cli::tr("%1 is a match of the game “%2”, which is not known here.")
                                .arg(path, QString::fromStdString(file->setup.game)),
                            kBadInput);
    rules::ReplayOptions beginning;
    beginning.steps = 0;
    beginning.verify = false;
    auto match = rules::replay(*game, *file, beginning);
    if (!match)
        return context.fail(path + QStringLiteral(": ") + context.words(match.error()), kNo);

    rules::bots::ReviewOptions options;
    options.iterations = static_cast<std::uint32_t>(*iterations);
    options.luckIterations = std::min(options.luckIterations, options.iterations);
    options.threads = static_cast<unsigned>(*threads);
    // A line for every tenth: readable in a terminal, in a pipe and in a log alike.
    options.onProgress = [&, tenth = std::size_t{0}](std::size_t done, std::size_t total) mutable {
        const std::size_t now = total == 0 ? 0 : done * 10 / total;
        if (now == tenth)
            return;
        tenth = now;
        context.err << Cli::tr("Reviewing: %1 of %2").arg(done).arg(total) << Qt::endl;
    };
    const Review review = rules::bots::reviewMatch(std::move(match).value(), file->steps, options);

    Printer print(context, *game);
    auto luck = review.luck.begin();
    for (const ReviewedDecision& decision : review.decisions) {
        print.decision(decision);
        for (; luck != review.luck.end() && luck->step <= decision.step; ++luck)
            print.luck(*luck);
    }
    context.out << '\n';
    printParties(context, print, review);
    if (const ReviewedDecision* const turning = review.turningPoint())
        context.out << Cli::tr("Turning point: step %1, %2.")
                           .arg(static_cast<qulonglong>(turning->step))
                           .arg(QString::fromStdString(turning->who))
                    << '\n';
    const std::vector<const ReviewedDecision*> mistakes = review.mistakes();
    context.out << (mistakes.empty() ? Cli::tr("No mistakes were found.") : Cli::tr("Mistakes by size:"))
                << '\n';
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        print.decision(*mistakes[i]);
        if (i >= kExplained)
            continue;
        const auto position = positionBefore(*game, *file, mistakes[i]->step);
        if (position)
            print.reason(rules::bots::whyBetter(**position, mistakes[i]->answers.front().rated.choice,
                                                mistakes[i]->answers[mistakes[i]->played].rated.choice,
                                                options.seed));
    }
    context.out.flush();
    if (review.wrong)
        return context.fail(path + QStringLiteral(": ") + context.words(*review.wrong), kNo);
    return problem.isEmpty() ? kSuccess : context.fail(path + QStringLiteral(": ") + problem, kNo);
}

} // namespace app
