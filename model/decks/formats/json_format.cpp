// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/json_format.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/deck_file_reasons.h"
#include "model/library/library_content.h"
#include "model/text/stable_id.h"
#include "rules/core/json_walk.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace model {

namespace {

using rules::json::Place;
using rules::json::Value;

constexpr std::string_view kFormat = "castellan-deck";
constexpr int kMostPlayers = 9;
/// What every deck could have before games described their fields. Files with these members open for any
/// game.
constexpr std::array<std::string_view, 2> kOldFields{"castles", "handicap"};

std::string utf8(const QString& text)
{
    return text.toStdString();
}

Value listValue(const QStringList& list)
{
    Value value = Value::array();
    for (const QString& item : list)
        value.append(Value(utf8(item)));
    return value;
}

/// Number fields are numbers in the file, all others lists.
Value fieldValue(const Deck& deck, const QString& key, const QStringList& words)
{
    const rules::decks::Field* field = deckField(deck.game, key);
    bool isNumeric = false;
    const int number = words.size() == 1 ? words.front().toInt(&isNumeric) : 0;
    return isNumeric && (field == nullptr || field->isNumber()) ? Value(number) : listValue(words);
}

Value valueOf(const Deck& deck, const CardDirectory* cards)
{
    Value root = Value::object();
    root.set("format", Value(kFormat));
    root.set("version", Value(kDeckFormatVersion));
    root.set("name", Value(utf8(deck.name)));
    root.set("game", Value(utf8(deck.game)));
    root.set("variant", Value(utf8(deck.variant)));
    if (deck.players != 0)
        root.set("players", Value(deck.players));
    if (!deck.notes.isEmpty())
        root.set("notes", Value(utf8(deck.notes)));
    if (!deck.tags.isEmpty())
        root.set("tags", listValue(deck.tags));
    if (!deck.sleeves.isEmpty())
        root.set("sleeves", Value(utf8(deck.sleeves)));
    Value list = Value::array();
    for (const DeckCard& card : deck.cards) {
        Value entry = Value::object();
        entry.set("id", Value(utf8(card.card)));
        if (card.copies != 1)
            entry.set("count", Value(card.copies));
        const DirectoryCard* known = cards != nullptr ? cards->find(card.card) : nullptr;
        const QString name = known != nullptr ? known->card.name.en : card.name;
        if (!name.isEmpty())
            entry.set("name", Value(utf8(name)));
        list.append(std::move(entry));
    }
    root.set("cards", std::move(list));
    for (auto field = deck.fields.begin(); field != deck.fields.end(); ++field)
        root.set(utf8(field.key()), fieldValue(deck, field.key(), field.value()));
    if (!deck.options.isEmpty())
        root.set("options", listValue(deck.options));
    return root;
}

QString textAt(const Place& root, std::string_view key, qsizetype longest)
{
    const auto place = root.find(key);
    const std::string* text = place ? place->text() : nullptr;
    if (text == nullptr)
        return {};
    const QString result = QString::fromStdString(*text);
    if (result.size() > longest)
        place->refuse({DeckFileReason::TooLong, longest});
    return result.left(longest);
}

QStringList listAt(const Place& root, std::string_view key, std::size_t most, qsizetype longest)
{
    QStringList list;
    if (const auto place = root.find(key))
        for (const Place& item : place->items(0, most))
            if (const std::string* text = item.text())
                list << QString::fromStdString(*text).left(longest);
    return list;
}

int numberAt(const Place& root, std::string_view key, int least, int most, int fallback)
{
    const auto place = root.find(key);
    return place ? place->whole(least, most).value_or(fallback) : fallback;
}

template <class Add>
void readCards(const Place& root, Add add)
{
    const auto list = root.need("cards");
    if (!list)
        return;
    for (const Place& item : list->items(0, kMostDeckEntries)) {
        if (!item.isObject({"id", "count", "name"}))
            continue;
        const QString id = textAt(item, "id", 80);
        const QString name = textAt(item, "name", 80);
        const int copies = numberAt(item, "count", 1, kMostCopies, 1);
        if (isCardId(id))
            add(static_cast<int>(item.value().position().line), id, copies, name);
        else
            item.refuseBelow("id", DeckFileReason::CardId);
    }
}

Deck readFields(const Place& root)
{
    Deck deck;
    deck.name = textAt(root, "name", kLongestDeckName);
    deck.game = textAt(root, "game", 80);
    deck.variant = textAt(root, "variant", 80);
    deck.players = numberAt(root, "players", 0, kMostPlayers, 0);
    deck.notes = textAt(root, "notes", kLongestNotes);
    deck.tags = listAt(root, "tags", kMostTags, kLongestTag);
    deck.options = listAt(root, "options", 20, 80);
    static const QRegularExpression colour(QStringLiteral("^#[0-9a-f]{6}\\z"));
    deck.sleeves = textAt(root, "sleeves", 7).toLower();
    if (!deck.sleeves.isEmpty() && !colour.match(deck.sleeves).hasMatch())
        root.refuseBelow("sleeves", DeckFileReason::Colour);
    return deck;
}

/// The keys of a game's fields, and those that files of earlier versions have for any game.
std::vector<std::string_view> fieldKeys(const QString& game)
{
    std::vector<std::string_view> keys(kOldFields.begin(), kOldFields.end());
    if (const rules::decks::DeckRules* rules = deckRulesOf(game))
        for (const rules::decks::Field& field : rules->fields)
            if (std::find(keys.begin(), keys.end(), field.key) == keys.end())
                keys.push_back(field.key);
    return keys;
}

bool isNumber(const rules::decks::Field* field, const Value& value)
{
    return field != nullptr ? field->isNumber() : value.kind() != rules::json::Kind::Array;
}

/// Adds to what the deck has already.
void readNamedFields(const Place& root, Deck& deck)
{
    for (const std::string_view each : fieldKeys(deck.game)) {
        const auto place = root.find(each);
        const QString key = QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()));
        if (!place)
            continue;
        if (isNumber(deckField(deck.game, key), place->value()))
            deck.setNumber(key, numberAt(root, each, 0, kMostInField, 0));
        else
            deck.setWords(key,
                          deck.wordsOf(key) + listAt(root, each, kMostCopies, 81)); // one more than an id has
    }
}

