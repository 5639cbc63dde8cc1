// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace model {

/// Saves work in progress a moment after it has changed, and tries again until that succeeds. A library that
/// another program has locked is not waited for, so that the window never stands still; failures are reported
/// once, a lock only when it lasts.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `save` writes everything that is not saved yet.
    explicit Autosave(std::function<StorageResult<Done>()> save, QObject* parent = nullptr);

    /// The library that is written, whose locks are not waited for; null for none. It outlives its use here.
    void setDatabase(Database* database) { m_database = database; }
    /// How long a lock may last before it is reported.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    /// There is something to save.
    void soon();
    [[nodiscard]] bool isPending() const { return m_timer.isActive(); }
    /// How often saving has failed since it last succeeded.
    [[nodiscard]] int failures() const { return m_failures; }
    /// Saves now and waits for locks. After a failure it is tried again later.
    StorageResult<Done> now();
    /// There is nothing to save any more.
    void forget();

Q_SIGNALS:
    void failed(const model::StorageError& error);
    /// After failed(): everything is saved now.
    void recovered();

private:
    StorageResult<Done> settle(StorageResult<Done> saved);
    void tryNow();

    std::function<StorageResult<Done>()> m_save;
    Database* m_database = nullptr;
    std::chrono::milliseconds m_patience{5000};
    QTimer m_timer;
    QElapsedTimer m_failing; ///< valid as long as saving goes on failing
    int m_failures = 0;
    bool m_isReported = false;
};

} // namespace model
