// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"
#include "app/cli/dispatcher.h"
#include "model/language/translations.h"
#include "model/text/log_messages.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace {

/// Whether the arguments name a command that draws. Fonts cost time at the start, so that others do without.
bool needsFonts(int argc, char** argv)
{
    const auto isNamed = [&](const app::Command& command) {
        for (int i = 1; i < argc; ++i) {
            const QByteArray one(argv[i]);
            if (one == command.name || (i + 1 < argc && one + ' ' + argv[i + 1] == command.name))
                return true;
        }
        return false;
    };
    const auto& table = app::commandTable();
    return std::any_of(table.begin(), table.end(),
                       [&](const app::Command& command) { return command.needsFonts && isNamed(command); });
}

} // namespace

int main(int argc, char** argv)
{
    model::escapeLogMessages();
    std::unique_ptr<QCoreApplication> application;
    if (argc > 1 && needsFonts(argc, argv)) {
        // No display is needed, and none is to be waited for.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QGuiApplication>(argc, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(QStringLiteral("castellan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASTELLAN_VERSION));
    QTextStream out(stdout);
    QTextStream err(stderr);
    model::Translations translations;
    app::Dispatcher dispatcher(app::commandTable(), out, err,
                               [&](model::Language language) { translations.switchTo(language); });
    return dispatcher.run(QCoreApplication::arguments().mid(1));
}
