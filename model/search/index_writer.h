// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search_item.h"
#include "model/storage/statement.h"

namespace model {

/// Keeps the search index up to date, inside the transaction of whoever changes what is indexed. Texts are
/// folded here. Must not outlive its database.
class IndexWriter
{
public:
    /// The longest text that is indexed, in characters; what follows is left out of the index, not out of the
    /// library.
    static constexpr qsizetype kLongestText = 200'000;

    explicit IndexWriter(Database& database);

    /// Adds the item, or replaces the one of the same kind, game and id.
    StorageResult<Done> put(const SearchItem& item);
    StorageResult<Done> remove(const QString& kind, const QString& game, const QString& id);

private:
    StorageResult<QVariant> keyOf(const QString& kind, const QString& game, const QString& id);

    Database& m_database;
    Statement m_find;
    Statement m_addItem;
    Statement m_changeItem;
    Statement m_removeItem;
    Statement m_addWords;
    Statement m_removeWords;
};

} // namespace model
