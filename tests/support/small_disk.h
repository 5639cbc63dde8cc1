// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace tests {

inline bool writeProc(const char* path, const QByteArray& text)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(text) == text.size();
}

/// Mounts an empty file system of so many bytes on the folder, seen by this process and its children alone.
/// Call it before any thread is started. Only root may mount; everybody else may do so in a user namespace,
/// where the system allows that. False if it does not.
inline bool mountSmallDisk(const QString& folder, int bytes)
{
    const QByteArray user = QByteArray::number(geteuid());
    const QByteArray group = QByteArray::number(getegid());
    const bool apart = geteuid() == 0 ? unshare(CLONE_NEWNS) == 0
                                      : unshare(CLONE_NEWNS | CLONE_NEWUSER) == 0 &&
                                            writeProc("/proc/self/setgroups", "deny") &&
                                            writeProc("/proc/self/uid_map", user + ' ' + user + " 1") &&
                                            writeProc("/proc/self/gid_map", group + ' ' + group + " 1");
    return apart && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("tmpfs", QFile::encodeName(folder).constData(), "tmpfs", 0,
                 "size=" + QByteArray::number(bytes)) == 0;
}

/// Takes all the space that is left on the disk of a folder, until it goes out of scope.
class FullDisk
{
public:
    explicit FullDisk(const QString& folder)
        : m_path(folder + QStringLiteral("/.everything"))
    {
        const int file = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        const QByteArray zeros(4096, '\0');
        while (::write(file, zeros.constData(), static_cast<size_t>(zeros.size())) > 0) {
        }
        m_isFull = file >= 0 && errno == ENOSPC;
        ::close(file);
    }
    ~FullDisk() { QFile::remove(m_path); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    QString m_path;
    bool m_isFull = false;
};

} // namespace tests
