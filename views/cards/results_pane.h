// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_table_model.h"
#include "model/search/search_results_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QListView;
class QProgressBar;
class QStackedWidget;
class QTabBar;

namespace views {

class CardViews;
class EmptyState;

/// What a search has found: the best hits of every kind as one list, or all cards of it as a gallery or
/// table. Without words there are only the cards. One thing is chosen, as long as there is one.
class ResultsPane : public QWidget
{
    Q_OBJECT

public:
    ResultsPane(model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    /// Null: there is no library yet.
    void setStore(model::LibraryStore* store);
    /// Something to look at until the first result is there; nothing is chosen.
    void showFirst(const model::FoundCards& cards);
    /// `narrowed`: filters hold something back, and the way out is to let them go.
    void showResult(const model::SearchResult& result, bool narrowed);
    /// Nothing can be found as owned, since nothing is: the way out is to say what one owns.
    void setNothingOwned(bool nothing) { m_nothingOwned = nothing; }
    /// While there is no store: how far the library is.
    void showProgress(int done, int total);
    [[nodiscard]] bool isReady() const { return m_ready; }
    void setLanguage(model::Language language);
    void setAsTable(bool asTable);
    /// The card has changed.
    void forget(const QString& game, const QString& id);

    [[nodiscard]] CardViews& cards() { return *m_views; }
    [[nodiscard]] const model::CardTableModel& cardModel() const { return m_cards; }
    [[nodiscard]] const model::SearchResult& result() const { return m_hits.result(); }

    /// Chooses a card where it is among the results; later results choose it again.
    void choose(const QString& game, const QString& id);
    void takeFocus();

Q_SIGNALS:
    void cardChosen(const QString& game, const QString& id);
    void ruleChosen(const model::SearchHit& hit);
    void nothingChosen();
    void cardOpened(const QString& game, const QString& id);
    void ruleOpened(const QString& id);
    void menuWanted(const QPoint& where);
    void left();
    void typed(const QString& letter);
    void erased(); ///< the last letter that was typed should go
    void ownEachWanted();
    void everythingWanted(); ///< nothing was found, and the search should be given up

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void retranslate();
    void showTabs();
    void showPage();
    void chooseCardRow();
    void chooseHitRow(int row);
    void openHit(int row);
    [[nodiscard]] bool showsHits() const;

    model::Settings& m_settings;
    const Theme& m_theme;
    model::CardTableModel m_cards;
    model::SearchResultsModel m_hits;
    QTabBar* m_tabs;
    CardViews* m_views;
    QListView* m_list;
    EmptyState* m_empty;
    QWidget* m_waiting;
    QLabel* m_waitingText;
    QProgressBar* m_progress;
    QStackedWidget* m_stack;
    QString m_game;
    QString m_card; ///< chosen last
    QString m_query;
    bool m_ready = false; ///< there has been a result
    bool m_narrowed = false;
    bool m_nothingOwned = false;
    bool m_choosing = false; ///< what is chosen is told once, when that is done
};

} // namespace views
