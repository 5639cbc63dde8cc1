// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_error.h"

#include <QByteArray>

namespace model {

/// The bytes of a PDF, held so that nobody can change them while they are read, and the hash they are known
/// by.
struct PdfFile
{
    static constexpr qint64 kLargest = 512LL << 20;

    QString path;
    QByteArray content;
    QString hash; ///< SHA-256, hexadecimal

    /// Checks no more than that it is there, begins like a PDF and ends like one.
    static PdfResult<PdfFile> read(const QString& path);
};

} // namespace model
