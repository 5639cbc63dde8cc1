// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes call themselves a pack: reading ends, every problem has words and what is good stays within
// the limits. Bytes that are no archive are also tried as the texts of a pack, so that its content is
// reached.
#include "model/packs/pack_layout.h"
#include "model/packs/pack_reader.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", promise);
    std::abort();
}

void tryArchive(const QByteArray& bytes)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fuzz.castellan-pack"));
    {
        QFile file(path);
        require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "the file is written");
    }
    model::PackLimits limits;
    limits.total = 8 << 20;
    limits.text = limits.picture = 1 << 20;
    const model::PackReading reading = model::readPack(path, {}, limits);
    for (const model::PackProblem& problem : reading.problems)
        require(!model::PackWords::reason(problem).isEmpty(), "a refusal has words");
    if (!reading.isGood())
        return;
    for (auto each = reading.texts.begin(); each != reading.texts.end(); ++each) {
        require(each.value().size() <= limits.text, "texts end somewhere");
        require(model::packFileOf(each.key(), reading.manifest.game) != model::PackFile::None,
                "files have a place");
        require(!each.key().split(u'/').contains(QStringLiteral("..")), "no way leads out");
    }
    model::PackProblems problems;
    const QByteArray again = model::writeManifest(reading.manifest);
    require(model::writeManifest(model::readManifest(again, true, problems)) == again && problems.empty(),
            "a manifest that was read can be written and read");
}

/// The bytes cut at zeros are a manifest and the texts of the usual places.
void tryTexts(const QByteArray& bytes)
{
    static const QStringList places{QStringLiteral("cards/crimson-company/characters.json"),
                                    QStringLiteral("cards/crimson-company/castles.json"),
                                    QStringLiteral("cards/crimson-company/corrections.json"),
                                    QStringLiteral("rulebooks/crimson-company/clarifications.json"),
                                    QStringLiteral("scenarios/crimson-company/a.scenario")};
    const QByteArrayList parts = bytes.split('\0');
    model::PackProblems problems;
    model::PackManifest manifest = model::readManifest(parts.first(), false, problems);
    manifest.id = QStringLiteral("fuzz");
    manifest.game = QStringLiteral("crimson-company");
    model::PackTexts texts;
    for (qsizetype i = 1; i < parts.size() && i <= places.size(); ++i)
        texts.insert(places[i - 1], parts[i]);
    const model::PackContent content = model::readPackContent(manifest, texts);
    for (const model::CardLayer& card : content.library.cards)
        require(!card.card.isEmpty() && card.pack == manifest.id, "every card has an id and its pack");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    tryArchive(bytes);
    tryTexts(bytes);
    return 0;
}
