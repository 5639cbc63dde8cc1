// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "rules/bots/bot.h"
#include "rules/games/known_game.h"

#include <optional>
#include <vector>

namespace app {

int runScenarios(CommandContext& context);
int runScenarioReport(CommandContext& context);
int runPlay(CommandContext& context);
int runDeal(CommandContext& context);
int runReplay(CommandContext& context);
int runReview(CommandContext& context);
int runHint(CommandContext& context);
int runSurvival(CommandContext& context);
int runStats(CommandContext& context);
int runSimulate(CommandContext& context);
int runSimulateMerge(CommandContext& context);
int runStudy(CommandContext& context);
int runStudyMerge(CommandContext& context);

/// The scenario files among the arguments and below the folders among them, sorted within each folder.
/// Nothing, with a sentence on `err`, if a path does not exist.
[[nodiscard]] std::optional<QStringList> scenarioFiles(const CommandContext& context);

/// The match of a match file, or the branch of a match saved at the table that leads to where it stood, as
/// far as it could be followed; `problem` says why not to its end. Nothing, with a sentence on `err`, if the
/// file cannot be read.
[[nodiscard]] std::optional<rules::Result<rules::MatchFile>> readMatch(CommandContext& context,
                                                                       const QString& path, QString& problem);

/// The game named by the first argument, or by the code of --deal; null, with a sentence on `err`, if there
/// is none.
[[nodiscard]] const rules::KnownGame* gameArgument(const CommandContext& context);

/// The game of an id with the cards that come with the program; null if there is none.
[[nodiscard]] const rules::KnownGame* builtInGame(const CommandContext& context, const QString& id);

/// The game of an id with the cards that come with the program or, where --library was given, those of that
/// library; null if there is none, with a sentence on `err` only if the library cannot be used.
[[nodiscard]] const rules::KnownGame* gameNamed(const CommandContext& context, const QString& id);

/// The variant of --variant, or the fallback, or the game's first; nothing, with a sentence on `err`, if it
/// cannot be played.
[[nodiscard]] std::optional<std::string>
variantOption(const CommandContext& context, const rules::KnownGame& game, const QString& fallback = {});

/// The set-up of a match by --deal, or by --variant, --players, --seed, the decks, --option and --daily.
/// --option also fills in the fields of a set-up, word by word: seats=a,random,b. The decks say what variant
/// and how many players, where the options don't. Nothing, with a sentence on `err`, if something does not
/// fit the game.
[[nodiscard]] std::optional<rules::MatchSetup> setupOptions(const CommandContext& context,
                                                            const rules::KnownGame& game);

/// The bots of --bots ("random,greedy"), one per seat of the match, or one for all of them; nothing, with a
/// sentence on `err`, if a name or their number is wrong.
[[nodiscard]] std::optional<std::vector<rules::bots::BotKind>> botsOption(const CommandContext& context,
                                                                          const rules::KnownGame& game,
                                                                          const rules::MatchSetup& setup,
                                                                          const QString& fallback);

/// A log line as the command line shows it: number of the step, text, clauses.
[[nodiscard]] QString logText(std::size_t step, const rules::LogLine& line, model::Language language);

} // namespace app
