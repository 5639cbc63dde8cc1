// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "model/rulebook/clause.h"
#include "model/storage/storage_error.h"

namespace model {

/// Everything that the owner says about one card: values, tags and questions answered. A card of the owner's
/// own has a kind in its layer, a correction has none. One of the owner's own that was removed has lost its
/// kind and keeps the rest, so that it can be brought back.
struct OwnerCard
{
    CardLayer layer;
    QStringList tags;
    std::vector<Clarification> clarifications; ///< ids and cards are given when it is written

    friend bool operator==(const OwnerCard&, const OwnerCard&) = default;
};

/// Ids of own cards begin with this, and no other's do. The box they are in.
inline constexpr QStringView kOwnPrefix = u"own-";
inline constexpr QStringView kOwnBox = u"own-cards";
/// Clarification::source of the owner's.
inline constexpr QStringView kOwnSource = u"owner";

inline constexpr std::size_t kMostOwnClarifications = 20;
inline constexpr qsizetype kLongestQuestion = 400;
inline constexpr qsizetype kLongestAnswer = 4000;
inline constexpr qsizetype kLongestCardTag = 60;
inline constexpr qsizetype kMostCardTags = 50;

/// Whether the layer is a card of the owner's own, shown or removed.
[[nodiscard]] bool isOwn(const CardLayer& layer);

/// The id that a name makes: "own-storm-witch" for "Storm Witch", always a valid id.
[[nodiscard]] QString ownIdOf(const QString& name);

/// Why the card cannot be written; nothing if it can. Values are taken as they may be: from a form, a draft,
/// a file. Effects are made canonical.
[[nodiscard]] StorageResult<Done> makeFit(OwnerCard& card);

} // namespace model
