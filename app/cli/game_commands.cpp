// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"

#include "app/cli/deck_files.h"
#include "app/cli/open_library.h"
#include "model/library/library_path.h"
#include "model/play/bot_levels.h"
#include "model/play/brought_deck.h"
#include "model/play/deal_code.h"
#include "model/play/known_games.h"

#include <QFile>

#include <algorithm>
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
    const QString id = context.arguments.isEmpty()
                           ? context.value(QStringLiteral("deal")).trimmed().section(u'/', 0, 0).toLower()
                           : context.arguments.front();
    const rules::KnownGame* game = gameNamed(context, id);
    if (id.isEmpty())
        context.err << Cli::tr("Name a game, or a deal with --deal; available games: %1.")
                           .arg(model::knownGameIds().join(QStringLiteral(", ")))
                    << Qt::endl;
    else if (builtInGame(context, id) == nullptr)
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
    if (auto known = rules::findVariant(game, wanted))
        return std::move(known->id);
    QStringList known;
    for (const rules::VariantView& variant : variants)
        known.append(QString::fromStdString(variant.id));
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
    const auto count = rules::seatCount(game, setup);
    const auto offered = model::offeredPlayers(QString::fromStdString(std::string(game.id())),
                                               count ? QString::fromStdString(count->variant.id) : QString(),
                                               static_cast<int>(seats));
    for (const QString& name : names)
        for (int i = 1; i < model::kSeatPlayers; ++i) {
            const auto player = static_cast<model::SeatPlayer>(i);
            if (model::seatWord(player) == name.trimmed() &&
                std::find(offered.begin(), offered.end(), player) == offered.end())
                context.err << Cli::tr("The bot “%1” has not been shown to be stronger than the level below "
                                       "it in this variant.")
                                   .arg(name.trimmed())
                            << Qt::endl;
        }
    return bots;
}

namespace {

/// The decks of --deck-a and --deck-b, in any deck format. Nothing, with the reasons on `err`, if a file
/// cannot be used.
std::optional<std::vector<model::OwnDeck>> decksOption(const CommandContext& context,
                                                       const rules::KnownGame& game)
{
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
            context.err << Cli::tr("%1 is a deck for another game.").arg(path) << Qt::endl;
            return std::nullopt;
        }
        decks.push_back(model::ownDeckOf(reading->deck));
    }
    return decks;
}

/// The variant of --variant, or the one that the decks were built for, or the usual one for so many decks.
std::optional<std::string> variantFor(const CommandContext& context, const rules::KnownGame& game,
                                      const std::vector<model::OwnDeck>& decks)
{
    const std::optional<QString> built = model::builtVariant(decks);
    if (!built && !context.has(QStringLiteral("variant"))) {
        QStringList names;
        for (const model::OwnDeck& deck : decks)
            names << QString::fromStdString(
                rules::variantName(game, deck.variant.toStdString()).in(context.language));
        context.err << Cli::tr("The decks are built for different variants (%1): choose one with --variant.")
                           .arg(names.join(QStringLiteral(", ")))
                    << Qt::endl;
        return std::nullopt;
    }
    return variantOption(context, game,
                         built.value_or(QString()).isEmpty()
                             ? QString::fromStdString(game.variantForDecks(decks.size()))
                             : *built);
}

/// The decks as lines of a set-up: one per seat, or all in one where the variant has one deck for all.
std::vector<std::vector<std::string>> deckLines(const rules::KnownGame& game, const rules::MatchSetup& setup,
                                                const std::vector<model::OwnDeck>& decks)
{
    std::vector<std::vector<std::string>> lines;
    const auto known = rules::findVariant(game, setup.variant);
    const bool apart = known && known->decks == rules::DeckUse::PerSeat;
    for (const model::OwnDeck& deck : decks) {
        if (lines.empty() || apart)
            lines.push_back({"deck"});
        lines.back().insert(lines.back().end(), deck.cards.begin(), deck.cards.end());
    }
    const auto wishes = model::wishLinesOf(decks, game, setup.variant, setup.players);
    lines.insert(lines.end(), wishes.begin(), wishes.end());
    return lines;
}

} // namespace

