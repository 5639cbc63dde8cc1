// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/character.h"

#include "rules/core/card_head.h"
#include "rules/core/hash.h"
#include "rules/core/json_walk.h"
#include "rules/core/suggest.h"
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/battleground/table.h"

#include <algorithm>
#include <map>

namespace rules::battleground {

namespace {

using json::Place;

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

std::optional<std::uint8_t> readValue(const Place& card, std::string_view key, Bounds bounds)
{
    const auto place = card.find(key);
    const auto value = place ? place->whole(bounds.least, bounds.most) : std::nullopt;
    if (!value)
        return std::nullopt;
    return static_cast<std::uint8_t>(*value);
}

/// A number of times means nothing without the value that it multiplies.
std::uint8_t readTimes(const Place& card, std::string_view key, std::string_view of)
{
    if (card.find(key) && !card.find(of))
        card.refuseBelow(key, {BattlegroundReason::NothingToMultiply, of});
    return readValue(card, key, kTimes).value_or(std::uint8_t{1});
}

Operation readOperation(const Place& place)
{
    Operation operation;
    if (!place.isObject({"op", "upon", "amount"}))
        return operation;
    if (const auto op = place.need("op"))
        operation.code = readWord<OpCode>(*op, "op", opWords()).value_or(operation.code);
    if (const auto upon = place.find("upon")) {
        operation.upon = readWord<Upon>(*upon, "upon", uponWords()).value_or(operation.upon);
        if (operation.code == OpCode::Draw)
            upon->refuse(BattlegroundReason::YouDraw);
        if (operation.upon == Upon::Self && operation.code == OpCode::Push)
            upon->refuse(BattlegroundReason::PushesItself);
    }
    if (takesAmount(operation.code)) {
        if (const auto amount = place.need("amount"))
            operation.amount =
                static_cast<std::uint8_t>(amount->whole(kAmount.least, kAmount.most).value_or(0));
    } else if (const auto amount = place.find("amount")) {
        amount->refuse(BattlegroundReason::TurnHasNoAmount);
    }
    return operation;
}

Ability readAbility(const Place& place)
{
    Ability ability;
    if (!place.isObject({"aim", "do"}))
        return ability;
    if (const auto aim = place.need("aim"))
        ability.aim = readWord<Aim>(*aim, "aim", aimWords()).value_or(ability.aim);
    if (const auto program = place.need("do"))
        for (const Place& step : program->items(1, kMaxOperations)) {
            ability.program.push_back(readOperation(step));
            if (ability.aim == Aim::Self && ability.program.back().code == OpCode::Push)
                step.refuse(BattlegroundReason::PushesItself);
        }
    return ability;
}

/// The values of an object that may have other keys besides.
Values valuesAt(const Place& place)
{
    Values values;
    if (!place.find("health"))
        place.refuse(BattlegroundReason::NeedsHealth);
    values.health = readValue(place, "health", kHealth).value_or(std::uint8_t{0});
    values.cost = readValue(place, "cost", kCost).value_or(std::uint8_t{0});
    values.range = readValue(place, "range", kRange).value_or(std::uint8_t{0});
    values.attack = readValue(place, "attack", kAttack);
    values.attacks = readTimes(place, "attacks", "attack");
    values.defence = readValue(place, "defence", kDefence);
    values.defences = readTimes(place, "defences", "defence");
    if (const auto ability = place.find("ability")) {
        values.ability = readAbility(*ability);
        if (values.range == 0 && values.ability.aim != Aim::Self)
            ability->refuse(BattlegroundReason::AbilityNeverReaches);
    }
    if (values.range == 0 && values.attack)
        place.refuseBelow("attack", BattlegroundReason::AttackNeverReaches);
    return values;
}

Character characterAt(const Place& place)
{
    Character character;
    if (!place.isObject({"id", "name", "provenance", "cost", "range", "attack", "attacks", "health",
                         "defence", "defences", "ability"}))
        return character;
    character.id = readCardId(place, "id");
    character.name = readCardNames(place);
    if (const auto provenance = place.need("provenance")) {
        static constexpr std::string_view kWords[]{"house", "owner"};
        character.madeBy = readWord<MadeBy>(*provenance, "provenance", kWords).value_or(character.madeBy);
    }
    character.values = valuesAt(place);
    return character;
}

} // namespace

const Character* Characters::find(std::string_view id) const
{
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Character& each) { return each.id == id; });
    return found == all.end() ? nullptr : &*found;
}

