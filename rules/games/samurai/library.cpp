// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/library.h"

#include "rules/core/card_head.h"
#include "rules/core/hash.h"
#include "rules/core/json_walk.h"
#include "rules/core/suggest.h"
#include "rules/games/samurai/samurai_reasons.h"

#include <algorithm>
#include <map>

namespace rules::samurai {

namespace {

using json::Place;

constexpr std::array<std::string_view, kTalents> kTalentWords{
    "hand-on-even", "hand-on-odd", "ignore-even", "ignore-odd", "fight-again", "drop-same", "redraw"};
constexpr std::array<std::string_view, kKiaiEffects> kKiaiWords{
    "barricade",    "move-last",  "discard-raiders", "discard-intruders",
    "discard-last", "pass-token", "order-raiders"};
constexpr std::array<std::string_view, kRanks> kRankWords{"plunderer", "lieutenant", "boss"};
constexpr std::array<std::string_view, kFarmPenalties> kFarmWords{"family", "farm", "barricade", "wound"};
constexpr std::array<std::string_view, kFamilyBonuses> kFamilyWords{"heal", "barricade", "intruder"};
constexpr std::array<std::string_view, 5> kSourceWords{"rulebook", "found", "inferred", "house", "owner"};
constexpr std::array<std::string_view, 2> kSortWords{"farmstead", "family"};

constexpr int kMaxKiai = 20;
constexpr int kMaxCount = 66;

template <class E>
std::optional<E> readWord(const Place& place, std::string_view what, std::span<const std::string_view> words)
{
    const std::string* const written = place.text();
    if (written == nullptr)
        return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *written);
    if (found != words.end())
        return static_cast<E>(found - words.begin());
    place.refuse(unknownWord(what, *written, words));
    return std::nullopt;
}

template <class E>
E needWord(const Place& card, std::string_view key, std::span<const std::string_view> words)
{
    const auto place = card.need(key);
    return place ? readWord<E>(*place, key, words).value_or(E{}) : E{};
}

std::uint8_t needNumber(const Place& card, std::string_view key, int min, int max)
{
    const auto place = card.need(key);
    return static_cast<std::uint8_t>(place ? place->whole(min, max).value_or(min) : min);
}

/// "provenance": {"printed": "found", "count": "house"}, with these two keys.
std::array<Source, 2> readSources(const Place& card, std::string_view first, std::string_view second)
{
    std::array<Source, 2> sources{};
    const auto place = card.need("provenance");
    if (!place || !place->isObject({first, second}))
        return sources;
    sources[0] = needWord<Source>(*place, first, kSourceWords);
    sources[1] = needWord<Source>(*place, second, kSourceWords);
    return sources;
}

Samurai samuraiAt(const Place& place)
{
    Samurai samurai;
    if (!place.isObject({"id", "name", "talent", "kiai", "human", "animal", "provenance"}))
        return samurai;
    samurai.id = readCardId(place, "id");
    samurai.name = readCardNames(place);
    samurai.talent = needWord<Talent>(place, "talent", kTalentWords);
    samurai.effect = needWord<KiaiEffect>(place, "kiai", kKiaiWords);
    samurai.kiai = {needNumber(place, "human", 1, kMaxKiai), needNumber(place, "animal", 1, kMaxKiai)};
    if (place.find("animal") && samurai.kiai[1] <= samurai.kiai[0])
        place.refuseBelow("animal", SamuraiReason::AnimalKiai);
    const auto sources = place.need("provenance");
    if (!sources || !sources->isObject({"kiai", "human", "animal", "abilities"}))
        return samurai;
    samurai.abilitiesFrom = needWord<Source>(*sources, "abilities", kSourceWords);
    // One source for both sides, or one for each.
    if (sources->find("kiai"))
        samurai.kiaiFrom.fill(needWord<Source>(*sources, "kiai", kSourceWords));
    else
        samurai.kiaiFrom = {needWord<Source>(*sources, "human", kSourceWords),
                            needWord<Source>(*sources, "animal", kSourceWords)};
    return samurai;
}

RaiderCard raiderAt(const Place& place)
{
    RaiderCard card;
    if (!place.isObject(
            {"id", "name", "rank", "value", "symbol", "flames", "penalties", "count", "provenance"}))
        return card;
    card.id = readCardId(place, "id");
    card.name = readCardNames(place);
    card.rank = needWord<Rank>(place, "rank", kRankWords);
    Raider raider;
    raider.value = needNumber(place, "value", 1, kMaxRaiderValue);
    if (const auto symbol = place.find("symbol"))
        raider.symbol = readWord<Symbol>(*symbol, "symbol", symbolWords()).value_or(Symbol::None);
    if (const auto flames = place.find("flames"))
        raider.flames = flames->flag().value_or(false);
    if (const auto penalties = place.find("penalties")) {
        std::size_t next = 0;
        for (const Place& each : penalties->items(0, raider.penalties.size())) {
            const auto penalty = readWord<Penalty>(each, "penalty", penaltyWords());
            if (penalty == Penalty::None)
                each.refuse(SamuraiReason::EmptyPenalties);
            raider.penalties[next++] = penalty.value_or(Penalty::None);
        }
    }
    card.kind = kindOf(raider);
    // ss.raiders: the value says when a raider joins.
    const Rank expected = raider.value == 6   ? Rank::Boss
                          : raider.value == 5 ? Rank::Lieutenant
                                              : Rank::Plunderer;
    if (place.find("value") && place.find("rank") && card.rank != expected)
        place.refuseBelow("value", SamuraiReason::RankValues);
    card.count = needNumber(place, "count", 0, kMaxCount);
    const auto sources = readSources(place, "printed", "count");
    card.printedFrom = sources[0];
    card.countFrom = sources[1];
    return card;
}

Token tokenAt(const Place& place)
{
    Token token;
    if (!place.isObject({"id", "name", "token", "penalty", "bonus", "count", "provenance"}))
        return token;
    token.id = readCardId(place, "id");
    token.name = readCardNames(place);
    token.sort = needWord<TokenSort>(place, "token", kSortWords);
    const bool isFarm = token.sort == TokenSort::Farmstead;
    if (const auto other = place.find(isFarm ? "bonus" : "penalty"))
        other->refuse(isFarm ? SamuraiReason::FarmHasPenalty : SamuraiReason::FamilyHasBonus);
    token.effect = isFarm ? std::uint8_t(needWord<FarmPenalty>(place, "penalty", kFarmWords))
                          : std::uint8_t(needWord<FamilyBonus>(place, "bonus", kFamilyWords));
    token.count = needNumber(place, "count", 0, int(isFarm ? kFarmsteads : kFamilies));
    const auto sources = readSources(place, "printed", "count");
    token.printedFrom = sources[0];
    token.countFrom = sources[1];
    return token;
}

template <class Read>
auto readOne(const json::Value& card, const std::string& path, Read&& read)
    -> Result<decltype(read(std::declval<const Place&>())), Errors>
{
    json::Problems problems;
    auto entry = read(Place(card, path, problems));
    if (problems.count() > 0)
        return problems.sorted();
    return entry;
}

/// Reads one file with a list under `key`; ids must differ.
template <class Entry>
void readFile(std::string_view text, std::string_view key, std::size_t max, Entry (*read)(const Place&),
              std::vector<Entry>& into, Errors& errors)
{
    const auto document = json::read(text);
    if (!document) {
        errors.push_back(document.error());
        return;
    }
    json::Problems problems;
    const Place root(*document, "", problems);
    if (root.isObject({"game", "version", key})) {
        if (const auto game = root.need("game"))
            if (const std::string* const id = game->text(); id != nullptr && *id != "samurai-spirit")
                game->refuse(CoreReason::OtherGamesCards);
        if (const auto version = root.need("version"))
            (void)version->whole(1, 1);
        std::map<std::string, std::string> seen;
        if (const auto list = root.need(key))
            for (const Place& place : list->items(0, max)) {
                into.push_back(read(place));
                const auto [first, isNew] = seen.emplace(into.back().id, place.path());
                if (!isNew && !first->first.empty())
                    place.refuseBelow("id", {CoreReason::IdTaken, first->first, first->second});
            }
    }
    for (Error& error : problems.sorted())
        errors.push_back(std::move(error));
}

json::Value headOf(const std::string& id, const BothLanguages& name)
{
    json::Value entry = json::Value::object();
    entry.set("id", id);
    json::Value names = json::Value::object();
    names.set("en", name.en);
    names.set("de", name.de);
    entry.set("name", std::move(names));
    return entry;
}

void setSources(json::Value& entry, const char* first, Source a, const char* second, Source b)
{
    json::Value sources = json::Value::object();
    sources.set(first, kSourceWords[std::size_t(a)]);
    sources.set(second, kSourceWords[std::size_t(b)]);
    entry.set("provenance", std::move(sources));
}

} // namespace

