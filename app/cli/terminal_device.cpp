// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_device.h"

#include "model/text/visible_text.h"

namespace app {

TerminalDevice::TerminalDevice(QTextStream& target)
    : m_target(target)
{
    // Unbuffered, or a second buffer would hold back what a command has flushed.
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

qint64 TerminalDevice::readData(char* /*data*/, qint64 /*size*/)
{
    return -1;
}

qint64 TerminalDevice::writeData(const char* data, qint64 size)
{
    const QString text = m_decoder.decode(QByteArrayView(data, size));
    m_target << model::visibleText(text);
    m_target.flush();
    return m_target.status() == QTextStream::Ok ? size : -1;
}

} // namespace app
