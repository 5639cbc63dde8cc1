// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_import.h"
#include "model/pdf/pdf_error.h"
#include "model/rulebook/edition.h"

#include <memory>
#include <variant>

namespace model {

/// A PDF to import.
struct EditionRequest
{
    QString path;
    QString password;
    QString game;
    Language language = Language::English;
};

struct EditionReport
{
    ImportOutcome outcome = ImportOutcome::Imported; ///< UpToDate: this content is in the library already
    Edition edition;
    int paragraphs = 0;
    int clauses = 0; ///< that have a place in it
};

using EditionError = std::variant<PdfError, StorageError>;
using EditionResult = rules::Result<EditionReport, EditionError>;

/// Reads a PDF into a library: pages, paragraphs, index and links to our clauses, in one transaction at the
/// end; all of it or nothing. A book that is plainly written in another language than the one asked for is
/// refused (PdfErrorCode::InEnglish, InGerman); one of another game is imported without links. A library that
/// has the content only learns where the file is now. Progress counts pages.
[[nodiscard]] EditionResult importEdition(Database& database, const EditionRequest& request,
                                          const ImportWatch& watch = {});

/// The same in a worker thread, over a connection of its own. The future has progress and can be cancelled.
[[nodiscard]] QFuture<std::shared_ptr<EditionResult>> importEditionInto(const QString& libraryPath,
                                                                        const EditionRequest& request);

/// Matches the editions of a game anew where our rules have changed since. Corrections stay.
[[nodiscard]] StorageResult<Done> refreshLinks(Database& database, const QString& game);

} // namespace model