std::optional<std::size_t> Library::findSamurai(std::string_view id) const
{
    for (std::size_t i = 0; i < samurai.size(); ++i)
        if (samurai[i].id == id)
            return i;
    return std::nullopt;
}

const RaiderCard* Library::findRaider(Kind kind) const
{
    for (const RaiderCard& each : raiders)
        if (each.kind == kind)
            return &each;
    return nullptr;
}

std::uint64_t Library::rulesHash() const
{
    Hash hash;
    for (const Samurai& each : samurai) {
        hash.text(each.id);
        for (const std::uint8_t value :
             {std::uint8_t(each.talent), std::uint8_t(each.effect), each.kiai[0], each.kiai[1]})
            hash.byte(value);
    }
    for (const RaiderCard& each : raiders) {
        if (each.count == 0) // not in this box
            continue;
        hash.number(each.kind);
        hash.byte(each.count);
    }
    for (const Token& each : tokens)
        for (const std::uint8_t value : {std::uint8_t(each.sort), each.effect, each.count})
            hash.byte(value);
    return hash.value();
}

std::vector<Error> libraryWrong(const Library& library)
{
    std::vector<Error> wrong;
    if (library.samurai.size() < 2 || library.samurai.size() > Library::kMaxSamurai)
        wrong.push_back({"samurai", {SamuraiReason::BoxSamurai, library.samurai.size()}});
    std::array<std::size_t, kRanks> cards{};
    for (const RaiderCard& each : library.raiders)
        cards[std::size_t(each.rank)] += each.count;
    const auto check = [&](Rank rank, std::size_t min, std::size_t max, SamuraiReason reason) {
        const std::size_t count = cards[std::size_t(rank)];
        if (count >= min && count <= max)
            return;
        const std::string range =
            min == max ? std::to_string(min) : std::to_string(min) + "–" + std::to_string(max);
        wrong.push_back({"raiders", {reason, range, count}});
    };
    check(Rank::Plunderer, kBoxPlunderers, kBoxPlunderers, SamuraiReason::BoxPlunderers);
    check(Rank::Lieutenant, kBoxLieutenants, kBoxLieutenants, SamuraiReason::BoxLieutenants);
    check(Rank::Boss, kBoxBosses, kMaxBosses, SamuraiReason::BoxBosses);
    std::array<std::size_t, 2> tokens{};
    for (const Token& each : library.tokens)
        tokens[std::size_t(each.sort)] += each.count;
    if (tokens[0] != kFarmsteads)
        wrong.push_back({"tokens", {SamuraiReason::BoxFarmsteads, tokens[0]}});
    if (tokens[1] != kFamilies)
        wrong.push_back({"tokens", {SamuraiReason::BoxFamilies, tokens[1]}});
    return wrong;
}

