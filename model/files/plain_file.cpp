// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/plain_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace model {

namespace {

struct PlainFileWords
{
    Q_DECLARE_TR_FUNCTIONS(PlainFileWords)
};

/// Opens an ordinary file and gives its size; the error is why not.
rules::Result<qint64, QString> openPlain(QFile& file, const QString& path)
{
    // Without waiting: opening a pipe would last until somebody writes into it.
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return qt_error_string(errno);
    if (!file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return file.errorString();
    }
    struct stat found = {};
    if (::fstat(handle, &found) != 0)
        return qt_error_string(errno);
    if (S_ISDIR(found.st_mode))
        return PlainFileWords::tr("it is a folder");
    if (!S_ISREG(found.st_mode))
        return PlainFileWords::tr("it is a device or a pipe, not a file");
    return static_cast<qint64>(found.st_size);
}

} // namespace

rules::Result<QByteArray, QString> readPlainHead(const QString& path, qint64 bytes)
{
    QFile file;
    if (const auto size = openPlain(file, path); !size)
        return size.error();
    QByteArray head = file.read(bytes);
    if (file.error() != QFileDevice::NoError)
        return file.errorString();
    return head;
}

rules::Result<QByteArray, QString> readPlainFile(const QString& path, qint64 most)
{
    QFile file;
    const auto size = openPlain(file, path);
    if (!size)
        return size.error();
    const QString tooLarge =
        PlainFileWords::tr("it is larger than %1")
            .arg(QLocale().formattedDataSize(most, 0, QLocale::DataSizeTraditionalFormat));
    if (*size > most)
        return tooLarge;
    QByteArray content = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return file.errorString();
    if (content.size() > most)
        return tooLarge;
    return content;
}

} // namespace model
