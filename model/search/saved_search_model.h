// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/saved_searches.h"

#include <QAbstractListModel>

namespace model {

/// The saved searches as rows; a name can be edited.
class SavedSearchModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { QueryRole = Qt::UserRole };

    explicit SavedSearchModel(QObject* parent = nullptr);

    /// Null: none. They outlive their use here.
    void setSearches(SavedSearches* searches, bool writable);

    /// Gives the row of the new search, or of the one with this query; -1 if it cannot be saved. A name that
    /// is taken gets a number.
    int save(const QString& name, const QString& query);
    /// Gives what was removed; nothing if that failed.
    std::optional<SavedSearch> remove(int row);

    [[nodiscard]] bool canWrite() const { return m_searches != nullptr && m_writable; }
    [[nodiscard]] QString query(int row) const { return m_list[static_cast<std::size_t>(row)].query; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void failed(const model::StorageError& error);

private:
    void read();
    [[nodiscard]] bool isTaken(const QString& name) const;

    SavedSearches* m_searches = nullptr;
    bool m_writable = false;
    std::vector<SavedSearch> m_list;
};

} // namespace model
