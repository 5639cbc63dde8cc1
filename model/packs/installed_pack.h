// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_content.h"
#include "model/storage/database.h"

#include <QDateTime>

namespace model {

/// A pack that is in the library, as a list shows it.
struct InstalledPack
{
    QString id;
    PackVersion version;
    QString game;
    LocalText title;
    QStringList authors;
    QString licence;
    int position = 0; ///< the highest wins where several packs give a value
    QDateTime installed;
    PackCounts counts;

    [[nodiscard]] QString titleIn(Language language) const
    {
        return title.in(language).isEmpty() ? id : title.in(language);
    }

    friend bool operator==(const InstalledPack&, const InstalledPack&) = default;
};

/// Everything of a pack that the library keeps but its pictures, which stay in the picture store: enough to
/// put it in again.
struct PackState
{
    QByteArray manifest;
    PackTexts texts;
    /// A new pack goes on top of the others, and one that is replaced stays where it is.
    static constexpr int kOnTop = 0;
    int position = kOnTop;
    QDateTime installed;
};

/// The tables pack and pack_file. What writes runs in the caller's transaction.
class PackTables
{
public:
    explicit PackTables(Database& database)
        : m_database(database)
    {}

    /// The winning ones first.
    StorageResult<std::vector<InstalledPack>> list();
    StorageResult<std::optional<PackState>> state(const QString& id);
    StorageResult<int> highestPosition();
    StorageResult<PackManifest> manifest(const QString& id);

    StorageResult<Done> put(const PackManifest& manifest, const PackState& state, const PackCounts& counts);
    StorageResult<Done> remove(const QString& id);
    StorageResult<Done> setPosition(const QString& id, int position);

private:
    Database& m_database;
};

} // namespace model
