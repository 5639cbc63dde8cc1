// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"
#include "views/frame/message_bar.h"
#include "views/frame/place.h"

#include <QHash>
#include <QMainWindow>

class QLabel;
class QMenu;
class QStackedWidget;

namespace views {
class SideBar;
}

namespace app {

/// The frame around the places: menus, side bar, messages, status line. Knows no place by name; what actions
/// do is connected by Desk. Remembers its geometry and place in the settings.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(model::Settings& settings, const views::Theme& theme, views::ActionRegistry& actions,
               views::PlaceRegistry places, QWidget* parent = nullptr);

    /// Shows the place, making it if this is the first time. An id that is not registered shows the first
    /// place.
    void showPlace(const QString& id);
    [[nodiscard]] QString currentPlace() const { return m_current; }
    [[nodiscard]] views::Place* place(const QString& id);
    /// The same, but null if it was never shown.
    [[nodiscard]] views::Place* madePlace(const QString& id) const { return m_made.value(id); }
    [[nodiscard]] const views::PlaceRegistry& places() const { return m_places; }

    [[nodiscard]] views::MessageBar& messages() { return *m_messages; }
    /// The right end of the status line: which library is open and how.
    void setLibraryText(const QString& text);

    /// Whether nobody has been at any place of the side bar with these settings.
    [[nodiscard]] bool isFirstStart() const;
    void restore();
    void save();

    /// Brings the window to the front, also from the task bar.
    void raiseToUser();

Q_SIGNALS:
    void filesDropped(const QStringList& files); ///< paths, or links of ours
    void placeShown(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildMenus();
    void retranslate();
    void showStatus();
    /// As chosen; as long as nobody has chosen, a narrow window has icons alone.
    void fitSideBar();

    model::Settings& m_settings;
    views::ActionRegistry& m_actions;
    views::PlaceRegistry m_places;
    QHash<QString, views::Place*> m_made;
    QHash<QString, QWidget*> m_frames; ///< what shows each of them
    QString m_current;
    views::MessageBar* m_messages;
    views::SideBar* m_sideBar;
    QStackedWidget* m_stack;
    QLabel* m_status;
    QLabel* m_library;
    std::vector<std::pair<QMenu*, QString>>
        m_menus; ///< each with an action of its group, which knows its title
};

} // namespace app
