// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause_matcher.h"
#include "model/rulebook/edition.h"
#include "model/search/index_writer.h"

namespace model {

/// What was read from a PDF, before it is in a library.
struct ReadEdition
{
    std::vector<EditionPage> pages;
    std::vector<PdfParagraph> paragraphs;
};

/// Writes an edition with its pages, paragraphs, links and index, in the transaction of the caller. Must not
/// outlive its database.
class EditionTables
{
public:
    explicit EditionTables(Database& database);

    /// Gives the edition its key.
    StorageResult<Done> add(Edition& edition, const QString& matched);
    StorageResult<Done> addPages(const Edition& edition, const ReadEdition& read);
    /// In place of those there were.
    StorageResult<Done> setLinks(const Edition& edition, const std::vector<ClauseMatch>& matches);

private:
    StorageResult<Done> addToIndex(const Edition& edition, const ReadEdition& read);

    Database& m_database;
};

} // namespace model
