// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace views {

/// An answer in words. Where there is no room for all of them it ends in an ellipsis instead of making its
/// row wider; the tool tip has the rest.
class AnswerButton : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace views
