// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_import.h"
#include "model/storage/library_file.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tests {

/// A new library in a folder of its own, with the built-in content in it unless told otherwise.
class StockedLibrary
{
public:
    explicit StockedLibrary(bool stocked = true)
    {
        const auto steps = model::SchemaSteps::builtIn();
        if (!steps)
            qFatal("%s", qPrintable(steps.error().reason));
        const model::SystemClock clock;
        model::Opening opening = model::LibraryFile(path(), *steps, clock).open();
        if (!opening.database)
            qFatal("%s", opening.error ? qPrintable(opening.error->reason) : "no library");
        m_database = std::move(opening.database);
        if (!stocked)
            return;
        const auto imported = model::importBuiltIn(*m_database);
        if (!imported)
            qFatal("%s", qPrintable(imported.error().reason));
    }

    [[nodiscard]] model::Database& database() { return *m_database; }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("library.castellan")); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<model::Database> m_database;
};

} // namespace tests

/// Fails the test with the reason of a StorageResult that holds an error.
#define VERIFY_DONE(expression)                                                                              \
    do {                                                                                                     \
        const auto& verified = (expression);                                                                 \
        QVERIFY2(verified, verified ? "" : qPrintable(verified.error().reason));                             \
    } while (false)
