// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/sample_decks.h"

#include "model/decks/deck_words.h"

#include <map>

namespace model {

namespace {

/// The same sample wherever it is made.
constexpr quint64 kSampleSeed = 1;

Deck sampleFor(const rules::KnownGame& game, const rules::VariantView& variant, unsigned players,
               const std::vector<std::string>& line, rules::Language language)
{
    const bool isRange = variant.minPlayers != variant.maxPlayers;
    const QString built =
        QString::fromStdString(variant.deckVariant.empty() ? variant.id : variant.deckVariant);
    const QString id = QString::fromStdString(std::string(game.id()));
    Deck deck = emptyDeck(id, built);
    deck.id = QStringLiteral("sample-%1-%2").arg(id, built);
    deck.name = QString::fromStdString(variant.name.in(language));
    if (isRange) {
        deck.players = static_cast<int>(players);
        deck.id += QStringLiteral("-%1").arg(players);
        deck.name = DeckWords::forPlayers(deck.name, deck.players);
    }
    deck.name = DeckWords::sample(deck.name);
    std::map<std::string, QString> names;
    for (const rules::CardName& card : game.cards())
        names[card.id] = QString::fromStdString(card.name.en);
    for (std::size_t i = 1; i < line.size(); ++i)
        deck.change(QString::fromStdString(line[i]), 1, names[line[i]]);
    return deck;
}

} // namespace

std::vector<Deck> sampleDecks(const rules::KnownGame& game, rules::Language language)
{
    std::vector<Deck> decks;
    for (const rules::VariantView& variant : game.variants()) {
        if (variant.decks == rules::DeckUse::None)
            continue;
        for (unsigned players = variant.minPlayers; players <= variant.maxPlayers; ++players) {
            rules::MatchSetup setup{std::string(game.id()), variant.id, kSampleSeed, {}};
            setup.players = players;
            const auto complete = game.complete(setup);
            if (!complete)
                continue;
            for (const std::vector<std::string>& line : complete->lines)
                if (!line.empty() && line.front() == "deck") {
                    decks.push_back(sampleFor(game, variant, players, line, language));
                    break;
                }
        }
    }
    return decks;
}

} // namespace model
