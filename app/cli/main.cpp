// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"
#include "app/cli/dispatcher.h"
#include "model/language/translations.h"

#include <cstdio>

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("castellan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASTELLAN_VERSION));
    QTextStream out(stdout);
    QTextStream err(stderr);
    model::Translations translations;
    app::Dispatcher dispatcher(app::commandTable(), out, err,
                               [&](model::Language language) { translations.switchTo(language); });
    return dispatcher.run(QCoreApplication::arguments().mid(1));
}
