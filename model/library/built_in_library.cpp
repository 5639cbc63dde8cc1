// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/built_in_library.h"

#include <QFile>

namespace model {

namespace {

std::string resource(const QString& path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return file.readAll().toStdString();
}

rules::effects::Library readBuiltIn()
{
    const QString folder = QStringLiteral(":/castellan/cards/crimson-company/");
    auto library = rules::effects::readLibrary(resource(folder + QStringLiteral("characters.json")),
                                               resource(folder + QStringLiteral("castles.json")));
    Q_ASSERT(library);
    return *library;
}

} // namespace

const rules::effects::Library& builtInCrimsonLibrary()
{
    static const rules::effects::Library library = readBuiltIn();
    return library;
}

} // namespace model
