// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/synonyms.h"

#include "model/search/folding.h"
#include "model/storage/statement.h"

namespace model {

using namespace Qt::StringLiterals;

StorageResult<Synonyms> Synonyms::load(Database& database)
{
    Synonyms result;
    Statement all(database, u"SELECT words_en, words_de FROM term"_s);
    if (auto ran = all.run(); !ran)
        return ran.error();
    auto read = all.eachRow([&result](const QSqlQuery& row) {
        QStringList group;
        for (const int column : {0, 1}) {
            for (const QString& word : row.value(column).toString().split(u'\n', Qt::SkipEmptyParts))
                group << fold(word);
        }
        group.removeDuplicates();
        for (const QString& word : std::as_const(group))
            result.m_groups[word] << group;
    });
    if (!read)
        return read.error();
    return result;
}

QStringList Synonyms::of(const QString& folded) const
{
    QStringList result = m_groups.value(folded);
    result.removeDuplicates();
    result.removeAll(folded);
    return result;
}

} // namespace model
