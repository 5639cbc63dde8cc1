// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause.h"
#include "model/search/index_writer.h"

#include <QHash>

namespace model {

/// Writes the rules that one layer (and pack) brings, and their index, in the transaction of the caller. Must
/// not outlive its database. An id that another layer has already stays with it, but for the program's own,
/// which takes it from a pack.
class RulebookTables
{
public:
    RulebookTables(Database& database, const QString& game, int layer, const QString& pack);

    /// The words that a link without any of its own is read and searched as: "term:lane", "card:monk",
    /// "cc.goal". Without them it is its id.
    void nameLink(const QString& link, const LocalText& words) { m_links.insert(link, words); }

    /// Removes everything of this layer and pack.
    StorageResult<Done> clear();

    StorageResult<Done> add(const Clause& clause, int position);
    StorageResult<Done> add(const Clarification& clarification, int position);
    StorageResult<Done> add(const Term& term);
    StorageResult<Done> add(const SynonymGroup& group, int position);

    /// One of this layer and pack.
    StorageResult<Done> remove(const Clarification& clarification);
    /// It stays, but a search does not find it any more.
    StorageResult<Done> hide(const Clarification& clarification);

private:
    StorageResult<Done> clearTable(const QString& table, const QString& kind);
    StorageResult<Done> giveWay(const QString& table, const QString& id);
    StorageResult<Done> addLinks(const QString& sql, const QVariant& key, const QStringList& ids);
    /// The names of cards in both languages, one a line.
    StorageResult<LocalText> namesOf(const QStringList& cards);
    [[nodiscard]] QString readable(const QString& markdown, Language language) const;
    [[nodiscard]] LocalText readable(const LocalText& markdown) const;

    Database& m_database;
    IndexWriter m_index;
    QString m_game;
    int m_layer;
    QString m_pack;
    QHash<QString, LocalText> m_links;
};

} // namespace model
