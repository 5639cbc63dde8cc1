// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_lines.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

/// A tenth of a point is finer than any eye.
QString number(double value)
{
    return QString::number(std::round(value * 10) / 10);
}

} // namespace

QString storedLines(const PdfParagraph& paragraph)
{
    const bool hasStarts = paragraph.starts.size() == paragraph.lines.size();
    QString result;
    for (size_t i = 0; i < paragraph.lines.size(); ++i) {
        const PageBox& line = paragraph.lines[i];
        if (i > 0)
            result += u'\n';
        result += QString::number(line.page) + u' ' + number(line.box.x()) + u' ' + number(line.box.y()) +
                  u' ' + number(line.box.width()) + u' ' + number(line.box.height());
        if (hasStarts)
            result += u' ' + QString::number(paragraph.starts[i]);
    }
    return result;
}

void readLines(const QString& stored, PdfParagraph& paragraph)
{
    for (const QString& line : stored.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.split(u' ');
        if (parts.size() != 5 && parts.size() != 6)
            continue;
        paragraph.lines.push_back({parts[0].toInt(), QRectF(parts[1].toDouble(), parts[2].toDouble(),
                                                            parts[3].toDouble(), parts[4].toDouble())});
        if (parts.size() == 6)
            paragraph.starts.push_back(parts[5].toInt());
    }
    if (paragraph.starts.size() != paragraph.lines.size() ||
        !std::is_sorted(paragraph.starts.begin(), paragraph.starts.end()))
        paragraph.starts.clear();
}

std::vector<PageBox> linesFrom(const QString& stored)
{
    PdfParagraph paragraph;
    readLines(stored, paragraph);
    return std::move(paragraph.lines);
}

} // namespace model
