// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/paragraph_builder.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace Qt::StringLiterals;
using model::PdfPageText;
using model::PdfParagraph;

namespace {

constexpr double kHeight = 10;
constexpr double kLetter = 5;

/// Words as a page has them: each line at its place, letters of one width.
class Page
{
public:
    Page& line(double x, double y, const QString& text, double height = kHeight)
    {
        for (const QString& word : text.split(u' ')) {
            const double width = static_cast<double>(word.size()) * kLetter;
            m_page.words.push_back({word, QRectF(x, y, width, height), false});
            x += width + kLetter;
        }
        m_page.words.back().endsLine = true;
        return *this;
    }
    /// Lines below each other.
    Page& lines(double x, double y, const QStringList& texts)
    {
        for (const QString& text : texts) {
            line(x, y, text);
            y += 12;
        }
        return *this;
    }
    operator PdfPageText() const { return m_page; }

private:
    PdfPageText m_page{QSizeF(400, 600), {}};
};

std::vector<PdfParagraph> paragraphs(const std::vector<PdfPageText>& pages)
{
    std::vector<PdfParagraph> result;
    model::ParagraphBuilder builder([&](PdfParagraph paragraph) { result.push_back(std::move(paragraph)); });
    for (const PdfPageText& page : pages)
        builder.add(page);
    builder.finish();
    return result;
}

QStringList texts(const std::vector<PdfPageText>& pages)
{
    QStringList result;
    for (const PdfParagraph& paragraph : paragraphs(pages))
        result << paragraph.text;
    return result;
}

} // namespace

