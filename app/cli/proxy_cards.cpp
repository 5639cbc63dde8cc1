// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/proxy_cards.h"

#include "app/cli/deck_files.h"
#include "model/proxies/proxy_deck.h"
#include "model/rulebook/rulebook_reader.h"

#include <QFileInfo>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

model::ProxyDeck wholeLibrary(const model::CardDirectory& cards)
{
    model::ProxyDeck all;
    all.name = Cli::tr("All cards");
    for (const model::DirectoryCard& card : cards.cards())
        all.cards.push_back(model::proxyCardOf(card.card, 1, model::builtInRulebook()));
    return all;
}

std::optional<model::ProxyDeck> deckOfFile(const CommandContext& context, const QString& path,
                                           const model::CardDirectory& cards)
{
    const auto reading = readDeckFile(context, path, cards);
    if (!reading)
        return std::nullopt;
    QStringList unknown;
    model::ProxyDeck deck = model::proxyDeckOf(reading->deck, cards, model::builtInRulebook(), &unknown);
    if (!unknown.isEmpty())
        context.err
            << Cli::tr("These cards are not in the library and are left out: %1.").arg(unknown.join(u", "_s))
            << Qt::endl;
    if (deck.name.isEmpty())
        deck.name = QFileInfo(path).completeBaseName();
    return deck;
}

/// Leaves the named cards, in the order in which they are named, with the copies they have in the deck or
/// that are written before their names. False, with a sentence on `err`, where one is not there.
bool keepNamed(const CommandContext& context, const model::CardDirectory& cards, model::ProxyDeck& deck)
{
    const QString wanted = context.value(u"cards"_s);
    model::ProxyDeck named = deck;
    named.cards.clear();
    for (const QString& written : wanted.split(u',')) {
        const auto reading = model::readDeckText(written.trimmed(), cards);
        const bool isOne = reading && reading->deck.cards.size() + size_t(reading->deck.castles.size()) == 1;
        const QString id = !isOne                        ? QString()
                           : reading->deck.cards.empty() ? reading->deck.castles.front()
                                                         : reading->deck.cards.front().card;
        const auto found = std::find_if(deck.cards.begin(), deck.cards.end(),
                                        [&id](const model::ProxyCard& card) { return card.card.id == id; });
        if (id.isEmpty() || found == deck.cards.end()) {
            context.err << Cli::tr("--cards: there is no card “%1” to print.").arg(written.trimmed())
                        << Qt::endl;
            return false;
        }
        named.cards.push_back(*found);
        if (!reading->deck.cards.empty())
            named.cards.back().copies = std::max(found->copies, reading->deck.cards.front().copies);
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
            request.deck.name = Cli::tr("Chosen cards");
    }
    return request;
}

} // namespace app
