// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/sign_mark.h"

#include "model/faces/signs/sign_lists.h"

#include <QHash>
#include <QString>
#include <QTransform>

#include <array>
#include <charconv>
#include <optional>

namespace model {

namespace {

constexpr double kField = 100;

class Reader
{
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {}

    [[nodiscard]] std::optional<char> command()
    {
        skip();
        if (m_text.empty())
            return std::nullopt;
        const char letter = m_text.front();
        m_text.remove_prefix(1);
        return letter;
    }

    template <std::size_t Count>
    [[nodiscard]] bool read(std::array<double, Count>& numbers)
    {
        for (double& number : numbers) {
            skip();
            const auto [end, wrong] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), number);
            if (wrong != std::errc())
                return false;
            m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        }
        return true;
    }

private:
    void skip()
    {
        while (!m_text.empty() && m_text.front() == ' ')
            m_text.remove_prefix(1);
    }

    std::string_view m_text;
};

const QHash<QString, QPainterPath>& allSigns()
{
    static const QHash<QString, QPainterPath> all = [] {
        QHash<QString, QPainterPath> signs;
        for (const std::span<const SignShape> list : signLists())
            for (const SignShape& each : list)
                signs.insert(QString::fromLatin1(each.key.data(), static_cast<qsizetype>(each.key.size())),
                             signPath(each.path));
        return signs;
    }();
    return all;
}

} // namespace

QPainterPath signPath(std::string_view commands)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    Reader reader(commands);
    while (const auto command = reader.command()) {
        std::array<double, 2> one{};
        std::array<double, 3> circle{};
        std::array<double, 4> two{};
        std::array<double, 6> three{};
        switch (*command) {
        case 'M':
            if (!reader.read(one))
                return {};
            path.moveTo(one[0], one[1]);
            break;
        case 'L':
            if (!reader.read(one))
                return {};
            path.lineTo(one[0], one[1]);
            break;
        case 'Q':
            if (!reader.read(two))
                return {};
            path.quadTo(two[0], two[1], two[2], two[3]);
            break;
        case 'C':
            if (!reader.read(three))
                return {};
            path.cubicTo(three[0], three[1], three[2], three[3], three[4], three[5]);
            break;
        case 'O':
            if (!reader.read(circle))
                return {};
            path.addEllipse(QPointF(circle[0], circle[1]), circle[2], circle[2]);
            break;
        case 'R':
            if (!reader.read(two))
                return {};
            path.addRect(two[0], two[1], two[2], two[3]);
            break;
        case 'Z': path.closeSubpath(); break;
        default: return {};
        }
    }
    return path;
}

QPainterPath signMark(QStringView key, const QRectF& rect)
{
    const auto found = allSigns().constFind(key.toString());
    if (found == allSigns().constEnd())
        return {};
    QTransform place;
    place.translate(rect.x(), rect.y());
    place.scale(rect.width() / kField, rect.height() / kField);
    return place.map(*found);
}

} // namespace model
