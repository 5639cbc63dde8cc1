// SPDX-License-Identifier: GPL-3.0-or-later
// The second program of the storage tests: it does what its first argument says to the library that the
// second one names, and reports on standard output, line by line.
#include "model/files/file_writer.h"
#include "model/storage/transaction.h"
#include "tests/storage/child_full_disk.h"
#include "tests/storage/test_library.h"

#include <QCoreApplication>

#include <cstdio>
#include <string>
#include <unistd.h>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

namespace {

// Unbuffered: what has been reported has left the process, whatever happens to it next.
void report(const std::string& line)
{
    const std::string text = line + "\n";
    if (write(STDOUT_FILENO, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        _exit(3);
}

/// One entry with its note, together or not at all. Older notes are emptied so that the file stays small.
bool save(Database& database, int number)
{
    auto transaction = Transaction::begin(database);
    if (!transaction || !addEntry(database, number))
        return false;
    const QString body(2000 + number % 7 * 1500, QChar(u'a' + number % 26));
    return database.run(u"INSERT INTO notes (entry, body) SELECT id, ? FROM entries WHERE number = ?"_s, body,
                        number) &&
           database.run(
               u"UPDATE notes SET body = '' WHERE entry = (SELECT id FROM entries WHERE number = ?)"_s,
               number - 5) &&
           transaction->commit();
}

/// Saves numbered entries until it is killed, and reports each number when it is committed.
int saveForever(const LibraryFile& file)
{
    const Opening opening = file.open();
    if (!opening.database)
        return 1;
    // Often, so that many kills hit a checkpoint.
    if (!opening.database->value(u"PRAGMA wal_autocheckpoint = 15"_s))
        return 1;
    int number = opening.database->value(u"SELECT coalesce(max(number), 0) FROM entries"_s)->toInt();
    report("ready");
    while (save(*opening.database, ++number))
        report(std::to_string(number));
    return 1;
}

/// Saves a few entries, each reported when it is committed, and ends as programs do.
int saveSome(const LibraryFile& file, bool synced)
{
    constexpr int kEntries = 12;
    const Opening opening = file.open();
    if (!opening.database || !opening.database->value(u"PRAGMA wal_autocheckpoint = 10"_s) ||
        (!synced && !opening.database->run(u"PRAGMA synchronous = OFF"_s)))
        return 1;
    int number = opening.database->value(u"SELECT coalesce(max(number), 0) FROM entries"_s)->toInt();
    for (int i = 0; i < kEntries; ++i) {
        if (!save(*opening.database, ++number))
            return 1;
        report(std::to_string(number));
    }
    return 0;
}

/// Replaces a file a few times, and reports each version when it is in place.
int replaceFile(const QString& path)
{
    constexpr int kVersions = 8;
    for (int version = 1; version <= kVersions; ++version) {
        const QByteArray content = QByteArray::number(version) + QByteArray(version * 3000, 'x') + '.';
        if (!writeFile(path, content))
            return 1;
        report(std::to_string(version));
    }
    return 0;
}

int openOnce(const LibraryFile& file)
{
    report("opening");
    const Opening opening = file.open();
    report("opened");
    return opening.database ? 0 : 1;
}

/// Keeps a lock until standard input is closed.
int hold(const LibraryFile& file, bool keepReadersOut)
{
    auto database = Database::open(file.path(), Database::Access::ReadWrite);
    if (!database)
        return 1;
    if (keepReadersOut && !(*database)->value(u"PRAGMA journal_mode = DELETE"_s))
        return 1;
    if (!(*database)->run(u"BEGIN EXCLUSIVE"_s))
        return 1;
    report("holding");
    while (std::getchar() != EOF) {
    }
    return (*database)->run(u"ROLLBACK"_s) ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    const QString role = arguments[1];
    if (role == "fill-mounted-disk"_L1)
        return fillSmallDisk(arguments[2], SmallDisk::Mounted);
    if (role == "fill-to-limit"_L1)
        return fillSmallDisk(arguments[2], SmallDisk::Limit);
    const SystemClock clock;
    const LibraryFile file(arguments[2], testSteps(), clock);
    if (role == "save-forever"_L1)
        return saveForever(file);
    if (role == "save-some"_L1)
        return saveSome(file, true);
    if (role == "save-without-sync"_L1)
        return saveSome(file, false);
    if (role == "replace-file"_L1)
        return replaceFile(arguments[2]);
    if (role == "open-once"_L1)
        return openOnce(file);
    if (role == "hold-against-all"_L1)
        return hold(file, true);
    if (role == "hold-against-writers"_L1)
        return hold(file, false);
    return 2;
}
