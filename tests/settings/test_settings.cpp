// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/settings/settings.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using model::Settings;

class TestSettings : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

private Q_SLOTS:
    void everythingComesBackFromTheFile()
    {
        {
            Settings settings(file("a.ini"));
            settings.setLanguage(model::Language::German);
            settings.setColourScheme(model::ColourScheme::Dark);
            settings.setTextSize(130);
            settings.setDensity(model::Density::Compact);
            settings.setShortcut(QStringLiteral("view.larger"), QKeySequence(Qt::CTRL | Qt::Key_B));
            settings.setState(QStringLiteral("window/place"), QStringLiteral("cards"));
        }
        const Settings settings(file("a.ini"));
        QCOMPARE(settings.language(), model::Language::German);
        QCOMPARE(settings.colourScheme(), model::ColourScheme::Dark);
        QCOMPARE(settings.textSize(), 130);
        QCOMPARE(settings.density(), model::Density::Compact);
        QCOMPARE(settings.shortcut(QStringLiteral("view.larger")), QKeySequence(Qt::CTRL | Qt::Key_B));
        QCOMPARE(settings.state(QStringLiteral("window/place")).toString(), QStringLiteral("cards"));
    }

    void whatIsNotedIsKnownAtOnceAndOnDiskAMomentLater()
    {
        const QString key = QStringLiteral("cards/card");
        {
            Settings settings(file("noted.ini"));
            settings.noteState(key, QStringLiteral("thief"));
            QCOMPARE(settings.state(key).toString(), QStringLiteral("thief"));
            QVERIFY(
                !QSettings(file("noted.ini"), QSettings::IniFormat).contains(QStringLiteral("state/") + key));
            QTRY_VERIFY(
                QSettings(file("noted.ini"), QSettings::IniFormat).contains(QStringLiteral("state/") + key));
            settings.noteState(key, QStringLiteral("monk"));
            settings.noteState(QStringLiteral("other"), 1);
            // What is set later wins.
            settings.setState(QStringLiteral("other"), 2);
        }
        const Settings again(file("noted.ini"));
        QCOMPARE(again.state(key).toString(), QStringLiteral("monk"));
        QCOMPARE(again.state(QStringLiteral("other")).toInt(), 2);
    }

    void nonsenseInTheFileReadsAsTheDefault()
    {
        QFile ini(file("b.ini"));
        QVERIFY(ini.open(QIODevice::WriteOnly));
        ini.write(
            "language=klingon\n[appearance]\nscheme=mauve\ntextSize=huge\ndensity=7\n\x01\xff[[[broken\n");
        ini.close();
        const Settings settings(file("b.ini"));
        QCOMPARE(settings.language(), model::systemLanguage());
        QCOMPARE(settings.colourScheme(), model::ColourScheme::System);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.density(), model::Density::Comfortable);
    }

    void textSizeStaysWithinItsBounds()
    {
        Settings settings(file("c.ini"));
        settings.setTextSize(5);
        QCOMPARE(settings.textSize(), Settings::kSmallestText);
        settings.setTextSize(5000);
        QCOMPARE(settings.textSize(), Settings::kLargestText);
    }

    void textSizeGoesUpAndDownInStepsAndStopsAtTheEnds()
    {
        Settings settings(file("steps.ini"));
        QList<int> seen;
        for (int i = 0; i < 7; ++i) {
            settings.stepTextSize(1);
            seen << settings.textSize();
        }
        QCOMPARE(seen, QList<int>({115, 130, 150, 175, 200, 200, 200}));
        settings.setTextSize(140);
        settings.stepTextSize(-1);
        QCOMPARE(settings.textSize(), 130);
        settings.setTextSize(140);
        settings.stepTextSize(1);
        QCOMPARE(settings.textSize(), 150);
        for (int i = 0; i < 7; ++i)
            settings.stepTextSize(-1);
        QCOMPARE(settings.textSize(), 100);
    }

    void aChangeIsReportedOnceAndNoChangeNever()
    {
        Settings settings(file("d.ini"));
        settings.setLanguage(model::Language::English);
        QSignalSpy language(&settings, &Settings::languageChanged);
        QSignalSpy appearance(&settings, &Settings::appearanceChanged);
        settings.setLanguage(model::Language::German);
        settings.setLanguage(model::Language::German);
        settings.setColourScheme(model::ColourScheme::Light);
        settings.setColourScheme(model::ColourScheme::Light);
        QCOMPARE(language.count(), 1);
        QCOMPARE(appearance.count(), 1);
    }

    void noKeysIsAChoiceAndNotTheDefault()
    {
        Settings settings(file("e.ini"));
        const QString action = QStringLiteral("help.about");
        QVERIFY(!settings.shortcut(action).has_value());
        settings.setShortcut(action, QKeySequence());
        QVERIFY(settings.shortcut(action).has_value());
        QVERIFY(settings.shortcut(action)->isEmpty());
        settings.setShortcut(action, std::nullopt);
        QVERIFY(!settings.shortcut(action).has_value());
    }

    /// A folder that cannot be made: the choice holds while the program runs, and one message tells.
    void aFileThatCannotBeWrittenIsReportedOnce()
    {
        QFile block(file("block"));
        QVERIFY(block.open(QIODevice::WriteOnly));
        Settings settings(file("block/settings.ini"));
        QSignalSpy failed(&settings, &Settings::saveFailed);
        settings.setColourScheme(model::ColourScheme::Dark);
        settings.setTextSize(150);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(settings.colourScheme(), model::ColourScheme::Dark);
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "test_settings.moc"
