// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/manifest.h"
#include "tests/support/crafted_archive.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QFile>
#include <QImage>
#include <QMap>

namespace tests {

inline QByteArray samplePicture(const char* format = "PNG", const QSize& size = {63, 88},
                                const QColor& colour = Qt::darkGreen)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format))
        qFatal("no writer for %s", format);
    return bytes;
}

inline QByteArray sheetOf(const QByteArray& cards, const QByteArray& key = "characters")
{
    return "{\"game\": \"crimson-company\", \"version\": 1, \"" + key + "\": [" + cards + "]}";
}

inline QByteArray sampleCard(const QByteArray& id, const QByteArray& name, int strength)
{
    return "{\"id\": \"" + id + "\", \"name\": {\"en\": \"" + name + "\", \"de\": \"" + name +
           "\"}, \"gender\": \"f\", \"strength\": " + QByteArray::number(strength) +
           ", \"provenance\": {\"strength\": \"public\", \"effect\": \"public\"}, \"effects\": [{\"type\": "
           "\"deployment\", \"if\": \"opponent-has-more-coins\", \"do\": [{\"op\": \"take\", \"amount\": "
           "1}]}]}";
}

/// A good pack with something of everything, to be spoiled by tests. Sums are right unless `sums` says
/// otherwise.
struct SamplePack
{
    model::PackManifest manifest;
    QMap<QString, QByteArray> files;
    QMap<QString, QString> sums;

    SamplePack()
    {
        manifest.id = QStringLiteral("winter-court");
        manifest.version = {{1, 0, 0}};
        manifest.game = QStringLiteral("crimson-company");
        manifest.title = {QStringLiteral("Winter Court"), QStringLiteral("Winterhof")};
        manifest.languages = {QStringLiteral("de"), QStringLiteral("en")};
        manifest.authors = {QStringLiteral("A. Maker")};
        manifest.licence = QStringLiteral("CC-BY-4.0");
        files[cards()] = sheetOf(sampleCard("frost-witch", "Frost Witch", 3) + "," +
                                 sampleCard("ice-guard", "Ice Guard", 5));
        files[QStringLiteral("cards/crimson-company/corrections.json")] =
            R"({"corrections": [{"card": "thief", "strength": 7, "name": {"de": "Langfinger"}}]})";
        files[clarifications()] =
            R"({"clarifications": [{"id": "cl.frost-witch.self", "cards": ["frost-witch"], "clauses": [],
                "source": "ruling", "question": {"en": "Does she take from me?", "de": "Nimmt sie von mir?"},
                "answer": {"en": "No.", "de": "Nein."}}]})";
        files[picture()] = samplePicture();
        files[scenario()] = "scenario The witch takes a coin\ngame crimson-company\nvariant duel\n";
    }

    static QString cards() { return QStringLiteral("cards/crimson-company/characters.json"); }
    static QString clarifications()
    {
        return QStringLiteral("rulebooks/crimson-company/clarifications.json");
    }
    static QString picture() { return QStringLiteral("pictures/crimson-company/frost-witch.png"); }
    static QString scenario() { return QStringLiteral("scenarios/crimson-company/witch.scenario"); }

    [[nodiscard]] QByteArray manifestText() const
    {
        model::PackManifest written = manifest;
        for (auto each = files.begin(); each != files.end(); ++each)
            written.files.insert(
                each.key(), QString::fromLatin1(
                                QCryptographicHash::hash(each.value(), QCryptographicHash::Sha256).toHex()));
        for (auto each = sums.begin(); each != sums.end(); ++each)
            written.files.insert(each.key(), each.value());
        return model::writeManifest(written);
    }

    [[nodiscard]] std::vector<ZipEntry> entries() const
    {
        std::vector<ZipEntry> result{{"manifest.json", manifestText()}};
        for (auto each = files.begin(); each != files.end(); ++each)
            result.push_back({each.key().toUtf8(), each.value()});
        return result;
    }

    [[nodiscard]] QByteArray zip() const { return craftedZip(entries()); }

    [[nodiscard]] QByteArray tar() const
    {
        std::vector<TarEntry> list;
        for (const ZipEntry& entry : entries())
            list.push_back({entry.name, entry.content});
        return craftedTar(list);
    }
};

inline QString writtenFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

} // namespace tests
