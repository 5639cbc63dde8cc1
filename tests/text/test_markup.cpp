// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/markup.h"
#include "model/text/quiet_document.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using model::Markup;

// What rich texts of the program must not have is found when they are compiled.
static_assert(model::namesAResource(u"<p><img src=\"%1\"></p>"));
static_assert(model::namesAResource(u"<link rel=stylesheet>"));
static_assert(model::namesAResource(u"<p style=\"background-image: url(%1)\">"));
static_assert(!model::namesAResource(u"<p>Read <a href=\"%1\">%2</a></p>"));

namespace {

/// Counts what a document would read.
class CountingDocument : public model::QuietDocument
{
public:
    using QuietDocument::QuietDocument;
    mutable int asked = 0;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        ++asked;
        return QuietDocument::loadResource(type, name);
    }
};

} // namespace

class TestMarkup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dataIsEscapedAndMarkupIsNot()
    {
        const Markup bold = Markup::of(u"<b>%1</b>", u"<i>a & \"b\"</i>"_s);
        QCOMPARE(bold.html(), u"<b>&lt;i&gt;a &amp; &quot;b&quot;&lt;/i&gt;</b>"_s);
        QCOMPARE(Markup::of(u"%2, %1 %", bold, 3).html(), u"3, "_s + bold.html() + u" %"_s);
        QCOMPARE(Markup::plain(u"a<\nb"_s).html(), u"a&lt;<br>b"_s);
        QCOMPARE((Markup::plain(u"<"_s) + Markup::of(u"<br>")).html(), u"&lt;<br>"_s);
        QVERIFY(Markup().isEmpty());
    }

    void aGapInDataIsNotFilled()
    {
        QCOMPARE(Markup::of(u"%1|%2", u"%2"_s, u"<x>"_s).html(), u"%2|&lt;x&gt;"_s);
        QCOMPARE(Markup::of(u"<a href=\"%1\">%2</a>", u"\" onclick=\"%2"_s, u"x"_s).html(),
                 u"<a href=\"&quot; onclick=&quot;%2\">x</a>"_s);
    }

    /// Whatever came to be in it.
    void aDocumentReadsNoFile()
    {
        const QTemporaryDir folder;
        QFile style(folder.filePath(u"style.css"_s));
        QVERIFY(style.open(QIODevice::WriteOnly) && style.write("p { color: red }") > 0);
        style.close();
        CountingDocument document;
        static_cast<QTextDocument&>(document).setHtml(
            u"<html><head><link rel=stylesheet type=text/css href=\"%1\"></head><body><p>x<img src=\"%1\">"_s
                .arg(QUrl::fromLocalFile(style.fileName()).toString()));
        QVERIFY(document.size().height() > 0);
        QVERIFY(document.asked > 0);
        QVERIFY(!document.resource(QTextDocument::ImageResource, QUrl::fromLocalFile(style.fileName()))
                     .isValid());
        QVERIFY(!document.resource(QTextDocument::StyleSheetResource, QUrl::fromLocalFile(style.fileName()))
                     .isValid());
    }
};

QTEST_MAIN(TestMarkup)
#include "test_markup.moc"
