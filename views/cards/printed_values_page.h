// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "model/library/printed_values_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QTableView;
class QToolButton;

namespace views {

/// "Enter printed values": all characters, to be gone through with the printed cards in hand. A digit is the
/// strength and goes on to the next card; Enter says that what is shown is right; Delete takes the owner's
/// values back. In the column of effects, Enter opens the list to choose from. Escape leads back.
class PrintedValuesPage : public QWidget
{
    Q_OBJECT

public:
    PrintedValuesPage(const model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~PrintedValuesPage() override;

    /// Null: none. The library outlives its use here.
    void setLibrary(model::CardLibrary* library);
    /// Stands on this character, or on the first that is not checked.
    void begin(const QString& card);
    void takeFocus();
    [[nodiscard]] QString status() const; ///< "17 of 42 checked"
    /// A card, or without one the boxes, have changed. Stands on that card afterwards: what was undone is
    /// what somebody wants to enter again.
    void refresh(const QString& card);
    /// The character that it stands on; empty if there is none.
    [[nodiscard]] QString card() const;

Q_SIGNALS:
    void backWanted();
    void cardChosen(); ///< it stands on another character
    void statusChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void adjust();
    void showProgress();
    void fitTable();
    void fillBoxes();
    void showUnboxed();
    void goTo(int row, int column = -1);
    bool handleKey(QKeyEvent* event);

    const model::Settings& m_settings;
    const Theme& m_theme;
    model::CardLibrary* m_library = nullptr;
    model::PrintedValuesModel m_model;
    QToolButton* m_back;
    QLabel* m_title;
    QLabel* m_hint;
    QLabel* m_boxesLabel;
    QWidget* m_boxes;
    QLabel* m_unboxed; ///< why characters are listed all the same
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QTableView* m_table;
};

} // namespace views
