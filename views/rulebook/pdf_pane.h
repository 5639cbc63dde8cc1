// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_find.h"
#include "model/rulebook/edition_shelf.h"
#include "model/rulebook/rulebook.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/message_bar.h"

#include <QSet>
#include <QWidget>

class QStackedWidget;

namespace views {

class EmptyState;
class PdfClauseCard;
class PdfImportStrip;
class PdfSide;
class PdfTools;
class PdfView;

/// The owner's rulebooks as PDFs: pages and outline at the left, the pages in the middle, our rule for a
/// paragraph at the right. Brings PDFs in, by dialog or drop, and takes them out.
class PdfPane : public QWidget
{
    Q_OBJECT

public:
    /// All that is passed belongs to the caller and outlives the pane.
    PdfPane(const model::Rulebook& book, model::EditionShelf& shelf, model::Settings& settings,
            ActionRegistry& actions, const Theme& theme, FileChooser& files, QWidget* parent = nullptr);

    /// The rules that its pages are tied to; the shelf turns to the same game.
    void setBook(const model::Rulebook& book);
    ~PdfPane() override;

    /// Whether a clause has a place in one of the PDFs.
    [[nodiscard]] bool has(const QString& clause) const { return m_placed.contains(clause); }
    /// Opens the page with the lines of the clause marked, in the reader's language if there is a PDF in it;
    /// false if it has no place.
    bool showClause(const QString& clause);
    /// Opens a page; false if that edition is not there or cannot be opened.
    bool showPage(qint64 edition, int page);

    void chooseFile();
    void importFile(const QString& path);
    void removeShown();

    void find(int direction);
    void zoom(int steps);
    void focusFind();
    void takeFocus();

    [[nodiscard]] QString status() const;
    [[nodiscard]] bool isShowing() const { return m_edition != 0; }
    [[nodiscard]] bool hasHits() const { return !m_hits.empty(); }

Q_SIGNALS:
    void clauseWanted(const QString& clause); ///< to be read in our rulebook
    void changed();                           ///< status, hits or editions

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void retranslate();
    void adjust();
    void editionsChanged();
    bool open(const model::Edition& edition);
    void close();
    void tellFailure(const model::PdfError& error, const QString& path);
    /// `asked`: the clause that led there; its link is told about first.
    void showParagraph(int paragraph, bool goThere, const QString& asked = {});
    void readLinks();
    void readPlaces();
    void startFind();
    void takeHits(const std::vector<model::PdfHit>& hits);
    void showHit();
    [[nodiscard]] const model::Edition* shown() const;
    [[nodiscard]] std::vector<model::Edition> ownLanguageFirst() const;

    model::EditionShelf& m_shelf;
    model::Settings& m_settings;
    const Theme& m_theme;
    FileChooser& m_files;
    MessageBar* m_messages;
    PdfImportStrip* m_import;
    PdfTools* m_tools;
    PdfSide* m_side;
    PdfView* m_view;
    PdfClauseCard* m_card;
    EmptyState* m_empty;
    QStackedWidget* m_stack;
    qint64 m_edition = 0; ///< key of the one that is shown; 0: none
    model::EditionContent m_content;
    QSet<QString> m_placed; ///< clauses that have a place in any of the PDFs
    int m_paragraph = -1;
    QString m_asked; ///< the clause that led to the paragraph; empty: none did
    std::vector<model::PdfHit> m_hits;
    int m_hit = -1;
    bool m_searching = false;
};

} // namespace views
