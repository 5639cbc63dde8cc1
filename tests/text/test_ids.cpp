// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/packs/pack_reader.h"
#include "model/rulebook/rulebook_store.h"
#include "model/text/stable_id.h"
#include "rules/core/card_head.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

const QString kGame = u"crimson-company"_s;
/// Each would do harm somewhere: as markup, as a path, in a terminal, or as another id.
const QStringList kHostile{u"<img src=x>"_s, u"../../etc"_s,     u"a\n"_s, u"a\u001b[2J"_s,
                           u"a\u202eb"_s,    u"a b"_s,           u"A"_s,   u"ä"_s,
                           u"-a"_s,          QString(200, u'a'), u"a\""_s, u"a/b"_s};

QByteArray inJson(const QString& text)
{
    return QByteArray::fromStdString(rules::json::write(rules::json::Value(text.toStdString())));
}

} // namespace

class TestIds : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// What is wrong with the sample pack if one of its files has this content.
    model::PackProblems problemsWith(const QString& path, const QString& content)
    {
        tests::SamplePack pack;
        pack.files[path] = content.toUtf8();
        return model::readPack(tests::writtenFile(m_folder.filePath(u"a.castellan-pack"_s), pack.zip()))
            .problems;
    }

private Q_SLOTS:
    void idsOfTheProgramFit()
    {
        for (const QString& id : {u"thief"_s, u"war-bear"_s, u"own-1"_s, u"2"_s, QString(80, u'x')})
            QVERIFY2(model::isPlainId(id) && model::isDottedId(id), qPrintable(id));
        for (const QString& id : {u"cc.score.tie"_s, u"own.thief.1"_s}) {
            QVERIFY2(model::isDottedId(id), qPrintable(id));
            QVERIFY(!model::isPlainId(id));
        }
    }

    void aCardMayBeNamedByItsOwnerToo()
    {
        for (const QString& id : {u"thief"_s, u"knight@lyre"_s, u"vote-attacker@ki-rin"_s}) {
            QVERIFY2(model::isCardId(id), qPrintable(id));
            QVERIFY2(rules::isCardId(id.toStdString()), qPrintable(id));
        }
        QVERIFY(!model::isPlainId(u"knight@lyre"_s));
        for (const QString& id :
             kHostile + QStringList{QString(), u"@"_s, u"a@"_s, u"@b"_s, u"a@b@c"_s, u"a@B"_s, u"a@../b"_s,
                                    QString(60, u'a') + u'@' + QString(60, u'b')}) {
            QVERIFY2(!model::isCardId(id), qPrintable(id));
            QVERIFY2(!rules::isCardId(id.toStdString()), qPrintable(id));
        }
    }

    void nothingElseIsAnId()
    {
        for (const QString& id : kHostile + QStringList{QString()}) {
            QVERIFY2(!model::isPlainId(id), qPrintable(id));
            QVERIFY2(!model::isDottedId(id), qPrintable(id));
            QVERIFY2(!model::isPackId(id), qPrintable(id));
        }
        for (const QString& id : {u".a"_s, u"a."_s, u"a..b"_s, u"a.-b"_s, u"a.b\n"_s})
            QVERIFY2(!model::isDottedId(id), qPrintable(id));
    }

    void packsWithOtherIdsAreRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("content"); ///< with the id as %ID
        const QString book = u"rulebooks/crimson-company/"_s;
        QTest::newRow("box") << u"cards/crimson-company/boxes.json"_s
                             << uR"({"boxes": [{"id": %ID, "name": {"en": "Box", "de": "Box"}}]})"_s;
        QTest::newRow("box of a card") << u"cards/crimson-company/corrections.json"_s
                                       << uR"({"corrections": [{"card": "thief", "box": %ID}]})"_s;
        QTest::newRow("card") << u"cards/crimson-company/corrections.json"_s
                              << uR"({"corrections": [{"card": %ID, "strength": 3}]})"_s;
        const QString answer =
            uR"("question": {"en": "Q", "de": "Q"}, "answer": {"en": "A", "de": "A"}, "source": "ruling"}]})"_s;
        QTest::newRow("clarification")
            << book + u"clarifications.json"_s << uR"({"clarifications": [{"id": %ID, )"_s + answer;
        QTest::newRow("card of a clarification")
            << book + u"clarifications.json"_s
            << uR"({"clarifications": [{"id": "cl.a", "cards": [%ID], )"_s + answer;
        QTest::newRow("clause of a clarification")
            << book + u"clarifications.json"_s
            << uR"({"clarifications": [{"id": "cl.a", "clauses": [%ID], )"_s + answer;
        QTest::newRow("term")
            << book + u"glossary.json"_s
            << uR"({"terms": [{"id": %ID, "term": {"en": "T", "de": "T"}, "definition": {"en": "D", "de": "D"}}]})"_s;
        QTest::newRow("deck")
            << u"decks/crimson-company/d.castellan-deck"_s
            << uR"({"format": "castellan-deck", "version": 1, "id": %ID, "game": "crimson-company",
                                      "variant": "duel", "cards": [{"id": "thief", "count": 1}]})"_s;
        QTest::newRow("castle of a deck")
            << u"decks/crimson-company/d.castellan-deck"_s
            << uR"({"format": "castellan-deck", "version": 1, "id": "d", "game": "crimson-company", "variant": "duel",
                    "cards": [{"id": "thief", "count": 1}], "castles": [%ID]})"_s;
    }
    void packsWithOtherIdsAreRefused()
    {
        QFETCH(QString, path);
        QFETCH(QString, content);
        const model::PackProblems fine =
            problemsWith(path, QString(content).replace(u"%ID"_s, u"\"thief\""_s));
        for (const model::PackProblem& problem : fine)
            QFAIL(qPrintable(model::PackWords::problem(problem)));
        for (const QString& id : kHostile)
            QVERIFY2(!problemsWith(path, QString(content).replace(u"%ID"_s, QString::fromUtf8(inJson(id))))
                          .empty(),
                     qPrintable(id));
    }

    /// A library that somebody else has made.
    void otherIdsOfALibraryAreLeftOut()
    {
        tests::StockedLibrary library;
        model::Database& database = library.database();
        const auto count = [&] {
            model::LibraryStore store(database);
            model::RulebookStore rules(database);
            return std::array{store.boxes(kGame)->size(), store.records(kGame)->size(),
                              rules.clauses(kGame)->size(), rules.clarifications(kGame)->size()};
        };
        const auto before = count();
        for (const std::size_t each : before)
            QVERIFY(each > 1);
        QVERIFY(database.run(u"PRAGMA foreign_keys = OFF"_s));
        for (const char* table : {"box", "card", "clause", "clarification"}) {
            const auto done =
                database.run(u"UPDATE %1 SET id = '<img src=x>' WHERE game = ? AND id ="
                             " (SELECT min(id) FROM %1 WHERE game = ?)"_s.arg(QLatin1String(table)),
                             kGame, kGame);
            QVERIFY2(done, done ? "" : qPrintable(done.error().reason));
        }
        const auto after = count();
        for (std::size_t i = 0; i < before.size(); ++i)
            QCOMPARE(after[i], before[i] - 1);
    }
};

QTEST_GUILESS_MAIN(TestIds)
#include "test_ids.moc"
