// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/folded.h"

#include <algorithm>

namespace model {

namespace {

QString withoutMarks(const QString& text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        const bool skipped = c.isMark() || c == u'-' || c == u'\'' || c == u'’' || c == QChar(0xad);
        if (!skipped)
            result += c;
    }
    return result;
}

/// As people write who have no umlauts on their keyboard.
QString spelledOut(QString text)
{
    text.replace(u'ä', QStringLiteral("ae"));
    text.replace(u'ö', QStringLiteral("oe"));
    text.replace(u'ü', QStringLiteral("ue"));
    return text;
}

QString lower(QStringView text)
{
    QString result = text.toString().normalized(QString::NormalizationForm_C).toLower();
    result.replace(u'ß', QStringLiteral("ss"));
    return result;
}

} // namespace

QString folded(QStringView text)
{
    return withoutMarks(lower(text));
}

QString searchable(const QStringList& names)
{
    const QString all = lower(names.join(u'\n'));
    return withoutMarks(all) + u'\n' + withoutMarks(spelledOut(all));
}

bool foundIn(const QString& searchable, QStringView typed)
{
    const QStringList words = folded(typed).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return searchable.contains(word); });
}

} // namespace model
