// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "app/gui/start_options.h"

#include <QApplication>
#include <QTextStream>

#include <cstdio>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("castellan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASTELLAN_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Castellan"));

    const app::StartOptions options = app::readStartOptions(QCoreApplication::arguments().mid(1));
    if (!options.answer.isEmpty()) {
        QTextStream(options.exitCode == 0 ? stdout : stderr) << options.answer << '\n';
        return options.exitCode;
    }
    app::Desk desk({model::Settings::defaultFile(), options.libraryFile});
    if (options.language)
        desk.settings().setLanguage(*options.language);
    desk.start();
    desk.open(options.files);
    return QApplication::exec();
}
