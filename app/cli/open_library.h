// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "model/library/ready_library.h"

namespace app {

/// The library of --library or the user's own, with the built-in content in it. Nothing, with a sentence on
/// `err`, if it cannot be used; the command then returns kBadInput.
[[nodiscard]] std::optional<model::ReadyLibrary> openLibrary(const CommandContext& context);

/// One plain sentence about a library that could not be read or written.
[[nodiscard]] QString storageSentence(const model::StorageError& error);

} // namespace app
