// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/answer_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace views {

namespace {
constexpr int kLeast = 112;
}

QSize AnswerButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {std::min(whole.width(), kLeast), whole.height()};
}

void AnswerButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const int beside = sizeHint().width() - fontMetrics().horizontalAdvance(text());
    if (width() < sizeHint().width())
        option.text = fontMetrics().elidedText(text(), Qt::ElideMiddle, width() - beside);
    painter.drawControl(QStyle::CE_PushButton, option);
}

void AnswerButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    setToolTip(width() < sizeHint().width() ? text() : QString());
}

} // namespace views
