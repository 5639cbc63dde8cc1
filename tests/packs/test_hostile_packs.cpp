// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_shelf.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

#include <QDirIterator>

#include <KCompressionDevice>

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;
using tests::ZipEntry;

namespace {

QByteArray compressed(const QByteArray& bytes, KCompressionDevice::CompressionType type)
{
    QByteArray result;
    QBuffer buffer(&result);
    KCompressionDevice device(&buffer, false, type);
    if (!device.open(QIODevice::WriteOnly) || device.write(bytes) != bytes.size())
        qFatal("nothing to compress with");
    device.close();
    return result;
}

/// A good pack with one more file in it that is listed with the right sum.
QByteArray withFile(const QString& path, const QByteArray& content)
{
    SamplePack pack;
    pack.files[path] = content;
    return pack.zip();
}

/// A good pack with one more entry that is not listed.
QByteArray withEntry(const ZipEntry& entry)
{
    std::vector<ZipEntry> entries = SamplePack().entries();
    entries.push_back(entry);
    return tests::craftedZip(entries);
}

QByteArray withTarEntry(const tests::TarEntry& entry)
{
    std::vector<tests::TarEntry> entries;
    for (const ZipEntry& each : SamplePack().entries())
        entries.push_back({each.name, each.content});
    entries.push_back(entry);
    return tests::craftedTar(entries);
}

QByteArray withManifest(const QByteArray& from, const QByteArray& to)
{
    std::vector<ZipEntry> entries = SamplePack().entries();
    if (!entries.front().content.contains(from))
        qFatal("the manifest has no %s", from.constData());
    entries.front().content.replace(from, to);
    return tests::craftedZip(entries);
}

QByteArray everythingBeside(const QString& libraryPath)
{
    QMap<QString, QByteArray> files;
    QDirIterator each(QFileInfo(libraryPath).absolutePath(), QDir::Files | QDir::Hidden,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly) && !file.fileName().endsWith(u"-shm"_s))
            files.insert(file.fileName(), file.readAll());
    }
    QByteArray all;
    for (auto file = files.begin(); file != files.end(); ++file)
        all += file.key().toUtf8() + '\n' + file.value();
    return all;
}

} // namespace

class TestHostilePacks : public QObject
{
    Q_OBJECT

    tests::StockedLibrary m_library;
    QTemporaryDir m_folder;

    void refuses(const QByteArray& bytes, PackFault fault, const QString& path, const PackLimits& limits = {})
    {
        const QString file = tests::writtenFile(m_folder.filePath(u"sample.castellan-pack"_s), bytes);
        const QByteArray before = everythingBeside(m_library.path());
        const auto plan = planPack(m_library.database(), file, {}, limits);
        VERIFY_DONE(plan);
        QVERIFY2(!plan->canInstall(), "it was not refused");
        QStringList found;
        bool named = false;
        for (const PackProblem& problem : plan->problems) {
            found << PackWords::problem(problem);
            named |= problem.fault == fault && (path.isEmpty() || PackWords::place(problem).contains(path));
            QVERIFY(!PackWords::reason(problem).isEmpty());
        }
        QVERIFY2(named, qPrintable(found.join(u'\n')));
        const SystemClock clock;
        PackShelf shelf(m_library.database(), clock);
        const auto outcome = shelf.install(*plan);
        VERIFY_DONE(outcome);
        QVERIFY(!outcome->undo);
        QVERIFY(!outcome->problems.empty());
        QCOMPARE(everythingBeside(m_library.path()), before);
    }

