// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_workshop.h"
#include "model/settings/settings.h"
#include "views/actions/action_registry.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;

namespace views {

class DeckShelfDelegate;
class EmptyState;

/// All decks of the library: search, tags, order, each with its first cards.
class DeckShelf : public QWidget
{
    Q_OBJECT

public:
    DeckShelf(model::DeckWorkshop& workshop, model::Settings& settings, ActionRegistry& actions,
              const Theme& theme, QWidget* parent = nullptr);

    void setLanguage(model::Language language);
    void refresh();
    void takeFocus();
    void focusSearch();
    [[nodiscard]] QString chosen() const; ///< id of the current deck; empty for none
    [[nodiscard]] int shown() const;

Q_SIGNALS:
    /// A game that does not use decks.
    void decklessChosen(const QString& game);
    void opened(const QString& id);
    void newAsked();
    void removeAsked(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showEmpty();

    model::DeckWorkshop& m_workshop;
    model::Settings& m_settings;
    const Theme& m_theme;
    model::DeckFilterModel* m_filter;
    DeckShelfDelegate* m_delegate;
    QLabel* m_title;
    QLineEdit* m_search;
    QComboBox* m_tag;
    QComboBox* m_order;
    QListView* m_list;
    EmptyState* m_empty;
    EmptyState* m_nothing;
    QLabel* m_deckless;
    std::vector<QPushButton*> m_decklessGames;
    QStackedWidget* m_listOrEmpty;
};

} // namespace views
