// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/page_renderer.h"
#include "tests/support/typeset_pdf.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using model::PageRenderer;
using model::PageWish;

class TestPageRenderer : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    model::PdfFile m_file;

private Q_SLOTS:
    void initTestCase()
    {
        std::vector<tests::SetParagraph> paragraphs;
        for (int i = 0; i < 160; ++i)
            paragraphs.push_back(
                {u"Paragraph %1 tells of castles, lanes and a Wertungs\u00adphase."_s.arg(i)});
        const QString path = m_folder.filePath(u"book.pdf"_s);
        tests::TypeStyle style;
        style.page = QSizeF(200, 200);
        style.margin = 20;
        (void)tests::typesetPdf(path, paragraphs, style);
        const auto file = model::PdfFile::read(path);
        QVERIFY(file);
        m_file = *file;
    }

    void pagesAreDrawnInTheOrderOfTheWishes()
    {
        PageRenderer renderer(m_file, {});
        QList<PageWish> drawn;
        connect(&renderer, &PageRenderer::drawn, this, [&](const PageWish& wish) { drawn << wish; });
        renderer.setWishes({{4, 100}, {1, 100}, {1, 50}});
        QTRY_COMPARE(drawn.size(), 3);
        QCOMPARE(drawn, (QList<PageWish>{{4, 100}, {1, 100}, {1, 50}}));
        QCOMPARE(renderer.picture({4, 100}).size(), QSize(200, 200));
        QCOMPARE(renderer.picture({1, 50}).size(), QSize(100, 100));
        QVERIFY(renderer.picture({2, 100}).isNull());
        // What is there is not drawn again.
        renderer.setWishes({{4, 100}, {2, 100}});
        QTRY_COMPARE(drawn.size(), 4);
        QCOMPARE(drawn.back(), (PageWish{2, 100}));
    }

    void whatIsNoLongerWishedForIsGivenUp()
    {
        PageRenderer renderer(m_file, {});
        QList<int> drawn;
        connect(&renderer, &PageRenderer::drawn, this, [&](const PageWish& wish) { drawn << wish.page; });
        std::vector<PageWish> many;
        for (int page = 0; page < 20; ++page)
            many.push_back({page, 2000});
        renderer.setWishes(many);
        renderer.setWishes({{25, 100}});
        QTRY_VERIFY(drawn.contains(25));
        QVERIFY2(drawn.size() <= 2, "pages that nobody looks at were drawn");
    }

    void picturesTakeNoMoreRoomThanAllowed()
    {
        PageRenderer renderer(m_file, {});
        int drawn = 0;
        connect(&renderer, &PageRenderer::drawn, this, [&] { ++drawn; });
        // 9 megabytes each.
        std::vector<PageWish> many;
        for (int page = 0; page < 20; ++page)
            many.push_back({page, 750});
        renderer.setWishes(many);
        QTRY_COMPARE_WITH_TIMEOUT(drawn, 20, 60000);
        QVERIFY(renderer.cachedKilobytes() <= PageRenderer::kCacheKilobytes);
        QVERIFY(renderer.cachedKilobytes() > PageRenderer::kCacheKilobytes / 2);
        QVERIFY(!renderer.picture({19, 750}).isNull());
        QVERIFY(renderer.picture({0, 750}).isNull());
    }

    void textIsReadAndSearchedPageByPage()
    {
        PageRenderer renderer(m_file, {});
        QHash<int, model::PdfPageText> texts;
        connect(&renderer, &PageRenderer::textRead, this,
                [&](int page, const model::PdfPageText& text) { texts.insert(page, text); });
        renderer.readText(3);
        QTRY_VERIFY(texts.contains(3));
        QCOMPARE(texts[3].words[0].text, u"Paragraph"_s);

        std::vector<model::PdfHit> hits;
        QSignalSpy searched(&renderer, &PageRenderer::searched);
        connect(&renderer, &PageRenderer::found, this, [&](const std::vector<model::PdfHit>& found) {
            hits.insert(hits.end(), found.begin(), found.end());
        });
        renderer.find(u"paragraph"_s, 2);
        renderer.find(u"WERTUNGSPHASE"_s, 2);
        QVERIFY(searched.wait());
        QCOMPARE(hits.size(), size_t(160));
        QCOMPARE(hits.front().page, 2);
        QVERIFY(hits.front().boxes.front().width() > 5);
    }

    void wordsAreFoundOverLineEndsHoweverTheyAreSpelled()
    {
        const model::PdfPageText page{QSizeF(200, 200),
                                      {{u"Die"_s, QRectF(0, 0, 15, 10), false},
                                       {u"Zer-"_s, QRectF(20, 0, 20, 10), true},
                                       {u"störung"_s, QRectF(0, 12, 35, 10), false},
                                       {u"\ufb01el"_s, QRectF(40, 12, 20, 10), true}}};
        const auto hits = model::hitsOn(page, 7, u"zerstoerung fiel"_s);
        QCOMPARE(hits.size(), size_t(1));
        QCOMPARE(hits[0].page, 7);
        QCOMPARE(hits[0].boxes.size(), size_t(2));
        QCOMPARE(hits[0].boxes[0].left(), 20.0);
        QCOMPARE(hits[0].boxes[1], QRectF(0, 12, 60, 10));
        // Part of a word is part of its box.
        const auto part = model::hitsOn(page, 0, u"rung"_s);
        QCOMPARE(part.size(), size_t(1));
        QVERIFY(part[0].boxes[0].left() > 10 && part[0].boxes[0].right() <= 35.01);
        QVERIFY(model::hitsOn(page, 0, u"d"_s).empty());
        QCOMPARE(model::textBetween(page, 0, 3), u"Die Zerstörung fiel"_s);
    }
};

QTEST_MAIN(TestPageRenderer)
#include "test_page_renderer.moc"
