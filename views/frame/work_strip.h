// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace views {

/// A row below a page while something takes longer: what it is, how far it is, and a button to cancel it.
/// Hidden otherwise.
class WorkStrip : public QWidget
{
    Q_OBJECT

public:
    explicit WorkStrip(QWidget* parent = nullptr);

    /// `what` is a sentence with an ellipsis. How far it is is not known yet.
    void begin(const QString& what);
    void setPercent(int percent);
    void end();

Q_SIGNALS:
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

} // namespace views
