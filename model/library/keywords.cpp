// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/keywords.h"

#include "rules/effects/text/effect_text.h"

#include <array>

namespace model {

QString keyword(EffectType type, Language language)
{
    if (type == EffectType::Ability)
        return language == Language::German ? QStringLiteral("Fähigkeit") : QStringLiteral("Ability");
    const std::string_view word =
        rules::effects::keyword(static_cast<rules::effects::EffectType>(type), language);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
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
