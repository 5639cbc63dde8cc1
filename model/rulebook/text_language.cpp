// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/text_language.h"

#include "model/search/folding.h"

#include <QSet>
#include <QStringList>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestSample = 100'000; ///< letters
constexpr int kFewestWords = 40;              ///< that one of the languages has for itself
constexpr int kPlainly = 4;                   ///< times as many as of the other

/// Without those that both languages have.
QSet<QString> smallWords(const QString& words)
{
    QSet<QString> result;
    for (const QString& word : fold(words).split(u' '))
        result.insert(word);
    return result;
}

} // namespace

std::optional<Language> languageOfText(const std::vector<PdfParagraph>& paragraphs)
{
    static const QSet<QString> english =
        smallWords(u"the of and to is are be that this with for you your it its on or by from have has can "
                   u"may not they their each "
                   u"if when which then into as at any one other all after before"_s);
    static const QSet<QString> german = smallWords(
        u"der das und ist sind dass dieser diese mit für du dein deine ihr auf oder von haben hat kann darf "
        u"nicht sie ein "
        u"eine einer einen wenn welche dann als bei jede jeder jedes andere alle nach vor zu im den dem wird werden sich auch"_s);
    int ofEnglish = 0;
    int ofGerman = 0;
    qsizetype read = 0;
    for (const PdfParagraph& paragraph : paragraphs) {
        for (const QString& word : fold(paragraph.text).split(u' ', Qt::SkipEmptyParts)) {
            ofEnglish += english.contains(word) ? 1 : 0;
            ofGerman += german.contains(word) ? 1 : 0;
        }
        read += paragraph.text.size();
        if (read > kLongestSample)
            break;
    }
    if (ofEnglish >= kFewestWords && ofEnglish > kPlainly * ofGerman)
        return Language::English;
    if (ofGerman >= kFewestWords && ofGerman > kPlainly * ofEnglish)
        return Language::German;
    return {};
}

} // namespace model
