// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/file_condition.h"

#include "model/storage/migrator.h"
#include "model/storage/transaction.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace model {

using namespace Qt::StringLiterals;

namespace {

FileCondition condition(FileState state, const QString& reason)
{
    FileCondition result;
    result.state = state;
    result.reason = reason;
    return result;
}

FileCondition conditionFrom(const StorageError& error)
{
    FileState state = FileState::Unreadable;
    if (error.code == StorageErrorCode::Damaged)
        state = FileState::Damaged;
    else if (error.code == StorageErrorCode::Locked)
        state = FileState::Locked;
    FileCondition result = condition(state, error.reason);
    result.code = error.code;
    return result;
}

FileCondition inspectOpened(Database& database, IntegrityDepth depth)
{
    const auto snapshot = Transaction::beginReading(database);
    if (!snapshot)
        return conditionFrom(snapshot.error());
    const auto problems = integrityProblems(database, depth);
    if (!problems)
        return conditionFrom(problems.error());
    if (!problems->isEmpty())
        return condition(FileState::Damaged, problems->join(u"; "_s));
    const auto version = database.schemaVersion();
    if (!version)
        return conditionFrom(version.error());
    const auto owner = database.value(u"PRAGMA application_id"_s);
    if (!owner)
        return conditionFrom(owner.error());
    const auto content = database.value(u"SELECT count(*) FROM sqlite_schema"_s);
    if (!content)
        return conditionFrom(content.error());
    const bool blank = *version == 0 && owner->toInt() == 0 && content->toInt() == 0;
    if (owner->toInt() != kApplicationId && !blank)
        return condition(FileState::Foreign, u"application id %1"_s.arg(owner->toInt()));
    FileCondition sound;
    sound.state = FileState::Sound;
    sound.schemaVersion = *version;
    return sound;
}

/// Whether a file begins as every library does: with SQLite's words and our number at its place in the
/// header. Only for files that SQLite cannot use: closing a file releases the locks that SQLite holds on it.
bool beginsLikeALibrary(const QString& path)
{
    constexpr qsizetype kPlaceOfId = 68;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(kPlaceOfId + 4);
    return header.size() == kPlaceOfId + 4 && header.startsWith(QByteArray("SQLite format 3", 16)) &&
           qFromBigEndian<qint32>(header.constData() + kPlaceOfId) == kApplicationId;
}

FileCondition damagedOrForeign(const QString& path, const QString& reason)
{
    return condition(beginsLikeALibrary(path) ? FileState::Damaged : FileState::Foreign, reason);
}

bool folderIsWritable(const QString& path)
{
    return QFileInfo(QFileInfo(path).absolutePath()).isWritable();
}

} // namespace

Database::Access readingAccess(const QString& path)
{
    // A log that still holds something must be read, and then only the ordinary way is right.
    const bool hasLog = QFileInfo(path + u"-wal"_s).size() > 0;
    return folderIsWritable(path) || hasLog ? Database::Access::ReadOnly : Database::Access::Immutable;
}

FileCondition inspectFile(const QString& path, IntegrityDepth depth, std::chrono::milliseconds busyTimeout)
{
    const QFileInfo file(path);
    if (!file.exists() && !file.isSymLink())
        return {};
    if (file.isDir())
        return condition(FileState::Foreign, u"a folder has the name of the library"_s);
    if (!file.isFile() || !file.isReadable())
        return condition(FileState::Unreadable, u"the file cannot be read"_s);
    // For SQLite a file of no or one byte is a database without tables; a library never is one, because it
    // gets its name when it is complete. No database is smaller than the smallest page.
    constexpr qint64 kSmallestPage = 512;
    if (file.size() < kSmallestPage)
        return damagedOrForeign(path, u"the file has only %1 bytes"_s.arg(file.size()));

    auto database = Database::open(path, readingAccess(path), busyTimeout);
    // A rollback journal left by a killed program can only be played back by a writer.
    if (!database && database.error().code == StorageErrorCode::ReadOnly && file.isWritable())
        database = Database::open(path, Database::Access::ReadWrite, busyTimeout);
    if (!database && database.error().code == StorageErrorCode::Damaged)
        return damagedOrForeign(path, database.error().reason);
    if (!database)
        return conditionFrom(database.error());
    FileCondition result = inspectOpened(**database, depth);
    if (result.state == FileState::Damaged)
        return damagedOrForeign(path, result.reason);
    result.writable = file.isWritable() && folderIsWritable(path);
    return result;
}

} // namespace model
