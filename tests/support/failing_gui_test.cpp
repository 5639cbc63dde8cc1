// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gui_test.h"

#include <QLabel>

class FailingGuiTest : public tests::GuiTest
{
    Q_OBJECT

protected:
    void tearDown() override { m_label.reset(); }

private Q_SLOTS:
    void failsWhileAWindowIsOpen()
    {
        m_label = std::make_unique<QLabel>(QStringLiteral("seen"));
        m_label->show();
        QVERIFY(false);
    }
    void passesWhileAWindowIsOpen()
    {
        m_label = std::make_unique<QLabel>(QStringLiteral("unseen"));
        m_label->show();
    }

private:
    std::unique_ptr<QLabel> m_label;
};

QTEST_MAIN(FailingGuiTest)
#include "failing_gui_test.moc"
