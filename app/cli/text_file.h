// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <optional>

namespace app {

/// The bytes of a file. Nothing if it cannot be read; the reason is then on `err`, and the command returns
/// kBadInput.
[[nodiscard]] std::optional<QByteArray> readFile(const CommandContext& context, const QString& path);

/// Writes a file at once or not at all. False if that fails; the reason is then on `err`.
[[nodiscard]] bool writeFile(const CommandContext& context, const QString& path, const QByteArray& content);

} // namespace app
