// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/card_draft.h"
#include "model/storage/database.h"

namespace model {

/// An unfinished card with the key it is kept under: the id of its card, or a name of its own where it was
/// never saved.
struct KeptDraft
{
    QString key;
    CardDraft draft;
};

/// Cards that are being edited, kept so that a kill costs nothing. Lives in the thread of its database, which
/// must outlive it.
class DraftStore
{
public:
    explicit DraftStore(Database& database);

    /// The one changed last first; what cannot be read is left out.
    StorageResult<std::vector<KeptDraft>> all(const QString& game);
    StorageResult<std::optional<CardDraft>> draft(const QString& game, const QString& key);
    StorageResult<Done> keep(const QString& key, const CardDraft& draft, const QDateTime& now);
    StorageResult<Done> discard(const QString& game, const QString& key);
    /// For a card that was never saved.
    StorageResult<QString> freeKey(const QString& game);

private:
    Database& m_database;
};

} // namespace model
