// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace model {

/// The kinds of file that the program opens.
enum class FileKind {
    Unknown,
    Deck,     ///< of any format that we read
    Pack,     ///< a zip archive with a manifest
    Match,    ///< a match or a table with its branches
    Scenario, ///< a position, perhaps with moves
    Library,
    Pdf,
};

/// How many bytes of a file tell what it is.
inline constexpr qint64 kTellingBytes = 4096;

/// Looks at the beginning of a file, so that one that was renamed is still recognised, and at its name where
/// the content has no mark of its own, such as a plain list of cards. resources/desktop/castellan-mime.xml
/// tells desktops the same.
[[nodiscard]] FileKind fileKindOf(const QByteArray& head, const QString& name);

/// The same for a file on disk. Devices and pipes are not read; what cannot be read goes by its name.
[[nodiscard]] FileKind fileKindOf(const QString& path);

} // namespace model
