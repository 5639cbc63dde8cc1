// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/library_file.h"
#include "views/frame/message_bar.h"

#include <QCoreApplication>

namespace app {

/// What people read about their library: what happened, what is safe, what to do.
struct LibraryMessages
{
    Q_DECLARE_TR_FUNCTIONS(LibraryMessages)

public:
    /// Nothing where there is nothing to tell.
    [[nodiscard]] static std::optional<views::MessageKind> kindOf(model::OpenOutcome outcome);
    /// For every outcome that has a kind. Does not refer to the opening afterwards.
    [[nodiscard]] static std::function<QString()> textFor(const model::Opening& opening, const QString& path);

    [[nodiscard]] static QString restored(const QDateTime& made);
    [[nodiscard]] static QString restoreFailed(const model::StorageError& error);
    [[nodiscard]] static QString backupFailed(const model::StorageError& error);
    [[nodiscard]] static QString importFailed(const model::StorageError& error);
    [[nodiscard]] static QString saveFailed(const model::StorageError& error);

    [[nodiscard]] static QString restoreBackup();
    [[nodiscard]] static QString beginAnew();
    [[nodiscard]] static QString tryAgain();

    /// The reason as half a sentence, to follow a colon.
    [[nodiscard]] static QString reason(const model::StorageError& error);
};

} // namespace app
