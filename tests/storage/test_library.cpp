// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/test_library.h"

#include "model/storage/transaction.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>

#include <cstdlib>

namespace storagetest {

using namespace Qt::StringLiterals;

namespace {

// A set-up that fails would make the checks after it meaningless.
void require(bool condition, const QString& what)
{
    if (condition)
        return;
    qCritical("test set-up failed: %s", qPrintable(what));
    std::abort();
}

bool isSidecar(const QString& path)
{
    return path.endsWith("-shm"_L1) || (path.endsWith("-wal"_L1) && QFileInfo(path).size() == 0);
}

} // namespace

QStringList testScripts(int count)
{
    const QStringList all{
        u"CREATE TABLE entries (id INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE, text TEXT NOT NULL);"_s,
        u"CREATE TABLE notes (id INTEGER PRIMARY KEY,"
        "  entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE, body TEXT NOT NULL);"
        "INSERT INTO notes (entry, body) SELECT id, 'on ' || text FROM entries;"_s,
        u"ALTER TABLE entries ADD COLUMN weight INTEGER NOT NULL DEFAULT 0;"
        "CREATE TRIGGER weigh AFTER INSERT ON entries BEGIN"
        "  UPDATE entries SET weight = CASE WHEN length(text) > 5 THEN 2 ELSE 1 END WHERE id = new.id;"
        "END;"
        "UPDATE entries SET weight = 7;"_s,
        u"CREATE TABLE entries_new (id INTEGER PRIMARY KEY, number INTEGER NOT NULL UNIQUE, text TEXT NOT "
        u"NULL,"
        "  weight INTEGER NOT NULL DEFAULT 0 CHECK (weight >= 0));"
        "INSERT INTO entries_new SELECT id, number, text, weight FROM entries;"
        "DROP TABLE entries;"
        "ALTER TABLE entries_new RENAME TO entries;"_s,
    };
    return all.mid(0, count);
}

model::SchemaSteps testSteps(int count)
{
    auto steps = model::SchemaSteps::fromScripts(testScripts(count));
    require(steps.has_value(), steps ? QString() : steps.error().reason);
    return *steps;
}

TestLibrary::TestLibrary()
{
    require(m_folder.isValid(), m_folder.errorString());
}

model::LibraryFile TestLibrary::file(int steps) const
{
    return model::LibraryFile(path(), testSteps(steps), clock, std::chrono::milliseconds(200));
}

void TestLibrary::create(int steps, int rows) const
{
    const model::Opening opening = file(steps).startEmpty();
    require(opening.outcome == model::OpenOutcome::Created, u"not created"_s);
    auto transaction = model::Transaction::begin(*opening.database);
    require(transaction.has_value(), u"no transaction"_s);
    for (int number = 1; number <= rows; ++number)
        require(addEntry(*opening.database, number).has_value(), u"no entry"_s);
    require(transaction->commit().has_value(), u"no commit"_s);
}

QMap<QString, QByteArray> TestLibrary::everything() const
{
    QMap<QString, QByteArray> result;
    QDirIterator iterator(folder(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        const QString entry = iterator.next();
        if (isSidecar(entry))
            continue;
        const QByteArray hash =
            iterator.fileInfo().isDir()
                ? QByteArray("folder")
                : QCryptographicHash::hash(contentOf(entry), QCryptographicHash::Sha1).toHex();
        result.insert(entry, hash);
    }
    return result;
}

model::StorageResult<model::Done> addEntry(model::Database& database, int number)
{
    return database.run(u"INSERT INTO entries (number, text) VALUES (?, ?)"_s, number,
                        u"entry %1"_s.arg(number));
}

int countOf(model::Database& database, const QString& table)
{
    const auto count = database.value(u"SELECT count(*) FROM %1"_s.arg(table));
    return count ? count->toInt() : -1;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    require(file.open(QIODevice::ReadOnly), path);
    return file.readAll();
}

void writeContent(const QString& path, const QByteArray& content)
{
    QFile file(path);
    require(file.open(QIODevice::WriteOnly | QIODevice::Truncate), path);
    require(file.write(content) == content.size() && file.flush(), path);
}

void hideRows(const QString& path)
{
    constexpr qsizetype kPage = 4096;
    constexpr char kTableLeaf = 13;
    QByteArray content = contentOf(path);
    qsizetype page = content.size() - kPage;
    while (page > 0 && content[page] != kTableLeaf)
        page -= kPage;
    require(page > 0, u"no table page"_s);
    // Bytes 3 and 4 of a page are the number of its rows, see "B-tree Pages" of SQLite's file format.
    content[page + 3] = 0;
    content[page + 4] = 1;
    writeContent(path, content);
}

} // namespace storagetest