Result<Samurai, Errors> readSamurai(const json::Value& card, const std::string& path)
{
    return readOne(card, path, samuraiAt);
}

Result<RaiderCard, Errors> readRaiderCard(const json::Value& card, const std::string& path)
{
    return readOne(card, path, raiderAt);
}

Result<Token, Errors> readToken(const json::Value& card, const std::string& path)
{
    return readOne(card, path, tokenAt);
}

json::Value toJson(const Samurai& samurai)
{
    json::Value entry = headOf(samurai.id, samurai.name);
    entry.set("talent", kTalentWords[std::size_t(samurai.talent)]);
    entry.set("kiai", kKiaiWords[std::size_t(samurai.effect)]);
    entry.set("human", int{samurai.kiai[0]});
    entry.set("animal", int{samurai.kiai[1]});
    json::Value sources = json::Value::object();
    sources.set("human", kSourceWords[std::size_t(samurai.kiaiFrom[0])]);
    sources.set("animal", kSourceWords[std::size_t(samurai.kiaiFrom[1])]);
    sources.set("abilities", kSourceWords[std::size_t(samurai.abilitiesFrom)]);
    entry.set("provenance", std::move(sources));
    return entry;
}

json::Value toJson(const RaiderCard& card)
{
    json::Value entry = headOf(card.id, card.name);
    entry.set("rank", kRankWords[std::size_t(card.rank)]);
    entry.set("value", int{valueOf(card.kind)});
    if (symbolOf(card.kind) != Symbol::None)
        entry.set("symbol", symbolWords()[std::size_t(symbolOf(card.kind))]);
    if (hasFlames(card.kind))
        entry.set("flames", true);
    json::Value penalties = json::Value::array();
    for (const Penalty penalty : {firstPenalty(card.kind), secondPenalty(card.kind)})
        if (penalty != Penalty::None)
            penalties.append(penaltyWords()[std::size_t(penalty)]);
    if (!penalties.items().empty())
        entry.set("penalties", std::move(penalties));
    entry.set("count", int{card.count});
    setSources(entry, "printed", card.printedFrom, "count", card.countFrom);
    return entry;
}

