// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/visible_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Qt::StringLiterals;

class TestVisibleText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfEveryScriptStayAsTheyAre()
    {
        for (const QString& text : {u"Kriegsbär"_s, u"“Thief” – 3 × 2"_s, u"Ωμέγα"_s, u"戦士"_s, u"שלום"_s,
                                    u"سلام"_s, u"🏰"_s, u""_s}) {
            QCOMPARE(model::visibleText(text), text);
            QCOMPARE(model::visibleLine(text), text);
        }
    }

    void everyControlCharacterIsWrittenOut()
    {
        int written = 0;
        for (uint code = 0; code < 0xa0; ++code) {
            const QString one(QChar(static_cast<char16_t>(code)));
            const bool isControl = code < 0x20 || code >= 0x7f;
            const QString out = u"\\u%1"_s.arg(code, 4, 16, QLatin1Char('0'));
            QCOMPARE(model::visibleLine(one), isControl ? out : one);
            QCOMPARE(model::visibleText(one), isControl && one != u"\n" && one != u"\t" ? out : one);
            written += isControl ? 1 : 0;
        }
        QCOMPARE(written, 65);
        QCOMPARE(model::visibleText(u"a\x1b[31mb"_s), u"a\\u001b[31mb"_s);
    }

    void nothingTurnsTheDirectionAround()
    {
        QString all;
        for (const char16_t code :
             {0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069})
            all += QChar(code);
        const QString out =
            u"\\u061c\\u200e\\u200f\\u202a\\u202b\\u202c\\u202d\\u202e\\u2066\\u2067\\u2068\\u2069"_s;
        QCOMPARE(model::visibleText(all), out);
        QCOMPARE(model::visibleLine(all), out);
    }

    void aLineStaysOneLine()
    {
        QCOMPARE(model::visibleLine(u"a\nb\tc\u2028d\u2029e"_s), u"a\\u000ab\\u0009c\\u2028d\\u2029e"_s);
    }

    void jsonKeepsItsMeaning()
    {
        const QString name = u"a\u202eb\u009b\u007fc"_s;
        const QByteArray json = QJsonDocument(QJsonObject{{u"name"_s, name}}).toJson();
        const QByteArray shown = model::visibleText(QString::fromUtf8(json)).toUtf8();
        QVERIFY(shown != json);
        QCOMPARE(QJsonDocument::fromJson(shown)[u"name"_s].toString(), name);
    }
};

QTEST_GUILESS_MAIN(TestVisibleText)
#include "test_visible_text.moc"
