// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/stored_words.h"

#include "model/games/game_cards.h"
#include "rules/core/card_head.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

using rules::kGenderWords;
using rules::kProvenanceWords;
/// In the order of EffectType.
constexpr std::array<std::string_view, kEffectTypes> kTypeWords{
    "deployment", "income", "recruitment", "destruction", "passive", "score", "ability"};

template <class Words, class E>
QString spelledWord(const Words& words, E value)
{
    const std::string_view word = words[static_cast<std::size_t>(value)];
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

template <class Words, class E>
E valueOf(const Words& words, const QString& word, E fallback)
{
    const auto found = std::find(words.begin(), words.end(), word.toStdString());
    return found == words.end() ? fallback : static_cast<E>(found - words.begin());
}

} // namespace

QString storedWord(const CardKind& kind)
{
    return kind.id();
}

QString storedWord(Provenance provenance)
{
    return spelledWord(kProvenanceWords, provenance);
}

QString storedWord(rules::Gender gender)
{
    return spelledWord(kGenderWords, gender);
}

std::optional<CardKind> cardKindOf(const QString& game, const QString& word)
{
    const CardKind kind(word);
    const GameCards* cards = gameCards(game);
    if (word.isEmpty() || (cards != nullptr && cards->kindOf(kind) == nullptr))
        return std::nullopt;
    return kind;
}

Provenance provenanceOf(const QString& word)
{
    return valueOf(kProvenanceWords, word, Provenance::House);
}

rules::Gender genderOf(const QString& word)
{
    return valueOf(kGenderWords, word, rules::Gender::Masculine);
}

QString storedTypes(const std::vector<CardEffect>& effects)
{
    QStringList words;
    for (const CardEffect& effect : effects)
        words << spelledWord(kTypeWords, effect.type);
    return storedText(words.join(u' '));
}

std::vector<EffectType> effectTypesOf(const QString& words)
{
    std::vector<EffectType> types;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        types.push_back(valueOf(kTypeWords, word, EffectType::Deployment));
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
