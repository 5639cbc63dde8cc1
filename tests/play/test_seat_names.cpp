// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"
#include "model/play/known_games.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// People read names of seats, never the words that files and commands use for them. A letter or a number, as
/// in A, B2 or P5, is what players are called at the table and in the log.
class TestSeatNames : public QObject
{
    Q_OBJECT

    /// The first seat whose id is a word of the text although it has a name of its own.
    static QString idIn(const rules::BothLanguages& text, const std::vector<rules::SeatView>& seats)
    {
        for (const model::Language language : model::kLanguages)
            for (const rules::SeatView& seat : seats) {
                const QString id = QString::fromStdString(seat.id);
                const QString shown = QString::fromStdString(text.in(language));
                if (seat.id.size() > 2 && seat.name.in(language) != seat.id &&
                    shown.contains(QRegularExpression(u"\\b%1\\b"_s.arg(QRegularExpression::escape(id)))))
                    return id + u": "_s + shown;
            }
        return {};
    }

    /// The first party of several players, or without one, whose id stands for itself: "A has 10" where
    /// the party is called Team A.
    static QString partyIn(const rules::BothLanguages& text, const rules::AnyMatch& match)
    {
        const auto seats = rules::seatIds(match);
        for (const model::Language language : model::kLanguages)
            for (const rules::PartyView& party : match.parties()) {
                const QString id = QString::fromStdString(party.id);
                // Words such as “samurai” are ordinary words too.
                if (id.size() > 2 || std::find(seats.begin(), seats.end(), party.id) != seats.end())
                    continue;
                const QString shown = QString::fromStdString(text.in(language));
                const QString rest = QString(shown).remove(QString::fromStdString(party.name.in(language)));
                if (rest.contains(QRegularExpression(u"\\b%1\\b"_s.arg(id))))
                    return id + u": "_s + shown;
            }
        return {};
    }

private Q_SLOTS:
    void logsQuestionsAndAnswersNameTheSeats_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<unsigned>("players");
        for (const model::GameCards* game : model::allGameCards())
            for (const rules::VariantView& variant : model::knownGame(game->id())->variants())
                for (const unsigned players : {variant.minPlayers, variant.maxPlayers}) {
                    const QString id = QString::fromStdString(variant.id);
                    if (players == variant.minPlayers || variant.minPlayers != variant.maxPlayers)
                        QTest::addRow("%s, %s, %u", qPrintable(game->id()), qPrintable(id), players)
                            << game->id() << id << players;
                    if (variant.minPlayers == variant.maxPlayers)
                        break;
                }
    }
    void logsQuestionsAndAnswersNameTheSeats()
    {
        QFETCH(QString, game);
        QFETCH(QString, variant);
        QFETCH(unsigned, players);
        const rules::KnownGame& known = *model::knownGame(game);
        rules::MatchSetup setup{game.toStdString(), variant.toStdString(), 7, {}};
        setup.players = players;
        auto begun = known.start(setup);
        QVERIFY2(begun, begun ? "" : begun.error().text().c_str());
        rules::AnyMatch& match = *begun->match;
        const auto bot = known.bot(rules::bots::BotKind::Random, 7);
        const auto seats = match.seats();
        QCOMPARE(seats.size() >= players, true);
        std::vector<rules::LogLine> lines = begun->log;
        std::size_t told = 0;
        for (int step = 0; step < 400 && !match.isOver(); ++step) {
            const rules::QuestionView question = match.question();
            QCOMPARE(idIn(question.text, seats), QString());
            QCOMPARE(partyIn(question.text, match), QString());
            for (const rules::Choice& option : question.options) {
                QCOMPARE(idIn(match.describe(option), seats), QString());
                QCOMPARE(partyIn(match.describe(option), match), QString());
            }
            for (const rules::LogLine& line : lines) {
                ++told;
                QCOMPARE(idIn(line.text, seats), QString());
                QCOMPARE(partyIn(line.text, match), QString());
            }
            lines = match.apply(bot(match));
        }
        QVERIFY(told > 20);
        for (const rules::ZoneView& zone : match.zones())
            QCOMPARE(partyIn(match.nameOf(zone.id), match), QString());
        for (const rules::CounterView& counter : match.counters()) {
            QCOMPARE(partyIn(match.nameOf(counter.id), match), QString());
            for (const rules::LogLine& line : match.explain(counter.id))
                QCOMPARE(partyIn(line.text, match), QString());
        }
    }
};

QTEST_APPLESS_MAIN(TestSeatNames)
#include "test_seat_names.moc"
