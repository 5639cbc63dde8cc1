// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/sheet_options.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

bool isSame(const QSizeF& a, const QSizeF& b)
{
    return std::abs(a.width() - b.width()) < 0.01 && std::abs(a.height() - b.height()) < 0.01;
}

} // namespace

const std::vector<NamedSize>& paperSizes()
{
    static const std::vector<NamedSize> sizes{{"a4", "A4", {210, 297}},
                                              {"a3", "A3", {297, 420}},
                                              {"letter", "Letter", {215.9, 279.4}},
                                              {"legal", "Legal", {215.9, 355.6}}};
    return sizes;
}

const std::vector<NamedSize>& cardSizes()
{
    static const std::vector<NamedSize> sizes{
        {"standard", "63 × 88 mm", {63, 88}},      {"poker", "63.5 × 88.9 mm", {63.5, 88.9}},
        {"japanese", "59 × 86 mm", {59, 86}},      {"euro", "59 × 92 mm", {59, 92}},
        {"bridge", "56 × 87 mm", {56, 87}},        {"mini-euro", "44 × 68 mm", {44, 68}},
        {"mini-american", "41 × 63 mm", {41, 63}}, {"tarot", "70 × 120 mm", {70, 120}},
        {"square", "70 × 70 mm", {70, 70}},        {"board", "148 × 105 mm", {148, 105}},
        {"token", "30 × 30 mm", {30, 30}}};
    return sizes;
}

std::optional<QSizeF> sizeFrom(const std::vector<NamedSize>& known, const QString& text)
{
    const QString wanted = text.trimmed().toLower();
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const NamedSize& size) { return wanted == QLatin1String(size.id); });
    if (found != known.end())
        return found->size;
    static const QRegularExpression pair(
        QStringLiteral("^(\\d{1,4}(?:[.,]\\d{1,3})?)\\s*[x×]\\s*(\\d{1,4}(?:[.,]\\d{1,3})?)(?:\\s*mm)?$"));
    const QRegularExpressionMatch match = pair.match(wanted);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&match](int group) { return match.captured(group).replace(u',', u'.').toDouble(); };
    return QSizeF(number(1), number(2));
}

QString sizeText(const std::vector<NamedSize>& known, const QSizeF& size)
{
    for (const NamedSize& named : known) {
        if (isSame(named.size, size))
            return QString::fromLatin1(named.id);
    }
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

} // namespace model
