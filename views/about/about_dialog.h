// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/about/system_report.h"
#include "views/theme/theme.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace views {

/// What the program is, under which licence, and the report to copy into a bug report. Does not block the
/// window.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    AboutDialog(const ReportPlaces& places, const Theme& theme, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void copy();

    const Theme& m_theme;
    QLabel* m_title;
    QLabel* m_version;
    QLabel* m_what;
    QLabel* m_licence;
    QLabel* m_reportTitle;
    QPlainTextEdit* m_report;
    QPushButton* m_copy;
    QPushButton* m_close;
    bool m_copied = false;
};

} // namespace views
