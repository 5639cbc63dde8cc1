// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_writer.h"
#include "model/storage/database.h"

namespace model {

/// What somebody wants to pass on. Cards that come with the program are not copied: of them only what was
/// corrected goes into the pack, as corrections. Clarifications of those cards that the owner or a pack wrote
/// come along.
enum class ExportWhat {
    Selection,   ///< these cards
    Corrections, ///< everything the owner corrected about cards of others
    OwnCards,    ///< everything the owner made
};

struct ExportRequest
{
    ExportWhat what = ExportWhat::Selection;
    PackManifest manifest; ///< id, version, game, title, authors and licence; the rest is filled in
    QStringList cards;     ///< Selection: ids; of a deck, its characters and castles
};

/// Gathers the pack; the source is empty where there is nothing to pass on.
[[nodiscard]] StorageResult<PackSource> gatherPack(Database& database, const ExportRequest& request);

/// The ids that the request is about, for showing them.
[[nodiscard]] StorageResult<QStringList> exportedCards(Database& database, const ExportRequest& request);

} // namespace model
