// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_session.h"

#include "app/gui/library_messages.h"
#include "model/files/file_writer.h"
#include "model/library/picture_store.h"
#include "model/search/index_health.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace app {

namespace {
const QString kMessage = QStringLiteral("library");
const QString kBackupMessage = QStringLiteral("backup");
/// For opening once more in the thread of the window, what was just opened.
constexpr std::chrono::milliseconds kPatience{400};
/// The check of a large file does not take the disk and a processor from the first cards, but waits no
/// longer.
constexpr int kFirstCards = 1000; // ms
} // namespace

LibrarySession::LibrarySession(const QString& path, const model::Clock& clock, views::MessageBar& messages,
                               QObject* parent)
    : QObject(parent)
    , m_path(path)
    , m_clock(clock)
    , m_messages(messages)
{
    connect(&m_backup, &QFutureWatcherBase::finished, this, &LibrarySession::backedUp);
    connect(&m_opening, &QFutureWatcherBase::finished, this, &LibrarySession::take);
    connect(&m_opening, &QFutureWatcherBase::resultReadyAt, this, [this](int at) {
        if (m_opening.resultAt(at) != nullptr || m_reading)
            return;
        read(m_path);
        Q_EMIT changed();
    });
    connect(&m_opening, &QFutureWatcherBase::progressValueChanged, this,
            [this](int done) { Q_EMIT progress(done, m_opening.progressMaximum()); });
}

LibrarySession::~LibrarySession()
{
    // A backup appears whole or not at all, so that waiting is the quick way out; an import is rolled back.
    m_opening.cancel();
    goOn();
    m_opening.waitForFinished();
    m_backup.waitForFinished();
}

void LibrarySession::open()
{
    begin([](const model::LibraryFile& file) { return file.open(); });
}

void LibrarySession::goOn()
{
    if (m_mayGoOn)
        m_mayGoOn->release();
}

void LibrarySession::begin(OpenLibrary how)
{
    if (isOpening())
        return;
    m_isOpening = true;
    m_messages.dismiss(kMessage);
    release();
    m_mayGoOn = std::make_shared<QSemaphore>();
    m_opening.setFuture(
        QtConcurrent::run([path = m_path, &clock = m_clock, how = std::move(how),
                           mayGoOn = m_mayGoOn](QPromise<std::shared_ptr<OpenedLibrary>>& promise) {
            auto steps = model::SchemaSteps::builtIn();
            if (!steps) {
                OpenedLibrary none;
                none.opening.error = steps.error();
                promise.addResult(std::make_shared<OpenedLibrary>(std::move(none)));
                return;
            }
            // Cards can be shown while the whole file is still being checked: reading harms nothing.
            if (isReadyToRead(path, *steps)) {
                promise.addResult(std::shared_ptr<OpenedLibrary>());
                (void)mayGoOn->tryAcquire(1, kFirstCards);
            }
            model::ImportWatch watch;
            watch.progress = [&promise](int done, int total) {
                promise.setProgressRange(0, total);
                promise.setProgressValue(done);
            };
            watch.cancelled = [&promise] { return promise.isCanceled(); };
            promise.addResult(std::make_shared<OpenedLibrary>(
                openedLibrary(model::LibraryFile(path, *steps, clock), *steps, how, watch)));
        }));
}

void LibrarySession::release()
{
    // Whoever uses them lets go before they close.
    const auto database = std::move(m_database);
    const auto reading = std::move(m_reading);
    const auto folder = std::move(m_standInFolder);
    if (database || reading)
        Q_EMIT changed();
}

void LibrarySession::read(const QString& path)
{
    auto reading = model::Database::open(path, model::readingAccess(path), kPatience);
    if (!reading)
        return;
    m_reading = std::move(reading).value();
}

void LibrarySession::take()
{
    m_isOpening = false;
    const int results = m_opening.future().resultCount();
    if (m_opening.isCanceled() || results == 0)
        return;
    const std::shared_ptr<OpenedLibrary> opened = m_opening.resultAt(results - 1);
    using Access = model::Database::Access;
    if (opened->isOpen) {
        auto database = model::Database::open(
            m_path, opened->isReadOnly ? model::readingAccess(m_path) : Access::ReadWrite, kPatience);
        if (database) {
            m_database = std::move(database).value();
        } else {
            opened->isOpen = false;
            opened->opening.outcome = database.error().code == model::StorageErrorCode::Locked
                                          ? model::OpenOutcome::Locked
                                          : model::OpenOutcome::Failed;
            opened->opening.error = database.error();
        }
    }
    const auto former = opened->standIn ? std::move(m_reading) : nullptr; // nobody uses it after changed()
    m_standInFolder = opened->standIn;
    if (!m_reading)
        read(m_standInFolder ? opened->standInFile() : m_path);
    tell(*opened);
    Q_EMIT changed();
    if (m_database && !m_database->isReadOnly())
        backUp();
}

