// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/log_messages.h"

#include "model/text/visible_text.h"

#include <QString>
#include <QtGlobal>

#include <cstdio>

namespace model {

void escapeLogMessages()
{
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& message) {
        const QByteArray line = visibleText(qFormatLogMessage(type, context, message)).toUtf8() + '\n';
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    });
}

} // namespace model
