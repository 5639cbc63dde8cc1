// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace views {

/// Language, colours, text size, density and motion; each choice takes effect at once.
class AppearancePage : public QWidget
{
    Q_OBJECT

public:
    AppearancePage(model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        QLabel* title;
        QLabel* hint;
        QComboBox* choice;
    };

    Row addRow(QGridLayout* grid, const QString& name);
    void retranslate();
    void showSettings();
    void adjust();

    model::Settings& m_settings;
    const Theme& m_theme;
    Row m_language;
    Row m_scheme;
    Row m_textSize;
    Row m_density;
    Row m_motion;
};

} // namespace views
