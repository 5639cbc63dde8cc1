// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_content.h"
#include "model/storage/database.h"

namespace model {

/// Adds to the texts of a pack what packs and the owner wrote about these cards: clarifications, the clauses
/// about the cards and those that are named there, terms of these, and scenarios that are named or show one
/// of the cards. What the owner answered gets ids of the new pack, because others have answers of their own.
/// `strangers`: those of the cards that do not come with the program.
[[nodiscard]] StorageResult<Done> addRules(Database& database, const PackManifest& manifest,
                                           const QStringList& cards, const QStringList& strangers,
                                           PackTexts& texts);

} // namespace model
