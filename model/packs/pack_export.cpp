// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_export.h"

#include "model/library/card_tables.h"
#include "model/library/stored_words.h"
#include "model/packs/pack_corrections.h"
#include "model/packs/pack_layout.h"
#include "model/storage/statement.h"
#include "rules/core/json.h"

#include <QFile>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

namespace json = rules::json;

json::Value texts(const QStringList& list)
{
    json::Value value = json::Value::array();
    for (const QString& text : list)
        value.append(text.toStdString());
    return value;
}

json::Value both(const LocalText& text)
{
    json::Value value = json::Value::object();
    value.set("en", text.en.toStdString());
    value.set("de", text.de.toStdString());
    return value;
}

/// What an owner read off a card is, for everybody else, something that was published.
std::string word(Provenance provenance)
{
    return storedWord(provenance == Provenance::Owner ? Provenance::Public : provenance).toStdString();
}

json::Value cardOf(const CardRecord& record)
{
    const Card& card = record.card;
    const bool castle = card.kind == CardKind::Castle;
    json::Value value = json::Value::object();
    value.set("id", card.id.toStdString());
    value.set("name", both(card.name));
    if (!castle && !card.otherNames.isEmpty()) {
        json::Value also = json::Value::object();
        also.set("en", texts(card.otherNames));
        value.set("also", std::move(also));
    }
    value.set("gender", storedWord(record.gender).toStdString());
    json::Value provenance = json::Value::object();
    if (!castle) {
        value.set("strength", card.strength);
        provenance.set("strength", word(card.strengthFrom));
    }
    provenance.set("effect", word(card.effectFrom));
    value.set("provenance", std::move(provenance));
    const auto effects = json::read(record.effects.toStdString());
    value.set("effects", effects ? *effects : json::Value::array());
    return value;
}

