// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/password.h"

#include <QFile>

#include <cstdio>
#include <termios.h>
#include <unistd.h>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestPassword = 1024;

QString firstLine(QFile& file)
{
    QByteArray line = file.readLine(kLongestPassword);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return QString::fromUtf8(line);
}

/// Keys are not shown in the terminal as long as this exists.
class NoEcho
{
public:
    NoEcho()
        : m_isTerminal(::tcgetattr(STDIN_FILENO, &m_before) == 0)
    {
        termios hidden = m_before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        if (m_isTerminal)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    ~NoEcho()
    {
        if (m_isTerminal)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    NoEcho(const NoEcho&) = delete;
    NoEcho& operator=(const NoEcho&) = delete;

private:
    termios m_before{};
    bool m_isTerminal;
};

} // namespace

std::optional<QString> givenPassword(const CommandContext& context)
{
    const QString path = context.value(u"password-file"_s);
    if (path.isEmpty())
        return context.value(u"password"_s);
    QFile file(path);
    const bool isOpen =
        path == u"-"_s ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (isOpen)
        return firstLine(file);
    context.err << Cli::tr("%1 cannot be read: %2.").arg(path, file.errorString()) << Qt::endl;
    return std::nullopt;
}

std::optional<QString> askPassword(const CommandContext& context, const QString& question)
{
    if (::isatty(STDIN_FILENO) == 0)
        return std::nullopt;
    const NoEcho hidden;
    context.err << question << Qt::flush;
    QFile file;
    const QString password = file.open(stdin, QIODevice::ReadOnly) ? firstLine(file) : QString();
    context.err << Qt::endl;
    return password;
}

} // namespace app
