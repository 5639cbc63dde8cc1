// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gui_test.h"
#include "tests/support/stocked_library.h"
#include "tests/support/third_wording.h"
#include "views/table/rule_pdf.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// The owner's own page beside the rule of the step.
class TestRulePdf : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<model::EditionShelf> m_shelf;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::RulePdf> m_pdf;

    void import(const QString& language, const QSizeF& page = QSizeF(320, 450))
    {
        const QString path = file(u"club %1.pdf"_s.arg(language));
        tests::TypeStyle style;
        style.page = page;
        style.margin = 36;
        style.points = 10;
        (void)tests::typesetPdf(path, tests::ThirdWording::read(language).paragraphs, style);
        QSignalSpy done(m_shelf.get(), &model::EditionShelf::imported);
        m_shelf->import(path, language == u"de" ? model::Language::German : model::Language::English);
        QVERIFY(done.wait(30000));
    }
    [[nodiscard]] QString linkedClause() const
    {
        const auto content = m_shelf->content(m_shelf->editions().front());
        return content.links.empty() ? QString() : content.links.front().clause;
    }

protected:
    void setUp() override
    {
        m_library = std::make_unique<tests::StockedLibrary>();
        m_shelf = std::make_unique<model::EditionShelf>(u"crimson-company"_s);
        m_shelf->setLibrary(&m_library->database());
        m_settings = std::make_unique<model::Settings>(file(u"a.ini"_s));
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_pdf = std::make_unique<views::RulePdf>(*m_theme);
        m_pdf->setEditions(
            [this](const QString& game) { return game == u"crimson-company" ? m_shelf.get() : nullptr; });
        m_pdf->resize(300, 200);
    }
    void tearDown() override
    {
        m_pdf.reset();
        m_theme.reset();
        m_settings.reset();
        m_shelf.reset();
        m_library.reset();
    }

private Q_SLOTS:
    void aBookThatIsNotLinkedTakesNoRoom()
    {
        m_pdf->showClause(u"crimson-company"_s, u"cc.score.tie"_s, model::Language::English);
        QVERIFY(m_pdf->isHidden());
        m_pdf->showClause(u"battleground"_s, u"bg.move"_s, model::Language::English);
        QVERIFY(m_pdf->isHidden());
    }

    void theLinesOfTheClauseAreDrawnAndThePageOpens()
    {
        import(u"en"_s);
        const QString clause = linkedClause();
        QVERIFY(!clause.isEmpty());
        m_pdf->showClause(u"crimson-company"_s, clause, model::Language::German);
        QVERIFY(!m_pdf->isHidden());
        QTRY_VERIFY(m_pdf->isDrawn());
        // There is ink, and the marks are there.
        const QImage shown = m_pdf->grab().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < shown.width(); x += 2)
            for (int y = 32; y < shown.height(); y += 2)
                colours.insert(shown.pixel(x, y));
        QVERIFY(colours.size() > 3);
        QSignalSpy wanted(m_pdf.get(), &views::RulePdf::pageWanted);
        named<QPushButton>(*m_pdf, "openRulePdf")->click();
        QCOMPARE(wanted.front().front().toString(), clause);
    }

    void linesThatWouldBeTooSmallAreText()
    {
        import(u"en"_s, QSizeF(595, 842));
        m_pdf->showClause(u"crimson-company"_s, u"cc.card.temptress"_s, model::Language::English);
        QTRY_VERIFY(m_pdf->isQuoted());
        const auto* quote = named<QLabel>(*m_pdf, "rulePdfQuote");
        QVERIFY(!quote->isHidden());
        QVERIFY2(quote->text().contains(u"Temptress"_s), qPrintable(quote->text()));
        QVERIFY(m_pdf->height() >= quote->heightForWidth(m_pdf->width()));
        // With room, the page itself.
        m_pdf->show();
        m_pdf->resize(700, m_pdf->height());
        QTRY_VERIFY(m_pdf->isDrawn());
        QVERIFY(!m_pdf->isQuoted());
        QVERIFY(quote->isHidden());
    }

    void aFileThatIsGoneIsNotShown()
    {
        import(u"en"_s);
        const QString clause = linkedClause();
        QVERIFY(QFile::remove(file(u"club en.pdf"_s)));
        m_pdf->showClause(u"crimson-company"_s, clause, model::Language::English);
        QTRY_VERIFY(m_pdf->isHidden());
    }
};

QTEST_MAIN(TestRulePdf)
#include "test_rule_pdf.moc"
