// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/calibration_page.h"

#include "model/faces/fitted_text.h"
#include "model/faces/fonts.h"
#include "model/faces/tokens.h"
#include "model/proxies/printer_profile.h"
#include "model/proxies/sheet_furniture.h"

#include <QPainter>

namespace model {

namespace {

constexpr int kGridHalf = 10; ///< mm on each side of a cross

struct Texts
{
    QString title;
    QString across;
    QString along;
    QString grid;
    QString back;
};

Texts textsIn(Language language)
{
    if (language == Language::German)
        return {
            QStringLiteral("Castellan: Messblatt für den Drucker"),
            QStringLiteral("Balken quer: gezeichnet %1 mm. Miss ihn von Ende zu Ende."),
            QStringLiteral("Balken längs: gezeichnet %1 mm. Miss ihn von Ende zu Ende."),
            QStringLiteral("Halte das beidseitig bedruckte Blatt gegen das Licht. Lies in beiden Feldern ab, "
                           "wo das Kreuz der Rückseite liegt: nach rechts und nach unten positiv, in mm."),
            QStringLiteral("Rückseite")};
    return {QStringLiteral("Castellan: calibration page of the printer"),
            QStringLiteral("Bar across: drawn as %1 mm. Measure it from end to end."),
            QStringLiteral("Bar along: drawn as %1 mm. Measure it from end to end."),
            QStringLiteral(
                "Hold the page, printed on both sides, against the light. Read in both fields where the "
                "cross of the back lies: right and down are positive, in mm."),
            QStringLiteral("Back")};
}

QPen pen(double width)
{
    return {inkTokens().ink, width, Qt::SolidLine, Qt::FlatCap};
}

void write(QPainter& painter, const QString& text, const QPointF& at, double width, double size = 3.4)
{
    painter.setPen(inkTokens().ink);
    FittedText(MeasuredText(text, Fonts().interface()), size, width, 1.3).paint(painter, at);
}

void paintBar(QPainter& painter, const QPointF& from, const QPointF& to, const QPointF& tick)
{
    painter.setPen(pen(kHairline));
    painter.drawLine(from, to);
    painter.drawLine(from - tick, from + tick);
    painter.drawLine(to - tick, to + tick);
}

void paintGrid(QPainter& painter, const QPointF& middle)
{
    for (int i = -kGridHalf; i <= kGridHalf; ++i) {
        painter.setPen(pen(i == 0 ? 0.3 : i % 5 == 0 ? 0.15 : 0.05));
        painter.drawLine(middle + QPointF(i, -kGridHalf), middle + QPointF(i, kGridHalf));
        painter.drawLine(middle + QPointF(-kGridHalf, i), middle + QPointF(kGridHalf, i));
    }
    for (const int i : {-10, -5, 5, 10}) {
        write(painter, QString::number(i), middle + QPointF(i - 1.2, -kGridHalf - 3), 8, 2);
        write(painter, QString::number(i), middle + QPointF(-kGridHalf - 4, i - 1.2), 8, 2);
    }
}

} // namespace

void paintCalibration(QPainter& painter, const QSizeF& paper, bool isBack, Language language)
{
    const Texts texts = textsIn(language);
    const CalibrationLengths lengths = calibrationLengths(paper);
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    const QPointF upper = middle - QPointF(0, lengths.crosses / 2);
    const QPointF lower = middle + QPointF(0, lengths.crosses / 2);
    if (isBack) {
        painter.setPen(pen(0.2));
        for (const QPointF& cross : {upper, lower}) {
            painter.drawLine(cross - QPointF(8, 0), cross + QPointF(8, 0));
            painter.drawLine(cross - QPointF(0, 8), cross + QPointF(0, 8));
        }
        write(painter, texts.back, QPointF(10, 10), paper.width() - 20);
        return;
    }
    write(painter, texts.title, QPointF(10, 8), paper.width() - 20, 4.6);
    const QPointF across((paper.width() - lengths.across) / 2, 20);
    paintBar(painter, across, across + QPointF(lengths.across, 0), QPointF(0, 2));
    write(painter, texts.across.arg(lengths.across), across + QPointF(2, 1.5), lengths.across - 4);
    const QPointF along(14, (paper.height() - lengths.along) / 2 + 8);
    paintBar(painter, along, along + QPointF(0, lengths.along), QPointF(2, 0));
    painter.save();
    painter.translate(along + QPointF(7.5, lengths.along / 2));
    painter.rotate(-90);
    write(painter, texts.along.arg(lengths.along), QPointF(-lengths.along / 2 + 2, -4), lengths.along - 4);
    painter.restore();
    paintGrid(painter, upper);
    paintGrid(painter, lower);
    write(painter, texts.grid, middle + QPointF(-paper.width() / 2 + 28, -8), paper.width() - 50);
}

PagedWork calibrationPages(const QSizeF& paper, Language language)
{
    return {paper, textsIn(language).title, 2, [paper, language](QPainter& painter, int page) {
                paintCalibration(painter, paper, page == 1, language);
            }};
}

} // namespace model
