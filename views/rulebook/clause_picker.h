// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"

#include <QWidget>

class QLineEdit;
class QListWidget;

namespace views {

/// Chooses a rule by typing some of its words.
class ClausePicker : public QWidget
{
    Q_OBJECT

public:
    explicit ClausePicker(const model::Rulebook& book, QWidget* parent = nullptr);

    /// Another book, from the next begin() on.
    void setBook(const model::Rulebook& book) { m_book = &book; }

    void begin(model::Language language);

Q_SIGNALS:
    void chosen(const QString& clause);
    void left();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void filter();

    const model::Rulebook* m_book;
    model::Language m_language = model::Language::English;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace views
