// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_import.h"
#include "model/storage/library_file.h"
#include "model/storage/transaction.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tests {

/// A new library in a folder of its own, with the built-in content in it unless told otherwise. The content
/// is imported once a program; every library of it is a copy.
class StockedLibrary
{
public:
    explicit StockedLibrary(bool stocked = true)
    {
        if (stocked && !QFile::copy(stockedFile(), path()))
            qFatal("%s cannot be written", qPrintable(path()));
        m_database = opened(path());
    }

    [[nodiscard]] model::Database& database() { return *m_database; }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("library.castellan")); }

private:
    static std::unique_ptr<model::Database> opened(const QString& path)
    {
        const auto steps = model::SchemaSteps::builtIn();
        if (!steps)
            qFatal("%s", qPrintable(steps.error().reason));
        const model::SystemClock clock;
        model::Opening opening = model::LibraryFile(path, *steps, clock).open();
        if (!opening.database)
            qFatal("%s", opening.error ? qPrintable(opening.error->reason) : "no library");
        return std::move(opening.database);
    }
    static QString stockedFile()
    {
        static const QTemporaryDir folder;
        static const QString file = [] {
            QString made = folder.filePath(QStringLiteral("stocked.castellan"));
            const auto database = opened(made);
            if (const auto imported = model::importBuiltIn(*database); !imported)
                qFatal("%s", qPrintable(imported.error().reason));
            return made; // closed, so all of it is in this one file
        }();
        return file;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<model::Database> m_database;
};

/// Runs `write`, which gives a StorageResult, in a transaction of its own.
template <class Write>
auto inTransaction(model::Database& database, Write&& write) -> decltype(write())
{
    auto transaction = model::Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    auto written = write();
    if (written)
        if (const auto done = transaction->commit(); !done)
            return done.error();
    return written;
}

} // namespace tests

/// Fails the test with the reason of a StorageResult that holds an error.
#define VERIFY_DONE(expression)                                                                              \
    do {                                                                                                     \
        const auto& verified = (expression);                                                                 \
        QVERIFY2(verified, verified ? "" : qPrintable(verified.error().reason));                             \
    } while (false)
