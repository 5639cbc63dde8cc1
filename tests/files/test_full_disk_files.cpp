// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of file that the program writes, on a disk that is really full: what was there before is
// unchanged, the failure is reported, and the same write succeeds once there is space.
#include "model/decks/formats/deck_file.h"
#include "model/files/file_writer.h"
#include "model/library/picture_store.h"
#include "model/packs/pack_writer.h"
#include "model/play/match_session.h"
#include "model/proxies/calibration_page.h"
#include "model/proxies/proxy_exports.h"
#include "model/proxies/proxy_words.h"
#include "model/settings/settings.h"
#include "tests/support/process_run.h"
#include "tests/support/proxy_cards.h"
#include "tests/support/sample_pack.h"
#include "tests/support/small_disk.h"

#include <QDir>
#include <QSettings>
#include <QtTest>

#include <functional>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDiskSize = 4 * 1024 * 1024;

QString diskFolder()
{
    static const QTemporaryDir folder;
    return folder.path();
}

bool isMounted = false;

/// Writes a file and says whether that succeeded.
using Write = std::function<bool(const QString& path)>;

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

PackSource packSource()
{
    const tests::SamplePack pack;
    PackSource source;
    source.manifest = pack.manifest;
    for (auto each = pack.files.begin(); each != pack.files.end(); ++each)
        if (each.key() != tests::SamplePack::picture())
            source.texts.insert(each.key(), each.value());
    return source;
}

} // namespace

Q_DECLARE_METATYPE(Write)

class TestFullDiskFiles : public QObject
{
    Q_OBJECT

