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
            const QString tag = QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-');
            const QString name =
                QStringList{QString::fromLatin1(metaObject()->className()),
                            QString::fromLatin1(QTest::currentTestFunction()), tag, QString::number(++number)}
                    .join(u'_')
                    .replace(QStringLiteral("__"), QStringLiteral("_"));
            qInfo("picture: %s", qPrintable(saveWidgetPicture(*window, name)));
        }
    }
    tearDown();
    m_folder.reset();
}

} // namespace tests
