// SPDX-License-Identifier: GPL-3.0-or-later

// From the first start to a legal tournament deck by keyboard alone: built, saved, paired, then the program
// is killed and everything is found again. The same program is also the one that is killed: with the argument
// --build.
#include "app/gui/desk.h"
#include "tests/support/gui_test.h"
#include "views/decks/decks_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

const QStringList kMine{u"alchemist"_s,  u"bard"_s,        u"beggar"_s,  u"berserker"_s, u"bishop"_s,
                        u"bully"_s,      u"demon"_s,       u"fairy"_s,   u"fanatic"_s,   u"fenrir"_s,
                        u"kriegsbaer"_s, u"trollmutter"_s, u"untoter"_s, u"diebin"_s,    u"monk"_s};
const QStringList kTheirs{u"wizard"_s,   u"veteran"_s, u"underdog"_s,    u"traitor"_s, u"temptress"_s,
                          u"summoner"_s, u"slinger"_s, u"siren"_s,       u"shadow"_s,  u"sellsword"_s,
                          u"njord"_s,    u"loki"_s,    u"illusionist"_s, u"horror"_s,  u"thief"_s};

/// Presses keys wherever the keyboard is, as a person does.
void press(int key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    QCoreApplication::processEvents();
}

void type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

QString focused()
{
    return QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName() : QString();
}

/// Goes on by keyboard until the part of this name has it.
bool goTo(const QString& name, int key)
{
    for (int i = 0; i < 60 && focused() != name; ++i)
        press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    return focused() == name;
}

template <class T>
T* part(app::Desk& desk, const char* name)
{
    return desk.window().findChild<T*>(QString::fromLatin1(name));
}

bool start(app::Desk& desk)
{
    desk.settings().setLanguage(model::Language::English);
    desk.start();
    return QTest::qWaitForWindowActive(&desk.window()) &&
           QTest::qWaitFor([&] { return desk.library().database() != nullptr; }, 10000);
}

/// What went wrong, or nothing.
QString buildDeck(app::Desk& desk, const QString& name, const QStringList& cards)
{
    press(Qt::Key_N, Qt::ControlModifier);
    if (focused() != u"collectionSearch")
        return u"a new deck does not begin in the search field but in "_s + focused();
    for (const QString& card : cards) {
        type(card);
        press(Qt::Key_Return);
    }
    if (part<QLabel>(desk, "validitySummary")->text() != u"Legal: Tournament")
        return part<QLabel>(desk, "validitySummary")->text();
    if (!goTo(u"deckName"_s, Qt::Key_Backtab))
        return u"the name cannot be reached by keyboard"_s;
    type(name);
    press(Qt::Key_S, Qt::ControlModifier);
    return part<QLabel>(desk, "deckState")->text() == u"Saved" ? QString() : u"not saved"_s;
}

QString build(app::Desk& desk)
{
    if (!start(desk))
        return u"the program does not start"_s;
    press(Qt::Key_2, Qt::ControlModifier);
    if (desk.window().currentPlace() != u"decks")
        return u"the decks cannot be reached by keyboard"_s;
    if (QString wrong = buildDeck(desk, u"Opponent"_s, kTheirs); !wrong.isEmpty())
        return wrong;
    if (QString wrong = buildDeck(desk, u"Mine"_s, kMine); !wrong.isEmpty())
        return wrong;
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    if (focused() != u"opponent")
        return u"the opponent cannot be chosen by keyboard: "_s + focused();
    press(Qt::Key_Down);
    if (part<QLabel>(desk, "pairState")->text() != u"A legal match deck of 30 cards.")
        return part<QLabel>(desk, "pairState")->text();
    // One more card, which is never saved.
    press(Qt::Key_F, Qt::ControlModifier);
    type(u"ferryman"_s);
    press(Qt::Key_Return);
    model::DeckStore* store = desk.workshop().store();
    const QString id = static_cast<views::DecksPlace*>(desk.window().place(u"decks"_s))->session().deck().id;
    const bool kept = QTest::qWaitFor([&] {
        const auto draft = store->draft(id);
        return draft && *draft && (*draft)->count() == 16;
    });
    return kept ? QString() : u"no draft"_s;
}

} // namespace

class TestDeckJourney : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

