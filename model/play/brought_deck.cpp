// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/brought_deck.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"

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

std::vector<std::vector<std::string>> setupLinesOf(const OwnDeck& deck, const rules::KnownGame& game,
                                                   const std::string& variant)
{
    std::vector<std::string> cards{"deck"};
    cards.insert(cards.end(), deck.cards.begin(), deck.cards.end());
    std::vector<std::vector<std::string>> lines(game.decksAreApart(variant) ? 2 : 1, cards);
    for (const rules::SetupField& field : game.setupFields()) {
        std::vector<std::string> line{field.key};
        if (field.key == "castles" && !deck.castles.empty() && deck.castles.size() <= field.each.size()) {
            line.insert(line.end(), deck.castles.begin(), deck.castles.end());
            line.resize(field.each.size() + 1, field.choices.front().id);
        } else if (field.key == "handicap" && deck.handicap > 0 && deck.handicap <= field.most) {
            line.push_back(std::to_string(deck.handicap));
            line.resize(field.each.size() + 1, "0");
        }
        if (line.size() > 1)
            lines.push_back(std::move(line));
    }
    for (const std::vector<std::string>& option : deck.options) {
        lines.push_back({"option"});
        lines.back().insert(lines.back().end(), option.begin(), option.end());
    }
    return lines;
}

} // namespace model
