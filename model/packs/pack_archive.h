// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/archive_entry.h"

#include <functional>
#include <memory>

class QFile;
class QIODevice;

namespace model {

/// An archive that is read as if its maker meant harm: opening checks its directory, names, sizes and limits,
/// and unpacks nothing but the compression of a tar; reading gives one file at a time, never more than it
/// announced, and checks what the archive itself says about it. Zip, tar, tar.gz and tar.xz, told by content
/// and not by name.
class PackArchive
{
public:
    /// What is wrong goes to the problems; an archive is given only where there are none. `cancelled` may be
    /// empty.
    static std::unique_ptr<PackArchive> open(const QString& path, const PackLimits& limits,
                                             PackProblems& problems,
                                             const std::function<bool()>& cancelled = {});
    ~PackArchive();

    /// Files, in the order of the archive; folders are left out.
    [[nodiscard]] const std::vector<ArchiveEntry>& files() const { return m_files; }

    /// The content of a file, at most `most` bytes.
    [[nodiscard]] PackResult<QByteArray> read(const ArchiveEntry& entry, qint64 most);

private:
    PackArchive() = default;

    std::unique_ptr<QFile> m_file;
    std::vector<ArchiveEntry> m_files;
};

} // namespace model
