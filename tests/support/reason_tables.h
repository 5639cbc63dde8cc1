// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/reason.h"

#include <QString>
#include <QStringList>

#include <set>

namespace tests {

/// What is wrong with the table of a module: every code needs its own words in both languages, with the same
/// arguments from {0} on, and typographic quotation marks.
inline QStringList faultsOf(const QString& module, std::span<const rules::ReasonWords> table)
{
    QStringList faults;
    std::set<std::string_view> english;
    const auto argumentsIn = [](std::string_view words) {
        std::set<char> found;
        for (std::size_t at = 0; at + 2 < words.size(); ++at)
            if (words[at] == '{' && words[at + 2] == '}')
                found.insert(words[at + 1]);
        return found;
    };
    for (std::size_t i = 0; i < table.size(); ++i) {
        const rules::ReasonWords& row = table[i];
        const QString en = QString::fromUtf8(row.en.data(), static_cast<qsizetype>(row.en.size()));
        const QString de = QString::fromUtf8(row.de.data(), static_cast<qsizetype>(row.de.size()));
        const QString name = module + QStringLiteral(": ") + en;
        if (row.code != i)
            faults << name + QStringLiteral(" (out of order)");
        if (en.isEmpty() || de.isEmpty())
            faults << name + QStringLiteral(" (a language is missing)");
        const std::set<char> arguments = argumentsIn(row.en);
        if (arguments != argumentsIn(row.de))
            faults << name + QStringLiteral(" (other arguments in German)");
        for (std::size_t n = 0; n < arguments.size(); ++n)
            if (arguments.count(static_cast<char>('0' + n)) == 0)
                faults << name + QStringLiteral(" (an argument is not used)");
        if (en.contains(u'"') || en.contains(u'\'') || en.contains(u'„'))
            faults << name + QStringLiteral(" (straight quotation marks)");
        if (de.contains(u'"') || de.contains(u'\'') || de.contains(u'”') || de.count(u'„') != de.count(u'“'))
            faults << name + QStringLiteral(" (quotation marks in German)");
        if (!english.insert(row.en).second)
            faults << name + QStringLiteral(" (twice)");
        // Pure frames ("{0}: {1}") and words of the file formats are the same in both languages.
        const bool hasWords = en.contains(u' ') && en.toUpper() != en && !en.startsWith(u'{');
        if (hasWords && en == de)
            faults << name + QStringLiteral(" (the same in both languages)");
    }
    return faults;
}

} // namespace tests
