// SPDX-License-Identifier: GPL-3.0-or-later

// A library of which some bytes were changed: opening ends and says what it found, a file that is opened can
// be searched, and one that is not is where it was or set aside. The input is a list of changes to one
// library: three bytes for the place, one for the value.
#include "model/library/library_import.h"
#include "model/library/library_store.h"
#include "model/search/index_health.h"
#include "model/search/search_engine.h"
#include "model/storage/library_file.h"
#include "tests/support/fuzz_bytes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace {

using namespace model;

/// A small library as a sound program left it.
const QByteArray& soundLibrary()
{
    static const QByteArray content = [] {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("library.castellan"));
        const auto steps = SchemaSteps::builtIn();
        const SystemClock clock;
        {
            const Opening opening = LibraryFile(path, *steps, clock).open();
            if (!opening.database || !importBuiltIn(*opening.database))
                require("a library is made");
        }
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            require("a library can be read");
        return file.readAll();
    }();
    return content;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "library_file_fuzz";
    static char* argv[] = {name, nullptr};
    static const QCoreApplication app(argc, argv);
    static const auto steps = SchemaSteps::builtIn();
    static const SystemClock clock;
    QByteArray content = soundLibrary();
    FuzzBytes bytes(data, std::min<std::size_t>(size, 400));
    while (!bytes.empty()) {
        const qsizetype place = bytes.word() << 8 | bytes.byte();
        content[place % content.size()] = static_cast<char>(bytes.byte());
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("library.castellan"));
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            require("the file is written");
    }
    const Opening opening = LibraryFile(path, *steps, clock).open();
    if (!opening.database) {
        if (!opening.error && opening.outcome != OpenOutcome::Missing)
            require("a refusal has a reason");
        if (!QFile::exists(path) && !QFile::exists(opening.setAsidePath))
            require("the file is still there");
        return 0;
    }
    // Whatever they answer, they end.
    if (!opening.database->isReadOnly())
        (void)mendIndex(*opening.database, IndexDepth::Quick).has_value();
    SearchRequest request;
    request.query = QStringLiteral("strength>2 card");
    (void)SearchEngine(*opening.database).search(request).has_value();
    (void)LibraryStore(*opening.database).cards(QStringLiteral("crimson-company")).has_value();
    return 0;
}
