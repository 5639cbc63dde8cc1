// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "model/play/deal_code.h"

namespace app {

namespace {

/// No match of sensible bots is longer; a bot that never comes to an end is stopped here.
constexpr std::size_t kMostDecisions = 100'000;

} // namespace

int runDeal(CommandContext& context)
{
    const rules::KnownGame* game = gameArgument(context);
    if (game == nullptr)
        return kBadInput;
    const auto setup = setupOptions(context, *game);
    if (!setup)
        return kBadInput;
    const auto code = model::dealCode(*game, *setup);
    if (!code)
        return context.fail(context.words(code.error()), kBadInput);
    context.out << *code << Qt::endl;
    return kSuccess;
}

int runPlay(CommandContext& context)
{
    const rules::KnownGame* game = gameArgument(context);
    if (game == nullptr)
        return kBadInput;
    const auto wanted = setupOptions(context, *game);
    if (!wanted)
        return kBadInput;
    const rules::MatchSetup& setup = *wanted;
    const auto kinds = botsOption(context, *game, setup, QStringLiteral("greedy"));
    if (!kinds)
        return kBadInput;
    std::vector<rules::KnownGame::Chooser> seats;
    for (std::size_t i = 0; i < kinds->size(); ++i)
        seats.push_back(
            game->bot((*kinds)[i], rules::bots::botSeed(setup.seed, static_cast<rules::Seat>(i))));
    const auto file = rules::playMatch(*game, setup, seats, kMostDecisions,
                                       [&](std::size_t step, const rules::LogLine& line) {
                                           context.out << logText(step, line, context.language) << '\n';
                                       });
    if (!file)
        return context.fail(context.words(file.error()), kBadInput);
    context.out.flush();

    const QString path = context.value(QStringLiteral("save"));
    if (!path.isEmpty() && !writeFile(context, path, QByteArray::fromStdString(rules::writeMatchFile(*file))))
        return kNo;
    return kSuccess;
}

} // namespace app
