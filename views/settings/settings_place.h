// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/frame/place.h"
#include "views/settings/appearance_page.h"
#include "views/settings/shortcut_editor.h"

class QLabel;
class QStackedWidget;
class QTabBar;

namespace views {

class CardFaceWidget;

/// The settings as a page: how the program looks, its keys, and the games and data of the owner.
class SettingsPlace : public Place
{
    Q_OBJECT

public:
    /// `sample` is shown beside the choices, to see at once what they do.
    SettingsPlace(model::Settings& settings, ActionRegistry& actions, const Theme& theme, model::Card sample,
                  QWidget* parent = nullptr);

    void takeFocus() override;
    void focusSearch() override;
    void showKeys();
    void showAppearance();
    /// Shown as the last tab; belongs to the place from now on.
    void setDataPage(QWidget* page);
    void showData();

Q_SIGNALS:
    void shortcutsReset(const std::function<void()>& undo);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void adjust();
    void placeFace();

    const Theme& m_theme;
    QLabel* m_title;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    AppearancePage* m_appearance;
    ShortcutEditor* m_shortcuts;
    QWidget* m_data = nullptr;
    model::Settings& m_settings;
    model::Card m_sample;
    CardFaceWidget* m_face;
};

} // namespace views
