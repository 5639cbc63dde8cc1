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
    own.variant = deck.variant;
    own.players = static_cast<unsigned>(std::max(0, deck.players));
    own.fields = listOf(deck).fields;
    if (const rules::decks::Variant* variant = variantOf(deck))
        for (const rules::decks::Option& option : variant->options)
            if (deck.options.contains(QString::fromStdString(option.id)) && !option.match.empty())
                own.options.push_back(option.match);
    for (const DeckCard& card : deck.cards)
        own.cards.insert(own.cards.end(), static_cast<std::size_t>(card.copies), card.card.toStdString());
    return own;
}

std::optional<QString> builtVariant(const std::vector<OwnDeck>& decks)
{
    QString built;
    for (const OwnDeck& deck : decks) {
        if (deck.variant.isEmpty() || deck.variant == built)
            continue;
        if (!built.isEmpty())
            return std::nullopt;
        built = deck.variant;
    }
    return built;
}

unsigned builtPlayers(const std::vector<OwnDeck>& decks, const rules::VariantView& variant)
{
    unsigned players = 0;
    for (const OwnDeck& deck : decks) {
        const std::string built = deck.variant.toStdString();
        if (!built.empty() && (built == variant.id || built == variant.deckVariant))
            players = std::max(players, deck.players > 0 ? deck.players : variant.minPlayers);
    }
    return players;
}

bool isLeftOpen(const rules::KnownGame& game, const rules::VariantView& variant)
{
    const std::vector<rules::OptionView> options = game.options(variant.id);
    return variant.minPlayers != variant.maxPlayers ||
           std::any_of(options.begin(), options.end(), [](const auto& option) { return option.isMain; });
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
                                                   const rules::KnownGame& game, const std::string& variant,
                                                   unsigned players)
{
    assert(!decks.empty());
    std::vector<std::vector<std::string>> lines;
    const auto known = rules::findVariant(game, variant);
    if (players == 0 && known)
        players = known->usualPlayers;
    const std::size_t seats = known && known->decks == rules::DeckUse::PerSeat ? players : 1;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const OwnDeck& deck = decks[std::min(seat, decks.size() - 1)];
        std::vector<std::string>& line = lines.emplace_back(1, "deck");
        line.insert(line.end(), deck.cards.begin(), deck.cards.end());
    }
    const auto wishes = wishLinesOf(decks, game, variant, players);
    lines.insert(lines.end(), wishes.begin(), wishes.end());
    return lines;
}

namespace {

/// What the first deck with this field asks for, filled up with the first choice; nothing if none does.
std::vector<std::string> cardsFor(const rules::SetupField& field, const std::vector<OwnDeck>& decks)
{
    for (const OwnDeck& deck : decks) {
        const auto asked = deck.fields.find(field.key);
        if (asked == deck.fields.end() || asked->second.size() > field.each.size())
            continue;
        std::vector<std::string> words = asked->second;
        words.resize(field.each.size(), field.choices.front().id);
        return words;
    }
    return {};
}

/// The number of each deck as far as the set-up takes it; nothing if all are 0.
std::vector<std::string> numbersFor(const rules::SetupField& field, const std::vector<OwnDeck>& decks)
{
    std::vector<std::string> words;
    bool isAsked = false;
    for (const OwnDeck& deck : decks) {
        rules::decks::DeckList list;
        list.fields = deck.fields;
        const int number = list.numberOf(field.key);
        const bool fits = number > 0 && number <= field.most && words.size() < field.each.size();
        words.push_back(std::to_string(fits ? number : 0));
        isAsked = isAsked || fits;
    }
    words.resize(field.each.size(), "0");
    return isAsked ? words : std::vector<std::string>();
}

} // namespace

std::vector<std::vector<std::string>> wishLinesOf(const std::vector<OwnDeck>& decks,
                                                  const rules::KnownGame& game, const std::string& variant,
                                                  unsigned players)
{
    std::vector<std::vector<std::string>> lines;
    const auto known = rules::findVariant(game, variant);
    if (players == 0 && known)
        players = known->usualPlayers;
    for (const rules::SetupField& field : game.setupFields(variant, players)) {
        auto line = field.choices.empty() ? numbersFor(field, decks) : cardsFor(field, decks);
        if (line.empty())
            continue;
        line.insert(line.begin(), field.key);
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