    static void keepSample(const QString& folder, const QByteArray& bytes, PackFault fault,
                           const QString& path)
    {
        if (bytes.size() > 24'000)
            return;
        const QString name = packIdFrom(QString::fromLatin1(QTest::currentDataTag())) + u".sample"_s;
        tests::writtenFile(QDir(folder).filePath(name), bytes);
        QFile table(QDir(folder).filePath(u"expected.tsv"_s));
        if (!table.open(QIODevice::Append))
            qFatal("no table");
        table.write(QStringList{name, PackWords::id(fault), path}.join(u'\t').toUtf8() + '\n');
    }

private Q_SLOTS:
    void anEntryThatReachesIntoTheDirectoryIsCutOff()
    {
        for (const bool deflated : {true, false}) {
            std::vector<ZipEntry> entries = SamplePack().entries();
            ZipEntry& last = entries.back();
            last.deflated = deflated;
            const auto packed =
                static_cast<quint32>((deflated ? tests::deflatedBytes(last.content) : last.content).size());
            // One byte is enough, and the file itself would have many more.
            last.claimedPacked = packed + 1;
            if (!deflated)
                last.claimedSize = packed + 1;
            const QString file =
                tests::writtenFile(m_folder.filePath(u"reach.castellan-pack"_s), tests::craftedZip(entries));
            const auto plan = planPack(m_library.database(), file);
            VERIFY_DONE(plan);
            QVERIFY(!plan->canInstall());
            QCOMPARE(plan->problems.size(), std::size_t{1});
            QCOMPARE(plan->problems.front().path, QString::fromUtf8(last.name));
            QCOMPARE(plan->problems.front().detail, u"it is cut off"_s);
        }
    }

    void theUnspoiledPackIsGood_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        std::vector<ZipEntry> deflated = SamplePack().entries();
        for (ZipEntry& entry : deflated)
            entry.deflated = true;
        deflated.push_back({"cards/", {}, false, 0, {}, 0040755});
        QTest::newRow("zip") << SamplePack().zip();
        QTest::newRow("zip, compressed, with folders") << tests::craftedZip(deflated);
        QTest::newRow("tar") << SamplePack().tar();
        QTest::newRow("tar.gz") << compressed(SamplePack().tar(), KCompressionDevice::GZip);
        QTest::newRow("tar.xz") << compressed(SamplePack().tar(), KCompressionDevice::Xz);
        std::vector<ZipEntry> streamed = deflated;
        for (ZipEntry& entry : streamed)
            entry.sizesFollow = entry.mode == 0100644;
        QTest::newRow("zip, sizes behind the files") << tests::craftedZip(streamed);
        QTest::newRow("tar, filled up as tar does")
            << SamplePack().tar() + QByteArray(10240 - SamplePack().tar().size() % 10240, '\0');
    }

    void theUnspoiledPackIsGood()
    {
        QFETCH(QByteArray, bytes);
        const PackReading reading =
            readPack(tests::writtenFile(m_folder.filePath(u"good.castellan-pack"_s), bytes));
        QVERIFY2(reading.isGood(),
                 reading.problems.empty() ? "" : qPrintable(PackWords::problem(reading.problems.front())));
        QCOMPARE(reading.content.counts, (PackCounts{2, 0, 1, 1, 0, 1, 1}));
    }

    void whatIsWrongIsRefusedWithItsReasonAndNothingIsWritten_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<PackFault>("fault");
        QTest::addColumn<QString>("path");
        const QByteArray good = SamplePack().zip();
        const QByteArray json = "{}";
        const auto row = [](const char* name, const QByteArray& bytes, PackFault fault,
                            const QString& path = {}) { QTest::newRow(name) << bytes << fault << path; };

        row("an empty file", {}, PackFault::NotAnArchive);
        row("a text", "this is not a pack", PackFault::NotAnArchive);
        row("a 7z archive", QByteArray("7z\xBC\xAF\x27\x1C") + QByteArray(100, 'x'), PackFault::NotReadHere);
        row("cut off", good.left(good.size() / 2), PackFault::Broken);
        row("without its last byte", good.left(good.size() - 1), PackFault::Broken);
        row("something behind it", good + "more", PackFault::Broken);
        row("something before it", tests::craftedZip(SamplePack().entries(), "PK\3\4 a program"),
            PackFault::Broken);