std::uint64_t Characters::rulesHash() const
{
    Hash hash;
    for (const Character& each : all) {
        hash.text(each.id);
        const Values& values = each.values;
        for (const std::uint8_t value :
             {values.cost, values.range, static_cast<std::uint8_t>(values.attack ? *values.attack + 1 : 0),
              values.attacks, values.health,
              static_cast<std::uint8_t>(values.defence ? *values.defence + 1 : 0), values.defences,
              std::uint8_t(values.ability.aim), static_cast<std::uint8_t>(values.ability.program.size())})
            hash.byte(value);
        for (const Operation& operation : values.ability.program) {
            hash.byte(std::uint8_t(operation.code));
            hash.byte(std::uint8_t(operation.upon));
            hash.byte(operation.amount);
        }
    }
    return hash.value();
}

Result<Characters, std::vector<Error>> readCharacters(std::string_view text)
{
    const auto document = json::read(text);
    if (!document)
        return std::vector<Error>{document.error()};
    json::Problems problems;
    const Place root(*document, "", problems);
    Characters characters;
    if (root.isObject({"game", "version", "characters"})) {
        if (const auto game = root.need("game"))
            if (const std::string* const id = game->text(); id != nullptr && *id != "battleground")
                game->refuse(CoreReason::OtherGamesCards);
        if (const auto version = root.need("version"))
            (void)version->whole(1, 1);
        std::map<std::string, std::string> seen;
        if (const auto list = root.need("characters"))
            for (const Place& place : list->items(0, Table::kMaxKinds)) {
                characters.all.push_back(characterAt(place));
                const auto [first, isNew] = seen.emplace(characters.all.back().id, place.path());
                if (!isNew && !first->first.empty())
                    place.refuseBelow("id", {CoreReason::IdTaken, first->first, first->second});
            }
    }
    if (problems.count() > 0)
        return problems.sorted();
    std::sort(characters.all.begin(), characters.all.end(),
              [](const Character& a, const Character& b) { return a.id < b.id; });
    return characters;
}

Result<Character, std::vector<Error>> readCharacter(const json::Value& card, const std::string& path)
{
    json::Problems problems;
    Character character = characterAt(Place(card, path, problems));
    if (problems.count() > 0)
        return problems.sorted();
    return character;
}

Result<Values, std::vector<Error>> readValues(std::string_view text)
{
    const auto document = json::read(text);
    if (!document)
        return std::vector<Error>{document.error()};
    json::Problems problems;
    const Place place(*document, "", problems);
    Values values;
    if (place.isObject({"cost", "range", "attack", "attacks", "health", "defence", "defences", "ability"}))
        values = valuesAt(place);
    if (problems.count() > 0)
        return problems.sorted();
    return values;
}

json::Value toJson(const Values& values)
{
    json::Value object = json::Value::object();
    const auto set = [&object](const char* key, int value) { object.set(key, json::Value(value)); };
    set("cost", values.cost);
    set("range", values.range);
    if (values.attack)
        set("attack", *values.attack);
    if (values.attack && values.attacks > 1)
        set("attacks", values.attacks);
    set("health", values.health);
    if (values.defence)
        set("defence", *values.defence);
    if (values.defence && values.defences > 1)
        set("defences", values.defences);
    if (!values.ability.exists())
        return object;
    json::Value program = json::Value::array();
    for (const Operation& operation : values.ability.program) {
        json::Value step = json::Value::object();
        step.set("op", json::Value(opWords()[std::size_t(operation.code)]));
        if (operation.upon == Upon::Self)
            step.set("upon", json::Value(uponWords()[std::size_t(operation.upon)]));
        if (takesAmount(operation.code))
            step.set("amount", json::Value(int{operation.amount}));
        program.append(std::move(step));
    }
    json::Value ability = json::Value::object();
    ability.set("aim", json::Value(aimWords()[std::size_t(values.ability.aim)]));
    ability.set("do", std::move(program));
    object.set("ability", std::move(ability));
    return object;
}

} // namespace rules::battleground
