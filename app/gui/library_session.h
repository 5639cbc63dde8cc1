// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/library_file.h"
#include "views/frame/message_bar.h"

#include <QFutureWatcher>
#include <QObject>

namespace app {

/// The library of the running program: opens it, tells what came of it in the message bar with what can be
/// done, and makes the daily backup in the background. The program runs without a library too: built-in cards
/// and rules need none.
class LibrarySession : public QObject
{
    Q_OBJECT

public:
    /// Clock and message bar outlive this.
    LibrarySession(const QString& path, const model::Clock& clock, views::MessageBar& messages,
                   QObject* parent = nullptr);
    ~LibrarySession() override;

    void open();

    /// Nothing while no library is open.
    [[nodiscard]] model::Database* database() const { return m_database.get(); }
    [[nodiscard]] QString path() const { return m_path; }
    /// For the status line: file name and how it is open.
    [[nodiscard]] QString status() const;

Q_SIGNALS:
    void changed(); ///< another database, or none

private:
    using BackupResult = model::StorageResult<std::optional<model::Backup>>;

    [[nodiscard]] std::optional<model::LibraryFile> file() const;
    void take(model::Opening opening);
    void tell(const model::Opening& opening);
    void restore(const model::Backup& backup);
    void startEmpty();
    void backUp();
    void backedUp();

    QString m_path;
    const model::Clock& m_clock;
    views::MessageBar& m_messages;
    std::unique_ptr<model::Database> m_database;
    QFutureWatcher<std::shared_ptr<BackupResult>> m_backup;
};

} // namespace app
