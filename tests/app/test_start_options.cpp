// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_options.h"

#include <QDir>
#include <QtTest>

using app::readStartOptions;

class TestStartOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsRead()
    {
        const auto options = readStartOptions({QStringLiteral("--library"), QStringLiteral("/l"),
                                               QStringLiteral("--lang=de"), QStringLiteral("--tour"),
                                               QStringLiteral("/t"), QStringLiteral("--tour-size=1024x700")});
        QCOMPARE(options.answer, QString());
        QCOMPARE(options.tourSize, QSize(1024, 700));
        QCOMPARE(options.libraryFile, QStringLiteral("/l"));
        QCOMPARE(options.language, model::Language::German);
        QCOMPARE(options.tourFolder, QStringLiteral("/t"));
    }

    /// The program that opens the files may run in another folder.
    void filesBecomeAbsolute()
    {
        const auto options = readStartOptions({QStringLiteral("a.deck"), QStringLiteral("/b.deck")});
        QCOMPARE(options.files, QStringList({QDir::current().absoluteFilePath(QStringLiteral("a.deck")),
                                             QStringLiteral("/b.deck")}));
    }

    void mistakesEndWithTwoAndSayWhy()
    {
        for (const QStringList& arguments :
             {QStringList{QStringLiteral("--lang"), QStringLiteral("fr")},
              QStringList{QStringLiteral("--wat")}, QStringList{QStringLiteral("--library=")},
              QStringList{QStringLiteral("--tour=")}, QStringList{QStringLiteral("--tour-size=large")},
              QStringList{QStringLiteral("--tour-size=100x700")},
              QStringList{QStringLiteral("--tour-size=1024x9999")}}) {
            const auto options = readStartOptions(arguments);
            QCOMPARE(options.exitCode, 2);
            QVERIFY(!options.answer.isEmpty());
        }
    }

    void helpAndVersionEndWithZero()
    {
        const auto help = readStartOptions({QStringLiteral("--help")});
        QCOMPARE(help.exitCode, 0);
        for (const char* option : {"--tour", "--library", "--lang"})
            QVERIFY(help.answer.contains(QLatin1String(option)));
        QVERIFY(
            readStartOptions({QStringLiteral("--version")}).answer.startsWith(QStringLiteral("castellan ")));
    }
};

QTEST_GUILESS_MAIN(TestStartOptions)
#include "test_start_options.moc"
