// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_export.h"

#include "model/games/game_cards.h"
#include "model/library/card_tables.h"
#include "model/library/owner_card.h"
#include "model/packs/exported_rules.h"
#include "model/packs/pack_corrections.h"
#include "model/packs/pack_decks.h"
#include "model/packs/pack_layout.h"
#include "model/storage/statement.h"
#include "rules/core/json.h"

#include <QFile>

#include <map>

namespace model {

using namespace Qt::StringLiterals;

namespace {

namespace json = rules::json;

/// What all layers from this one on say together.
CardLayer joined(const std::vector<CardLayer>& layers, Layer least)
{
    CardLayer sum;
    const auto take = [](const auto& from, auto& to) {
        if (from)
            to = from;
    };
    for (const CardLayer& layer : layers) {
        sum.game = layer.game;
        sum.card = layer.card;
        if (layer.layer < least)
            continue;
        take(layer.nameEn, sum.nameEn);
        take(layer.nameDe, sum.nameDe);
        take(layer.strength, sum.strength);
        if (layer.effects) {
            sum.textEn.reset();
            sum.textDe.reset();
        }
        take(layer.effects, sum.effects);
        take(layer.textEn, sum.textEn);
        take(layer.textDe, sum.textDe);
        take(layer.box, sum.box);
        take(layer.picture, sum.picture);
    }
    return sum;
}

class Gathering
{
public:
    Gathering(Database& database, const ExportRequest& request)
        : m_database(database)
        , m_request(request)
        , m_game(request.manifest.game)
        , m_known(gameCardsOr(m_game))
        , m_tables(database)
        , m_pictures(database.path())
    {
        m_source.manifest = request.manifest;
        m_source.manifest.languages = QStringList{u"de"_s, u"en"_s};
    }

    StorageResult<PackSource> run()
    {
        const auto cards = exportCards(m_database, m_request);
        if (!cards)
            return cards.error();
        QStringList ids;
        for (const ExportCard& card : *cards) {
            if (!m_request.cards.isEmpty() && !m_request.cards.contains(card.id) && !isInDeck(card.id))
                continue;
            ids << card.id;
            if (auto added = add(card.id); !added)
                return added.error();
        }
        for (const CardFile& file : m_known.files())
            write(file.list, m_cards[file.kind]);
        write(u"corrections"_s, m_corrections);
        if (auto added = addBoxes(); !added)
            return added.error();
        if (auto added = addRules(m_database, m_source.manifest, ids, m_strangers, m_source.texts); !added)
            return added.error();
        addDeck();
        for (auto each = m_request.scenarios.begin(); each != m_request.scenarios.end(); ++each)
            m_source.texts.insert(u"scenarios/%1/%2.scenario"_s.arg(m_game, each.key()), each.value());
        return std::move(m_source);
    }

private:
    StorageResult<Done> add(const QString& id)
    {
        const auto layers = m_tables.layersOf(m_game, id);
        if (!layers)
            return layers.error();
        if (layers->empty())
            return Done{};
        const bool corrects = m_request.what == ExportWhat::Corrections;
        CardLayer above = joined(*layers, corrects ? Layer::Owner : Layer::Pack);
        const CardRecord record = merged(*layers);
        if (corrects) {
            if (layers->front().layer == Layer::Pack)
                need(layers->front().pack);
        } else if (layers->front().layer != Layer::BuiltIn) {
            m_cards[record.card.kind].push_back(m_known.writtenCard(record));
            m_strangers << id;
            // The card itself has these already.
            above.nameEn = above.nameDe = above.effects = std::nullopt;
            above.strength.reset();
        }
        // "Own cards" is everybody's box; in somebody else's library these are the pack's.
        if (above.box == kOwnBox)
            above.box = m_source.manifest.id;
        if (above.box)
            ++m_boxes[*above.box];
        if (json::Value correction = correctionOf(above); !correction.members().empty())
            m_corrections.push_back(std::move(correction));
        return addPicture(id, above.picture.value_or(QString()));
    }

    [[nodiscard]] bool isInDeck(const QString& id) const
    {
        return m_request.deck && (m_request.deck->copiesOf(id) > 0 || m_request.deck->copiesInFields(id) > 0);
    }

    /// A correction means nothing without the card.
    void need(const QString& pack)
    {
        std::vector<PackNeed>& needs = m_source.manifest.needs;
        if (std::none_of(needs.begin(), needs.end(), [&](const PackNeed& each) { return each.pack == pack; }))
            needs.push_back({pack, {}});
    }