json::Value toJson(const Token& token)
{
    json::Value entry = headOf(token.id, token.name);
    const bool isFarm = token.sort == TokenSort::Farmstead;
    entry.set("token", kSortWords[std::size_t(token.sort)]);
    entry.set(isFarm ? "penalty" : "bonus", isFarm ? kFarmWords[token.effect] : kFamilyWords[token.effect]);
    entry.set("count", int{token.count});
    setSources(entry, "printed", token.printedFrom, "count", token.countFrom);
    return entry;
}

Result<Library, Errors> readLibrary(const LibraryTexts& texts)
{
    Library library;
    Errors errors;
    readFile<Samurai>(texts.samurai, "samurai", Library::kMaxSamurai, samuraiAt, library.samurai, errors);
    readFile<RaiderCard>(texts.raiders, "raiders", 200, raiderAt, library.raiders, errors);
    readFile<Token>(texts.tokens, "tokens", 20, tokenAt, library.tokens, errors);
    if (errors.empty())
        errors = libraryWrong(library);
    if (!errors.empty())
        return errors;
    return library;
}

std::span<const std::string_view> talentWords()
{
    return kTalentWords;
}
std::span<const std::string_view> kiaiWords()
{
    return kKiaiWords;
}
std::span<const std::string_view> rankWords()
{
    return kRankWords;
}
std::span<const std::string_view> farmPenaltyWords()
{
    return kFarmWords;
}
std::span<const std::string_view> familyBonusWords()
{
    return kFamilyWords;
}
std::span<const std::string_view> sourceWords()
{
    return kSourceWords;
}

} // namespace rules::samurai
