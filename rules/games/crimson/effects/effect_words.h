// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json_walk.h"
#include "rules/core/suggest.h"
#include "rules/games/crimson/effects/effect.h"
#include "rules/games/crimson/effects/library.h"

#include <optional>
#include <span>
#include <string_view>

/// The words of the effect format: one for each value of each enum of the vocabulary, in the order of the
/// enum. The reader, the writer, messages and the effect builder all use this one table.
namespace rules::effects {

template <class E>
[[nodiscard]] std::span<const std::string_view> wordsOf();

template <>
std::span<const std::string_view> wordsOf<EffectType>();
template <>
std::span<const std::string_view> wordsOf<Moment>();
template <>
std::span<const std::string_view> wordsOf<Who>();
template <>
std::span<const std::string_view> wordsOf<LaneScope>();
template <>
std::span<const std::string_view> wordsOf<SideScope>();
template <>
std::span<const std::string_view> wordsOf<FaceScope>();
template <>
std::span<const std::string_view> wordsOf<Pick>();
template <>
std::span<const std::string_view> wordsOf<OpCode>();
template <>
std::span<const std::string_view> wordsOf<Source>();
template <>
std::span<const std::string_view> wordsOf<Partner>();
template <>
std::span<const std::string_view> wordsOf<Change>();
template <>
std::span<const std::string_view> wordsOf<WinRule>();
template <>
std::span<const std::string_view> wordsOf<AmountOf>();
template <>
std::span<const std::string_view> wordsOf<Condition>();
template <>
std::span<const std::string_view> wordsOf<Provenance>();
template <>
std::span<const std::string_view> wordsOf<Gender>();

template <class E>
[[nodiscard]] std::string_view wordOf(E value)
{
    return wordsOf<E>()[static_cast<std::size_t>(value)];
}

/// The value of the word at a place; `what` names it in the message ("op"). `from` and `count` narrow the
/// words that fit, for enums of which the format writes only some.
template <class E>
[[nodiscard]] std::optional<E> readWord(const json::Place& place, std::string_view what, std::size_t from = 0,
                                        std::size_t count = std::dynamic_extent)
{
    const std::string* written = place.text();
    if (!written)
        return std::nullopt;
    const auto words = wordsOf<E>().subspan(from, count);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == *written)
            return static_cast<E>(from + i);
    }
    place.refuse(unknownWord(what, *written, words));
    return std::nullopt;
}

} // namespace rules::effects
