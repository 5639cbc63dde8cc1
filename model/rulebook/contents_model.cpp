// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/contents_model.h"

#include <algorithm>

namespace model {

ContentsModel::ContentsModel(QObject* parent)
    : QAbstractItemModel(parent)
{}

void ContentsModel::setPages(const std::vector<BookPage>& pages, Language language)
{
    beginResetModel();
    m_nodes.clear();
    m_top.clear();
    m_language = language;
    for (const BookPage& page : pages) {
        const int chapter = add(page.id, page.title, -1);
        int around = chapter;
        for (const PageEntry& entry : page.entries) {
            const int node = add(entry.id, entry.title, entry.isHeading ? chapter : around);
            if (entry.isHeading)
                around = node;
        }
    }
    endResetModel();
}

int ContentsModel::add(const QString& id, const LocalText& title, int parent)
{
    const auto node = static_cast<int>(m_nodes.size());
    auto& siblings = parent < 0 ? m_top : m_nodes[static_cast<size_t>(parent)].children;
    const auto row = static_cast<int>(siblings.size());
    siblings.push_back(node);
    m_nodes.push_back({id, title, parent, row, {}});
    return node;
}

QModelIndex ContentsModel::indexAt(int node) const
{
    return createIndex(m_nodes[static_cast<size_t>(node)].row, 0, static_cast<quintptr>(node));
}

QModelIndex ContentsModel::indexOf(const QString& id) const
{
    const auto it =
        std::find_if(m_nodes.begin(), m_nodes.end(), [&](const Node& node) { return node.id == id; });
    return it == m_nodes.end() ? QModelIndex() : indexAt(static_cast<int>(it - m_nodes.begin()));
}

QModelIndex ContentsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto& children = parent.isValid() ? m_nodes[parent.internalId()].children : m_top;
    return indexAt(children[static_cast<size_t>(row)]);
}

QModelIndex ContentsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    const int node = m_nodes[child.internalId()].parent;
    return node < 0 ? QModelIndex() : indexAt(node);
}

int ContentsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_top.size());
    return parent.column() == 0 ? static_cast<int>(m_nodes[parent.internalId()].children.size()) : 0;
}

int ContentsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ContentsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Node& node = m_nodes[index.internalId()];
    switch (role) {
    case Qt::DisplayRole: return node.title.in(m_language);
    case IdRole: return node.id;
    case ChapterRole: return !node.children.empty();
    default: return {};
    }
}

} // namespace model
