// SPDX-License-Identifier: GPL-3.0-or-later

// A new card by keyboard alone: a condition, two steps divided by "then"; saved, found, tried and played with
// the result that its text promises.
#include "app/gui/desk.h"
#include "model/editor/crimson_effect_vocabulary.h"
#include "model/games/crimson_effect_cards.h"
#include "model/library/library_store.h"
#include "tests/support/gui_test.h"
#include "views/editor/editor_place.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace {

const QString kGame = u"crimson-company"_s;

void press(int key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    QCoreApplication::processEvents();
}

void type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
    QCoreApplication::processEvents();
}

QString focused()
{
    return QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName() : QString();
}

QString partName(model::StepPart part)
{
    return u"part%1"_s.arg(static_cast<int>(part));
}

} // namespace

class TestCardJourney : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    template <class T>
    T* part(const char* name)
    {
        return named<T>(m_desk->window(), name);
    }

    /// Goes on by Tab until the part of this name, inside of `within`, has the keyboard.
    bool tabTo(const QString& name, const QString& within = {})
    {
        for (int i = 0; i < 80; ++i) {
            if (focused() == name) {
                bool inside = within.isEmpty();
                for (QWidget* at = QApplication::focusWidget(); at != nullptr && !inside;
                     at = at->parentWidget())
                    inside = at->objectName() == within;
                if (inside)
                    return true;
            }
            press(Qt::Key_Tab);
        }
        return false;
    }
    /// Chooses from the list that has the keyboard by its arrow keys.
    static bool choose(const QString& words)
    {
        auto* list = qobject_cast<QComboBox*>(QApplication::focusWidget());
        if (list == nullptr || list->findText(words) < 0)
            return false;
        for (int i = 0; i < 30 && list->currentText() != words; ++i)
            press(list->currentIndex() < list->findText(words) ? Qt::Key_Down : Qt::Key_Up);
        return list->currentText() == words;
    }
    model::EditorSession& session()
    {
        return static_cast<views::EditorPlace*>(m_desk->window().place(u"editor"_s))->session();
    }

