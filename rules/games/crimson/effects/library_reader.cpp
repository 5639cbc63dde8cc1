// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/card_head.h"
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/effect_reasons.h"
#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/library.h"

#include <algorithm>
#include <map>

namespace rules::effects {

namespace {

using json::Place;

constexpr std::size_t kMostOtherNames = 8;
constexpr std::size_t kMostCards = 100'000;

std::vector<std::string> readOtherNames(const Place& card)
{
    std::vector<std::string> names;
    const auto place = card.find("also");
    if (!place || !place->isObject({"en", "de"}))
        return names;
    for (const std::string_view language : {"en", "de"}) {
        if (const auto list = place->find(language)) {
            for (const Place& name : list->items(0, kMostOtherNames))
                names.push_back(readCardName(name));
        }
    }
    return names;
}

template <class Card>
void readCommon(const Place& place, CardKind kind, Card& card)
{
    card.id = readCardId(place, "id");
    card.name = readCardNames(place);
    if (const auto gender = place.need("gender"))
        card.gender = readWord<Gender>(*gender, "gender").value_or(card.gender);
    if (const auto effects = place.need("effects"))
        card.effects = readEffects(*effects, kind);
}

void readProvenance(const Place& provenance, std::string_view key, Provenance& value)
{
    if (const auto place = provenance.find(key))
        value = readWord<Provenance>(*place, "provenance").value_or(value);
}

Character characterAt(const Place& place)
{
    Character card;
    if (!place.isObject({"id", "name", "also", "gender", "strength", "provenance", "effects"}))
        return card;
    readCommon(place, CardKind::Character, card);
    card.otherNames = readOtherNames(place);
    if (const auto strength = place.need("strength"))
        card.strength =
            static_cast<std::uint8_t>(strength->whole(kStrength.least, kStrength.most).value_or(0));
    if (const auto provenance = place.find("provenance");
        provenance && provenance->isObject({"strength", "effect"})) {
        readProvenance(*provenance, "strength", card.strengthFrom);
        readProvenance(*provenance, "effect", card.effectFrom);
    }
    return card;
}

Castle castleAt(const Place& place)
{
    Castle card;
    if (!place.isObject({"id", "name", "gender", "provenance", "effects"}))
        return card;
    readCommon(place, CardKind::Castle, card);
    if (const auto provenance = place.find("provenance"); provenance && provenance->isObject({"effect"}))
        readProvenance(*provenance, "effect", card.effectFrom);
    return card;
}

template <class Card>
Result<Card, std::vector<Error>> readOne(const json::Value& value, const std::string& path,
                                         Card (*readCard)(const Place&))
{
    json::Problems problems;
    Card card = readCard(Place(value, path, problems));
    if (problems.count() > 0)
        return problems.sorted();
    return card;
}

/// Reads one file: the head, then a list of cards under `key`. Errors of the file go to the end of `errors`.
template <class Card>
std::vector<Card> readFile(std::string_view text, std::string_view key, Card (*readCard)(const Place&),
                           std::vector<Error>& errors)
{
    std::vector<Card> cards;
    if (text.empty())
        return cards;
    const auto document = json::read(text);
    if (!document) {
        errors.push_back(document.error());
        return cards;
    }
    json::Problems problems;
    const Place root(*document, "", problems);
    if (root.isObject({"game", "version", key})) {
        (void)readCardId(root, "game");
        if (const auto version = root.need("version"))
            (void)version->whole(1, 1);
        std::map<std::string, std::string> seen;
        if (const auto list = root.need(key)) {
            for (const Place& place : list->items(0, kMostCards)) {
                cards.push_back(readCard(place));
                const auto [first, isNew] = seen.emplace(cards.back().id, place.path());
                if (!isNew && !first->first.empty())
                    place.refuseBelow("id", {CoreReason::IdTaken, first->first, first->second});
            }
        }
    }
    const auto found = problems.sorted();
    errors.insert(errors.end(), found.begin(), found.end());
    std::sort(cards.begin(), cards.end(), [](const Card& a, const Card& b) { return a.id < b.id; });
    return cards;
}

} // namespace

Result<Library, std::vector<Error>> readLibrary(std::string_view characters, std::string_view castles)
{
    std::vector<Error> errors;
    Library library;
    library.characters = readFile<Character>(characters, "characters", characterAt, errors);
    library.castles = readFile<Castle>(castles, "castles", castleAt, errors);
    if (!errors.empty())
        return errors;
    return library;
}

Result<Character, std::vector<Error>> readCharacter(const json::Value& card, const std::string& path)
{
    return readOne(card, path, characterAt);
}

Result<Castle, std::vector<Error>> readCastle(const json::Value& card, const std::string& path)
{
    return readOne(card, path, castleAt);
}

} // namespace rules::effects
