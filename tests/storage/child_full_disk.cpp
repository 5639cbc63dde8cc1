// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/child_full_disk.h"

#include "model/storage/transaction.h"
#include "tests/storage/file_size_limit.h"
#include "tests/storage/test_library.h"
#include "tests/support/small_disk.h"

#include <QDir>

#include <cstdio>
#include <optional>

namespace storagetest {

using namespace model;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDiskSize = 2 * 1024 * 1024;

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

int fillSmallDisk(const QString& folder, SmallDisk kind)
{
    std::optional<FileSizeLimit> limit;
    if (kind == SmallDisk::Limit)
        limit.emplace(kDiskSize);
    else
        report("mounted", tests::mountSmallDisk(folder, kDiskSize) ? u"yes"_s : u"no"_s);

    const TestClock clock;
    const LibraryFile file(folder + u"/library"_s, testSteps(), clock);
    {
        const Opening opening = file.open();
        if (!opening.database)
            return 1;
        report("committed", QString::number(fill(*opening.database)));
        report("entries", QString::number(countOf(*opening.database, u"entries"_s)));
        report("notes", QString::number(countOf(*opening.database, u"notes"_s)));
        // On a full disk there is no room for a second file; a limit has to say so.
        if (kind == SmallDisk::Limit)
            limit.emplace(kDiskSize / 4);
        const auto backup = file.backUpIfDue();
        report("backup", backup ? u"made"_s : storageErrorName(backup.error().code));
        report("backups",
               QString::number(QDir(file.backups().folder())
                                   .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                                   .size()));
    }
    const Opening again = file.open(IntegrityDepth::Full);
    report("reopened", QString::number(static_cast<int>(again.outcome)));
    report("kept",
           again.database ? QString::number(countOf(*again.database, u"entries"_s)) : again.error->reason);
    return 0;
}

} // namespace storagetest
