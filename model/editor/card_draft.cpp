// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/card_draft.h"

#include "model/games/crimson_effect_cards.h"
#include "model/games/game_cards.h"
#include "rules/core/json.h"
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/text/effect_text.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

bool isValid(const rules::effects::Effect& effect, rules::effects::CardKind kind)
{
    bool valid = true;
    rules::effects::checkEffect(
        effect, kind,
        [&valid](const std::string&, rules::effects::EffectProblem, const rules::Reason&) { valid = false; });
    return valid;
}

QString bodyOf(const rules::effects::Effect& effect, CardKind kind, Language language)
{
    return isValid(effect, ruleKind(kind))
               ? QString::fromStdString(rules::effects::effectText(effect, language).body)
               : QString();
}

QString jsonOf(const rules::effects::Effects& effects)
{
    return QString::fromStdString(rules::json::write(rules::effects::toJson(effects)));
}

/// What stands in the library for what the card does.
QString dataOf(const CardDraft& draft)
{
    return hasEffects(draft) ? jsonOf(draft.effects) : draft.data;
}

/// What people wrote between blanks and empty lines at the ends means nothing.
std::optional<QString> ifSaid(const QString& text)
{
    const QString plain = text.trimmed();
    return plain.isEmpty() ? std::nullopt : std::optional(plain);
}

/// The record of some layers as a draft; texts come from the topmost layer that has its own.
CardDraft draftOf(const std::vector<CardLayer>& layers)
{
    const CardRecord record = merged(layers);
    CardDraft draft;
    draft.game = record.game;
    draft.id = record.card.id;
    draft.kind = record.card.kind;
    draft.gender = record.gender;
    draft.strength = record.card.strength;
    if (hasEffects(draft))
        draft.effects = effectsFromJson(record.effects, record.card.kind);
    else
        draft.data = record.effects;
    draft.box = record.box;
    draft.picture = record.picture;
    for (const CardLayer& layer : layers) {
        if (layer.nameEn)
            draft.name.en = *layer.nameEn;
        if (layer.nameDe)
            draft.name.de = *layer.nameDe;
        if (layer.effects)
            draft.wording = {};
        if (layer.textEn)
            draft.wording.en = *layer.textEn;
        if (layer.textDe)
            draft.wording.de = *layer.textDe;
    }
    return draft;
}

std::vector<Clarification> clarificationsOf(const CardDraft& draft)
{
    std::vector<Clarification> all;
    for (const OwnAnswer& answer : draft.answers) {
        Clarification each;
        each.question = {answer.question.en.trimmed(), answer.question.de.trimmed()};
        each.answer = {answer.answer.en.trimmed(), answer.answer.de.trimmed()};
        // What is missing in one language is read in the other.
        for (LocalText* text : {&each.question, &each.answer}) {
            if (text->en.isEmpty())
                text->en = text->de;
            if (text->de.isEmpty())
                text->de = text->en;
        }
        all.push_back(std::move(each));
    }
    return all;
}

template <class T>
void correct(std::optional<T>& field, const T& now, const T& opened, const T& base)
{
    if (now == opened)
        return;
    if (now == base)
        field.reset();
    else
        field = now;
}

void correctText(std::optional<QString>& field, const QString& now, const QString& opened,
                 const QString& base)
{
    correct(field, now.trimmed(), opened.trimmed(), base.trimmed());
}

} // namespace

bool hasEffects(const CardDraft& draft)
{
    return gameCardsOr(draft.game).hasStrength();
}

rules::effects::CardKind ruleKind(CardKind kind)
{
    return ruleKindOf(kind);
}

StorageResult<std::optional<OpenedCard>> openCard(LibraryStore& store, const QString& game, const QString& id)
{
    auto layers = store.layers(game, id);
    if (!layers)
        return layers.error();
    auto own = store.ownerCard(game, id);
    if (!own)
        return own.error();
    const auto shown = store.record(game, id);
    if (!shown)
        return shown.error();
    if (!*shown)
        return std::optional<OpenedCard>();
    OpenedCard opened;
    opened.purpose = isOwn(own->layer) ? DraftPurpose::OwnCard : DraftPurpose::Correction;
    opened.draft = draftOf(*layers);
    std::erase_if(*layers, [](const CardLayer& layer) { return layer.layer == Layer::Owner; });
    opened.base = layers->empty() ? opened.draft : draftOf(*layers);
    opened.draft.tags = own->tags;
    for (const Clarification& each : own->clarifications)
        opened.draft.answers.push_back({each.question, each.answer});
    opened.base.tags = opened.draft.tags;
    opened.base.answers = opened.draft.answers;
    opened.former = std::move(own).value();
    return std::optional(std::move(opened));
}

