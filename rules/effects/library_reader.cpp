// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/effects/effect_reader.h"
#include "rules/effects/effect_words.h"
#include "rules/effects/library.h"

#include <algorithm>
#include <map>

namespace rules::effects {

namespace {

using json::Place;

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestName = 80;
constexpr std::size_t kMostOtherNames = 8;
constexpr std::size_t kMostCards = 100'000;

bool isId(std::string_view id)
{
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (id.empty() || id.size() > kLongestId || !isLower(id.front()) || id.back() == '-')
        return false;
    return id.find("--") == std::string_view::npos &&
           std::all_of(id.begin(), id.end(), [&](char c) { return isLower(c) || isDigit(c) || c == '-'; });
}

std::string readId(const Place& card, std::string_view key)
{
    const auto place = card.need(key);
    const std::string* id = place ? place->text() : nullptr;
    if (!id)
        return {};
    if (!isId(*id))
        place->refuse(inMessage(*id) +
                      " is no id; lower-case letters, digits and single hyphens, beginning with a "
                      "letter, at most " +
                      std::to_string(kLongestId) + ", would fit");
    return *id;
}

std::string readName(const Place& place)
{
    const std::string* name = place.text();
    if (!name)
        return {};
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (name->empty() || name->front() == ' ' || name->back() == ' ')
        place.refuse("a name must not be empty, nor begin or end with a blank");
    else if (name->size() > kLongestName)
        place.refuse("a name must not be longer than " + std::to_string(kLongestName) + " bytes");
    else if (std::any_of(name->begin(), name->end(), control))
        place.refuse("a name must not have control characters");
    return *name;
}

BothLanguages readNames(const Place& card)
{
    BothLanguages names;
    const auto place = card.need("name");
    if (!place || !place->isObject({"en", "de"}))
        return names;
    const auto one = [&place](std::string_view language, std::string_view called) -> std::string {
        if (const auto name = place->find(language))
            return readName(*name);
        place->refuse("the " + std::string(called) + " name \"" + std::string(language) + "\" is missing");
        return {};
    };
    names.en = one("en", "English");
    names.de = one("de", "German");
    return names;
}

std::vector<std::string> readOtherNames(const Place& card)
{
    std::vector<std::string> names;
    const auto place = card.find("also");
    if (!place || !place->isObject({"en", "de"}))
        return names;
    for (const std::string_view language : {"en", "de"}) {
        if (const auto list = place->find(language)) {
            for (const Place& name : list->items(0, kMostOtherNames))
                names.push_back(readName(name));
        }
    }
    return names;
}

template <class Card>
void readCommon(const Place& place, CardKind kind, Card& card)
{
    card.id = readId(place, "id");
    card.name = readNames(place);
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

Character readCharacter(const Place& place)
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

Castle readCastle(const Place& place)
{
    Castle card;
    if (!place.isObject({"id", "name", "gender", "provenance", "effects"}))
        return card;
    readCommon(place, CardKind::Castle, card);
    if (const auto provenance = place.find("provenance"); provenance && provenance->isObject({"effect"}))
        readProvenance(*provenance, "effect", card.effectFrom);
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
        (void)readId(root, "game");
        if (const auto version = root.need("version"))
            (void)version->whole(1, 1);
        std::map<std::string, std::string> seen;
        if (const auto list = root.need(key)) {
            for (const Place& place : list->items(0, kMostCards)) {
                cards.push_back(readCard(place));
                const auto [first, isNew] = seen.emplace(cards.back().id, place.path());
                if (!isNew && !first->first.empty())
                    place.refuseBelow("id", inMessage(first->first) + " is the id of " + first->second +
                                                " already");
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
    library.characters = readFile<Character>(characters, "characters", readCharacter, errors);
    library.castles = readFile<Castle>(castles, "castles", readCastle, errors);
    if (!errors.empty())
        return errors;
    return library;
}

} // namespace rules::effects
