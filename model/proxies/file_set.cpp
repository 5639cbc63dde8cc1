// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/file_set.h"

#include <QFile>
#include <QFileDevice>
#include <QStringList>

namespace model {

namespace {

ProxyFailure failureOf(const FileWriter& file, const WriteError& error)
{
    return {ProxyFailure::Kind::CannotWrite, file.path(), error.reason, error.diskFull};
}

} // namespace

std::optional<ProxyFailure> FileSet::add(const QString& path, const QByteArray& content)
{
    auto file = std::make_unique<FileWriter>(path);
    if (const auto opened = file->open(); !opened)
        return failureOf(*file, opened.error());
    file->device().write(content);
    // A full disk is noticed here, and not when the first file has its name already.
    if (const auto settled = file->settle(); !settled)
        return failureOf(*file, settled.error());
    m_files.push_back(std::move(file));
    return std::nullopt;
}

std::optional<ProxyFailure> FileSet::commit()
{
    QStringList made;
    for (const std::unique_ptr<FileWriter>& file : m_files) {
        const bool isNew = !QFile::exists(file->path());
        if (const auto committed = file->commit(); !committed) {
            for (const QString& path : made)
                QFile::remove(path);
            return failureOf(*file, committed.error());
        }
        if (isNew)
            made << file->path();
    }
    m_files.clear();
    return std::nullopt;
}

} // namespace model
