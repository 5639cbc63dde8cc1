// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/battleground_cards.h"

#include "rules/games/battleground/ability_text.h"
#include "rules/games/battleground/known_battleground.h"

namespace model {

using namespace Qt::StringLiterals;
using rules::battleground::Values;

namespace {

QString canonical(const Values& values)
{
    return QString::fromStdString(rules::json::write(rules::battleground::toJson(values)));
}

Provenance provenanceOf(rules::battleground::MadeBy madeBy)
{
    return madeBy == rules::battleground::MadeBy::Owner ? Provenance::Owner : Provenance::House;
}

} // namespace

QString BattlegroundCards::id() const
{
    return u"battleground"_s;
}

LocalText BattlegroundCards::name() const
{
    return {u"Battleground"_s, u"Battleground"_s};
}

std::vector<CardFile> BattlegroundCards::files() const
{
    return {{u"characters.json"_s, u"characters"_s, CardKind::Character}};
}

rules::Result<CardLayer, GameCards::Errors>
BattlegroundCards::readCard(const rules::json::Value& card, CardKind kind, const std::string& path) const
{
    const auto character = rules::battleground::readCharacter(card, path);
    if (!character)
        return character.error();
    CardLayer layer;
    layer.card = QString::fromStdString(character->id);
    layer.kind = kind;
    layer.nameEn = QString::fromStdString(character->name.en);
    layer.nameDe = QString::fromStdString(character->name.de);
    layer.nameFrom = provenanceOf(character->madeBy);
    layer.effects = canonical(character->values);
    layer.effectsFrom = layer.nameFrom;
    return layer;
}

rules::json::Value BattlegroundCards::writtenCard(const CardRecord& card) const
{
    using rules::json::Value;
    Value value = Value::object();
    value.set("id", card.card.id.toStdString());
    Value name = Value::object();
    name.set("en", card.card.name.en.toStdString());
    name.set("de", card.card.name.de.toStdString());
    value.set("name", std::move(name));
    // Whoever made it up, to everybody else it is a house's.
    value.set("provenance", "house");
    if (const auto values = rules::json::read(card.effects.toStdString())) {
        for (const rules::json::Member& member : values->members())
            value.set(member.key, member.value);
    }
    return value;
}

rules::Result<QString, GameCards::Errors> BattlegroundCards::checkedData(const QString& data, CardKind) const
{
    const auto values = rules::battleground::readValues(data.toStdString());
    if (!values)
        return values.error();
    return canonical(*values);
}

QString BattlegroundCards::begun() const
{
    Values values;
    values.cost = 2;
    values.range = 1;
    values.attack = std::uint8_t{2};
    values.health = 3;
    values.defence = std::uint8_t{1};
    return canonical(values);
}

std::vector<CardEffect> BattlegroundCards::effects(const QString& data, CardKind) const
{
    const auto values = rules::battleground::readValues(data.toStdString());
    if (!values || !values->ability.exists())
        return {};
    const auto text = [&values](Language language) {
        return QString::fromStdString(rules::battleground::abilityText(values->ability, language));
    };
    return {{EffectType::Ability, {text(Language::English), text(Language::German)}}};
}

std::vector<CardFigure> BattlegroundCards::figures(const QString& data) const
{
    const auto values = rules::battleground::readValues(data.toStdString());
    if (!values)
        return {};
    std::vector<CardFigure> figures{{u"cost"_s, {u"Cost"_s, u"Kosten"_s}, values->cost, 1},
                                    {u"range"_s, {u"Range"_s, u"Reichweite"_s}, values->range, 1}};
    if (values->attack)
        figures.push_back({u"attack"_s, {u"Attack"_s, u"Angriff"_s}, *values->attack, values->attacks});
    figures.push_back({u"health"_s, {u"Health"_s, u"Leben"_s}, values->health, 1});
    if (values->defence)
        figures.push_back(
            {u"defence"_s, {u"Defence"_s, u"Verteidigung"_s}, *values->defence, values->defences});
    return figures;
}

QStringList BattlegroundCards::positionToTry(const TriedCard& card) const
{
    // Two characters to aim at, one of each side, and room to move.
    return {u"define %1 values %2"_s.arg(card.id, card.data) + card.names,
            u"define sparring-partner cost 1 range 1 attack 1 attacks 1 health 6"_s,
            u"given turn A actions"_s,
            u"given A treasury 6"_s,
            u"given at c2 A "_s + card.id,
            u"given at c3 B sparring-partner"_s,
            u"given at b2 A sparring-partner health 3"_s,
            u"given A hand: "_s + card.id};
}

std::unique_ptr<rules::KnownGame> BattlegroundCards::gameOf(const std::vector<CardRecord>& cards) const
{
    rules::battleground::Characters characters;
    for (const CardRecord& record : cards) {
        const auto values = rules::battleground::readValues(record.effects.toStdString());
        if (!values)
            continue;
        const LocalText& name = record.card.name;
        characters.all.push_back({record.card.id.toStdString(),
                                  {name.en.toStdString(), name.de.toStdString()},
                                  *values,
                                  rules::battleground::MadeBy::House});
    }
    return std::make_unique<rules::battleground::KnownBattleground>(std::move(characters));
}

} // namespace model
