// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/placed_file.h"

#include <QByteArrayList>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// The library itself comes last: a program killed in between leaves at worst a library without its log,
// never a log that the next library would take for its own.
const QStringList& suffixes()
{
    static const QStringList list{u"-shm"_s, u"-wal"_s, u"-journal"_s, QString()};
    return list;
}

bool occupied(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() || file.isSymLink();
}

StorageError systemError(const QString& path)
{
    const int number = errno;
    StorageErrorCode code = StorageErrorCode::WriteFailed;
    if (number == ENOSPC || number == EDQUOT)
        code = StorageErrorCode::DiskFull;
    else if (number == EACCES || number == EROFS || number == EPERM)
        code = StorageErrorCode::ReadOnly;
    return {code, u"%1: %2"_s.arg(path, QString::fromLocal8Bit(std::strerror(number)))};
}

StorageResult<Done> syncToDisk(const QString& path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(path);
    const bool synced = ::fsync(descriptor) == 0;
    // Some file systems cannot sync a folder and say so with EINVAL.
    StorageResult<Done> result = synced || errno == EINVAL ? StorageResult<Done>(Done{}) : systemError(path);
    ::close(descriptor);
    return result;
}

int renameNoReplace(const QByteArray& from, const QByteArray& to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    // Some network file systems cannot promise it in one go.
    if (errno != EINVAL && errno != ENOSYS)
        return -1;
    return ::rename(from.constData(), to.constData());
}

StorageResult<Done> renameWithoutReplacing(const QString& from, const QString& to)
{
    if (occupied(to))
        return StorageError{StorageErrorCode::Occupied, u"%1 exists"_s.arg(to)};
    if (renameNoReplace(QFile::encodeName(from), QFile::encodeName(to)) == 0)
        return Done{};
    if (errno == EEXIST)
        return StorageError{StorageErrorCode::Occupied, u"%1 exists"_s.arg(to)};
    return systemError(from);
}

/// Files of SQLite begin with a number of their kind, a journal that is done with zeros.
StrayLog strayFile(const QString& path, const QByteArrayList& beginnings)
{
    if (!occupied(path))
        return StrayLog::None;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return StrayLog::Other;
    if (file.size() == 0)
        return StrayLog::None;
    const QByteArray begins = file.read(8);
    for (const QByteArray& beginning : beginnings)
        if (begins.startsWith(beginning))
            return StrayLog::Log;
    return StrayLog::Other;
}

QString freeName(const QString& path, const QDateTime& when)
{
    const QString wished = u"%1.damaged-%2"_s.arg(path, timeStamp(when));
    QString name = wished;
    for (int n = 2;; ++n) {
        bool taken = false;
        for (const QString& suffix : suffixes())
            taken = taken || occupied(name + suffix);
        if (!taken)
            return name;
        name = u"%1-%2"_s.arg(wished).arg(n);
    }
}

} // namespace

StorageResult<Done> placeFile(const QString& finished, const QString& path)
{
    if (auto synced = syncToDisk(finished); !synced)
        return synced;
    if (auto renamed = renameWithoutReplacing(finished, path); !renamed)
        return renamed;
    return syncToDisk(QFileInfo(path).absolutePath());
}

StorageResult<QString> setFileAside(const QString& path, const QDateTime& when)
{
    const QString aside = freeName(path, when);
    for (const QString& suffix : suffixes()) {
        // A library never is a folder, and what SQLite keeps next to it is none either.
        if (!occupied(path + suffix) || QFileInfo(path + suffix).isDir())
            continue;
        if (auto moved = renameWithoutReplacing(path + suffix, aside + suffix); !moved)
            return moved.error();
    }
    if (auto synced = syncToDisk(QFileInfo(path).absolutePath()); !synced)
        return synced.error();
    return aside;
}

StrayLog strayLog(const QString& path)
{
    if (occupied(path))
        return StrayLog::None;
    const StrayLog log = strayFile(path + u"-wal"_s, {"\x37\x7f\x06\x82", "\x37\x7f\x06\x83"});
    const StrayLog journal =
        strayFile(path + u"-journal"_s, {"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", QByteArray(8, '\0')});
    return std::max(log, journal);
}

QString timeStamp(const QDateTime& when)
{
    return when.toUTC().toString(u"yyyyMMdd'T'HHmmss'Z'"_s);
}

} // namespace model