class TestParagraphs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesFlowTogetherAndGapsPartThem()
    {
        const PdfPageText page =
            Page()
                .lines(50, 100, {u"The first lane of the three is yours to win and"_s, u"the second too."_s})
                .lines(50, 140, {u"Another paragraph stands apart from it."_s});
        QCOMPARE(texts({page}),
                 (QStringList{u"The first lane of the three is yours to win and the second too."_s,
                              u"Another paragraph stands apart from it."_s}));
        QCOMPARE(paragraphs({page})[0].lines.size(), size_t(2));
    }

    void aLineThatHadRoomForTheNextWordEndsItsParagraph()
    {
        QCOMPARE(texts({Page().lines(50, 100,
                                     {u"This line is as long as the column is wide"_s, u"and ends here."_s,
                                      u"The next one begins without any gap at all"_s, u"below it."_s})}),
                 (QStringList{u"This line is as long as the column is wide and ends here."_s,
                              u"The next one begins without any gap at all below it."_s}));
    }

    void wordsThatLinesDivideAreJoined()
    {
        QCOMPARE(
            texts({Page().lines(
                50, 100, {u"Rekrutierung und Wer-"_s, u"tung sind Einsatz-"_s, u"und Wertungsphase."_s})}),
            QStringList{u"Rekrutierung und Wertung sind Einsatz- und Wertungsphase."_s});
        QCOMPARE(texts({Page().lines(50, 100, {u"The Voodoo-"_s, u"Puppe liegt\u00ad"_s, u"en bleibt."_s})}),
                 QStringList{u"The Voodoo-Puppe liegten bleibt."_s});
        // A hyphen of its own stays where the word is seen with it elsewhere.
        QCOMPARE(texts({Page().lines(50, 100,
                                     {u"A face-down card and another face-"_s, u"down card are two."_s})}),
                 QStringList{u"A face-down card and another face-down card are two."_s});
    }

    void ligaturesAndLooseAccentsBecomeLetters()
    {
        QCOMPARE(texts({Page().line(50, 100,
                                    u"The o\ufb03cer \ufb02ips \ufb01ve cards u\u0308ber M¨unzen\u0007."_s)}),
                 QStringList{u"The officer flips five cards über Münzen."_s});
    }

    void columnsAreReadOneAfterTheOther()
    {
        // As some files have them: line by line across both.
        Page page;
        page.line(50, 60, u"A title that spans both of the columns of it"_s, 14);
        for (int i = 0; i < 5; ++i) {
            page.line(50, 100 + 12 * i, u"Left column line %1"_s.arg(i) + (i == 4 ? u"."_s : QString()));
            page.line(220, 100 + 12 * i, u"Right column line %1"_s.arg(i));
        }
        page.line(50, 180, u"A line below that spans the two columns too"_s, 14);
        const QStringList found = texts({page});
        QCOMPARE(found.size(), 4);
        QCOMPARE(found[1],
                 u"Left column line 0 Left column line 1 Left column line 2 Left column line 3 Left "
                 u"column line 4."_s);
        QVERIFY(found[2].startsWith(u"Right column line 0"_s));
        QVERIFY(found[3].startsWith(u"A line below"_s));
    }

    /// Justified text in a narrow column: the reader takes words far apart for lines of their own.
    void wordsThatWereSpreadOverALineAreOneLine()
    {
        Page page;
        page.line(50, 100, u"Every lane that was"_s);
        page.line(50, 112, u"scored"_s).line(96, 112, u"stays"_s).line(130, 112, u"so."_s);
        page.line(50, 124, u"And a castle is won"_s);
        page.line(50, 136, u"by"_s).line(74, 136, u"whoever"_s).line(120, 136, u"wins."_s);
        page.line(50, 148, u"Then the turn ends."_s);
        QCOMPARE(texts({page}), QStringList{u"Every lane that was scored stays so. And a castle is won by "
                                            u"whoever wins. Then the turn ends."_s});
    }

    void aFullLineGoesOnWithANounInTheNextColumn()
    {
        Page page;
        page.lines(50, 100, {u"Du darfst jederzeit jede"_s, u"der Karten und auch alle"_s});
        page.lines(220, 100, {u"Münzen zählen, die noch"_s, u"im Vorrat sind."_s, u"Mehr"_s});
        QCOMPARE(
            texts({page}).front(),
            u"Du darfst jederzeit jede der Karten und auch alle Münzen zählen, die noch im Vorrat sind."_s);
        // A heading at the foot of a column is short.
        Page headed;
        headed.lines(50, 100, {u"Du darfst jederzeit jede"_s, u"Karte ansehen."_s, u"Vorrat"_s});
        headed.lines(220, 100, {u"Münzen liegen offen und"_s, u"sind zu zählen."_s, u"Mehr"_s});
        QVERIFY(texts({headed}).contains(u"Vorrat"_s));
    }

    void aParagraphGoesOnInTheNextColumnAndOnTheNextPage()
    {
        const PdfPageText first =
            Page().lines(50, 500, {u"The sentence of this page does not"_s, u"end here but"_s});
        const PdfPageText second = Page().lines(
            50, 100, {u"goes on over there."_s, u"After it there is more to be read on this page."_s});
        const auto found = paragraphs({first, second});
        QCOMPARE(found[0].text, u"The sentence of this page does not end here but goes on over there."_s);
        QCOMPARE(found[0].page(), 0);
        QCOMPARE(found[0].lines.back().page, 1);
        QCOMPARE(found[1].text, u"After it there is more to be read on this page."_s);
    }

    void listsHaveOneParagraphAnEntry()
    {
        // Bullets that stand apart from their text, as a column of their own.
        Page page;
        page.line(50, 100, u"•"_s).line(50, 112, u"•"_s);
        page.line(62, 100, u"First of the two"_s).line(62, 112, u"Second of the two"_s);
        page.line(50, 124, u"1. Third with a number"_s).line(50, 136, u"2. Fourth with a number"_s);
        QCOMPARE(texts({page}), (QStringList{u"First of the two"_s, u"Second of the two"_s,
                                             u"1. Third with a number"_s, u"2. Fourth with a number"_s}));
    }

    void runningHeadsAndPageNumbersAreLeftOut()
    {
        std::vector<PdfPageText> pages;
        for (int i = 0; i < 4; ++i)
            pages.push_back(Page()
                                .line(50, 30, u"Crimson Company %1"_s.arg(i % 2 ? u"Rules"_s : u"Handbook"_s))
                                .line(50, 200, u"Text of page %1 stands here."_s.arg(QChar(u'a' + i)))
                                .line(190, 570, u"– %1 –"_s.arg(i + 1)));
        QCOMPARE(texts(pages),
                 (QStringList{u"Text of page a stands here."_s, u"Text of page b stands here."_s,
                              u"Text of page c stands here."_s, u"Text of page d stands here."_s}));
        // What stands there once is text.
        QCOMPARE(texts({Page().line(50, 30, u"A title of its own."_s)}),
                 QStringList{u"A title of its own."_s});
    }

    void largerOrShortLinesAreHeadings()
    {
        const auto found = paragraphs({Page()
                                           .line(50, 100, u"Scoring"_s, 16)
                                           .lines(50, 130, {u"Text in the usual size stands under it."_s})
                                           .lines(50, 160, {u"Ties"_s})
                                           .lines(50, 190, {u"More of the usual text stands here."_s})});
        QCOMPARE(found.size(), size_t(4));
        QVERIFY(found[0].isHeading);
        QVERIFY(!found[1].isHeading);
        QVERIFY(found[2].isHeading);
        QVERIFY(!found[3].isHeading);
    }

    void anyWordsAtAnyPlaceAreTaken()
    {
        QRandomGenerator random(7);
        const QStringList pool{u"a"_s,      u""_s,
                               u"-"_s,      u"\u00ad"_s,
                               u"•"_s,      u"12"_s,
                               u"שלום"_s,   u"\u202eabc"_s,
                               u"\ufffd"_s, QString(QChar(0xd800)),
                               u"Wort-"_s,  QString(3000, u'x')};
        for (int round = 0; round < 200; ++round) {
            std::vector<PdfPageText> pages;
            for (int page = 0; page < 3; ++page) {
                PdfPageText text{QSizeF(random.bounded(400), random.bounded(400)), {}};
                for (int word = random.bounded(40); word > 0; --word)
                    text.words.push_back({pool[random.bounded(static_cast<int>(pool.size()))],
                                          QRectF(random.bounded(500) - 50, random.bounded(500) - 50,
                                                 random.bounded(90), random.bounded(30)),
                                          random.bounded(3) == 0});
                pages.push_back(std::move(text));
            }
            for (const PdfParagraph& paragraph : paragraphs(pages)) {
                QVERIFY(!paragraph.text.isEmpty());
                QVERIFY(!paragraph.lines.empty());
                QVERIFY(paragraph.page() >= 0 && paragraph.page() < 3);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestParagraphs)
#include "test_paragraphs.moc"