protected:
    void setUp() override
    {
        app::Surroundings surroundings;
        surroundings.settingsFile = file(u"settings.ini"_s);
        surroundings.libraryFile = file(u"library.castellan"_s);
        m_desk = std::make_unique<app::Desk>(std::move(surroundings));
        m_desk->settings().setLanguage(model::Language::English);
        m_desk->start();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->window()));
        QVERIFY(QTest::qWaitFor(
            [this] { return m_desk->library().database() != nullptr && !m_desk->library().isStandIn(); },
            20000));
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void aCardOfTwoStepsAndAConditionIsBuiltByKeyboardAndWorks()
    {
        press(Qt::Key_F2, Qt::ControlModifier);
        QCOMPARE(m_desk->window().currentPlace(), u"editor"_s);
        QCOMPARE(focused(), u"cardNameEn"_s);
        type(u"Storm Witch"_s);
        press(Qt::Key_Tab);
        type(u"Sturmhexe"_s);
        QVERIFY(tabTo(u"cardStrength"_s));
        press(Qt::Key_A, Qt::ControlModifier);
        type(u"4"_s);
        QVERIFY(tabTo(u"effectAdd"_s));
        press(Qt::Key_Space);
        QCOMPARE(focused(), u"effectPart0"_s);
        QVERIFY(tabTo(u"effectPart3"_s));
        QVERIFY(choose(u"your opponent has more coins"_s));
        QVERIFY(tabTo(partName(model::StepPart::Side), u"step0"_s));
        QVERIFY(choose(u"opposing side"_s));
        QVERIFY(tabTo(u"stepAdd"_s));
        press(Qt::Key_Space);
        QCOMPARE(focused(), partName(model::StepPart::Code));
        QVERIFY(choose(u"Gain coins"_s));
        QVERIFY(tabTo(partName(model::StepPart::Amount), u"step1"_s));
        press(Qt::Key_A, Qt::ControlModifier);
        type(u"2"_s);
        QVERIFY(tabTo(partName(model::StepPart::Then), u"step1"_s));
        press(Qt::Key_Space);
        QCOMPARE(
            part<QLabel>("written.en")->accessibleName(),
            u"If your opponent has more coins than you, flip an opposing card in this lane; then gain 2 coins."_s);
        QVERIFY(part<QLabel>("written.de")
                    ->accessibleName()
                    .startsWith(u"Wenn dein Gegner mehr Münzen hat als du"));
        // Undo and redo reach the editor.
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session().draft().effects[0].program[1].then);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session().draft().effects[0].program[1].then);
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(session().purpose(), model::DraftPurpose::OwnCard);
        QCOMPARE(session().draft().id, u"own-storm-witch"_s);

        model::LibraryStore store(*m_desk->library().database());
        const auto rules = model::rulesLibraryOf(*store.records(kGame));
        QVERIFY(rules.character("own-storm-witch") != nullptr);
        QCOMPARE(rules.character("own-storm-witch")->strength, std::uint8_t{4});

        QString scenario;
        auto* place = static_cast<views::EditorPlace*>(m_desk->window().place(u"editor"_s));
        connect(place, &views::EditorPlace::tryWanted, this, [&](const QString& text) { scenario = text; });
        press(Qt::Key_F6);
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        QVERIFY(scenario.contains(u"own-storm-witch"));
        playIt(scenario);
    }

    void anyCardIsCopiedAndCorrectedFromTheCards()
    {
        m_desk->window().showPlace(u"cards"_s);
        auto* cards = m_desk->window().place(u"cards"_s);
        QVERIFY(QTest::qWaitFor([cards] { return !cards->isBusy(); }, 20000));
        m_desk->actions().action(u"card.open"_s)->trigger();
        m_desk->actions().action(u"card.duplicate"_s)->trigger();
        QCOMPARE(m_desk->window().currentPlace(), u"editor"_s);
        QCOMPARE(session().purpose(), model::DraftPurpose::NewCard);
        m_desk->window().showPlace(u"cards"_s);
        m_desk->actions().action(u"card.correct"_s)->trigger();
        QCOMPARE(session().purpose(), model::DraftPurpose::Correction);
        QVERIFY(tabTo(u"cardStrength"_s));
        const int before = session().draft().strength;
        press(Qt::Key_Up);
        QCOMPARE(session().draft().strength, before + 1);
        QVERIFY(tabTo(u"cardStrengthBack"_s));
        press(Qt::Key_Space);
        QCOMPARE(session().draft().strength, before);
        press(Qt::Key_Escape);
        QVERIFY(!session().isOpen());
    }

private:
    void playIt(const QString& scenario)
    {
        auto* table = static_cast<views::TablePlace*>(m_desk->window().place(u"table"_s));
        model::MatchSession& match = table->session();
        QVERIFY(match.start({{}, {}, scenario}));
        match.pause();
        const auto coins = [&match] {
            for (const auto& counter : match.match().counters())
                if (counter.id == "A coins")
                    return counter.value;
            return -1;
        };
        QCOMPARE(coins(), 4);
        const auto answer = [&match](const std::string& words) {
            for (const rules::Choice& choice : match.question().options) {
                if (match.match().write(choice) == words)
                    return !match.choose(choice).has_value();
            }
            return false;
        };
        QVERIFY(answer("play own-storm-witch left"));
        match.pause();
        QVERIFY(match.question().insideEffect);
        QCOMPARE(match.question().card, std::string("own-storm-witch"));
        QVERIFY(answer("pick left.B.1"));
        bool down = false;
        for (const rules::ZoneView& zone : match.match().zones())
            if (zone.id == "left.B")
                down = zone.cards.at(0).faceDown;
        QVERIFY(down);
        QCOMPARE(coins(), 6);
    }
};

QTEST_MAIN(TestCardJourney)
#include "test_card_journey.moc"
