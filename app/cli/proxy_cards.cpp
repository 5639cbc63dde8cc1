// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/proxy_cards.h"

#include "app/cli/deck_files.h"
#include "model/decks/deck_rules_file.h"
#include "model/proxies/proxy_deck.h"
#include "model/rulebook/rulebook_reader.h"

#include <QFileInfo>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

using Games = std::vector<model::CardDirectory>;

model::ProxyDeck wholeLibrary(const Games& games)
{
    model::ProxyDeck all;
    all.name = Cli::tr("All cards");
    for (const model::CardDirectory& cards : games)
        for (const model::DirectoryCard& card : cards.cards()) {
            const model::CardFigure* const copies = card.card.figure(model::kCopies);
            if (copies != nullptr && copies->value == 0) // not in this box
                continue;
            all.cards.push_back(model::proxyCardOf(card.card, 1, model::builtInRulebook(card.card.game)));
        }
    return all;
}

std::optional<model::ProxyDeck> deckOfFile(const CommandContext& context, const QString& path,
                                           const Games& games)
{
    const auto reading = readDeckFile(context, path, games);
    if (!reading)
        return std::nullopt;
    QStringList unknown;
    model::ProxyDeck deck = model::proxyDeckOf(reading->deck, cardsFor(reading->deck, games),
                                               model::builtInRulebook(reading->deck.game), &unknown);
    if (!unknown.isEmpty())
        context.err
            << Cli::tr("These cards are not in the library and are left out: %1.").arg(unknown.join(u", "_s))
            << Qt::endl;
    if (deck.name.isEmpty())
        deck.name = QFileInfo(path).completeBaseName();
    return deck;
}

/// The card of the deck that is written in any game's words, with its copies; nothing if there is none.
std::optional<model::ProxyCard> namedCard(const QString& written, const Games& games,
                                          const model::ProxyDeck& deck)
{
    for (const model::CardDirectory& cards : games) {
        const auto reading = model::readDeckText(written, cards);
        if (!reading)
            continue;
        QStringList ids;
        for (const model::DeckCard& card : reading->deck.cards)
            ids << card.card;
        for (const model::FieldCards& field : model::fieldCards(reading->deck))
            ids << field.cards;
        if (ids.size() != 1)
            continue;
        const QString id = ids.front();
        const auto found = std::find_if(deck.cards.begin(), deck.cards.end(),
                                        [&id](const model::ProxyCard& card) { return card.card.id == id; });
        if (found == deck.cards.end())
            continue;
        model::ProxyCard card = *found;
        if (!reading->deck.cards.empty())
            card.copies = std::max(found->copies, reading->deck.cards.front().copies);
        return card;
    }
    return std::nullopt;
}

/// Leaves the named cards, in the order in which they are named, with the copies they have in the deck or
/// that are written before their names. False, with a sentence on `err`, where one is not there.
bool keepNamed(const CommandContext& context, const Games& games, model::ProxyDeck& deck)
{
    model::ProxyDeck named = deck;
    named.cards.clear();
    for (const QString& written : context.value(u"cards"_s).split(u',')) {
        auto card = namedCard(written.trimmed(), games, deck);
        if (!card) {
            context.err << Cli::tr("--cards: there is no card “%1” to print.").arg(written.trimmed())
                        << Qt::endl;
            return false;
        }
        named.cards.push_back(std::move(*card));
    }
    deck = std::move(named);
    return true;
}

model::ProxyDeck boxOf(const CommandContext& context, const ProxyBox& box, const Games& games)
{
    const QString id = box.game->id();
    const auto cards = std::find_if(games.begin(), games.end(),
                                    [&id](const model::CardDirectory& each) { return each.game() == id; });
    model::ProxyDeck deck;
    if (cards != games.end())
        deck =
            model::proxyBoxOf(*box.game, box.set ? &*box.set : nullptr, *cards, model::builtInRulebook(id));
    deck.name = model::gameName(id, context.language);
    if (box.set)
        deck.name += u": "_s + box.set->name.in(context.language);
    return deck;
}

} // namespace

std::optional<ProxyBox> proxyBox(const CommandContext& context)
{
    ProxyBox box;
    if (!context.has(u"game"_s) && !context.has(u"set"_s))
        return box;
    if (!context.arguments.isEmpty() || context.has(u"all"_s)) {
        context.err << Cli::tr("--game and --set print a box; leave out FILE and --all.") << Qt::endl;
        return std::nullopt;
    }
    const QString game = context.value(u"game"_s);
    QStringList games;
    for (const model::GameCards* each : model::allGameCards())
        games << each->id();
    if (context.has(u"game"_s) && !games.contains(game)) {
        context.err << Cli::tr("There is no game “%1”; available games: %2.").arg(game, games.join(u", "_s))
                    << Qt::endl;
        return std::nullopt;
    }
    const QString set = context.value(u"set"_s);
    QStringList sets;
    for (const model::GameCards* each : model::allGameCards()) {
        if (!game.isEmpty() && each->id() != game)
            continue;
        if (set.isEmpty()) {
            box.game = each;
            return box;
        }
        for (model::PrintSet& known : each->printSets()) {
            sets << known.id;
            if (known.id != set)
                continue;
            box.game = each;
            box.set = std::move(known);
            return box;
        }
    }
    context.err << (sets.isEmpty() ? Cli::tr("This game’s box has no parts; leave out --set.")
                                   : Cli::tr("There is no part “%1” of the box; available parts: %2.")
                                         .arg(set, sets.join(u", "_s)))
                << Qt::endl;
    return std::nullopt;
}

std::optional<ProxyRequest> proxyRequest(const CommandContext& context, const ProxyBox& box)
{
    const bool some = context.has(u"cards"_s);
    if (context.arguments.isEmpty() && !some && !context.has(u"all"_s) && box.game == nullptr) {
        context.err << Cli::tr("“proxy” needs a deck FILE, --cards, --game or --all.") << Qt::endl;
        return std::nullopt;
    }
    const auto cards = deckCards(context);
    if (!cards)
        return std::nullopt;
    ProxyRequest request;
    if (box.game != nullptr) {
        request.deck = boxOf(context, box, *cards);
        request.id = u"library/"_s + box.game->id() + (box.set ? u'/' + box.set->id : QString());
    } else if (context.arguments.isEmpty()) {
        request.deck = wholeLibrary(*cards);
        request.id = u"library"_s;
    } else {
        auto deck = deckOfFile(context, context.arguments.first(), *cards);
        if (!deck)
            return std::nullopt;
        request.deck = std::move(*deck);
        request.id = QFileInfo(context.arguments.first()).absoluteFilePath();
    }
    if (some) {
        request.isWhole = false;
        if (!keepNamed(context, *cards, request.deck))
            return std::nullopt;
        if (context.arguments.isEmpty())
            request.deck.name = Cli::tr("Selected cards");
    }
    return request;
}

} // namespace app
