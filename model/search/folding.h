// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace model {

/// A text as search compares it: words of small letters and digits, one blank between them. Accents, soft
/// hyphens, apostrophes and ligatures are gone, ß is ss, and ä, ae and a are the same (as are ö, oe, o and ü,
/// ue, u), whichever the writer or the reader has used. A hyphen at the end of a line joins its word; any
/// other divides words.
struct Folded
{
    QString text;
    std::vector<int> from;  ///< for each character of `text`: where it begins in the original
    std::vector<int> until; ///< and where what it stands for ends there
};

[[nodiscard]] Folded foldWithPlaces(QStringView original);

/// The same without the places.
[[nodiscard]] QString fold(QStringView original);

/// The words of a text that hyphens divide, folded as one each: "Voodoo-Puppe" gives "voodoopuppe". For those
/// who write them together.
[[nodiscard]] QStringList joinedCompounds(QStringView original);

} // namespace model
