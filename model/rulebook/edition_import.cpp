// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_import.h"

#include "model/library/library_content.h"
#include "model/rulebook/edition_reader.h"
#include "model/rulebook/edition_store.h"
#include "model/rulebook/rulebook_reader.h"
#include "model/rulebook/text_language.h"
#include "model/storage/library_meta.h"
#include "model/storage/transaction.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageResult<std::vector<CardName>> cardNames(Database& database, const QString& game)
{
    auto cards = LibraryStore(database).cards(game);
    if (!cards)
        return cards.error();
    // A library that nothing was brought into yet.
    if (cards->empty())
        cards = builtInCards(game);
    std::vector<CardName> names;
    for (const Card& card : *cards)
        names.push_back({card.id, card.name, card.otherNames});
    return names;
}

StorageResult<std::vector<ClauseMatch>> matchesOf(Database& database, const Edition& edition,
                                                  const std::vector<PdfParagraph>& paragraphs)
{
    const Rulebook& book = builtInRulebook(edition.game);
    if (book.isEmpty())
        return std::vector<ClauseMatch>();
    const auto cards = cardNames(database, edition.game);
    if (!cards)
        return cards.error();
    return ClauseMatcher(book, *cards, edition.language).match(paragraphs);
}

/// What the links of an edition depend on besides itself.
StorageResult<QString> matchVersion(Database& database, const QString& game)
{
    const auto content = LibraryMeta(database).value(u"content."_s + game);
    if (!content)
        return content.error();
    return u"%1 %2"_s.arg(ClauseMatcher::kVersion).arg(content->value_or(QString()));
}

StorageResult<EditionReport> store(Database& database, Edition edition, const ReadEdition& read)
{
    const auto matches = matchesOf(database, edition, read.paragraphs);
    if (!matches)
        return matches.error();
    const auto version = matchVersion(database, edition.game);
    if (!version)
        return version.error();
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    EditionTables tables(database);
    if (auto added = tables.add(edition, *version); !added)
        return added.error();
    if (auto added = tables.addPages(edition, read); !added)
        return added.error();
    if (auto set = tables.setLinks(edition, *matches); !set)
        return set.error();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    const auto opening = std::count_if(matches->begin(), matches->end(), [](const ClauseMatch& match) {
        return match.isFirst && match.confidence >= EditionLink::kLeastShown;
    });
    return EditionReport{ImportOutcome::Imported, std::move(edition),
                         static_cast<int>(read.paragraphs.size()), static_cast<int>(opening)};
}

} // namespace

EditionResult importEdition(Database& database, const EditionRequest& request, const ImportWatch& watch)
{
    const auto file = PdfFile::read(request.path);
    if (!file)
        return EditionError(file.error());
    EditionStore editions(database);
    const QString path = QFileInfo(request.path).absoluteFilePath();
    const auto known = editions.withContent(request.game, request.language, file->hash);
    if (!known)
        return EditionError(known.error());
    if (*known) {
        if (auto set = editions.setFile(**known, path); !set)
            return EditionError(set.error());
        EditionReport report{ImportOutcome::UpToDate, **known, 0, 0};
        report.edition.file = path;
        return report;
    }
    const auto read = readEdition(*file, request.password, watch);
    if (!read)
        return EditionError(read.error());
    if (!*read || (watch.cancelled && watch.cancelled()))
        return EditionReport{ImportOutcome::Cancelled, {}, 0, 0};
    if (const auto written = languageOfText((*read)->paragraphs); written && *written != request.language)
        return EditionError(
            PdfError{*written == Language::German ? PdfErrorCode::InGerman : PdfErrorCode::InEnglish,
                     u"written in %1"_s.arg(languageCode(*written))});
    const Edition edition{0,
                          request.game,
                          request.language,
                          file->hash,
                          path,
                          static_cast<int>((*read)->pages.size()),
                          !(*read)->paragraphs.empty()};
    auto stored = store(database, edition, **read);
    if (!stored)
        return EditionError(stored.error());
    return std::move(stored).value();
}

QFuture<std::shared_ptr<EditionResult>> importEditionInto(const QString& libraryPath,
                                                          const EditionRequest& request)
{
    return QtConcurrent::run([libraryPath, request](QPromise<std::shared_ptr<EditionResult>>& promise) {
        auto database = Database::open(libraryPath, Database::Access::ReadWrite);
        if (!database) {
            promise.addResult(std::make_shared<EditionResult>(EditionError(database.error())));
            return;
        }
        ImportWatch watch;
        watch.progress = [&promise](int done, int total) {
            promise.setProgressRange(0, total);
            promise.setProgressValue(done);
        };
        watch.cancelled = [&promise] { return promise.isCanceled(); };
        promise.addResult(std::make_shared<EditionResult>(importEdition(**database, request, watch)));
    });
}

StorageResult<Done> refreshLinks(Database& database, const QString& game)
{
    const auto version = matchVersion(database, game);
    if (!version)
        return version.error();
    EditionStore store(database);
    const auto editions = store.editions(game);
    if (!editions)
        return editions.error();
    for (const Edition& edition : *editions) {
        const auto matched = database.value(u"SELECT matched FROM edition WHERE key = ?"_s, edition.key);
        if (!matched)
            return matched.error();
        if (matched->toString() == *version)
            continue;
        const auto paragraphs = store.paragraphs(edition);
        if (!paragraphs)
            return paragraphs.error();
        const auto matches = matchesOf(database, edition, *paragraphs);
        if (!matches)
            return matches.error();
        auto transaction = Transaction::begin(database);
        if (!transaction)
            return transaction.error();
        if (auto set = EditionTables(database).setLinks(edition, *matches); !set)
            return set;
        auto noted = database.run(u"UPDATE edition SET matched = ? WHERE key = ?"_s, *version, edition.key);
        if (!noted)
            return noted;
        if (auto committed = transaction->commit(); !committed)
            return committed;
    }
    return Done{};
}

} // namespace model
