// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/layers.h"

#include "model/games/game_cards.h"

namespace model {

namespace {

template <class T>
void take(const std::optional<T>& from, T& to)
{
    if (from)
        to = *from;
}

void takeField(CardRecord& record, CardField field, Layer layer, const std::optional<QString>& from,
               QString& to)
{
    if (!from)
        return;
    to = *from;
    record.layers[static_cast<std::size_t>(field)] = layer;
}

/// An owner's value is read off the printed card, whatever the layers below say about theirs.
Provenance provenanceOf(const CardLayer& layer, const std::optional<Provenance>& stated)
{
    return layer.layer == Layer::Owner ? Provenance::Owner : stated.value_or(Provenance::Public);
}

} // namespace

void writeOver(std::vector<CardEffect>& effects, const QString& text, Language language, EffectType usual)
{
    if (text.trimmed().isEmpty())
        return;
    if (effects.empty())
        effects.push_back({usual, {}});
    const QStringList lines = text.split(u'\n');
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const bool last = i + 1 == effects.size();
        QString& shown = language == Language::German ? effects[i].text.de : effects[i].text.en;
        const QString own = (last ? lines.mid(at).join(u' ') : lines.value(at)).trimmed();
        if (!own.isEmpty())
            shown = own;
    }
}

CardRecord merged(const std::vector<CardLayer>& layers)
{
    CardRecord record;
    record.effects = QStringLiteral("[]");
    QString textEn;
    QString textDe;
    Card& card = record.card;
    bool known = false;
    for (const CardLayer& layer : layers) {
        record.game = layer.game;
        card.id = layer.card;
        if (layer.kind && !known) {
            record.home = layer.layer;
            known = true;
        }
        take(layer.kind, card.kind);
        takeField(record, CardField::NameEn, layer.layer, layer.nameEn, card.name.en);
        takeField(record, CardField::NameDe, layer.layer, layer.nameDe, card.name.de);
        if (layer.nameEn || layer.nameDe)
            record.nameFrom = provenanceOf(layer, layer.nameFrom);
        take(layer.otherNames, card.otherNames);
        take(layer.gender, record.gender);
        if (layer.strength) {
            card.strength = *layer.strength;
            card.strengthFrom = provenanceOf(layer, layer.strengthFrom);
            record.layers[static_cast<std::size_t>(CardField::Strength)] = layer.layer;
        }
        if (layer.effects) {
            card.effectFrom = provenanceOf(layer, layer.effectsFrom);
            // New effects make the texts of the layers below stale.
            textEn.clear();
            textDe.clear();
            for (const CardField text : {CardField::TextEn, CardField::TextDe})
                record.layers[static_cast<std::size_t>(text)] = layer.layer;
        }
        takeField(record, CardField::Effects, layer.layer, layer.effects, record.effects);
        takeField(record, CardField::TextEn, layer.layer, layer.textEn, textEn);
        takeField(record, CardField::TextDe, layer.layer, layer.textDe, textDe);
        takeField(record, CardField::Box, layer.layer, layer.box, record.box);
        takeField(record, CardField::Picture, layer.layer, layer.picture, record.picture);
    }
    if (card.name.en.isEmpty())
        card.name.en = card.name.de.isEmpty() ? card.id : card.name.de;
    if (card.name.de.isEmpty())
        card.name.de = card.name.en;
    card.game = record.game;
    const GameCards& game = gameCardsOr(record.game);
    card.effects = game.effects(record.effects, card.kind);
    print(card, game, record.effects);
    const EffectType usual = game.effectTypes().front();
    writeOver(card.effects, textEn, Language::English, usual);
    writeOver(card.effects, textDe, Language::German, usual);
    for (CardEffect& effect : card.effects) {
        if (effect.text.en.isEmpty())
            effect.text.en = effect.text.de;
        if (effect.text.de.isEmpty())
            effect.text.de = effect.text.en;
    }
    return record;
}

} // namespace model
