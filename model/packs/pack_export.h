// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_writer.h"
#include "model/storage/database.h"

namespace model {

/// What somebody wants to pass on. Cards that come with the program are not copied: of them only what was
/// corrected goes into the pack, as corrections. What the owner or a pack wrote about the cards comes along:
/// clarifications, rules, scenarios and the boxes they are in.
enum class ExportWhat {
    Selection,   ///< cards of any origin, and a deck
    Corrections, ///< what the owner corrected or answered about cards of others; those of a pack need it
    OwnCards,    ///< what the owner made
};

struct ExportRequest
{
    ExportWhat what = ExportWhat::Selection;
    PackManifest manifest;    ///< id, version, game, title, authors and licence; the rest is filled in
    QStringList cards;        ///< ids; none: all of the kind
    std::optional<Deck> deck; ///< Selection: comes along, with the cards it has
    PackTexts scenarios;      ///< more of them: name (letters, digits, hyphens) → text
};

/// A card that can be passed on.
struct ExportCard
{
    QString id;
    LocalText name;
    Layer home = Layer::Owner; ///< where it comes from
};

/// Gathers the pack; the source is empty where there is nothing to pass on.
[[nodiscard]] StorageResult<PackSource> gatherPack(Database& database, const ExportRequest& request);

/// Everything that the request could be about, whatever cards it names: for choosing among them. Cards of a
/// deck that come with the program as they are are not among them.
[[nodiscard]] StorageResult<std::vector<ExportCard>> exportCards(Database& database,
                                                                 const ExportRequest& request);

} // namespace model
