// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_words.h"

#include "model/games/game_cards.h"
#include "model/library/keywords.h"

namespace model {

QString CardWords::provenance(Provenance provenance, bool printed)
{
    if (!printed)
        return provenance == Provenance::Owner ? tr("your own.")
                                               : tr("ours; this card has never been printed.");
    switch (provenance) {
    case Provenance::Rulebook: return tr("stated by the rulebook.");
    case Provenance::Implied: return tr("follows from a clarification in the rulebook.");
    case Provenance::Public: return tr("from a public page about the game.");
    case Provenance::Owner: return tr("copied from your printed card.");
    case Provenance::House: break;
    }
    return tr("a working value of ours. If your printed card differs, the card is right.");
}

QString CardWords::shortProvenance(Provenance provenance)
{
    switch (provenance) {
    case Provenance::Rulebook: return tr("rulebook");
    case Provenance::Implied: return tr("implied");
    case Provenance::Public: return tr("public page");
    case Provenance::Owner: return tr("your card");
    case Provenance::House: break;
    }
    return tr("house value");
}

QString cardInWords(const Card& card, Language language)
{
    const bool german = language == Language::German;
    QString text = card.name.in(language);
    if (!card.figures.empty())
        text += QStringLiteral(" (%1)").arg(card.figuresText(language));
    else if (const KindOfCard* kind = gameCardsOr(card.game).kindOf(card.kind); kind && !kind->hasStrength)
        text += QStringLiteral(" (%1)").arg(german ? kind->name.de : kind->name.en.toLower());
    else
        text +=
            (german ? QStringLiteral(" (Stärke %1)") : QStringLiteral(" (strength %1)")).arg(card.strength);
    for (const CardEffect& effect : card.effects)
        text += QStringLiteral("\n%1: %2").arg(effectLabel(effect, language), effect.text.in(language));
    return text;
}

} // namespace model
