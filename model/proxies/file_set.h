// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/file_writer.h"
#include "model/proxies/paged_output.h"

#include <memory>
#include <vector>

namespace model {

/// Files that belong together: all of them appear under their names, or none does.
class FileSet
{
public:
    /// The content waits beside its place until commit().
    [[nodiscard]] std::optional<ProxyFailure> add(const QString& path, const QByteArray& content);
    [[nodiscard]] std::optional<ProxyFailure> commit();

private:
    std::vector<std::unique_ptr<FileWriter>> m_files;
};

} // namespace model