QList<model::Backup> LibrarySession::backups() const
{
    return model::Backups(m_path, m_clock).list();
}

void LibrarySession::restore(const model::Backup& backup)
{
    if (isOpening())
        return;
    auto steps = model::SchemaSteps::builtIn();
    if (!steps)
        return;
    const model::LibraryFile library(m_path, std::move(steps).value(), m_clock);
    // Nobody may use a file that is being replaced.
    m_backup.waitForFinished();
    release();
    QString former;
    if (QFileInfo::exists(m_path)) {
        auto moved = library.setAside();
        if (!moved) {
            open();
            m_messages.post({kMessage, views::MessageKind::Danger,
                             [error = moved.error()] { return LibraryMessages::restoreFailed(error); }});
            return;
        }
        former = *moved;
    }
    const auto restored = library.restoreFrom(backup);
    // Without the backup everything stays as it was.
    if (!restored && !former.isEmpty() && model::moveFile(former, m_path))
        open();
    if (restored) {
        open();
        m_messages.post({kBackupMessage, views::MessageKind::Good,
                         [made = backup.made] { return LibraryMessages::restored(made); }});
        return;
    }
    m_messages.post({kMessage,
                     views::MessageKind::Danger,
                     [error = restored.error()] { return LibraryMessages::restoreFailed(error); },
                     {{LibraryMessages::tryAgain, [this, backup] { restore(backup); }}}});
}

void LibrarySession::tell(const OpenedLibrary& opened)
{
    const model::Opening& opening = opened.opening;
    if (opened.importError)
        m_messages.post({kMessage,
                         views::MessageKind::Warning,
                         [error = *opened.importError] { return LibraryMessages::importFailed(error); },
                         {{LibraryMessages::tryAgain, [this] { open(); }}}});
    const auto kind = LibraryMessages::kindOf(opening.outcome);
    if (!kind)
        return;
    views::Message message{kMessage, *kind, LibraryMessages::textFor(opening, m_path)};
    const bool asks =
        opening.outcome == model::OpenOutcome::Damaged || opening.outcome == model::OpenOutcome::Missing;
    if (asks && opening.backup)
        message.answers.push_back(
            {LibraryMessages::restoreBackup, [this, backup = *opening.backup] { restore(backup); }});
    if (asks)
        message.answers.push_back(
            {LibraryMessages::beginAnew,
             [this] { begin([](const model::LibraryFile& file) { return file.startEmpty(); }); }});
    else if (!opened.isOpen || opening.outcome == model::OpenOutcome::OpenedReadOnly)
        message.answers.push_back({LibraryMessages::tryAgain, [this] { open(); }});
    m_messages.post(std::move(message));
}

void LibrarySession::backUp()
{
    auto steps = model::SchemaSteps::builtIn();
    if (!steps || m_backup.isRunning())
        return;
    const model::LibraryFile library(m_path, std::move(steps).value(), m_clock);
    m_backup.setFuture(QtConcurrent::run([library] {
        auto made = std::make_shared<BackupResult>(library.backUpIfDue());
        // An index that disagrees with its texts finds the wrong things, and nothing else would notice.
        if (made->has_value() && made->value()) {
            if (const auto database =
                    model::Database::open(library.path(), model::Database::Access::ReadWrite))
                (void)model::mendIndex(**database, model::IndexDepth::Full).has_value();
        }
        // In the same breath pictures that nothing needs any more go.
        if (const auto database = model::Database::open(library.path(), model::readingAccess(library.path())))
            (void)model::PictureStore(library.path()).sweep(**database).has_value();
        return made;
    }));
}

void LibrarySession::backedUp()
{
    const std::shared_ptr<BackupResult> result = m_backup.result();
    if (*result)
        return;
    m_messages.post({kBackupMessage, views::MessageKind::Warning,
                     [error = result->error()] { return LibraryMessages::backupFailed(error); }});
}

QString LibrarySession::status() const
{
    const QString name = QFileInfo(m_path).fileName();
    if (isOpening())
        return tr("Opening the library…");
    if (!m_database)
        return tr("No library open");
    return m_database->isReadOnly() ? tr("%1, read-only").arg(name) : name;
}

} // namespace app
