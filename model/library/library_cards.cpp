// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_cards.h"

#include "rules/effects/text/effect_text.h"

namespace model {

namespace {

LocalText localText(const rules::BothLanguages& text)
{
    return {QString::fromStdString(text.en), QString::fromStdString(text.de)};
}

std::vector<CardEffect> effectsOf(const rules::effects::Effects& effects)
{
    std::vector<CardEffect> result;
    for (const rules::effects::Effect& effect : effects) {
        const auto text = [&effect](Language language) {
            return QString::fromStdString(rules::effects::effectText(effect, language).body);
        };
        result.push_back({effect.type, {text(Language::English), text(Language::German)}});
    }
    return result;
}

} // namespace

std::vector<Card> cardsOf(const rules::effects::Library& library)
{
    std::vector<Card> cards;
    for (const rules::effects::Character& character : library.characters) {
        Card card;
        card.id = QString::fromStdString(character.id);
        card.name = localText(character.name);
        for (const std::string& name : character.otherNames)
            card.otherNames << QString::fromStdString(name);
        card.strength = character.strength;
        card.strengthFrom = character.strengthFrom;
        card.effectFrom = character.effectFrom;
        card.effects = effectsOf(character.effects);
        cards.push_back(std::move(card));
    }
    for (const rules::effects::Castle& castle : library.castles) {
        Card card;
        card.id = QString::fromStdString(castle.id);
        card.kind = CardKind::Castle;
        card.name = localText(castle.name);
        card.effectFrom = castle.effectFrom;
        card.effects = effectsOf(castle.effects);
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace model
