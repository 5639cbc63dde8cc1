// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace storagetest {

/// Fills a file system of 2 MiB that is mounted on the folder for this process alone, and reports what became
/// of a library on it as lines "key value". Where mounting is not allowed, a file size limit takes its place.
int fillSmallDisk(const QString& folder);

} // namespace storagetest
