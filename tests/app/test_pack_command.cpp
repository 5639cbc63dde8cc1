// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"
#include "tests/support/sample_pack.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using tests::SamplePack;

class TestPackCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    tests::ProcessRun pack(const QStringList& arguments, const QString& language = u"en"_s)
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                 QStringList{u"--library"_s, m_folder.filePath(u"own.castellan"_s),
                                             u"--lang"_s, language, u"pack"_s} +
                                     arguments);
    }

    QString file(const QString& name, const QByteArray& bytes)
    {
        return tests::writtenFile(m_folder.filePath(name), bytes);
    }

private Q_SLOTS:
    void aPackIsBuiltVerifiedInstalledListedAndRemoved()
    {
        const SamplePack sample;
        const QDir folder(m_folder.filePath(u"source"_s));
        QMap<QString, QByteArray> files = sample.files;
        files[u"manifest.json"_s] = model::writeManifest(sample.manifest);
        for (auto each = files.begin(); each != files.end(); ++each) {
            QDir().mkpath(QFileInfo(folder.filePath(each.key())).absolutePath());
            tests::writtenFile(folder.filePath(each.key()), each.value());
        }
        const QString out = m_folder.filePath(u"winter.castellan-pack"_s);
        const auto built = pack({u"build"_s, folder.path(), out});
        QVERIFY2(built.exitCode == 0, qPrintable(built.err));
        const auto verified = pack({u"verify"_s, out}, u"de"_s);
        QCOMPARE(verified.exitCode, 0);
        QVERIFY2(verified.out.contains(u"Winterhof"_s) && verified.out.contains(u"2 Karten"_s),
                 qPrintable(verified.out));
        QCOMPARE(pack({u"list"_s}).exitCode, 1);

        const auto dry = pack({u"install"_s, out, u"--dry-run"_s});
        QCOMPARE(dry.exitCode, 0);
        QVERIFY2(dry.out.contains(u"new\tcard\tfrost-witch\tFrost Witch"_s), qPrintable(dry.out));
        QVERIFY2(dry.out.contains(u"changed\tcard\tthief\t"_s), qPrintable(dry.out));
        QCOMPARE(pack({u"list"_s}).exitCode, 1);

        const auto installed = pack({u"install"_s, out});
        QVERIFY2(installed.exitCode == 0, qPrintable(installed.err));
        const auto list = pack({u"list"_s, u"--json"_s});
        QCOMPARE(list.exitCode, 0);
        const QJsonObject entry = QJsonDocument::fromJson(list.out.toUtf8()).array().first().toObject();
        QCOMPARE(entry.value(u"id"_s).toString(), u"winter-court"_s);
        QCOMPARE(entry.value(u"cards"_s).toInt(), 2);
        QCOMPARE(pack({u"remove"_s, u"winter-court"_s}).exitCode, 0);
        QCOMPARE(pack({u"remove"_s, u"winter-court"_s}).exitCode, 1);
        QCOMPARE(pack({u"list"_s}).exitCode, 1);
    }

    void everyProblemIsALineWithFilePathAndReason()
    {
        SamplePack bad;
        bad.sums[SamplePack::cards()] = QString(64, u'0');
        bad.files[u"run.sh"_s] = "#!/bin/sh";
        const QString path = file(u"bad.castellan-pack"_s, bad.zip());
        const auto run = pack({u"verify"_s, path});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(path + u": run.sh: "_s), qPrintable(run.err));
        const auto german = pack({u"install"_s, path}, u"de"_s);
        QCOMPARE(german.exitCode, 1);
        QVERIFY2(german.err.contains(u"Pakete enthalten"_s), qPrintable(german.err));
        QVERIFY(german.out.isEmpty());
    }

    void aPackDoesNotControlTheTerminal()
    {
        SamplePack sample;
        sample.manifest.title = {u"Winter\u202etruoC"_s, u"Winter\u202etruoC"_s};
        sample.manifest.authors = {u"A.\u2066Maker"_s};
        QMap<QString, QByteArray> named = sample.files;
        sample.files[u"bad\nname\u001b[2J"_s] = "x";
        const auto refused = pack({u"verify"_s, file(u"escape.castellan-pack"_s, sample.zip())});
        QCOMPARE(refused.exitCode, 1);
        sample.files = named;
        const QString good = file(u"good.castellan-pack"_s, sample.zip());
        const auto verified = pack({u"verify"_s, good});
        QVERIFY2(verified.out.contains(u"Winter\\u202etruoC"_s) && verified.out.contains(u"A.\\u2066Maker"_s),
                 qPrintable(verified.out));
        const auto installed = pack({u"install"_s, good});
        QVERIFY2(installed.exitCode == 0, qPrintable(installed.err));
        const auto list = pack({u"list"_s});
        const auto json = pack({u"list"_s, u"--json"_s});
        QCOMPARE(QJsonDocument::fromJson(json.out.toUtf8()).array().first()[u"title"_s].toString(),
                 sample.manifest.title.en);
        for (const tests::ProcessRun& run : {refused, verified, installed, list, json})
            for (const QChar character : run.out + run.err)
                QVERIFY2(character == u'\n' || character == u'\t' ||
                             (character.category() != QChar::Other_Control &&
                              character.category() != QChar::Other_Format),
                         qPrintable(run.out + run.err));
        for (const QString& line : refused.err.split(u'\n'))
            QVERIFY2(!line.startsWith(u"name"), qPrintable(refused.err));
        QCOMPARE(pack({u"remove"_s, u"winter-court"_s}).exitCode, 0);
    }

    void whatIsNotThereIsBadInput()
    {
        QCOMPARE(pack({u"verify"_s, m_folder.filePath(u"nowhere"_s)}).exitCode, 2);
        QCOMPARE(pack({u"install"_s, m_folder.filePath(u"nowhere"_s)}).exitCode, 2);
        QCOMPARE(pack({u"build"_s, m_folder.filePath(u"nowhere"_s), u"out"_s}).exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(TestPackCommand)
#include "test_pack_command.moc"
