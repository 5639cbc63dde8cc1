// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QTranslator>

namespace model {

/// Installs the program's and Qt's own translations into the running application and swaps them when the
/// language changes. Needs a QCoreApplication; lives as long as the texts are needed and removes its
/// translators at its end. Widgets hear of a change as QEvent::LanguageChange. QLocale's default changes with
/// the language.
class Translations
{
public:
    Translations() = default;
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    void switchTo(Language language);
    [[nodiscard]] Language language() const { return m_language; }

private:
    void remove();

    QTranslator m_qt;
    QTranslator m_own;
    Language m_language = Language::English;
    bool m_installed = false;
};

} // namespace model
