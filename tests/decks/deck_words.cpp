// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/decks/deck_words.h"

#include "rules/games/battleground/character.h"
#include "rules/games/crimson/effects/library.h"
#include "tests/support/read_text.h"

#include <sstream>
#include <stdexcept>

using namespace rules::decks;

namespace tests {

namespace {

DeckRules shipped(const std::string& file)
{
    const auto read = readDeckRules(readSourceText(file));
    if (!read)
        throw std::runtime_error(read.error().front().text());
    return *read;
}

} // namespace

const DeckRules& crimsonDeckRules()
{
    static const DeckRules rules = shipped("resources/decks/crimson-company.json");
    return rules;
}

const DeckRules& battlegroundDeckRules()
{
    static const DeckRules rules = shipped("resources/decks/battleground.json");
    return rules;
}

const CardPool& battlegroundPool()
{
    static const CardPool pool = [] {
        const auto characters = rules::battleground::readCharacters(
            readSourceText("resources/cards/battleground/characters.json"));
        if (!characters)
            throw std::runtime_error(characters.error().front().text());
        std::vector<PoolCard> cards;
        for (const auto& character : characters->all)
            cards.push_back({character.id, "character", 0, false, character.values.cost});
        return CardPool(std::move(cards), false);
    }();
    return pool;
}

const CardPool& crimsonPool()
{
    static const CardPool pool = [] {
        const auto library =
            rules::effects::readLibrary(readSourceText("resources/cards/crimson-company/characters.json"),
                                        readSourceText("resources/cards/crimson-company/castles.json"));
        if (!library)
            throw std::runtime_error(library.error().front().text());
        std::vector<PoolCard> cards;
        for (const auto& character : library->characters)
            cards.push_back({character.id, "character", 0, false});
        for (const auto& castle : library->castles)
            if (castle.id != "regular")
                cards.push_back({castle.id, "castle", 0, false});
        return CardPool(std::move(cards), false);
    }();
    return pool;
}

DeckList deckOf(const std::string& words, int players, const CardPool& pool)
{
    DeckList deck;
    deck.players = players;
    std::istringstream in(words);
    for (std::string word; in >> word;) {
        if (word.rfind("first", 0) == 0) {
            std::size_t used = 0;
            int wanted = std::stoi(word.substr(5), &used);
            const int copies = word.size() > 5 + used ? std::stoi(word.substr(6 + used)) : 1;
            for (const PoolCard& card : pool.cards())
                if (card.what == "character" && wanted-- > 0)
                    deck.cards.push_back({card.id, copies});
            continue;
        }
        const std::size_t colon = word.find(':');
        if (colon == std::string::npos)
            throw std::runtime_error("a word without a value: " + word);
        const std::string key = word.substr(0, colon);
        const std::string value = word.substr(colon + 1);
        if (key == "castle")
            deck.fields["castles"].push_back(value);
        else if (key == "handicap")
            deck.setWords(key, {value});
        else if (key == "option")
            deck.options.push_back(value);
        else
            deck.change(key, std::stoi(value) - deck.copiesOf(key));
    }
    return deck;
}

std::string wordsOf(const Repair& repair)
{
    std::string words;
    const auto add = [&](const std::string& word) { words += (words.empty() ? "" : " ") + word; };
    for (const CardChange& change : repair.cards) {
        const int copies = std::abs(change.by);
        add((change.by > 0 ? "+" : "-") + change.card + (copies > 1 ? ":" + std::to_string(copies) : ""));
    }
    if (repair.field) {
        std::string list;
        for (const std::string& word : repair.field->words)
            list += (list.empty() ? "" : ",") + word;
        add(repair.field->field + ":" + list);
    }
    if (repair.players)
        add("players:" + std::to_string(*repair.players));
    if (!repair.dropOption.empty())
        add("drop:" + repair.dropOption);
    return words;
}

std::string wordOf(const Violation& violation)
{
    switch (violation.fault) {
    case Fault::TooFew: return "too-few";
    case Fault::TooMany: return "too-many";
    case Fault::TooManyOfOne: return "too-many-of-one";
    case Fault::WrongClass: return "wrong-class";
    case Fault::Banned: return "banned";
    case Fault::FieldTooLarge: return violation.field;
    case Fault::PlayersOutOfRange: return "players";
    }
    return {};
}

} // namespace tests
