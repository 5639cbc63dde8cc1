// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "model/settings/settings.h"
#include "views/theme/theme.h"

#include <QWidget>

namespace views {

/// A game that the program knows, as somebody is asked about it.
struct WelcomeGame
{
    QString id;
    model::LocalText name;
};

/// The games and boxes that somebody owns. Every tick counts at once. A box whose cards are known makes them
/// the owner's; for the others a list of characters opens in which they tick what they have.
class OwnedGames : public QWidget
{
    Q_OBJECT

public:
    /// All that is passed outlives the widget.
    OwnedGames(std::vector<WelcomeGame> games, model::Settings& settings, const Theme& theme,
               QWidget* parent = nullptr);

    /// Null: no library is open yet, and boxes wait for it. It outlives its use here.
    void setLibrary(model::CardLibrary* library);
    /// Those that were ticked; all of them before somebody has chosen.
    [[nodiscard]] QStringList owned() const;
    /// The check boxes in their order, for Tab.
    [[nodiscard]] const std::vector<QWidget*>& stops() const { return m_stops; }
    void fill();

Q_SIGNALS:
    void filled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addBoxes(const WelcomeGame& game);
    void addKnown(const WelcomeGame& game, const std::vector<model::GameBox>& boxes);
    void tick(const QString& game, const model::GameBox& box, bool owned, bool holdsAll);
    void openChecklist(const QString& game, const QString& title);
    /// Characters of a game in the library, with those that the owner has none of marked.
    struct Known
    {
        QString id;
        QString name;
        bool owned = false;
    };
    [[nodiscard]] std::vector<Known> characters(const QString& game) const;
    void own(const QString& game, const QStringList& cards);

    std::vector<WelcomeGame> m_games;
    model::Settings& m_settings;
    const Theme& m_theme;
    model::CardLibrary* m_library = nullptr;
    std::vector<QWidget*> m_stops;
};

} // namespace views
