// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>

class QSqlDatabase;

namespace model {

/// What SQLite offers against hostile files and Qt's driver does not: the defensive setting, limits, and a
/// handler that ends a statement when its time is up. Reaches the very SQLite that the driver uses; where
/// that cannot be found, does nothing.
class SqliteGuard
{
public:
    SqliteGuard() = default;
    /// The address is handed to SQLite.
    SqliteGuard(const SqliteGuard&) = delete;
    SqliteGuard& operator=(const SqliteGuard&) = delete;

    /// For a connection that is open. Must outlive it.
    void attach(const QSqlDatabase& connection);
    [[nodiscard]] bool isAttached() const { return m_attached; }

    /// From now until the next call, SQLite may work for so long without giving a row.
    void allow(std::chrono::milliseconds time) { m_end.setRemainingTime(time); }
    [[nodiscard]] bool isOver() const { return m_end.hasExpired(); }

private:
    QDeadlineTimer m_end{QDeadlineTimer::Forever};
    bool m_attached = false;
};

} // namespace model
