// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settings_place.h"

#include "views/cards/card_face_widget.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace views {

namespace {
constexpr int kWidest = 760; ///< longer lines tear label and choice apart
}

SettingsPlace::SettingsPlace(model::Settings& settings, ActionRegistry& actions, const Theme& theme,
                             model::Card sample, QWidget* parent)
    : Place(parent)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_appearance(new AppearancePage(settings, theme, this))
    , m_shortcuts(new ShortcutEditor(actions, theme, this))
    , m_settings(settings)
    , m_sample(std::move(sample))
    , m_face(new CardFaceWidget(theme, this))
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
    row->setSpacing(48);
    row->addWidget(page, 1);
    row->addWidget(m_face, 0, Qt::AlignTop | Qt::AlignLeft);
    row->addStretch(0);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_pages->setCurrentIndex(tab);
        placeFace();
    });
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

void SettingsPlace::setDataPage(QWidget* page)
{
    m_data = page;
    m_pages->addWidget(page);
    m_tabs->addTab(QString());
    retranslate();
}

void SettingsPlace::showData()
{
    m_tabs->setCurrentIndex(2);
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
    if (m_data != nullptr)
        m_tabs->setTabText(2, tr("Games and data"));
    m_tabs->setAccessibleName(tr("Settings"));
    m_face->setCard(m_sample, m_settings.language());
}

void SettingsPlace::resizeEvent(QResizeEvent* event)
{
    Place::resizeEvent(event);
    placeFace();
}

void SettingsPlace::placeFace()
{
    const bool roomy = width() >= m_face->smallestWidth() + m_theme.scaled(620);
    m_face->setVisible(roomy && m_tabs->currentIndex() == 0);
}

void SettingsPlace::adjust()
{
    m_face->setFaceWidth(m_face->smallestWidth());
    placeFace();
    m_title->setFont(m_theme.fonts().heading());
}

} // namespace views
