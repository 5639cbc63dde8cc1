// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"
#include "model/play/deal_code.h"
#include "model/play/known_games.h"
#include "model/play/sample_decks.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Codes that name a match, the deal of the day, and the sample decks that they are played with.
class TestDealCode : public QObject
{
    Q_OBJECT

    [[nodiscard]] static rules::Result<rules::MatchSetup> read(const QString& code)
    {
        return model::readDealCode(code, model::knownGame);
    }
    [[nodiscard]] static rules::MatchSetup hardSolo()
    {
        return {"crimson-company", "solo", 48213, {{"option", "difficulty", "hard"}}};
    }

private Q_SLOTS:
    void aCodeIsShortAndReadable()
    {
        const auto code = model::dealCode(*model::knownGame(u"crimson-company"_s), hardSolo());
        QVERIFY(code);
        QVERIFY2(code->startsWith(u"crimson-company/solo/difficulty=hard/48213/"_s), qPrintable(*code));
        QVERIFY(code->size() <= 46);
        QVERIFY(read(u"  "_s + code->toUpper() + u" "_s));
    }

    /// Every variant of every game with every number of players: the code leads to the same first position.
    void everyMatchIsTheSameAgain()
    {
        int matches = 0;
        for (const QString& id : model::knownGameIds()) {
            const rules::KnownGame& game = *model::knownGame(id);
            for (const rules::VariantView& variant : game.variants())
                for (unsigned players = variant.minPlayers; players <= variant.maxPlayers; ++players) {
                    rules::MatchSetup setup{id.toStdString(), variant.id, 77 + players, {}};
                    setup.players = players;
                    for (const rules::OptionView& option : game.options(variant.id))
                        if (option.isMain && option.choices.size() > 1)
                            setup.lines.push_back({"option", option.key, option.choices.back().id});
                    if (!game.start(setup))
                        setup.lines.clear();
                    const auto code = model::dealCode(game, setup);
                    QVERIFY2(code, qPrintable(id));
                    const auto again = read(*code);
                    QVERIFY2(again, qPrintable(*code));
                    const auto first = game.start(setup);
                    const auto second = game.start(*again);
                    QVERIFY2(first && second, qPrintable(*code));
                    QCOMPARE(second->match->hash(), first->match->hash());
                    QCOMPARE(model::dealCode(game, *again).value(), *code);
                    ++matches;
                }
        }
        QVERIFY(matches > 20);
    }

    /// One wrong character and two swapped neighbours are always found out, and nothing is set up.
    void everyTypingErrorIsRefused()
    {
        const QString code = model::dealCode(*model::knownGame(u"crimson-company"_s), hardSolo()).value();
        const QString symbols = u"0123456789abcdefghijklmnopqrstuvwxyz-/=,"_s;
        for (qsizetype at = 0; at < code.size(); ++at) {
            for (const QChar symbol : symbols) {
                if (symbol == code[at])
                    continue;
                QString wrong = code;
                wrong[at] = symbol;
                QVERIFY2(!read(wrong), qPrintable(wrong));
            }
            if (at + 1 < code.size() && code[at] != code[at + 1]) {
                QString swapped = code;
                swapped[at] = code[at + 1];
                swapped[at + 1] = code[at];
                QVERIFY2(!read(swapped), qPrintable(swapped));
            }
        }
        const auto refused = read(code.chopped(1) + (code.endsWith(u'1') ? u"2"_s : u"1"_s));
        QVERIFY(!refused);
        QVERIFY(refused.error().text(model::Language::English).find("typing error") != std::string::npos);
        QVERIFY(refused.error().text(model::Language::German).find("Tippfehler") != std::string::npos);
        for (const QString& nonsense : {QString(), u"/"_s, u"hello"_s, u"//////"_s, QString(500, u'a')})
            QVERIFY(!read(nonsense));
    }

    void aDeckIsNamedByItsFingerprint()
    {
        const rules::KnownGame& game = *model::knownGame(u"crimson-company"_s);
        rules::MatchSetup setup{"crimson-company", "duel", 5, {{"deck"}}};
        for (int i = 0; i < 30; ++i)
            setup.lines.front().push_back(i % 2 == 0 ? "thief" : "monk");
        const QString code = model::dealCode(game, setup).value();
        const std::vector<std::string> cards(setup.lines.front().begin() + 1, setup.lines.front().end());
        QVERIFY2(code.contains(u"deck="_s + model::deckFingerprint(cards)), qPrintable(code));
        const auto missing = read(code);
        QVERIFY(!missing);
        QVERIFY(missing.error().text(model::Language::English).find("deck that is not here") !=
                std::string::npos);
        const auto found = model::readDealCode(
            code, model::knownGame,
            [&](const QString&) -> std::optional<std::vector<std::string>> { return cards; });
        QVERIFY(found);
        QCOMPARE(game.start(*found)->match->hash(), game.start(setup)->match->hash());
    }

    void theDealOfADayIsTheSameForEveryone()
    {
        const rules::KnownGame& game = *model::knownGame(u"crimson-company"_s);
        const QDate day(2026, 11, 18);
        const rules::MatchSetup deal = model::dailyDeal(game, hardSolo(), day);
        rules::MatchSetup other = hardSolo();
        other.seed = 9;
        other.lines.push_back({"castles", "toll-gate", "regular", "regular"});
        QCOMPARE(model::dailyDeal(game, other, day), deal);
        QCOMPARE(model::dealCode(game, deal).value().section(u'/', 0, 2),
                 u"crimson-company/solo/difficulty=hard"_s);
        QVERIFY(model::dailyDeal(game, hardSolo(), day.addDays(1)).seed != deal.seed);
        other.lines = {{"option", "difficulty", "insane"}};
        QVERIFY(model::dailyDeal(game, other, day).seed != deal.seed);
    }

    /// Every variant with decks has a sample for each number of players, and it is legal.
    void sampleDecksAreLegal()
    {
        const QString id = u"crimson-company"_s;
        const std::vector<model::Deck> decks =
            model::sampleDecks(*model::knownGame(id), model::Language::English);
        const model::CardDirectory cards = model::CardDirectory::builtIn(id);
        QStringList names;
        QStringList ids;
        for (const model::Deck& deck : decks) {
            names << u"%1 %2"_s.arg(deck.variant).arg(deck.players);
            ids << deck.id;
            QVERIFY2(model::checkDeck(deck, cards).legal(), qPrintable(deck.name));
        }
        QCOMPARE(names, (QStringList{u"duel 0"_s, u"tournament 0"_s, u"two-versus-two 0"_s,
                                     u"free-for-all 3"_s, u"free-for-all 4"_s, u"free-for-all 5"_s,
                                     u"free-for-all 6"_s, u"solo 0"_s, u"co-op 0"_s}));
        ids.removeDuplicates();
        QCOMPARE(static_cast<std::size_t>(ids.size()), decks.size());
        QCOMPARE(decks[6].count(), 110);
    }
};

QTEST_GUILESS_MAIN(TestDealCode)
#include "test_deal_code.moc"
