// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_tables.h"

#include "model/rulebook/edition_lines.h"
#include "model/rulebook/edition_store.h"
#include "model/search/search_kinds.h"

namespace model {

using namespace Qt::StringLiterals;

EditionTables::EditionTables(Database& database)
    : m_database(database)
{}

StorageResult<Done> EditionTables::add(Edition& edition, const QString& matched)
{
    const auto key =
        m_database.value(u"INSERT INTO edition (game, language, hash, file, pages, has_text, matched)"
                         u" VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING key"_s,
                         edition.game, languageCode(edition.language), edition.hash, edition.file,
                         edition.pages, edition.hasText ? 1 : 0, matched);
    if (!key)
        return key.error();
    edition.key = key->toLongLong();
    return Done{};
}

StorageResult<Done> EditionTables::addPages(const Edition& edition, const ReadEdition& read)
{
    Statement page(
        m_database,
        u"INSERT INTO edition_page (edition, page, label, width, height) VALUES (?, ?, ?, ?, ?)"_s);
    for (size_t i = 0; i < read.pages.size(); ++i) {
        const EditionPage& each = read.pages[i];
        auto added =
            page.run(edition.key, static_cast<int>(i), each.label, each.size.width(), each.size.height());
        if (!added)
            return added;
    }
    Statement paragraph(m_database,
                        u"INSERT INTO edition_paragraph (edition, position, page, heading, text, lines)"
                        u" VALUES (?, ?, ?, ?, ?, ?)"_s);
    for (size_t i = 0; i < read.paragraphs.size(); ++i) {
        const PdfParagraph& each = read.paragraphs[i];
        auto added = paragraph.run(edition.key, static_cast<int>(i), each.page(), each.isHeading ? 1 : 0,
                                   each.text, storedLines(each));
        if (!added)
            return added;
    }
    return addToIndex(edition, read);
}

StorageResult<Done> EditionTables::addToIndex(const Edition& edition, const ReadEdition& read)
{
    std::vector<QStringList> texts(read.pages.size());
    for (const PdfParagraph& each : read.paragraphs) {
        if (static_cast<size_t>(each.page()) < texts.size())
            texts[static_cast<size_t>(each.page())] << each.text;
    }
    IndexWriter index(m_database);
    for (size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].isEmpty())
            continue;
        SearchItem item;
        item.kind = kPageKind.toString();
        item.game = edition.game;
        item.id = searchIdOf(edition, static_cast<int>(i));
        const bool german = edition.language == Language::German;
        (german ? item.title.de : item.title.en) = edition.name() + u" · "_s + read.pages[i].label;
        (german ? item.body.de : item.body.en) = texts[i].join(u'\n');
        if (auto put = index.put(item); !put)
            return put;
    }
    return Done{};
}

StorageResult<Done> EditionTables::setLinks(const Edition& edition, const std::vector<ClauseMatch>& matches)
{
    if (auto cleared = m_database.run(u"DELETE FROM edition_link WHERE edition = ?"_s, edition.key); !cleared)
        return cleared;
    Statement add(m_database, u"INSERT INTO edition_link (edition, clause, position, confidence, first,"
                              u" first_line, last_line) VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
    for (const ClauseMatch& match : matches) {
        auto added =
            add.run(edition.key, match.clause, match.paragraph, static_cast<double>(match.confidence),
                    match.isFirst ? 1 : 0, match.firstLine, match.lastLine);
        if (!added)
            return added;
    }
    return Done{};
}

} // namespace model
