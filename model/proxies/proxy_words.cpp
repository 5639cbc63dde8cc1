// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_words.h"

#include <QLocale>

namespace model {

namespace {

/// At most one decimal, in the user's way of writing.
QString number(double value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const QString text = locale.toString(value, 'f', 1);
    return text.endsWith(locale.decimalPoint() + locale.zeroDigit()) ? text.chopped(2) : text;
}

} // namespace

QString ProxyWords::problem(const SheetProblem& p)
{
    using Kind = SheetProblem::Kind;
    const QString size = QStringLiteral("%1 × %2 mm").arg(number(p.value), number(p.second));
    switch (p.kind) {
    case Kind::PaperSize:
        return tr("Paper of %1 cannot be used. Each side must be from %2 to %3 mm.")
            .arg(size, number(p.limit), number(p.limit2));
    case Kind::CardSize:
        return tr("Cards of %1 cannot be printed. Each side must be from %2 to %3 mm.")
            .arg(size, number(p.limit), number(p.limit2));
    case Kind::Margins:
        return p.value < 0 ? tr("A margin cannot be smaller than 0.")
                           : tr("The margins leave no room on the paper. Make them smaller.");
    case Kind::CardTooBig:
        return tr("A card of %1 does not fit between the margins, which leave %2 × %3 mm. Choose larger "
                  "paper, rotate it, or make the margins smaller.")
            .arg(size, number(p.limit), number(p.limit2));
    case Kind::Gap: return tr("The gap between cards must be from 0 to %1 mm.").arg(number(p.limit2));
    case Kind::Bleed: return tr("The bleed must be from 0 to %1 mm.").arg(number(p.limit2));
    case Kind::Corner:
        return tr("The corners of this card can be rounded by 0 to %1 mm.").arg(number(p.limit2));
    case Kind::MarkLength:
        return tr("The length of the cut marks must be from 0 to %1 mm.").arg(number(p.limit2));
    case Kind::Copies:
        return tr("%1 copies are not possible. Choose a number from %2 to %3.")
            .arg(number(p.value), number(p.limit), number(p.limit2));
    case Kind::TooMany:
        return tr("These are %1 cards. One file can have at most %2; print them in parts.")
            .arg(number(p.value), number(p.limit2));
    case Kind::FirstSlot:
    case Kind::SkippedSlot:
        return tr("There is no slot %1 on this sheet; its slots are %2 to %3.")
            .arg(number(p.value), number(p.limit), number(p.limit2));
    case Kind::NoCards: break;
    }
    return tr("There are no cards to print.");
}

QString ProxyWords::failure(const ProxyFailure& failure)
{
    switch (failure.kind) {
    case ProxyFailure::Kind::Cancelled: return tr("Stopped. Nothing was written.");
    case ProxyFailure::Kind::CannotWrite:
        return failure.diskFull
                   ? tr("%1 could not be written: %2. No files were left behind; free some space or choose a "
                        "folder on another disk.")
                         .arg(failure.path, failure.reason)
                   : tr("%1 could not be written: %2. No files were left behind; choose another folder.")
                         .arg(failure.path, failure.reason);
    case ProxyFailure::Kind::Printer: break;
    }
    return tr("The printer does not accept the pages. Check that it is switched on and connected, then print "
              "again.");
}

QString ProxyWords::page(int number, int count, Language language)
{
    return (language == Language::German ? QStringLiteral("Blatt %1 von %2")
                                         : QStringLiteral("sheet %1 of %2"))
        .arg(number)
        .arg(count);
}

} // namespace model
