// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_session.h"

#include "app/gui/library_messages.h"

#include <QFileInfo>
#include <QtConcurrent>

namespace app {

namespace {
const QString kMessage = QStringLiteral("library");
const QString kBackupMessage = QStringLiteral("backup");
/// The window waits this long for another program to let go of the library; then it says so and offers to try
/// again.
constexpr std::chrono::milliseconds kPatience{400};
} // namespace

LibrarySession::LibrarySession(const QString& path, const model::Clock& clock, views::MessageBar& messages,
                               QObject* parent)
    : QObject(parent)
    , m_path(path)
    , m_clock(clock)
    , m_messages(messages)
{
    connect(&m_backup, &QFutureWatcherBase::finished, this, &LibrarySession::backedUp);
}

LibrarySession::~LibrarySession()
{
    // A backup appears whole or not at all, so that waiting is the quick way out.
    m_backup.waitForFinished();
}

std::optional<model::LibraryFile> LibrarySession::file() const
{
    auto steps = model::SchemaSteps::builtIn();
    if (!steps)
        return std::nullopt;
    return model::LibraryFile(m_path, std::move(steps).value(), m_clock, kPatience);
}

void LibrarySession::open()
{
    m_messages.dismiss(kMessage);
    m_database.reset();
    if (const auto library = file())
        take(library->open());
}

void LibrarySession::startEmpty()
{
    if (const auto library = file())
        take(library->startEmpty());
}

void LibrarySession::restore(const model::Backup& backup)
{
    const auto library = file();
    if (!library)
        return;
    const auto restored = library->restoreFrom(backup);
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

void LibrarySession::take(model::Opening opening)
{
    tell(opening);
    m_database = std::move(opening.database);
    Q_EMIT changed();
    if (m_database && !m_database->isReadOnly())
        backUp();
}

void LibrarySession::tell(const model::Opening& opening)
{
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
        message.answers.push_back({LibraryMessages::beginAnew, [this] { startEmpty(); }});
    else if (opening.database == nullptr || opening.outcome == model::OpenOutcome::OpenedReadOnly)
        message.answers.push_back({LibraryMessages::tryAgain, [this] { open(); }});
    m_messages.post(std::move(message));
}

void LibrarySession::backUp()
{
    const auto library = file();
    if (!library || m_backup.isRunning())
        return;
    m_backup.setFuture(QtConcurrent::run(
        [library = *library] { return std::make_shared<BackupResult>(library.backUpIfDue()); }));
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
    if (!m_database)
        return tr("No library open");
    return m_database->isReadOnly() ? tr("%1, read only").arg(name) : name;
}

} // namespace app
