// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_version.h"

#include <QRegularExpression>
#include <QStringList>

namespace model {

using namespace Qt::StringLiterals;

std::optional<PackVersion> PackVersion::read(const QString& text)
{
    static const QRegularExpression shape(u"^(\\d{1,6})(?:\\.(\\d{1,6}))?(?:\\.(\\d{1,6}))?\\z"_s);
    const auto match = shape.match(text);
    if (!match.hasMatch())
        return {};
    return PackVersion{{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()}};
}

QString PackVersion::text() const
{
    return u"%1.%2.%3"_s.arg(numbers[0]).arg(numbers[1]).arg(numbers[2]);
}

std::optional<VersionRange> VersionRange::read(const QString& text)
{
    static const QRegularExpression shape(u"^(<=|>=|<|>|=|)(\\d.*)$"_s);
    VersionRange range;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const auto match = shape.match(word);
        const auto version = PackVersion::read(match.captured(2));
        if (!match.hasMatch() || !version || range.m_bounds.size() >= 8)
            return {};
        range.m_bounds.push_back({match.captured(1).isEmpty() ? u"="_s : match.captured(1), *version});
    }
    return range;
}

QString VersionRange::text() const
{
    QStringList words;
    for (const Bound& bound : m_bounds)
        words << bound.sign + bound.version.text();
    return words.join(u' ');
}

bool VersionRange::holds(const PackVersion& version) const
{
    return std::all_of(m_bounds.begin(), m_bounds.end(), [&version](const Bound& bound) {
        const auto order = version <=> bound.version;
        if (bound.sign == u"=")
            return order == 0;
        return (order < 0 && bound.sign.startsWith(u'<')) || (order > 0 && bound.sign.startsWith(u'>')) ||
               (order == 0 && bound.sign.endsWith(u'='));
    });
}

} // namespace model