/// What all layers above the program's say together.
CardLayer aboveBuiltIn(const std::vector<CardLayer>& layers)
{
    CardLayer sum;
    const auto take = [](const auto& from, auto& to) {
        if (from)
            to = from;
    };
    for (const CardLayer& layer : layers) {
        sum.game = layer.game;
        sum.card = layer.card;
        if (layer.layer == Layer::BuiltIn)
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
        , m_tables(database)
        , m_pictures(database.path())
    {
        m_source.manifest = request.manifest;
        m_source.manifest.languages = QStringList{u"de"_s, u"en"_s};
    }

    StorageResult<PackSource> run()
    {
        const auto ids = exportedCards(m_database, m_request);
        if (!ids)
            return ids.error();
        for (const QString& id : *ids) {
            if (auto added = add(id); !added)
                return added.error();
        }
        if (auto added = addClarifications(*ids); !added)
            return added.error();
        write("characters", m_characters);
        write("castles", m_castles);
        write("corrections", m_corrections);
        return std::move(m_source);
    }

private:
    StorageResult<Done> add(const QString& id)
    {
        auto layers = m_tables.layersOf(m_game, id);
        if (!layers)
            return layers.error();
        if (layers->empty())
            return Done{};
        CardLayer above = aboveBuiltIn(*layers);
        const CardRecord record = merged(*layers);
        if (layers->front().layer != Layer::BuiltIn) {
            (record.card.kind == CardKind::Castle ? m_castles : m_characters).push_back(cardOf(record));
            // The card itself has these already.
            above.nameEn = above.nameDe = above.effects = std::nullopt;
            above.strength.reset();
        }
        if (json::Value correction = correctionOf(above); !correction.members().empty())
            m_corrections.push_back(std::move(correction));
        return addPicture(id, above.picture.value_or(QString()));
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

    StorageResult<Done> addClarifications(const QStringList& cards)
    {
        const QSet<QString> wanted(cards.begin(), cards.end());
        json::Value list = json::Value::array();
        Statement read(
            m_database,
            u"SELECT key, id, question_en, question_de, answer_en, answer_de, source FROM clarification"
            u" WHERE game = ? AND layer > 0 ORDER BY id"_s);
        if (auto ran = read.run(m_game); !ran)
            return ran;
        struct Row
        {
            qint64 key;
            json::Value value;
        };
        std::vector<Row> rows;
        auto done = read.eachRow([&](const QSqlQuery& row) {
            json::Value value = json::Value::object();
            value.set("id", row.value(1).toString().toStdString());
            value.set("question", both({row.value(2).toString(), row.value(3).toString()}));
            value.set("answer", both({row.value(4).toString(), row.value(5).toString()}));
            value.set("source", row.value(6).toString().toStdString());
            rows.push_back({row.value(0).toLongLong(), std::move(value)});
        });
        if (!done)
            return done;
        for (Row& row : rows) {
            const auto about = idsOf(
                u"SELECT card FROM clarification_card WHERE clarification = ? ORDER BY card"_s, row.key);
            const auto clauses =
                idsOf(u"SELECT clause FROM clarification_clause WHERE clarification = ? ORDER BY clause"_s,
                      row.key);
            if (!about || !clauses)
                return about ? clauses.error() : about.error();
            if (!std::any_of(about->begin(), about->end(),
                             [&](const QString& id) { return wanted.contains(id); }))
                continue;
            row.value.set("cards", texts(*about));
            row.value.set("clauses", texts(*clauses));
            list.append(std::move(row.value));
        }
        if (list.items().empty())
            return Done{};
        json::Value root = json::Value::object();
        root.set("game", m_game.toStdString());
        root.set("clarifications", std::move(list));
        m_source.texts.insert(u"rulebooks/%1/clarifications.json"_s.arg(m_game),
                              QByteArray::fromStdString(json::write(root, 2) + '\n'));
        return Done{};
    }

    StorageResult<QStringList> idsOf(const QString& sql, qint64 key)
    {
        QStringList ids;
        Statement read(m_database, sql);
        if (auto ran = read.run(key); !ran)
            return ran.error();
        if (auto done = read.eachRow([&](const QSqlQuery& row) { ids << row.value(0).toString(); }); !done)
            return done.error();
        return ids;
    }

    void write(const std::string& name, const std::vector<json::Value>& list)
    {
        if (list.empty())
            return;
        json::Value items = json::Value::array();
        for (const json::Value& item : list)
            items.append(item);
        json::Value root = json::Value::object();
        root.set("game", m_game.toStdString());
        root.set("version", 1);
        root.set(name, std::move(items));
        m_source.texts.insert(u"cards/%1/%2.json"_s.arg(m_game, QString::fromStdString(name)),
                              QByteArray::fromStdString(json::write(root, 2) + '\n'));
    }

    Database& m_database;
    const ExportRequest& m_request;
    QString m_game;
    CardTables m_tables;
    PictureStore m_pictures;
    PackSource m_source;
    std::vector<json::Value> m_characters;
    std::vector<json::Value> m_castles;
    std::vector<json::Value> m_corrections;
};

} // namespace

StorageResult<QStringList> exportedCards(Database& database, const ExportRequest& request)
{
    if (request.what == ExportWhat::Selection) {
        QStringList ids = request.cards;
        ids.sort();
        ids.removeDuplicates();
        return ids;
    }
    const QString others = u"EXISTS (SELECT 1 FROM card_layer AS below WHERE below.game = own.game"
                           u" AND below.card = own.card AND below.layer < 2)"_s;
    QStringList ids;
    Statement read(database, u"SELECT card FROM card_layer AS own WHERE game = ? AND layer = 2 AND %1%2"
                             u" ORDER BY card"_s.arg(request.what == ExportWhat::OwnCards
                                                         ? u"kind IS NOT NULL AND NOT "_s
                                                         : QString(),
                                                     others));
    if (auto ran = read.run(request.manifest.game); !ran)
        return ran.error();
    if (auto done = read.eachRow([&](const QSqlQuery& row) { ids << row.value(0).toString(); }); !done)
        return done.error();
    return ids;
}

StorageResult<PackSource> gatherPack(Database& database, const ExportRequest& request)
{
    return Gathering(database, request).run();
}

} // namespace model
