// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "model/settings/settings.h"
#include "views/frame/place.h"
#include "views/theme/theme.h"
#include "views/welcome/owned_games.h"

class QButtonGroup;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace views {

/// What one sees at the first start: the language, the games and boxes one owns, and where to begin. Every
/// choice counts at once; there is nothing to confirm.
class WelcomePlace : public Place
{
    Q_OBJECT

public:
    /// All that is passed outlives the place.
    WelcomePlace(std::vector<WelcomeGame> games, model::Settings& settings, const Theme& theme,
                 QWidget* parent = nullptr);

    /// Null: no library is open yet, and boxes wait for it. It outlives its use here.
    void setLibrary(model::CardLibrary* library);
    /// Those that were ticked; all of them before somebody has chosen.
    [[nodiscard]] QStringList ownedGames() const;

    void takeFocus() override;

Q_SIGNALS:
    void deckWanted();
    void matchWanted();
    void soloWanted();
    void rulebookWanted();
    void cardsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Step
    {
        QPushButton* button;
        QLabel* what;
    };

    [[nodiscard]] Step addStep(const QString& name, void (WelcomePlace::*wanted)());
    void build();
    void orderSteps();
    void retranslate();
    void adjust();

    model::Settings& m_settings;
    const Theme& m_theme;
    QLabel* m_title;
    QLabel* m_sentence;
    QLabel* m_languageTitle;
    QButtonGroup* m_languages;
    QLabel* m_gamesTitle;
    QLabel* m_gamesHint;
    OwnedGames* m_gameList;
    QLabel* m_beginTitle;
    QVBoxLayout* m_steps;
    Step m_deck;
    Step m_match;
    Step m_solo;
    Step m_rulebook;
    Step m_cards;
};

} // namespace views
