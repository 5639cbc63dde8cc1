// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "model/rulebook/rulebook.h"
#include "views/actions/action_registry.h"
#include "views/cards/found_rule.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace views {

class CardDetails;
class CardFilters;
class ResultsPane;
class RuleDetails;
class SavedSearchPanel;
class SearchBar;
class FilterBox;
class SearchHelp;

/// Search field, filters and what they find, with the chosen thing at the side. Every search runs in a thread
/// of its own; the last result stays until the next is there.
class CardBrowser : public QWidget
{
    Q_OBJECT

public:
    CardBrowser(model::RulebookOf books, model::Settings& settings, ActionRegistry& actions,
                const Theme& theme, QWidget* parent = nullptr);

    /// Null: none is open. The library outlives its use here.
    void setLibrary(model::CardLibrary* library);
    void setLanguage(model::Language language);
    void setAsTable(bool asTable);

    void search(const QString& query);
    void showEverything();
    void showCard(const QString& game, const QString& id);
    /// Something about a card (or, without one, about the boxes) has changed.
    void cardChanged(const QString& game, const QString& id);

    /// While there is no library: how far opening it is.
    void showProgress(int done, int total);
    /// A result is still on its way.
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] CardDetails& details() { return *m_details; }
    /// The rule or clarification that is chosen and shown; null where it is a card, or nothing.
    [[nodiscard]] const RuleDetails* chosenRule() const;
    [[nodiscard]] SavedSearchPanel& saved();

    void takeFocus();
    void focusSearch();
    void toggleHelp(bool shown);
    void toggleSaved(bool shown);
    [[nodiscard]] bool showsHelp() const;
    [[nodiscard]] bool showsSaved() const;

Q_SIGNALS:
    void cardOpened(const QString& game, const QString& id);
    void cardChosen(const QString& game, const QString& id);
    void ruleChosen();
    void nothingChosen();
    void ruleWanted(const QString& id);
    void exampleWanted(const QString& game, const QString& id);
    void menuWanted(const QPoint& where);
    void ownEachWanted();
    void panelChanged(); ///< help or saved searches came or went
    void searchRemoved(const QString& name, const QString& query);
    void saveFailed(const model::StorageError& error);
    void statusChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareRoom();
    [[nodiscard]] bool ownsNothing();
    void build(ActionRegistry& actions);
    [[nodiscard]] SearchHelp& help();
    [[nodiscard]] RuleDetails& rule();
    void connectParts();
    void retranslate();
    void adjust();
    void showPanel(QWidget* panel);
    void searchAgain();
    void showSaved();
    void take(const model::SearchResult& result);
    void showChosen(const QString& game, const QString& id);
    void showRule(const model::SearchHit& hit);

    model::Settings& m_settings;
    const Theme& m_theme;
    model::RulebookOf m_books;
    model::CardLibrary* m_library = nullptr;
    model::Language m_language;
    QLabel* m_title;
    SearchBar* m_search;
    CardFilters* m_filters;
    ResultsPane* m_results;
    // Made when they are first asked for: hidden pages would be laid out with every start.
    SearchHelp* m_help = nullptr;
    SavedSearchPanel* m_saved = nullptr;
    QStackedWidget* m_panels;
    CardDetails* m_details;
    RuleDetails* m_rule = nullptr;
    QStackedWidget* m_side;
    QToolButton* m_columns;
    FilterBox* m_faceSize;
    bool m_asTable = false;
    int m_all = 0; ///< cards in the library, as far as they were counted
};

} // namespace views
