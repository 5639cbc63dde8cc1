// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reason_text.h"

#include <QLocale>

namespace model {

namespace {

rules::Language shownLanguage()
{
    return QLocale().language() == QLocale::German ? rules::Language::German : rules::Language::English;
}

} // namespace

QString inWords(const rules::Reason& reason)
{
    return QString::fromStdString(reason.in(shownLanguage()));
}

QString inWords(const rules::Location& place)
{
    return QString::fromStdString(place.text(shownLanguage()));
}

QString inWords(const rules::Error& error)
{
    return QString::fromStdString(error.text(shownLanguage()));
}

} // namespace model
