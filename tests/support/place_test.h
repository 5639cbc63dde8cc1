// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/action_table.h"
#include "model/language/translations.h"
#include "tests/support/gui_test.h"
#include "views/actions/action_registry.h"

#include <QApplication>

#include <memory>

namespace tests {

/// Base of tests of one place: fresh settings in English, the theme, and the actions of the program. The
/// place itself belongs to the test.
class PlaceTest : public GuiTest
{
protected:
    [[nodiscard]] model::Settings& settings() { return *m_settings; }
    [[nodiscard]] views::Theme& theme() { return *m_theme; }
    [[nodiscard]] views::ActionRegistry& actions() { return *m_actions; }
    [[nodiscard]] QAction* action(const char* id) { return m_actions->action(QString::fromLatin1(id)); }
    void trigger(const char* id) { action(id)->trigger(); }

    void speak(model::Language language)
    {
        m_settings->setLanguage(language);
        m_translations.switchTo(language);
        QApplication::processEvents();
    }

    /// Shows the place in a size and waits until it is there.
    static void present(QWidget& place, const QSize& size)
    {
        place.resize(size);
        place.show();
        QVERIFY(QTest::qWaitForWindowExposed(&place));
        QApplication::processEvents();
    }

    virtual void setUpPlace() = 0;
    virtual void tearDownPlace() = 0;

private:
    void setUp() final
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("a.ini")));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        setUpPlace();
    }
    void tearDown() final
    {
        tearDownPlace();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
    }

    model::Translations m_translations;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
};

} // namespace tests
