// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_reader.h"

#include "model/packs/pack_layout.h"
#include "model/packs/sha256.h"
#include "model/play/known_games.h"
#include "rules/core/utf8.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

bool isUtf8(const QByteArray& bytes)
{
    return rules::utf8::isValid(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

class PackFileReader
{
public:
    using KeepPicture = std::function<bool(const QByteArray&, const QString&)>;

    PackFileReader(const PackWatch& watch, const PackLimits& limits, const KeepPicture& keepPicture,
                   const PackReading* before)
        : m_watch(watch)
        , m_limits(limits)
        , m_keepPicture(keepPicture)
        , m_before(before)
    {}

    PackReading read(const QString& path)
    {
        m_archive = PackArchive::open(path, m_limits, m_reading.problems, m_watch.cancelled);
        if (m_archive && readOwnManifest() && checkList() && readFiles() && m_before == nullptr) {
            m_reading.content = readPackContent(m_reading.manifest, m_reading.texts, m_watch.cancelled);
            for (const PackProblem& problem : m_reading.content.problems)
                m_reading.problems.push_back(problem);
        }
        m_reading.cancelled = m_watch.stops();
        if (m_reading.problems.size() > kMostPackProblems)
            m_reading.problems.resize(kMostPackProblems);
        return std::move(m_reading);
    }

private:
    void refuse(PackFault fault, const QString& path, const QString& detail = {})
    {
        if (m_reading.problems.size() < kMostPackProblems)
            m_reading.problems.push_back({fault, path, detail});
    }

    bool readOwnManifest()
    {
        const std::vector<ArchiveEntry>& files = m_archive->files();
        const auto found = std::find_if(files.begin(), files.end(), [](const ArchiveEntry& entry) {
            return entry.path == kManifestFile;
        });
        if (found == files.end()) {
            refuse(PackFault::NoManifest, {});
            return false;
        }
        const auto text = m_archive->read(*found, m_limits.text);
        if (!text) {
            m_reading.problems.push_back(text.error());
            return false;
        }
        m_reading.manifestText = *text;
        if (m_before != nullptr && m_before->manifestText != *text) {
            refuse(PackFault::Gone, {});
            return false;
        }
        m_reading.manifest = readManifest(*text, true, m_reading.problems);
        if (!m_reading.problems.empty())
            return false;
        if (!knownGameIds().contains(m_reading.manifest.game)) {
            refuse(PackFault::UnknownGame, kManifestFile.toString(), m_reading.manifest.game);
            return false;
        }
        return true;
    }

    /// The files of the archive and of the manifest are the same, and each has a place in a pack.
    bool checkList()
    {
        const PackManifest& manifest = m_reading.manifest;
        qint64 texts = 0;
        qsizetype listed = 0;
        for (const ArchiveEntry& entry : m_archive->files()) {
            const PackFile kind = packFileOf(entry.path, manifest.game);
            if (kind == PackFile::Manifest)
                continue;
            if (kind == PackFile::None)
                refuse(PackFault::NoPlace, entry.path);
            else if (!manifest.files.contains(entry.path))
                refuse(PackFault::NotListed, entry.path);
            else
                ++listed;
            const qint64 most = kind == PackFile::Picture ? m_limits.picture : m_limits.text;
            if (entry.size > most)
                refuse(PackFault::TooLarge, entry.path, sizeInWords(most));
            if (isText(kind))
                texts += entry.size;
        }
        if (texts > m_limits.texts)
            refuse(PackFault::TooLarge, {}, sizeInWords(m_limits.texts));
        if (listed < manifest.files.size())
            reportMissing();
        return m_reading.problems.empty();
    }

    void reportMissing()
    {
        QMap<QString, QString> missing = m_reading.manifest.files;
        for (const ArchiveEntry& entry : m_archive->files())
            missing.remove(entry.path);
        for (auto each = missing.begin(); each != missing.end(); ++each)
            refuse(PackFault::Missing, each.key());
    }

    bool readFiles()
    {
        const int total = static_cast<int>(m_archive->files().size());
        int done = 0;
        for (const ArchiveEntry& entry : m_archive->files()) {
            if (m_watch.stops() || m_reading.problems.size() >= kMostPackProblems)
                return false;
            if (entry.path != kManifestFile && !readFile(entry))
                return false;
            ++done;
            if (m_watch.progress && (done % 16 == 0 || done == total))
                m_watch.progress(done, total);
        }
        return m_reading.problems.empty();
    }

    bool readFile(const ArchiveEntry& entry)
    {
        const bool picture = packFileOf(entry.path, m_reading.manifest.game) == PackFile::Picture;
        if (m_before != nullptr && !picture)
            return true;
        const auto bytes = m_archive->read(entry, picture ? m_limits.picture : m_limits.text);
        if (!bytes) {
            m_reading.problems.push_back(bytes.error());
            return true;
        }
        const QString sum = sha256Of(*bytes);
        if (sum != m_reading.manifest.files.value(entry.path)) {
            refuse(PackFault::WrongSum, entry.path);
            return true;
        }
        if (picture)
            return takePicture(entry.path, *bytes, sum);
        if (isUtf8(*bytes))
            m_reading.texts.insert(entry.path, *bytes);
        else
            refuse(PackFault::NotText, entry.path);
        return true;
    }

    bool takePicture(const QString& path, const QByteArray& bytes, const QString& sum)
    {
        if (m_before != nullptr)
            return m_keepPicture(bytes, sum);
        if (const QString problem = pictureProblem(bytes); !problem.isEmpty())
            refuse(PackFault::BadPicture, path, problem);
        else if (picturePath(m_reading.manifest.game, cardOfPicture(path), bytes) != path)
            refuse(PackFault::BadPicture, path,
                   PackWords::tr("its file name extension belongs to another file type"));
        return true;
    }

    const PackWatch& m_watch;
    const PackLimits& m_limits;
    const KeepPicture& m_keepPicture;
    const PackReading* m_before; ///< null: nothing is known about it yet
    std::unique_ptr<PackArchive> m_archive;
    PackReading m_reading;
};

} // namespace

PackReading readPack(const QString& path, const PackWatch& watch, const PackLimits& limits)
{
    return PackFileReader(watch, limits, {}, nullptr).read(path);
}

PackReading readPicturesAgain(const QString& path, const PackReading& before, const PackWatch& watch,
                              const std::function<bool(const QByteArray&, const QString&)>& keepPicture)
{
    return PackFileReader(watch, {}, keepPicture, &before).read(path);
}

} // namespace model
