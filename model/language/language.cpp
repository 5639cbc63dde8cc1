// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/language.h"

namespace model {

QString languageCode(Language language)
{
    return language == Language::German ? QStringLiteral("de") : QStringLiteral("en");
}

std::optional<Language> languageFromCode(QStringView code)
{
    if (code == QLatin1String("en"))
        return Language::English;
    if (code == QLatin1String("de"))
        return Language::German;
    return std::nullopt;
}

QString languageName(Language language)
{
    return language == Language::German ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::German ? Language::German : Language::English;
}

QLocale localeFor(Language language)
{
    const QLocale::Language wanted = language == Language::German ? QLocale::German : QLocale::English;
    if (const QLocale system = QLocale::system(); system.language() == wanted)
        return system;
    return language == Language::German ? QLocale(QLocale::German, QLocale::Germany)
                                        : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

Language otherLanguage(Language language)
{
    return language == Language::German ? Language::English : Language::German;
}

} // namespace model
