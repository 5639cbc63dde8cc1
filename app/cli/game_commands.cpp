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

const rules::KnownGame* builtInGame(const CommandContext& context, const QString& id)
{
    for (const rules::KnownGame* const game : context.moreGames)
        if (game->id() == id.toStdString())
            return game;
    return model::knownGame(id);
}

const rules::KnownGame* gameNamed(const CommandContext& context, const QString& id)
{
    const rules::KnownGame* game = model::knownGame(id);
    if (game == nullptr)
        return builtInGame(context, id);
    const bool usesLibrary = !context.libraryFile.isEmpty() || QFile::exists(model::defaultLibraryFile());
    return usesLibrary ? gameOfLibrary(context, id) : game;
}

const rules::KnownGame* gameArgument(const CommandContext& context)
{
    const QString id = context.arguments.value(0);
    const rules::KnownGame* game = gameNamed(context, id);
    if (builtInGame(context, id) == nullptr)
        context.err << Cli::tr("There is no game “%1”; available games: %2.")
                           .arg(id, model::knownGameIds().join(QStringLiteral(", ")))
                    << Qt::endl;
    return game;
}

std::optional<std::string> variantOption(const CommandContext& context, const rules::KnownGame& game,
                                         const QString& fallback)
{
    const std::vector<rules::VariantView> variants = game.variants();
    const QString first = fallback.isEmpty() ? QString::fromStdString(variants.front().id) : fallback;
    const std::string wanted = context.value(QStringLiteral("variant"), first).toStdString();
    QStringList known;
    for (const rules::VariantView& variant : variants) {
        if (variant.id == wanted)
            return variant.id;
        known.append(QString::fromStdString(variant.id));
    }
    context.err << Cli::tr("The variant “%1” cannot be played; available variants: %2.")
                       .arg(QString::fromStdString(wanted), known.join(QStringLiteral(", ")))
                << Qt::endl;
    return std::nullopt;
}

std::optional<std::vector<rules::bots::BotKind>> botsOption(const CommandContext& context,
                                                            const rules::KnownGame& game,
                                                            const rules::MatchSetup& setup,
                                                            const QString& fallback)
{
    std::vector<rules::bots::BotKind> bots;
    const QStringList names = context.value(QStringLiteral("bots"), fallback).split(QLatin1Char(','));
    for (const QString& name : names) {
        const auto kind = rules::bots::botKind(name.trimmed().toStdString());
        if (!kind) {
            context.err << Cli::tr(
                               "There is no bot “%1”; use random, greedy, casual, club or master. The last "
                               "three take a number of iterations: master:20000.")
                               .arg(name)
                        << Qt::endl;
            return std::nullopt;
        }
        bots.push_back(*kind);
    }
    const std::size_t seats = game.seats(setup).size();
    if (bots.size() == 1)
        bots.resize(seats, bots.front());
    if (bots.size() != seats) {
        context.err << Cli::tr("This match has %n seat(s): name one bot for each of them, or one for all.",
                               nullptr, static_cast<int>(seats))
                    << Qt::endl;
        return std::nullopt;
    }
    return bots;
}

std::optional<rules::MatchSetup> setupOptions(const CommandContext& context, const rules::KnownGame& game)
{
    const auto variant = variantOption(context, game, usualVariant(context, game));
    const auto seed = context.integer(QStringLiteral("seed"), 1, 0);
    const auto players = context.integer(QStringLiteral("players"), 0, 1, 1000);
    if (!variant || !seed || !players)
        return std::nullopt;
    rules::MatchSetup setup{std::string(game.id()), *variant, static_cast<std::uint64_t>(*seed), {}};
    setup.players = static_cast<unsigned>(*players);
    if (const auto count = rules::seatCount(game, setup); !count) {
        context.err << context.words(count.error()) << Qt::endl;
        return std::nullopt;
    }
    auto lines = deckLines(context, game, *variant);
    if (!lines)
        return std::nullopt;
    setup.lines = std::move(*lines);
    for (const QString& option : context.value(QStringLiteral("option")).split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype equals = option.indexOf(u'=');
        if (equals < 1 || equals + 1 == option.size()) {
            context.err << Cli::tr("“%1” is not an option; the form is KEY=VALUE.").arg(option) << Qt::endl;
            return std::nullopt;
        }
        if (game.options(*variant).empty()) {
            const rules::BothLanguages name = rules::variantName(game, *variant);
            context.err << Cli::tr("%1 has no options, so “%2” cannot be set.")
                               .arg(QString::fromStdString(name.in(context.language)), option.left(equals))
                        << Qt::endl;
            return std::nullopt;
        }
        setup.lines.push_back(
            {"option", option.left(equals).toStdString(), option.mid(equals + 1).toStdString()});
    }
    return setup;
}

std::optional<std::vector<std::vector<std::string>>>
deckLines(const CommandContext& context, const rules::KnownGame& game, const std::string& variant)
{
    std::vector<std::vector<std::string>> lines;
    std::vector<model::OwnDeck> decks;
    std::vector<model::CardDirectory> cards;
    const QString id = QString::fromStdString(std::string(game.id()));
    const auto known = rules::findVariant(game, variant);
    const bool apart = known && known->decks == rules::DeckUse::PerSeat;
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
            context.err << Cli::tr("%1 is a deck for another game.").arg(path) << Qt::endl;
            return std::nullopt;
        }
        if (lines.empty() || apart)
            lines.push_back({"deck"});
        decks.push_back(model::ownDeckOf(reading->deck));
        lines.back().insert(lines.back().end(), decks.back().cards.begin(), decks.back().cards.end());
    }
    const auto wishes = model::wishLinesOf(decks, game, variant);
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
