// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/pdf_sentence.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace model {

namespace {

struct Pdf
{
    Q_DECLARE_TR_FUNCTIONS(Pdf)
};

} // namespace

QString pdfSentence(const PdfError& error, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    switch (error.code) {
    case PdfErrorCode::Missing: return Pdf::tr("There is no file “%1”.").arg(name);
    case PdfErrorCode::Unreadable:
        return Pdf::tr("“%1” cannot be read. Check that you may open it.").arg(name);
    case PdfErrorCode::TooLarge:
        return Pdf::tr("“%1” is larger than 512 MB, too large for a rulebook.").arg(name);
    case PdfErrorCode::NotAPdf: return Pdf::tr("“%1” is not a PDF.").arg(name);
    case PdfErrorCode::Damaged:
        return Pdf::tr("“%1” is damaged or truncated. Download the file again.").arg(name);
    case PdfErrorCode::NeedsPassword: return Pdf::tr("“%1” is locked with a password.").arg(name);
    case PdfErrorCode::WrongPassword: return Pdf::tr("That is not the password for “%1”.").arg(name);
    case PdfErrorCode::NoPages: return Pdf::tr("“%1” has no pages.").arg(name);
    case PdfErrorCode::TooMuch:
        return Pdf::tr("“%1” has more pages, or more text on a page, than a rulebook can have.").arg(name);
    case PdfErrorCode::Changed:
        return Pdf::tr("“%1” is no longer the file you imported. Import it again to use the new one.")
            .arg(name);
    case PdfErrorCode::InEnglish:
        return Pdf::tr("“%1” is written in English. Import it as an English rulebook.").arg(name);
    case PdfErrorCode::InGerman:
        return Pdf::tr("“%1” is written in German. Import it as a German rulebook.").arg(name);
    }
    return {};
}

} // namespace model