OpenedCard newCard(const QString& game)
{
    OpenedCard opened;
    opened.draft.game = game;
    opened.draft.box = kOwnBox.toString();
    if (!hasEffects(opened.draft))
        opened.draft.data = gameCardsOr(game).begun();
    opened.base = opened.draft;
    return opened;
}

OpenedCard copyOf(const OpenedCard& opened, const LocalText& name)
{
    OpenedCard copy;
    copy.draft = opened.draft;
    copy.draft.id.clear();
    copy.draft.name = name;
    copy.draft.box = kOwnBox.toString();
    copy.base = copy.draft;
    return copy;
}

Card shownCard(const CardDraft& draft)
{
    CardLayer layer;
    layer.game = draft.game;
    layer.card =
        draft.id.isEmpty() ? ownIdOf(draft.name.en.isEmpty() ? draft.name.de : draft.name.en) : draft.id;
    layer.layer = Layer::Owner;
    layer.kind = draft.kind;
    layer.nameEn = ifSaid(draft.name.en);
    layer.nameDe = ifSaid(draft.name.de);
    if (hasEffects(draft))
        layer.strength = draft.strength;
    else
        layer.effects = draft.data;
    Card card = merged({layer}).card;
    if (draft.name.en.trimmed().isEmpty() && draft.name.de.trimmed().isEmpty())
        card.name = {u" "_s, u" "_s};
    card.effectFrom = Provenance::Owner;
    for (const rules::effects::Effect& effect : draft.effects)
        card.effects.push_back(
            {static_cast<EffectType>(effect.type),
             {bodyOf(effect, draft.kind, Language::English), bodyOf(effect, draft.kind, Language::German)}});
    writeOver(card.effects, draft.wording.en, Language::English);
    writeOver(card.effects, draft.wording.de, Language::German);
    for (CardEffect& effect : card.effects) {
        if (effect.text.en.isEmpty())
            effect.text.en = effect.text.de;
        if (effect.text.de.isEmpty())
            effect.text.de = effect.text.en;
    }
    return card;
}

QString writtenText(const CardDraft& draft, Language language)
{
    QStringList lines;
    if (!hasEffects(draft)) {
        for (const CardEffect& effect : gameCardsOr(draft.game).effects(draft.data, draft.kind))
            lines << effect.text.in(language);
    }
    for (const rules::effects::Effect& effect : draft.effects) {
        if (isValid(effect, ruleKind(draft.kind)))
            lines << QString::fromStdString(rules::effects::effectText(effect, language).text());
    }
    return lines.join(u'\n');
}

QString writtenWording(const CardDraft& draft, Language language)
{
    if (!hasEffects(draft))
        return writtenText(draft, language);
    QStringList lines;
    for (const rules::effects::Effect& effect : draft.effects)
        lines << bodyOf(effect, draft.kind, language);
    return lines.join(u'\n');
}

OwnerCard ownerCardOf(const OpenedCard& opened, const CardDraft& draft, const QString& id)
{
    OwnerCard own = opened.former;
    CardLayer& layer = own.layer;
    layer.game = draft.game;
    layer.card = id;
    layer.layer = Layer::Owner;
    if (opened.purpose == DraftPurpose::Correction) {
        const CardDraft& was = opened.draft;
        const CardDraft& base = opened.base;
        // A name that was cleared is the printed one again.
        const auto orBase = [](const QString& now, const QString& below) {
            return now.trimmed().isEmpty() ? below : now;
        };
        correctText(layer.nameEn, orBase(draft.name.en, base.name.en), was.name.en, base.name.en);
        correctText(layer.nameDe, orBase(draft.name.de, base.name.de), was.name.de, base.name.de);
        correct(layer.strength, draft.strength, was.strength, base.strength);
        correct(layer.effects, dataOf(draft), dataOf(was), dataOf(base));
        correctText(layer.textEn, draft.wording.en, was.wording.en, base.wording.en);
        correctText(layer.textDe, draft.wording.de, was.wording.de, base.wording.de);
        correctText(layer.box, draft.box, was.box, base.box);
        correctText(layer.picture, draft.picture, was.picture, base.picture);
    } else {
        layer.kind = draft.kind;
        layer.nameFrom = Provenance::Owner;
        layer.nameEn = ifSaid(draft.name.en);
        layer.nameDe = ifSaid(draft.name.de);
        layer.gender = draft.gender;
        const KindOfCard* kind = gameCardsOr(draft.game).kindOf(draft.kind);
        layer.strength = kind != nullptr && kind->hasStrength ? std::optional(draft.strength) : std::nullopt;
        layer.effects = dataOf(draft);
        layer.textEn = ifSaid(draft.wording.en);
        layer.textDe = ifSaid(draft.wording.de);
        layer.box = ifSaid(draft.box);
        layer.picture = ifSaid(draft.picture);
    }
    own.tags = draft.tags;
    own.clarifications = clarificationsOf(draft);
    return own;
}

} // namespace model
