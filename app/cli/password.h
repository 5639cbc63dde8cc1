// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <optional>

namespace app {

/// The password of --password or of the first line of --password-file; empty if neither is there. Nothing if
/// the file cannot be read; the reason is then on `err`.
[[nodiscard]] std::optional<QString> givenPassword(const CommandContext& context);

/// Asks for a password without showing it. Nothing where standard input is not a terminal.
[[nodiscard]] std::optional<QString> askPassword(const CommandContext& context, const QString& question);

} // namespace app
