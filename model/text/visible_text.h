// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// Text from files, safe for a terminal: control characters (C0, DEL and C1, so every escape sequence) and
/// the characters that change the direction of what follows are written as \uXXXX. Line breaks and tabs are
/// kept. A JSON text keeps its meaning, because it writes the same characters that way.
[[nodiscard]] QString visibleText(const QString& text);

/// The same for places of one line, such as window titles and names in a sentence: line breaks, tabs and the
/// Unicode separators of lines and paragraphs are written as \uXXXX too.
[[nodiscard]] QString visibleLine(const QString& text);

} // namespace model
