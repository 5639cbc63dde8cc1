// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/lab_session.h"
#include "model/play/lab_text.h"
#include "model/play/match_session.h"

#include <QDirIterator>
#include <QtTest>

using model::LabSession;

namespace {

const QString kCrimson = QStringLiteral("scenario T\n"
                                        "game crimson-company\n"
                                        "variant duel   # the usual\n"
                                        "\n"
                                        "# a position\n"
                                        "given turn A deployment\n"
                                        "given left A: undead monk(down)   # two of them\n"
                                        "given A coins 5\n"
                                        "given closed middle right\n"
                                        "do A stop\n");
const QString kBattleground = QStringLiteral("scenario T\n"
                                             "game battleground\n"
                                             "given turn A actions\n"
                                             "given at c2 A pikeman health 1 facing back\n"
                                             "given at c3 B levy slain\n"
                                             "given A treasury 4\n");

QStringList listOf(const char* words)
{
    return QString::fromLatin1(words).split(u' ');
}

QStringList idsIn(const LabSession& lab, const char* zone)
{
    QStringList ids;
    for (const auto& card : lab.draft()->cards(zone))
        ids << QString::fromStdString(card.id) + (card.down ? QStringLiteral("(down)") : QString());
    return ids;
}

QString allProblems(const LabSession& lab)
{
    QStringList lines;
    for (const model::LabProblem& problem : lab.problems())
        lines << QString::fromStdString(problem.text.en);
    return lines.join(u'\n');
}

} // namespace

class TestLabSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextIsReadAsParts()
    {
        LabSession lab(model::knownGame);
        lab.setText(kCrimson);
        QVERIFY(lab.draft() != nullptr);
        QCOMPARE(idsIn(lab, "left.A"), listOf("undead monk(down)"));
        QCOMPARE(lab.draft()->number("A coins"), std::optional<int>(5));
        QCOMPARE(lab.draft()->number("B coins"), std::optional<int>(0));
        QVERIFY(!lab.draft()->number("supply"));
        QVERIFY(lab.draft()->flag("middle") && lab.draft()->flag("right") && !lab.draft()->flag("left"));
        QCOMPARE(lab.draft()->phase(), std::string("deployment"));
        QCOMPARE(idsIn(lab, "offer").size(), 4);
        QCOMPARE(idsIn(lab, "deck").size(), 20);
    }

    void anEditRewritesItsLineAndNothingElse()
    {
        LabSession lab(model::knownGame);
        lab.setText(kCrimson);
        lab.put(QStringLiteral("left.A"), QStringLiteral("thief"), true);
        QString wanted = kCrimson;
        wanted.replace(QStringLiteral("monk(down)   # two"),
                       QStringLiteral("monk(down) thief(down)   # two"));
        QCOMPARE(lab.text(), wanted);
        lab.flip(QStringLiteral("left.A"), 0);
        wanted.replace(QStringLiteral("undead monk"), QStringLiteral("undead(down) monk"));
        QCOMPARE(lab.text(), wanted);
        lab.setFlag(QStringLiteral("middle"), false);
        wanted.replace(QStringLiteral("closed middle right"), QStringLiteral("closed right"));
        QCOMPARE(lab.text(), wanted);
        lab.setNumber(QStringLiteral("B coins"), 3);
        wanted.replace(QStringLiteral("given closed right\n"),
                       QStringLiteral("given closed right\ngiven B coins 3\n"));
        QCOMPARE(lab.text(), wanted);
        lab.setNumber(QStringLiteral("B coins"), 0);
        lab.setChoice(QStringLiteral("left"), QStringLiteral("mint"));
        QVERIFY(lab.text().contains(QStringLiteral("given castle left mint\n")));
        QVERIFY(!lab.text().contains(QStringLiteral("B coins")));
        QVERIFY(lab.text().endsWith(QStringLiteral("do A stop\n")));
    }

    void cardsMoveBetweenAllZonesAndLoseWhatTheyCannotKeep()
    {
        LabSession lab(model::knownGame);
        lab.setText(kCrimson);
        lab.move(QStringLiteral("left.A"), 1, QStringLiteral("discard"));
        QCOMPARE(idsIn(lab, "left.A"), listOf("undead"));
        QCOMPARE(idsIn(lab, "discard"), listOf("monk"));
        lab.move(QStringLiteral("discard"), 0, QStringLiteral("left.A"), 0);
        QCOMPARE(idsIn(lab, "left.A"), listOf("monk undead"));
        lab.move(QStringLiteral("left.A"), 0, QStringLiteral("left.A"), 1);
        QCOMPARE(idsIn(lab, "left.A"), listOf("undead monk"));
        lab.remove(QStringLiteral("left.A"), 0);
        lab.empty(QStringLiteral("offer"));
        QCOMPARE(idsIn(lab, "offer"), QStringList());
        QVERIFY(lab.text().contains(QStringLiteral("given offer:\n")));
        QCOMPARE(idsIn(lab, "left.A"), listOf("monk"));
    }

    void charactersOnTilesHaveOwnersHealthGoldAndFacing()
    {
        LabSession lab(model::knownGame);
        lab.setText(kBattleground);
        QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
        auto pike = lab.card(QStringLiteral("c2"), 0);
        QVERIFY(pike.has_value());
        QCOMPARE(pike->owner, std::string("A"));
        QCOMPARE(pike->trait("health"), std::string("1"));
        QCOMPARE(pike->trait("facing"), std::string("back"));
        QVERIFY(lab.card(QStringLiteral("c3"), 0)->has("slain"));
        pike->owner = "B";
        pike->setTrait("gold", "2");
        pike->setTrait("facing", "");
        lab.setCard(QStringLiteral("c2"), 0, *pike);
        QVERIFY2(lab.text().contains(QStringLiteral("given at c2 B pikeman health 1 gold 2\n")),
                 qPrintable(lab.text()));
        lab.move(QStringLiteral("c2"), 0, QStringLiteral("c3"));
        QCOMPARE(lab.card(QStringLiteral("c3"), 0)->id, std::string("pikeman"));
        QCOMPARE(lab.card(QStringLiteral("c2"), 0)->id, std::string("levy"));
        lab.put(QStringLiteral("a5"), QStringLiteral("scout"));
        QCOMPARE(lab.card(QStringLiteral("a5"), 0)->owner, std::string("B"));
        lab.move(QStringLiteral("a5"), 0, QStringLiteral("hand.A"));
        QVERIFY(lab.text().contains(QStringLiteral("given A hand: scout\n")));
        lab.remove(QStringLiteral("c2"), 0);
        QVERIFY(!lab.card(QStringLiteral("c2"), 0));
        QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
    }

    void everyChangeCanBeUndone()
    {
        LabSession lab(model::knownGame);
        lab.setText(kCrimson);
        QStringList texts{lab.text()};
        lab.put(QStringLiteral("right.B"), QStringLiteral("bard"));
        texts << lab.text();
        lab.setTurn(QStringLiteral("B"), QStringLiteral("score"));
        texts << lab.text();
        lab.setNumber(QStringLiteral("A coins"), 6);
        lab.setNumber(QStringLiteral("A coins"), 7); // one turn of the wheel is one step
        texts << lab.text();
        lab.clear();
        texts << lab.text();
        for (qsizetype i = texts.size() - 1; i > 0; --i) {
            lab.undoStack().undo();
            QCOMPARE(lab.text(), texts[i - 1]);
        }
        for (qsizetype i = 1; i < texts.size(); ++i)
            lab.undoStack().redo();
        QCOMPARE(lab.text(), texts.back());
    }

    void allThatIsImpossibleIsToldAtOnceWithItsPartAndClause()
    {
        LabSession lab(model::knownGame);
        lab.setText(kCrimson);
        lab.setNumber(QStringLiteral("A coins"), 40);
        lab.setNumber(QStringLiteral("B coins"), 9);
        for (int i = 0; i < 2; ++i)
            lab.put(QStringLiteral("offer"), QStringLiteral("bard"));
        lab.put(QStringLiteral("middle.B"), QStringLiteral("bard"));
        QVERIFY(lab.match() == nullptr);
        QStringList parts;
        for (const model::LabProblem& problem : lab.problems()) {
            parts << problem.part;
            QVERIFY(!problem.text.en.empty() && problem.text.de != problem.text.en);
            QVERIFY(problem.clause.startsWith(QStringLiteral("cc.")));
        }
        QCOMPARE(parts, listOf("supply middle.B offer"));
        lab.setText(kCrimson + QStringLiteral("given"));
        QVERIFY(lab.draft() == nullptr);
        QVERIFY(lab.problems().front().line > 0);
    }

    void aLineThatCannotBeReadNamesItsPartAndLeavesTheOthers()
    {
        LabSession lab(model::knownGame);
        QString text = kCrimson;
        text.replace(QStringLiteral("undead monk"), QStringLiteral("nobody monk"));
        lab.setText(text);
        QCOMPARE(lab.problems().size(), std::size_t(1));
        QCOMPARE(lab.problems().front().part, QStringLiteral("left.A"));
        QCOMPARE(lab.problems().front().line, 7);
        lab.remove(QStringLiteral("left.A"), 0);
        QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
    }

    void aNewMatchBecomesItsPositionWithTheFirstEdit()
    {
        LabSession lab(model::knownGame);
        const QString text = QStringLiteral("scenario T\ngame crimson-company\nseed 4\n");
        lab.setText(text);
        QCOMPARE(lab.text(), text);
        const QStringList offer = idsIn(lab, "offer");
        QCOMPARE(offer.size(), 4);
        QVERIFY(!offer.contains(QStringLiteral("plain1")));
        lab.put(QStringLiteral("left.A"), QStringLiteral("monk"));
        QCOMPARE(idsIn(lab, "offer"), offer);
        QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
        lab.clear();
        QVERIFY(lab.draft()->isPosition());
        QCOMPARE(idsIn(lab, "left.A"), QStringList());
    }

    void aPositionOfEachGameIsThereToBeginWith()
    {
        for (const QString& id : model::knownGameIds()) {
            LabSession lab(model::knownGame);
            lab.setText(model::emptyLabText(*model::knownGame(id), QStringLiteral("T")));
            QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
            QVERIFY(lab.draft() != nullptr);
            QVERIFY(!lab.draft()->form().known.empty());
            QVERIFY(!lab.draft()->zones().empty());
        }
    }

    void aPositionThatNoMatchLeadsToIsRefusedUnlessItShowsARule()
    {
        const QString position = QStringLiteral("scenario T\ngame battleground\ngiven turn A actions\n"
                                                "given A treasury 9\ngiven at c2 A pikeman\n");
        LabSession lab(model::knownGame);
        lab.setText(position);
        QVERIFY(lab.match() == nullptr);
        QVERIFY2(allProblems(lab).contains(QStringLiteral("6 gold")), qPrintable(allProblems(lab)));
        lab.setText(position + QStringLiteral("expect A treasury 9\n"));
        QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
    }

    void everyScenarioFileOpensInTheLabAndReplaysThere()
    {
        int scenarios = 0;
        int moves = 0;
        LabSession lab(model::knownGame);
        model::MatchSession session({});
        session.setForcedTaken(false);
        QDirIterator files(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/scenarios"),
                           {QStringLiteral("*.scenario")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            lab.setText(QString::fromUtf8(file.readAll()));
            QVERIFY2(!lab.titles().isEmpty(), qPrintable(file.fileName()));
            for (int i = 0; i < lab.titles().size(); ++i) {
                lab.setCurrent(i);
                const QString where =
                    file.fileName() + QStringLiteral(": ") + lab.titles()[i] + u'\n' + allProblems(lab);
                QVERIFY2(lab.match() != nullptr && lab.draft() != nullptr, qPrintable(where));
                const auto broken = lab.broken();
                QVERIFY2(!broken, qPrintable(where + QString::fromStdString(broken ? broken->text.en
                                                                                   : std::string())));
                QString problem;
                QVERIFY2(session.openScenario(lab.scenario(), {}, &problem), qPrintable(where));
                QVERIFY2(problem.isEmpty(), qPrintable(where + problem));
                const auto last = session.timeline().size();
                while (session.canRedo())
                    session.step();
                QCOMPARE(session.timeline().path(session.timeline().here()).size(), last);
                moves += lab.moves();
                ++scenarios;
            }
        }
        QVERIFY(scenarios > 300);
        QVERIFY(moves > 600);
    }

    /// What the draft shows is what the match begins with, wherever nothing happens by itself before.
    void theDraftShowsWhatTheMatchBeginsWith()
    {
        int compared = 0;
        LabSession lab(model::knownGame);
        QDirIterator files(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/scenarios"),
                           {QStringLiteral("*.scenario")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            lab.setText(QString::fromUtf8(file.readAll()));
            for (int i = 0; i < lab.titles().size(); ++i) {
                lab.setCurrent(i);
                const std::string phase = lab.draft()->phase();
                if (!lab.draft()->isPosition() || (phase != "deployment" && phase != "recruitment"))
                    continue;
                if (lab.match()->phase() != phase || lab.match()->question().insideEffect)
                    continue;
                std::map<std::string, rules::ZoneView> zones;
                for (const rules::ZoneView& zone : lab.match()->zones())
                    zones[zone.id] = zone;
                for (const rules::ZoneView& zone : lab.draft()->zones()) {
                    // A short offer is filled at once.
                    if (zone.owner.empty() && zone.group.empty())
                        continue;
                    const QString where = file.fileName() + QStringLiteral(": ") + lab.titles()[i] + u' ' +
                                          QString::fromStdString(zone.id);
                    QVERIFY2(zones.contains(zone.id), qPrintable(where));
                    const rules::ZoneView& there = zones[zone.id];
                    QVERIFY2(there.cards.size() == zone.cards.size(), qPrintable(where));
                    QCOMPARE(there.closed, zone.closed);
                    for (std::size_t card = 0; card < zone.cards.size(); ++card) {
                        QCOMPARE(zone.cards[card].id, there.cards[card].id);
                        QCOMPARE(zone.cards[card].faceDown, there.cards[card].faceDown);
                        QCOMPARE(zone.cards[card].turned, there.cards[card].turned);
                        QCOMPARE(zone.cards[card].slain, there.cards[card].slain);
                    }
                }
                ++compared;
            }
        }
        QVERIFY(compared > 100);
    }

    /// Turns every flag on and off again, chooses every word and sets every number; the text stays readable
    /// and says so.
    void everyPartOfAGameCanBeSetByHand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("parts"); ///< that must be there
        QTest::newRow("Samurai Spirit")
            << QStringLiteral("scenario T\ngame samurai-spirit\noption absent-tokens on\n"
                              "given samurai kyuzo heihachi daisuke\ngiven kyuzo line: 2 3\n")
            << QStringList{QStringLiteral("kyuzo animal"),  QStringLiteral("daisuke passed"),
                           QStringLiteral("heihachi lent"), QStringLiteral("used kanbei"),
                           QStringLiteral("kyuzo wounds"),  QStringLiteral("face-up")};
        QTest::newRow("Game of Crowns")
            << QStringLiteral("scenario T\ngame game-of-crowns\noption hidden-agendas on\n"
                              "option customized-hands on\ngiven houses lyre redtower orlok chiron\n"
                              "given lyre hand: feud@lyre trader@lyre\n")
            << QStringList{QStringLiteral("lyre agenda"), QStringLiteral("chiron spare"),
                           QStringLiteral("orlok ravens"), QStringLiteral("round"),
                           QStringLiteral("removed-ravens")};
    }
    void everyPartOfAGameCanBeSetByHand()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, parts);
        LabSession lab(model::knownGame);
        lab.setText(text);
        QVERIFY(lab.draft() != nullptr && lab.match() != nullptr);
        const rules::scenario::PositionForm form = lab.draft()->form();
        for (const auto& flag : form.flags) {
            parts.removeAll(QString::fromStdString(flag.group));
            const QString group = QString::fromStdString(flag.group);
            const QString before = lab.text();
            QVERIFY(!lab.draft()->flag(flag.group));
            lab.setFlag(group, true);
            QVERIFY2(lab.draft() != nullptr && lab.draft()->flag(flag.group), flag.words.c_str());
            QVERIFY2(lab.match() != nullptr,
                     qPrintable(QString::fromStdString(flag.words) + allProblems(lab)));
            QVERIFY(lab.text().contains(QStringLiteral("given ") + QString::fromStdString(flag.words)));
            lab.setFlag(group, false);
            QCOMPARE(lab.text(), before);
        }
        for (const auto& choice : form.choices) {
            parts.removeAll(QString::fromStdString(choice.group));
            const QString before = lab.text();
            const std::string word = choice.choices.back().word;
            lab.setChoice(QString::fromStdString(choice.group), QString::fromStdString(word));
            QCOMPARE(lab.draft()->choice(choice.group), word);
            QVERIFY2(lab.match() != nullptr,
                     qPrintable(QString::fromStdString(choice.words) + allProblems(lab)));
            lab.setChoice(QString::fromStdString(choice.group),
                          QString::fromStdString(choice.choices.front().word));
            QCOMPARE(lab.text(), before);
        }
        for (const auto& number : form.numbers) {
            parts.removeAll(QString::fromStdString(number.id));
            if (number.id == "face-up") // of cards that a line names
                continue;
            const QString before = lab.text();
            const int other = number.usual == 1 ? 2 : 1;
            if (other > number.most)
                continue;
            lab.setNumber(QString::fromStdString(number.id), other);
            QCOMPARE(lab.draft()->number(number.id), std::optional<int>(other));
            QVERIFY2(lab.match() != nullptr,
                     qPrintable(QString::fromStdString(number.words) + allProblems(lab)));
            lab.setNumber(QString::fromStdString(number.id), number.usual.value_or(-1));
            QCOMPARE(lab.text(), before);
        }
        QVERIFY2(parts.isEmpty(), qPrintable(parts.join(u',')));
    }

    /// Tokens have faces under their own ids; the lines of a scenario name them by what they do.
    void tokensOfAVillageAreSetInTheOrderInWhichTheyAreLost()
    {
        LabSession lab(model::knownGame);
        lab.setText(QStringLiteral("scenario T\ngame samurai-spirit\ngiven samurai kyuzo heihachi daisuke\n"
                                   "given farmsteads: wound farm\n"));
        QVERIFY(lab.match() != nullptr);
        const QString zone = QStringLiteral("tokens.farmsteads");
        const auto ids = [&] {
            QStringList found;
            for (const auto& card : lab.draft()->cards(zone.toStdString()))
                found << QString::fromStdString(card.id);
            return found;
        };
        QCOMPARE(ids(), (QStringList{QStringLiteral("farmstead-wound"), QStringLiteral("farmstead-farm")}));
        lab.put(zone, QStringLiteral("farmstead-family"), false, 0);
        QVERIFY(lab.text().contains(QStringLiteral("given farmsteads: family wound farm\n")));
        QVERIFY2(lab.match() != nullptr, qPrintable(allProblems(lab)));
        for (const rules::CounterView& counter : lab.match()->counters())
            if (counter.id == "farmsteads")
                QCOMPARE(counter.value, 3);
        lab.put(QStringLiteral("tokens.families"), QStringLiteral("family-heal"));
        QVERIFY(lab.text().contains(QStringLiteral("given families: heal\n")));
        // A number that says otherwise is a mistake, not a choice between the two.
        lab.setNumber(QStringLiteral("farmsteads"), 5);
        QVERIFY(lab.match() == nullptr);
        QVERIFY(!allProblems(lab).isEmpty());
    }

    void flagsOfASamuraiLeaveItsOtherLinesAlone()
    {
        LabSession lab(model::knownGame);
        lab.setText(QStringLiteral("scenario T\ngame samurai-spirit\ngiven samurai kyuzo heihachi daisuke\n"
                                   "given kyuzo line: 2 3\ngiven kyuzo wounds 1\n"));
        lab.setFlag(QStringLiteral("kyuzo animal"), true);
        lab.setChoice(QStringLiteral("kyuzo lent"), QStringLiteral("daisuke"));
        lab.setFlag(QStringLiteral("heihachi passed"), true);
        for (const char* line : {"given kyuzo line: 2 3\n", "given kyuzo wounds 1\n", "given kyuzo animal\n",
                                 "given kyuzo lent daisuke\n", "given heihachi passed\n"})
            QVERIFY2(lab.text().contains(QLatin1String(line)), line);
        QVERIFY(lab.match() != nullptr);
        QCOMPARE(lab.match()->turn(), std::string("kyuzo"));
    }
};

QTEST_GUILESS_MAIN(TestLabSession)
#include "test_lab_session.moc"
