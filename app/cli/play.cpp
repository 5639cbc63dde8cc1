// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"

namespace app {

namespace {

/// No match of sensible bots is longer; a bot that never comes to an end is stopped here.
constexpr std::size_t kMostDecisions = 100'000;

} // namespace

int runPlay(CommandContext& context)
{
    const rules::KnownGame* game = gameArgument(context);
    if (game == nullptr)
        return kBadInput;
    const auto variant = variantOption(context, *game, usualVariant(context, *game));
    const auto seed = context.integer(QStringLiteral("seed"), 1, 0);
    const auto kinds = botsOption(context, QStringLiteral("greedy,greedy"));
    if (!variant || !seed || !kinds)
        return kBadInput;

    const auto lines = deckLines(context, *game, *variant);
    if (!lines)
        return kBadInput;
    rules::MatchSetup setup{std::string(game->id()), *variant, static_cast<std::uint64_t>(*seed), *lines};
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
