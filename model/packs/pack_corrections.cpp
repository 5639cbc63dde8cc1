// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_corrections.h"

#include "model/games/game_cards.h"
#include "model/library/content_limits.h"
#include "model/library/correction.h"
#include "rules/core/card_head.h"

#include <QHash>

namespace model {

namespace {

namespace json = rules::json;

class CorrectionReader
{
public:
    CorrectionReader(const QString& game, std::vector<CardLayer>& cards)
        : m_game(game)
        , m_cards(cards)
        , m_own(cards.size())
    {
        for (std::size_t i = 0; i < cards.size(); ++i)
            m_places.insert(cards[i].card, i);
    }

    void read(const json::Place& place)
    {
        if (!place.isObject({"card", "name", "strength", "effects", "text", "box"}))
            return;
        const QString card = QString::fromStdString(rules::readCardId(place, "card"));
        if (card.isEmpty())
            return;
        if (m_seen.contains(card)) {
            place.refuseBelow("card", ContentReason::CorrectionTwice);
            return;
        }
        m_seen.insert(card, 0);
        const auto known = m_places.constFind(card);
        if (known == m_places.constEnd()) {
            CardLayer layer;
            layer.game = m_game;
            layer.card = card;
            layer.layer = Layer::Pack;
            m_places.insert(card, m_cards.size());
            m_cards.push_back(std::move(layer));
        }
        CardLayer& layer = m_cards[m_places.value(card)];
        both(place, "name", layer, CardField::NameEn, CardField::NameDe);
        both(place, "text", layer, CardField::TextEn, CardField::TextDe);
        one(place.find("box"), layer, CardField::Box);
        if (const auto strength = place.find("strength")) {
            if (const auto value = strength->whole(0, 1000))
                set(*strength, layer, CardField::Strength, QString::number(*value));
        }
        if (const auto effects = place.find("effects"))
            set(*effects, layer, CardField::Effects, QString::fromStdString(json::write(effects->value())));
        // Somebody else read it off the card.
        if (layer.strength)
            layer.strengthFrom =
                layer.strengthFrom == Provenance::Owner ? Provenance::Public : layer.strengthFrom;
        if (layer.effects)
            layer.effectsFrom =
                layer.effectsFrom == Provenance::Owner ? Provenance::Public : layer.effectsFrom;
        if ((layer.nameEn || layer.nameDe) && !layer.nameFrom)
            layer.nameFrom = Provenance::Public;
    }

    [[nodiscard]] int others() const { return static_cast<int>(m_cards.size() - m_own); }

private:
    void both(const json::Place& place, std::string_view key, CardLayer& layer, CardField en, CardField de)
    {
        const auto texts = place.find(key);
        if (!texts || !texts->isObject({"en", "de"}))
            return;
        one(texts->find("en"), layer, en);
        one(texts->find("de"), layer, de);
    }

    void one(const std::optional<json::Place>& place, CardLayer& layer, CardField field)
    {
        const std::string* text = place ? place->text() : nullptr;
        if (text != nullptr)
            set(*place, layer, field, QString::fromStdString(*text));
    }

    void set(const json::Place& place, CardLayer& layer, CardField field, const QString& value)
    {
        auto done = setField(layer, field, value, layer.kind.value_or(CardKind::Character));
        // The kind of a card of another source is not known here: effects that fit any kind are taken.
        if (!done && field == CardField::Effects && !layer.kind)
            for (const KindOfCard& kind : gameCardsOr(m_game).kinds())
                if (!done)
                    done = setField(layer, field, value, kind.kind);
        if (!done)
            place.refuse(done.error().words);
    }

    QString m_game;
    std::vector<CardLayer>& m_cards;
    std::size_t m_own;
    QHash<QString, std::size_t> m_places;
    QHash<QString, int> m_seen;
};

json::Value bothOf(const std::optional<QString>& en, const std::optional<QString>& de)
{
    json::Value value = json::Value::object();
    if (en)
        value.set("en", en->toStdString());
    if (de)
        value.set("de", de->toStdString());
    return value;
}

} // namespace

int readCorrections(const QByteArray& text, const std::string& file, const QString& game,
                    std::vector<CardLayer>& cards, std::vector<rules::Error>& problems)
{
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!document) {
        addProblem(problems, within(file, document.error()));
        return 0;
    }
    json::Problems found;
    const json::Place root(*document, "", found);
    CorrectionReader reader(game, cards);
    if (root.isObject({"game", "version", "corrections"})) {
        if (const auto list = root.need("corrections")) {
            for (const json::Place& place : list->items(0, kMostContentEntries))
                reader.read(place);
        }
    }
    for (const rules::Error& error : found.sorted())
        addProblem(problems, within(file, error));
    return reader.others();
}

json::Value correctionOf(const CardLayer& layer)
{
    json::Value value = json::Value::object();
    if (layer.nameEn || layer.nameDe)
        value.set("name", bothOf(layer.nameEn, layer.nameDe));
    if (layer.strength)
        value.set("strength", *layer.strength);
    if (layer.effects) {
        if (auto effects = json::read(layer.effects->toStdString()))
            value.set("effects", *effects);
    }
    if (layer.textEn || layer.textDe)
        value.set("text", bothOf(layer.textEn, layer.textDe));
    if (layer.box)
        value.set("box", layer.box->toStdString());
    if (value.members().empty())
        return value;
    json::Value whole = json::Value::object();
    whole.set("card", layer.card.toStdString());
    for (const json::Member& member : value.members())
        whole.set(member.key, member.value);
    return whole;
}

} // namespace model
