// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace {

const QString kSource = QStringLiteral(CASTELLAN_SOURCE_DIR);

struct Entry
{
    QString context;
    QString source;
    QStringList translations; ///< several for a plural
    QString state;            ///< "", "unfinished", "vanished", "obsolete"
    bool plural = false;

    [[nodiscard]] QString name() const { return context + QStringLiteral(": ") + source; }
};

QList<Entry> readTs(const QString& path)
{
    QList<Entry> entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            entries.append({context, {}, {}, {}, xml.attributes().value(QLatin1String("numerus")) == u"yes"});
        else if (xml.name() == u"source")
            entries.last().source = xml.readElementText();
        else if (xml.name() == u"translation") {
            entries.last().state = xml.attributes().value(QLatin1String("type")).toString();
            if (!entries.last().plural)
                entries.last().translations << xml.readElementText();
        } else if (xml.name() == u"numerusform")
            entries.last().translations << xml.readElementText();
    }
    return entries;
}

QSet<QString> matches(const QString& text, const QString& pattern)
{
    QSet<QString> found;
    auto it = QRegularExpression(pattern).globalMatch(text);
    while (it.hasNext())
        found << it.next().captured();
    return found;
}

/// %1 … %99, %L1 and %n.
QSet<QString> placeholders(const QString& text)
{
    return matches(text, QStringLiteral("%L?\\d{1,2}|%n"));
}

bool hasMnemonic(const QString& text)
{
    return QString(text).remove(QStringLiteral("&&")).contains(QRegularExpression(QStringLiteral("&\\p{L}")));
}

} // namespace

/// What lupdate finds in the sources now is what the files have, finished; see translations/CMakeLists.txt
/// for the target that brings them up to date.
class TestTranslations : public QObject
{
    Q_OBJECT

    void addLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("English") << QStringLiteral("en");
    }

    [[nodiscard]] static QString fileOf(const QString& language)
    {
        return QStringLiteral("%1/translations/castellan_%2.ts").arg(kSource, language);
    }

private Q_SLOTS:
    void nothingIsMissingUnfinishedOrObsolete_data() { addLanguages(); }
    void nothingIsMissingUnfinishedOrObsolete()
    {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("copy.ts"));
        QVERIFY(QFile::copy(fileOf(language), copy));
        QStringList arguments{QStringLiteral("-locations"),  QStringLiteral("none"),
                              QStringLiteral("-I"),          kSource,
                              QStringLiteral("-extensions"), QStringLiteral("cpp,h")};
        if (language == u"en")
            arguments << QStringLiteral("-pluralonly");
        for (const char* part : {"app", "views", "model"})
            arguments << kSource + u'/' + QLatin1String(part);
        arguments << QStringLiteral("-ts") << copy;
        QProcess lupdate;
        lupdate.start(QStringLiteral(LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(60000));
        QCOMPARE(lupdate.exitCode(), 0);
        // lupdate is not given the rules, which have no texts, and wonders about their namespace.
        QStringList warnings =
            QString::fromUtf8(lupdate.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts);
        warnings.removeIf(
            [](const QString& line) { return line.contains(QStringLiteral("Qualifying with unknown")); });
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(u'\n')));

        const QList<Entry> entries = readTs(copy);
        QVERIFY(!entries.isEmpty());
        QStringList faults;
        for (const Entry& entry : entries) {
            if (!entry.state.isEmpty())
                faults << entry.state + u' ' + entry.name();
            for (const QString& translation : entry.translations) {
                if (translation.isEmpty())
                    faults << QStringLiteral("empty ") + entry.name();
            }
            if (entry.plural && entry.translations.size() != 2)
                faults << QStringLiteral("plural forms ") + entry.name();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void placeholdersAndMnemonicsAreTheSameOnBothSides_data() { addLanguages(); }
    void placeholdersAndMnemonicsAreTheSameOnBothSides()
    {
        QFETCH(QString, language);
        QStringList faults;
        for (const Entry& entry : readTs(fileOf(language))) {
            for (const QString& translation : entry.translations) {
                if (placeholders(translation) != placeholders(entry.source))
                    faults << QStringLiteral("placeholders ") + entry.name();
                if (hasMnemonic(translation) != hasMnemonic(entry.source))
                    faults << QStringLiteral("mnemonic ") + entry.name();
                if (translation.endsWith(u'…') != entry.source.endsWith(u'…'))
                    faults << QStringLiteral("dots ") + entry.name();
                if (translation.contains(u'!'))
                    faults << QStringLiteral("exclamation mark ") + entry.name();
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// As German sets it: dots that stand for words left out have a space before them.
    void germanDotsStandAlone()
    {
        const QRegularExpression glued(QStringLiteral("\\w…"),
                                       QRegularExpression::UseUnicodePropertiesOption);
        QStringList faults;
        for (const Entry& entry : readTs(fileOf(QStringLiteral("de")))) {
            for (const QString& translation : entry.translations) {
                if (translation.contains(glued))
                    faults << entry.name();
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// As the German rulebook: du, never Sie, and German quotation marks.
    void germanSaysDu()
    {
        QStringList faults;
        for (const Entry& entry : readTs(fileOf(QStringLiteral("de")))) {
            for (const QString& translation : entry.translations) {
                const QRegularExpression formal(QStringLiteral("\\b(Sie|Ihnen|Ihre?[nmrs]?)\\b"));
                if (translation.contains(formal) || translation.contains(u'”'))
                    faults << entry.name();
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "test_translations.moc"
