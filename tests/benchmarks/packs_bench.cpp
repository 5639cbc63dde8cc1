// SPDX-License-Identifier: GPL-3.0-or-later
// A pack of 5,000 cards with 5,000 pictures of 100 kB: processor time of building, verifying and installing
// it, and the memory that it took.
#include "model/library/library_import.h"
#include "model/packs/pack_shelf.h"
#include "model/packs/pack_writer.h"
#include "model/storage/library_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtEndian>

#include <cstdio>
#include <ctime>
#include <sys/resource.h>

namespace {

using namespace model;
using namespace Qt::StringLiterals;

constexpr int kCards = 5000;

double processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// Noise, which no format makes smaller, in a size that gives about 100 kB.
QByteArray noise()
{
    QImage image(216, 154, QImage::Format_RGB32);
    QRandomGenerator random(7);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, random.generate());
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Another picture for each card: one more chunk before the end, with the sum that PNG asks for.
QByteArray pictureOf(const QByteArray& base, int number)
{
    const QByteArray body =
        "tEXt" + QByteArray("Title\0", 6) + QByteArray::number(number).rightJustified(6, '0');
    quint32 crc = 0xFFFFFFFFu;
    for (const char byte : body) {
        crc ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1) != 0 ? 0xEDB88320u ^ (crc >> 1) : crc >> 1;
    }
    const auto number32 = [](quint32 value) {
        const quint32 big = qToBigEndian(value);
        return QByteArray(reinterpret_cast<const char*>(&big), 4);
    };
    const qsizetype end = base.size() - 12;
    return base.left(end) + number32(static_cast<quint32>(body.size() - 4)) + body + number32(~crc) +
           base.mid(end);
}

PackSource sourceIn(const QTemporaryDir& folder)
{
    PackSource source;
    source.manifest.id = u"benchmark"_s;
    source.manifest.version = {{1, 0, 0}};
    source.manifest.game = u"crimson-company"_s;
    source.manifest.title = {u"Benchmark"_s, u"Benchmark"_s};
    source.manifest.languages = QStringList{u"de"_s, u"en"_s};
    source.manifest.authors = QStringList{u"Nobody"_s};
    source.manifest.licence = u"CC0-1.0"_s;
    const QByteArray base = noise();
    QByteArrayList cards;
    for (int i = 0; i < kCards; ++i) {
        const QByteArray id = "bench-" + QByteArray::number(i);
        cards << "{\"id\": \"" + id + "\", \"name\": {\"en\": \"Card " + QByteArray::number(i) +
                     "\", \"de\": \"Karte " + QByteArray::number(i) +
                     "\"}, \"gender\": \"f\", \"strength\": " + QByteArray::number(i % 9) +
                     ", \"effects\": [{\"type\": \"deployment\", \"if\": \"opponent-has-more-coins\", "
                     "\"do\": [{\"op\": "
                     "\"take\", \"amount\": 1}]}]}";
        const QString path = folder.filePath(QString::fromLatin1(id));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(pictureOf(base, i)) < 0)
            qFatal("the pictures cannot be written");
        source.pictures.insert(u"pictures/crimson-company/"_s + QString::fromLatin1(id) + u".png"_s, path);
    }
    source.texts.insert(u"cards/crimson-company/characters.json"_s,
                        "{\"game\": \"crimson-company\", \"version\": 1, \"characters\": [" +
                            cards.join(",\n") + "]}");
    std::printf("one picture: %.1f kB\n", static_cast<double>(pictureOf(base, 0).size()) / 1000);
    return source;
}

template <class Work>
void measure(const char* what, Work work)
{
    const double before = processorTime();
    work();
    std::printf("%-28s %6.2f s of processor time, %4.0f MiB at most so far\n", what, processorTime() - before,
                peakMemory());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder;
    const QString pack = folder.filePath(u"benchmark.castellan-pack"_s);
    // Kept to the end: a file system that has just lost 5,000 files is slow to make new ones.
    const QTemporaryDir pictures;
    const PackSource source = sourceIn(pictures);
    measure("build", [&] {
        const PackReading built = writePack(source, pack);
        if (!built.isGood())
            qFatal("%s", qPrintable(PackWords::problem(built.problems.front())));
    });
    std::printf("pack: %.0f MB\n", static_cast<double>(QFileInfo(pack).size()) / 1e6);
    const SystemClock clock;
    const auto steps = SchemaSteps::builtIn();
    Opening opening = LibraryFile(folder.filePath(u"library.castellan"_s), *steps, clock).open();
    if (!opening.database ||
        !importContent(*opening.database, builtInContent(QStringLiteral("crimson-company"))))
        qFatal("no library");
    PackShelf shelf(*opening.database, clock);
    std::optional<PackPlan> plan;
    const double before = processorTime();
    measure("verify", [&] {
        if (!readPack(pack).isGood())
            qFatal("not good");
    });
    measure("dry run (verify, compare)", [&] { plan = *planPack(*opening.database, pack); });
    std::optional<PackOutcome> outcome;
    measure("install (verify, keep)", [&] { outcome = *shelf.install(*plan); });
    if (!outcome->undo)
        qFatal("not installed");
    measure("undo", [&] { (void)shelf.restore(*outcome->undo).has_value(); });
    std::printf("all of it: %.2f s\n", processorTime() - before);
    return 0;
}
