// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/opened_library.h"
#include "views/frame/message_bar.h"

#include <QFutureWatcher>
#include <QObject>
#include <QSemaphore>

namespace app {

/// The library of the running program: opens and fills it in a worker thread, tells what came of it in the
/// message bar with what can be done, and makes the daily backup in the background. The program runs without
/// a library too: a stand-in then has what comes with the program.
class LibrarySession : public QObject
{
    Q_OBJECT

public:
    /// Clock and message bar outlive this.
    LibrarySession(const QString& path, const model::Clock& clock, views::MessageBar& messages,
                   QObject* parent = nullptr);
    ~LibrarySession() override;

    /// Returns at once; changed() tells when it is done.
    void open();
    [[nodiscard]] bool isOpening() const { return m_isOpening; }
    /// What was to be read first has been read: the check of the whole file, which has waited for it, goes
    /// on.
    void goOn();

    /// The user's own; nothing while no library is open.
    [[nodiscard]] model::Database* database() const { return m_database.get(); }
    /// For reading what is in it: the user's own library, perhaps while it is still being checked, or its
    /// stand-in.
    [[nodiscard]] model::Database* cards() const { return m_reading.get(); }
    [[nodiscard]] bool isStandIn() const { return m_standInFolder != nullptr; }
    [[nodiscard]] QString path() const { return m_path; }
    /// The backups of the library, the newest first.
    [[nodiscard]] QList<model::Backup> backups() const;
    /// Replaces the library by a backup and opens it; what it was is set aside. A failure is told.
    void restore(const model::Backup& backup);
    /// For the status line: file name and how it is open.
    [[nodiscard]] QString status() const;

Q_SIGNALS:
    void changed(); ///< other databases, or none; the former ones go after this
    void progress(int done, int total);

private:
    using BackupResult = model::StorageResult<std::optional<model::Backup>>;

    void begin(OpenLibrary how);
    void read(const QString& path);
    void take();
    void release();
    void tell(const OpenedLibrary& opened);
    void backUp();
    void backedUp();

    QString m_path;
    const model::Clock& m_clock;
    views::MessageBar& m_messages;
    std::unique_ptr<model::Database> m_database;
    std::shared_ptr<model::WorkFolder> m_standInFolder;
    std::unique_ptr<model::Database> m_reading;
    QFutureWatcher<std::shared_ptr<OpenedLibrary>> m_opening;
    bool m_isOpening = false;
    std::shared_ptr<QSemaphore> m_mayGoOn;
    QFutureWatcher<std::shared_ptr<BackupResult>> m_backup;
};

} // namespace app