    static QString on(const QString& name) { return diskFolder() + u'/' + name; }
    static tests::ProcessRun cli(const QStringList& arguments)
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI), arguments);
    }
    static void start(MatchSession& session)
    {
        session.setForcedTaken(false);
        QVERIFY(session.start({{"crimson-company", "duel", 7, {}}, {}, {}}));
        session.pause();
    }
    static QStringList namesOnDisk()
    {
        return QDir(diskFolder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(isMounted,
                 "This test needs a disk that it can fill: run it as root, or as a user who may make user "
                 "namespaces "
                 "(sysctl kernel.unprivileged_userns_clone or user.max_user_namespaces; in a container, the "
                 "capability SYS_ADMIN).");
    }
    void init()
    {
        for (const QString& name : namesOnDisk()) {
            QFile::remove(on(name));
            QDir(on(name)).removeRecursively();
        }
    }

    void aFileIsWrittenWholeOrNotAtAll_data()
    {
        QTest::addColumn<Write>("write");
        const auto row = [](const char* name, Write write) { QTest::newRow(name) << std::move(write); };
        row("deck", [](const QString& path) { return saveDeckFile(path, "{\"deck\": 1}").has_value(); });
        row("match", [](const QString& path) {
            MatchSession session({});
            start(session);
            return session.save(path).has_value();
        });
        row("shared match", [](const QString& path) {
            MatchSession session({});
            start(session);
            return session.saveWay(path).has_value();
        });
        row("pack", [](const QString& path) { return writePack(packSource(), path).isGood(); });
        row("PDF", [](const QString& path) {
            const auto failure = writePages(calibrationPages(QSizeF(210, 297), Language::English), path);
            return !failure;
        });
        row("cut paths", [](const QString& path) {
            ProxyDeck deck = tests::builtInDeck();
            deck.cards.resize(4);
            return !writeCutPaths(tests::plannedJob(deck, {}), path);
        });
        row("settings", [](const QString& path) {
            Settings settings(path);
            QSignalSpy failed(&settings, &Settings::saveFailed);
            settings.setState(u"test/size"_s, 12);
            return failed.isEmpty();
        });
        const QString deck = QDir::temp().filePath(u"castellan-full-disk-%1.txt"_s.arg(getpid()));
        QFile text(deck);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("alchemist\nbard\n");
        text.close();
        row("deck, by the command", [deck](const QString& path) {
            return cli({u"deck"_s, u"convert"_s, deck, path}).exitCode == 0;
        });
        row("match, by the command", [](const QString& path) {
            return cli({u"play"_s, u"crimson-company"_s, u"--seed"_s, u"3"_s, u"--save"_s, path}).exitCode ==
                   0;
        });
        row("sample deck, by the command", [](const QString& path) {
            return cli({u"deck"_s, u"sample"_s, u"crimson-company"_s, path}).exitCode == 0;
        });
        row("PDF, by the command", [deck](const QString& path) {
            return cli({u"proxy"_s, deck, u"-o"_s, path}).exitCode == 0;
        });
        row("calibration page, by the command", [](const QString& path) {
            return cli({u"proxy"_s, u"calibrate"_s, u"-o"_s, path}).exitCode == 0;
        });
    }

    void aFileIsWrittenWholeOrNotAtAll()
    {
        QFETCH(Write, write);
        const QString path = on(u"file.json"_s);
        // One row can be written where there is space, so that a refusal means something.
        QVERIFY(write(path));
        const QByteArray whole = read(path);
        QVERIFY(!whole.isEmpty());
        QVERIFY(QFile::remove(path));
        QVERIFY(writeFile(path, "[General]\nold=1\n"));
        {
            const tests::FullDisk full(diskFolder());
            QVERIFY(full.isFull());
            QVERIFY2(!write(path), "success is reported on a full disk");
            QCOMPARE(read(path), QByteArray("[General]\nold=1\n"));
            QVERIFY(!write(on(u"new.json"_s)));
            QVERIFY(!QFile::exists(on(u"new.json"_s)));
        }
        QVERIFY(write(path));
        QCOMPARE(namesOnDisk(), QStringList{u"file.json"_s});
    }

    void filesThatBelongTogetherAppearTogether()
    {
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(4);
        const ProxyJob job = tests::plannedJob(deck, {});
        const tests::FullDisk full(diskFolder());
        const auto failure = writeTabletop(job, on(u"deck.json"_s), nullptr, {});
        QVERIFY(failure);
        QVERIFY(failure->diskFull);
        // The advice must not lead to the same full disk.
        QVERIFY(ProxyWords::failure(*failure).contains(u"another disk"_s));
        QCOMPARE(namesOnDisk(), QStringList{u".everything"_s});
    }

    void aRunningMatchIsSavedAgainWhenThereIsSpace()
    {
        const QString path = on(u"library.running.match"_s);
        MatchSession session(path);
        {
            const tests::FullDisk full(diskFolder());
            start(session);
            QVERIFY(session.keepingFailure());
            QVERIFY(session.keepingFailure()->diskFull);
            QVERIFY(!session.choose(session.question().options.back()));
            QVERIFY(session.keepingFailure());
        }
        QVERIFY(!session.choose(session.question().options.back()));
        QVERIFY(!session.keepingFailure());
        {
            const tests::FullDisk full(diskFolder());
            // The last page of the file may have room for a few lines.
            for (int step = 0; step < 400 && !session.keepingFailure(); ++step)
                session.setNote(0, QString(100, u'x'));
            QVERIFY(session.keepingFailure());
            session.setNote(0, u"written on a full disk"_s);
        }
        QVERIFY(!session.choose(session.question().options.back()));
        QVERIFY(!session.keepingFailure());

        MatchSession again(path);
        QString problem;
        QVERIFY(again.takeUp(&problem));
        QCOMPARE(problem, QString());
        QCOMPARE(again.match().hash(), session.match().hash());
        QCOMPARE(again.timeline().size(), session.timeline().size());
        QCOMPARE(again.timeline().node(0).note, std::string("written on a full disk"));
    }

    void aPictureOnAFullDiskIsRefused()
    {
        const PictureStore pictures(on(u"library"_s));
        const QByteArray picture = tests::samplePicture("PNG", {630, 880});
        QVERIFY(makePrivateFolder(pictures.folder()));
        {
            const tests::FullDisk full(diskFolder());
            const auto put = pictures.put(picture);
            QVERIFY(!put);
            QCOMPARE(put.error().code, StorageErrorCode::DiskFull);
        }
        const auto put = pictures.put(picture);
        QVERIFY(put);
        QCOMPARE(read(pictures.pathOf(*put)), picture);
        QCOMPARE(QFile::permissions(pictures.pathOf(*put)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void aFileOfPacksOnAFullDiskStays()
    {
        const QTemporaryDir source;
        const tests::SamplePack pack;
        for (auto each = pack.files.begin(); each != pack.files.end(); ++each) {
            const QString file = source.filePath(each.key());
            QVERIFY(makePrivateFolder(QFileInfo(file).absolutePath()));
            QVERIFY(writeFile(file, each.value()));
        }
        QVERIFY(writeFile(source.filePath(u"manifest.json"_s), pack.manifestText()));
        const QString path = on(u"a.castellan-pack"_s);
        const QStringList build{u"pack"_s, u"build"_s, source.path(), path};
        QCOMPARE(cli(build).exitCode, 0);
        const QByteArray before = read(path);
        {
            const tests::FullDisk full(diskFolder());
            const auto run = cli(build);
            QVERIFY(run.exitCode != 0);
            QVERIFY2(run.err.contains(u"no space left"_s), qPrintable(run.err));
        }
        QCOMPARE(read(path), before);
    }
};

int main(int argc, char** argv)
{
    isMounted = tests::mountSmallDisk(diskFolder(), kDiskSize);
    const QGuiApplication application(argc, argv);
    TestFullDiskFiles test;
    const int failures = QTest::qExec(&test, argc, argv);
    // The folder can be removed only when nothing is mounted on it.
    if (isMounted)
        umount2(QFile::encodeName(diskFolder()).constData(), MNT_DETACH);
    return failures;
}

#include "test_full_disk_files.moc"
