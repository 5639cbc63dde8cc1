// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_tables.h"

#include "model/games/game_cards.h"
#include "model/library/stored_words.h"
#include "model/search/search_kinds.h"
#include "model/text/stable_id.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

template <class T, class Read>
std::optional<T> ifSet(const QVariant& value, Read read)
{
    if (value.isNull())
        return std::nullopt;
    return read(value);
}

std::optional<QString> text(const QVariant& value)
{
    return ifSet<QString>(value, [](const QVariant& v) { return v.toString(); });
}

std::optional<Provenance> provenance(const QVariant& value)
{
    return ifSet<Provenance>(value, [](const QVariant& v) { return provenanceOf(v.toString()); });
}

CardLayer layerFrom(const QSqlQuery& row)
{
    CardLayer layer;
    layer.layer = static_cast<Layer>(row.value(0).toInt());
    layer.pack = row.value(1).toString();
    layer.nameEn = text(row.value(3));
    layer.nameDe = text(row.value(4));
    layer.nameFrom = provenance(row.value(5));
    layer.otherNames =
        ifSet<QStringList>(row.value(6), [](const QVariant& v) { return listOf(v.toString()); });
    layer.gender =
        ifSet<rules::Gender>(row.value(7), [](const QVariant& v) { return genderOf(v.toString()); });
    layer.strength = ifSet<int>(row.value(8), [](const QVariant& v) { return v.toInt(); });
    layer.strengthFrom = provenance(row.value(9));
    layer.effects = text(row.value(10));
    layer.effectsFrom = provenance(row.value(11));
    layer.textEn = text(row.value(12));
    layer.textDe = text(row.value(13));
    layer.box = text(row.value(14));
    layer.picture = text(row.value(15));
    return layer;
}

QString layerDigits(const CardRecord& record)
{
    QString digits;
    for (const Layer layer : record.layers)
        digits += QChar(u'0' + static_cast<int>(layer));
    return digits + QChar(u'0' + static_cast<int>(record.home));
}

/// The texts of all effects, a line each.
QString lines(const Card& card, Language language)
{
    QStringList result;
    for (const CardEffect& effect : card.effects)
        result << effect.text.in(language).simplified();
    return storedList(result);
}

/// The same for the search, each effect after what its game calls it.
QString labelledLines(const Card& card, Language language)
{
    QStringList result;
    for (const CardEffect& effect : card.effects)
        result << (effect.label.in(language) + u' ' + effect.text.in(language)).simplified();
    return storedList(result);
}

StorageError unknownKind(const QString& card, const QString& kind)
{
    return {StorageErrorCode::Damaged, u"%1: the game has no kind of card “%2”"_s.arg(card, kind)};
}

SearchItem searchItem(const CardRecord& record)
{
    const Card& card = record.card;
    SearchItem item;
    item.kind = kCardKind.toString();
    item.game = record.game;
    item.id = card.id;
    item.title = card.name;
    item.otherNames = card.otherNames;
    item.body = {labelledLines(card, Language::English), labelledLines(card, Language::German)};
    item.strength = card.hasStrength() ? card.strength : -1;
    const KindOfCard* kind = gameCardsOr(record.game).kindOf(card.kind);
    item.traits = kind != nullptr ? kind->trait : 0;
    for (const CardEffect& effect : card.effects)
        item.traits |= 1u << static_cast<unsigned>(effect.type);
    if (card.effects.empty())
        item.traits |= kHasNoEffect;
    item.box = record.box;
    return item;
}

CardRecord recordFrom(const GameCards& cards, const QString& game, const QSqlQuery& row)
{
    CardRecord record;
    record.game = game;
    Card& card = record.card;
    card.game = game;
    card.id = row.value(0).toString();
    card.kind = CardKind(row.value(1).toString());
    card.name = {row.value(2).toString(), row.value(3).toString()};
    record.nameFrom = provenanceOf(row.value(4).toString());
    card.otherNames = listOf(row.value(5).toString());
    record.gender = genderOf(row.value(6).toString());
    card.strength = row.value(7).toInt();
    card.strengthFrom = provenanceOf(row.value(8).toString());
    record.effects = row.value(9).toString();
    card.effectFrom = provenanceOf(row.value(10).toString());
    const QStringList en = row.value(12).toString().split(u'\n');
    const QStringList de = row.value(13).toString().split(u'\n');
    for (const EffectType type : effectTypesOf(row.value(11).toString())) {
        const auto at = static_cast<qsizetype>(card.effects.size());
        card.effects.push_back({type, {en.value(at), de.value(at)}});
    }
    print(card, cards, record.effects);
    if (const QString box = row.value(14).toString(); isPlainId(box))
        record.box = box;
    record.picture = row.value(16).toString();
    const QString digits = row.value(15).toString();
    for (std::size_t i = 0; i < kCardFields && i < static_cast<std::size_t>(digits.size()); ++i)
        record.layers[i] = static_cast<Layer>(digits[static_cast<qsizetype>(i)].digitValue());
    if (digits.size() > static_cast<qsizetype>(kCardFields))
        record.home = static_cast<Layer>(digits.back().digitValue());
    return record;
}

} // namespace

