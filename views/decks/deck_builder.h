// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_session.h"
#include "rules/decks/repair.h"
#include "views/actions/action_registry.h"
#include "views/decks/builder_page.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace views {

class CollectionPane;
class ComparePage;
class DeckPane;
class DetailsPage;
class HistoryPage;
class PairPage;
class ValidityStrip;

/// Building one deck: the collection at the left, the deck in the middle, what is known about it at the
/// right, and above them whether it is legal.
class DeckBuilder : public QWidget
{
    Q_OBJECT

public:
    DeckBuilder(model::DeckWorkshop& workshop, model::DeckSession& session, model::Settings& settings,
                ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

    /// Deck, cards or language have changed.
    void refresh();
    void retranslate();
    void takeFocus();
    void focusSearch();
    /// What was typed for another deck is gone.
    void clearSearch();
    void showPair();
    void showCompare();
    void repairAll();
    /// One copy more of each, in the deck or in its field, as one edit.
    void add(const QStringList& cards) { change(cards, 1); }
    void setOpponent(const QString& id);
    /// Pages by their place: statistics, pair and so on.
    void showPage(int index);
    [[nodiscard]] int pageCount() const;

Q_SIGNALS:
    void left();                          ///< back to the shelf
    void gameChosen(const QString& game); ///< for a deck that is still empty
    void ruleAsked(const QString& clause);
    void opponentImportAsked();
    void pairPlayAsked(const model::Deck& opponent);
    void restoreAsked(int version);

private:
    void build(ActionRegistry& actions);
    void connectParts();
    void change(const QStringList& cards, int by);
    void takeOut(const QStringList& cards);
    void repair(const rules::decks::Repair& repair);
    void showCheck();
    void fillGames();
    void fillVariants();
    void refreshPage();
    template <class Page>
    Page* addPage();

    model::DeckWorkshop& m_workshop;
    model::DeckSession& m_session;
    model::Settings& m_settings;
    const Theme& m_theme;
    BuilderContext m_context;
    QToolButton* m_back;
    QLineEdit* m_name;
    QComboBox* m_game;
    QComboBox* m_variant;
    QComboBox* m_players;
    QLabel* m_state;
    ValidityStrip* m_validity;
    QSplitter* m_columns;
    CollectionPane* m_collection;
    DeckPane* m_deck;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    std::vector<BuilderPage*> m_all;
    DetailsPage* m_details = nullptr;
    PairPage* m_pair = nullptr;
    ComparePage* m_compare = nullptr;
    HistoryPage* m_history = nullptr;
};

} // namespace views
