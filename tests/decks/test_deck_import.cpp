// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/import_words.h"
#include "model/library/library_content.h"
#include "rules/core/random.h"
#include "tests/decks/sample_decks.h"
#include "tests/support/crimson.h"

#include <QDir>
#include <QStringEncoder>
#include <QtTest>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

QByteArray nested(const QByteArray& open, const QByteArray& close, int depth)
{
    return open.repeated(depth) + close.repeated(depth);
}

QByteArray deckJson(const QByteArray& members)
{
    return R"({"format": "castellan-deck", "version": 1, "game": "crimson-company", )" + members + "}";
}

} // namespace

/// Whatever comes from outside is read, guessed or left out, line by line, or refused with a reason.
class TestDeckImport : public QObject
{
    Q_OBJECT

    const CardDirectory m_cards = CardDirectory::builtIn(tests::kCrimson);

    [[nodiscard]] DeckReading read(const QString& text)
    {
        auto reading = readDeckText(text, m_cards);
        if (!reading)
            qFatal("refused: %s", qPrintable(ImportWords::refusal(reading.error())));
        return std::move(reading).value();
    }

private Q_SLOTS:
    void linesAreUnderstood_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("copies");
        QTest::newRow("name") << u"Thief"_s << u"thief"_s << 1;
        QTest::newRow("German") << u"2 Kriegsbär"_s << u"war-bear"_s << 2;
        QTest::newRow("spelled out") << u"2x KRIEGSBAER"_s << u"war-bear"_s << 2;
        QTest::newRow("id") << u"3 × voodoo-doll"_s << u"voodoo-doll"_s << 3;
        QTest::newRow("other name") << u"Söldner"_s << u"sellsword"_s << 1;
        QTest::newRow("count behind") << u"Thief x4"_s << u"thief"_s << 4;
        QTest::newRow("number behind") << u"Thief 2"_s << u"thief"_s << 2;
        QTest::newRow("number behind two words") << u"War Bear 3"_s << u"war-bear"_s << 3;
        QTest::newRow("count behind in brackets") << u"Thief (2)"_s << u"thief"_s << 2;
        QTest::newRow("times behind in brackets") << u"Thief [x3]"_s << u"thief"_s << 3;
        QTest::newRow("number of a set alone") << u"Thief (CC1) 12"_s << u"thief"_s << 1;
        QTest::newRow("tab") << u"2\tWar Bear"_s << u"war-bear"_s << 2;
        QTest::newRow("set and number") << u"1 Thief (CC1) 12"_s << u"thief"_s << 1;
        QTest::newRow("comment") << u"1 Thief # best"_s << u"thief"_s << 1;
        QTest::newRow("sideboard mark") << u"SB: 2 Thief"_s << u"thief"_s << 2;
        QTest::newRow("count in brackets") << u"[2] Thief"_s << u"thief"_s << 2;
        QTest::newRow("count with a star") << u"2* Thief"_s << u"thief"_s << 2;
        QTest::newRow("foil") << u"1 Thief (CC1) 12 *F*"_s << u"thief"_s << 1;
        QTest::newRow("below a heading") << u"Deck\n1 Thief"_s << u"thief"_s << 1;
        QTest::newRow("below a heading of Lackey") << u"Castles:\n1\tThief"_s << u"thief"_s << 1;
        QTest::newRow("hyphen") << u"Trollmutter"_s << u"troll-mother"_s << 1;
    }
    void linesAreUnderstood()
    {
        QFETCH(QString, line);
        QFETCH(QString, card);
        QFETCH(int, copies);
        const DeckReading reading = read(line);
        QCOMPARE(reading.lines.size(), std::size_t{1});
        QCOMPARE(reading.lines.front().outcome, LineOutcome::Read);
        QCOMPARE(reading.deck.copiesOf(card), copies);
    }

    void theGameOfAFileIsTheOneItNamesOrWhoseCardsItMeans()
    {
        const std::vector<CardDirectory> games{m_cards, CardDirectory::builtIn(u"battleground"_s)};
        const auto gameOf = [&games](const QByteArray& content) {
            const auto reading = readDeckOfAnyGame(content, {}, games);
            return reading ? reading->deck.game : u"refused"_s;
        };
        QCOMPARE(gameOf("Thief\nMonk\n"), tests::kCrimson);
        QCOMPARE(gameOf("2 Archer\nFeldscherin\n"), u"battleground"_s);
        QCOMPARE(gameOf("xyzzy\n"), tests::kCrimson);
        const QByteArray json = R"({"format": "castellan-deck", "version": 1, "game": "%1",
            "cards": [{"id": "archer", "count": 10}]})";
        QCOMPARE(gameOf(QByteArray(json).replace("%1", "battleground")), u"battleground"_s);
        QCOMPARE(gameOf(QByteArray(json).replace("%1", "crimson-company")), tests::kCrimson);
        QCOMPARE(gameOf(QByteArray(json).replace("%1", "chess")), u"refused"_s);
        const auto whole = readDeckOfAnyGame(QByteArray(json).replace("%1", "battleground"), {}, games);
        QVERIFY(whole->isClean());
    }

    void aListOfFifteenDifferentCardsIsATournamentDeck()
    {
        QStringList names;
        for (const auto& card : model::builtInCards(tests::kCrimson))
            if (card.kind == model::CardKind::Character && names.size() < 15)
                names << card.name.en;
        QCOMPARE(names.size(), 15);
        const auto variantOf = [this](const QStringList& lines) {
            return readDeckText(lines.join(u'\n'), m_cards)->deck.variant;
        };
        QCOMPARE(variantOf(names), u"tournament"_s);
        QCOMPARE(variantOf(names.mid(1)), QString());
        QStringList twice = names;
        twice.last() = twice.first();
        QCOMPARE(variantOf(twice), QString());
    }

    void shortWordsAreNotTakenForShortNames()
    {
        // "Fee" is the Fairy's German name.
        const DeckReading reading = read(u"The\nFeee\nLoik\nLaka"_s);
        QCOMPARE(reading.lines[0].reason, LineReason::UnknownName);
        QCOMPARE(reading.lines[1].card, u"fairy"_s);
        QCOMPARE(reading.lines[2].card, u"loki"_s); // two letters that changed places are one slip
        QCOMPARE(reading.lines[3].outcome, LineOutcome::NotUnderstood);
    }

    void guessesAreShownAndTheRestIsLeftOutWithLineAndReason()
    {
        const DeckReading reading =
            read(u"# comment\nWar Ber\n\nTrol\nxyzzy\n0 Thief\n999 Bard\nF\nFe\n1 Mönch"_s);
        QCOMPARE(reading.lines.size(), std::size_t{8});
        const auto line = [&](std::size_t i) { return reading.lines[i]; };
        const CardNames names{m_cards, Language::English, nullptr};
        QCOMPARE(line(0).line, 2);
        QCOMPARE(line(0).reason, LineReason::Spelling);
        QVERIFY(ImportWords::reason(line(0), names).contains(u"War Bear"_s));
        QCOMPARE(line(1).reason, LineReason::Beginning);
        QCOMPARE(line(1).card, u"troll-mother"_s);
        QCOMPARE(line(2).line, 5);
        QCOMPARE(line(2).reason, LineReason::UnknownName);
        QCOMPARE(line(3).reason, LineReason::BadCount);
        QCOMPARE(line(4).reason, LineReason::TooManyCopies);
        QCOMPARE(line(7).outcome, LineOutcome::Read);
        QCOMPARE(reading.count(LineOutcome::Guessed), 2);
        QCOMPARE(reading.deck.count(), 3);
    }

    void namesThatFitSeveralCardsAreNotChosenFor()
    {
        const DeckReading reading = read(u"fre\nfortune\nTh\nVer"_s);
        QCOMPARE(reading.lines[0].card, u"freyja"_s);
        QCOMPARE(reading.lines[1].card, u"fortune-teller"_s);
        QCOMPARE(reading.lines[2].outcome, LineOutcome::NotUnderstood);
        QCOMPARE(reading.lines[3].reason, LineReason::SeveralCards);
        QCOMPARE(reading.lines[3].candidates, (QStringList{u"temptress"_s, u"traitor"_s}));
        const QString reason = ImportWords::reason(reading.lines[3], {m_cards, Language::German, nullptr});
        QVERIFY2(reason.contains(u"Verführerin, Verräter"_s), qPrintable(reason));
    }

    void encodingsAreRecognised_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QString text = u"2 Kriegsbär\r\nDämon\r\nMönch\r\n"_s;
        QTest::newRow("UTF-8") << text.toUtf8();
        QTest::newRow("UTF-8 with mark") << "\xef\xbb\xbf" + text.toUtf8();
        QTest::newRow("Latin-1") << text.toLatin1();
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE})
            for (const bool mark : {false, true}) {
                QStringEncoder encode(encoding, mark ? QStringConverter::Flag::WriteBom
                                                     : QStringConverter::Flag::Default);
                const QByteArray name =
                    QByteArray(QStringConverter::nameForEncoding(encoding)) + (mark ? " with mark" : "");
                QTest::newRow(name.constData()) << QByteArray(encode(text));
            }
        QTest::newRow("old Macintosh line ends") << QString(text).replace(u"\r\n"_s, u"\r"_s).toUtf8();
    }
    void encodingsAreRecognised()
    {
        QFETCH(QByteArray, bytes);
        const auto reading = readDeck(bytes, u"a.txt"_s, m_cards);
        QVERIFY(reading);
        QVERIFY(reading->isClean());
        QCOMPARE(reading->deck.count(), 4);
        QCOMPARE(reading->deck.copiesOf(u"war-bear"_s), 2);
    }

    void tablesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("comma") << u"count,name\n2,Thief\n1,\"War Bear\"\n"_s;
        QTest::newRow("semicolon, German") << u"Anzahl;Karte\n2;Diebin\n1;Kriegsbär"_s;
        QTest::newRow("tab") << u"id\tcount\nthief\t2\nwar-bear\t1\n"_s;
        QTest::newRow("no heading") << u"2,Thief\n1,War Bear\n"_s;
        QTest::newRow("other columns")
            << u"set,card,rarity,qty\nx,Thief,\"a, \"\"b\"\"\",2\ny,War Bear,,1\n"_s;
    }
    void tablesAreRead()
    {
        QFETCH(QString, text);
        const auto reading = readDeck(text.toUtf8(), u"a.csv"_s, m_cards);
        QVERIFY(reading);
        QVERIFY(reading->isClean());
        QCOMPARE(reading->deck.copiesOf(u"thief"_s), 2);
        QCOMPARE(reading->deck.copiesOf(u"war-bear"_s), 1);
        QCOMPARE(reading->deck.count(), 3);
    }

    void filesOfOtherProgramsAreRead()
    {
        const DeckReading cod =
            read(u"<?xml version=\"1.0\"?><cockatrice_deck version=\"1\"><deckname>D &amp; E"
                 u"</deckname><comments>c</comments><zone name=\"main\">"
                 u"<card number=\"2\" name=\"Thief\"/><card number=\"1\" name=\"Nobody\"/>"
                 u"</zone></cockatrice_deck>"_s);
        QCOMPARE(cod.deck.name, u"D & E"_s);
        QCOMPARE(cod.deck.copiesOf(u"thief"_s), 2);
        QCOMPARE(cod.count(LineOutcome::NotUnderstood), 1);
        const DeckReading o8d =
            read(u"<deck game=\"x\"><section name=\"Main\"><card qty=\"3\" id=\"y\">War Bear"
                 u"</card></section></deck>"_s);
        QCOMPARE(o8d.deck.copiesOf(u"war-bear"_s), 3);
        // As the programs write them today, with all that a deck of ours has no place for.
        const DeckReading newer =
            read(u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n"
                 u"    <lastLoadedTimestamp>Sun Nov 15 20:11:02 2026</lastLoadedTimestamp>\n"
                 u"    <deckname>Burn</deckname>\n    <format>modern</format>\n"
                 u"    <bannerCard providerId=\"b1\">Monk</bannerCard>\n    <comments>two\nlines</comments>\n"
                 u"    <tags>\n        <tag>club</tag>\n    </tags>\n    <zone name=\"main\">\n"
                 u"        <card number=\"2\" name=\"Thief\" setShortName=\"CC1\" collectorNumber=\"12\""
                 u" uuid=\"t-1\"/>\n    </zone>\n    <zone name=\"maybeboard\">\n"
                 u"        <card number=\"4\" name=\"Monk\"/>\n    </zone>\n    <zone name=\"side\">\n"
                 u"        <card number=\"1\" name=\"Mint\"/>\n    </zone>\n    <sideboard_plan>\n"
                 u"        <name>against gods</name>\n        <move_card_to_zone>\n"
                 u"            <card_name>Thief</card_name>\n            <start_zone>main</start_zone>\n"
                 u"            <target_zone>side</target_zone>\n        </move_card_to_zone>\n"
                 u"    </sideboard_plan>\n</cockatrice_deck>\n"_s);
        QCOMPARE(newer.deck.name, u"Burn"_s);
        QCOMPARE(newer.deck.notes, u"two\nlines"_s);
        QCOMPARE(newer.deck.tags, QStringList{u"club"_s});
        QCOMPARE(newer.deck.count(), 2);
        QCOMPARE(newer.deck.wordsOf(u"castles"_s), QStringList{u"mint"_s});
        QCOMPARE(newer.lines[1].reason, LineReason::BesideTheDeck);
        const DeckReading shared =
            read(u"<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>"
                 u"<deck game=\"cc9d9fa2-15bf-585b-94e4-f9e90732ea68\" sleeveid=\"3\">"
                 u"<section name=\"Main\" shared=\"False\"><card qty=\"2\""
                 u" id=\"25655c9d-ad29-5444-893e-4db23c76f106\">Thief</card></section>"
                 u"<section name=\"Side\" shared=\"True\"/><notes><![CDATA[a < b]]></notes></deck>"_s);
        QCOMPARE(shared.deck.copiesOf(u"thief"_s), 2);
        QCOMPARE(shared.deck.notes, u"a < b"_s);
        const DeckReading lackey =
            read(u"<deck version=\"0.8\">\n\t<meta>\n\t\t<game>crimson</game>\n\t</meta>\n"
                 u"\t<superzone name=\"Deck\">\n"
                 u"\t\t<card><name id=\"t12\">Thief</name><set>CC1</set></card>\n"
                 u"\t\t<card><name id=\"t12\">Thief</name><set>CC1</set></card>\n"
                 u"\t\t<card><name id=\"w4\">Kriegsbär</name><set>CC1</set></card>\n"
                 u"\t</superzone>\n</deck>\n"_s);
        QCOMPARE(lackey.deck.copiesOf(u"thief"_s), 2);
        QCOMPARE(lackey.deck.copiesOf(u"war-bear"_s), 1);
        QVERIFY(lackey.isClean());
        const DeckReading ydk =
            read(u"#created by somebody\n#main\n63661283\n63661283\n12345\n#extra\n!side\n"_s);
        QCOMPARE(ydk.deck.copiesOf(u"thief"_s), 2);
        QCOMPARE(ydk.count(LineOutcome::NotUnderstood), 1);
        QCOMPARE(ydk.lines.back().line, 5);
    }

    void badFilesAreRefusedWithTheirReason_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* name, const QByteArray& bytes, FileFault fault) {
            QTest::newRow(name) << bytes << static_cast<int>(fault);
        };
        row("empty", "", FileFault::Empty);
        row("blanks", " \n\n ", FileFault::Empty);
        row("comments only", "# nothing\n", FileFault::Empty);
        row("huge", QByteArray(3 << 20, 'a'), FileFault::TooLarge);
        row("many lines", QByteArray("a\n").repeated(30'000), FileFault::TooLarge);
        row("picture", "\x89PNG\r\n\x1a\n....", FileFault::NotText);
        row("archive", "PK\x03\x04....", FileFault::NotText);
        row("PDF", "%PDF-1.7", FileFault::NotText);
        row("zeros", QByteArray(64, '\0'), FileFault::NotText);
        row("half a character", QByteArray("\xff\xfe\x41", 3), FileFault::Broken);
        row("other JSON", R"({"name": "x"})", FileFault::NotADeck);
        row("list", "[]", FileFault::NotADeck);
        row("truncated JSON", deckJson(R"("cards": [{"id": "thief")").chopped(1), FileFault::Broken);
        row("deep JSON", nested("[", "]", 100'000), FileFault::TooDeep);
        row("deep JSON objects", nested(R"({"a":)", "}", 5000), FileFault::TooDeep);
        row("newer", R"({"format": "castellan-deck", "version": 2})", FileFault::NewerVersion);
        row("other game", R"({"format": "castellan-deck", "version": 1, "game": "chess", "cards": []})",
            FileFault::OtherGame);
        row("no cards", deckJson(R"("name": "x")"), FileFault::Broken);
        row("wrong type", deckJson(R"("cards": 3)"), FileFault::Broken);
        row("negative", deckJson(R"("cards": [{"id": "thief", "count": -1}])"), FileFault::Broken);
        row("bad id", deckJson(R"("cards": [{"id": "../../etc"}])"), FileFault::Broken);
        row("unknown member", deckJson(R"("cards": [], "run": "x")"), FileFault::Broken);
        row("bad colour", deckJson(R"("cards": [], "sleeves": "crimson")"), FileFault::Broken);
        row("other XML", "<html></html>", FileFault::NotADeck);
        row("truncated XML", "<cockatrice_deck><zone name=\"main\"><card", FileFault::Broken);
        row("deep XML", nested("<deck>", "</deck>", 50), FileFault::TooDeep);
        row("entities",
            "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><deck><section><card>&b;</card>"
            "</section></deck>",
            FileFault::DocumentType);
        row("external entity", "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><deck/>", FileFault::DocumentType);
        row("unknown entity", "<deck><notes>&nope;</notes></deck>", FileFault::Broken);
        row("link", "castellan://deck/AAAA", FileFault::BadChecksum);
        row("empty link", "castellan://deck/", FileFault::BadChecksum);
        row("no base64", "castellan://deck/!!!!", FileFault::BadChecksum);
        row("long link", "castellan://deck/" + QByteArray(100'000, 'A'), FileFault::TooLarge);
    }
    void badFilesAreRefusedWithTheirReason()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, fault);
        const auto reading = readDeck(bytes, {}, m_cards);
        QVERIFY(!reading);
        QCOMPARE(static_cast<int>(reading.error().fault), fault);
        QVERIFY(!ImportWords::refusal(reading.error()).isEmpty());
    }

    void namesHelpWhereTheContentDoesNotTell()
    {
        QCOMPARE(readDeck("hello", u"a.json"_s, m_cards).error().fault, FileFault::Broken);
        QCOMPARE(readDeck("hello", u"a.cod"_s, m_cards).error().fault, FileFault::Broken);
        QCOMPARE(readDeck("1 Thief", u"My deck.txt"_s, m_cards)->deck.name, u"My deck"_s);
    }

    void aMistakeInOurFormatIsNamedWithItsPath()
    {
        const auto reading =
            readDeck(deckJson(R"("cards": [{"id": "thief"}, {"id": "bard", "count": "two"}])"), {}, m_cards);
        QVERIFY2(QString::fromStdString(reading.error().why.in(rules::Language::English))
                     .startsWith(u"cards[1].count"_s),
                 qPrintable(reading.error().detail));
    }

    /// The short brother of deck_import_fuzz, for machines without libFuzzer.
    void changedBytesAreReadOrRefusedButNeverMore()
    {
        const QDir seeds(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/fuzz/seeds/deck_import_fuzz"));
        const QStringList files = seeds.entryList(QDir::Files);
        QVERIFY(files.size() >= 9);
        rules::Random random(77);
        int refused = 0;
        for (const QString& name : files) {
            QFile file(seeds.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray seed = file.readAll();
            QVERIFY2(readDeck(seed, {}, m_cards), qPrintable(name));
            for (int i = 0; i < 200; ++i) {
                QByteArray bytes = seed;
                for (std::uint32_t change = 1 + random.below(4); change > 0 && !bytes.isEmpty(); --change) {
                    const auto at =
                        static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bytes.size())));
                    switch (random.below(4)) {
                    case 0: bytes[at] = static_cast<char>(random.below(256)); break;
                    case 1: bytes.truncate(at); break;
                    case 2: bytes.insert(at, bytes.mid(at, 20)); break;
                    default: bytes.remove(at, 1 + static_cast<qsizetype>(random.below(8))); break;
                    }
                }
                const auto reading = readDeck(bytes, {}, m_cards);
                refused += reading ? 0 : 1;
                if (!reading)
                    continue;
                QVERIFY(reading->deck.cards.size() <= kMostDeckEntries);
                for (const DeckCard& card : reading->deck.cards)
                    QVERIFY(card.copies >= 1 && card.copies <= kMostCopies && !card.card.isEmpty());
                const auto again = readDeck(
                    writeDeck(reading->deck, DeckFormat::Castellan, m_cards, Language::English), {}, m_cards);
                QVERIFY2(again, bytes.constData());
                QVERIFY2(again->deck.cards == reading->deck.cards, bytes.constData());
            }
        }
        QVERIFY(refused > 200);
    }

    void longReportsEnd()
    {
        const DeckReading reading = read(QString(u"nobody\n"_s).repeated(15'000));
        QCOMPARE(reading.lines.size(), kMostReportLines);
    }
};

QTEST_GUILESS_MAIN(TestDeckImport)
#include "test_deck_import.moc"
