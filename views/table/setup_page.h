// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/brought_deck.h"
#include "model/play/match_start.h"
#include "model/play/recent_matches.h"
#include "model/play/table_setup.h"
#include "model/settings/settings.h"
#include "rules/games/known_game.h"
#include "views/dialogs/file_chooser.h"
#include "views/table/own_decks.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <functional>

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
class SavedSetupsRow;
class SetupIssues;

/// Where a match is set up: game, variant, decks, who sits where, what else the game lets people choose, and
/// the seed. What does not go together is listed with its rules. The last set-up is remembered; others are
/// saved under a name.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the page. `ids` are the games to choose from.
    SetupPage(model::GameFinder games, const QStringList& ids, model::Settings& settings, const Theme& theme,
              FileChooser& files, QWidget* parent = nullptr);

    [[nodiscard]] model::TableSetup setup() const;
    void setSetup(const model::TableSetup& setup);
    /// The set-up was used: it is the one to begin with next time.
    void remember();

    void setOwnDecks(OwnDecks decks) { m_ownDecks = std::move(decks); }
    /// What a card that can be chosen does, for who points at it; asked whenever the form is filled.
    void setCardText(std::function<QString(const QString& id)> text);

    /// That a deck is built for a variant that cannot be played here, and which ones can.
    [[nodiscard]] QString cannotPlay(const QString& deck, const QString& variant) const;
    /// Why the match cannot begin; empty: nothing stands in the way.
    void setProblem(const QString& problem);
    /// Whether there is a match that can be taken up again.
    void setKept(bool kept);
    /// The matches before it, the newest first.
    void setRecent(std::vector<model::RecentMatch> recent);
    /// What the decks of the seats are called, in the order of the seats.
    void setDeckNames(const QStringList& names);
    /// Sets up the match of a deal code, with the same people on the seats; a code that cannot be read is
    /// told.
    void setDeal(const QString& code);
    /// Sets up the deal of today for the game, variant and options that are shown.
    void setDaily();
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
    void statisticsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Field
    {
        std::string key;
        std::vector<ChoiceBox*> choices;
        std::vector<QSpinBox*> numbers;
    };
    void build();
    void buildSeats();
    void buildDecks();
    void retranslate();
    void showGame();
    void showVariant();
    void showPlayers();
    void showFields();
    void showSeats();
    void showDecks();
    void setLines(const std::vector<std::vector<std::string>>& lines);
    void alignLabels();
    void orderTabs();
    void chooseDeck(std::size_t seat);
    void listDecks();
    void takeDeck(std::size_t seat, int row);
    void setVariantOf(const model::OwnDeck& deck, std::size_t seat);
    [[nodiscard]] int listedRow(std::size_t seat) const;
    void otherGame();
    void edited();
    void showIssues();
    void showDeal();
    void showCovers();
    void showRecent();
    [[nodiscard]] bool canCover() const;
    [[nodiscard]] const rules::KnownGame* game() const;
    [[nodiscard]] std::string variant() const;
    /// Of the variant that is shown; its default where the game is not known.
    [[nodiscard]] rules::VariantView variantView() const;
    [[nodiscard]] rules::MatchSetup matchSetup() const;
    /// The seats of the match as it is set up, each with its name.
    [[nodiscard]] const std::vector<rules::SeatView>& seats() const { return m_seatViews; }
    [[nodiscard]] QString seatName(std::size_t seat) const;
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
    QSpinBox* m_players; ///< how many, where the variant lets people choose
    QWidget* m_seatBox;
    QFormLayout* m_seatForm;
    QVBoxLayout* m_coverRow;
    std::vector<rules::SeatView> m_seatViews;
    std::vector<ChoiceBox*> m_seats;              ///< one per seat
    std::vector<model::SeatPlayer> m_seatPlayers; ///< also of seats that are not shown now
    QCheckBox* m_covers;
    QWidget* m_deckBox;
    QFormLayout* m_deckForm;
    QLabel* m_deckLabel;
    ChoiceBox* m_decks;
    std::vector<ChoiceBox*> m_deckBoxes; ///< one's own decks, by seat
    std::vector<QPushButton*> m_deckFiles;
    OwnDecks m_ownDecks;
    std::function<QString(const QString& id)> m_cardText;
    std::vector<model::DeckSummary> m_listed;
    std::vector<std::vector<std::string>> m_deckCards; ///< by seat; empty: none chosen yet
    std::vector<QString> m_deckNames;
    std::vector<QString> m_deckIds; ///< of those that were chosen from the list
    QWidget* m_fieldBox;
    QFormLayout* m_form;
    QFormLayout* m_fieldForm;
    std::vector<Field> m_fields;
    MatchRulesBox* m_rules;
    SavedSetupsRow* m_saved;
    SetupIssues* m_issues;
    QLineEdit* m_seed;
    QPushButton* m_newSeed;
    QLineEdit* m_deal;
    QPushButton* m_daily;
    QLabel* m_problem;
    QPushButton* m_start;
    QPushButton* m_takeUp;
    QPushButton* m_open;
    QPushButton* m_statistics;
    QWidget* m_recentBox;
    QLabel* m_recentTitle;
    QLabel* m_recentHint;
    QVBoxLayout* m_recentRows;
    std::vector<model::RecentMatch> m_recent;
    std::vector<QLabel*> m_labels; ///< of the form, in its order
};

} // namespace views
