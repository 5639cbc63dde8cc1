// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_start.h"
#include "model/play/recent_matches.h"
#include "model/play/table_setup.h"
#include "model/settings/settings.h"
#include "rules/games/known_game.h"
#include "views/dialogs/file_chooser.h"
#include "views/table/own_decks.h"
#include "views/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace views {

class ChoiceBox;
class MatchRulesBox;

/// Where a match is set up: game, variant, decks, who sits where, what else the game lets people choose, and
/// the seed. The last set-up is remembered.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the page.
    SetupPage(model::GameFinder games, model::Settings& settings, const Theme& theme, FileChooser& files,
              QWidget* parent = nullptr);

    [[nodiscard]] model::TableSetup setup() const;
    void setSetup(const model::TableSetup& setup);
    /// The set-up was used: it is the one to begin with next time.
    void remember();

    void setOwnDecks(OwnDecks decks) { m_ownDecks = std::move(decks); }

    /// Why the match cannot begin; empty: nothing stands in the way.
    void setProblem(const QString& problem);
    /// Whether there is a match that can be taken up again.
    void setKept(bool kept);
    /// The matches before it, the newest first.
    void setRecent(std::vector<model::RecentMatch> recent);
    /// How the decks of the seats are called.
    void setDeckNames(const QString& first, const QString& second);
    /// Another seed than the one that a match was played with already.
    void shuffle();
    void takeFocus();
    /// Another seed, short enough to be told to a friend.
    [[nodiscard]] static quint64 anySeed();

Q_SIGNALS:
    void startWanted();
    void ruleWanted(const QString& clause);
    void takeUpWanted();
    void recentWanted(const QString& path);
    void openWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    static constexpr std::size_t kSeatsSetUp = 2;
    struct Field
    {
        std::string key;
        std::vector<ChoiceBox*> choices;
        std::vector<QSpinBox*> numbers;
    };
    void build();
    void retranslate();
    void showGame();
    void showVariant();
    void alignLabels();
    void orderTabs();
    void chooseDeck(std::size_t seat);
    void listDecks();
    void takeDeck(std::size_t seat, int row);
    [[nodiscard]] int listedRow(std::size_t seat) const;
    void otherGame();
    void edited();
    void showCovers();
    void showRecent();
    [[nodiscard]] QString recentText(const model::RecentMatch& match) const;
    [[nodiscard]] bool canCover() const;
    [[nodiscard]] const rules::KnownGame* game() const;
    [[nodiscard]] std::string variant() const;
    [[nodiscard]] model::Language language() const { return m_settings.language(); }
    [[nodiscard]] std::size_t decksNeeded() const;

    model::GameFinder m_games;
    model::Settings& m_settings;
    const Theme& m_theme;
    FileChooser& m_files;
    QLabel* m_title;
    QLabel* m_hint;
    ChoiceBox* m_game;
    ChoiceBox* m_variant;
    std::vector<ChoiceBox*> m_seats;
    QCheckBox* m_covers;
    ChoiceBox* m_decks;
    std::vector<ChoiceBox*> m_deckBoxes; ///< one's own decks, by seat
    std::vector<QPushButton*> m_deckFiles;
    OwnDecks m_ownDecks;
    std::vector<model::DeckSummary> m_listed;
    std::vector<std::vector<std::string>> m_deckCards; ///< by seat; empty: none chosen yet
    std::vector<QString> m_deckNames;
    std::vector<QString> m_deckIds; ///< of those that were chosen from the list
    QWidget* m_fieldBox;
    QFormLayout* m_form;
    QFormLayout* m_fieldForm;
    std::vector<Field> m_fields;
    MatchRulesBox* m_rules;
    QLineEdit* m_seed;
    QPushButton* m_newSeed;
    QLabel* m_problem;
    QPushButton* m_start;
    QPushButton* m_takeUp;
    QPushButton* m_open;
    QWidget* m_recentBox;
    QLabel* m_recentTitle;
    QLabel* m_recentHint;
    QVBoxLayout* m_recentRows;
    std::vector<model::RecentMatch> m_recent;
    std::vector<QLabel*> m_labels; ///< of the form, in its order
};

} // namespace views
