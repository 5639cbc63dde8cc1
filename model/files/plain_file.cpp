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

} // namespace

rules::Result<QByteArray, QString> readPlainFile(const QString& path, qint64 most)
{
    // Without waiting: opening a pipe would last until somebody writes into it.
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return qt_error_string(errno);
    QFile file;
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
    const QString tooLarge =
        PlainFileWords::tr("it is larger than %1")
            .arg(QLocale().formattedDataSize(most, 0, QLocale::DataSizeTraditionalFormat));
    if (found.st_size > most)
        return tooLarge;
    QByteArray content = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return file.errorString();
    if (content.size() > most)
        return tooLarge;
    return content;
}

} // namespace model
