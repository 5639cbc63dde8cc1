// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace model {

Translations::~Translations()
{
    if (QCoreApplication::instance() != nullptr)
        remove();
}

void Translations::switchTo(Language language)
{
    if (m_installed && language == m_language)
        return;
    remove();
    m_language = language;
    m_installed = true;
    // Before the translators: a widget that redraws itself on LanguageChange already asks for dates and
    // numbers.
    QLocale::setDefault(localeFor(language));
    const QString code = languageCode(language);
    // The translator installed last is asked first. Ours holds the few texts of Qt that we show, so that
    // German is whole on machines without Qt's translation package.
    if (m_qt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/castellan/i18n/castellan_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_own);
}

void Translations::remove()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

} // namespace model
