// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/translations.h"

#include <QtTest>

using model::Language;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codesAndLanguagesPair()
    {
        for (const Language language : model::kLanguages)
            QCOMPARE(model::languageFromCode(model::languageCode(language)), language);
        QVERIFY(!model::languageFromCode(u"fr").has_value());
        QVERIFY(!model::languageFromCode(u"").has_value());
        QVERIFY(!model::languageFromCode(u"DE").has_value());
    }

    void aSwitchChangesTextsAndNumbersAndASecondOneChangesThemBack()
    {
        model::Translations translations;
        const auto quit = [] { return QCoreApplication::translate("Actions", "&Quit"); };
        translations.switchTo(Language::German);
        QCOMPARE(quit(), QStringLiteral("&Beenden"));
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1.234,5"));
        translations.switchTo(Language::English);
        QCOMPARE(quit(), QStringLiteral("&Quit"));
        QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1,234.5"));
    }

    /// Qt's own words are German too, whether or not Qt's translations are installed.
    void theWordsOfQtThatWeShowAreTranslated()
    {
        model::Translations translations;
        translations.switchTo(Language::German);
        QVERIFY(QCoreApplication::translate("QLineEdit", "&Paste") != QStringLiteral("&Paste"));
        QCOMPARE(QCoreApplication::translate("QShortcut", "Ctrl"), QStringLiteral("Strg"));
    }

    void pluralsFollowTheNumberInBothLanguages()
    {
        model::Translations translations;
        const auto cards = [](int n) { return QCoreApplication::translate("Cli", "%n card(s)", nullptr, n); };
        translations.switchTo(Language::English);
        QCOMPARE(cards(1), QStringLiteral("1 card"));
        QCOMPARE(cards(2), QStringLiteral("2 cards"));
        translations.switchTo(Language::German);
        QCOMPARE(cards(1), QStringLiteral("1 Karte"));
        QCOMPARE(cards(2), QStringLiteral("2 Karten"));
    }

    void nothingStaysInstalledAfterItsEnd()
    {
        {
            model::Translations translations;
            translations.switchTo(Language::German);
        }
        QCOMPARE(QCoreApplication::translate("Actions", "&Quit"), QStringLiteral("&Quit"));
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "test_language.moc"
