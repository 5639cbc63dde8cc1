// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QScrollArea>

class QGridLayout;
class QLabel;

namespace views {

/// What can be typed into the search field: a list of examples, each of which runs when it is chosen.
class SearchHelp : public QScrollArea
{
    Q_OBJECT

public:
    SearchHelp(const model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    void takeFocus();

Q_SIGNALS:
    void exampleChosen(const QString& query);
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();

    const model::Settings& m_settings;
    const Theme& m_theme;
};

} // namespace views
