// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gui_test.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/button_keys.h"
#include "views/frame/quiet_wheel.h"
#include "views/settings/shortcut_editor.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

namespace {

const std::vector<views::ActionSpec> kTable{
    {"file.open", "&File", "&Open…", "Open a thing", "Ctrl+O", ""},
    {"file.quit", "&File", "&Quit", "End it", "Ctrl+Q", ""},
    {"view.dark", "&View", "&Dark", "Go dark", "Ctrl+D", "", true},
};
const QString kOpen = QStringLiteral("file.open");
const QString kQuit = QStringLiteral("file.quit");

QKeySequence keys(const char* text)
{
    return QKeySequence::fromString(QString::fromLatin1(text), QKeySequence::PortableText);
}

} // namespace

class TestActions : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<views::ShortcutEditor> m_editor;

    void choose(int row)
    {
        auto* table = named<QTreeView>(*m_editor, "shortcutTable");
        table->setCurrentIndex(table->model()->index(row, 0));
    }

    void press(const char* text)
    {
        auto* edit = named<QKeySequenceEdit>(*m_editor, "shortcutKeys");
        edit->setKeySequence(keys(text));
        Q_EMIT edit->editingFinished();
    }

protected:
    void setUp() override
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("a.ini")));
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(kTable, *m_settings, *m_theme);
        m_editor = std::make_unique<views::ShortcutEditor>(*m_actions, *m_theme);
        m_editor->show();
    }
    void tearDown() override
    {
        m_editor.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
    }

    std::unique_ptr<QPushButton> m_button;

