// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_sheet.h"

#include "rules/core/json.h"
#include "rules/effects/effect_reader.h"

namespace model {

namespace {

namespace json = rules::json;

QString local(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The card with both names, if it has one of them.
json::Value withBothNames(const json::Value& card, bool& filled)
{
    const json::Value* name = card.find("name");
    if (name == nullptr || name->kind() != json::Kind::Object)
        return card;
    const json::Value* en = name->find("en");
    const json::Value* de = name->find("de");
    if ((en == nullptr) == (de == nullptr))
        return card;
    filled = true;
    json::Value both = json::Value::object();
    both.set("en", en != nullptr ? *en : *de);
    both.set("de", de != nullptr ? *de : *en);
    json::Value result = json::Value::object();
    for (const json::Member& member : card.members())
        result.set(member.key, member.key == "name" ? both : member.value);
    return result;
}

std::string sheetOf(const std::string& key, const json::Value& card)
{
    json::Value list = json::Value::array();
    list.append(card);
    json::Value sheet = json::Value::object();
    sheet.set("game", "any");
    sheet.set("version", 1);
    sheet.set(key, std::move(list));
    return json::write(sheet);
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
    layer.effects = local(json::write(rules::effects::toJson(card.effects)));
    layer.effectsFrom = card.effectFrom;
    return layer;
}

CardLayer layerOf(const rules::effects::Library& library)
{
    if (!library.castles.empty())
        return layerOf(library.castles.front(), CardKind::Castle);
    const rules::effects::Character& character = library.characters.front();
    CardLayer layer = layerOf(character, CardKind::Character);
    QStringList otherNames;
    for (const std::string& name : character.otherNames)
        otherNames << local(name);
    layer.otherNames = otherNames;
    layer.strength = character.strength;
    layer.strengthFrom = character.strengthFrom;
    return layer;
}

} // namespace

std::vector<CardLayer> readCardSheet(const QByteArray& text, const QString& file, CardKind kind,
                                     std::vector<rules::Error>& problems)
{
    std::vector<CardLayer> layers;
    const std::string name = file.toStdString();
    const std::string key = kind == CardKind::Castle ? "castles" : "characters";
    json::Limits limits;
    limits.bytes = static_cast<std::size_t>(kLargestCardSheet);
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), limits);
    if (!document) {
        problems.push_back({name + ", " + document.error().place, document.error().reason});
        return layers;
    }
    const json::Value* list = document->find(key);
    if (list == nullptr || list->kind() != json::Kind::Array) {
        problems.push_back({name, "there is no list \"" + key + "\""});
        return layers;
    }
    for (std::size_t i = 0; i < list->items().size(); ++i) {
        const std::string place =
            std::string(name).append(", ").append(key).append("[").append(std::to_string(i)).append("]");
        bool filled = false;
        const std::string sheet = sheetOf(key, withBothNames(list->items()[i], filled));
        const bool castle = kind == CardKind::Castle;
        const auto read = rules::effects::readLibrary(castle ? "" : sheet, castle ? sheet : "");
        if (!read) {
            // Paths begin with the list of the one card; only what follows is of use.
            const std::string head = key + "[0]";
            for (const rules::Error& error : read.error()) {
                const bool below = error.place.compare(0, head.size(), head) == 0;
                problems.push_back({below ? place + error.place.substr(head.size()) : place, error.reason});
            }
            continue;
        }
        if (filled)
            problems.push_back({place + ".name", "a name is missing in one language; the other is shown"});
        layers.push_back(layerOf(*read));
    }
    return layers;
}

} // namespace model
