// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/opened_library.h"

#include "model/library/library_path.h"
#include "model/search/index_health.h"
#include "model/storage/schema_check.h"

#include <QDir>
#include <QFile>

namespace app {

namespace {

std::shared_ptr<model::WorkFolder> makeStandIn(const model::SchemaSteps& steps,
                                               const model::ImportWatch& watch)
{
    auto folder = std::make_shared<model::WorkFolder>();
    const model::SystemClock clock;
    OpenedLibrary standIn;
    standIn.standIn = folder;
    const model::Opening opening = model::LibraryFile(standIn.standInFile(), steps, clock).open();
    if (!opening.database || !model::importBuiltIn(*opening.database, watch))
        return nullptr;
    return folder;
}

} // namespace

QString OpenedLibrary::standInFile() const
{
    return standIn ? standIn->filePath(QStringLiteral("library.castellan")) : QString();
}

bool isReadyToRead(const QString& path, const model::SchemaSteps& steps)
{
    if (!QFile::exists(path))
        return false;
    const auto database =
        model::Database::open(path, model::readingAccess(path), std::chrono::milliseconds(0));
    if (!database)
        return false;
    const auto version = (*database)->schemaVersion();
    if (!version || *version != steps.latest())
        return false;
    const auto schema = model::checkSchema(**database, steps);
    return schema && schema->state == model::SchemaState::Ours && model::hasBuiltInContent(**database);
}

OpenedLibrary openedLibrary(const model::LibraryFile& file, const model::SchemaSteps& steps,
                            const OpenLibrary& how, const model::ImportWatch& watch)
{
    OpenedLibrary result;
    model::closeToOthersIfDefault(file.path());
    result.opening = how(file);
    bool usable = false;
    if (auto database = std::move(result.opening.database)) {
        result.isOpen = true;
        result.isReadOnly = database->isReadOnly();
        if (result.opening.schemaVersion == steps.latest()) {
            if (!result.isReadOnly) {
                if (auto mended = model::mendIndex(*database, model::IndexDepth::Quick); !mended)
                    result.importError = mended.error();
            }
            if (!result.isReadOnly && !model::hasBuiltInContent(*database)) {
                if (auto imported = model::importBuiltIn(*database, watch); !imported)
                    result.importError = imported.error();
            }
            usable = model::LibraryStore(*database).hasCards();
        }
    }
    if (!usable && !(watch.cancelled && watch.cancelled()))
        result.standIn = makeStandIn(steps, watch);
    return result;
}

} // namespace app
