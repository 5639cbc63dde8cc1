// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace views {

/// Pages of which one is shown, and which alone says how much room is needed: a wide page does not make the
/// others wide.
class OwnSizeStack : public QStackedWidget
{
    Q_OBJECT

public:
    explicit OwnSizeStack(QWidget* parent = nullptr)
        : QStackedWidget(parent)
    {
        connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return currentWidget() != nullptr ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() != nullptr ? currentWidget()->minimumSizeHint()
                                          : QStackedWidget::minimumSizeHint();
    }
};

} // namespace views
