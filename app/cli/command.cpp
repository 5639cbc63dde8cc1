// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "model/text/visible_text.h"

namespace app {

std::optional<qint64> CommandContext::integer(const QString& option, qint64 fallback, qint64 lowest,
                                              qint64 highest) const
{
    if (!has(option))
        return fallback;
    bool ok = false;
    const qint64 number = value(option).toLongLong(&ok);
    if (!ok || number < lowest || number > highest) {
        const QString range = highest == std::numeric_limits<qint64>::max()
                                  ? Cli::tr("--%1 needs a whole number of at least %2, not “%3”.")
                                        .arg(option)
                                        .arg(lowest)
                                        .arg(value(option))
                                  : Cli::tr("--%1 needs a whole number from %2 to %3, not “%4”.")
                                        .arg(option)
                                        .arg(lowest)
                                        .arg(highest)
                                        .arg(value(option));
        err << range << Qt::endl;
        return std::nullopt;
    }
    return number;
}

QString CommandContext::words(const rules::Error& error) const
{
    return QString::fromStdString(error.text(language));
}

int CommandContext::fail(const QString& sentence, int code) const
{
    err << model::visibleLine(sentence) << Qt::endl;
    return code;
}

} // namespace app
