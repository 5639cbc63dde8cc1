// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_words.h"
#include "tests/support/proxy_cards.h"

#include <QCollator>
#include <QtTest>

#include <limits>

using namespace model;
using Kind = SheetProblem::Kind;

Q_DECLARE_METATYPE(model::SheetOptions)
Q_DECLARE_METATYPE(model::SheetProblem::Kind)

class TestSheetLayout : public QObject
{
    Q_OBJECT

    static int slotsOn(SheetOptions options)
    {
        const auto layout = layOut(options);
        return layout ? layout->slots() : 0;
    }

    static ProxyDeck deckOf(int cards)
    {
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(static_cast<size_t>(cards));
        return deck;
    }

    /// Slots of a sheet, from 1 as people count them.
    static QList<int> slotsOf(const ProxySheet& sheet)
    {
        QList<int> numbers;
        for (const PlacedProxy& placed : sheet.cards)
            numbers << placed.slot + 1;
        return numbers;
    }

private Q_SLOTS:
    void asManyCardsAsFit()
    {
        SheetOptions o;
        QCOMPARE(slotsOn(o), 9);
        o.paper = *sizeFrom(paperSizes(), QStringLiteral("letter"));
        QCOMPARE(slotsOn(o), 9);
        o.paper = *sizeFrom(paperSizes(), QStringLiteral("legal"));
        QCOMPARE(slotsOn(o), 9);
        o.paper = *sizeFrom(paperSizes(), QStringLiteral("a3"));
        QCOMPARE(slotsOn(o), 16);
        o.landscape = true;
        QCOMPARE(slotsOn(o), 18);
        o = {};
        o.landscape = true;
        QCOMPARE(slotsOn(o), 8);
        o.landscape = false;
        o.card = {41, 63};
        QCOMPARE(slotsOn(o), 16);
    }

    void theGridStandsInTheMiddle()
    {
        const auto layout = layOut({});
        QVERIFY(layout);
        QCOMPARE(layout->grid, QRectF(10.5, 16.5, 189, 264));
        QCOMPARE(layout->slot(0), QRectF(10.5, 16.5, 63, 88));
        QCOMPARE(layout->slot(8), QRectF(136.5, 192.5, 63, 88));
    }

    void bleedNeverReachesIntoANeighbour()
    {
        SheetOptions o;
        o.gap = 2;
        o.bleed = 3;
        o.card = {59, 86};
        const auto layout = layOut(o);
        QVERIFY(layout);
        for (int a = 0; a < layout->slots(); ++a) {
            for (int b = 0; b < layout->slots(); ++b) {
                if (a != b)
                    QVERIFY(layout->withBleed(a).intersected(layout->withBleed(b)).isEmpty());
            }
            QVERIFY(QRectF(QPointF(0, 0), layout->paper).contains(layout->withBleed(a)));
        }
        QCOMPARE(layout->withBleed(0).left(), layout->slot(0).left() - 3);
        QCOMPARE(layout->withBleed(0).right(), layout->slot(0).right() + 1);
    }

    /// Turning the paper puts every back behind its front.
    void backsLieBehindTheirFronts()
    {
        for (const bool landscape : {false, true}) {
            SheetOptions o;
            o.landscape = landscape;
            const auto layout = layOut(o);
            QVERIFY(layout);
            for (const DuplexEdge edge : {DuplexEdge::Long, DuplexEdge::Short}) {
                const bool overUpperEdge = landscape == (edge == DuplexEdge::Long);
                QCOMPARE(layout->isBackTurned(edge), overUpperEdge);
                for (int slot = 0; slot < layout->slots(); ++slot) {
                    QRectF behind = layout->backOf(slot, edge);
                    if (overUpperEdge)
                        behind.moveTop(layout->paper.height() - behind.bottom());
                    else
                        behind.moveLeft(layout->paper.width() - behind.right());
                    QCOMPARE(behind, layout->slot(slot));
                }
            }
        }
    }