private Q_SLOTS:
    void anActionHasTextKeysAndAToolTipThatNamesThem()
    {
        const QAction* open = m_actions->action(kOpen);
        QCOMPARE(open->text(), QStringLiteral("&Open…"));
        QCOMPARE(open->shortcut(), keys("Ctrl+O"));
        QCOMPARE(open->toolTip(), QStringLiteral("Open a thing (Ctrl+O)"));
        QCOMPARE(m_actions->plainText(kOpen), QStringLiteral("Open"));
        QVERIFY(m_actions->action(QStringLiteral("view.dark"))->isCheckable());
    }

    void enterPressesTheButtonThatHasTheKeyboard()
    {
        views::ButtonKeys keysOfButtons;
        qApp->installEventFilter(&keysOfButtons);
        m_button = std::make_unique<QPushButton>(QStringLiteral("Press"));
        QSignalSpy pressed(m_button.get(), &QPushButton::clicked);
        m_button->show();
        m_button->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_button.get()));
        QTest::keyClick(m_button.get(), Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
        QTest::keyClick(m_button.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(pressed.size(), 1);
        m_button->setEnabled(false);
        QTest::keyClick(m_button.get(), Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
        m_button.reset();
    }

    void theWheelChangesOnlyTheFieldThatHasTheKeyboard()
    {
        views::QuietWheel quiet;
        qApp->installEventFilter(&quiet);
        QWidget page;
        auto* box = new QComboBox(&page);
        box->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        auto* other = new QLineEdit(&page);
        other->move(0, 60);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        other->setFocus();
        const auto turn = [box] {
            const QPointF at = QPointF(box->rect().center());
            QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(box, &wheel);
        };
        turn();
        QCOMPARE(box->currentIndex(), 0);
        QVERIFY(other->hasFocus());
        box->setFocus();
        turn();
        QCOMPARE(box->currentIndex(), 1);
    }

    void aFileToSaveHasTheEndingOfTheChosenKind_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("path");
        QTest::newRow("none") << QStringLiteral("/a/deck") << QStringLiteral("/a/deck.txt");
        QTest::newRow("that of the suggestion")
            << QStringLiteral("/a/x.castellan-deck") << QStringLiteral("/a/x.txt");
        QTest::newRow("its own") << QStringLiteral("/a/x.TXT") << QStringLiteral("/a/x.TXT");
        QTest::newRow("another that was typed") << QStringLiteral("/a/x.cod") << QStringLiteral("/a/x.cod");
        QTest::newRow("no file") << QString() << QString();
    }
    void aFileToSaveHasTheEndingOfTheChosenKind()
    {
        QFETCH(QString, typed);
        QFETCH(QString, path);
        QCOMPARE(views::withChosenEnding(typed, QStringLiteral("x.castellan-deck"),
                                         QStringLiteral("Plain text (*.txt *.dec)")),
                 path);
    }

    void ownKeysComeBackAfterARestartAndDefaultsAreNotStored()
    {
        m_actions->setKeys(kOpen, keys("Ctrl+Shift+P"));
        m_actions->setKeys(kQuit, keys("Ctrl+Q"));
        model::Settings again(file(QStringLiteral("a.ini")));
        const views::ActionRegistry second(kTable, again, *m_theme);
        QCOMPARE(second.action(kOpen)->shortcut(), keys("Ctrl+Shift+P"));
        QVERIFY(second.hasOwnKeys(kOpen));
        QVERIFY(!second.hasOwnKeys(kQuit));
    }

    void theTableKeepsQtsContract()
    {
        views::ShortcutModel model(*m_actions);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_actions->setKeys(kOpen, keys("F5"));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0, views::ShortcutModel::Keys).data().toString(), QStringLiteral("F5"));
    }

    void pressedKeysTakeEffectAtOnce()
    {
        choose(0);
        press("Ctrl+Alt+X");
        QCOMPARE(m_actions->action(kOpen)->shortcut(), keys("Ctrl+Alt+X"));
        QTest::mouseClick(named<QPushButton>(*m_editor, "shortcutReset"), Qt::LeftButton);
        QCOMPARE(m_actions->action(kOpen)->shortcut(), keys("Ctrl+O"));
    }

    void anActionCanBeLeftWithoutKeys()
    {
        choose(1);
        QTest::mouseClick(named<QPushButton>(*m_editor, "shortcutRemove"), Qt::LeftButton);
        QVERIFY(m_actions->action(kQuit)->shortcut().isEmpty());
        QVERIFY(m_actions->conflicts(kQuit).empty());
    }

    void aConflictIsShownOnBothAndForbidsNothing()
    {
        choose(0);
        press("Ctrl+Q");
        const auto* remark = named<QLabel>(*m_editor, "shortcutRemark");
        QVERIFY(remark->isVisible());
        QVERIFY(remark->text().contains(QStringLiteral("Quit")));
        choose(1);
        QVERIFY(remark->text().contains(QStringLiteral("Open")));
        QCOMPARE(m_actions->conflicts(kOpen), std::vector<QString>{kQuit});
        press("Ctrl+O");
        QVERIFY(!remark->isVisible());
        QCOMPARE(m_actions->action(kOpen)->shortcut(), keys("Ctrl+Q"));
        QCOMPARE(m_actions->action(kQuit)->shortcut(), keys("Ctrl+O"));
    }

    void resettingAllCanBeUndone()
    {
        m_actions->setKeys(kOpen, keys("F2"));
        m_actions->setKeys(kQuit, QKeySequence());
        std::function<void()> undo;
        connect(m_editor.get(), &views::ShortcutEditor::allReset, this,
                [&](const std::function<void()>& given) { undo = given; });
        QTest::mouseClick(named<QPushButton>(*m_editor, "shortcutResetAll"), Qt::LeftButton);
        QCOMPARE(m_actions->keys(kOpen), keys("Ctrl+O"));
        QCOMPARE(m_actions->keys(kQuit), keys("Ctrl+Q"));
        QVERIFY(undo);
        undo();
        QCOMPARE(m_actions->keys(kOpen), keys("F2"));
        QVERIFY(m_actions->keys(kQuit).isEmpty());
    }

    void theFieldAboveFindsActionsAndKeys()
    {
        auto* search = named<QLineEdit>(*m_editor, "shortcutSearch");
        const auto* table = named<QTreeView>(*m_editor, "shortcutTable");
        QTest::keyClicks(search, QStringLiteral("dark"));
        QCOMPARE(table->model()->rowCount(), 1);
        search->setText(QStringLiteral("ctrl+q"));
        QCOMPARE(table->model()->rowCount(), 1);
        search->clear();
        QCOMPARE(table->model()->rowCount(), 3);
    }
};

QTEST_MAIN(TestActions)
#include "test_actions.moc"
