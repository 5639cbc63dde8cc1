// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_store.h"

#include "model/rulebook/edition_lines.h"
#include "model/search/index_writer.h"
#include "model/search/search_kinds.h"
#include "model/storage/transaction.h"

#include <QFileInfo>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHashInId = 12;

QString idStart(const Edition& edition)
{
    return edition.hash.first(std::min(kHashInId, edition.hash.size())) + u':' +
           languageCode(edition.language) + u':';
}

std::optional<Edition> firstOf(const std::vector<Edition>& found)
{
    return found.empty() ? std::optional<Edition>() : std::optional<Edition>(found.front());
}

/// The paragraph that stands at a place; -1 if none does.
/// The lines of a paragraph from `first` to `last`; all of them where those are none of its lines.
std::vector<PageBox> passageOf(std::vector<PageBox> lines, int first, int last)
{
    const auto count = static_cast<int>(lines.size());
    if (first < 0 || first >= count || (last >= 0 && last < first))
        return lines;
    if (last >= 0 && last + 1 < count)
        lines.erase(lines.begin() + last + 1, lines.end());
    lines.erase(lines.begin(), lines.begin() + first);
    return lines;
}

int paragraphAt(const std::vector<PdfParagraph>& paragraphs, int page, const QPointF& place)
{
    for (size_t i = 0; i < paragraphs.size(); ++i) {
        for (const PageBox& line : paragraphs[i].lines) {
            if (line.page == page && line.box.adjusted(-1, -1, 1, 1).contains(place))
                return static_cast<int>(i);
        }
    }
    return -1;
}

} // namespace

QString Edition::name() const
{
    return QFileInfo(file).completeBaseName();
}

QString searchIdOf(const Edition& edition, int page)
{
    return idStart(edition) + QString::number(page + 1);
}

std::optional<std::pair<size_t, int>> pageOfSearchId(const std::vector<Edition>& editions, const QString& id)
{
    for (size_t i = 0; i < editions.size(); ++i) {
        const QString start = idStart(editions[i]);
        if (id.startsWith(start))
            return std::pair{i, id.mid(start.size()).toInt() - 1};
    }
    return {};
}

EditionStore::EditionStore(Database& database)
    : m_database(database)
{}

StorageResult<std::vector<Edition>> EditionStore::read(const QString& where, const QVariantList& values)
{
    std::vector<Edition> result;
    Statement read(m_database,
                   u"SELECT key, game, language, hash, file, pages, has_text FROM edition WHERE "_s + where +
                       u" ORDER BY key"_s);
    if (auto ran = read.runWith(values); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        result.push_back({row.value(0).toLongLong(), row.value(1).toString(),
                          languageFromCode(row.value(2).toString()).value_or(Language::English),
                          row.value(3).toString(), row.value(4).toString(), row.value(5).toInt(),
                          row.value(6).toBool()});
    });
    if (!done)
        return done.error();
    return result;
}

StorageResult<std::vector<Edition>> EditionStore::editions(const QString& game)
{
    return read(u"game = ?"_s, {game});
}

StorageResult<std::optional<Edition>> EditionStore::edition(qint64 key)
{
    const auto found = read(u"key = ?"_s, {key});
    if (!found)
        return found.error();
    return firstOf(*found);
}

StorageResult<std::optional<Edition>> EditionStore::withContent(const QString& game, Language language,
                                                                const QString& hash)
{
    const auto found =
        read(u"game = ? AND language = ? AND hash = ?"_s, {game, languageCode(language), hash});
    if (!found)
        return found.error();
    return firstOf(*found);
}

StorageResult<std::vector<EditionPage>> EditionStore::pages(const Edition& edition)
{
    std::vector<EditionPage> result;
    Statement read(m_database,
                   u"SELECT label, width, height FROM edition_page WHERE edition = ? ORDER BY page"_s);
    if (auto ran = read.run(edition.key); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        result.push_back({row.value(0).toString(), QSizeF(row.value(1).toDouble(), row.value(2).toDouble())});
    });
    if (!done)
        return done.error();
    return result;
}

StorageResult<std::vector<PdfParagraph>> EditionStore::paragraphs(const Edition& edition)
{
    std::vector<PdfParagraph> result;
    Statement read(m_database, u"SELECT text, lines, heading FROM edition_paragraph WHERE edition = ?"
                               u" ORDER BY position"_s);
    if (auto ran = read.run(edition.key); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        PdfParagraph& paragraph = result.emplace_back();
        paragraph.text = row.value(0).toString();
        paragraph.isHeading = row.value(2).toBool();
        readLines(row.value(1).toString(), paragraph);
    });
    if (!done)
        return done.error();
    return result;
}

