// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/library_file.h"

#include <QMap>
#include <QTemporaryDir>

/// Fails the test with the reason of a StorageResult that holds an error.
#define VERIFY_DONE(expression)                                                                              \
    do {                                                                                                     \
        const auto& verified = (expression);                                                                 \
        QVERIFY2(verified, verified ? "" : qPrintable(verified.error().reason));                             \
    } while (false)

/// Fails the test unless an Opening has the outcome; shows the reason it carries.
#define COMPARE_OUTCOME(opening, expected)                                                                   \
    QVERIFY2((opening).outcome == (expected),                                                                \
             qPrintable(QStringLiteral("outcome %1, expected %2: %3")                                        \
                            .arg(int((opening).outcome))                                                     \
                            .arg(int(expected))                                                              \
                            .arg((opening).error ? (opening).error->reason : QString())))

namespace storagetest {

/// Stands still until told otherwise; starts at noon so that hours can be added within the day.
class TestClock final : public model::Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return m_now; }
    void advanceDays(int days) { m_now = m_now.addDays(days); }
    void advanceSeconds(int seconds) { m_now = m_now.addSecs(seconds); }

private:
    QDateTime m_now{QDate(2031, 5, 17), QTime(12, 0), Qt::UTC};
};

/// A schema that grew in four steps: a table, one that refers to it and is filled from it, a column with a
/// trigger, and a rebuild of the table that is referred to. `count` is how far it had come.
inline constexpr int kTestSteps = 4;
[[nodiscard]] QStringList testScripts(int count = kTestSteps);
[[nodiscard]] model::SchemaSteps testSteps(int count = kTestSteps);

/// A library in a folder of its own that goes away with the test.
class TestLibrary
{
public:
    TestLibrary();

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("library.castellan")); }
    [[nodiscard]] model::LibraryFile file(int steps = kTestSteps) const;

    /// Creates it, at the version of so many steps, with entries 1 … rows.
    void create(int steps = kTestSteps, int rows = 0) const;

    /// Every file below the folder with a hash of its content, and every folder. Leaves out what a reader may
    /// put beside the library: shared memory and a log without a byte.
    [[nodiscard]] QMap<QString, QByteArray> everything() const;

    TestClock clock;

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] model::StorageResult<model::Done> addEntry(model::Database& database, int number);
[[nodiscard]] int countOf(model::Database& database, const QString& table);
[[nodiscard]] QByteArray contentOf(const QString& path);
void writeContent(const QString& path, const QByteArray& content);

/// Damage that reads without an error and merely hides rows: the last table page claims to hold a single one.
void hideRows(const QString& path);

} // namespace storagetest
