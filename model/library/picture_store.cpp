// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/picture_store.h"

#include "model/files/file_writer.h"
#include "model/storage/statement.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QSet>

#include <fcntl.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSweptAfterDays = 30;

} // namespace

bool isPictureHash(const QString& text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

PictureStore::PictureStore(const QString& libraryPath)
{
    const QString canonical = QFileInfo(libraryPath).canonicalFilePath();
    m_folder = (canonical.isEmpty() ? QFileInfo(libraryPath).absoluteFilePath() : canonical) + u".pictures"_s;
}

QString PictureStore::placeOf(const QString& hash) const
{
    return m_folder + u'/' + hash.left(2) + u'/' + hash;
}

QString PictureStore::pathOf(const QString& hash) const
{
    if (!isPictureHash(hash))
        return {};
    const QString path = placeOf(hash);
    return QFileInfo::exists(path) ? path : QString();
}

StorageResult<QString> PictureStore::put(const QByteArray& bytes) const
{
    if (const QString problem = pictureProblem(bytes); !problem.isEmpty())
        return StorageError{StorageErrorCode::Constraint, problem};
    const QString hash =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    const auto added = putChecked(bytes, hash);
    if (!added)
        return added.error();
    if (*added)
        sync();
    return hash;
}

StorageResult<bool> PictureStore::putChecked(const QByteArray& bytes, const QString& hash) const
{
    const QString path = placeOf(hash);
    if (QFileInfo(path).size() == bytes.size())
        return false;
    const QString folder = QFileInfo(path).absolutePath();
    if (!makePrivateFolder(folder))
        return StorageError{StorageErrorCode::ReadOnly, u"%1 cannot be created"_s.arg(folder)};
    const auto written = writeFile(path, bytes, FileAccess::Private, FileSync::Later);
    if (written)
        return true;
    return StorageError{written.error().diskFull ? StorageErrorCode::DiskFull : StorageErrorCode::WriteFailed,
                        written.error().reason};
}

void PictureStore::sync() const
{
    const int folder = ::open(QFile::encodeName(m_folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::syncfs(folder);
    ::close(folder);
}

void PictureStore::remove(const QString& hash) const
{
    if (isPictureHash(hash))
        QFile::remove(placeOf(hash));
}

StorageResult<int> PictureStore::sweep(Database& database) const
{
    QSet<QString> used;
    Statement read(database, u"SELECT picture FROM card_layer WHERE picture IS NOT NULL UNION"
                             u" SELECT json_extract(content, '$.picture') FROM card_draft"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    if (auto done = read.eachRow([&](const QSqlQuery& row) { used.insert(row.value(0).toString()); }); !done)
        return done.error();
    const QDateTime longAgo = QDateTime::currentDateTimeUtc().addDays(-kSweptAfterDays);
    int removed = 0;
    QDirIterator each(m_folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        each.next();
        const QString name = each.fileName();
        const bool ours =
            isPictureHash(name) || name.startsWith(u".new-"_s) || name.startsWith(u".castellan-"_s);
        if (ours && !used.contains(name) && each.fileInfo().lastModified() < longAgo &&
            QFile::remove(each.filePath()))
            ++removed;
    }
    return removed;
}

} // namespace model
