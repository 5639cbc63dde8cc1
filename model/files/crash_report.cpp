// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/crash_report.h"

#include "model/files/file_writer.h"
#include "model/files/plain_file.h"

#include <QDir>
#include <QFile>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

namespace model {

namespace {

constexpr std::size_t kActions = 20;
constexpr std::size_t kActionLength = 48;
constexpr int kFrames = 64;
constexpr qint64 kLargestReport = 256 * 1024;
constexpr std::array kSignals{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

const QString kReport = QStringLiteral("crash-report.txt");
const QString kSeenReport = QStringLiteral("last-crash-report.txt");

// The handler may not allocate, lock or call Qt: everything that it needs is prepared here.
std::array<std::array<char, kActionLength>, kActions> g_actions{};
std::atomic<unsigned> g_actionCount{0};
std::array<char, 4096> g_path{};
std::array<char, 256> g_header{};
alignas(16) std::array<char, 64 * 1024> g_stack{};
std::atomic_flag g_crashed = ATOMIC_FLAG_INIT;

/// Only calls that are allowed in a signal handler.
void put(int file, const char* text)
{
    std::size_t left = std::strlen(text);
    while (left > 0) {
        const ssize_t written = ::write(file, text, left);
        if (written <= 0)
            return;
        text += written;
        left -= static_cast<std::size_t>(written);
    }
}

const char* nameOf(int signal)
{
    switch (signal) {
    case SIGSEGV: return "SIGSEGV";
    case SIGABRT: return "SIGABRT";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    case SIGILL: return "SIGILL";
    default: return "a signal";
    }
}

void writeReport(int signal)
{
    const int file = ::open(g_path.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    put(file, g_header.data());
    put(file, "Signal: ");
    put(file, nameOf(signal));
    put(file, "\nLast actions:\n");
    const unsigned count = g_actionCount.load();
    for (unsigned i = count > kActions ? count - kActions : 0; i < count; ++i) {
        put(file, "  ");
        put(file, g_actions[i % kActions].data());
        put(file, "\n");
    }
    put(file, "Stack:\n");
    std::array<void*, kFrames> frames{};
    ::backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), kFrames), file);
    ::fsync(file);
    ::close(file);
}

void crashed(int signal)
{
    if (!g_crashed.test_and_set())
        writeReport(signal);
    // The handler was installed for one signal: the system's own way of ending comes next.
    ::raise(signal);
}

/// Copies as much as fits, with an end.
template <std::size_t size>
void copyTo(std::array<char, size>& target, const QByteArray& text)
{
    const auto length = std::min(static_cast<std::size_t>(text.size()), size - 1);
    std::memcpy(target.data(), text.constData(), length);
    target[length] = '\0';
}

} // namespace

void installCrashHandler(const QString& folder, const QString& version)
{
    if (!makePrivateFolder(folder))
        return;
    const QByteArray path = QFile::encodeName(QDir(folder).filePath(kReport));
    if (static_cast<std::size_t>(path.size()) >= g_path.size())
        return;
    copyTo(g_path, path);
    copyTo(g_header, "Castellan " + version.toUtf8() + "\nQt " + qVersion() + '\n');
    // The first call loads a library, which a handler may not do.
    std::array<void*, 2> frames{};
    ::backtrace(frames.data(), static_cast<int>(frames.size()));

    stack_t stack{};
    stack.ss_sp = g_stack.data();
    stack.ss_size = g_stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = crashed;
    action.sa_flags = static_cast<int>(SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
    ::sigemptyset(&action.sa_mask);
    for (const int signal : kSignals)
        ::sigaction(signal, &action, nullptr);
}

void noteAction(const QString& id)
{
    const unsigned count = g_actionCount.load();
    copyTo(g_actions[count % kActions], id.toLatin1());
    g_actionCount.store(count + 1);
}

std::optional<QString> takeCrashReport(const QString& folder)
{
    const QString path = QDir(folder).filePath(kReport);
    if (!QFile::exists(path))
        return std::nullopt;
    const auto content = readPlainFile(path, kLargestReport);
    const QString seen = QDir(folder).filePath(kSeenReport);
    if (!moveFile(path, seen))
        QFile::remove(path);
    if (!content || content->isEmpty())
        return std::nullopt;
    return QString::fromUtf8(*content).replace(QDir::homePath() + u'/', QStringLiteral("~/"));
}

} // namespace model