DeckReadError broken(const rules::Error& error)
{
    const bool deep = error.reason.is(rules::CoreReason::TooDeep);
    return {deep ? FileFault::TooDeep : FileFault::Broken, {}, rules::reasonOf(error)};
}

rules::json::Limits limits()
{
    return {.bytes = static_cast<std::size_t>(kLargestDeckFile), .values = 50'000, .depth = 8};
}

} // namespace

QByteArray deckToJson(const Deck& deck, const CardDirectory& cards, bool compact)
{
    std::string text = rules::json::write(valueOf(deck, &cards), compact ? 0 : 2);
    if (!compact)
        text += '\n';
    return QByteArray::fromStdString(text);
}

DeckReadResult deckFromJson(const QByteArray& json, const CardFinder& finder)
{
    const auto document =
        rules::json::read({json.constData(), static_cast<std::size_t>(json.size())}, limits());
    if (!document)
        return broken(document.error());
    const Value* format = document->find("format");
    if (format == nullptr || format->string() == nullptr || *format->string() != kFormat)
        return DeckReadError{FileFault::NotADeck, {}, DeckFileReason::Format};
    const Value* version = document->find("version");
    if (version == nullptr || !version->integer() || *version->integer() < 1)
        return DeckReadError{FileFault::Broken, {}, rules::reasonOf({"version", DeckFileReason::Version})};
    if (*version->integer() > kDeckFormatVersion)
        return DeckReadError{FileFault::NewerVersion, QString::number(*version->integer())};

    rules::json::Problems problems;
    const Place root(*document, "", problems);
    DeckReading reading;
    reading.deck = readFields(root);
    if (deckRulesOf(reading.deck.game) == nullptr)
        return DeckReadError{FileFault::OtherGame, reading.deck.game};
    std::vector<std::string_view> members = fieldKeys(reading.deck.game);
    members.insert(members.end(), rules::decks::kDeckMembers.begin(), rules::decks::kDeckMembers.end());
    (void)root.isObject(members);
    DeckCollector collect(finder, reading);
    readCards(root, [&](int line, const QString& id, int copies, const QString& name) {
        collect.addId(line, name.isEmpty() ? id : name, id, copies, name);
    });
    readNamedFields(root, reading.deck);
    for (const QString& key : reading.deck.fields.keys()) {
        QStringList words = reading.deck.wordsOf(key);
        words.removeIf([](const QString& word) { return !isPlainId(word); });
        reading.deck.setWords(key, words);
    }
    if (problems.count() > 0)
        return DeckReadError{FileFault::Broken, {}, rules::reasonOf(problems.sorted().front())};
    return reading;
}

QString storedDeck(const Deck& deck)
{
    Value value = valueOf(deck, nullptr);
    value.set("id", Value(utf8(deck.id)));
    return QString::fromStdString(rules::json::write(value));
}

rules::Result<Deck> deckFromStored(const QString& content)
{
    const std::string text = content.toStdString();
    const auto document = rules::json::read(text, limits());
    if (!document)
        return document.error();
    rules::json::Problems problems;
    const Place root(*document, "", problems);
    Deck deck = readFields(root);
    deck.id = textAt(root, "id", 80);
    readCards(root, [&](int, const QString& id, int copies, const QString& name) {
        deck.change(id, copies, name);
    });
    readNamedFields(root, deck);
    if (problems.count() > 0)
        return problems.sorted().front();
    if (!deck.id.isEmpty() && !isPlainId(deck.id))
        return rules::Error{"id", DeckFileReason::DeckId};
    for (auto field = deck.fields.begin(); field != deck.fields.end(); ++field)
        if (!std::all_of(field->begin(), field->end(), isPlainId))
            return rules::Error{utf8(field.key()), DeckFileReason::CardId};
    return deck;
}

} // namespace model
