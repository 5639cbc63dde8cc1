// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/locked_pdf.h"
#include "tests/support/process_run.h"
#include "tests/support/third_wording.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

/// All runs share one library, which --library names.
class TestRulebookCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] tests::ProcessRun cli(const QStringList& arguments,
                                        const QStringList& environment = {}) const
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                 QStringList{u"--library"_s, path(u"library.castellan"_s)} + arguments,
                                 environment);
    }
    [[nodiscard]] tests::ProcessRun import(const QString& file, const QString& language) const
    {
        return cli({u"rulebook"_s, u"import"_s, path(file), u"--game"_s, u"crimson-company"_s, u"--lang"_s,
                    language});
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString& language : {u"en"_s, u"de"_s})
            (void)tests::typesetPdf(path(language + u".pdf"_s),
                                    tests::ThirdWording::read(language).paragraphs, {});
        QFile locked(path(u"locked.pdf"_s));
        QVERIFY(locked.open(QIODevice::WriteOnly));
        locked.write(tests::LockedPdf::make("geheim"));
    }

    void withoutAPdfThereAreNoLinks()
    {
        const auto run = cli({u"rulebook"_s, u"links"_s, u"--game"_s, u"crimson-company"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(u"rulebook import"_s), qPrintable(run.err));
    }

    void anImportedPdfIsSearchedAndLinked()
    {
        const auto imported = import(u"en.pdf"_s, u"en"_s);
        QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
        QVERIFY2(imported.out.contains(u"rules were found in it"_s), qPrintable(imported.out));
        const auto again = import(u"en.pdf"_s, u"en"_s);
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.out, u"“en” is already in the library.\n"_s);
        QCOMPARE(import(u"de.pdf"_s, u"de"_s).exitCode, 0);

        const auto hits = cli({u"search"_s, u"Verfuehrerin"_s, u"--in"_s, u"pdf"_s});
        QCOMPARE(hits.exitCode, 0);
        QVERIFY2(hits.out.startsWith(u"page\t"_s) && hits.out.contains(u"de · "_s), qPrintable(hits.out));

        const auto links = cli({u"rulebook"_s, u"links"_s, u"--game"_s, u"crimson-company"_s, u"--json"_s});
        QCOMPARE(links.exitCode, 0);
        const QJsonArray all = QJsonDocument::fromJson(links.out.toUtf8()).array();
        QStringList temptress;
        for (const QJsonValue& value : all) {
            const QJsonObject link = value.toObject();
            if (link[u"clause"_s] != u"cc.card.temptress"_s)
                continue;
            temptress << link[u"language"_s].toString();
            QVERIFY(link[u"page"_s].toInt() > 0);
            QVERIFY(link[u"confidence"_s].toDouble() > 0);
            const QJsonArray box = link[u"box"_s].toArray();
            QVERIFY(!box.isEmpty());
            QCOMPARE(box[0].toArray().size(), 4);
        }
        temptress.removeDuplicates();
        QCOMPARE(temptress, (QStringList{u"en"_s, u"de"_s}));
    }

    void badUseAndBadFilesAreSaidInOneSentence()
    {
        const auto said = [](const tests::ProcessRun& run, const QString& words) {
            return run.exitCode == 2 && run.out.isEmpty() && run.err.contains(words) &&
                   run.err.count(u'\n') == 1;
        };
        QVERIFY(said(import(u"nowhere.pdf"_s, u"en"_s), u"There is no file “nowhere.pdf”."_s));
        QVERIFY(said(import(u"library.castellan"_s, u"en"_s), u"is not a PDF"_s));
        QVERIFY(said(import(u"locked.pdf"_s, u"en"_s), u"--password"_s));
        QVERIFY(said(import(u"en.pdf"_s, u"fr"_s), u"fr"_s));
        const QStringList start{u"rulebook"_s, u"import"_s, path(u"locked.pdf"_s)};
        QVERIFY(said(cli(start + QStringList{u"--lang"_s, u"en"_s}), u"--game"_s));
        QVERIFY(said(cli(start + QStringList{u"--lang"_s, u"en"_s, u"--game"_s, u"chess"_s}), u"chess"_s));
        const QStringList whole =
            start + QStringList{u"--lang"_s, u"en"_s, u"--game"_s, u"crimson-company"_s, u"--password"_s};
        QVERIFY(said(cli(whole + QStringList{u"falsch"_s}), u"not the password"_s));
        QCOMPARE(cli(whole + QStringList{u"geheim"_s}).exitCode, 0);
    }

    void aPasswordIsReadFromAFile()
    {
        const auto imported = [this](const QString& file) {
            return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                     {u"--library"_s, path(u"by-file.castellan"_s), u"rulebook"_s,
                                      u"import"_s, path(u"locked.pdf"_s), u"--lang"_s, u"en"_s, u"--game"_s,
                                      u"crimson-company"_s, u"--password-file"_s, path(file)});
        };
        const auto write = [this](const QString& name, const QByteArray& content) {
            QFile written(path(name));
            return written.open(QIODevice::WriteOnly) && written.write(content) == content.size();
        };
        QVERIFY(write(u"bad.txt"_s, " geheim\n"));
        QVERIFY(write(u"good.txt"_s, "geheim\r\nmore\n"));
        QVERIFY(imported(u"bad.txt"_s).err.contains(u"not the password"_s));
        const auto none = imported(u"none.txt"_s);
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.err.contains(u"none.txt"_s));
        QCOMPARE(imported(u"good.txt"_s).exitCode, 0);
    }

    void aTerminalIsAskedForThePasswordWhichIsNotShown()
    {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
        const QTemporaryDir home;
        QProcess process;
        process.setProcessEnvironment(tests::plainEnvironment(home.path()));
        process.setStandardInputFile(QString::fromLocal8Bit(::ptsname(terminal)));
        process.start(QStringLiteral(CASTELLAN_CLI),
                      {u"--library"_s, path(u"asked.castellan"_s), u"rulebook"_s, u"import"_s,
                       path(u"locked.pdf"_s), u"--lang"_s, u"en"_s, u"--game"_s, u"crimson-company"_s});
        QByteArray asked;
        while (!asked.contains("Password of") && process.waitForReadyRead(60'000))
            asked += process.readAllStandardError();
        // Typed into the terminal; its other end would get the letters back if they were shown.
        QCOMPARE(::write(terminal, "geheim\n", 7), ssize_t{7});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        ::fcntl(terminal, F_SETFL, O_NONBLOCK);
        char shown[100];
        const ssize_t count = ::read(terminal, shown, sizeof shown);
        QVERIFY(!QByteArray(shown, count > 0 ? count : 0).contains("geheim"));
        ::close(terminal);
    }

    void linksInARuleAreShownByTheirTitle()
    {
        const auto run = cli({u"rule"_s, u"cc.ffa.deck"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains(u"Build a deck of the size given in Free for all: the numbers."_s),
                 qPrintable(run.out));
    }
};

QTEST_MAIN(TestRulebookCommand)
#include "test_rulebook_command.moc"
