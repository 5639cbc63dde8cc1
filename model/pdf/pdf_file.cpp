// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/pdf_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// Readers accept the mark anywhere in the first kilobyte, and so do the writers of odd files.
constexpr qsizetype kHead = 1024;
constexpr qsizetype kTail = 2048;

} // namespace

PdfResult<PdfFile> PdfFile::read(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return PdfError{PdfErrorCode::Missing, u"there is no file %1"_s.arg(path)};
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return PdfError{PdfErrorCode::Unreadable, u"%1 cannot be read: %2"_s.arg(path, file.errorString())};
    if (file.size() > kLargest)
        return PdfError{PdfErrorCode::TooLarge, u"%1 has %2 bytes"_s.arg(path).arg(file.size())};
    PdfFile result{path, file.read(kLargest), {}};
    if (file.error() != QFileDevice::NoError)
        return PdfError{PdfErrorCode::Unreadable, file.errorString()};
    if (!result.content.first(std::min(result.content.size(), kHead)).contains("%PDF-"))
        return PdfError{PdfErrorCode::NotAPdf, u"%1 does not begin like a PDF"_s.arg(path)};
    if (!result.content.last(std::min(result.content.size(), kTail)).contains("%%EOF"))
        return PdfError{PdfErrorCode::Damaged, u"%1 has no end"_s.arg(path)};
    result.hash =
        QString::fromLatin1(QCryptographicHash::hash(result.content, QCryptographicHash::Sha256).toHex());
    return result;
}

} // namespace model
