// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes call themselves a pack: reading ends, every problem has words, what is refused leaves the
// library as it is, and what is good is installed whole and taken back whole. Bytes are tried as an archive,
// and, because nobody guesses a SHA-256, as the texts of a pack whose sums are right.
#include "model/library/library_import.h"
#include "model/packs/pack_layout.h"
#include "model/packs/pack_shelf.h"
#include "model/packs/plan_words.h"
#include "model/storage/library_file.h"
#include "tests/support/crafted_archive.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace {

using namespace model;

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", promise);
    std::abort();
}

/// One library for all inputs: each leaves it as it was.
class Shelf
{
public:
    Shelf()
    {
        const auto steps = SchemaSteps::builtIn();
        require(steps.has_value(), "there is a schema");
        Opening opening =
            LibraryFile(m_folder.filePath(QStringLiteral("library.castellan")), *steps, m_clock).open();
        require(opening.database != nullptr, "a library opens");
        m_database = std::move(opening.database);
        require(importBuiltIn(*m_database).has_value(), "it has its cards");
        // Nobody pulls the plug here.
        require(m_database->run(QStringLiteral("PRAGMA synchronous = OFF")).has_value(), "it is quick");
        m_before = state();
    }

    [[nodiscard]] QString fileOf(const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(QStringLiteral("fuzz.castellan-pack"));
        QFile file(path);
        require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "the file is written");
        return path;
    }

    void tryPack(const QByteArray& bytes)
    {
        PackLimits limits;
        limits.total = 8 << 20;
        limits.text = limits.picture = 1 << 20;
        const auto plan = planPack(*m_database, fileOf(bytes), {}, limits);
        require(plan.has_value(), "a plan is made");
        for (const PackProblem& problem : plan->problems)
            require(!PackWords::problem(problem).isEmpty(), "a refusal has words");
        PackShelf shelf(*m_database, m_clock);
        const auto outcome = shelf.install(*plan);
        require(outcome.has_value(), "the library takes it or says no");
        if (!plan->canInstall()) {
            require(!outcome->undo, "what has problems is not installed");
            return;
        }
        checkReading(plan->reading, limits);
        (void)PlanWords::summary(*plan, Language::German);
        for (const PlanLine& line : plan->lines)
            (void)PlanWords::detail(line);
        require(outcome->undo.has_value(), "what has no problem is installed");
        const auto packs = shelf.list();
        require(packs && packs->size() == 1 && packs->front().id == plan->reading.manifest.id, "it is there");
        const auto again = planPack(*m_database, fileOf(bytes), {}, limits);
        require(again && again->canInstall() && again->count(PlanChange::Gone) == 0,
                "it can be put in again");
        const auto back = shelf.restore(*outcome->undo);
        require(back && back->undo, "it is taken back");
        require(state() == m_before, "and nothing is left of it");
    }

private:
    static void checkReading(const PackReading& reading, const PackLimits& limits)
    {
        for (auto each = reading.texts.begin(); each != reading.texts.end(); ++each) {
            require(each.value().size() <= limits.text, "texts end somewhere");
            require(packFileOf(each.key(), reading.manifest.game) != PackFile::None, "files have a place");
            require(!each.key().split(u'/').contains(QStringLiteral("..")), "no way leads out");
        }
        PackProblems problems;
        const QByteArray again = writeManifest(reading.manifest);
        require(writeManifest(readManifest(again, true, problems)) == again && problems.empty(),
                "a manifest that was read can be written and read");
    }

    [[nodiscard]] QString state()
    {
        const auto value = m_database->value(QStringLiteral(
            "SELECT (SELECT count(*) || '/' || total(length(name_en) + length(effects) + strength) FROM card)"
            " || ' ' || (SELECT count(*) FROM card_layer) || ' ' || (SELECT count(*) || '/' ||"
            " total(length(text_en)) FROM clause) || ' ' || (SELECT count(*) || '/' ||"
            " total(length(answer_en)) FROM clarification) || ' ' || (SELECT count(*) FROM term) || ' ' ||"
            " (SELECT count(*) FROM box) || ' ' || (SELECT count(*) FROM search_item) || ' ' ||"
            " (SELECT count(*) FROM pack_file) || ' ' || (SELECT count(*) FROM deck WHERE removed = 0)"));
        require(value.has_value(), "the library can be read");
        return value->toString();
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    std::unique_ptr<Database> m_database;
    QString m_before;
};

/// The bytes cut at zeros are a manifest and the texts of the usual places, with sums that are right.
QByteArray packOf(const QByteArray& bytes)
{
    const QByteArrayList parts = bytes.split('\0');
    PackProblems problems;
    PackManifest manifest = readManifest(parts.first(), false, problems);
    if (!isPackId(manifest.id) || manifest.id == kProgramItself)
        manifest.id = QStringLiteral("fuzz");
    if (manifest.game != QLatin1String("battleground"))
        manifest.game = QStringLiteral("crimson-company");
    if (!problems.empty()) {
        manifest.title = {QStringLiteral("Fuzz"), QStringLiteral("Fuzz")};
        manifest.languages = QStringList{QStringLiteral("de"), QStringLiteral("en")};
        manifest.authors = QStringList(QStringLiteral("Nobody"));
        manifest.licence = QStringLiteral("CC0-1.0");
        manifest.needs.clear();
    }
    static const char* const kPlaces[] = {
        "cards/%1/characters.json",         "cards/%1/castles.json",      "cards/%1/corrections.json",
        "rulebooks/%1/clarifications.json", "scenarios/%1/a.scenario",    "cards/%1/boxes.json",
        "rulebooks/%1/clauses.json",        "rulebooks/%1/sections.json", "rulebooks/%1/en/rules.md",
        "rulebooks/%1/de/rules.md",         "rulebooks/%1/glossary.json", "decks/%1/deck.castellan-deck"};
    std::vector<tests::ZipEntry> entries(1);
    manifest.files.clear();
    for (qsizetype i = 1; i < parts.size() && i <= static_cast<qsizetype>(std::size(kPlaces)); ++i) {
        if (parts[i].isEmpty())
            continue;
        const QString path = QString::fromLatin1(kPlaces[i - 1]).arg(manifest.game);
        manifest.files.insert(
            path,
            QString::fromLatin1(QCryptographicHash::hash(parts[i], QCryptographicHash::Sha256).toHex()));
        entries.push_back({path.toUtf8(), parts[i]});
    }
    entries.front() = {"manifest.json", writeManifest(manifest)};
    return tests::craftedZip(entries);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static int argc = 1;
    static char name[] = "pack_fuzz";
    static char* argv[] = {name, nullptr};
    static const QCoreApplication app(argc, argv);
    static Shelf shelf;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    shelf.tryPack(bytes);
    shelf.tryPack(packOf(bytes));
    return 0;
}
