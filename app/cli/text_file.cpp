// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_file.h"

#include <QFile>
#include <QSaveFile>

namespace app {

std::optional<QByteArray> readFile(const CommandContext& context, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        context.err << Cli::tr("%1 cannot be read: %2.").arg(path, file.errorString()) << Qt::endl;
        return std::nullopt;
    }
    return file.readAll();
}

bool writeFile(const CommandContext& context, const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return true;
    context.err << Cli::tr("%1 cannot be written: %2.").arg(path, file.errorString()) << Qt::endl;
    return false;
}

} // namespace app
