// SPDX-License-Identifier: GPL-3.0-or-later

// Two windows and four commands use one library at the same time: every change is there in the end, and
// nobody is shown an error for a lock that resolves by itself. Takes a few seconds;
// CASTELLAN_PARALLEL_SECONDS for longer.
#include "app/gui/desk.h"
#include "model/decks/deck_store.h"
#include "model/storage/integrity_check.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/sample_pack.h"
#include "views/decks/decks_place.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

int seconds()
{
    return std::max(qEnvironmentVariableIntValue("CASTELLAN_PARALLEL_SECONDS"), 4);
}

/// The window of a second program: makes decks, each saved, then edited and saved again. Says the name of
/// each when it is saved, and every message of the window that is not good news.
int runWindow(const QString& library, const QString& name, const QString& folder)
{
    app::Surroundings surroundings{folder + u'/' + name + u".ini"_s, library};
    surroundings.files = std::make_shared<tests::ChosenFile>();
    app::Desk desk(surroundings);
    desk.settings().setLanguage(model::Language::English);
    desk.start();
    QElapsedTimer timer;
    timer.start();
    while (desk.library().database() == nullptr && timer.elapsed() < 120'000)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    if (desk.library().database() == nullptr)
        return 3;
    desk.window().showPlace(u"decks"_s);
    auto& decks = static_cast<views::DecksPlace&>(*desk.window().place(u"decks"_s));
    const auto say = [](const QString& text) {
        std::puts(qPrintable(text));
        std::fflush(stdout);
    };
    say(u"ready"_s);
    timer.restart();
    for (int number = 1; timer.elapsed() < seconds() * 1000; ++number) {
        desk.actions().action(u"deck.new"_s)->trigger();
        model::Deck deck = decks.session().deck();
        deck.name = u"%1 %2"_s.arg(name).arg(number);
        deck.change(u"thief"_s, 1);
        decks.session().change(deck);
        desk.actions().action(u"deck.save"_s)->trigger();
        deck = decks.session().deck();
        deck.change(u"monk"_s, 1);
        decks.session().change(deck);
        desk.actions().action(u"deck.save"_s)->trigger();
        QApplication::processEvents();
        // Saving may wait for others; the deck is saved once there is nothing more to save.
        QElapsedTimer patience;
        patience.start();
        while (decks.session().isChanged() && patience.elapsed() < 10'000)
            QApplication::processEvents(QEventLoop::AllEvents, 20);
        for (const views::Message* message : desk.window().messages().messages())
            if (message->kind == views::MessageKind::Warning || message->kind == views::MessageKind::Danger)
                say(u"wrong "_s + message->text());
        if (!decks.session().isChanged())
            say(u"saved "_s + deck.name);
    }
    return 0;
}

} // namespace

class TestParallelUse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLostAndNobodyIsBothered()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"library.castellan"_s);
        {
            QProcess first;
            first.start(QStringLiteral(CASTELLAN_CLI), {u"--library"_s, library, u"search"_s, u"thief"_s});
            QVERIFY(first.waitForFinished(60'000));
            QCOMPARE(first.exitCode(), 0);
        }
        QStringList packs;
        for (const char* id : {"first-pack", "second-pack"}) {
            tests::SamplePack pack;
            pack.manifest.id = QString::fromLatin1(id);
            pack.files.clear();
            pack.files[tests::SamplePack::cards()] =
                tests::sheetOf(tests::sampleCard(QByteArray(id) + "-card", id, 3));
            packs << tests::writtenFile(folder.filePath(pack.manifest.id + u".castellan-pack"_s), pack.zip());
        }
        const QString deck = tests::writtenFile(folder.filePath(u"deck.txt"_s), "1 Thief\n");

        std::vector<std::unique_ptr<QProcess>> windows;
        for (const QString& name : {u"one"_s, u"two"_s}) {
            windows.push_back(std::make_unique<QProcess>());
            windows.back()->setProcessChannelMode(QProcess::ForwardedErrorChannel);
            windows.back()->start(QCoreApplication::applicationFilePath(),
                                  {u"--window"_s, library, name, folder.path()});
        }
        for (const auto& window : windows)
            QVERIFY(window->waitForReadyRead(120'000));

        // Each command begins again when it is done. Packs come and go; what is left at the end is told by
        // the last one that succeeded.
        struct Command
        {
            QList<QStringList> turns;
            std::unique_ptr<QProcess> process = std::make_unique<QProcess>();
            int runs = 0;
            int done = 0;
        };
        std::vector<Command> commands(4);
        commands[0].turns = {{u"pack"_s, u"install"_s, packs[0]}, {u"pack"_s, u"remove"_s, u"first-pack"_s}};
        commands[1].turns = {{u"pack"_s, u"install"_s, packs[1]}, {u"pack"_s, u"remove"_s, u"second-pack"_s}};
        commands[2].turns = {{u"proxy"_s, deck, u"-o"_s, folder.filePath(u"deck.pdf"_s)}};
        commands[3].turns = {{u"search"_s, u"thief"_s}};
        const auto begin = [&](Command& command) {
            const QStringList turn = command.turns[command.runs++ % command.turns.size()];
            command.process->start(QStringLiteral(CASTELLAN_CLI),
                                   QStringList{u"--library"_s, library} + turn);
        };
        for (Command& command : commands)
            begin(command);
        const auto ended = [](const QProcess& process) { return process.state() == QProcess::NotRunning; };
        const auto check = [&](Command& command) {
            const QByteArray said = command.process->readAllStandardError();
            QVERIFY2(command.process->exitCode() == 0, said.constData());
            ++command.done;
        };
        while (!ended(*windows[0]) || !ended(*windows[1])) {
            for (const auto& window : windows)
                window->waitForFinished(5);
            for (Command& command : commands)
                if (command.process->waitForFinished(5) || ended(*command.process)) {
                    check(command);
                    if (QTest::currentTestFailed())
                        return;
                    begin(command);
                }
        }
        for (Command& command : commands) {
            QVERIFY(ended(*command.process) || command.process->waitForFinished(60'000));
            check(command);
        }

        QSet<QString> reported;
        for (const auto& window : windows) {
            QCOMPARE(window->exitStatus(), QProcess::NormalExit);
            QCOMPARE(window->exitCode(), 0);
            for (const QString& line : QString::fromUtf8(window->readAllStandardOutput()).split(u'\n')) {
                QVERIFY2(!line.startsWith(u"wrong"_s), qPrintable(line));
                if (line.startsWith(u"saved "_s))
                    reported << line.mid(6);
            }
        }
        const auto steps = model::SchemaSteps::builtIn();
        QVERIFY(steps);
        const model::SystemClock clock;
        model::Opening opening = model::LibraryFile(library, *steps, clock).open(model::IntegrityDepth::Full);
        QVERIFY(opening.database);
        const auto list = model::DeckStore(*opening.database, clock).list();
        QVERIFY(list);
        QSet<QString> kept;
        for (const model::DeckSummary& each : *list)
            kept << each.name;
        QVERIFY2((reported - kept).isEmpty(),
                 qPrintable(QStringList((reported - kept).values()).join(u", "_s)));
        QVERIFY(reported.size() >= 4);
        QVERIFY(
            opening.database->run(u"INSERT INTO search_index (search_index) VALUES ('integrity-check')"_s));
        for (std::size_t i = 0; i < 2; ++i) {
            const auto count = opening.database->value(u"SELECT count(*) FROM pack WHERE id = '%1'"_s.arg(
                i == 0 ? u"first-pack"_s : u"second-pack"_s));
            QVERIFY(count);
            QCOMPARE(count->toInt(), commands[i].done % 2);
        }
        qInfo("%d decks saved twice by two windows; %d, %d, %d and %d commands", int(reported.size()),
              commands[0].done, commands[1].done, commands[2].done, commands[3].done);
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--window"_s)
        return runWindow(arguments.value(2), arguments.value(3), arguments.value(4));
    TestParallelUse test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_parallel_use.moc"
