// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/mark_style.h"

#include <QCheckBox>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace views {

namespace {

bool isSet(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_On) || option.state.testFlag(QStyle::State_NoChange);
}

/// What both marks share: the ground with its border, filled when set.
void prepare(const QStyleOption& option, QPainter& painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QPalette& colours = option.palette;
    const QColor quiet = enabled ? colours.color(QPalette::PlaceholderText)
                                 : colours.color(QPalette::Disabled, QPalette::WindowText);
    const QColor accent = enabled ? colours.color(QPalette::Link) : quiet;
    const QColor ground = option.state.testFlag(QStyle::State_MouseOver) && enabled
                              ? colours.color(QPalette::Midlight)
                              : colours.color(QPalette::Base);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isSet(option) ? accent : quiet, 1));
    painter.setBrush(isSet(option) ? accent : ground);
}

void drawCheckMark(const QStyleOption& option, QPainter& painter)
{
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    prepare(option, painter);
    painter.drawRoundedRect(box, 3, 3);
    if (!isSet(option))
        return;
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    QPainterPath tick(option.state.testFlag(QStyle::State_On) ? at(0.22, 0.52) : at(0.25, 0.5));
    if (option.state.testFlag(QStyle::State_On))
        tick.lineTo(at(0.42, 0.72));
    tick.lineTo(option.state.testFlag(QStyle::State_On) ? at(0.78, 0.3) : at(0.75, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(QPalette::BrightText), box.width() / 8, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

void drawRadioMark(const QStyleOption& option, QPainter& painter)
{
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    prepare(option, painter);
    painter.drawEllipse(box);
    if (!isSet(option))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::BrightText));
    painter.drawEllipse(box.center(), box.width() / 5, box.height() / 5);
}

/// The style sheet shows the keyboard's place on these.
bool hasRingOfItsOwn(const QWidget* widget)
{
    return qobject_cast<const QPushButton*>(widget) != nullptr ||
           qobject_cast<const QTabBar*>(widget) != nullptr;
}

} // namespace

MarkStyle::MarkStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{}

void MarkStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    painter->save();
    if (element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck) {
        drawCheckMark(*option, *painter);
    } else if (element == PE_IndicatorRadioButton) {
        drawRadioMark(*option, *painter);
    } else if (element == PE_FrameFocusRect && (qobject_cast<const QCheckBox*>(widget) != nullptr ||
                                                qobject_cast<const QRadioButton*>(widget) != nullptr)) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(option->palette.color(QPalette::Link), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 3, 3);
    } else if (element != PE_FrameFocusRect || !hasRingOfItsOwn(widget)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    painter->restore();
}

int MarkStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return widget != nullptr ? qMax(14, widget->fontMetrics().height() - 1) : 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace views
