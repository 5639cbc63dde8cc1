// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settings_place.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace views {

namespace {
constexpr int kWidest = 760; ///< longer lines tear label and choice apart
}

SettingsPlace::SettingsPlace(model::Settings& settings, ActionRegistry& actions, const Theme& theme,
                             QWidget* parent)
    : Place(parent)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_appearance(new AppearancePage(settings, theme, this))
    , m_shortcuts(new ShortcutEditor(actions, theme, this))
{
    setObjectName(QStringLiteral("settingsPlace"));
    m_tabs->setObjectName(QStringLiteral("settingsTabs"));
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_pages->addWidget(m_appearance);
    m_pages->addWidget(m_shortcuts);

    auto* page = new QWidget(this);
    page->setMaximumWidth(kWidest);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_tabs);
    column->addSpacing(8);
    column->addWidget(m_pages, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(32, 20, 32, 24);
    row->addWidget(page, 1);
    row->addStretch(0);

    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_shortcuts, &ShortcutEditor::allReset, this, &SettingsPlace::shortcutsReset);
    connect(&theme, &Theme::changed, this, &SettingsPlace::adjust);
    retranslate();
    adjust();
}

void SettingsPlace::takeFocus()
{
    m_tabs->setFocus(Qt::OtherFocusReason);
}

void SettingsPlace::focusSearch()
{
    showKeys();
    findChild<QWidget*>(QStringLiteral("shortcutSearch"))->setFocus(Qt::ShortcutFocusReason);
}

void SettingsPlace::showKeys()
{
    m_tabs->setCurrentIndex(1);
}

void SettingsPlace::showAppearance()
{
    m_tabs->setCurrentIndex(0);
}

void SettingsPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SettingsPlace::retranslate()
{
    m_title->setText(tr("Settings"));
    m_tabs->setTabText(0, tr("Appearance"));
    m_tabs->setTabText(1, tr("Keyboard"));
    m_tabs->setAccessibleName(tr("Settings"));
}

void SettingsPlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
}

} // namespace views