        row("a path that leads out", withEntry({"../evil.json", json}), PackFault::PathEscapes,
            u"../evil.json"_s);
        row("a path that leads out further down", withEntry({"cards/../../evil.json", json}),
            PackFault::PathEscapes);
        row("a path that leads out with other slashes", withEntry({"cards\\..\\..\\evil.json", json}),
            PackFault::PathEscapes);
        row("an absolute path", withEntry({"/etc/passwd", json}), PackFault::AbsolutePath, u"/etc/passwd"_s);
        row("a path with a drive", withEntry({"C:/evil.json", json}), PackFault::AbsolutePath);
        row("a path of a network", withEntry({"\\\\host\\evil.json", json}), PackFault::AbsolutePath);
        row("a link", withEntry({"cards/crimson-company/link.json", "/etc/passwd", false, 0, {}, 0120777}),
            PackFault::Link, u"link.json"_s);
        row("a device", withEntry({"cards/crimson-company/null.json", {}, false, 0, {}, 0020666}),
            PackFault::Link);
        row("the same name twice", withEntry({SamplePack::cards().toUtf8(), json}), PackFault::DuplicateName,
            SamplePack::cards());
        row("a name in other letters", withEntry({"cards/crimson-company/Characters.JSON", json}),
            PackFault::CaseClash);
        row("a folder in other letters", withEntry({"Cards/crimson-company/castles.json", json}),
            PackFault::CaseClash);
        row("a name composed otherwise",
            tests::craftedZip(
                {{"scenarios/x/\xC3\xA4.scenario", json}, {"scenarios/x/a\xCC\x88.scenario", json}}),
            PackFault::CaseClash);
        row("a file that is a folder", withEntry({"cards/crimson-company", json}), PackFault::FileAndFolder);
        row("a name of a device", withEntry({"cards/crimson-company/con.json", json}),
            PackFault::ReservedName, u"con.json"_s);
        row("a folder of a device", withEntry({"cards/NUL/x.json", json}), PackFault::ReservedName);
        row("a name that is no UTF-8", withEntry({"cards/\xFF\xFE.json", json}), PackFault::BadName);
        row("a name with a zero", withEntry({QByteArray("cards/a\0b.json", 14), json}), PackFault::BadName);
        row("a name that ends with a dot", withEntry({"cards/crimson-company/x.json.", json}),
            PackFault::BadName);
        row("a name without end", withEntry({"cards/" + QByteArray(5000, 'x') + ".json", json}),
            PackFault::BadName);
        row("a hidden file", withEntry({".hidden", json}), PackFault::BadName);
        row("folders without end", withEntry({QByteArray("a/").repeated(50) + "x.json", json}),
            PackFault::BadName);

