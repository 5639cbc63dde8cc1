// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/folded.h"

#include <QtTest>

class TestFolded : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreFoundHoweverTheyAreTyped_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        const auto row = [](const char* name, const char* typed) {
            QTest::newRow(typed) << QString::fromUtf8(name) << QString::fromUtf8(typed);
        };
        row("Kriegsbär", "kriegsbär");
        row("Kriegsbär", "KRIEGSBÄR");
        row("Kriegsbär", "kriegsbar");
        row("Kriegsbär", "kriegsbaer");
        row("Kriegsbär", "bär");
        row("Fährmann", "faehr");
        row("Fährmann", "fa\u0308hr");
        row("Spießgeselle", "spiess");
        row("Spiessgeselle", "spieß");
        row("Voodoo-Puppe", "voodoopuppe");
        row("Voodoo-Puppe", "puppe voodoo");
        row("Troll-Mutter", "troll-mutter");
        row("War Bear", "  bear  ");
        row("War Bear", "");
        row("Formwandler", "WANDLER form");
    }
    void namesAreFoundHoweverTheyAreTyped()
    {
        QFETCH(QString, name);
        QFETCH(QString, typed);
        QVERIFY(model::foundIn(model::searchable({name}), typed));
    }

    void whatIsNotThereIsNotFound()
    {
        const QString bear = model::searchable({QStringLiteral("War Bear"), QStringLiteral("Kriegsbär")});
        for (const char* typed : {"bears", "war thief", "krigsbär"})
            QVERIFY2(!model::foundIn(bear, QString::fromUtf8(typed)), typed);
    }
};

QTEST_GUILESS_MAIN(TestFolded)
#include "test_folded.moc"
