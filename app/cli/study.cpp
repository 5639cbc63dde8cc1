// SPDX-License-Identifier: GPL-3.0-or-later
//
// `study` and `study merge`: how good a deck is, from matches under the same seeds with seats swapped.
#include "app/cli/deck_files.h"
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "model/study/study_plan.h"
#include "model/study/study_words.h"
#include "rules/games/studied_game.h"

#include <QLocale>

#include <algorithm>
#include <thread>

namespace app {

namespace {

using model::StudyWords;
using rules::bots::Looks;
using rules::bots::Study;

/// The deck of a file; nothing, with the reasons on `err`, if it cannot be used.
std::optional<model::OwnDeck> studyDeck(const CommandContext& context, const rules::KnownGame& game,
                                        const QString& path)
{
    const auto reading = readDeckFile(context, path, {model::directoryOf(game)});
    if (!reading || reading->count(model::LineOutcome::NotUnderstood) > 0)
        return std::nullopt;
    if (reading->deck.game != QString::fromStdString(std::string(game.id()))) {
        context.err << Cli::tr("%1 is a deck for another game.").arg(path) << Qt::endl;
        return std::nullopt;
    }
    return model::ownDeckOf(reading->deck);
}

/// The choice that the options make; nothing, with a sentence on `err`, if one cannot be used.
std::optional<model::StudyChoice> studyChoice(const CommandContext& context, const rules::KnownGame& game)
{
    model::StudyChoice choice;
    if (!context.has(QStringLiteral("deck"))) {
        context.err << Cli::tr("Name the deck to study with --deck FILE.") << Qt::endl;
        return std::nullopt;
    }
    const auto mine = studyDeck(context, game, context.value(QStringLiteral("deck")));
    if (!mine)
        return std::nullopt;
    choice.mine = *mine;
    choice.theirs = *mine;
    if (context.has(QStringLiteral("against"))) {
        const auto theirs = studyDeck(context, game, context.value(QStringLiteral("against")));
        if (!theirs)
            return std::nullopt;
        choice.theirs = *theirs;
    }
    for (const QString& path : context.value(QStringLiteral("instead")).split(u'\n', Qt::SkipEmptyParts)) {
        const auto deck = studyDeck(context, game, path);
        if (!deck)
            return std::nullopt;
        choice.instead.push_back(*deck);
    }
    const auto variant = variantOption(
        context, game,
        mine->variant.isEmpty() ? QString::fromStdString(game.variantForDecks(2)) : mine->variant);
    const auto players = context.integer(QStringLiteral("players"), 0, 1, 1000);
    if (!variant || !players)
        return std::nullopt;
    choice.variant = *variant;
    choice.players = static_cast<unsigned>(*players);
    const QStringList bots =
        context.value(QStringLiteral("bots"), QStringLiteral("greedy")).split(QLatin1Char(','));
    choice.myBot = bots.front().trimmed().toStdString();
    choice.theirBot = bots.back().trimmed().toStdString();
    if (bots.size() > 2 || !rules::bots::botKind(choice.myBot) || !rules::bots::botKind(choice.theirBot)) {
        context.err << Cli::tr("--bots takes one bot for both sides, or yours and the opponent’s: "
                               "casual,greedy.")
                    << Qt::endl;
        return std::nullopt;
    }
    return choice;
}

void printCards(CommandContext& context, const Study& study)
{
    const auto& cards = study.arms.front().cards;
    if (cards.empty())
        return;
    const std::uint64_t rounds = study.rounds();
    const std::size_t seatings = study.plan.arms.front().seatings.size();
    context.out << '\n'
                << Cli::tr("Card: taken by your side, at what price, win rate then; taken by the others, "
                           "your win rate then")
                << '\n';
    for (const auto& [id, tally] : cards) {
        const auto rate = [&](const rules::bots::Estimate& estimate) {
            return StudyWords::rate(estimate, context.language);
        };
        context.out << QStringLiteral("  %1: %2, %3, %4; %5, %6")
                           .arg(
                               QString::fromStdString(id),
                               rate(rules::bots::shareWhere(tally.mine.matches, rounds, seatings)),
                               StudyWords::number(rules::bots::meanOf(tally.mine.price, 1), context.language),
                               rate(rules::bots::winRateWhere(tally.mine.matches)),
                               rate(rules::bots::shareWhere(tally.theirs.matches, rounds, seatings)),
                               rate(rules::bots::winRateWhere(tally.theirs.matches)))
                    << '\n';
    }
}

void printStudy(CommandContext& context, const Study& study, Looks looks)
{
    for (const QString& sentence : StudyWords::verdict(study, looks, context.language))
        context.out << sentence << '\n';
    const rules::bots::ArmTally& base = study.arms.front();
    const std::size_t seatings = base.bySeating.size();
    const auto matches = static_cast<double>(seatings);
    for (std::size_t i = 0; seatings > 1 && i < seatings; ++i)
        context.out << Cli::tr("Seat %1: %2")
                           .arg(i + 1)
                           .arg(StudyWords::rate(rules::bots::winRateOf(base, i), context.language))
                    << '\n';
    context.out << Cli::tr("Turns per match: %1")
                       .arg(StudyWords::number(rules::bots::meanOf(base.turns, matches), context.language))
                << '\n';
    if (base.points.squares + base.theirPoints.squares > 0)
        context.out
            << Cli::tr("Points: %1 against %2")
                   .arg(StudyWords::number(rules::bots::meanOf(base.points, matches), context.language),
                        StudyWords::number(rules::bots::meanOf(base.theirPoints, matches), context.language))
            << '\n';
    if (base.myHands.hands > 0) {
        const rules::bots::Share failed = rules::bots::shareOf(base.myHands.failed, base.myHands.hands);
        context.out << Cli::tr("First hands that fail: %1")
                           .arg(StudyWords::rate({failed.share, failed.low, failed.high, base.myHands.hands},
                                                 context.language))
                    << '\n';
    }
    printCards(context, study);
    context.out << '\n' << StudyWords::method(study, looks) << Qt::endl;
}

/// Prints a result, or writes it to the file of --output.
int deliver(CommandContext& context, const Study& study, Looks looks)
{
    const QByteArray json =
        QByteArray::fromStdString(rules::json::write(rules::bots::toJson(study), 1)) + '\n';
    const QString path = context.value(QStringLiteral("output"));
    if (!path.isEmpty())
        return writeFile(context, path, json) ? kSuccess : kNo;
    if (context.has(QStringLiteral("json")))
        context.out << QString::fromUtf8(json) << Qt::flush;
    else
        printStudy(context, study, looks);
    return kSuccess;
}

/// Plays on until the answer is clear, or all rounds are played.
Study playUntilClear(const rules::bots::StudyPlayer& player, const rules::bots::StudyPlan& plan,
                     rules::bots::SeedRange seeds, unsigned threads)
{
    constexpr std::uint64_t kStep = 100;
    Study study = rules::bots::emptyStudy(plan);
    for (std::uint64_t done = 0; done < seeds.games && !model::isClear(study, Looks::Any); done += kStep) {
        const rules::bots::SeedRange next{seeds.first + done, std::min(kStep, seeds.games - done)};
        [[maybe_unused]] const auto merged =
            rules::bots::merge(study, rules::bots::runStudy(player, plan, next, threads));
    }
    return study;
}

} // namespace

int runStudy(CommandContext& context)
{
    const rules::KnownGame* game = gameArgument(context);
    if (game == nullptr)
        return kBadInput;
    const auto choice = studyChoice(context, *game);
    const auto rounds = context.integer(QStringLiteral("rounds"), 1000, 1, 1'000'000'000);
    const auto seed = context.integer(QStringLiteral("seed"), 1, 0);
    const auto threads =
        context.integer(QStringLiteral("threads"), std::max(1U, std::thread::hardware_concurrency()), 1, 256);
    if (!choice || !rounds || !seed || !threads)
        return kBadInput;
    const auto plan = model::planStudy(*game, *choice);
    if (!plan)
        return context.fail(context.words(plan.error()), kBadInput);
    const auto player = rules::studyPlayer(*game, *plan);
    if (!player)
        return context.fail(context.words(player.error()), kBadInput);
    const rules::bots::SeedRange seeds{static_cast<std::uint64_t>(*seed),
                                       static_cast<std::uint64_t>(*rounds)};
    if (context.has(QStringLiteral("until-clear")))
        return deliver(context, playUntilClear(**player, *plan, seeds, static_cast<unsigned>(*threads)),
                       Looks::Any);
    return deliver(context, rules::bots::runStudy(**player, *plan, seeds, static_cast<unsigned>(*threads)),
                   Looks::Once);
}

int runStudyMerge(CommandContext& context)
{
    std::optional<Study> whole;
    for (const QString& path : context.arguments) {
        const auto content = readFile(context, path);
        if (!content)
            return kBadInput;
        const auto parsed =
            rules::json::read({content->constData(), static_cast<std::size_t>(content->size())});
        if (!parsed)
            return context.fail(path + QStringLiteral(": ") + context.words(parsed.error()), kBadInput);
        const auto part = rules::bots::studyFromJson(*parsed);
        if (!part)
            return context.fail(path + QStringLiteral(": ") + context.words(part.error()), kBadInput);
        if (!whole) {
            whole = *part;
            continue;
        }
        if (const auto merged = rules::bots::merge(*whole, *part); !merged)
            return context.fail(path + QStringLiteral(": ") + context.words(merged.error()), kNo);
    }
    return deliver(context, *whole, Looks::Once);
}

} // namespace app
