// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/backups.h"

#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/storage/file_condition.h"
#include "model/storage/placed_file.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString kindName(BackupKind kind)
{
    return kind == BackupKind::Daily ? u"daily"_s : u"migration"_s;
}

} // namespace

Backups::Backups(const QString& libraryPath, const Clock& clock)
    : m_folder(QFileInfo(libraryPath).absolutePath() + u"/backups"_s)
    , m_libraryName(QFileInfo(libraryPath).fileName())
    , m_clock(clock)
{}

QList<Backup> Backups::list() const
{
    QList<Backup> result;
    const QStringList names = QDir(m_folder).entryList(QDir::Files, QDir::Name);
    for (const QString& name : names) {
        if (auto backup = parse(name))
            result << *backup;
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Backup& a, const Backup& b) { return a.made > b.made; });
    return result;
}

std::optional<Backup> Backups::latestGood() const
{
    for (const Backup& backup : list()) {
        if (inspectFile(backup.path, IntegrityDepth::Full).state == FileState::Sound)
            return backup;
    }
    return {};
}

StorageResult<Backup> Backups::make(Database& database, BackupKind kind) const
{
    // Copying would not notice damage that merely hides rows.
    const auto problems = integrityProblems(database, IntegrityDepth::Quick);
    if (!problems)
        return problems.error();
    if (!problems->isEmpty())
        return StorageError{StorageErrorCode::Damaged, problems->join(u"; "_s)};
    const auto version = database.schemaVersion();
    if (!version)
        return version.error();

    makePrivateFolder(m_folder);
    removeRemainsOfKilledPrograms();
    const WorkFolder workshop(m_folder);
    if (!workshop.isValid())
        return StorageError{StorageErrorCode::ReadOnly, workshop.errorString()};
    const QString copy = workshop.filePath(u"copy"_s);
    if (auto copied = database.run(u"VACUUM INTO ?"_s, copy); !copied)
        return copied.error();
    const FileCondition checked = inspectFile(copy, IntegrityDepth::Full);
    if (checked.state != FileState::Sound)
        return StorageError{StorageErrorCode::Damaged, checked.reason};

    makePrivate(copy);
    auto backup = place(copy, kind, *version);
    if (backup)
        prune(backup->path);
    return backup;
}

StorageResult<std::optional<Backup>> Backups::makeDailyIfDue(Database& database) const
{
    const QDate today = m_clock.now().toUTC().date();
    for (const Backup& backup : list()) {
        if (backup.kind == BackupKind::Daily && backup.made.date() == today)
            return std::optional<Backup>();
    }
    auto made = make(database, BackupKind::Daily);
    if (!made)
        return made.error();
    return std::optional<Backup>(*made);
}

StorageResult<Backup> Backups::place(const QString& copy, BackupKind kind, int schemaVersion) const
{
    const QDateTime now = m_clock.now().toUTC();
    const QString start = u"%1/%2.%3"_s.arg(m_folder, m_libraryName, timeStamp(now));
    const QString end = u".%1.v%2"_s.arg(kindName(kind)).arg(schemaVersion);
    QString path = start + end;
    auto placed = placeFile(copy, path);
    // Another program may make one in the same second.
    for (int n = 2; !placed && placed.error().code == StorageErrorCode::Occupied; ++n) {
        path = u"%1-%2%3"_s.arg(start).arg(n).arg(end);
        placed = placeFile(copy, path);
    }
    if (!placed)
        return placed.error();
    return Backup{path, now, kind, schemaVersion};
}

std::optional<Backup> Backups::parse(const QString& fileName) const
{
    static const QRegularExpression tail(u"^\\.(\\d{8}T\\d{6})Z(?:-\\d+)?\\.(daily|migration)\\.v(\\d+)$"_s);
    if (!fileName.startsWith(m_libraryName))
        return {};
    const auto match = tail.match(fileName.mid(m_libraryName.size()));
    QDateTime made = QDateTime::fromString(match.captured(1), u"yyyyMMdd'T'HHmmss"_s);
    if (!match.hasMatch() || !made.isValid())
        return {};
    made.setTimeSpec(Qt::UTC);
    const BackupKind kind = match.captured(2) == "daily"_L1 ? BackupKind::Daily : BackupKind::BeforeMigration;
    return Backup{m_folder + u'/' + fileName, made, kind, match.captured(3).toInt()};
}

void Backups::prune(const QString& justMade) const
{
    QList<Backup> others = list();
    others.removeIf([&](const Backup& backup) { return backup.path == justMade; });
    for (const Backup& old : others.mid(kKept - 1))
        QFile::remove(old.path);
}

void Backups::removeRemainsOfKilledPrograms() const
{
    WorkFolder::removeAbandoned(m_folder);
    // Earlier versions named them so and took no lock. What is younger may be another program at work; the
    // file system dates by the system's clock.
    const QDateTime yesterday = QDateTime::currentDateTimeUtc().addDays(-1);
    const QDir dir(m_folder);
    const auto remains = dir.entryInfoList({u".partial-*"_s}, QDir::Dirs | QDir::Hidden);
    for (const QFileInfo& remain : remains) {
        if (remain.lastModified() < yesterday)
            QDir(remain.absoluteFilePath()).removeRecursively();
    }
}

} // namespace model
