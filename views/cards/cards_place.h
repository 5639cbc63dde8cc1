// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/file_writer.h"
#include "model/library/card_library.h"
#include "model/rulebook/rulebook.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/place.h"

#include <QPointer>

#include <functional>

class QMenu;
class QStackedWidget;

namespace views {

class CardBrowser;
class CardPage;
class BoxCheckPage;
class PrintedValuesPage;
class RuleDetails;

/// What other places offer to do with the chosen card; stands in the card's context menu.
struct CardAction
{
    QPointer<QAction> action; ///< of the registry
    std::function<void(const QString& game, const QString& id)> run;
};

/// All cards of the library: search and filter them, look at one, correct it from the printed card. Remembers
/// card, order and form of the list.
class CardsPlace : public Place
{
    Q_OBJECT

public:
    /// All that is passed belongs to the caller and outlives the place.
    CardsPlace(model::RulebookOf books, model::Settings& settings, ActionRegistry& actions,
               const Theme& theme, FileChooser& files, QWidget* parent = nullptr);

    /// Its actions do nothing before there is a place; called once by who makes the registry.
    static void restActions(ActionRegistry& actions);

    /// Null: no library is open. It outlives its use here: give another before it goes.
    void setLibrary(model::CardLibrary* library);
    /// Who knows where cards are in use; null: nobody.
    void setUses(const model::CardUses* uses);
    void addCardAction(CardAction action);
    /// While there is no library: how far opening it is.
    void showProgress(int done, int total);

    [[nodiscard]] QString status() const override;
    [[nodiscard]] QUndoStack* undoStack() const override;
    [[nodiscard]] bool isBusy() const override;
    void takeFocus() override;
    void focusSearch() override;
    void showSample() override;

    void showCard(const QString& game, const QString& id);
    void openCard(const QString& game, const QString& id);
    void search(const QString& query);
    /// The table in which all strengths and effects are compared with the printed cards.
    void enterPrintedValues();
    /// Shows how many cards of each kind a box of this game holds.
    void checkBox(const QString& game);

Q_SIGNALS:
    void ruleWanted(const QString& id);                         ///< open the rulebook there
    void exampleWanted(const QString& game, const QString& id); ///< play that of a clause or clarification
    void useWanted(const QString& id);
    void pictureSaved(const QString& path);
    void pictureFailed(const QString& path, const model::WriteError& error);
    void searchRemoved(const QString& name, const std::function<void()>& undo);
    /// One copy each of so many characters was noted as owned.
    void ownedNoted(int characters, const std::function<void()>& undo);
    void saveFailed(const model::StorageError& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    [[nodiscard]] CardPage& page();
    [[nodiscard]] PrintedValuesPage& printed();
    [[nodiscard]] BoxCheckPage& box();
    [[nodiscard]] bool shows(const QWidget* page) const;
    void showReadingAgain();
    void goBack();
    void connectActions();
    void showChoices();
    void ownEach();
    void enableCardActions(bool enabled);
    void choose(const QString& game, const QString& card);
    void findMeant();
    [[nodiscard]] const RuleDetails* chosenRule() const;
    void showPage(QWidget* page);
    void setAsTable(bool asTable);
    void cardChanged(const QString& game, const QString& id);
    void popMenu(const QPoint& where);
    void addRuleChoices(QMenu& menu);
    void copy(bool nameOnly);
    void savePicture();
    [[nodiscard]] std::optional<model::Card> chosen() const;
    [[nodiscard]] QAction* action(const char* id) const;

    model::Settings& m_settings;
    ActionRegistry& m_actions;
    const Theme& m_theme;
    FileChooser& m_files;
    model::CardLibrary* m_library = nullptr;
    CardBrowser* m_browser;
    // Made when they are first asked for: hidden pages would be laid out with every start.
    CardPage* m_page = nullptr;
    PrintedValuesPage* m_printed = nullptr;
    BoxCheckPage* m_box = nullptr;
    bool m_fromPrinted = false; ///< the page was opened from there, and leads back
    QStackedWidget* m_stack;
    std::vector<CardAction> m_cardActions;
    const model::CardUses* m_uses = nullptr;
    /// The card that actions mean; without an id none.
    struct Meant
    {
        QString game;
        QString card;
    };
    Meant m_chosen; ///< in the browser: the card that is shown, or that what is shown is about
    Meant m_meant;  ///< on the page that is shown
};

} // namespace views
