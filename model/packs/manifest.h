// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/packs/pack_problem.h"
#include "model/packs/pack_version.h"

#include <QMap>
#include <QStringList>

namespace model {

/// The version of the format that this program writes and the highest that it reads.
inline constexpr int kPackFormat = 1;
inline constexpr QStringView kManifestFile = u"manifest.json";
/// The ending of packs.
inline constexpr QStringView kPackEnding = u"castellan-pack";
/// In `requires` this stands for the program itself.
inline constexpr QStringView kProgramItself = u"castellan";

struct PackNeed
{
    QString pack;
    VersionRange versions;
};

/// What a pack says about itself; see README.md here.
struct PackManifest
{
    QString id;
    PackVersion version;
    QString game;
    LocalText title;
    QStringList languages; ///< "de", "en": in which its texts are complete
    QStringList authors;
    QString licence;
    std::vector<PackNeed> needs;
    QMap<QString, QString> files; ///< path → SHA-256, all but the manifest itself

    /// The title, or the id where there is none.
    [[nodiscard]] QString titleIn(Language language) const;
};

/// What is wrong goes to the problems, all of it. `wantsFiles`: whether the sums have to be there.
[[nodiscard]] PackManifest readManifest(const QByteArray& json, bool wantsFiles, PackProblems& problems);

/// Equal manifests give equal bytes.
[[nodiscard]] QByteArray writeManifest(const PackManifest& manifest);

/// Lower case letters, digits and hyphens, 2 to 60 of them, from a letter on.
[[nodiscard]] bool isPackId(const QString& text);
/// The nearest id to any text; empty if nothing of it can be used.
[[nodiscard]] QString packIdFrom(const QString& text);

} // namespace model
