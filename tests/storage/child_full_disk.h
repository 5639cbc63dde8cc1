// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace storagetest {

enum class SmallDisk {
    Mounted, ///< a file system of 2 MiB that is mounted on the folder for this process alone
    Limit,   ///< no file may be larger than that; works for everybody
};

/// Fills a small disk and reports what became of a library on it as lines "key value".
int fillSmallDisk(const QString& folder, SmallDisk kind);

} // namespace storagetest
