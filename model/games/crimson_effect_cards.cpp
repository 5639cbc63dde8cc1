// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"

#include "model/library/content_limits.h"
#include "model/library/stored_words.h"
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/text/effect_text.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

EffectType effectType(rules::effects::EffectType keyword)
{
    return static_cast<EffectType>(keyword);
}
static_assert(static_cast<EffectType>(rules::effects::EffectType::Score) == EffectType::Score);
static_assert(rules::effects::kStrength.least == 0 && rules::effects::kStrength.most == kMostStrength);

QString local(const std::string& text)
{
    return QString::fromStdString(text);
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
    layer.nameFrom = kind == kCastle ? Provenance::House : Provenance::Rulebook;
    layer.gender = card.gender;
    layer.effects = canonical(card.effects);
    layer.effectsFrom = card.effectFrom;
    return layer;
}

} // namespace

std::vector<CardFile> CrimsonEffectCards::files() const
{
    return {{u"characters.json"_s, u"characters"_s, CardKind::Character},
            {u"castles.json"_s, u"castles"_s, kCastle}};
}

const std::vector<KindOfCard>& CrimsonEffectCards::kinds() const
{
    static const std::vector<KindOfCard> all{
        {CardKind::Character,
         {u"Character"_s, u"Charakter"_s},
         {u"Characters"_s, u"Charaktere"_s},
         kIsCharacter,
         true,
         false},
        {kCastle, {u"Castle"_s, u"Burg"_s}, {u"Castles"_s, u"Burgen"_s}, kIsSecondKind, false, true}};
    return all;
}

std::vector<EffectType> CrimsonEffectCards::effectTypes() const
{
    return {EffectType::Deployment,  EffectType::Income,  EffectType::Recruitment,
            EffectType::Destruction, EffectType::Passive, EffectType::Score};
}

rules::Result<CardLayer, GameCards::Errors>
CrimsonEffectCards::readCard(const rules::json::Value& card, CardKind kind, const std::string& path) const
{
    if (kind == kCastle) {
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

rules::json::Value CrimsonEffectCards::writtenCard(const CardRecord& record) const
{
    using rules::json::Value;
    const Card& card = record.card;
    const bool castle = card.kind == kCastle;
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

rules::Result<QString, GameCards::Errors> CrimsonEffectCards::checkedData(const QString& data,
                                                                          CardKind kind) const
{
    const auto effects = rules::effects::readEffects(data.toStdString(), ruleKindOf(kind));
    if (!effects)
        return effects.error();
    return canonical(*effects);
}

std::vector<CardEffect> CrimsonEffectCards::effects(const QString& data, CardKind kind) const
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

QStringList CrimsonEffectCards::positionToTry(const TriedCard& card) const
{
    const rules::effects::Effects effects = effectsFromJson(card.data, card.kind);
    const auto has = [&effects](rules::effects::EffectType type) {
        return std::any_of(effects.begin(), effects.end(),
                           [type](const rules::effects::Effect& each) { return each.type == type; });
    };
    const bool recruits = has(rules::effects::EffectType::Recruitment);
    const bool earns = has(rules::effects::EffectType::Income);
    const bool castle = card.kind == kCastle;
    // A card whose effect triggers when it is played waits in front of its player. One that acts at another
    // time is in a lane already, and something else is played.
    const bool isPlayed = !castle && (effects.empty() || has(rules::effects::EffectType::Deployment));
    QString define = u"define %1 kind %2 effects %3"_s.arg(card.id, card.kind.id(), card.data);
    if (!castle)
        define += u" strength %1"_s.arg(card.strength);
    QStringList lines{u"variant duel"_s, define + card.names,
                      recruits && !isPlayed ? u"given turn A recruitment"_s
                      : earns && !isPlayed  ? u"given turn A income"_s
                                            : u"given turn A deployment"_s,
                      u"given A coins 4"_s, u"given B coins 6"_s};
    if (castle)
        lines << u"given castle left "_s + card.id;
    const QString own = castle || isPlayed ? QString() : u' ' + card.id;
    lines << u"given left A: plain2 plain1(down)%1"_s.arg(own) << u"given left B: plain3 plain1"_s
          << u"given middle A: plain1"_s << u"given middle B: plain2 plain4(down)"_s;
    if (isPlayed)
        lines << u"given front A: "_s + card.id;
    else if (!recruits && !earns)
        lines << u"given front A: plain2"_s;
    lines << u"given offer: plain1 plain2 plain3 plain4"_s << u"given discard: plain2 plain3"_s;
    return lines;
}

rules::effects::CardKind ruleKindOf(const CardKind& kind)
{
    return kind == kCastle ? rules::effects::CardKind::Castle : rules::effects::CardKind::Character;
}

rules::effects::Effects effectsFromJson(const QString& json, CardKind kind)
{
    if (json.isEmpty())
        return {};
    const auto effects = rules::effects::readEffects(json.toStdString(), ruleKindOf(kind));
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
        if (card.kind == kCastle) {
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
