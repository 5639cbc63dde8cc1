// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/file_set.h"

#include <QFile>
#include <QStringList>

namespace model {

namespace {

ProxyFailure failureOf(const QSaveFile& file)
{
    return {ProxyFailure::Kind::CannotWrite, file.fileName(), file.errorString()};
}

} // namespace

std::optional<ProxyFailure> FileSet::add(const QString& path, const QByteArray& content)
{
    auto file = std::make_unique<QSaveFile>(path);
    // A full disk is noticed here, and not when the first file has its name already.
    if (!file->open(QIODevice::WriteOnly) || file->write(content) != content.size() || !file->flush())
        return failureOf(*file);
    m_files.push_back(std::move(file));
    return std::nullopt;
}

std::optional<ProxyFailure> FileSet::commit()
{
    QStringList made;
    for (const std::unique_ptr<QSaveFile>& file : m_files) {
        const bool isNew = !QFile::exists(file->fileName());
        if (!file->commit()) {
            for (const QString& path : made)
                QFile::remove(path);
            return failureOf(*file);
        }
        if (isNew)
            made << file->fileName();
    }
    m_files.clear();
    return std::nullopt;
}

} // namespace model
