// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_file.h"

#include "model/files/file_writer.h"
#include "model/files/plain_file.h"

namespace app {

std::optional<QByteArray> readFile(const CommandContext& context, const QString& path)
{
    auto content = model::readPlainFile(path, model::kLargestPlainFile);
    if (!content) {
        context.err << Cli::tr("%1 cannot be read: %2.").arg(path, content.error()) << Qt::endl;
        return std::nullopt;
    }
    return std::move(content).value();
}

bool writeFile(const CommandContext& context, const QString& path, const QByteArray& content)
{
    const auto written = model::writeFile(path, content);
    if (written)
        return true;
    context.err << Cli::tr("%1 cannot be written: %2.").arg(path, written.error().reason) << Qt::endl;
    return false;
}

} // namespace app
