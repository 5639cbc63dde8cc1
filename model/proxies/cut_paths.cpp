// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/cut_paths.h"

namespace model {

namespace {

QByteArray mm(double value)
{
    return QByteArray::number(value, 'f', 4);
}

/// Pairs of a group code and its value, one a line.
class Dxf
{
public:
    explicit Dxf(double paperHeight)
        : m_height(paperHeight)
    {}

    void put(int code, const QByteArray& value) { m_text += QByteArray::number(code) + '\n' + value + '\n'; }

    void line(const QPointF& from, const QPointF& to)
    {
        entity("LINE");
        point(10, from);
        point(11, to);
    }

    /// A quarter of a circle, anticlockwise from an angle in degrees.
    void quarter(const QPointF& middle, double radius, int from)
    {
        entity("ARC");
        point(10, middle);
        put(40, mm(radius));
        put(50, QByteArray::number(from));
        put(51, QByteArray::number(from + 90));
    }

    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    void entity(const char* name)
    {
        put(0, name);
        put(8, "CUT");
    }

    void point(int code, const QPointF& p)
    {
        put(code, mm(p.x()));
        put(code + 10, mm(m_height - p.y()));
    }

    double m_height;
    QByteArray m_text;
};

} // namespace

QByteArray cutPathsSvg(const ProxyJob& job, int sheet)
{
    const QByteArray w = mm(job.layout.paper.width());
    const QByteArray h = mm(job.layout.paper.height());
    QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
                     w + "mm\" height=\"" + h + "mm\" viewBox=\"0 0 " + w + ' ' + h + "\">\n" +
                     "<g fill=\"none\" stroke=\"#000000\" stroke-width=\"0.1\">\n";
    for (const PlacedProxy& placed : job.sheets[static_cast<size_t>(sheet)].cards) {
        const QRectF card = job.layout.slot(placed.slot);
        svg += "<rect x=\"" + mm(card.x()) + "\" y=\"" + mm(card.y()) + "\" width=\"" + mm(card.width()) +
               "\" height=\"" + mm(card.height()) + "\" rx=\"" + mm(job.options.corner) + "\"/>\n";
    }
    return svg + "</g>\n</svg>\n";
}

QByteArray cutPathsDxf(const ProxyJob& job, int sheet)
{
    Dxf dxf(job.layout.paper.height());
    dxf.put(0, "SECTION");
    dxf.put(2, "HEADER");
    dxf.put(9, "$ACADVER");
    dxf.put(1, "AC1009");
    dxf.put(9, "$MEASUREMENT");
    dxf.put(70, "1");
    dxf.put(0, "ENDSEC");
    dxf.put(0, "SECTION");
    dxf.put(2, "ENTITIES");
    for (const PlacedProxy& placed : job.sheets[static_cast<size_t>(sheet)].cards) {
        const QRectF c = job.layout.slot(placed.slot);
        const double r = job.options.corner;
        dxf.line({c.left() + r, c.top()}, {c.right() - r, c.top()});
        dxf.line({c.right(), c.top() + r}, {c.right(), c.bottom() - r});
        dxf.line({c.right() - r, c.bottom()}, {c.left() + r, c.bottom()});
        dxf.line({c.left(), c.bottom() - r}, {c.left(), c.top() + r});
        if (r > 0) {
            dxf.quarter({c.right() - r, c.top() + r}, r, 0);
            dxf.quarter({c.left() + r, c.top() + r}, r, 90);
            dxf.quarter({c.left() + r, c.bottom() - r}, r, 180);
            dxf.quarter({c.right() - r, c.bottom() - r}, r, 270);
        }
    }
    dxf.put(0, "ENDSEC");
    dxf.put(0, "EOF");
    return dxf.text();
}

} // namespace model
