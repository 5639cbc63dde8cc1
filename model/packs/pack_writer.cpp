// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_writer.h"

#include "model/files/file_writer.h"
#include "model/files/plain_file.h"
#include "model/packs/pack_layout.h"
#include "model/packs/sha256.h"

#include <QDir>
#include <QDirIterator>
#include <QFileDevice>

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

rules::Result<QByteArray, QString> contentOf(const QString& path)
{
    if (!QFileInfo::exists(path))
        return PackWords::tr("the picture is not where it was");
    return readPlainFile(path, kLargestPicture);
}

/// KZip closes the device that it is given, and a file that is still to be checked stays open.
class OpenDevice : public QIODevice
{
public:
    explicit OpenDevice(QIODevice& device)
        : m_device(device)
    {
        open(QIODevice::ReadWrite | QIODevice::Unbuffered);
    }

    bool seek(qint64 position) override { return QIODevice::seek(position) && m_device.seek(position); }
    [[nodiscard]] qint64 size() const override { return m_device.size(); }

protected:
    qint64 readData(char* data, qint64 size) override { return m_device.read(data, size); }
    qint64 writeData(const char* data, qint64 size) override { return m_device.write(data, size); }

private:
    QIODevice& m_device;
};

/// One file at a time with everything in it fixed. The first moment that a zip can tell.
bool add(KZip& zip, const QString& path, const QByteArray& content)
{
    const QDateTime moment(QDate(1980, 1, 1), QTime(0, 0));
    return zip.writeFile(path, content, 0100644, u"castellan"_s, u"castellan"_s, moment, moment, moment);
}

} // namespace

PackReading writePack(const PackSource& source, const QString& path, const PackWatch& watch)
{
    FileWriter file(path);
    if (const auto opened = file.open(); !opened)
        return failed(PackFault::CannotWrite, {}, opened.error().reason);
    PackManifest manifest = source.manifest;
    manifest.files.clear();
    for (auto each = source.texts.begin(); each != source.texts.end(); ++each)
        manifest.files.insert(each.key(), sha256Of(each.value()));
    for (auto each = source.pictures.begin(); each != source.pictures.end(); ++each) {
        const auto content = contentOf(each.value());
        if (!content)
            return failed(PackFault::CannotRead, each.key(), content.error());
        manifest.files.insert(each.key(), sha256Of(*content));
        if (watch.stops())
            break;
    }
    QString problem;
    {
        OpenDevice device(file.device());
        KZip zip(&device);
        // Stored as it is: what a compressor makes of it differs from version to version.
        zip.setCompression(KZip::NoCompression);
        if (!zip.open(QIODevice::WriteOnly))
            return failed(PackFault::CannotWrite, {}, zip.errorString());
        bool written = add(zip, kManifestFile.toString(), writeManifest(manifest));
        for (auto each = manifest.files.begin(); written && each != manifest.files.end() && !watch.stops();
             ++each) {
            const auto text = source.texts.constFind(each.key());
            const auto content = text != source.texts.constEnd()
                                     ? rules::Result<QByteArray, QString>(*text)
                                     : contentOf(source.pictures.value(each.key()));
            written = content && add(zip, each.key(), *content);
        }
        if (!zip.close() || !written)
            problem = zip.errorString();
    }
    // A full disk is the reason behind whatever the archive says.
    if (const auto settled = file.settle(); !settled)
        return failed(PackFault::CannotWrite, {}, settled.error().reason);
    if (!problem.isEmpty() && !watch.stops())
        return failed(PackFault::CannotWrite, {}, problem);
    PackReading reading = readPack(file.writtenPath(), watch);
    if (!reading.isGood())
        return reading;
    if (const auto committed = file.commit(); !committed)
        return failed(PackFault::CannotWrite, {}, committed.error().reason);
    return reading;
}

PackReading buildPack(const QString& folder, const QString& path, const PackWatch& watch)
{
    const QDir dir(QDir(folder).absolutePath()); // the names in the pack are those below it
    PackSource source;
    PackReading reading;
    const auto manifest = readPlainFile(dir.filePath(kManifestFile.toString()), PackLimits().text);
    if (!manifest)
        return failed(PackFault::NoManifest, {}, {});
    source.manifest = readManifest(*manifest, false, reading.problems);
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
            auto text = readPlainFile(file, PackLimits().text);
            if (!text)
                reading.problems.push_back({PackFault::CannotRead, inPack, text.error()});
            else
                source.texts.insert(inPack, std::move(text).value());
        }
    }
    return reading.problems.empty() ? writePack(source, path, watch) : reading;
}

} // namespace model
