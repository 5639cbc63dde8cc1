// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/pdf_document.h"
#include "tests/support/locked_pdf.h"
#include "tests/support/typeset_pdf.h"

#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using model::PdfDocument;
using model::PdfErrorCode;
using model::PdfFile;

namespace {

model::PdfResult<std::unique_ptr<PdfDocument>> opened(const QString& path, const QString& password = {})
{
    const auto file = PdfFile::read(path);
    if (!file)
        return file.error();
    return PdfDocument::open(*file, password);
}

} // namespace

class TestPdfDocument : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the test cannot write");
        return file.fileName();
    }
    [[nodiscard]] QString sample(int paragraphs = 3) const
    {
        const QString file = path(u"sample%1.pdf"_s.arg(paragraphs));
        if (!QFile::exists(file))
            (void)tests::typesetPdf(
                file,
                std::vector<tests::SetParagraph>(static_cast<size_t>(paragraphs),
                                                 {u"Every lane has a castle and a winner."_s}),
                {});
        return file;
    }
    static PdfErrorCode refusal(const QString& file, const QString& password = {})
    {
        const auto document = opened(file, password);
        if (document)
            qFatal("the file was opened");
        return document.error().code;
    }

private Q_SLOTS:
    void wordsStandWhereTheyArePrinted()
    {
        const auto document = opened(sample());
        QVERIFY(document);
        QCOMPARE((*document)->pageCount(), 1);
        const model::PdfPageText text = (*document)->text(0);
        QCOMPARE(text.size.toSize(), QSize(595, 842));
        QCOMPARE(text.words[0].text, u"Every"_s);
        QVERIFY(std::abs(text.words[0].box.left() - 56) < 2);
        QVERIFY(text.words[0].box.top() > 50 && text.words[0].box.bottom() < 90);
        QCOMPARE(text.words[7].text, u"winner."_s);
        QVERIFY(text.words[7].endsLine);
        QVERIFY(!text.words[6].endsLine);
    }

    void aFileIsKnownByItsContentAlone()
    {
        const QString copy = path(u"copy.pdf"_s);
        QVERIFY(QFile::copy(sample(), copy));
        const auto one = PdfFile::read(sample());
        const auto other = PdfFile::read(copy);
        QCOMPARE(one->hash, other->hash);
        QCOMPARE(one->hash.size(), 64);
        QVERIFY(PdfFile::read(sample(4))->hash != one->hash);
    }

    void pagesAreDrawnAtAnyScaleAndStopWhenTold()
    {
        const auto document = opened(sample());
        const QImage image = (*document)->render(0, 2);
        QCOMPARE(image.size(), QSize(1190, 1684));
        bool hasInk = false;
        for (int x = 0; x < image.width(); ++x)
            hasInk = hasInk || qGray(image.pixel(x, 135)) < 128;
        QVERIFY(hasInk);
        std::atomic<bool> stop = true;
        QVERIFY((*document)->render(0, 2, &stop).isNull());
        QVERIFY((*document)->render(0, 1e9).height() <= PdfDocument::kLongestSide);
    }

    void pagesThatAreNotThereAreWhiteAndEmpty()
    {
        const auto document = opened(sample());
        QVERIFY((*document)->text(7).words.empty());
        QCOMPARE((*document)->label(7), u"8"_s);
        QCOMPARE((*document)->render(7, 1).pixelColor(5, 5), QColor(Qt::white));
    }

    void aLockedFileOpensWithItsPasswordAlone()
    {
        const QString file = write(u"locked.pdf"_s, tests::LockedPdf::make("geheim"));
        QCOMPARE(refusal(file), PdfErrorCode::NeedsPassword);
        QCOMPARE(refusal(file, u"falsch"_s), PdfErrorCode::WrongPassword);
        const auto document = opened(file, u"geheim"_s);
        QVERIFY(document);
        QCOMPARE((*document)->text(0).words[0].text, u"Locked"_s);
    }

    void whatIsNoPdfIsRefusedWithItsReason()
    {
        QCOMPARE(refusal(path(u"nowhere.pdf"_s)), PdfErrorCode::Missing);
        QCOMPARE(refusal(m_folder.path()), PdfErrorCode::Unreadable);
        QCOMPARE(refusal(write(u"empty.pdf"_s, {})), PdfErrorCode::NotAPdf);
        QCOMPARE(refusal(write(u"text.pdf"_s, "Dear reader, this is a letter.")), PdfErrorCode::NotAPdf);
        QCOMPARE(refusal(write(u"head.pdf"_s, "%PDF-1.7\n%%EOF\n")), PdfErrorCode::Damaged);
    }

    void aFileThatIsCutOffIsRefusedWhereverItEnds()
    {
        QFile whole(sample(200));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray content = whole.readAll();
        for (int part = 1; part < 20; ++part) {
            const QString file = write(u"cut.pdf"_s, content.first(content.size() * part / 20));
            QCOMPARE(refusal(file), PdfErrorCode::Damaged);
            // The end alone does not make it whole.
            const QString closed =
                write(u"closed.pdf"_s, content.first(content.size() * part / 20) + "\n%%EOF\n");
            if (const auto document = opened(closed))
                QVERIFY((*document)->text((*document)->pageCount() - 1).size.isValid());
        }
    }

    void printedLabelsAreReadAndOddOnesReplaced()
    {
        QFile whole(sample());
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray content = whole.readAll();
        const QByteArray roman = "/PageLabels << /Nums [0 << /S /r /St 4 >>] >>\n/Type /Catalog";
        QVERIFY(content.contains("/Type /Catalog"));
        // The table of the file no longer fits, which a reader forgives.
        const auto document =
            opened(write(u"roman.pdf"_s, QByteArray(content).replace("/Type /Catalog", roman)));
        QVERIFY(document);
        QCOMPARE((*document)->label(0), u"iv"_s);
        const QByteArray endless =
            "/PageLabels << /Nums [0 << /P (" + QByteArray(400, 'x') + ") >>] >>\n/Type /Catalog";
        const auto odd = opened(write(u"odd.pdf"_s, content.replace("/Type /Catalog", endless)));
        QVERIFY(odd);
        QCOMPARE((*odd)->label(0), u"1"_s);
    }

    void theOutlineLeadsToItsPages()
    {
        QByteArray pdf = "%PDF-1.4\n";
        QList<qsizetype> places;
        for (const QByteArray& body : QList<QByteArray>{
                 "<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>",
                 "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
                 "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
                 "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
                 "<< /Type /Outlines /First 6 0 R /Last 8 0 R /Count 2 >>",
                 "<< /Title (Setup) /Parent 5 0 R /Next 8 0 R /First 7 0 R /Last 7 0 R /Count 1"
                 " /Dest [3 0 R /Fit] >>",
                 "<< /Title (Coins) /Parent 6 0 R /Dest [4 0 R /XYZ 0 100 0] >>",
                 "<< /Title (Nowhere) /Parent 5 0 R /Prev 6 0 R >>",
             }) {
            places << pdf.size();
            pdf += QByteArray::number(places.size()) + " 0 obj\n" + body + "\nendobj\n";
        }
        const QByteArray table = QByteArray::number(pdf.size());
        pdf += "xref\n0 9\n0000000000 65535 f \n";
        for (const qsizetype place : std::as_const(places))
            pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        pdf += "trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n" + table + "\n%%EOF\n";
        const auto document = opened(write(u"outline.pdf"_s, pdf));
        QVERIFY(document);
        const std::vector<model::PdfOutlineItem> outline = (*document)->outline();
        QCOMPARE(outline.size(), size_t(2));
        QCOMPARE(outline[0].title, u"Setup"_s);
        QCOMPARE(outline[0].page, 0);
        QCOMPARE(outline[0].children.size(), size_t(1));
        QCOMPARE(outline[0].children[0].title, u"Coins"_s);
        QCOMPARE(outline[0].children[0].page, 1);
        QCOMPARE(outline[1].page, -1);
    }

    void picturesOfPagesHaveNoWords()
    {
        const QString file = path(u"scan.pdf"_s);
        {
            QPdfWriter writer(file);
            QPainter painter(&writer);
            QImage scan(200, 200, QImage::Format_RGB32);
            scan.fill(Qt::darkRed);
            painter.drawImage(QRectF(100, 100, 3000, 3000), scan);
        }
        const auto document = opened(file);
        QVERIFY(document);
        QVERIFY((*document)->text(0).words.empty());
    }
};

QTEST_MAIN(TestPdfDocument)
#include "test_pdf_document.moc"
