// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_list.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace model {

namespace {

std::vector<ClauseTitle> readTitles(const QString& path)
{
    QFile file(path);
    std::vector<ClauseTitle> titles;
    if (!file.open(QIODevice::ReadOnly))
        return titles;
    const QJsonArray clauses =
        QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("clauses")).toArray();
    for (const auto& value : clauses) {
        const QJsonObject clause = value.toObject();
        titles.push_back(
            {clause.value(QStringLiteral("id")).toString(),
             {clause.value(QStringLiteral("en")).toString(), clause.value(QStringLiteral("de")).toString()},
             clause.value(QStringLiteral("variant")).toString(),
             clause.value(QStringLiteral("background")).toBool()});
    }
    return titles;
}

} // namespace

std::vector<ClauseTitle> clauseTitles(const QString& game)
{
    return readTitles(QStringLiteral(":/castellan/rulebooks/%1/clauses.json").arg(game));
}

} // namespace model
