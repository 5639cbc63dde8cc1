// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "app/gui/single_instance.h"
#include "app/gui/start_options.h"
#include "app/gui/tour.h"
#include "model/files/crash_report.h"
#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/library/library_path.h"
#include "model/text/log_messages.h"
#include "model/text/visible_text.h"

#include <QApplication>
#include <QFileInfo>
#include <QTextStream>

#include <cstring>
#include <memory>

namespace {

void print(FILE* stream, const QString& text)
{
    QTextStream(stream) << model::visibleText(text) << '\n';
}

/// With settings and a library of its own, or a copy of one that was named, so that the user's stay as they
/// are.
int takeTour(const QString& folder, const QSize& size, const QString& library, model::Language language)
{
    const model::WorkFolder own;
    if (!library.isEmpty() && !model::copyFile(library, own.filePath(QStringLiteral("library.castellan")))) {
        print(stderr, app::Desk::tr("%1 cannot be read.").arg(library));
        return 1;
    }
    app::Desk desk(
        {own.filePath(QStringLiteral("castellan.ini")), own.filePath(QStringLiteral("library.castellan"))});
    const app::Tour tour = app::Tour::take(desk, folder, size);
    desk.settings().setLanguage(language);
    if (!tour.error.isEmpty()) {
        print(stderr, app::Desk::tr("%1 cannot be written.").arg(tour.error));
        return 1;
    }
    print(stdout, app::Desk::tr("%n picture(s) saved in %1.", nullptr, static_cast<int>(tour.pictures.size()))
                      .arg(folder));
    return 0;
}

/// Help and version are for terminals without a display too.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        for (const char* plain : {"-h", "--help", "-v", "--version"})
            if (std::strcmp(argv[i], plain) == 0)
                return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    model::escapeLogMessages();
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("castellan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASTELLAN_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Castellan"));
    QGuiApplication::setDesktopFileName(QStringLiteral("castellan"));

    app::StartOptions options = app::readStartOptions(QCoreApplication::arguments().mid(1));
    if (!options.answer.isEmpty()) {
        print(options.exitCode == 0 ? stdout : stderr, options.answer);
        return options.exitCode;
    }
    if (!options.tourFolder.isEmpty())
        return takeTour(options.tourFolder, options.tourSize, options.libraryFile,
                        options.language.value_or(model::systemLanguage()));

    app::takeLibraryFromFiles(options);
    const QString library = options.libraryFile.isEmpty() ? model::defaultLibraryFile() : options.libraryFile;
    app::SingleInstance instance(library);
    if (instance.meet(options.files) == app::SingleInstance::Role::Second)
        return 0;
    app::Surroundings surroundings{model::Settings::defaultFile(), library};
    surroundings.welcomes = true;
    surroundings.crashFolder = QFileInfo(model::defaultLibraryFile()).path();
    model::installCrashHandler(surroundings.crashFolder, QCoreApplication::applicationVersion());
    app::Desk desk(std::move(surroundings));
    QObject::connect(&instance, &app::SingleInstance::called, &desk, [&desk](const QStringList& files) {
        desk.window().raiseToUser();
        desk.open(files);
    });
    if (options.language)
        desk.settings().setLanguage(*options.language);
    desk.start();
    desk.open(options.files);
    return QApplication::exec();
}
