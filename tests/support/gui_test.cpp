// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gui_test.h"

#include "tests/support/widget_picture.h"

#include <QApplication>

namespace tests {

void GuiTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    setUp();
}

void GuiTest::cleanup()
{
    if (QTest::currentTestFailed()) {
        int number = 0;
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            const QString name =
                QStringLiteral("%1_%2_%3")
                    .arg(QLatin1String(metaObject()->className()),
                         QLatin1String(QTest::currentTestFunction()), QString::number(++number));
            qInfo("picture: %s", qPrintable(saveWidgetPicture(*window, name)));
        }
    }
    tearDown();
    m_folder.reset();
}

} // namespace tests
