// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryFile>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;
using rules::Done;

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(model::FileWords)
};

WriteError fullDisk()
{
    return {true, FileWords::tr("there is no space left on the disk")};
}

WriteError systemError(int number)
{
    return number == ENOSPC || number == EDQUOT ? fullDisk() : WriteError{false, qt_error_string(number)};
}

/// Qt does not say why a write was cut short, so the file system is asked.
WriteError errorOf(const QFileDevice& file)
{
    constexpr unsigned long kHardlyAnything = 64 * 1024;
    struct statvfs disk
    {};
    const bool measured = ::fstatvfs(file.handle(), &disk) == 0 && disk.f_blocks > 0;
    if (file.error() == QFileDevice::ResourceError || (measured && file.error() != QFileDevice::OpenError &&
                                                       disk.f_bavail * disk.f_frsize < kHardlyAnything))
        return fullDisk();
    return {false, file.errorString()};
}

/// The file that a chain of links leads to, whether it exists or not.
QString targetOf(QString path)
{
    constexpr int kLongestChain = 40;
    for (int link = 0; link < kLongestChain; ++link) {
        const QFileInfo info(path);
        if (!info.isSymLink())
            return info.absoluteFilePath();
        path = info.symLinkTarget();
    }
    return path;
}

/// Folders of some file systems cannot be synced; the name is then as safe as it can be.
void syncFolder(const QString& folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

/// What new files get. The mask can only be read by setting it, which other threads would notice; the kernel
/// tells it too.
mode_t usualMode()
{
    QFile status(u"/proc/self/status"_s);
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("Umask:"))
                return 0666 & ~static_cast<mode_t>(line.mid(6).trimmed().toUInt(nullptr, 8));
        }
    }
    return 0644;
}

} // namespace

/// A file without a name, or with one that goes away with it, that remembers a write that was cut short: Qt
/// reports such a write to its caller alone, and those that paint or pack do not look.
class WrittenFile : public QTemporaryFile
{
public:
    using QTemporaryFile::QTemporaryFile;

    [[nodiscard]] bool isWhole() const { return m_isWhole && error() == NoError; }

protected:
    qint64 writeData(const char* data, qint64 size) override
    {
        const qint64 written = QTemporaryFile::writeData(data, size);
        m_isWhole = m_isWhole && written == size;
        return written;
    }

private:
    bool m_isWhole = true;
};

bool flushAll(QFileDevice& file)
{
    while (file.bytesToWrite() > 0) {
        const qint64 before = file.bytesToWrite();
        if (!file.flush() || file.bytesToWrite() >= before)
            return false;
    }
    return file.flush();
}

std::unique_ptr<QFile> scratchFile(QString* reason)
{
    auto file = std::make_unique<QTemporaryFile>(QDir::tempPath() + u"/.castellan-XXXXXX"_s);
    if (file->open())
        return file;
    *reason = errorOf(*file).reason;
    return nullptr;
}

FileWriter::FileWriter(const QString& path, FileAccess access, FileSync sync)
    : m_path(path)
    , m_target(targetOf(path))
    , m_access(access)
    , m_sync(sync)
{}

FileWriter::~FileWriter() = default;

WriteError FileWriter::failure(const QString& reason) const
{
    if (!reason.isEmpty())
        return {false, reason};
    return m_file ? errorOf(*m_file) : errorOf(*m_special);
}

WriteResult FileWriter::open()
{
    const QFileInfo target(m_target);
    if (target.isDir())
        return failure(FileWords::tr("a folder has this name"));
    if (target.exists() && !target.isFile()) {
        m_special = std::make_unique<QFile>(m_target);
        if (!m_special->open(QIODevice::WriteOnly))
            return failure();
        return Done{};
    }
    if (target.exists() && !target.isWritable())
        return failure(FileWords::tr("the file is write-protected"));
    // Long names leave no room for more letters, so the file has a short name while it is written.
    m_file = std::make_unique<WrittenFile>(target.absolutePath() + u"/.castellan-XXXXXX"_s);
    if (!m_file->open())
        return failure();
    return takePermissions();
}

WriteResult FileWriter::takePermissions()
{
    mode_t mode = 0600;
    if (m_access == FileAccess::Usual) {
        struct stat former
        {};
        const bool exists = ::stat(QFile::encodeName(m_target).constData(), &former) == 0;
        mode = exists ? former.st_mode & 0777 : usualMode();
    }
    // Some file systems have no permissions, which is no reason not to write there.
    if (::fchmod(m_file->handle(), mode) != 0 && m_access == FileAccess::Private && errno != EPERM &&
        errno != ENOTSUP)
        return systemError(errno);
    return Done{};
}

QFileDevice& FileWriter::device()
{
    return m_file ? static_cast<QFileDevice&>(*m_file) : *m_special;
}

