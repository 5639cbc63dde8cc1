// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/study/study_match_model.h"
#include "model/study/study_session.h"
#include "rules/games/known_game.h"
#include "views/decks/builder_page.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QToolButton;
class QTreeWidget;

namespace views {

class BarChart;

/// The lab of a deck: how good it is against another one, card by card, whether a change helped, and which
/// card would do better. Matches are played in the background; the results grow while they are.
class StudyPage : public QWidget
{
    Q_OBJECT

public:
    StudyPage(const BuilderContext& context, QWidget* parent = nullptr);
    ~StudyPage() override;

    /// Shows the deck of the session anew: choices, its studies and the last result.
    void refresh();
    void takeFocus();
    /// The library is about to close: what runs is paused and kept.
    void leaveLibrary();

    [[nodiscard]] model::StudySession& session() { return m_session; }
    /// A file for the result, as a table, JSON or a picture, by its ending. Nothing, or why it could not be
    /// written.
    [[nodiscard]] std::optional<QString> exportTo(const QString& path);

Q_SIGNALS:
    void left();
    void exportAsked();
    void ruleAsked(const QString& clause);
    /// A match of the study is to be opened at the table: a match file.
    void matchAsked(const QByteArray& file);
    void failed(const QString& sentence);

private:
    void build();
    void retranslate();
    void fillDecks();
    void fillBots();
    void fillStudies();
    void showChoices();
    void showResult();
    void showCards(const rules::bots::Study& study);
    void showArms(const rules::bots::Study& study);
    void showMatches();
    void openMatch(int row);
    void begin();
    void tryReplacements();
    void startOrPause();
    void openChosen();
    /// Plans and starts a study of the deck against what is chosen, with these other versions of it.
    void study(const std::vector<model::Deck>& instead, const QStringList& names);
    [[nodiscard]] std::optional<model::Deck> chosenDeck(const QComboBox& box) const;
    [[nodiscard]] const rules::KnownGame* game();
    [[nodiscard]] QString nameOfCard(const std::string& id) const;
    [[nodiscard]] const model::Deck& deck() const { return m_context.session.deck(); }
    [[nodiscard]] model::Language language() const { return m_context.language(); }

    BuilderContext m_context;
    model::SystemClock m_clock;
    model::StudySession m_session;
    std::unique_ptr<rules::KnownGame> m_libraryGame; ///< with the cards of the library, read for each study
    QString m_shownDeck;                             ///< id of the deck whose studies are listed
    bool m_isFilling = false;

    QToolButton* m_back;
    QLabel* m_title;
    QLabel* m_opponentLabel;
    QComboBox* m_opponent;
    QLabel* m_compareLabel;
    QComboBox* m_compare;
    QLabel* m_myBotLabel;
    QComboBox* m_myBot;
    QLabel* m_theirBotLabel;
    QComboBox* m_theirBot;
    QLabel* m_lengthLabel;
    QComboBox* m_length;
    QLabel* m_hint;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    QLabel* m_speed;
    QLabel* m_studiesLabel;
    QComboBox* m_studies;
    QLabel* m_verdict;
    QLabel* m_details;
    QLabel* m_changed;
    BarChart* m_rates;
    BarChart* m_lengths;
    QLabel* m_armsTitle;
    QTreeWidget* m_arms;
    QLabel* m_cardsTitle;
    QLabel* m_cardsHint;
    QTreeWidget* m_cards;
    QPushButton* m_replace;
    QPushButton* m_export;
    QLabel* m_matchesTitle;
    model::StudyMatchModel* m_matchRows;
    QTableView* m_matches;
    QPushButton* m_openMatch;
    QLabel* m_method;
    QWidget* m_results;
};

} // namespace views
