// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"

#include <QVariant>

namespace model {

/// Values as the library file spells them, which are those of the card files. Reading an unknown word gives
/// the fallback; an unknown kind of card is an error.
[[nodiscard]] QString storedWord(const CardKind& kind);
[[nodiscard]] QString storedWord(Provenance provenance);
[[nodiscard]] QString storedWord(rules::Gender gender);
/// The kind of a word; nothing if the game does not have it. Of a game that is not known any word is taken.
[[nodiscard]] std::optional<CardKind> cardKindOf(const QString& game, const QString& word);
[[nodiscard]] Provenance provenanceOf(const QString& word);
[[nodiscard]] rules::Gender genderOf(const QString& word);

/// The words of effect types, in the order of the effects, with blanks between; and back.
[[nodiscard]] QString storedTypes(const std::vector<CardEffect>& effects);
[[nodiscard]] std::vector<EffectType> effectTypesOf(const QString& words);

/// A text for a NOT NULL column: Qt stores a null string as NULL.
[[nodiscard]] QString storedText(const QString& text);

/// One entry a line; and back.
[[nodiscard]] QString storedList(const QStringList& list);
[[nodiscard]] QStringList listOf(const QString& lines);

template <class T>
[[nodiscard]] QVariant storedOrNull(const std::optional<T>& value)
{
    if (!value)
        return {};
    if constexpr (std::is_same_v<T, QString>)
        return storedText(*value);
    else if constexpr (std::is_same_v<T, QStringList>)
        return storedList(*value);
    else if constexpr (std::is_same_v<T, int>)
        return *value;
    else
        return storedWord(*value);
}

} // namespace model
