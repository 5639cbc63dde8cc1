// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/review.h"

#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "model/review/review_words.h"

#include <algorithm>
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
        , m_words(context.language)
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
        m_context.out << QStringLiteral("      ");
        if (!reason)
            m_context.out << model::ReviewWords::noReason() << '\n';
        else
            m_context.out << Cli::tr("Best answer: %1").arg(m_words.reason(*reason)) << QStringLiteral(" ")
                          << m_words.evidence(*reason)
                          << QStringLiteral("  [%1]").arg(QString::fromStdString(reason->clause)) << '\n';
    }

    [[nodiscard]] static QString mark(Mark mark)
    {
        return model::ReviewWords::sign(mark) + QStringLiteral(" ") + model::ReviewWords::mark(mark);
    }
    [[nodiscard]] QString percent(double share) const { return m_words.percent(share); }
    [[nodiscard]] QString points(double share) const { return m_words.points(share); }
    [[nodiscard]] QString number(double value) const { return m_words.number(value); }
    [[nodiscard]] QString words(const rules::BothLanguages& text) const { return m_words.text(text); }

private:
    CommandContext& m_context;
    model::ReviewWords m_words;
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