CardTables::CardTables(Database& database)
    : m_database(database)
    , m_index(database)
    , m_readLayers(
          database,
          u"SELECT layer, pack, kind, name_en, name_de, name_from, also, gender, strength, strength_from,"
          u" effects, effects_from, text_en, text_de, box, picture FROM card_layer WHERE game = ? AND card = "
          u"?"
          u" ORDER BY layer, (SELECT position FROM pack WHERE pack.id = card_layer.pack), pack"_s)
    , m_putLayer(
          database,
          u"INSERT OR REPLACE INTO card_layer (game, card, layer, pack, kind, name_en, name_de, name_from,"
          u" also, gender, strength, strength_from, effects, effects_from, text_en, text_de, box, picture)"
          u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s)
    , m_removeLayer(database,
                    u"DELETE FROM card_layer WHERE game = ? AND card = ? AND layer = ? AND pack = ?"_s)
    , m_putCard(
          database,
          u"INSERT OR REPLACE INTO card (game, id, kind, name_en, name_de, name_from, also, gender, strength,"
          u" strength_from, effects, effects_from, effect_types, text_en, text_de, box, layers, picture)"
          u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s)
    , m_removeCard(database, u"DELETE FROM card WHERE game = ? AND id = ?"_s)
{}

StorageResult<std::vector<CardLayer>> CardTables::layersOf(const QString& game, const QString& card)
{
    std::vector<CardLayer> layers;
    if (auto ran = m_readLayers.run(game, card); !ran)
        return ran.error();
    std::optional<StorageError> unknown;
    auto read = m_readLayers.eachRow([&](const QSqlQuery& row) {
        layers.push_back(layerFrom(row));
        if (!row.value(2).isNull()) {
            layers.back().kind = cardKindOf(game, row.value(2).toString());
            if (!layers.back().kind)
                unknown = unknownKind(card, row.value(2).toString());
        }
        layers.back().game = game;
        layers.back().card = card;
    });
    if (!read)
        return read.error();
    if (unknown)
        return *unknown;
    return layers;
}

StorageResult<Done> CardTables::putLayer(const CardLayer& layer)
{
    CardLayer silent;
    silent.game = layer.game;
    silent.card = layer.card;
    silent.layer = layer.layer;
    silent.pack = layer.pack;
    if (layer == silent)
        return m_removeLayer.run(layer.game, layer.card, static_cast<int>(layer.layer),
                                 storedText(layer.pack));
    return m_putLayer.run(layer.game, layer.card, static_cast<int>(layer.layer), storedText(layer.pack),
                          storedOrNull(layer.kind), storedOrNull(layer.nameEn), storedOrNull(layer.nameDe),
                          storedOrNull(layer.nameFrom), storedOrNull(layer.otherNames),
                          storedOrNull(layer.gender), storedOrNull(layer.strength),
                          storedOrNull(layer.strengthFrom), storedOrNull(layer.effects),
                          storedOrNull(layer.effectsFrom), storedOrNull(layer.textEn),
                          storedOrNull(layer.textDe), storedOrNull(layer.box), storedOrNull(layer.picture));
}

StorageResult<Done> CardTables::refresh(const QString& game, const QString& card)
{
    const auto layers = layersOf(game, card);
    if (!layers)
        return layers.error();
    if (layers->empty() || (layers->front().layer == Layer::Owner && !layers->front().kind)) {
        if (auto removed = m_removeCard.run(game, card); !removed)
            return removed;
        return m_index.remove(kCardKind.toString(), game, card);
    }
    const CardRecord record = merged(*layers);
    const Card& shown = record.card;
    auto put = m_putCard.run(
        game, card, storedWord(shown.kind), storedText(shown.name.en), storedText(shown.name.de),
        storedWord(record.nameFrom), storedList(shown.otherNames), storedWord(record.gender), shown.strength,
        storedWord(shown.strengthFrom), storedText(record.effects), storedWord(shown.effectFrom),
        storedTypes(shown.effects), lines(shown, Language::English), lines(shown, Language::German),
        storedText(record.box), layerDigits(record), storedText(record.picture));
    if (!put)
        return put;
    return m_index.put(searchItem(record));
}

StorageResult<std::vector<CardRecord>> CardTables::records(const QString& game)
{
    return read(u"game = ?"_s, {game});
}

StorageResult<std::vector<CardRecord>> CardTables::records(const QString& game, const QStringList& ids)
{
    QVariantList values{game};
    for (const QString& id : ids)
        values << storedText(id);
    const QStringList places(ids.size(), u"?"_s);
    return read(u"game = ? AND id IN (%1)"_s.arg(places.join(u',')), values);
}

StorageResult<std::vector<CardRecord>> CardTables::read(const QString& where, const QVariantList& values)
{
    std::vector<CardRecord> records;
    Statement read(
        m_database,
        u"SELECT id, kind, name_en, name_de, name_from, also, gender, strength, strength_from, effects,"
        u" effects_from, effect_types, text_en, text_de, box, layers, picture FROM card WHERE %1"
        u" ORDER BY kind DESC, id"_s.arg(where));
    if (auto ran = read.runWith(values); !ran)
        return ran.error();
    const QString game = values.first().toString();
    const GameCards& cards = gameCardsOr(game);
    std::optional<StorageError> unknown;
    auto done = read.eachRow([&](const QSqlQuery& row) {
        if (!isCardId(row.value(0).toString()))
            return;
        records.push_back(recordFrom(cards, game, row));
        if (!cardKindOf(game, row.value(1).toString()))
            unknown = unknownKind(row.value(0).toString(), row.value(1).toString());
    });
    if (!done)
        return done.error();
    if (unknown)
        return *unknown;
    return records;
}

} // namespace model
