// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/formats/deck_reading.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace views {

/// What came of reading a deck, before anything is kept: what was not understood with line and reason, what
/// was guessed with the guess, and what was simply read.
class ImportPage : public QWidget
{
    Q_OBJECT

public:
    explicit ImportPage(const Theme& theme, QWidget* parent = nullptr);

    /// The directory must outlive the next call.
    void show(const QString& from, model::DeckReading reading, const model::CardDirectory& cards,
              model::Language language);
    void setLanguage(model::Language language);
    [[nodiscard]] const model::DeckReading& reading() const { return m_reading; }
    void takeFocus();

Q_SIGNALS:
    void kept();
    void dismissed();

private:
    void fill();

    const Theme& m_theme;
    QString m_from;
    model::DeckReading m_reading;
    const model::CardDirectory* m_cards = nullptr;
    model::Language m_language = model::Language::English;
    QLabel* m_title;
    QLabel* m_summary;
    QTreeWidget* m_table;
    QPushButton* m_keep;
    QPushButton* m_dismiss;
};

} // namespace views
