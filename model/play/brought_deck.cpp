// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/brought_deck.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"

#include <algorithm>
#include <cassert>

namespace model {

OwnDeck ownDeckOf(const Deck& deck)
{
    OwnDeck own{deck.name.isEmpty() ? DeckWords::unnamed() : deck.name, deck.game, {}};
    own.handicap = deck.handicap;
    for (const QString& castle : deck.castles)
        own.castles.push_back(castle.toStdString());
    if (const rules::decks::Variant* variant = variantOf(deck))
        for (const rules::decks::Option& option : variant->options)
            if (deck.options.contains(QString::fromStdString(option.id)) && !option.match.empty())
                own.options.push_back(option.match);
    for (const DeckCard& card : deck.cards)
        own.cards.insert(own.cards.end(), static_cast<std::size_t>(card.copies), card.card.toStdString());
    return own;
}

CardDirectory directoryOf(const rules::KnownGame& game)
{
    const QString id = QString::fromStdString(std::string(game.id()));
    std::vector<DirectoryCard> cards;
    for (const rules::CardName& each : game.cards()) {
        DirectoryCard made;
        made.card.game = id;
        made.card.id = QString::fromStdString(each.id);
        made.card.name = {QString::fromStdString(each.name.en), QString::fromStdString(each.name.de)};
        for (const std::string& other : each.otherNames)
            made.card.otherNames << QString::fromStdString(other);
        cards.push_back(std::move(made));
    }
    return {id, std::move(cards), false};
}

std::vector<std::vector<std::string>> setupLinesOf(const std::vector<OwnDeck>& decks,
                                                   const rules::KnownGame& game, const std::string& variant)
{
    assert(!decks.empty());
    std::vector<std::vector<std::string>> lines;
    const std::size_t seats = game.decksAreApart(variant) ? 2 : 1;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const OwnDeck& deck = decks[std::min(seat, decks.size() - 1)];
        std::vector<std::string>& line = lines.emplace_back(1, "deck");
        line.insert(line.end(), deck.cards.begin(), deck.cards.end());
    }
    const auto wishes = wishLinesOf(decks, game);
    lines.insert(lines.end(), wishes.begin(), wishes.end());
    return lines;
}

std::vector<std::vector<std::string>> wishLinesOf(const std::vector<OwnDeck>& decks,
                                                  const rules::KnownGame& game)
{
    std::vector<std::vector<std::string>> lines;
    for (const rules::SetupField& field : game.setupFields()) {
        std::vector<std::string> line{field.key};
        const std::size_t words = field.each.size() + 1;
        if (field.key == "castles") {
            const auto asked = std::find_if(decks.begin(), decks.end(), [words](const OwnDeck& deck) {
                return !deck.castles.empty() && deck.castles.size() < words;
            });
            if (asked == decks.end())
                continue;
            line.insert(line.end(), asked->castles.begin(), asked->castles.end());
            line.resize(words, field.choices.front().id);
        } else if (field.key == "handicap") {
            bool asked = false;
            for (const OwnDeck& deck : decks) {
                const bool can = deck.handicap > 0 && deck.handicap <= field.most && line.size() < words;
                line.push_back(std::to_string(can ? deck.handicap : 0));
                asked = asked || can;
            }
            if (!asked)
                continue;
            line.resize(words, "0");
        } else {
            continue;
        }
        lines.push_back(std::move(line));
    }
    for (const OwnDeck& deck : decks)
        for (const std::vector<std::string>& option : deck.options) {
            std::vector<std::string> line{"option"};
            line.insert(line.end(), option.begin(), option.end());
            if (std::find(lines.begin(), lines.end(), line) == lines.end())
                lines.push_back(std::move(line));
        }
    return lines;
}

} // namespace model
