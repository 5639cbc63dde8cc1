// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/stored_words.h"

#include "rules/effects/effect_words.h"

#include <algorithm>

namespace model {

namespace {

constexpr QStringView kAbility = u"ability";

template <class E>
QString spelledWord(E value)
{
    const std::string_view word = rules::effects::wordsOf<E>()[static_cast<std::size_t>(value)];
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

template <class E>
E valueOf(const QString& word, E fallback)
{
    const auto words = rules::effects::wordsOf<E>();
    const auto found = std::find(words.begin(), words.end(), word.toStdString());
    return found == words.end() ? fallback : static_cast<E>(found - words.begin());
}

} // namespace

QString storedWord(CardKind kind)
{
    return kind == CardKind::Castle ? QStringLiteral("castle") : QStringLiteral("character");
}

QString storedWord(Provenance provenance)
{
    return spelledWord(provenance);
}

QString storedWord(rules::effects::Gender gender)
{
    return spelledWord(gender);
}

CardKind cardKindOf(const QString& word)
{
    return word == u"castle" ? CardKind::Castle : CardKind::Character;
}

Provenance provenanceOf(const QString& word)
{
    return valueOf(word, Provenance::House);
}

rules::effects::Gender genderOf(const QString& word)
{
    return valueOf(word, rules::effects::Gender::Masculine);
}

QString storedTypes(const std::vector<CardEffect>& effects)
{
    QStringList words;
    for (const CardEffect& effect : effects)
        words << (effect.type == EffectType::Ability
                      ? kAbility.toString()
                      : spelledWord(static_cast<rules::effects::EffectType>(effect.type)));
    return storedText(words.join(u' '));
}

std::vector<EffectType> effectTypesOf(const QString& words)
{
    std::vector<EffectType> types;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        types.push_back(word == kAbility ? EffectType::Ability
                                         : effectType(valueOf(word, rules::effects::EffectType::Deployment)));
    return types;
}

QString storedText(const QString& text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QString storedList(const QStringList& list)
{
    return storedText(list.join(u'\n'));
}

QStringList listOf(const QString& lines)
{
    return lines.split(u'\n', Qt::SkipEmptyParts);
}

} // namespace model
