// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_reader.h"

namespace model {

/// What a pack is made from: the manifest without sums, texts, and pictures where they lie.
struct PackSource
{
    PackManifest manifest;
    PackTexts texts;                 ///< path in the pack → content
    QMap<QString, QString> pictures; ///< path in the pack → file
};

/// Writes a pack: first its files by path, each stored as it is, with fixed times and rights, so that the
/// same content gives the same bytes on every machine. The file appears complete or not at all. What was
/// written is read again as any pack is; its problems are given, and then there is no file.
[[nodiscard]] PackReading writePack(const PackSource& source, const QString& path,
                                    const PackWatch& watch = {});

/// A folder laid out like a pack, with a manifest.json that needs no sums. Files that have no place in a pack
/// are problems; those whose name begins with a dot are left out.
[[nodiscard]] PackReading buildPack(const QString& folder, const QString& path, const PackWatch& watch = {});

} // namespace model
