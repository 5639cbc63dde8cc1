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
        for (const model::DirectoryCard& card : cards.cards())
            all.cards.push_back(model::proxyCardOf(card.card, 1, model::builtInRulebook(card.card.game)));
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

} // namespace

std::optional<ProxyRequest> proxyRequest(const CommandContext& context)
{
    const bool some = context.has(u"cards"_s);
    if (context.arguments.isEmpty() && !some && !context.has(u"all"_s)) {
        context.err << Cli::tr("“proxy” needs a deck FILE, --cards or --all.") << Qt::endl;
        return std::nullopt;
    }
    const auto cards = deckCards(context);
    if (!cards)
        return std::nullopt;
    ProxyRequest request;
    if (context.arguments.isEmpty()) {
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
