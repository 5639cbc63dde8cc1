// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/effect_cards.h"

#include "model/library/stored_words.h"
#include "rules/effects/effect_reader.h"
#include "rules/effects/text/effect_text.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString local(const std::string& text)
{
    return QString::fromStdString(text);
}

rules::effects::CardKind ruleKind(CardKind kind)
{
    return kind == CardKind::Castle ? rules::effects::CardKind::Castle : rules::effects::CardKind::Character;
}

QString canonical(const rules::effects::Effects& effects)
{
    return local(rules::json::write(rules::effects::toJson(effects)));
}

template <class Read>
CardLayer layerOf(const Read& card, CardKind kind)
{
    CardLayer layer;
    layer.card = local(card.id);
    layer.kind = kind;
    layer.nameEn = local(card.name.en);
    layer.nameDe = local(card.name.de);
    // Names are printed in the rulebooks; castles with rules are ours.
    layer.nameFrom = kind == CardKind::Castle ? Provenance::House : Provenance::Rulebook;
    layer.gender = card.gender;
    layer.effects = canonical(card.effects);
    layer.effectsFrom = card.effectFrom;
    return layer;
}

} // namespace

std::vector<CardFile> EffectCards::files() const
{
    return {{u"characters.json"_s, u"characters"_s, CardKind::Character},
            {u"castles.json"_s, u"castles"_s, CardKind::Castle}};
}

std::vector<EffectType> EffectCards::effectTypes() const
{
    return {EffectType::Deployment,  EffectType::Income,  EffectType::Recruitment,
            EffectType::Destruction, EffectType::Passive, EffectType::Score};
}

rules::Result<CardLayer, GameCards::Errors>
EffectCards::readCard(const rules::json::Value& card, CardKind kind, const std::string& path) const
{
    if (kind == CardKind::Castle) {
        const auto castle = rules::effects::readCastle(card, path);
        if (!castle)
            return castle.error();
        return layerOf(*castle, kind);
    }
    const auto character = rules::effects::readCharacter(card, path);
    if (!character)
        return character.error();
    CardLayer layer = layerOf(*character, kind);
    QStringList otherNames;
    for (const std::string& name : character->otherNames)
        otherNames << local(name);
    layer.otherNames = otherNames;
    layer.strength = character->strength;
    layer.strengthFrom = character->strengthFrom;
    return layer;
}

rules::json::Value EffectCards::writtenCard(const CardRecord& record) const
{
    using rules::json::Value;
    const Card& card = record.card;
    const bool castle = card.kind == CardKind::Castle;
    // What an owner read off a card is, for everybody else, something that was published.
    const auto word = [](Provenance from) {
        return storedWord(from == Provenance::Owner ? Provenance::Public : from).toStdString();
    };
    Value value = Value::object();
    value.set("id", card.id.toStdString());
    Value name = Value::object();
    name.set("en", card.name.en.toStdString());
    name.set("de", card.name.de.toStdString());
    value.set("name", std::move(name));
    if (!castle && !card.otherNames.isEmpty()) {
        Value names = Value::array();
        for (const QString& other : card.otherNames)
            names.append(other.toStdString());
        Value also = Value::object();
        also.set("en", std::move(names));
        value.set("also", std::move(also));
    }
    value.set("gender", storedWord(record.gender).toStdString());
    Value provenance = Value::object();
    if (!castle) {
        value.set("strength", card.strength);
        provenance.set("strength", word(card.strengthFrom));
    }
    provenance.set("effect", word(card.effectFrom));
    value.set("provenance", std::move(provenance));
    const auto effects = rules::json::read(record.effects.toStdString());
    value.set("effects", effects ? *effects : Value::array());
    return value;
}

rules::Result<QString, GameCards::Errors> EffectCards::checkedData(const QString& data, CardKind kind) const
{
    const auto effects = rules::effects::readEffects(data.toStdString(), ruleKind(kind));
    if (!effects)
        return effects.error();
    return canonical(*effects);
}

std::vector<CardEffect> EffectCards::effects(const QString& data, CardKind kind) const
{
    std::vector<CardEffect> result;
    for (const rules::effects::Effect& effect : effectsFromJson(data, kind)) {
        const auto text = [&effect](Language language) {
            return local(rules::effects::effectText(effect, language).body);
        };
        result.push_back({effectType(effect.type), {text(Language::English), text(Language::German)}});
    }
    return result;
}

rules::effects::Effects effectsFromJson(const QString& json, CardKind kind)
{
    if (json.isEmpty())
        return {};
    const auto effects = rules::effects::readEffects(json.toStdString(), ruleKind(kind));
    return effects ? *effects : rules::effects::Effects();
}

rules::effects::Library rulesLibraryOf(const std::vector<CardRecord>& cards)
{
    rules::effects::Library library;
    for (const CardRecord& record : cards) {
        const Card& card = record.card;
        const std::string id = card.id.toStdString();
        const rules::BothLanguages name{card.name.en.toStdString(), card.name.de.toStdString()};
        const rules::effects::Effects effects = effectsFromJson(record.effects, card.kind);
        if (card.kind == CardKind::Castle) {
            library.castles.push_back({id, name, record.gender, card.effectFrom, effects});
            continue;
        }
        std::vector<std::string> otherNames;
        for (const QString& other : card.otherNames)
            otherNames.push_back(other.toStdString());
        library.characters.push_back({id, name, otherNames, record.gender,
                                      static_cast<std::uint8_t>(card.strength), card.strengthFrom,
                                      card.effectFrom, effects});
    }
    return library;
}

} // namespace model
