// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace model {

/// Leaves a report when the program crashes: version, signal, the last actions and the stack. It stays on
/// this computer, readable by its owner alone, and has nothing of decks, cards or names in it.
///
/// Call once, early in main(). `folder` is made if it is missing; the report becomes "crash-report.txt" in
/// it. The signal then does what it would have done anyway.
void installCrashHandler(const QString& folder, const QString& version);

/// Remembers an action for the report: an id of the program such as "deck.new", never something that was
/// typed or read. The last twenty are kept. May be called without a handler.
void noteAction(const QString& id);

/// The report that an earlier run left, with the home folder shortened to "~"; nothing if there is none. It
/// is handed out once: afterwards the file is called "last-crash-report.txt".
[[nodiscard]] std::optional<QString> takeCrashReport(const QString& folder);

} // namespace model
