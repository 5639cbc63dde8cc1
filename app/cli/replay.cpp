// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "model/play/match_session.h"
#include "model/play/play_reasons.h"

namespace app {

namespace {

/// A match as the table saves it, with all its ways: the one that leads to where it stood, as far as it could
/// be kept; `problem` says why not to its end.
rules::Result<rules::MatchFile> wayOfTable(CommandContext& context, const QString& path, QString& problem)
{
    model::MatchSession session({}, nullptr, [&](const QString& id) { return gameNamed(context, id); });
    const auto opened = session.open(path, &problem);
    if (!opened)
        return opened.error();
    if (auto way = session.way())
        return *way;
    return rules::Error{"", model::PlayReason::BeginsWithPosition};
}

} // namespace

std::optional<rules::Result<rules::MatchFile>> readMatch(CommandContext& context, const QString& path,
                                                         QString& problem)
{
    const auto content = readFile(context, path);
    if (!content)
        return std::nullopt;
    if (model::RunningMatch::isRunningMatch(*content))
        return wayOfTable(context, path, problem);
    return rules::readMatchFile({content->constData(), static_cast<std::size_t>(content->size())});
}

int runReplay(CommandContext& context)
{
    const QString path = context.arguments[0];
    QString problem;
    const auto read = readMatch(context, path, problem);
    if (!read)
        return kBadInput;
    const rules::Result<rules::MatchFile>& file = *read;
    if (!file)
        return context.fail(path + QStringLiteral(": ") + context.words(file.error()), kBadInput);
    const auto to = context.integer(QStringLiteral("to"), static_cast<qint64>(file->steps.size()), 0);
    if (!to)
        return kBadInput;
    const rules::KnownGame* game = gameNamed(context, QString::fromStdString(file->setup.game));
    if (game == nullptr)
        return context.fail(Cli::tr("%1 is a match of the game “%2”, which is not supported.")
                                .arg(path, QString::fromStdString(file->setup.game)),
                            kBadInput);

    if (const auto fits = rules::checkSeats(*game, *file); !fits)
        return context.fail(path + QStringLiteral(": ") + context.words(fits.error()), kBadInput);

    const bool verify = context.has(QStringLiteral("verify"));
    rules::ReplayOptions options;
    options.steps = static_cast<std::size_t>(*to);
    options.verify = verify;
    options.line = [&](std::size_t step, const rules::LogLine& line) {
        context.out << logText(step, line, context.language) << '\n';
    };
    const auto match = rules::replay(*game, *file, options);
    context.out.flush();
    if (!match)
        return context.fail(path + QStringLiteral(": ") + context.words(match.error()), kNo);
    if (verify)
        context.out << Cli::tr("All %n step(s) lead to the saved states.", nullptr,
                               static_cast<int>(std::min<std::size_t>(options.steps, file->steps.size())))
                    << Qt::endl;
    return problem.isEmpty() ? kSuccess : context.fail(path + QStringLiteral(": ") + problem, kNo);
}

} // namespace app
