// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/markup.h"

#include <QStringList>

#include <vector>

namespace model {

/// A heading of the user guide and the text below it, up to the next heading.
struct GuideSection
{
    QString id; ///< of the heading; the same in both languages
    QString title;
    int level = 1; ///< 1: the chapter itself, 2: a section of it
    QString text;  ///< plain words, for searching
};

/// A chapter of the user guide, read from AsciiDoc.
struct GuideChapter
{
    std::vector<GuideSection> sections; ///< the first one is the chapter itself; never empty
    Markup page;                        ///< everything but the pictures, which people have in front of them
    QStringList links;                  ///< ids that the text refers to
    QStringList pictures;               ///< files of the tour
    QStringList commands;               ///< lines of a terminal, without the prompt
    QStringList problems;               ///< what is not in the part of AsciiDoc that we use, one per line

    [[nodiscard]] const QString& id() const { return sections.front().id; }
    [[nodiscard]] const QString& title() const { return sections.front().title; }
};

/// Reads the part of AsciiDoc that the guide uses: headings with ids, paragraphs, lists, tables with one row
/// per line, listings, notes, pictures, and *bold*, _names_, `code`, kbd:[keys] and <<id,references>> within
/// a line. Anything else is a problem of the chapter and shown as plain text.
[[nodiscard]] GuideChapter readGuideChapter(const QString& text);

} // namespace model
