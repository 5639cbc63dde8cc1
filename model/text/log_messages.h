// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace model {

/// Messages of Qt and the libraries below it can quote a file. From now on they go to standard error through
/// visibleText. Call it once, first thing in a program.
void escapeLogMessages();

} // namespace model
