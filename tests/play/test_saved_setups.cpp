// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/saved_setups.h"

#include <QTemporaryDir>
#include <QtTest>

using model::SavedSetups;

class TestSavedSetups : public QObject
{
    Q_OBJECT

    static model::TableSetup setupOf(const char* game, unsigned players)
    {
        model::TableSetup setup;
        setup.match.game = game;
        setup.match.variant = "standard";
        setup.match.players = players;
        setup.match.lines = {{"option", "difficulty", "hard"}};
        setup.seats.assign(players, model::SeatPlayer::GreedyBot);
        return setup;
    }

private Q_SLOTS:
    void setUpsAreFoundAgainByNameAndGame()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.ini"));
        const QString game = QStringLiteral("samurai-spirit");
        {
            model::Settings settings(file);
            SavedSetups saved(settings);
            QVERIFY(saved.save(QStringLiteral("  Sunday   round "), setupOf("samurai-spirit", 5)));
            QVERIFY(saved.save(QStringLiteral("All of us"), setupOf("samurai-spirit", 7)));
            QVERIFY(saved.save(QStringLiteral("All of us"), setupOf("game-of-crowns", 9)));
        }
        model::Settings settings(file);
        SavedSetups saved(settings);
        const auto found = saved.of(game);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].name, QStringLiteral("All of us"));
        QCOMPARE(found[1].name, QStringLiteral("Sunday round"));
        QVERIFY(found[1].setup == setupOf("samurai-spirit", 5));
        QCOMPARE(saved.of(QStringLiteral("game-of-crowns")).size(), std::size_t{1});
        // The same name again takes its place.
        QVERIFY(saved.save(QStringLiteral("All of us"), setupOf("samurai-spirit", 3)));
        QCOMPARE(saved.of(game).size(), std::size_t{2});
        QCOMPARE(saved.of(game)[0].setup.match.players, 3u);
        saved.remove(QStringLiteral("All of us"), game);
        QCOMPARE(saved.of(game).size(), std::size_t{1});
        QCOMPARE(saved.of(QStringLiteral("game-of-crowns")).size(), std::size_t{1});
    }

    void namesThatCannotBeAreRefusedAndBrokenLinesAreLeftOut()
    {
        const QTemporaryDir folder;
        model::Settings settings(folder.filePath(QStringLiteral("a.ini")));
        SavedSetups saved(settings);
        QVERIFY(!saved.save(QStringLiteral("   "), setupOf("samurai-spirit", 5)));
        QVERIFY(!saved.save(QString(SavedSetups::kLongestName + 1, u'x'), setupOf("samurai-spirit", 5)));
        QVERIFY(saved.save(QStringLiteral("good"), setupOf("samurai-spirit", 5)));
        QStringList lines = settings.state(QStringLiteral("table/setups")).toStringList();
        settings.setState(QStringLiteral("table/setups"),
                          QStringList{QStringLiteral("name bad"), QStringLiteral("nonsense")} + lines);
        QCOMPARE(saved.of(QStringLiteral("samurai-spirit")).size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestSavedSetups)
#include "test_saved_setups.moc"