    void whatCannotBePrintedIsSaidInPlainWords_data()
    {
        QTest::addColumn<SheetOptions>("options");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, Kind kind, const char* says, auto change) {
            SheetOptions o;
            change(o);
            QTest::newRow(name) << o << kind << QString::fromUtf8(says);
        };
        row("paper for no card", Kind::CardTooBig, "63 × 88 mm", [](auto& o) { o.paper = {60, 90}; });
        row("paper of nothing", Kind::PaperSize, "0 × 0 mm", [](auto& o) { o.paper = {0, 0}; });
        row("paper of a wall", Kind::PaperSize, "1200", [](auto& o) { o.paper = {210, 5000}; });
        row("paper without a number", Kind::PaperSize, "mm", [](auto& o) {
            o.paper = {std::numeric_limits<double>::quiet_NaN(), 297};
        });
        row("card of nothing", Kind::CardSize, "1 × 88 mm", [](auto& o) { o.card = {1, 88}; });
        row("margins eat the page", Kind::Margins, "margins", [](auto& o) { o.margins = {120, 7, 120, 7}; });
        row("margins leave too little", Kind::CardTooBig, "50 × ", [](auto& o) {
            o.margins = {80, 8, 80, 8};
        });
        row("negative margin", Kind::Margins, "margin", [](auto& o) { o.margins = {-1, 7, 5, 7}; });
        row("negative gap", Kind::Gap, "50", [](auto& o) { o.gap = -1; });
        row("bleed of a card", Kind::Bleed, "10", [](auto& o) { o.bleed = 63; });
        row("round cards", Kind::Corner, "31.5", [](auto& o) { o.corner = 40; });
        row("marks across the room", Kind::MarkLength, "50", [](auto& o) { o.markLength = 500; });
        row("no copies", Kind::Copies, "0 copies", [](auto& o) { o.copies = 0; });
        row("ten thousand copies", Kind::Copies, "10000 copies", [](auto& o) { o.copies = 10'000; });
        row("slot 0", Kind::FirstSlot, "slot 0", [](auto& o) { o.firstSlot = 0; });
        row("slot 10 of 9", Kind::FirstSlot, "1 to 9", [](auto& o) { o.firstSlot = 10; });
        row("skipped slot 10 of 9", Kind::SkippedSlot, "slot 10", [](auto& o) { o.skipped = {10}; });
    }
    void whatCannotBePrintedIsSaidInPlainWords()
    {
        QFETCH(SheetOptions, options);
        QFETCH(Kind, kind);
        QFETCH(QString, says);
        const auto job = planJob(tests::builtInDeck(), options);
        QVERIFY(!job);
        QCOMPARE(job.error().kind, kind);
        const QString words = ProxyWords::problem(job.error());
        QVERIFY2(words.contains(says), qPrintable(words));
        QVERIFY2(words.endsWith(u'.'), qPrintable(words));
    }

    void nothingAndTooMuchAreRefused()
    {
        QCOMPARE(planJob({}, {}).error().kind, Kind::NoCards);
        ProxyDeck deck = deckOf(2);
        deck.cards[0].copies = 99;
        deck.cards[1].copies = 99;
        SheetOptions o;
        o.copies = 99;
        QCOMPARE(planJob(deck, o).error().kind, Kind::TooMany);
    }

    void cardsStartAtASlotAndSkipOthersOnTheFirstSheetOnly()
    {
        SheetOptions o;
        o.firstSlot = 4;
        o.skipped = {5, 9};
        const ProxyJob job = tests::plannedJob(deckOf(12), o);
        QCOMPARE(job.sheets.size(), size_t{2});
        QCOMPARE(slotsOf(job.sheets[0]), (QList<int>{4, 6, 7, 8}));
        QCOMPARE(slotsOf(job.sheets[1]), (QList<int>{1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(job.cards(), 12);
    }

    void aFirstSheetWithoutRoomIsNotPrinted()
    {
        SheetOptions o;
        o.skipped = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        const ProxyJob job = tests::plannedJob(deckOf(3), o);
        QCOMPARE(job.sheets.size(), size_t{1});
        QCOMPARE(slotsOf(job.sheets[0]), (QList<int>{1, 2, 3}));
    }

    void copiesStandTogetherOrInSets()
    {
        ProxyDeck deck = deckOf(2);
        deck.cards[1].copies = 2;
        const auto order = [&deck](bool inSets) {
            SheetOptions o;
            o.copies = 2;
            o.inSets = inSets;
            QList<int> cards;
            const ProxyJob job = tests::plannedJob(deck, o);
            for (const PlacedProxy& placed : job.sheets.front().cards)
                cards << placed.card;
            return cards;
        };
        QCOMPARE(order(false), (QList<int>{0, 0, 1, 1, 1, 1}));
        QCOMPARE(order(true), (QList<int>{0, 1, 1, 0, 1, 1}));
    }

    void cardsAreOrderedByTheNameInTheirLanguage()
    {
        SheetOptions o;
        o.order = SheetOrder::Name;
        o.language = Language::German;
        const ProxyJob job = tests::plannedJob(tests::builtInDeck(), o);
        QStringList names;
        for (const ProxySheet& sheet : job.sheets) {
            for (const PlacedProxy& placed : sheet.cards)
                names << job.deck.cards[static_cast<size_t>(placed.card)].card.name.de;
        }
        // Not by the bytes, where "Ä" would come last.
        QVERIFY(names.indexOf(QStringLiteral("Zauberer")) > names.indexOf(QStringLiteral("Bischof")));
        const QCollator german{QLocale(QLocale::German)};
        QVERIFY(std::is_sorted(names.begin(), names.end(),
                               [&](const QString& a, const QString& b) { return german.compare(a, b) < 0; }));
    }

    void sizesAreReadAsPeopleWriteThem()
    {
        QCOMPARE(sizeFrom(paperSizes(), QStringLiteral("A3")), QSizeF(297, 420));
        QCOMPARE(sizeFrom(cardSizes(), QStringLiteral("70x120")), QSizeF(70, 120));
        QCOMPARE(sizeFrom(cardSizes(), QStringLiteral("63,5 × 88.9 mm")), QSizeF(63.5, 88.9));
        QVERIFY(!sizeFrom(cardSizes(), QStringLiteral("big")));
        QVERIFY(!sizeFrom(cardSizes(), QStringLiteral("-63x88")));
        QCOMPARE(sizeText(cardSizes(), {63, 88}), QStringLiteral("standard"));
        QCOMPARE(sizeFrom(cardSizes(), sizeText(cardSizes(), {61.5, 80})), QSizeF(61.5, 80));
    }
};

QTEST_GUILESS_MAIN(TestSheetLayout)
#include "test_sheet_layout.moc"
