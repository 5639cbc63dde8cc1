// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/keywords.h"

#include <array>

namespace model {

QString keyword(EffectType type, Language language)
{
    static const std::array<LocalText, kEffectTypes> names{{
        {QStringLiteral("Deployment"), QStringLiteral("Einsatz")},
        {QStringLiteral("Income"), QStringLiteral("Einkommen")},
        {QStringLiteral("Recruitment"), QStringLiteral("Rekrutierung")},
        {QStringLiteral("Destruction"), QStringLiteral("Zerstörung")},
        {QStringLiteral("Passive"), QStringLiteral("Passiv")},
        {QStringLiteral("Score"), QStringLiteral("Wertung")},
        {QStringLiteral("Ability"), QStringLiteral("Fähigkeit")},
    }};
    return names[static_cast<size_t>(type)].in(language);
}

QString effectLabel(const CardEffect& effect, Language language)
{
    const QString& label = effect.label.in(language);
    return label.isEmpty() ? keyword(effect.type, language) : label;
}

const LocalText& keywordLetters(EffectType type)
{
    static const std::array<LocalText, kEffectTypes> letters{{
        {QStringLiteral("Dp"), QStringLiteral("Es")},
        {QStringLiteral("In"), QStringLiteral("Ek")},
        {QStringLiteral("Re"), QStringLiteral("Re")},
        {QStringLiteral("Ds"), QStringLiteral("Ze")},
        {QStringLiteral("Pa"), QStringLiteral("Pa")},
        {QStringLiteral("Sc"), QStringLiteral("We")},
        {QStringLiteral("Ab"), QStringLiteral("Fä")},
    }};
    return letters[static_cast<size_t>(type)];
}

QChar provenanceMark(Provenance provenance)
{
    switch (provenance) {
    case Provenance::Rulebook: return u'●';
    case Provenance::Implied:
    case Provenance::Public: return u'◐';
    case Provenance::Owner: return u'✓';
    case Provenance::House: break;
    }
    return u'○';
}

} // namespace model
