// SPDX-License-Identifier: GPL-3.0-or-later
// The program that a test kills while it installs a pack: LIBRARY PACK.
#include "model/packs/pack_shelf.h"

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    auto database = model::Database::open(arguments.value(1), model::Database::Access::ReadWrite);
    if (!database)
        return 1;
    const auto plan = model::planPack(**database, arguments.value(2));
    if (!plan)
        return 1;
    std::puts("planned");
    std::fflush(stdout);
    const model::SystemClock clock;
    const auto outcome = model::PackShelf(**database, clock).install(*plan);
    if (!outcome || !outcome->undo)
        return 1;
    std::puts("installed");
    std::fflush(stdout);
    return 0;
}
