// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"

#include "app/cli/deck_files.h"
#include "app/cli/open_library.h"
#include "model/library/library_content.h"
#include "model/play/known_games.h"
#include "rules/games/crimson/known_crimson.h"

namespace app {

namespace {

/// The game with the owner's cards and corrections; null, with a sentence on `err`, if the library cannot be
/// used. Kept as long as the program runs, as the built-in games are.
const rules::KnownGame* gameOfLibrary(const CommandContext& context)
{
    static std::unique_ptr<rules::crimson::KnownCrimson> game;
    const auto library = openLibrary(context);
    if (!library)
        return nullptr;
    auto cards = model::LibraryStore(*library->database).rulesLibrary(model::kCrimsonCompany.toString());
    if (!cards) {
        context.err << storageSentence(cards.error()) << Qt::endl;
        return nullptr;
    }
    game = std::make_unique<rules::crimson::KnownCrimson>(std::move(cards).value());
    return game.get();
}

} // namespace

const rules::KnownGame* gameNamed(const CommandContext& context, const QString& id)
{
    const rules::KnownGame* game = model::knownGame(id);
    const bool ofLibrary = id == model::kCrimsonCompany && !context.libraryFile.isEmpty();
    return ofLibrary ? gameOfLibrary(context) : game;
}

const rules::KnownGame* gameArgument(const CommandContext& context)
{
    const QString id = context.arguments.value(0);
    const rules::KnownGame* game = gameNamed(context, id);
    if (model::knownGame(id) == nullptr)
        context.err << Cli::tr("There is no game “%1”; what can be played: %2.")
                           .arg(id, model::knownGameIds().join(QStringLiteral(", ")))
                    << Qt::endl;
    return game;
}

std::optional<std::string> variantOption(const CommandContext& context, const rules::KnownGame& game,
                                         const QString& fallback)
{
    const std::vector<std::string> variants = game.variants();
    const QString first = fallback.isEmpty() ? QString::fromStdString(variants.front()) : fallback;
    const std::string wanted = context.value(QStringLiteral("variant"), first).toStdString();
    QStringList known;
    for (const std::string& variant : variants) {
        if (variant == wanted)
            return variant;
        known.append(QString::fromStdString(variant));
    }
    context.err << Cli::tr("The variant “%1” cannot be played; what can be played: %2.")
                       .arg(QString::fromStdString(wanted), known.join(QStringLiteral(", ")))
                << Qt::endl;
    return std::nullopt;
}

std::optional<std::vector<rules::bots::BotKind>> botsOption(const CommandContext& context,
                                                            const QString& fallback)
{
    std::vector<rules::bots::BotKind> bots;
    const QStringList names = context.value(QStringLiteral("bots"), fallback).split(QLatin1Char(','));
    for (const QString& name : names) {
        const auto kind = rules::bots::botKind(name.trimmed().toStdString());
        if (!kind) {
            context.err << Cli::tr("There is no bot “%1”; there are: random, greedy.").arg(name) << Qt::endl;
            return std::nullopt;
        }
        bots.push_back(*kind);
    }
    if (bots.size() != 2) {
        context.err << Cli::tr("Two bots are needed, one a seat: --bots random,greedy.") << Qt::endl;
        return std::nullopt;
    }
    return bots;
}

std::optional<std::vector<std::vector<std::string>>> deckLines(const CommandContext& context, bool tournament)
{
    std::vector<std::vector<std::string>> lines;
    std::optional<model::CardDirectory> cards;
    for (const QString& option : {QStringLiteral("deck-a"), QStringLiteral("deck-b")}) {
        const QString path = context.value(option);
        if (path.isEmpty())
            continue;
        if (!cards)
            cards = context.libraryFile.isEmpty() ? model::CardDirectory::builtIn() : deckCards(context);
        if (!cards)
            return std::nullopt;
        const auto reading = readDeckFile(context, path, *cards);
        if (!reading || reading->count(model::LineOutcome::NotUnderstood) > 0)
            return std::nullopt;
        if (lines.empty() || tournament)
            lines.push_back({"deck"});
        for (const model::DeckCard& card : reading->deck.cards)
            for (int i = 0; i < card.copies; ++i)
                lines.back().push_back(card.card.toStdString());
    }
    return lines;
}

QString logText(std::size_t step, const rules::LogLine& line, model::Language language)
{
    const std::string& text = language == model::Language::German ? line.text.de : line.text.en;
    QString clauses = QString::fromStdString(line.clause);
    if (!line.also.empty() && line.also != line.clause)
        clauses += QLatin1Char(' ') + QString::fromStdString(line.also);
    return QStringLiteral("%1  %2  [%3]")
        .arg(static_cast<qulonglong>(step), 4)
        .arg(QString::fromStdString(text), clauses);
}

} // namespace app