protected:
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void aDeckBuiltByKeyboardSurvivesAKill()
    {
        const QString settings = file(u"castellan.ini"_s);
        const QString library = file(u"library.castellan"_s);
        QProcess child;
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(QCoreApplication::applicationFilePath(), {u"--build"_s, settings, library});
        QVERIFY(child.waitForFinished(120'000));
        const QByteArray said = child.readAll();
        QVERIFY2(said.contains("built"), said.constData());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        m_desk = std::make_unique<app::Desk>(app::Surroundings{settings, library});
        QVERIFY(start(*m_desk));
        press(Qt::Key_2, Qt::ControlModifier);
        auto* place = static_cast<views::DecksPlace*>(m_desk->window().place(u"decks"_s));
        QCOMPARE(part<QLineEdit>(*m_desk, "deckName")->text(), u"Mine"_s);
        QCOMPARE(place->session().deck().count(), 16);
        QVERIFY(part<QLabel>(*m_desk, "validitySummary")->text().contains(u"not legal yet"_s));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place->session().deck().count(), 15);
        QCOMPARE(part<QLabel>(*m_desk, "validitySummary")->text(), u"Legal: Tournament"_s);
        QCOMPARE(m_desk->workshop().decks().rowCount(), 2);
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(part<QComboBox>(*m_desk, "opponent")->currentText(), u"Opponent"_s);
        QCOMPARE(part<QLabel>(*m_desk, "pairState")->text(), u"A legal match deck of 30 cards."_s);

        // Both are at the table with one click, each with its own cards.
        QTest::mouseClick(part<QPushButton>(*m_desk, "playPair"), Qt::LeftButton);
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        auto* table = static_cast<views::TablePlace*>(m_desk->window().place(u"table"_s));
        QVERIFY(table->session().isActive());
        std::vector<std::vector<std::string>> brought;
        for (const std::vector<std::string>& line : table->session().setup().match.lines)
            if (line.front() == "deck")
                brought.push_back(line);
        QCOMPARE(brought.size(), std::size_t(2));
        QCOMPARE(brought[0].size(), std::size_t(16));
        QCOMPARE(brought[1].size(), std::size_t(16));
        QVERIFY(brought[0] != brought[1]);
    }

    void aReasonOpensItsRuleInTheRulebook()
    {
        m_desk = std::make_unique<app::Desk>(app::Surroundings{file(u"a.ini"_s), file(u"a.castellan"_s)});
        QVERIFY(start(*m_desk));
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_N, Qt::ControlModifier);
        auto* reason = part<QLabel>(*m_desk, "violation");
        QVERIFY(reason->text().contains(u"href=\"cc.tournament.cards\""_s));
        Q_EMIT reason->linkActivated(u"cc.tournament.cards"_s);
        QCOMPARE(m_desk->window().currentPlace(), u"rulebook"_s);
        QCOMPARE(static_cast<views::RulebookPlace*>(m_desk->window().place(u"rulebook"_s))->current(),
                 u"cc.tournament.cards"_s);
    }

    void handedOverFilesAndLinksAreImported()
    {
        QFile deck(file(u"friend.castellan-deck"_s));
        QVERIFY(deck.open(QIODevice::WriteOnly));
        deck.write(R"({"format": "castellan-deck", "version": 1, "game": "crimson-company", "name": "Friend",
                       "variant": "duel", "cards": [{"id": "thief"}]})");
        deck.close();
        m_desk = std::make_unique<app::Desk>(app::Surroundings{file(u"a.ini"_s), file(u"a.castellan"_s)});
        QVERIFY(start(*m_desk));
        m_desk->open({deck.fileName()});
        QCOMPARE(m_desk->window().currentPlace(), u"decks"_s);
        QVERIFY(part<QLabel>(*m_desk, "importSummary")->text().startsWith(u"1 line read"_s));
        QCOMPARE(focused(), u"importKeep"_s);
        press(Qt::Key_Space);
        QCOMPARE(part<QLineEdit>(*m_desk, "deckName")->text(), u"Friend"_s);
        m_desk->open({u"castellan://deck/nonsense"_s});
        QVERIFY(m_desk->window().messages().messages().front()->text().contains(u"incomplete"_s));
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--build") {
        app::Desk desk({arguments.value(2), arguments.value(3)});
        const QString wrong = build(desk);
        std::printf("%s\n", wrong.isEmpty() ? "built" : qPrintable(wrong));
        std::fflush(stdout);
        if (wrong.isEmpty())
            std::raise(SIGKILL);
        return 1;
    }
    TestDeckJourney test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_deck_journey.moc"