    StorageResult<Done> addPicture(const QString& id, const QString& hash)
    {
        const QString path = m_pictures.pathOf(hash);
        QFile file(path);
        // A picture that is gone from the disk is left out; the card goes without.
        if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
            return Done{};
        m_source.pictures.insert(picturePath(m_game, id, file.peek(8)), path);
        return Done{};
    }

    /// The boxes that do not come with the program and in which cards of the pack are.
    StorageResult<Done> addBoxes()
    {
        std::vector<json::Value> list;
        for (auto each = m_boxes.begin(); each != m_boxes.end(); ++each) {
            LocalText name = m_source.manifest.title;
            bool isOthers = each.key() != m_source.manifest.id;
            Statement read(m_database,
                           u"SELECT name_en, name_de, layer FROM box WHERE game = ? AND id = ?"_s);
            if (auto ran = read.run(m_game, each.key()); !ran)
                return ran;
            auto done = read.eachRow([&](const QSqlQuery& row) {
                name = {row.value(0).toString(), row.value(1).toString()};
                isOthers = row.value(2).toInt() == 0;
            });
            if (!done)
                return done;
            if (isOthers)
                continue;
            json::Value value = json::Value::object();
            value.set("id", each.key().toStdString());
            json::Value both = json::Value::object();
            both.set("en", name.en.toStdString());
            both.set("de", name.de.toStdString());
            value.set("name", std::move(both));
            value.set("characters", each.value());
            list.push_back(std::move(value));
        }
        write(u"boxes"_s, list);
        return Done{};
    }

    void addDeck()
    {
        if (!m_request.deck)
            return;
        const QString name = packIdFrom(m_request.deck->name);
        m_source.texts.insert(u"decks/%1/%2.castellan-deck"_s.arg(m_game, name.isEmpty() ? u"deck"_s : name),
                              writePackDeck(*m_request.deck));
    }

    void write(const QString& name, const std::vector<json::Value>& list)
    {
        if (list.empty())
            return;
        json::Value items = json::Value::array();
        for (const json::Value& item : list)
            items.append(item);
        json::Value root = json::Value::object();
        root.set("game", m_game.toStdString());
        root.set("version", 1);
        root.set(name.toStdString(), std::move(items));
        m_source.texts.insert(u"cards/%1/%2.json"_s.arg(m_game, name),
                              QByteArray::fromStdString(json::write(root, 2) + '\n'));
    }

    Database& m_database;
    const ExportRequest& m_request;
    QString m_game;
    const GameCards& m_known;
    CardTables m_tables;
    PictureStore m_pictures;
    PackSource m_source;
    std::map<CardKind, std::vector<json::Value>> m_cards;
    std::vector<json::Value> m_corrections;
    QStringList m_strangers;    ///< cards that do not come with the program
    QMap<QString, int> m_boxes; ///< with how many cards of the pack
};

} // namespace

StorageResult<std::vector<ExportCard>> exportCards(Database& database, const ExportRequest& request)
{
    // What somebody answered about a card is a part of it too; a card that is not shown is nobody's.
    Statement read(
        database,
        u"SELECT card.id, card.name_en, card.name_de, min(said.layer), max(said.layer) FROM"
        u" (SELECT card, layer FROM card_layer WHERE game = ? UNION ALL SELECT clarification_card.card,"
        u" clarification.layer FROM clarification JOIN clarification_card ON clarification_card.clarification"
        u" = clarification.key WHERE clarification.game = ?) AS said JOIN card ON card.game = ? AND card.id ="
        u" said.card GROUP BY card.id ORDER BY card.id"_s);
    const QString& game = request.manifest.game;
    if (auto ran = read.run(game, game, game); !ran)
        return ran.error();
    std::vector<ExportCard> cards;
    auto done = read.eachRow([&](const QSqlQuery& row) {
        const auto home = static_cast<Layer>(row.value(3).toInt());
        const auto top = static_cast<Layer>(row.value(4).toInt());
        const QString id = row.value(0).toString();
        bool wanted = top != Layer::BuiltIn;
        switch (request.what) {
        case ExportWhat::OwnCards: wanted = home == Layer::Owner; break;
        case ExportWhat::Corrections: wanted = top == Layer::Owner && home != Layer::Owner; break;
        case ExportWhat::Selection:
            if (request.deck)
                wanted = wanted && (request.deck->copiesOf(id) > 0 || request.deck->copiesInFields(id) > 0 ||
                                    request.cards.contains(id));
            break;
        }
        if (wanted)
            cards.push_back({id, {row.value(1).toString(), row.value(2).toString()}, home});
    });
    if (!done)
        return done.error();
    return cards;
}

StorageResult<PackSource> gatherPack(Database& database, const ExportRequest& request)
{
    return Gathering(database, request).run();
}

} // namespace model
