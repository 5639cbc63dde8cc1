// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "model/search/index_writer.h"

namespace model {

/// The tables card_layer and card, and the index of cards. Everything that writes runs in the caller's
/// transaction. Must not outlive its database.
class CardTables
{
public:
    explicit CardTables(Database& database);

    /// What the layers say about a card, the lowest first.
    StorageResult<std::vector<CardLayer>> layersOf(const QString& game, const QString& card);
    /// Replaces what this layer (and pack) says. One that says nothing is removed.
    StorageResult<Done> putLayer(const CardLayer& layer);

    /// Merges the layers of a card anew, for showing and searching. A correction of a card that no layer
    /// knows, and a card of the owner's own that was removed, are not shown; what the owner wrote stays.
    StorageResult<Done> refresh(const QString& game, const QString& card);

    /// All cards of a game, by kind and id.
    StorageResult<std::vector<CardRecord>> records(const QString& game);
    /// Only those of these ids, at most a few hundred.
    StorageResult<std::vector<CardRecord>> records(const QString& game, const QStringList& ids);

private:
    StorageResult<std::vector<CardRecord>> read(const QString& where, const QVariantList& values);

    Database& m_database;
    IndexWriter m_index;
    Statement m_readLayers;
    Statement m_putLayer;
    Statement m_removeLayer;
    Statement m_putCard;
    Statement m_removeCard;
};

} // namespace model
