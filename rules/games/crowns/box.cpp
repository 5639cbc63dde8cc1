// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/box.h"

#include "rules/core/card_head.h"
#include "rules/core/hash.h"
#include "rules/core/json_walk.h"
#include "rules/core/suggest.h"
#include "rules/games/crowns/crowns_reasons.h"

#include <algorithm>
#include <map>

namespace rules::crowns {

namespace {

constexpr std::size_t kMaxEntries = 500;
constexpr std::size_t kHandSize = 10;
constexpr std::array<std::string_view, 5> kExtraWords{"", "vote-attacker", "vote-defender", "reference",
                                                      "round-track"};
constexpr std::array<std::string_view, 3> kValueKeys{"kind", "house", "count"};
constexpr std::array<std::string_view, 6> kCardKeys{"id", "name", "provenance", "kind", "house", "count"};

bool hasHouse(const Values& values)
{
    return values.isPlayed() ? std::size_t(values.kind) < kHouseKinds
                             : values.extra == Extra::VoteAttacker || values.extra == Extra::VoteDefender;
}

void readKindInto(const json::Place& place, Values& values)
{
    const std::string* const word = place.text();
    if (word == nullptr)
        return;
    if (const auto kind = readKind(*word)) {
        values.kind = *kind;
        return;
    }
    for (std::size_t i = 1; i < kExtraWords.size(); ++i)
        if (kExtraWords[i] == *word) {
            values.extra = static_cast<Extra>(i);
            return;
        }
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < kKinds; ++i)
        words.push_back(kindWord(static_cast<Kind>(i)));
    words.insert(words.end(), kExtraWords.begin() + 1, kExtraWords.end());
    place.refuse(unknownWord("kind", *word, words));
}

Values readValuesAt(const json::Place& card)
{
    Values values;
    if (const auto kind = card.need("kind"))
        readKindInto(*kind, values);
    if (const auto house = card.find("house")) {
        const std::string* const word = house->text();
        const auto read = word != nullptr ? readHouse(*word) : std::nullopt;
        if (word != nullptr && !read) {
            std::vector<std::string_view> words;
            for (std::size_t i = 0; i < kHouses; ++i)
                words.push_back(houseWord(static_cast<House>(i)));
            house->refuse(unknownWord("house", *word, words));
        }
        values.house = read.value_or(kNoHouse);
        if (read && !hasHouse(values))
            house->refuse(CrownsReason::NoBanner);
    } else if (hasHouse(values)) {
        card.refuseBelow("house", CrownsReason::NeedsHouse);
    }
    if (const auto count = card.need("count"))
        values.count = static_cast<std::uint8_t>(count->whole(0, kMaxCopies).value_or(1));
    return values;
}

Provenance readProvenance(const json::Place& provenance, std::string_view key, Provenance usual)
{
    const auto place = provenance.find(key);
    const std::string* const word = place ? place->text() : nullptr;
    if (word == nullptr)
        return usual;
    const auto words = std::span(kProvenanceWords);
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found == words.end()) {
        place->refuse(unknownWord("provenance", *word, words));
        return usual;
    }
    return static_cast<Provenance>(found - words.begin());
}

BoxCard readCardAt(const json::Place& place)
{
    BoxCard card;
    if (!place.isObject(kCardKeys))
        return card;
    card.name = readCardNames(place);
    if (const auto provenance = place.find("provenance");
        provenance && provenance->isObject({"count", "text"})) {
        card.countFrom = readProvenance(*provenance, "count", card.countFrom);
        card.textFrom = readProvenance(*provenance, "text", card.textFrom);
    }
    card.values = readValuesAt(place);
    if (const auto id = place.need("id"))
        if (const std::string* const word = id->text()) {
            card.id = *word;
            if (card.id != card.values.id())
                id->refuse({CrownsReason::CardIdIs, card.values.id()});
        }
    return card;
}

} // namespace

std::string Values::id() const
{
    if (isPlayed())
        return cardWord(code());
    std::string id(kExtraWords[std::size_t(extra)]);
    if (house != kNoHouse)
        id += "@" + std::string(houseWord(house));
    return id;
}

