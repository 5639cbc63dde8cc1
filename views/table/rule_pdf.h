// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/page_renderer.h"
#include "model/rulebook/edition_shelf.h"
#include "views/theme/theme.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;

class QPushButton;

namespace views {

/// The owner's rulebooks of a game; null where there are none.
using EditionFinder = std::function<model::EditionShelf*(const QString& game)>;

/// The lines of the owner's own rulebook that state a clause, cut out of their page and marked, or as text
/// where their letters would be too small to read. Takes no room where no book is linked. Files are read and
/// pages drawn in the background.
class RulePdf : public QWidget
{
    Q_OBJECT

public:
    explicit RulePdf(const Theme& theme, QWidget* parent = nullptr);

    void setEditions(EditionFinder editions) { m_editions = std::move(editions); }
    /// The book in this language if there is one, else in the other.
    void showClause(const QString& game, const QString& clause, model::Language language);
    /// The page has been drawn.
    [[nodiscard]] bool isDrawn() const { return !m_picture.isNull(); }
    /// The lines are shown as text.
    [[nodiscard]] bool isQuoted() const { return m_isQuoted; }
    [[nodiscard]] QString clause() const { return isHidden() ? QString() : m_clause; }

Q_SIGNALS:
    /// The page is to be opened.
    void pageWanted(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void follow(model::EditionShelf* shelf);
    void find();
    void load();
    void loaded();
    void wish();
    void retranslate();
    [[nodiscard]] const model::EditionContent& content(const model::Edition& edition);
    [[nodiscard]] QRectF part() const;
    [[nodiscard]] double scale() const;
    /// The height of the lines on the screen, in pixels.
    [[nodiscard]] double lineHeight() const;

    const Theme& m_theme;
    EditionFinder m_editions;
    QPointer<model::EditionShelf> m_shelf;
    QHash<qint64, model::EditionContent> m_contents;
    QString m_game;
    QString m_clause;
    model::Language m_language = model::Language::English;
    qint64 m_edition = -1; ///< that the clause was found in
    model::EditionLink m_link;
    QSizeF m_pageSize;
    QString m_label;
    qint64 m_readEdition = -1; ///< that the renderer draws
    qint64 m_reading = -1;     ///< that is being read
    QFutureWatcher<std::shared_ptr<model::PdfFile>> m_file;
    std::unique_ptr<model::PageRenderer> m_renderer;
    model::PageWish m_wish;
    QImage m_picture;
    QPushButton* m_open;
    QLabel* m_quote;
    bool m_isQuoted = false;
};

} // namespace views
