// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_lines.h"

#include <QStringList>

#include <cmath>

namespace model {

namespace {

/// A tenth of a point is finer than any eye.
QString number(double value)
{
    return QString::number(std::round(value * 10) / 10);
}

} // namespace

QString storedLines(const std::vector<PageBox>& lines)
{
    QString result;
    for (const PageBox& line : lines) {
        if (!result.isEmpty())
            result += u'\n';
        result += QString::number(line.page) + u' ' + number(line.box.x()) + u' ' + number(line.box.y()) +
                  u' ' + number(line.box.width()) + u' ' + number(line.box.height());
    }
    return result;
}

std::vector<PageBox> linesFrom(const QString& stored)
{
    std::vector<PageBox> result;
    for (const QString& line : stored.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList parts = line.split(u' ');
        if (parts.size() == 5)
            result.push_back({parts[0].toInt(), QRectF(parts[1].toDouble(), parts[2].toDouble(),
                                                       parts[3].toDouble(), parts[4].toDouble())});
    }
    return result;
}

} // namespace model
