// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"

#include "app/cli/deck_files.h"
#include "app/cli/open_library.h"
#include "model/library/library_path.h"
#include "model/play/brought_deck.h"
#include "model/play/known_games.h"

#include <map>

namespace app {

namespace {

/// The game with the owner's cards and corrections; null, with a sentence on `err`, if the library cannot be
/// used. Kept as long as the program runs, as the built-in games are.
const rules::KnownGame* gameOfLibrary(const CommandContext& context, const QString& id)
{
    static std::map<QString, std::unique_ptr<rules::KnownGame>> games;
    const auto library = openLibrary(context);
    if (!library)
        return nullptr;
    auto game = model::libraryGame(*library->database, id);
    if (!game) {
        context.err << storageSentence(game.error()) << Qt::endl;
        return nullptr;
    }
    return (games[id] = std::move(game).value()).get();
}

} // namespace

const rules::KnownGame* gameNamed(const CommandContext& context, const QString& id)
{
    const rules::KnownGame* game = model::knownGame(id);
    const bool usesLibrary = !context.libraryFile.isEmpty() || QFile::exists(model::defaultLibraryFile());
    return game == nullptr || !usesLibrary ? game : gameOfLibrary(context, id);
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

std::optional<std::vector<std::vector<std::string>>>
deckLines(const CommandContext& context, const rules::KnownGame& game, const std::string& variant)
{
    std::vector<std::vector<std::string>> lines;
    std::vector<model::OwnDeck> decks;
    std::vector<model::CardDirectory> cards;
    const QString id = QString::fromStdString(std::string(game.id()));
    for (const QString& option : {QStringLiteral("deck-a"), QStringLiteral("deck-b")}) {
        const QString path = context.value(option);
        if (path.isEmpty())
            continue;
        if (cards.empty())
            cards.push_back(model::directoryOf(game));
        const auto reading = readDeckFile(context, path, cards);
        if (!reading || reading->count(model::LineOutcome::NotUnderstood) > 0)
            return std::nullopt;
        if (reading->deck.game != id) {
            context.err << Cli::tr("%1 is a deck of another game.").arg(path) << Qt::endl;
            return std::nullopt;
        }
        if (lines.empty() || game.decksAreApart(variant))
            lines.push_back({"deck"});
        decks.push_back(model::ownDeckOf(reading->deck));
        lines.back().insert(lines.back().end(), decks.back().cards.begin(), decks.back().cards.end());
    }
    const auto wishes = model::wishLinesOf(decks, game);
    lines.insert(lines.end(), wishes.begin(), wishes.end());
    return lines;
}

QString usualVariant(const CommandContext& context, const rules::KnownGame& game)
{
    std::size_t decks = 0;
    for (const QString& option : {QStringLiteral("deck-a"), QStringLiteral("deck-b")})
        decks += context.has(option) ? 1 : 0;
    return QString::fromStdString(game.variantForDecks(decks));
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
