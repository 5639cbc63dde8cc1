// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search_results_model.h"

#include <QPoint>

namespace model {

namespace {

QVariantList places(const std::vector<Mark>& marks)
{
    QVariantList result;
    for (const Mark& mark : marks)
        result << QPoint(mark.from, mark.length);
    return result;
}

} // namespace

SearchResultsModel::SearchResultsModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void SearchResultsModel::setResult(const SearchResult& result)
{
    beginResetModel();
    m_result = result;
    endResetModel();
}

int SearchResultsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_result.hits.size());
}

QVariant SearchResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SearchHit& found = hit(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return found.title;
    case Qt::AccessibleTextRole: return QString(found.title + QStringLiteral(". ") + found.snippet);
    case KindRole: return found.kind;
    case GameRole: return found.game;
    case IdRole: return found.id;
    case TitleMarksRole: return places(found.titleMarks);
    case SnippetRole: return found.snippet;
    case SnippetMarksRole: return places(found.snippetMarks);
    case LanguageRole: return languageCode(found.language);
    case WholeRole: return found.whole;
    default: return {};
    }
}

QHash<int, QByteArray> SearchResultsModel::roleNames() const
{
    return {{KindRole, "kind"},
            {GameRole, "game"},
            {IdRole, "id"},
            {TitleRole, "title"},
            {SnippetRole, "snippet"},
            {TitleMarksRole, "titleMarks"},
            {WholeRole, "whole"},
            {SnippetMarksRole, "snippetMarks"},
            {LanguageRole, "language"}};
}

} // namespace model
