// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/contents_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QListWidget;
class QStackedWidget;
class QTabBar;
class QTreeView;

namespace views {

class EmptyState;

/// The left of the rulebook: its contents as a tree, and the reader's bookmarks.
class ContentsPane : public QWidget
{
    Q_OBJECT

public:
    explicit ContentsPane(const Theme& theme, QWidget* parent = nullptr);

    void setPages(const std::vector<model::BookPage>& pages, model::Language language);
    void setBookmarks(const QStringList& entries);

    /// Shows where the reader is, without going there.
    void follow(const QString& id);
    void takeFocus();

Q_SIGNALS:
    void chosen(const QString& id);
    /// Chosen for good, by Return or a click: the keyboard may go to the text.
    void opened(const QString& id);
    void bookmarkWanted(); ///< for the clause that is being read
    void bookmarkRemoved(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showBookmarks();
    void adjust();

    const Theme& m_theme;
    model::ContentsModel* m_contents;
    model::Language m_language = model::Language::English;
    QStringList m_bookmarks;
    QTabBar* m_tabs;
    QTreeView* m_tree;
    QListWidget* m_marked;
    EmptyState* m_none;
    QStackedWidget* m_stack;
    bool m_following = false;
};

} // namespace views
