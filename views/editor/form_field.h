// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace views {

/// One field of a form: its label above it, what is wrong below it, and, where a value of the library was
/// corrected, the value of before with the way back to it.
class FormField : public QWidget
{
    Q_OBJECT

public:
    /// The field belongs to this from now on.
    FormField(QWidget* field, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    /// Empty: nothing is wrong. `blocks`: it cannot be saved like this.
    void setProblem(const QString& problem, bool blocks = true);
    /// The value that the library had before; empty: it is the same.
    void setBase(const QString& value);
    [[nodiscard]] QWidget* field() const { return m_field; }

Q_SIGNALS:
    void baseWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QWidget* m_field;
    QLabel* m_label;
    QLabel* m_problem;
    QWidget* m_baseRow;
    QLabel* m_base;
    QPushButton* m_back;
    QString m_baseValue;
};

/// A label that says what is wrong; not there while nothing is.
void showProblem(QLabel& label, const QString& problem, bool blocks = true);

/// Lets the wheel scroll the form and not change a field that the pointer happens to be over.
void guardFromWheel(QWidget* field);

} // namespace views