std::array<std::uint8_t, kCodes> Box::counts() const
{
    std::array<std::uint8_t, kCodes> counts{};
    for (const BoxCard& card : all)
        if (card.values.isPlayed())
            counts[card.values.code()] = card.values.count;
    return counts;
}

const BoxCard* Box::find(CardCode code) const
{
    for (const BoxCard& card : all)
        if (card.values.isPlayed() && card.values.code() == code)
            return &card;
    return nullptr;
}

std::uint64_t Box::rulesHash() const
{
    Hash hash;
    for (const std::uint8_t count : counts())
        hash.byte(count);
    return hash.value();
}

Result<BoxCard, std::vector<Error>> readBoxCard(const json::Value& card, const std::string& path)
{
    json::Problems problems;
    BoxCard read = readCardAt(json::Place(card, path, problems));
    if (problems.count() > 0)
        return problems.sorted();
    return read;
}

Result<Box, std::vector<Error>> readBox(std::string_view text)
{
    const auto document = json::read(text);
    if (!document)
        return std::vector<Error>{document.error()};
    json::Problems problems;
    const json::Place root(*document, "", problems);
    Box box;
    if (root.isObject({"game", "version", "cards"})) {
        if (const auto cards = root.need("cards"))
            for (const json::Place& place : cards->items(0, kMaxEntries))
                box.all.push_back(readCardAt(place));
    }
    std::map<std::string, int> ids;
    std::map<int, int> codes;
    for (std::size_t i = 0; i < box.all.size(); ++i) {
        const std::string path = "cards[" + std::to_string(i) + "]";
        if (++ids[box.all[i].id] == 2)
            root.refuseBelow(path + ".id", {CrownsReason::CardTwice, box.all[i].id});
        const Values& values = box.all[i].values;
        if (values.isPlayed() && problems.count() == 0 && ++codes[values.code()] == 2)
            root.refuseBelow(path, {CrownsReason::CardTwice, cardWord(values.code())});
    }
    if (problems.count() > 0)
        return problems.sorted();
    std::sort(box.all.begin(), box.all.end(), [](const BoxCard& a, const BoxCard& b) { return a.id < b.id; });
    return box;
}

Result<Values, std::vector<Error>> readValues(std::string_view text)
{
    const auto document = json::read(text);
    if (!document)
        return std::vector<Error>{document.error()};
    json::Problems problems;
    const json::Place root(*document, "", problems);
    Values values;
    if (root.isObject(kValueKeys))
        values = readValuesAt(root);
    if (problems.count() > 0)
        return problems.sorted();
    return values;
}

json::Value toJson(const Values& values)
{
    json::Value value = json::Value::object();
    value.set("kind", std::string(values.isPlayed() ? kindWord(values.kind)
                                                    : kExtraWords[std::size_t(values.extra)]));
    if (values.house != kNoHouse)
        value.set("house", std::string(houseWord(values.house)));
    value.set("count", int{values.count});
    return value;
}

std::optional<Error> boxWrong(const Box& box)
{
    const auto counts = box.counts();
    for (House house = 0; house < kHouses; ++house) {
        std::size_t cards = 0;
        for (std::size_t kind = 0; kind < kHouseKinds; ++kind) {
            const std::uint8_t count = counts[codeOf(static_cast<Kind>(kind), house)];
            cards += count;
            if (count != counts[codeOf(static_cast<Kind>(kind), 0)])
                return Error{"cards", CrownsReason::SameTenCards};
        }
        if (cards != kHandSize)
            return Error{"cards", {CrownsReason::TenCards, cards}};
    }
    std::size_t guests = 0;
    for (std::size_t code = kHouseCodes; code < kCodes; ++code)
        guests += counts[code];
    if (guests == 0 || guests > 2 * kMaxCopies)
        return Error{"cards", {CrownsReason::GuestCount, guests}};
    return std::nullopt;
}

} // namespace rules::crowns
