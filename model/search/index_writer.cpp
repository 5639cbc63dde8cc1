// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/index_writer.h"

#include "model/search/folding.h"
#include "model/search/search_kinds.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// Qt stores a null string as NULL.
QString stored(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

QString words(const QString& text, const QString& also)
{
    const QStringView shown = QStringView(text).left(IndexWriter::kLongestText);
    QStringList parts{fold(shown)};
    parts << fold(QStringView(also).left(IndexWriter::kLongestText)) << joinedCompounds(shown)
          << joinedCompounds(also);
    parts.removeAll(QString());
    return stored(parts.join(u' '));
}

/// Names are compared without their blanks too ("warbear"), which the index finds as a word of its own.
/// Titles of rules are sentences, and joined ones would have words in them that nobody wrote.
QString titleWords(const SearchItem& item, const QString& title)
{
    QString result = words(title, item.otherNames.join(u'\n'));
    QString joined = fold(title);
    if (item.kind == kCardKind && joined.contains(u' ') && joined.size() < 60)
        result += u' ' + joined.remove(u' ');
    return result;
}

QString foldedNames(const SearchItem& item)
{
    if (item.kind != kCardKind)
        return u""_s;
    QString result;
    const auto add = [&result](QChar language, const QString& name) {
        QString folded = fold(name);
        result += language + folded;
        if (folded.contains(u' '))
            result += language + folded.remove(u' ');
    };
    add(QChar(1), item.title.en);
    add(QChar(2), item.title.de);
    for (const QString& name : item.otherNames) {
        add(QChar(1), name);
        add(QChar(2), name);
    }
    return result;
}

} // namespace

IndexWriter::IndexWriter(Database& database)
    : m_database(database)
    , m_find(database, u"SELECT key FROM search_item WHERE kind = ? AND game = ? AND id = ?"_s)
    , m_addItem(database, u"INSERT INTO search_item (title_en, title_de, body_en, body_de, names, strength, "
                          u"traits, box, kind,"
                          u" game, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key"_s)
    , m_changeItem(database,
                   u"UPDATE search_item SET title_en = ?, title_de = ?, body_en = ?, body_de = ?, names = ?,"
                   u" strength = ?, traits = ?, box = ? WHERE key = ?"_s)
    , m_removeItem(database, u"DELETE FROM search_item WHERE key = ?"_s)
    , m_addWords(
          database,
          u"INSERT INTO search_index (rowid, title_en, title_de, body_en, body_de) VALUES (?, ?, ?, ?, ?)"_s)
    , m_removeWords(database, u"DELETE FROM search_index WHERE rowid = ?"_s)
{}

StorageResult<QVariant> IndexWriter::keyOf(const QString& kind, const QString& game, const QString& id)
{
    if (auto ran = m_find.run(kind, game, id); !ran)
        return ran.error();
    return m_find.firstValue();
}

StorageResult<Done> IndexWriter::put(const SearchItem& item)
{
    assert(m_database.isInTransaction());
    auto key = keyOf(item.kind, item.game, item.id);
    if (!key)
        return key.error();
    QVariantList values{stored(item.title.en),
                        stored(item.title.de),
                        stored(item.body.en),
                        stored(item.body.de),
                        foldedNames(item),
                        item.strength,
                        static_cast<qlonglong>(item.traits),
                        stored(item.box)};
    if (key->isValid()) {
        values << *key;
        if (auto ran = m_changeItem.runWith(values); !ran)
            return ran;
        if (auto ran = m_removeWords.run(*key); !ran)
            return ran;
    } else {
        values << item.kind << item.game << item.id;
        if (auto ran = m_addItem.runWith(values); !ran)
            return ran;
        key = m_addItem.firstValue();
        if (!key)
            return key.error();
    }
    return m_addWords.run(*key, titleWords(item, item.title.en), titleWords(item, item.title.de),
                          words(item.body.en, item.also.en), words(item.body.de, item.also.de));
}

StorageResult<Done> IndexWriter::remove(const QString& kind, const QString& game, const QString& id)
{
    assert(m_database.isInTransaction());
    const auto key = keyOf(kind, game, id);
    if (!key)
        return key.error();
    if (!key->isValid())
        return Done{};
    if (auto ran = m_removeWords.run(*key); !ran)
        return ran;
    return m_removeItem.run(*key);
}

} // namespace model
