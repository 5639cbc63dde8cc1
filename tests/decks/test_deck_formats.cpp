// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/deck_file.h"
#include "model/decks/formats/json_format.h"
#include "model/decks/formats/line_formats.h"
#include "model/decks/formats/share_link.h"
#include "tests/decks/sample_decks.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/crimson.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

using namespace model;
using namespace Qt::StringLiterals;

/// Each format gives back what it can carry.
class TestDeckFormats : public QObject
{
    Q_OBJECT

    const CardDirectory m_cards = CardDirectory::builtIn(tests::kCrimson);

    void addFormats()
    {
        QTest::addColumn<int>("format");
        for (int i = 0; i < kDeckFormats; ++i)
            QTest::newRow(qPrintable(endingsOf(static_cast<DeckFormat>(i)).front())) << i;
    }

private Q_SLOTS:
    void cardsComeBackInEveryFormatAndLanguage_data() { addFormats(); }
    void cardsComeBackInEveryFormatAndLanguage()
    {
        QFETCH(int, format);
        const auto kind = static_cast<DeckFormat>(format);
        Deck deck = tests::deckOfFirst(42, u"All"_s);
        deck.change(u"thief"_s, 2);
        deck.setWords(u"castles"_s, {u"mint"_s, u"toll-gate"_s});
        for (const Language language : kLanguages) {
            const QByteArray bytes = writeDeck(deck, kind, m_cards, language);
            const auto reading = readDeck(bytes, u"deck."_s + endingsOf(kind).front(), m_cards);
            QVERIFY2(reading, bytes.constData());
            QVERIFY(reading->isClean());
            QCOMPARE(reading->deck.cards == deck.cards, true);
            QCOMPARE(reading->deck.fields, deck.fields);
        }
    }

    void someFormatsKeepEverything_data() { addFormats(); }
    void someFormatsKeepEverything()
    {
        QFETCH(int, format);
        const auto kind = static_cast<DeckFormat>(format);
        Deck deck = tests::fullDeck();
        const QByteArray bytes = writeDeck(deck, kind, m_cards, Language::German);
        auto reading = readDeck(bytes, u"deck."_s + endingsOf(kind).front(), m_cards);
        QVERIFY(reading);
        reading->deck.id = deck.id;
        QCOMPARE(reading->deck == deck, keepsEverything(kind));
        if (keepsEverything(kind)) {
            QCOMPARE(reading->deck.cards.back().name, u"Packed Card"_s);
            QCOMPARE(reading->count(LineOutcome::Guessed), 1);
        }
    }

    void plainTextCarriesTheRestInComments()
    {
        Deck deck = tests::fullDeck();
        deck.notes.clear();
        deck.options.clear();
        deck.tags = {u"club"_s, u"flips"_s};
        deck.change(u"from-a-pack"_s, -2);
        auto reading = readDeck(writeDeck(deck, DeckFormat::Text, m_cards, Language::English), {}, m_cards);
        QVERIFY(reading);
        reading->deck.id = deck.id;
        QVERIFY(reading->deck == deck);
    }

    void storedDecksKeepTheirId()
    {
        const Deck deck = tests::fullDeck();
        const auto read = deckFromStored(storedDeck(deck));
        QVERIFY(read);
        QVERIFY(*read == deck);
        QVERIFY(!deckFromStored(u"{"_s));
    }

    void linksAreOneShortLineAndNoticeEveryChange()
    {
        const Deck deck = tests::deckOfFirst(15, u"Fünfzehn"_s);
        const QString link = deckToLink(deck, m_cards);
        QVERIFY(link.startsWith(kShareLink));
        QVERIFY2(link.size() < 700, qPrintable(QString::number(link.size())));
        QVERIFY(!link.contains(u'\n') && !link.contains(u'=') && !link.contains(u'+'));
        const CardFinder finder(m_cards);
        QVERIFY(deckFromLink(link, finder));
        QVERIFY(deckFromLink(u"  "_s + link.left(100) + u"\n"_s + link.mid(100) + u"\n"_s, finder));
        for (qsizetype i = QString(kShareLink).size(); i < link.size(); ++i) {
            QString changed = link;
            changed[i] = changed[i] == u'A' ? u'B' : u'A';
            // The last letter may carry bits that mean nothing.
            if (i + 1 < link.size())
                QVERIFY2(!deckFromLink(changed, finder), qPrintable(QString::number(i)));
            QVERIFY(!deckFromLink(link.left(i), finder));
        }
        QCOMPARE(deckFromLink(link.left(60), finder).error().fault, FileFault::BadChecksum);
    }

    /// A spreadsheet would run it.
    void noCellOfATableIsAFormula()
    {
        Deck deck = tests::deckOfFirst(1, u"Table"_s);
        for (const QString& name : {u"=1+1"_s, u"+1"_s, u"-1"_s, u"@SUM(A1)"_s})
            deck.change(u"gone-%1"_s.arg(deck.cards.size()), 1, name);
        const QStringList lines = deckToCsv(deck, m_cards).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(6));
        for (const QString& line : lines)
            for (const QString& cell : line.split(u','))
                QVERIFY2(!QRegularExpression(u"^\"?[=+@-]"_s).match(cell).hasMatch(), qPrintable(line));
        QVERIFY(lines.last().contains(u"'@SUM(A1)"_s));
    }

    void aStoredDeckNamesCardsByTheirIds()
    {
        Deck deck = tests::deckOfFirst(3, u"Castles"_s);
        deck.setWords(u"castles"_s, {u"mint"_s});
        QVERIFY(deckFromStored(storedDeck(deck)));
        deck.setWords(u"castles"_s, {u"<img src=x>"_s});
        QVERIFY(!deckFromStored(storedDeck(deck)));
    }

    void ydkNumbersTellAllCardsApart()
    {
        QSet<quint32> numbers;
        for (const DirectoryCard& each : m_cards.cards())
            numbers.insert(ydkNumber(each.card.id));
        QCOMPARE(numbers.size(), static_cast<qsizetype>(m_cards.cards().size()));
        QCOMPARE(ydkNumber(u"thief"_s), 63661283U);
    }

    void formatsAreKnownByTheirEnding()
    {
        QCOMPARE(formatOfName(u"a/b.c/My Deck.CASTELLAN-DECK"_s), DeckFormat::Castellan);
        QCOMPARE(formatOfName(u"x.cod"_s), DeckFormat::Cockatrice);
        QCOMPARE(formatOfName(u"x.odt"_s), std::nullopt);
    }

    void filesAreWrittenWholeOrNotAtAll()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.castellan-deck"_s);
        QVERIFY(saveDeckFile(path, "old"));
        {
            const storagetest::FileSizeLimit limit(16);
            QVERIFY(limit.isSet());
            const auto failed = saveDeckFile(path, QByteArray(100'000, 'x'));
            QVERIFY(!failed);
            QVERIFY(!failed.error().isEmpty());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
        QVERIFY(!saveDeckFile(folder.filePath(u"none/a"_s), "x"));
    }
};

QTEST_GUILESS_MAIN(TestDeckFormats)
#include "test_deck_formats.moc"
