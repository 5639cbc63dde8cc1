// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QUndoStack;

namespace views {

/// What somebody is busy with: the game of the open deck, match or book, and the variant at the table.
struct GameInUse
{
    QString game;    ///< empty: none
    QString variant; ///< empty: none, or the game as it is
};

/// One screen of the main window, reached from the side bar. A place translates itself on
/// QEvent::LanguageChange.
class Place : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What the status line says while this place is shown.
    [[nodiscard]] virtual QString status() const { return {}; }
    /// The keyboard goes to where work starts; called whenever the place is shown.
    virtual void takeFocus() { setFocus(Qt::OtherFocusReason); }
    /// The keyboard goes to the search field, where the place has one.
    virtual void focusSearch() {}
    /// Whose rules come first when somebody asks from here.
    [[nodiscard]] virtual GameInUse gameInUse() const { return {}; }
    /// Something is on its way that will change what is shown; pictures wait for it.
    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// The steps that "undo" takes back while this place is shown; null: there are none.
    [[nodiscard]] virtual QUndoStack* undoStack() const { return nullptr; }
    /// Places whose steps are no undo stack: what "undo" and "redo" do where undoStack() is null.
    [[nodiscard]] virtual bool canUndo() const { return false; }
    [[nodiscard]] virtual bool canRedo() const { return false; }
    virtual void undo() {}
    virtual void redo() {}
    /// Puts something worth a picture on the screen; called by the tour with sample data in the library.
    virtual void showSample() {}

Q_SIGNALS:
    void statusChanged();
    void undoStackChanged(); ///< undoStack() gives another, or canUndo() and canRedo() do
};

/// A line in the registry of places. Places are made when they are first shown. Only a place that works is
/// entered.
struct PlaceEntry
{
    QString id;          ///< "cards"; its action is "place.cards"
    bool atFoot = false; ///< below the others: settings and the like
    std::function<Place*(QWidget*)> make;
    bool inSideBar = true; ///< false: reached by its action alone
};

using PlaceRegistry = std::vector<PlaceEntry>;

} // namespace views
