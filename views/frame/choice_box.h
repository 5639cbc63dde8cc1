// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace views {

/// A combo box that draws its own chevron: a style sheet takes the style's arrow away.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    static constexpr int kMostShown = 16; ///< entries of its list; more are scrolled

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace views
