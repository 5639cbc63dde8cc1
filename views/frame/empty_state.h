// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace views {

/// What stands where a list would be when there is nothing to list: one sentence and the next step as a
/// button.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const Theme& theme, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& sentence, const QString& step);

Q_SIGNALS:
    void stepTaken();

private:
    void adjust();

    const Theme& m_theme;
    QLabel* m_title;
    QLabel* m_sentence;
    QPushButton* m_step;
};

} // namespace views