namespace {

/// False, with a sentence on `err`, if one of these options is given besides one that decides the same.
bool isAlone(const CommandContext& context, const QString& option, const QStringList& others)
{
    for (const QString& other : others)
        if (context.has(other)) {
            context.err << Cli::tr("--%1 decides that already: leave out --%2.").arg(option, other)
                        << Qt::endl;
            return false;
        }
    return true;
}

/// The set-up of --deal; decks that it names by their fingerprints come from --deck-a and --deck-b.
std::optional<rules::MatchSetup> dealOption(const CommandContext& context, const rules::KnownGame& game)
{
    if (!isAlone(context, QStringLiteral("deal"),
                 {QStringLiteral("variant"), QStringLiteral("players"), QStringLiteral("seed"),
                  QStringLiteral("option"), QStringLiteral("daily")}))
        return std::nullopt;
    const auto decks = decksOption(context, game);
    if (!decks)
        return std::nullopt;
    std::map<QString, std::vector<std::string>> known;
    for (const model::OwnDeck& deck : *decks)
        known[model::deckFingerprint(deck.cards)] = deck.cards;
    const auto find = [&](const QString& print) -> std::optional<std::vector<std::string>> {
        const auto found = known.find(print);
        return found == known.end() ? std::nullopt : std::optional(found->second);
    };
    const auto games = [&](const QString& id) {
        return id.toStdString() == game.id() ? &game : static_cast<const rules::KnownGame*>(nullptr);
    };
    auto setup = model::readDealCode(context.value(QStringLiteral("deal")), games, find);
    if (!setup) {
        context.err << Cli::tr("The deal cannot be set up: %1.").arg(context.words(setup.error()))
                    << Qt::endl;
        return std::nullopt;
    }
    return std::move(setup).value();
}

} // namespace

std::optional<rules::MatchSetup> setupOptions(const CommandContext& context, const rules::KnownGame& game)
{
    if (context.has(QStringLiteral("deal")))
        return dealOption(context, game);
    const bool isDaily = context.has(QStringLiteral("daily"));
    if (isDaily && !isAlone(context, QStringLiteral("daily"),
                            {QStringLiteral("seed"), QStringLiteral("deck-a"), QStringLiteral("deck-b")}))
        return std::nullopt;
    const auto decks = decksOption(context, game);
    if (!decks)
        return std::nullopt;
    const auto variant = variantFor(context, game, *decks);
    const auto seed = context.integer(QStringLiteral("seed"), 1, 0);
    const auto players = context.integer(QStringLiteral("players"), 0, 1, 1000);
    if (!variant || !seed || !players)
        return std::nullopt;
    rules::MatchSetup setup{std::string(game.id()), *variant, static_cast<std::uint64_t>(*seed), {}};
    setup.players = static_cast<unsigned>(*players);
    if (setup.players == 0)
        setup.players = model::builtPlayers(*decks, *rules::findVariant(game, *variant));
    if (const auto count = rules::seatCount(game, setup); !count) {
        context.err << context.words(count.error()) << Qt::endl;
        return std::nullopt;
    }
    setup.lines = deckLines(game, setup, *decks);
    QStringList fields;
    for (const rules::SetupField& field : game.setupFields(*variant, rules::seatCount(game, setup)->players))
        fields << QString::fromStdString(field.key);
    for (const QString& option : context.value(QStringLiteral("option")).split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype equals = option.indexOf(u'=');
        if (equals < 1 || equals + 1 == option.size()) {
            context.err << Cli::tr("“%1” is not an option; the form is KEY=VALUE.").arg(option) << Qt::endl;
            return std::nullopt;
        }
        if (fields.contains(option.left(equals))) {
            setup.lines.push_back({option.left(equals).toStdString()});
            for (const QString& word : option.mid(equals + 1).split(u','))
                setup.lines.back().push_back(word.trimmed().toStdString());
            continue;
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
    if (const auto completed = game.complete(setup); !completed) {
        context.err << context.words(completed.error()) << Qt::endl;
        return std::nullopt;
    }
    return isDaily ? model::dailyDeal(game, setup, QDate::currentDate()) : setup;
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
