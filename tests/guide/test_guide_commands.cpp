// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide.h"
#include "tests/support/process_run.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

/// Every command in the guide works as it is written there, one after the other in an empty folder.
class TestGuideCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QTemporaryDir m_home;

    [[nodiscard]] QString failure(const QString& command)
    {
        QStringList words = QProcess::splitCommand(command);
        if (words.isEmpty() || words.takeFirst() != u"castellan-cli"_s)
            return u"not one of our commands"_s;
        QProcess process;
        process.setProcessEnvironment(tests::plainEnvironment(m_home.path()));
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(CASTELLAN_CLI), words);
        if (!process.waitForFinished(120'000))
            return u"did not end"_s;
        return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardError());
    }

private Q_SLOTS:
    void everyCommandSucceeds_data()
    {
        QTest::addColumn<QStringList>("commands");
        for (const model::Language language : model::kLanguages) {
            for (const model::GuideChapter& chapter : model::Guide::builtIn(language).chapters()) {
                if (!chapter.commands.isEmpty())
                    QTest::newRow(qPrintable(chapter.id() + u'-' + model::languageCode(language)))
                        << chapter.commands;
            }
        }
    }

    void everyCommandSucceeds()
    {
        QFETCH(QStringList, commands);
        for (const QString& command : commands) {
            const QString failed = failure(command);
            QVERIFY2(failed.isEmpty(), qPrintable(command + u": "_s + failed));
        }
    }

    void theScenarioOfTheFormatPagePasses()
    {
        for (const char* language : {"en", "de"}) {
            QFile chapter(u":/castellan/guide/%1/formats.adoc"_s.arg(QLatin1String(language)));
            QVERIFY(chapter.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(chapter.readAll());
            const qsizetype from = text.indexOf(u"\nscenario "_s);
            QVERIFY(from > 0);
            QFile file(m_folder.filePath(u"tie.scenario"_s));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(text.sliced(from + 1, text.indexOf(u"----"_s, from) - from - 1).toUtf8());
            file.close();
            const QString failed = failure(u"castellan-cli scenario run tie.scenario"_s);
            QVERIFY2(failed.isEmpty(), qPrintable(failed));
        }
    }
};

QTEST_GUILESS_MAIN(TestGuideCommands)
#include "test_guide_commands.moc"
