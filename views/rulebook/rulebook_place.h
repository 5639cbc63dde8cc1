// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_list_model.h"
#include "model/rulebook/book_find.h"
#include "model/rulebook/edition_shelf.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/frame/place.h"
#include "views/rulebook/reading_history.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace views {

class CardPeek;
class ContentsPane;
class FindBar;
class PageView;
class PdfPane;

/// The rulebooks, one of each game: contents and bookmarks at the left, a chapter at the right, in one
/// language or both side by side. Remembers clause, languages, zoom and bookmarks. The owner's PDFs take its
/// place on request.
class RulebookPlace : public Place
{
    Q_OBJECT

public:
    /// All that is passed belongs to the caller and outlives the place.
    RulebookPlace(model::RulebookOf books, const model::CardListModel& cards, model::EditionShelf& editions,
                  model::Settings& settings, ActionRegistry& actions, const Theme& theme, FileChooser& files,
                  PagePrinter& printer, QWidget* parent = nullptr);

    /// Its actions do nothing before there is a place; called once by who makes the registry.
    static void restActions(ActionRegistry& actions);

    [[nodiscard]] QString status() const override;
    void takeFocus() override;
    void focusSearch() override;
    void showSample() override;

    /// The clause (or clarification, term, section) that is being read.
    [[nodiscard]] QString current() const { return m_current; }
    [[nodiscard]] bool isPdfShown() const;
    /// How cards are in the library, with the owner's corrections; built-in ones are shown where it has none.
    using LibraryCard = std::function<std::optional<model::Card>(const QString& game, const QString& id)>;
    void setLibraryCards(LibraryCard cards) { m_libraryCard = std::move(cards); }

    /// The game whose book is shown.
    [[nodiscard]] QString game() const;
    [[nodiscard]] GameInUse gameInUse() const override { return {game(), {}}; }

public Q_SLOTS:
    /// Shows the book of a game, at its beginning. Nothing happens if it is shown already.
    void openGame(const QString& game);
    /// Opens a clause, marked; also a clarification ("cl.monk.order"), a word ("term:lane"), a card
    /// ("card:monk") or a section. One that the book does not have is opened in the book of another game; an
    /// id that is in none changes nothing.
    void openClause(const QString& id);
    /// Opens the page of the owner's PDF that tells a clause, with its lines marked; false if there is none.
    bool openInPdf(const QString& clause);
    /// Opens the page of a PDF that a search found, by its id there; false if it is not there any more.
    bool openPdfPage(const QString& searchId);
    /// Brings a PDF in; without a path asks for one.
    void importPdf(const QString& path = {});
    /// The owner's PDFs in place of our text, or back.
    void showPdf(bool shown);
    /// The same for somebody who comes from another place, which "back" leads to again.
    void openFrom(const QString& place, const QString& id);

Q_SIGNALS:
    void placeWanted(const QString& place);
    /// It is in the clipboard, with its citation.
    void copied(const QString& clause);
    /// A scenario is to be played at the table.
    void exampleWanted(const QString& scenario, const QString& question);
    /// The file that a page was printed into could not be written.
    void printFailed(const model::ProxyFailure& failure);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void setGame(const QString& game);
    /// Turns to the book that has this; false if none has.
    bool turnTo(const QString& id);
    /// Where else the typed words are: the first other game whose book has them, and how often.
    [[nodiscard]] std::pair<QString, int> hitsElsewhere() const;
    void showElsewhere();
    void findElsewhere();
    void build(ActionRegistry& actions);
    void connectActions();
    void connectParts();
    void retranslate();
    void adjust();
    void setPages();
    void setBoth(bool both);
    void zoomBy(int steps);
    /// An id together with the game of the open book; and back: opens that book and gives the id alone.
    [[nodiscard]] QString withBook(const QString& id) const;
    QString inItsBook(const QString& id);
    void showEntry(const QString& step);
    void showAgain();
    void goToChapter(int steps);
    void followLink(const QString& kind, const QString& id);
    void playExample(const QString& clause);
    [[nodiscard]] std::optional<model::Card> cardOf(const QString& id) const;
    void pointAt(const QString& kind, const QString& id, const QRect& where, model::Language language);
    void find();
    void step(int direction);
    void showHit();
    [[nodiscard]] bool isTitle(const model::BookHit& hit) const;
    void toggleBookmark(const QString& entry);
    void copyClause();
    void printPage();
    void showChoices();
    [[nodiscard]] std::vector<model::Language> languages() const;
    [[nodiscard]] const model::BookPage* page(int index) const;
    [[nodiscard]] QAction* action(const char* id) const;

    model::RulebookOf m_books;
    const model::Rulebook* m_book; ///< of the game that is chosen
    const model::CardListModel& m_cards;
    LibraryCard m_libraryCard;
    model::EditionShelf& m_editions;
    model::Settings& m_settings;
    ActionRegistry& m_actions;
    const Theme& m_theme;
    PagePrinter& m_printer;
    std::vector<model::BookPage> m_pages;
    model::BookFind m_finder;
    QLabel* m_title;
    QComboBox* m_game;
    ContentsPane* m_contents;
    FindBar* m_find;
    PageView* m_view;
    CardPeek* m_peek;
    PdfPane* m_pdf;
    QStackedWidget* m_stack;
    int m_page = -1;
    QString m_current; ///< as it was asked for
    QString m_entry;   ///< the clause or term that it stands for
    bool m_both = false;
    QStringList m_bookmarks;
    ReadingHistory m_history;
    std::vector<model::BookHit> m_hits;
    int m_hit = -1;
};

} // namespace views
