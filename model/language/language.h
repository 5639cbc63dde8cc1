// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace model {

/// The languages that the program speaks; they are equals, neither is a fallback of the other.
using rules::kLanguages;
using rules::Language;

/// The two-letter code as used on the command line, in settings and in file names: "en" or "de".
[[nodiscard]] QString languageCode(Language language);

/// The language of a code; nothing for a code that is not ours.
[[nodiscard]] std::optional<Language> languageFromCode(QStringView code);

/// The language's name in itself, so that a reader finds it whatever is set now.
[[nodiscard]] QString languageName(Language language);

/// The language of the machine's user, English where we do not speak it.
[[nodiscard]] Language systemLanguage();

/// Dates and numbers: the system's locale where it has this language (de_AT stays Austrian), else the
/// language's own.
[[nodiscard]] QLocale localeFor(Language language);

/// One text in both languages.
struct LocalText
{
    QString en;
    QString de;

    [[nodiscard]] const QString& in(Language language) const
    {
        return language == Language::German ? de : en;
    }
    friend bool operator==(const LocalText&, const LocalText&) = default;
};

/// The one that is not given; for showing both names of a card.
[[nodiscard]] Language otherLanguage(Language language);

} // namespace model
