// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/editor_session.h"
#include "model/editor/own_card_model.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/message_bar.h"
#include "views/frame/place.h"

class QStackedWidget;

namespace views {

class EditorPage;
class OwnCardsPage;

/// The workshop for cards: the list of one's own, and the editor in which they are made and all others are
/// corrected.
class EditorPlace : public Place
{
    Q_OBJECT

public:
    /// All that is passed outlives the place. `game` is whose cards are new ones.
    EditorPlace(const QString& game, const model::Clock& clock, model::Settings& settings,
                ActionRegistry& actions, const Theme& theme, FileChooser& files, QWidget* parent = nullptr);

    /// Its actions do nothing before there is a place; called once by who makes the registry.
    static void restActions(ActionRegistry& actions);

    /// Null: no library is open. It outlives its use here: give another before it goes.
    void setLibrary(model::CardLibrary* library);
    [[nodiscard]] model::EditorSession& session() { return m_session; }

    [[nodiscard]] QString status() const override;
    [[nodiscard]] QUndoStack* undoStack() const override;
    void takeFocus() override;
    void showSample() override;

    /// A new card with nothing on it.
    void newCard();
    /// A card of the library: one's own is edited, another is corrected.
    void edit(const QString& game, const QString& id);
    void copy(const QString& game, const QString& id);

Q_SIGNALS:
    /// A scenario with the card in it is to be opened in the rules lab.
    void tryWanted(const QString& scenario);
    /// A card of one's own is to be passed on.
    void exportWanted(const QString& game, const QString& id);
    void told(const views::Message& message);
    void saveFailed(const model::StorageError& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void save();
    void tryCard();
    void editChosen();
    void removeChosen();
    void showList();
    void showEditor();
    void readList();
    void showChoices();
    [[nodiscard]] bool isEditing() const;
    [[nodiscard]] QAction* action(const char* id) const;

    QString m_game;
    model::Settings& m_settings;
    ActionRegistry& m_actions;
    model::EditorSession m_session;
    QUndoStack* m_undo; ///< of the session
    model::OwnCardModel m_cards;
    OwnCardsPage* m_list;
    EditorPage* m_editor;
    QStackedWidget* m_stack;
};

} // namespace views
