// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "app/gui/single_instance.h"
#include "app/gui/start_options.h"
#include "app/gui/tour.h"
#include "model/library/library_path.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <cstring>
#include <memory>

namespace {

/// With settings and a library of its own, or a copy of one that was named, so that the user's stay as they
/// are.
int takeTour(const QString& folder, const QString& library, model::Language language)
{
    const QTemporaryDir own;
    if (!library.isEmpty() && !QFile::copy(library, own.filePath(QStringLiteral("library.castellan")))) {
        QTextStream(stderr) << app::Desk::tr("%1 cannot be read.").arg(library) << '\n';
        return 1;
    }
    app::Desk desk(
        {own.filePath(QStringLiteral("castellan.ini")), own.filePath(QStringLiteral("library.castellan"))});
    const app::Tour tour = app::Tour::take(desk, folder);
    desk.settings().setLanguage(language);
    if (!tour.error.isEmpty()) {
        QTextStream(stderr) << app::Desk::tr("%1 cannot be written.").arg(tour.error) << '\n';
        return 1;
    }
    QTextStream(stdout) << app::Desk::tr("%n picture(s) saved in %1.", nullptr,
                                         static_cast<int>(tour.pictures.size()))
                               .arg(folder)
                        << '\n';
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
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("castellan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASTELLAN_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Castellan"));
    QGuiApplication::setDesktopFileName(QStringLiteral("castellan"));

    const app::StartOptions options = app::readStartOptions(QCoreApplication::arguments().mid(1));
    if (!options.answer.isEmpty()) {
        QTextStream(options.exitCode == 0 ? stdout : stderr) << options.answer << '\n';
        return options.exitCode;
    }
    if (!options.tourFolder.isEmpty())
        return takeTour(options.tourFolder, options.libraryFile,
                        options.language.value_or(model::systemLanguage()));

    const QString library = options.libraryFile.isEmpty() ? model::defaultLibraryFile() : options.libraryFile;
    app::SingleInstance instance(library);
    if (instance.meet(options.files) == app::SingleInstance::Role::Second)
        return 0;
    app::Surroundings surroundings{model::Settings::defaultFile(), library};
    surroundings.welcomes = true;
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
