// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/child_full_disk.h"

#include "model/storage/transaction.h"
#include "tests/storage/file_size_limit.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QFile>

#include <cstdio>
#include <optional>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace storagetest {

using namespace model;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDiskSize = 2 * 1024 * 1024;

bool tell(const char* path, const QByteArray& text)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(text) == text.size();
}

/// Only root mounts; everybody else may do so among themselves, as the same user and group.
bool leaveTheCommonMounts()
{
    if (geteuid() == 0)
        return unshare(CLONE_NEWNS) == 0;
    const QByteArray user = QByteArray::number(geteuid());
    const QByteArray group = QByteArray::number(getegid());
    return unshare(CLONE_NEWNS | CLONE_NEWUSER) == 0 && tell("/proc/self/setgroups", "deny") &&
           tell("/proc/self/uid_map", user + ' ' + user + " 1") &&
           tell("/proc/self/gid_map", group + ' ' + group + " 1");
}

bool mountSmallDisk(const QString& folder)
{
    if (!leaveTheCommonMounts())
        return false;
    if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
        return false;
    const QByteArray options = "size=" + QByteArray::number(kDiskSize);
    return mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0, options.constData()) == 0;
}

void report(const char* key, const QString& value)
{
    std::printf("%s %s\n", key, qPrintable(value));
}

/// Saves entries until one is refused; returns how many were committed.
int fill(Database& database)
{
    for (int number = 1; number < 10'000; ++number) {
        auto transaction = Transaction::begin(database);
        StorageResult<Done> saved = transaction ? Done{} : StorageResult<Done>(transaction.error());
        if (saved)
            saved = addEntry(database, number);
        if (saved)
            saved =
                database.run(u"INSERT INTO notes (entry, body) SELECT id, ? FROM entries WHERE number = ?"_s,
                             QString(20'000, u'x'), number);
        if (saved)
            saved = transaction->commit();
        if (!saved) {
            report("refused", storageErrorName(saved.error().code));
            return number - 1;
        }
    }
    return -1;
}

} // namespace

int fillSmallDisk(const QString& folder)
{
    std::optional<FileSizeLimit> limit;
    const bool mounted = mountSmallDisk(folder);
    if (!mounted)
        limit.emplace(kDiskSize);
    report("disk", mounted ? u"mounted"_s : u"limit"_s);

    const TestClock clock;
    const LibraryFile file(folder + u"/library"_s, testSteps(), clock);
    {
        const Opening opening = file.open();
        if (!opening.database)
            return 1;
        report("committed", QString::number(fill(*opening.database)));
        report("entries", QString::number(countOf(*opening.database, u"entries"_s)));
        report("notes", QString::number(countOf(*opening.database, u"notes"_s)));
        const auto backup = file.backUpIfDue();
        report("backup", backup ? u"made"_s : storageErrorName(backup.error().code));
        report("backups", QString::number(QDir(file.backups().folder()).entryList(QDir::Files).size()));
    }
    const Opening again = file.open(IntegrityDepth::Full);
    report("reopened", QString::number(static_cast<int>(again.outcome)));
    report("kept",
           again.database ? QString::number(countOf(*again.database, u"entries"_s)) : again.error->reason);
    return 0;
}

} // namespace storagetest
