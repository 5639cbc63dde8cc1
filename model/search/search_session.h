// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search_result.h"
#include "model/storage/storage_error.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <stop_token>

namespace model {

/// Searches a library in a thread of its own, for a field in which somebody types: search() returns at once,
/// and only the result of the latest search is reported. The library must have been opened, checked and
/// migrated before.
class SearchSession : public QObject
{
    Q_OBJECT

public:
    explicit SearchSession(const QString& libraryPath, QObject* parent = nullptr);
    /// Stops what is under way and waits for it, which takes milliseconds.
    ~SearchSession() override;

    /// A search before this one that has no result yet is given up.
    void search(const SearchRequest& request);
    /// Gives up what is under way; nothing is reported for it.
    void cancel();
    [[nodiscard]] bool isSearching() const { return m_waiting; }

Q_SIGNALS:
    void found(const model::SearchResult& result);
    void failed(const model::StorageError& error);

private:
    class Worker;

    QThread m_thread;
    Worker* m_worker; ///< lives in m_thread and is deleted there
    std::stop_source m_current;
    quint64 m_number = 0; ///< of the latest search
    bool m_waiting = false;
};

} // namespace model
