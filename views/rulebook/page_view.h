// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book_find.h"
#include "views/rulebook/page_writer.h"
#include "views/text/text_page.h"
#include "views/theme/theme.h"

#include <QTimer>

#include <optional>

namespace views {

/// One chapter on the screen. Sets the text in a column of 60 to 75 letters, whatever the size of the window:
/// what is over becomes margin, and where there is much, the notes stand in it. Marks a clause, bookmarks and
/// found words.
class PageView : public TextPage
{
    Q_OBJECT

public:
    static constexpr int kLettersInLine = 67;
    static constexpr int kSmallestZoom = 85; ///< percent
    static constexpr int kLargestZoom = 200;

    /// Book and theme outlive the view.
    PageView(const model::Rulebook& book, const Theme& theme, QWidget* parent = nullptr);

    /// Another book; nothing is shown until a page of it is.
    void setBook(const model::Rulebook& book) { m_book = &book; }
    /// `next` may be null. Scrolls to the top.
    void showPage(const model::BookPage& page, const model::BookPage* next,
                  const std::vector<model::Language>& languages);
    void setZoom(int percent);
    [[nodiscard]] int zoom() const { return m_zoom; }

    /// Marks an entry, or a question in it, and scrolls there; an empty id takes the mark away.
    void mark(const QString& entry, const QString& clarification = {});
    void setBookmarks(const QStringList& entries);
    /// Words to mark on this page; `current`, an index into them or -1, stands out and is brought into view.
    void setHits(std::vector<model::BookHit> hits, int current);

    /// What the reader selected; empty if nothing, or only the link that the keyboard is on.
    [[nodiscard]] QString passage() const;
    /// The entry that a place in the document belongs to.
    [[nodiscard]] QString entryAt(int position) const;
    /// The entry at the top of the window.
    [[nodiscard]] QString topEntry() const;
    /// The language of the column at this point of the viewport.
    [[nodiscard]] model::Language languageAt(const QPoint& point) const;

    /// Fonts at text size and zoom.
    [[nodiscard]] Fonts fonts() const;

Q_SIGNALS:
    /// "clause", "card", "term", "clarification" or "page" and an id.
    void linkActivated(const QString& kind, const QString& id);
    /// The link under the pointer or the keyboard; empty when there is none any more. `where` is in global
    /// coordinates.
    void linkPointedAt(const QString& kind, const QString& id, const QRect& where, model::Language language);
    void topEntryChanged(const QString& entry);
    void zoomWanted(int steps);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void write();
    void rewrite();
    void scrollToBlock(int position);
    void showHits();
    void pointAt(const QUrl& link);
    [[nodiscard]] int room() const; ///< for text and notes
    [[nodiscard]] PageLayout layoutFor(double room) const;
    [[nodiscard]] QRectF rectOf(size_t first, size_t last) const;
    [[nodiscard]] int positionOf(const QString& entry, const QString& clarification) const;
    void paintMark(QPainter& painter) const;
    void paintSides(QPainter& painter) const;
    void paintBookmarks(QPainter& painter) const;

    const model::Rulebook* m_book;
    const Theme& m_theme;
    model::BookPage m_page;
    std::optional<model::BookPage> m_next;
    std::vector<model::Language> m_languages;
    int m_zoom = 100;
    int m_room = -1; ///< that the page was written for
    PageLayout m_layout;
    std::vector<WrittenParagraph> m_written;
    QString m_marked;
    QString m_markedQuestion;
    QStringList m_bookmarks;
    std::vector<model::BookHit> m_hits;
    int m_currentHit = -1;
    QTextCursor m_focusedLink;
    QString m_top;
    bool m_scrolling = false; ///< by the program: the reader is where it was told
    QTimer m_rewrite;
};

} // namespace views
