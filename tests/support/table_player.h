// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/table/board_view.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QPushButton>
#include <QSlider>
#include <QtTest>

namespace tests {

/// Makes choices at a table as a person does: by pointing at what is lit, setting amounts and pressing
/// answers.
class TablePlayer
{
public:
    explicit TablePlayer(views::TablePlace& place)
        : m_place(place)
    {}

    [[nodiscard]] views::BoardView& board() const
    {
        return *m_place.findChild<views::BoardView*>(QStringLiteral("board"));
    }
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        auto* found = m_place.findChild<QPushButton*>(name);
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    void byMouse(const rules::Choice& choice)
    {
        carryOut(
            choice, [](views::TableItem* lit) { QTest::mouseClick(lit, Qt::LeftButton); },
            [this](int amount) {
                m_place.findChild<QSlider*>(QStringLiteral("amountSlider"))->setValue(amount);
                QTest::mouseClick(button(QStringLiteral("amountChosen")), Qt::LeftButton);
            },
            [](QPushButton* answer) { QTest::mouseClick(answer, Qt::LeftButton); });
    }
    void byKeys(const rules::Choice& choice)
    {
        carryOut(
            choice,
            [this](views::TableItem* lit) {
                if (qobject_cast<views::TableItem*>(m_place.focusWidget()) == nullptr)
                    goTo(board().litItems().front(), Qt::Key_Tab);
                goTo(lit, Qt::Key_N);
                press(Qt::Key_Return);
            },
            [this](int amount) {
                for (const QChar digit : QString::number(amount))
                    press(static_cast<Qt::Key>(digit.unicode()));
                press(Qt::Key_Return);
            },
            [this](QPushButton* answer) {
                goTo(answer, Qt::Key_Tab);
                press(Qt::Key_Return);
            });
    }

private:
    [[nodiscard]] model::MatchSession& session() const { return m_place.session(); }
    [[nodiscard]] views::TableItem* lit(const QString& word) const
    {
        for (views::TableItem* each : board().litItems())
            if (each->parts().contains(model::AnswerPart::fromWord(word.toStdString())))
                return each;
        return nullptr;
    }
    [[nodiscard]] QPushButton* answer(const QStringList& texts) const
    {
        for (int i = 0;; ++i) {
            auto* found = button(QStringLiteral("answer%1").arg(i));
            if (found == nullptr || texts.contains(found->text()))
                return found;
        }
    }
    [[nodiscard]] QString inWords(const rules::BothLanguages& text) const
    {
        return QString::fromStdString(text.en);
    }

    void press(Qt::Key key)
    {
        QVERIFY(m_place.focusWidget() != nullptr);
        QTest::keyClick(m_place.focusWidget(), key);
    }
    void goTo(QWidget* wanted, Qt::Key key)
    {
        for (int i = 0; i < 300 && m_place.focusWidget() != wanted; ++i)
            press(key);
        QCOMPARE(m_place.focusWidget(), wanted);
    }

    template <class Point, class Number, class Press>
    void carryOut(const rules::Choice& choice, Point&& point, Number&& number, Press&& pressed)
    {
        if (auto* lift = button(QStringLiteral("showSeat")); lift != nullptr)
            pressed(lift);
        QApplication::processEvents(); // the question may have changed the size of the board
        const auto before = session().timeline().here();
        const auto isMade = [&] { return session().timeline().here() != before; };
        const QString whole = inWords(session().match().describe(choice));
        for (const QString& word :
             QString::fromStdString(session().match().write(choice)).split(u' ').mid(1)) {
            if (isMade())
                return;
            bool isNumber = false;
            const int amount = word.toInt(&isNumber);
            const std::string id = word.toStdString();
            // A front that is shown by its numbers is enlarged first.
            if (views::TableItem* front = lit(word);
                front != nullptr && front->part().kind == views::TablePart::Kind::Front)
                point(front);
            if (views::TableItem* item = lit(word))
                point(item);
            else if (isNumber && button(QStringLiteral("amountChosen")) != nullptr)
                number(amount);
            else if (QPushButton* named = answer({inWords(session().match().nameOf(id)),
                                                  inWords(rules::nameOfPlayer(session().match(), id))}))
                pressed(named);
        }
        if (isMade())
            return;
        QPushButton* last = answer({whole});
        QVERIFY2(last != nullptr, qPrintable(whole));
        pressed(last);
    }

    views::TablePlace& m_place;
};

} // namespace tests
