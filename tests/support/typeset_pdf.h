// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <vector>

namespace tests {

/// A piece of text to be set.
struct SetParagraph
{
    enum class Kind { Chapter, Heading, Text, Item };

    QString text;
    Kind kind = Kind::Text;
};

/// How a PDF is set.
struct TypeStyle
{
    QString family = QStringLiteral("serif");
    double points = 10.5;
    int columns = 1;
    bool hyphenated = false; ///< long words may be divided at line ends
    bool justified = false;
    QString runningHead; ///< at the top of every page; empty: none
    bool pageNumbers = true;
    QSizeF page{595, 842}; ///< points
    double margin = 56;
};

/// Sets text into a PDF, as a publisher would. For each paragraph the pages that it stands on, counted from
/// 0. Needs a QGuiApplication.
[[nodiscard]] std::vector<std::vector<int>>
typesetPdf(const QString& path, const std::vector<SetParagraph>& paragraphs, const TypeStyle& style);

} // namespace tests
