// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json_walk.h"
#include "rules/core/suggest.h"
#include "rules/decks/deck_reasons.h"
#include "rules/decks/deck_rules.h"

#include <algorithm>

namespace rules::decks {

namespace {

using json::Place;

constexpr int kMostCards = 1000;
constexpr int kMostPlayers = 9;
constexpr int kMostHand = 9;
constexpr std::size_t kMostItems = 200;

constexpr std::array<std::string_view, 5> kKinds{"only", "banned", "copies", "field", "size"};

std::string textOf(const std::optional<Place>& place)
{
    const std::string* text = place ? place->text() : nullptr;
    if (text != nullptr && text->empty())
        place->refuse(DeckReason::Empty);
    return text != nullptr ? *text : std::string();
}

BothLanguages bothOf(const std::optional<Place>& text)
{
    if (!text || !text->isObject({"en", "de"}))
        return {};
    return {textOf(text->need("en")), textOf(text->need("de"))};
}

BothLanguages namesOf(const Place& place)
{
    return bothOf(place.need("name"));
}

/// One number, or one for each number of players.
PerPlayers numbersOf(const Place& place, const Variant& variant)
{
    if (place.value().kind() != json::Kind::Array) {
        const auto number = place.whole(0, kMostCards);
        return number ? PerPlayers{*number} : PerPlayers{};
    }
    const int tables = variant.players[1] - variant.players[0] + 1;
    const auto wanted = static_cast<std::size_t>(tables);
    PerPlayers numbers;
    for (const Place& item : place.items(wanted, wanted))
        if (const auto number = item.whole(0, kMostCards))
            numbers.push_back(*number);
    return numbers;
}

std::vector<NamedCard> cardsOf(const Place& place)
{
    std::vector<NamedCard> cards;
    if (place.value().kind() != json::Kind::Object || place.value().members().empty()) {
        place.refuse(DeckReason::IdsAndClauses);
        return cards;
    }
    for (const json::Member& member : place.value().members()) {
        const std::string* clause = member.value.string();
        if (clause == nullptr || clause->empty())
            place.refuseBelow(member.key, DeckReason::ClauseId);
        else
            cards.push_back({member.key, *clause});
    }
    return cards;
}

std::optional<ConstraintKind> kindOf(const Place& place)
{
    const std::string* word = place.text();
    if (word == nullptr)
        return std::nullopt;
    const auto found = std::find(kKinds.begin(), kKinds.end(), *word);
    if (found == kKinds.end()) {
        place.refuse(unknownWord("kind", *word, kKinds));
        return std::nullopt;
    }
    return static_cast<ConstraintKind>(found - kKinds.begin());
}

/// Nothing, or key and value.
std::vector<std::string> matchOptionOf(const Place& option)
{
    std::vector<std::string> words;
    if (const auto match = option.find("match"))
        for (const Place& word : match->items(2, 2))
            words.push_back(textOf(word));
    return words;
}

std::string optionOf(const Place& place, std::string_view key, const Variant& variant)
{
    const auto found = place.find(key);
    std::string id = textOf(found);
    const bool known = std::any_of(variant.options.begin(), variant.options.end(),
                                   [&](const Option& o) { return o.id == id; });
    if (found && !id.empty() && !known)
        found->refuse({DeckReason::NoOption, id});
    return id;
}

bool fits(const Place& place, ConstraintKind kind)
{
    switch (kind) {
    case ConstraintKind::Only: return place.isObject({"kind", "clause", "when", "unless", "what"});
    case ConstraintKind::Banned: return place.isObject({"kind", "clause", "when", "unless", "cards"});
    case ConstraintKind::Size: return place.isObject({"kind", "clause", "when", "unless", "least", "most"});
    case ConstraintKind::Field: return place.isObject({"kind", "clause", "when", "unless", "field", "most"});
    default: return place.isObject({"kind", "clause", "when", "unless", "most"});
    }
}

/// Whether the field that a constraint is about is known to the game.
void readFieldOf(const Place& place, const DeckRules& rules, Constraint& constraint)
{
    const auto key = place.need("field");
    constraint.field = textOf(key);
    if (const Field* field = rules.field(constraint.field))
        constraint.isNumber = field->isNumber();
    else if (key && !constraint.field.empty())
        key->refuse({DeckReason::NoField, constraint.field});
}

std::optional<Constraint> constraintOf(const Place& place, const DeckRules& rules, const Variant& variant)
{
    const auto word = place.need("kind");
    const auto kind = word ? kindOf(*word) : std::nullopt;
    if (!kind || !fits(place, *kind))
        return std::nullopt;
    Constraint constraint;
    constraint.kind = *kind;
    constraint.clause = textOf(place.need("clause"));
    constraint.when = optionOf(place, "when", variant);
    constraint.unless = optionOf(place, "unless", variant);
    const bool size = *kind == ConstraintKind::Size;
    if (*kind == ConstraintKind::Only) {
        constraint.what = textOf(place.need("what"));
    } else if (*kind == ConstraintKind::Banned) {
        if (const auto cards = place.need("cards"))
            constraint.cards = cardsOf(*cards);
    } else {
        if (*kind == ConstraintKind::Field)
            readFieldOf(place, rules, constraint);
        if (const auto least = size ? place.find("least") : std::nullopt)
            constraint.least = numbersOf(*least, variant);
        if (const auto most = size ? place.find("most") : place.need("most"))
            constraint.most = numbersOf(*most, variant);
        if (size && constraint.least.empty() && constraint.most.empty())
            place.refuse(DeckReason::LeastOrMost);
        for (int p = variant.players[0]; p <= variant.players[1]; ++p)
            if (variant.at(constraint.least, p).value_or(0) >
                variant.at(constraint.most, p).value_or(kMostCards)) {
                place.refuse(DeckReason::LeastAboveMost);
                break;
            }
    }
    return constraint;
}

void readPlayers(const Place& place, Variant& variant)
{
    const auto players = place.need("players");
    if (!players)
        return;
    const auto items = players->items(2, 2);
    if (items.size() != 2)
        return;
    const auto fewest = items[0].whole(1, kMostPlayers);
    const auto most = items[1].whole(1, kMostPlayers);
    if (!fewest || !most)
        return;
    if (*fewest > *most)
        players->refuse(DeckReason::FewestFirst);
    else
        variant.players = {*fewest, *most};
}

FirstHand firstHandOf(const Place& place)
{
    FirstHand hand;
    if (!place.isObject({"cards", "budget", "plays", "clause"}))
        return hand;
    const auto number = [&place](std::string_view key, int most) {
        const auto found = place.need(key);
        return found ? found->whole(0, most).value_or(0) : 0;
    };
    hand.cards = number("cards", kMostHand);
    hand.budget = number("budget", kMostCards);
    hand.plays = number("plays", kMostHand);
    hand.clause = textOf(place.need("clause"));
    if (hand.plays > hand.cards)
        place.refuse(DeckReason::PlaysTooMany);
    return hand;
}

Field fieldOf(const Place& place)
{
    Field field;
    if (!place.isObject({"key", "what", "name", "hint", "none", "tooMany", "clear", "keep"}))
        return field;
    const auto key = place.need("key");
    field.key = textOf(key);
    if (std::find(kDeckMembers.begin(), kDeckMembers.end(), field.key) != kDeckMembers.end())
        key->refuse(DeckReason::FieldTaken);
    field.what = textOf(place.find("what"));
    field.name = namesOf(place);
    field.hint = bothOf(place.find("hint"));
    field.none = bothOf(place.need("none"));
    field.tooMany = bothOf(place.need("tooMany"));
    field.clear = bothOf(place.need("clear"));
    field.keep = bothOf(place.need("keep"));
    return field;
}

Variant variantOf(const Place& place, const DeckRules& rules)
{
    Variant variant;
    if (!place.isObject(
            {"id", "name", "players", "options", "changed", "pairing", "firstHand", "constraints"}))
        return variant;
    variant.id = textOf(place.need("id"));
    variant.name = namesOf(place);
    readPlayers(place, variant);
    if (const auto options = place.find("options"))
        for (const Place& option : options->items(0, kMostItems))
            if (option.isObject({"id", "name", "clause", "match"}))
                variant.options.push_back({textOf(option.need("id")), namesOf(option),
                                           textOf(option.need("clause")), matchOptionOf(option)});
    if (const auto changed = place.find("changed"))
        variant.changed = cardsOf(*changed);
    if (const auto pairing = place.find("pairing"))
        if (pairing->isObject({"clause", "doubles", "sleeves"}))
            variant.pairing = Pairing{textOf(pairing->need("clause")), textOf(pairing->need("doubles")),
                                      textOf(pairing->need("sleeves"))};
    if (const auto hand = place.find("firstHand"))
        variant.firstHand = firstHandOf(*hand);
    if (const auto constraints = place.need("constraints"))
        for (const Place& item : constraints->items(1, kMostItems))
            if (auto constraint = constraintOf(item, rules, variant))
                variant.constraints.push_back(std::move(*constraint));
    return variant;
}

} // namespace

Result<DeckRules, std::vector<Error>> readDeckRules(std::string_view text)
{
    const auto document = json::read(text);
    if (!document)
        return std::vector<Error>{document.error()};
    json::Problems problems;
    const Place root(*document, "", problems);
    DeckRules rules;
    if (root.isObject({"game", "version", "printed", "fields", "variants"})) {
        rules.game = textOf(root.need("game"));
        const std::string printed = textOf(root.find("printed"));
        if (const auto version = root.need("version"))
            (void)version->whole(1, 1);
        if (const auto fields = root.find("fields"))
            for (const Place& item : fields->items(0, kMostItems)) {
                Field field = fieldOf(item);
                if (rules.field(field.key) != nullptr)
                    item.refuseBelow("key", {DeckReason::FieldTwice, field.key});
                rules.fields.push_back(std::move(field));
            }
        if (const auto variants = root.need("variants"))
            for (const Place& item : variants->items(1, kMostItems)) {
                Variant variant = variantOf(item, rules);
                variant.printed = printed;
                if (rules.variant(variant.id) != nullptr)
                    item.refuseBelow("id", {DeckReason::VariantTwice, variant.id});
                rules.variants.push_back(std::move(variant));
            }
    }
    if (problems.count() > 0)
        return problems.sorted();
    return rules;
}

} // namespace rules::decks