StorageResult<std::vector<EditionLink>> EditionStore::links(const Edition& edition)
{
    std::vector<EditionLink> result;
    Statement read(m_database,
                   u"SELECT edition_link.clause, edition_link.position, lines, confidence, first,"
                   u" first_line, last_line"
                   u" FROM edition_link JOIN edition_paragraph USING (edition, position)"
                   u" WHERE edition = ? ORDER BY edition_link.clause, first DESC, edition_link.position"_s);
    if (auto ran = read.run(edition.key); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        result.push_back(
            {row.value(0).toString(), row.value(1).toInt(),
             passageOf(linesFrom(row.value(2).toString()), row.value(5).toInt(), row.value(6).toInt()),
             row.value(3).toDouble(), row.value(4).toBool(), false});
    });
    if (!done)
        return done.error();
    if (auto applied = applyCorrections(edition, result); !applied)
        return applied.error();
    return result;
}

StorageResult<Done> EditionStore::applyCorrections(const Edition& edition, std::vector<EditionLink>& links)
{
    struct Correction
    {
        QString clause;
        int page;
        QPointF place;
    };
    std::vector<Correction> corrections;
    Statement read(m_database, u"SELECT clause, page, x, y FROM link_correction"
                               u" WHERE game = ? AND language = ? AND hash = ?"_s);
    if (auto ran = read.run(edition.game, languageCode(edition.language), edition.hash); !ran)
        return ran;
    auto done = read.eachRow([&](const QSqlQuery& row) {
        corrections.push_back({row.value(0).toString(), row.value(1).toInt(),
                               QPointF(row.value(2).toDouble(), row.value(3).toDouble())});
    });
    if (!done || corrections.empty())
        return done;
    const auto all = paragraphs(edition);
    if (!all)
        return all.error();
    for (const Correction& correction : corrections) {
        const int paragraph = correction.page < 0 ? -1 : paragraphAt(*all, correction.page, correction.place);
        // A place without text says nothing any more.
        if (correction.page >= 0 && paragraph < 0)
            continue;
        std::erase_if(links, [&](const EditionLink& link) { return link.clause == correction.clause; });
        if (paragraph >= 0)
            links.push_back(
                {correction.clause, paragraph, (*all)[static_cast<size_t>(paragraph)].lines, 1, true, true});
    }
    std::stable_sort(links.begin(), links.end(),
                     [](const EditionLink& a, const EditionLink& b) { return a.clause < b.clause; });
    return Done{};
}

StorageResult<Done> EditionStore::correct(const Edition& edition, const QString& clause,
                                          std::optional<int> paragraph)
{
    int page = -1;
    QPointF place;
    if (paragraph) {
        const auto all = paragraphs(edition);
        if (!all)
            return all.error();
        const auto index = static_cast<size_t>(*paragraph);
        if (*paragraph < 0 || index >= all->size() || (*all)[index].lines.empty())
            return StorageError{StorageErrorCode::Constraint, u"there is no paragraph %1"_s.arg(*paragraph)};
        page = (*all)[index].page();
        place = (*all)[index].lines.front().box.center();
    }
    return m_database.run(u"INSERT OR REPLACE INTO link_correction (game, language, hash, clause, page, x, y)"
                          u" VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                          edition.game, languageCode(edition.language), edition.hash, clause, page, place.x(),
                          place.y());
}

StorageResult<Done> EditionStore::takeBackCorrection(const Edition& edition, const QString& clause)
{
    return m_database.run(
        u"DELETE FROM link_correction WHERE game = ? AND language = ? AND hash = ? AND clause = ?"_s,
        edition.game, languageCode(edition.language), edition.hash, clause);
}

StorageResult<Done> EditionStore::setFile(const Edition& edition, const QString& file)
{
    return m_database.run(u"UPDATE edition SET file = ? WHERE key = ?"_s, file, edition.key);
}

StorageResult<Done> EditionStore::remove(const Edition& edition)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    IndexWriter index(m_database);
    for (int page = 0; page < edition.pages; ++page) {
        auto removed = index.remove(kPageKind.toString(), edition.game, searchIdOf(edition, page));
        if (!removed)
            return removed;
    }
    if (auto removed = m_database.run(u"DELETE FROM edition WHERE key = ?"_s, edition.key); !removed)
        return removed;
    return transaction->commit();
}

} // namespace model
