// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_writer.h"

#include "model/packs/pack_layout.h"
#include "model/packs/sha256.h"

#include <QDir>
#include <QDirIterator>
#include <QSaveFile>
#include <QTemporaryDir>

#include <KZip>

namespace model {

using namespace Qt::StringLiterals;

namespace {

PackReading failed(PackFault fault, const QString& path, const QString& detail)
{
    PackReading reading;
    reading.problems.push_back({fault, path, detail});
    return reading;
}

/// At most one byte more than a picture may have, which the reader then refuses.
std::optional<QByteArray> contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.read(kLargestPicture + 1);
}

/// One file at a time with everything in it fixed. The first moment that a zip can tell.
bool add(KZip& zip, const QString& path, const QByteArray& content)
{
    const QDateTime moment(QDate(1980, 1, 1), QTime(0, 0));
    return zip.writeFile(path, content, 0100644, u"castellan"_s, u"castellan"_s, moment, moment, moment);
}

} // namespace

PackReading writePack(const PackSource& source, const QString& path, const PackWatch& watch)
{
    // Beside the file, so that it can be given its name at once.
    const QTemporaryDir workshop(QFileInfo(path).absolutePath() + u"/.pack-XXXXXX"_s);
    if (!workshop.isValid())
        return failed(PackFault::CannotRead, {}, workshop.errorString());
    PackManifest manifest = source.manifest;
    manifest.files.clear();
    for (auto each = source.texts.begin(); each != source.texts.end(); ++each)
        manifest.files.insert(each.key(), sha256Of(each.value()));
    for (auto each = source.pictures.begin(); each != source.pictures.end(); ++each) {
        const auto content = contentOf(each.value());
        if (!content)
            return failed(PackFault::CannotRead, each.key(),
                          PackWords::tr("the picture is not where it was"));
        manifest.files.insert(each.key(), sha256Of(*content));
        if (watch.stops())
            break;
    }
    const QString made = workshop.filePath(u"pack"_s);
    {
        KZip zip(made);
        // Stored as it is: what a compressor makes of it differs from version to version.
        zip.setCompression(KZip::NoCompression);
        if (!zip.open(QIODevice::WriteOnly))
            return failed(PackFault::CannotRead, {}, zip.errorString());
        bool written = add(zip, kManifestFile.toString(), writeManifest(manifest));
        for (auto each = manifest.files.begin(); written && each != manifest.files.end() && !watch.stops();
             ++each) {
            const auto text = source.texts.constFind(each.key());
            const auto content = text != source.texts.constEnd()
                                     ? std::optional(*text)
                                     : contentOf(source.pictures.value(each.key()));
            written = content && add(zip, each.key(), *content);
        }
        written = zip.close() && written;
        if (!written && !watch.stops())
            return failed(PackFault::CannotRead, {}, zip.errorString());
    }
    PackReading reading = readPack(made, watch);
    if (!reading.isGood())
        return reading;
    QFile::remove(path);
    if (!QFile::rename(made, path))
        return failed(PackFault::CannotRead, {}, PackWords::tr("%1 cannot be written").arg(path));
    return reading;
}

PackReading buildPack(const QString& folder, const QString& path, const PackWatch& watch)
{
    const QDir dir(QDir(folder).absolutePath()); // the names in the pack are those below it
    PackSource source;
    PackReading reading;
    QFile manifest(dir.filePath(kManifestFile.toString()));
    if (!manifest.open(QIODevice::ReadOnly))
        return failed(PackFault::NoManifest, {}, {});
    source.manifest = readManifest(manifest.read(PackLimits().text), false, reading.problems);
    if (!reading.problems.empty())
        return reading;
    QDirIterator each(dir.path(), QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString file = each.next();
        const QString inPack = dir.relativeFilePath(file);
        const PackFile kind = packFileOf(inPack, source.manifest.game);
        if (kind == PackFile::Picture) {
            source.pictures.insert(inPack, file);
        } else if (kind == PackFile::None) {
            reading.problems.push_back({PackFault::NoPlace, inPack, {}});
        } else if (kind != PackFile::Manifest) {
            QFile text(file);
            if (!text.open(QIODevice::ReadOnly))
                reading.problems.push_back({PackFault::CannotRead, inPack, text.errorString()});
            source.texts.insert(inPack, text.read(PackLimits().text + 1));
        }
    }
    return reading.problems.empty() ? writePack(source, path, watch) : reading;
}

} // namespace model
