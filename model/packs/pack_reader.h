// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_archive.h"
#include "model/packs/pack_content.h"

namespace model {

/// How far a long work has come, and whether to stop. Both may be empty; called in the thread that works.
struct PackWatch
{
    std::function<void(int done, int total)> progress;
    std::function<bool()> cancelled;

    [[nodiscard]] bool stops() const { return cancelled && cancelled(); }
};

/// A pack that was read and checked. It may be installed if there is no problem.
struct PackReading
{
    PackManifest manifest;
    QByteArray manifestText;
    PackTexts texts; ///< all text files but the manifest
    PackContent content;
    PackProblems problems; ///< everything that is wrong, with its place
    bool cancelled = false;

    [[nodiscard]] bool isGood() const { return problems.empty() && !cancelled; }
};

/// Reads a pack as hostile and checks every byte of it; writes nothing but a temporary copy of a compressed
/// tar.
[[nodiscard]] PackReading readPack(const QString& path, const PackWatch& watch = {},
                                   const PackLimits& limits = {});

/// Reads a pack that was found good once more, for its pictures: `keepPicture` gets each with its hash; false
/// stops. The file may be another one by now, so its sums are checked against the manifest that was read
/// then; what they stand for need not be checked twice. Gone, if it has another manifest.
[[nodiscard]] PackReading
readPicturesAgain(const QString& path, const PackReading& before, const PackWatch& watch,
                  const std::function<bool(const QByteArray&, const QString&)>& keepPicture);

} // namespace model
