// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/draft_store.h"

#include "model/editor/draft_json.h"
#include "model/storage/statement.h"

#include <QDateTime>

namespace model {

using namespace Qt::StringLiterals;

DraftStore::DraftStore(Database& database)
    : m_database(database)
{}

StorageResult<std::vector<KeptDraft>> DraftStore::all(const QString& game)
{
    std::vector<KeptDraft> drafts;
    Statement read(m_database,
                   u"SELECT card, content FROM card_draft WHERE game = ? ORDER BY changed DESC, card"_s);
    if (auto ran = read.run(game); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        if (auto draft = draftFromJson(row.value(1).toString()))
            drafts.push_back({row.value(0).toString(), std::move(*draft)});
    });
    if (!done)
        return done.error();
    return drafts;
}

StorageResult<std::optional<CardDraft>> DraftStore::draft(const QString& game, const QString& key)
{
    const auto content =
        m_database.value(u"SELECT content FROM card_draft WHERE game = ? AND card = ?"_s, game, key);
    if (!content)
        return content.error();
    return content->isValid() ? draftFromJson(content->toString()) : std::nullopt;
}

StorageResult<Done> DraftStore::keep(const QString& key, const CardDraft& draft, const QDateTime& now)
{
    return m_database.run(u"INSERT OR REPLACE INTO card_draft (game, card, changed, content)"
                          u" VALUES (?, ?, ?, ?)"_s,
                          draft.game, key, now.toUTC().toString(Qt::ISODateWithMs), draftToJson(draft));
}

StorageResult<Done> DraftStore::discard(const QString& game, const QString& key)
{
    return m_database.run(u"DELETE FROM card_draft WHERE game = ? AND card = ?"_s, game, key);
}

StorageResult<QString> DraftStore::freeKey(const QString& game)
{
    for (int number = 1;; ++number) {
        const QString key = u"new-%1"_s.arg(number);
        const auto taken =
            m_database.value(u"SELECT 1 FROM card_draft WHERE game = ? AND card = ?"_s, game, key);
        if (!taken)
            return taken.error();
        if (!taken->isValid())
            return key;
    }
}

} // namespace model
