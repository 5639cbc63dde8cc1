// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/review_page.h"

#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace views {

namespace {

constexpr double kPaperText = 9.5; ///< pt
constexpr double kPaperTitle = 15;
constexpr double kCurvePart = 0.17; ///< of the height of a page
constexpr std::size_t kPrintedMistakes = 10;

/// Writes down a page, and begins another where something does not fit.
class PageWriter
{
public:
    PageWriter(QPrinter& printer, const QFont& body)
        : m_printer(printer)
        , m_painter(&printer)
        , m_page(printer.pageLayout().paintRectPixels(printer.resolution()))
        , m_body(body)
    {
        // A printer paints from the corner of what it can print.
        m_page.moveTo(0, 0);
        m_gap = printer.resolution() / 12.0;
    }

    void text(const QString& words, const QFont& font)
    {
        m_painter.setFont(font);
        const QRectF room(m_page.left(), m_y, m_page.width(), m_page.height());
        const QRectF taken = m_painter.boundingRect(room, Qt::TextWordWrap, words);
        makeRoom(taken.height());
        m_painter.setPen(model::inkTokens().ink);
        m_painter.drawText(QRectF(m_page.left(), m_y, m_page.width(), taken.height()), Qt::TextWordWrap,
                           words);
        m_y += taken.height() + m_gap / 2;
    }
    void text(const QString& words) { text(words, m_body); }

    void picture(const QImage& image, double high)
    {
        makeRoom(high);
        draw(image, QRectF(m_page.left(), m_y, m_page.width(), high));
        m_y += high + m_gap;
    }

    void pair(const ReviewPage::Board* left, const ReviewPage::Board* right)
    {
        const double wide = (m_page.width() - m_gap) / 2;
        const double high = wide * 0.62;
        m_painter.setFont(m_body);
        const double line = 2 * QFontMetricsF(m_body, &m_printer).height();
        makeRoom(line + high);
        double x = m_page.left();
        for (const ReviewPage::Board* board : {left, right}) {
            if (board != nullptr) {
                m_painter.drawText(QRectF(x, m_y, wide, line), Qt::TextWordWrap, board->title);
                draw(board->picture, QRectF(x, m_y + line, wide, high));
            }
            x += wide + m_gap;
        }
        m_y += line + high + m_gap;
    }

private:
    void makeRoom(double high)
    {
        if (m_y <= 0 || m_y + high <= m_page.bottom())
            return;
        m_printer.newPage();
        m_y = 0;
    }
    void draw(const QImage& image, const QRectF& room)
    {
        if (image.isNull())
            return;
        QSizeF size = image.size();
        size.scale(room.size(), Qt::KeepAspectRatio);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(QRectF(room.topLeft(), size), image);
    }

    QPrinter& m_printer;
    QPainter m_painter;
    QRectF m_page;
    QFont m_body;
    double m_y = 0;
    double m_gap = 0;
};

} // namespace

void ReviewPage::paint(QPrinter& printer, const Fonts& fonts) const
{
    QFont body = fonts.interface(Fonts::kBody);
    body.setPointSizeF(kPaperText);
    QFont heading = fonts.heading();
    heading.setPointSizeF(kPaperTitle);
    PageWriter page(printer, body);
    page.text(title, heading);
    for (const QString& sentence : sentences)
        page.text(sentence);
    page.picture(curve, kCurvePart * printer.pageLayout().paintRectPixels(printer.resolution()).height());
    for (std::size_t i = 0; i < boards.size(); i += 2)
        page.pair(&boards[i], i + 1 < boards.size() ? &boards[i + 1] : nullptr);
    const auto shown = std::min<std::size_t>(kPrintedMistakes, static_cast<std::size_t>(mistakes.size()));
    for (std::size_t i = 0; i < shown; ++i)
        page.text(mistakes[static_cast<qsizetype>(i)]);
}

} // namespace views
