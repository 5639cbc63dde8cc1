// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/edition_import.h"

#include <QFutureWatcher>
#include <QHash>
#include <QObject>

namespace model {

/// What an edition has on its pages and how it is tied to our clauses.
struct EditionContent
{
    std::vector<EditionPage> pages;
    std::vector<PdfParagraph> paragraphs;
    std::vector<EditionLink> links;

    /// Where a clause opens; null if it has no place, or none that is sure enough to be shown.
    [[nodiscard]] const EditionLink* placeOf(const QString& clause) const;
    /// The clauses of a paragraph: what the reader chose, then what was asked for, then the surest first.
    [[nodiscard]] std::vector<const EditionLink*> linksOf(int paragraph, const QString& asked = {}) const;
    /// The sentences that a link leads to.
    [[nodiscard]] QString textOf(const EditionLink& link) const;
    /// The paragraph at a place of a page, in points; -1 if there is none.
    [[nodiscard]] int paragraphAt(int page, const QPointF& place) const;
};

/// The owner's rulebooks of one game, for a window: a list that changes, imports in the background, one at a
/// time, and corrections. Without a library it is empty and takes nothing.
class EditionShelf : public QObject
{
    Q_OBJECT

public:
    explicit EditionShelf(const QString& game, QObject* parent = nullptr);
    ~EditionShelf() override;

    [[nodiscard]] const QString& game() const { return m_game; }
    /// The books of another game. Nothing happens if it is that game already; an import goes on for its own.
    void setGame(const QString& game);
    /// The game of the PDF whose page a search found, by its id there; empty if it is gone.
    [[nodiscard]] QString gameOfPage(const QString& searchId);

    /// The library that is open now; null: none. It has to stay until the next call.
    void setLibrary(Database* database);
    [[nodiscard]] bool canImport() const;

    [[nodiscard]] const std::vector<Edition>& editions() const { return m_editions; }
    /// Null if there is none of this key.
    [[nodiscard]] const Edition* edition(qint64 key) const;
    /// The edition (its key) and page that a search found, by its id there; nothing if they are gone.
    [[nodiscard]] std::optional<std::pair<qint64, int>> pageOf(const QString& searchId) const;
    /// Empty if the library cannot be read.
    [[nodiscard]] EditionContent content(const Edition& edition);

    /// Nothing happens while another import runs.
    void import(const QString& path, Language language, const QString& password = {});
    void cancelImport();
    [[nodiscard]] bool isImporting() const { return m_import.isRunning(); }

    void remove(const Edition& edition);
    void correct(const Edition& edition, const QString& clause, std::optional<int> paragraph);
    void takeBackCorrection(const Edition& edition, const QString& clause);

    /// Passwords of locked files, as long as the program runs.
    [[nodiscard]] QString passwordOf(const Edition& edition) const { return m_passwords.value(edition.hash); }
    void setPassword(const Edition& edition, const QString& password);

Q_SIGNALS:
    void changed();                    ///< other editions
    void linksChanged(qint64 edition); ///< corrected
    void progress(int pages, int all);
    void imported(const model::EditionReport& report);
    void importFailed(const model::EditionError& error, const QString& path, model::Language language);
    void importCancelled();
    void failed(const model::StorageError& error);

private:
    void reload();
    void finishImport();
    void tell(const StorageResult<Done>& done);

    QString m_game;
    Database* m_database = nullptr;
    std::vector<Edition> m_editions;
    QFutureWatcher<std::shared_ptr<EditionResult>> m_import;
    EditionRequest m_request;
    QHash<QString, QString> m_passwords; ///< by content hash
};

} // namespace model
