// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/ability_text.h"

#include "rules/core/fill.h"

#include <array>
#include <vector>

namespace rules::battleground {

namespace {

/// Whom a step is about: who was aimed at, named by the aim or referred to again, or the character itself.
enum class Object { Enemy, Friend, Anyone, Target, Self };

struct ObjectWords
{
    std::string_view name;       ///< as the object of a sentence
    std::string_view possessive; ///< "its card"
};

constexpr std::array<ObjectWords, 5> kEnglish{{
    {"an enemy in range", "an enemy’s card in range"},
    {"a friend in range", "a friend’s card in range"},
    {"a character in range", "the card of a character in range"},
    {"the target", "its card"},
    {"this character", "this card"},
}};
/// Accusative, then dative behind "von": the sentences need no other case.
constexpr std::array<ObjectWords, 5> kGermanAccusative{{
    {"einen Gegner in Reichweite", "der Karte eines Gegners in Reichweite"},
    {"einen Freund in Reichweite", "der Karte eines Freundes in Reichweite"},
    {"einen Charakter in Reichweite", "der Karte eines Charakters in Reichweite"},
    {"das Ziel", "seiner Karte"},
    {"diesen Charakter", "dieser Karte"},
}};
constexpr std::array<std::string_view, 5> kGermanNominative{
    "Ein Gegner in Reichweite", "Ein Freund in Reichweite", "Ein Charakter in Reichweite", "Das Ziel",
    "Dieser Charakter"};

std::string_view pattern(const Operation& operation, Language language)
{
    const bool german = language == Language::German;
    switch (operation.code) {
    case OpCode::Damage: return german ? "{Who} verliert {n} Leben." : "{Who} loses {n} health.";
    case OpCode::Heal:
        return german ? "{Who} erhält bis zu {n} Leben zurück." : "{Who} regains up to {n} health.";
    case OpCode::Push: return german ? "Schiebe {who} {tiles} weit weg." : "Push {who} {tiles} away.";
    case OpCode::Gold:
        return german ? "Nimm bis zu {n} Gold von {whose}." : "Take up to {n} gold from {whose}.";
    case OpCode::Draw: return german ? "Ziehe {cards}." : "Draw {cards}.";
    case OpCode::Turn: return german ? "Lass {who} kehrtmachen." : "Turn {who} around.";
    case OpCode::Shield: return german ? "{Who} erhält einen Schild von {n}." : "{Who} gets a shield of {n}.";
    }
    return {};
}

Object objectOf(const Ability& ability, const Operation& operation, bool named)
{
    if (operation.upon == Upon::Self || ability.aim == Aim::Self)
        return Object::Self;
    return named ? Object::Target : static_cast<Object>(ability.aim);
}

std::string capital(std::string_view text)
{
    std::string written(text);
    if (!written.empty() && written.front() >= 'a' && written.front() <= 'z')
        written.front() = static_cast<char>(written.front() - 'a' + 'A');
    return written;
}

/// A number of things in words: "1 card", "2 tiles".
std::string counted(int count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string aimedAt(Aim aim, Language language)
{
    const bool german = language == Language::German;
    switch (aim) {
    case Aim::Enemy: return german ? "Ist ein Gegner in Reichweite: " : "If an enemy is in range: ";
    case Aim::Friend: return german ? "Ist ein Freund in Reichweite: " : "If a friend is in range: ";
    case Aim::Anyone: return german ? "Ist jemand in Reichweite: " : "If anyone is in range: ";
    case Aim::Self: break;
    }
    return {};
}

} // namespace

std::string abilityText(const Ability& ability, Language language)
{
    const bool german = language == Language::German;
    std::string text;
    bool named = false;
    for (const Operation& operation : ability.program) {
        const auto object = std::size_t(objectOf(ability, operation, named));
        const bool touchesTarget = operation.code != OpCode::Draw && operation.upon == Upon::Target;
        const ObjectWords& words = german ? kGermanAccusative[object] : kEnglish[object];
        std::string sentence =
            fill(pattern(operation, language),
                 {{"Who", german ? std::string(kGermanNominative[object]) : capital(kEnglish[object].name)},
                  {"who", std::string(words.name)},
                  {"whose", std::string(words.possessive)},
                  {"n", std::to_string(operation.amount)},
                  {"tiles", german ? counted(operation.amount, "Feld", "Felder")
                                   : counted(operation.amount, "tile", "tiles")},
                  {"cards", german ? counted(operation.amount, "Karte", "Karten")
                                   : counted(operation.amount, "card", "cards")}});
        // The target has to be there even where the first step does not touch it: bg.ruling.ability-target.
        if (!touchesTarget && !named && ability.aim != Aim::Self && text.empty()) {
            sentence = aimedAt(ability.aim, language) + sentence;
            named = true;
        }
        named = named || touchesTarget;
        text += (text.empty() ? "" : " ") + sentence;
    }
    return text;
}

std::string valuesText(const Values& values, Language language)
{
    const bool german = language == Language::German;
    std::vector<std::string> parts;
    const auto add = [&](std::string_view en, std::string_view de, int value, int times) {
        parts.push_back(std::string(german ? de : en) + " " + std::to_string(value) +
                        (times > 1 ? " × " + std::to_string(times) : ""));
    };
    add("Cost", "Kosten", values.cost, 1);
    add("Range", "Reichweite", values.range, 1);
    if (values.attack)
        add("Attack", "Angriff", *values.attack, values.attacks);
    add("Health", "Leben", values.health, 1);
    if (values.defence)
        add("Defence", "Verteidigung", *values.defence, values.defences);
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : " · ") + part;
    return text;
}

} // namespace rules::battleground