bool FileWriter::isSound() const
{
    return m_file ? m_file->isWhole() : m_special->error() == QFileDevice::NoError;
}

QString FileWriter::writtenPath() const
{
    return m_file ? m_file->fileName() : m_target;
}

WriteResult FileWriter::settle()
{
    if (m_isSettled)
        return Done{};
    QFileDevice& file = device();
    // An error that came up earlier counts even if a later flush succeeds: a piece is missing then.
    if (!isSound() || !flushAll(file))
        return failure();
    if (m_file) {
        // Only now does it get a name, which a full disk may refuse too.
        if (m_file->fileName().isEmpty())
            return failure();
        if (m_sync == FileSync::Now && ::fsync(m_file->handle()) != 0)
            return systemError(errno);
        struct stat written
        {};
        if (::fstat(m_file->handle(), &written) != 0)
            return systemError(errno);
        if (written.st_size != m_file->pos())
            return failure(FileWords::tr("only %1 of %2 bytes were written")
                               .arg(static_cast<qint64>(written.st_size))
                               .arg(m_file->pos()));
    }
    m_isSettled = true;
    return Done{};
}

WriteResult FileWriter::commit()
{
    if (auto settled = settle(); !settled)
        return settled;
    if (!m_file)
        return Done{};
    if (::rename(QFile::encodeName(m_file->fileName()).constData(),
                 QFile::encodeName(m_target).constData()) != 0)
        return systemError(errno);
    m_file->setAutoRemove(false);
    m_file->close();
    if (m_sync == FileSync::Now)
        syncFolder(QFileInfo(m_target).absolutePath());
    return Done{};
}

WriteResult writeFile(const QString& path, const QByteArray& content, FileAccess access, FileSync sync)
{
    FileWriter writer(path, access, sync);
    if (auto opened = writer.open(); !opened)
        return opened;
    writer.device().write(content);
    return writer.commit();
}

WriteResult copyFile(const QString& from, const QString& to, FileAccess access)
{
    constexpr qint64 kPiece = 1024 * 1024;
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return WriteError{false, source.errorString()};
    FileWriter writer(to, access);
    if (auto opened = writer.open(); !opened)
        return opened;
    while (writer.isSound()) {
        const QByteArray piece = source.read(kPiece);
        if (piece.isEmpty())
            break;
        writer.device().write(piece);
    }
    if (source.error() != QFileDevice::NoError)
        return WriteError{false, source.errorString()};
    return writer.commit();
}

bool makePrivate(const QString& path)
{
    return ::chmod(QFile::encodeName(path).constData(), 0600) == 0;
}

void makeTreePrivate(const QString& folder)
{
    const auto closeToOthers = [](const QString& path) {
        // Through a descriptor, so that nobody can put a link in between.
        const int descriptor =
            ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0)
            return;
        struct stat found
        {};
        const bool isOwn = ::fstat(descriptor, &found) == 0 && found.st_uid == ::geteuid();
        const bool isPlain = S_ISREG(found.st_mode) || S_ISDIR(found.st_mode);
        if (isOwn && isPlain && (found.st_mode & 077) != 0)
            ::fchmod(descriptor, found.st_mode & 0700);
        ::close(descriptor);
    };
    closeToOthers(folder);
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                      QDirIterator::Subdirectories);
    while (each.hasNext())
        closeToOthers(each.next());
}

WriteResult moveFile(const QString& from, const QString& to)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0) {
        syncFolder(QFileInfo(to).absolutePath());
        return Done{};
    }
    return systemError(errno);
}

AppendedFile::AppendedFile() = default;

AppendedFile::~AppendedFile() = default;

WriteResult AppendedFile::open(const QString& path)
{
    m_file = std::make_unique<QFile>(path);
    m_waiting.clear();
    // A buffer of Qt would drop lines once it is full.
    if (m_file->open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return Done{};
    const WriteError error = errorOf(*m_file);
    m_file.reset();
    return error;
}

void AppendedFile::close()
{
    m_file.reset();
}

WriteResult AppendedFile::append(const QByteArray& line)
{
    m_waiting += line;
    m_file->unsetError();
    while (!m_waiting.isEmpty()) {
        const qint64 written = m_file->write(m_waiting);
        if (written <= 0)
            return errorOf(*m_file);
        m_waiting.remove(0, written);
    }
    return Done{};
}

bool makePrivateFolder(const QString& path)
{
    if (QFileInfo(path).isDir())
        return true;
    const QString above = QFileInfo(path).absolutePath();
    if (above != path && !makePrivateFolder(above))
        return false;
    return ::mkdir(QFile::encodeName(path).constData(), 0700) == 0 || QFileInfo(path).isDir();
}

} // namespace model
