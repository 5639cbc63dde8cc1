// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace views {

class RichLabel;

/// The field to find words in the book, how many there are, and the way to the next and the one before.
/// Return and Shift+Return do the same; Escape empties the field and then leaves it.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    FindBar(ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] QString typed() const;
    void take();
    void clear();

    /// The current hit, counted from 1, of all. None at all: says so, and how many there are in the other
    /// language.
    void showCount(int current, int all, int inOther, model::Language other);
    /// How many there are in the book of another game, where this one has none in either language.
    void showElsewhere(int count, const QString& game);

Q_SIGNALS:
    void edited();
    void nextWanted();
    void previousWanted();
    void left(); ///< the keyboard should go to the text
    void bothWanted();
    void otherBookWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showText();

    QLineEdit* m_field;
    RichLabel* m_count;
    int m_current = 0;
    int m_all = 0;
    int m_inOther = 0;
    int m_elsewhere = 0;
    QString m_otherGame;
    model::Language m_other = model::Language::English;
};

} // namespace views
