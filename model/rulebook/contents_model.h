// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book_pages.h"

#include <QAbstractItemModel>

namespace model {

/// The contents of a book as a tree: chapters, their parts, and the clauses and words in them, by title in
/// one language.
class ContentsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< as in PageEntry and BookPage
        ChapterRole,           ///< true for what has entries below it
    };

    explicit ContentsModel(QObject* parent = nullptr);

    void setPages(const std::vector<BookPage>& pages, Language language);

    /// Invalid if there is none of this id.
    [[nodiscard]] QModelIndex indexOf(const QString& id) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node
    {
        QString id;
        LocalText title;
        int parent = -1; ///< index of a node
        int row = 0;
        std::vector<int> children;
    };
    int add(const QString& id, const LocalText& title, int parent);
    [[nodiscard]] QModelIndex indexAt(int node) const;

    std::vector<Node> m_nodes;
    std::vector<int> m_top;
    Language m_language = Language::English;
};

} // namespace model
