// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/work_folder.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString kPrefix = u".castellan-work-"_s;

/// The lock of a folder, or -1. The system releases it when the program ends, however it ends.
int lockedFolder(const QByteArray& path)
{
    const int folder = ::open(path.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder >= 0 && ::flock(folder, LOCK_EX | LOCK_NB) == 0)
        return folder;
    if (folder >= 0)
        ::close(folder);
    return -1;
}

/// Whether the name still leads to this folder, which nobody has removed in the meantime.
bool isStillThere(int folder, const QByteArray& path)
{
    struct stat opened
    {};
    struct stat named
    {};
    return ::fstat(folder, &opened) == 0 && ::lstat(path.constData(), &named) == 0 &&
           opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

} // namespace

WorkFolder::WorkFolder()
    : WorkFolder(QDir::tempPath())
{}

WorkFolder::WorkFolder(const QString& parent)
{
    constexpr int kTries = 10;
    for (int i = 0; i < kTries && m_path.isEmpty(); ++i) {
        QByteArray path = QFile::encodeName(parent + u'/' + kPrefix + u"XXXXXX"_s);
        if (::mkdtemp(path.data()) == nullptr) {
            m_error = qt_error_string(errno);
            return;
        }
        m_lock = lockedFolder(path);
        // Between the two calls another program may have taken it for abandoned.
        if (m_lock >= 0 && !isStillThere(m_lock, path)) {
            ::close(m_lock);
            m_lock = -1;
            continue;
        }
        // Without a lock, where the file system has none, the folder is as good.
        if (QFile::exists(QFile::decodeName(path)))
            m_path = QFile::decodeName(path);
    }
}

WorkFolder::~WorkFolder()
{
    if (!m_path.isEmpty())
        QDir(m_path).removeRecursively();
    if (m_lock >= 0)
        ::close(m_lock);
}

int WorkFolder::removeAbandoned(const QString& parent)
{
    static const QRegularExpression ours(u"^\\.castellan-work-[A-Za-z0-9]{6}$"_s);
    int removed = 0;
    const auto folders =
        QDir(parent).entryInfoList({kPrefix + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo& each : folders) {
        if (!ours.match(each.fileName()).hasMatch() || each.ownerId() != ::geteuid())
            continue;
        const QByteArray path = QFile::encodeName(each.absoluteFilePath());
        const int lock = lockedFolder(path);
        if (lock < 0)
            continue;
        removed += QDir(each.absoluteFilePath()).removeRecursively();
        ::close(lock);
    }
    return removed;
}

} // namespace model
