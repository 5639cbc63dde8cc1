// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search_result.h"

#include <QAbstractListModel>

namespace model {

/// The hits of a search as rows, the best first.
class SearchResultsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< see search_kinds.h
        GameRole,
        IdRole,
        TitleRole, ///< as DisplayRole
        TitleMarksRole,
        SnippetRole,
        SnippetMarksRole, ///< a QVariantList of QPoint(from, length); TitleMarksRole too
        LanguageRole,     ///< "en" or "de"
        WholeRole,        ///< whether the hit fits the whole query
    };

    explicit SearchResultsModel(QObject* parent = nullptr);

    void setResult(const SearchResult& result);
    void clear() { setResult({}); }
    [[nodiscard]] const SearchResult& result() const { return m_result; }
    [[nodiscard]] const SearchHit& hit(int row) const { return m_result.hits[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    SearchResult m_result;
};

} // namespace model