        row("encrypted", withEntry({"cards/crimson-company/castles.json", json, false, 1}),
            PackFault::Encrypted, u"castles.json"_s);
        row("encrypted with AES", withEntry({"cards/crimson-company/castles.json", json, false, 0, 99}),
            PackFault::Encrypted);
        row("compressed by something else",
            withEntry({"cards/crimson-company/castles.json", json, false, 0, 14}), PackFault::UnknownMethod);
        row("a bomb", withEntry({"scenarios/crimson-company/bomb.scenario", QByteArray(10 << 20, 'x'), true}),
            PackFault::Bomb, u"bomb"_s);
        ZipEntry lying{"scenarios/crimson-company/bomb.scenario", QByteArray(10 << 20, 'x'), true};
        lying.claimedSize = 100;
        SamplePack listed;
        listed.sums[u"scenarios/crimson-company/bomb.scenario"_s] = QString(64, u'0');
        std::vector<ZipEntry> entries = listed.entries();
        entries.push_back(lying);
        row("a bomb that hides its size", tests::craftedZip(entries), PackFault::Broken, u"bomb"_s);
        ZipEntry shared{"manifest.json", json};
        shared.offset = 0;
        shared.localName = "manifest.json";
        std::vector<ZipEntry> overlapping = SamplePack().entries();
        overlapping.push_back(overlapping.front());
        overlapping.back().offset = 0;
        row("files that share their bytes", tests::craftedZip(overlapping), PackFault::Bomb);
        ZipEntry twoFaced{"cards/crimson-company/castles.json", json};
        twoFaced.localName = "cards/crimson-company/another.json";
        row("a head that names another file", withEntry(twoFaced), PackFault::Broken, u"castles.json"_s);
        ZipEntry longer{"cards/crimson-company/castles.json", json};
        longer.claimedSize = 5000;
        row("a size that is not true", withEntry(longer), PackFault::Broken, u"castles.json"_s);
        std::vector<ZipEntry> folders(20'001, {"cards/", {}, false, 0, {}, 0040755});
        row("thousands of entries", tests::craftedZip(folders), PackFault::TooManyFiles);
        QByteArray claims = good;
        claims.replace(claims.size() - 14, 4, QByteArray("\x21\x4E\x21\x4E", 4));
        row("a directory of thousands", claims, PackFault::TooManyFiles);

        std::vector<ZipEntry> packed = SamplePack().entries();
        for (ZipEntry& entry : packed)
            entry.deflated = true;
        const auto spoiled = [&packed](auto spoil) {
            std::vector<ZipEntry> list = packed;
            spoil(list[1]);
            return tests::craftedZip(list);
        };
        row("a wrong sum in the zip", spoiled([](ZipEntry& each) { each.claimedSum = 7; }), PackFault::Broken,
            SamplePack::cards());
        row(
            "a wrong sum of a stored file",
            [] {
                std::vector<ZipEntry> list = SamplePack().entries();
                list[1].claimedSum = 7;
                return tests::craftedZip(list);
            }(),
            PackFault::Broken, SamplePack::cards());
        row("a compressed file that is cut off", spoiled([](ZipEntry& each) { each.cutOff = 1; }),
            PackFault::Broken, SamplePack::cards());
        row("something behind a compressed file", spoiled([](ZipEntry& each) { each.more = "more"; }),
            PackFault::Broken, SamplePack::cards());
        row("sizes behind a file that are not true", spoiled([](ZipEntry& each) {
                each.sizesFollow = true;
                each.followingSize = 5;
            }),
            PackFault::Broken, SamplePack::cards());
        row("sizes that do not follow", spoiled([](ZipEntry& each) { each.flags = 1 << 3; }),
            PackFault::Broken, SamplePack::cards());
        row("something between two files", spoiled([](ZipEntry& each) { each.gap = "hidden"; }),
            PackFault::Broken);

        row("a tar that is cut off", SamplePack().tar().left(700), PackFault::Broken);
        row("something behind a tar", SamplePack().tar() + QByteArray(512, 'x'), PackFault::Broken);
        row("a tar with one block at its end", SamplePack().tar().chopped(512), PackFault::Broken);
        row("a tar with two sizes of a file", withTarEntry({"size", "13 size=4711\n", 'x'}),
            PackFault::Broken);
        row("a tar with a head that makes no sense", withTarEntry({"head", "999 path=x\n", 'x'}),
            PackFault::Broken);
        row("a link in a tar", withTarEntry({"cards/crimson-company/link.json", {}, '2'}), PackFault::Link);
        row("a hard link in a tar", withTarEntry({"cards/crimson-company/link.json", {}, '1'}),
            PackFault::Link);
        row("a way out of a tar", withTarEntry({"../evil.json", json}), PackFault::PathEscapes);
        row("a tar.gz that is cut off", compressed(SamplePack().tar(), KCompressionDevice::GZip).left(300),
            PackFault::Broken);
        const QByteArray gzip = compressed(SamplePack().tar(), KCompressionDevice::GZip);
        const QByteArray xz = compressed(SamplePack().tar(), KCompressionDevice::Xz);
        row("a tar.gz without its last byte", gzip.chopped(1), PackFault::Broken);
        row("something behind a tar.gz", gzip + "more", PackFault::Broken);
        QByteArray wrongGzip = gzip;
        wrongGzip[gzip.size() - 8] = static_cast<char>(wrongGzip[gzip.size() - 8] ^ 1);
        row("a wrong sum in a tar.gz", wrongGzip, PackFault::Broken);
        row("a tar.xz without its last byte", xz.chopped(1), PackFault::Broken);
        row("something behind a tar.xz", xz + "more", PackFault::Broken);
        QByteArray wrongXz = xz;
        wrongXz[xz.size() / 2] = static_cast<char>(wrongXz[xz.size() / 2] ^ 1);
        row("a spoiled byte in a tar.xz", wrongXz, PackFault::Broken);
        row("a bomb in gzip", compressed(QByteArray(16 << 20, '\0'), KCompressionDevice::GZip),
            PackFault::Bomb);
        row("a bomb in xz", compressed(QByteArray(64 << 20, '\0'), KCompressionDevice::Xz), PackFault::Bomb);

        row("no manifest", tests::craftedZip({{"cards/crimson-company/characters.json", json}}),
            PackFault::NoManifest);
        row("a manifest that is no JSON", tests::craftedZip({{"manifest.json", "id: x"}}),
            PackFault::BadManifest);
        row("a manifest of another shape", tests::craftedZip({{"manifest.json", "[]"}}),
            PackFault::BadManifest);
        row("a manifest without end", tests::craftedZip({{"manifest.json", QByteArray(10'000, '[')}}),
            PackFault::BadManifest);
        row("a newer format", withManifest("\"format\": 1", "\"format\": 2"), PackFault::NewerFormat);
        row("an id that leads out", withManifest("winter-court", "../winter"), PackFault::BadManifest);
        row("a version that is none", withManifest("1.0.0", "newest"), PackFault::BadManifest);
        row("a game that is not here", withManifest("\"game\": \"crimson-company\"", "\"game\": \"chess\""),
            PackFault::UnknownGame);
        row("a path that looks like an item of a list",
            withManifest("\"files\": {", "\"files\": {\"[x\": \"z\", "), PackFault::BadManifest, u"[x"_s);
        row("more in the manifest than it may have",
            withManifest("\"format\"", "\"run\": \"rm\", \"format\""), PackFault::BadManifest);

        SamplePack wrongSum;
        wrongSum.sums[SamplePack::cards()] = QString(64, u'0');
        row("a wrong sum", wrongSum.zip(), PackFault::WrongSum, SamplePack::cards());
        SamplePack missing;
        missing.sums[u"cards/crimson-company/castles.json"_s] = QString(64, u'0');
        row("a missing file", missing.zip(), PackFault::Missing, u"castles.json"_s);
        row("a file that is not listed", withEntry({"cards/crimson-company/castles.json", json}),
            PackFault::NotListed, u"castles.json"_s);
        row("a script", withFile(u"install.sh"_s, "#!/bin/sh"), PackFault::NoPlace, u"install.sh"_s);
        row("a library",
            withFile(u"cards/crimson-company/effect.so"_s, "\x7F"
                                                           "ELF"),
            PackFault::NoPlace);
        row("cards of another game", withFile(u"cards/battleground/characters.json"_s, json),
            PackFault::NoPlace);

        row("a text that is no UTF-8", withFile(SamplePack::cards(), "{\"characters\": [\"\xFF\"]}"),
            PackFault::NotText, SamplePack::cards());
        row("JSON without end", withFile(SamplePack::cards(), QByteArray(4'000, '[')), PackFault::BadContent,
            SamplePack::cards());
        row("deep JSON",
            withFile(SamplePack::cards(),
                     tests::sheetOf(QByteArray("[").repeated(200) + QByteArray("]").repeated(200))),
            PackFault::BadContent);
        row("a picture in place of cards", withFile(SamplePack::cards(), tests::samplePicture()),
            PackFault::NotText);
        row("an effect that does not validate",
            withFile(
                SamplePack::cards(),
                tests::sheetOf(tests::sampleCard("frost-witch", "Frost Witch", 3).replace("take", "steal"))),
            PackFault::BadContent, u"characters[0].effects[0].do[0].op"_s);
        row("a strength beyond all",
            withFile(SamplePack::cards(),
                     tests::sheetOf(tests::sampleCard("frost-witch", "Frost Witch", 9999))),
            PackFault::BadContent, u"characters[0].strength"_s);
        row("a card twice",
            withFile(SamplePack::cards(), tests::sheetOf(tests::sampleCard("a-card", "A", 1) + "," +
                                                         tests::sampleCard("a-card", "B", 2))),
            PackFault::BadContent);
        row("a correction that does not fit",
            withFile(u"cards/crimson-company/corrections.json"_s,
                     R"({"corrections": [{"card": "thief", "strength": -1}]})"),
            PackFault::BadContent, u"corrections[0].strength"_s);
        row("a scenario that is none", withFile(SamplePack::scenario(), "do whatever"), PackFault::BadContent,
            SamplePack::scenario());
        row("a scenario of another game",
            withFile(SamplePack::scenario(), "scenario A\ngame battleground\nvariant duel\n"),
            PackFault::BadContent, SamplePack::scenario());

        const QByteArray png = tests::samplePicture();
        row("a text that calls itself a picture", withFile(SamplePack::picture(), "not a picture"),
            PackFault::BadPicture, SamplePack::picture());
        row("half a picture", withFile(SamplePack::picture(), png.left(png.size() / 2)),
            PackFault::BadPicture);
        row("a picture of absurd size",
            withFile(SamplePack::picture(), tests::samplePicture("PNG", {kLongestPictureSide + 1, 2})),
            PackFault::BadPicture, SamplePack::picture());
        row("a picture of another kind", withFile(SamplePack::picture(), tests::samplePicture("JPEG")),
            PackFault::BadPicture);
        row("two pictures of a card",
            withFile(u"pictures/crimson-company/frost-witch.jpg"_s, tests::samplePicture("JPEG")),
            PackFault::BadContent, u"frost-witch"_s);
    }

    /// With CASTELLAN_WRITE_SAMPLES=FOLDER in the environment the samples of tests/data are made from the
    /// rows below, all but those that take too much room, with the table of what has to be said about each.
    void whatIsWrongIsRefusedWithItsReasonAndNothingIsWritten()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(PackFault, fault);
        QFETCH(QString, path);
        if (const QString folder = qEnvironmentVariable("CASTELLAN_WRITE_SAMPLES"); !folder.isEmpty())
            keepSample(folder, bytes, fault, path);
        refuses(bytes, fault, path);
    }

    void everySampleIsRefusedWithItsReasonAndNothingIsWritten_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("path");
        QFile table(QStringLiteral(HOSTILE_SAMPLES "/expected.tsv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        while (!table.atEnd()) {
            const QStringList cells = QString::fromUtf8(table.readLine()).chopped(1).split(u'\t');
            QCOMPARE(cells.size(), 3);
            QTest::newRow(qPrintable(cells[0])) << cells[0] << cells[1] << cells[2];
        }
    }

    void everySampleIsRefusedWithItsReasonAndNothingIsWritten()
    {
        QFETCH(QString, sample);
        QFETCH(QString, fault);
        QFETCH(QString, path);
        QFile file(QStringLiteral(HOSTILE_SAMPLES "/") + sample);
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (int each = 0; each <= static_cast<int>(PackFault::Gone); ++each) {
            if (PackWords::id(static_cast<PackFault>(each)) != fault)
                continue;
            refuses(file.readAll(), static_cast<PackFault>(each), path);
            return;
        }
        QFAIL("there is no such fault");
    }

    void everySampleIsInTheTable()
    {
        QFile table(QStringLiteral(HOSTILE_SAMPLES "/expected.tsv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QStringList named;
        while (!table.atEnd())
            named << QString::fromUtf8(table.readLine()).section(u'\t', 0, 0);
        named << u"expected.tsv"_s;
        named.sort();
        QCOMPARE(QDir(QStringLiteral(HOSTILE_SAMPLES)).entryList(QDir::Files, QDir::Name), named);
        QVERIFY(named.size() > 70);
    }

    void limitsHoldForAFileForAllOfThemAndForTheArchive()
    {
        PackLimits limits;
        limits.text = 100;
        refuses(SamplePack().zip(), PackFault::TooLarge, {}, limits);
        limits = {};
        limits.texts = 500;
        refuses(SamplePack().zip(), PackFault::TooLarge, {}, limits);
        limits = {};
        limits.picture = 50;
        refuses(SamplePack().zip(), PackFault::TooLarge, SamplePack::picture(), limits);
        limits = {};
        limits.total = 1000;
        refuses(SamplePack().zip(), PackFault::TooLarge, {}, limits);
        limits = {};
        limits.archive = 1000;
        refuses(SamplePack().zip(), PackFault::TooLarge, {}, limits);
        limits = {};
        limits.entries = 3;
        refuses(SamplePack().tar(), PackFault::TooManyFiles, {}, limits);
    }

    void aFileThatIsNotThereIsSaid()
    {
        const auto plan = planPack(m_library.database(), m_folder.filePath(u"nowhere.castellan-pack"_s));
        VERIFY_DONE(plan);
        QCOMPARE(plan->problems.size(), 1u);
        QCOMPARE(plan->problems.front().fault, PackFault::CannotRead);
    }

    void aFileThatWasChangedAfterItWasLookedAtIsNotInstalled()
    {
        const QString file =
            tests::writtenFile(m_folder.filePath(u"swapped.castellan-pack"_s), SamplePack().zip());
        const auto plan = planPack(m_library.database(), file);
        VERIFY_DONE(plan);
        QVERIFY(plan->canInstall());
        SamplePack other;
        other.manifest.licence = u"another"_s;
        tests::writtenFile(file, other.zip());
        const QByteArray before = everythingBeside(m_library.path());
        const SystemClock clock;
        const auto outcome = PackShelf(m_library.database(), clock).install(*plan);
        VERIFY_DONE(outcome);
        QVERIFY(!outcome->undo);
        QCOMPARE(outcome->problems.front().fault, PackFault::Gone);
        QCOMPARE(everythingBeside(m_library.path()), before);
    }
};

QTEST_GUILESS_MAIN(TestHostilePacks)
#include "test_hostile_packs.moc"
