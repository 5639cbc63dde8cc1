// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// What a file of a pack is, by its path. A pack is laid out like the program's own resources, with one game
/// in it; what has no place there is refused, so that a pack is data and nothing else.
enum class PackFile {
    None,
    Manifest,
    Note,     ///< README.md, LICENSE.txt: for people, not read
    Cards,    ///< cards/GAME/NAME.json
    Rules,    ///< rulebooks/GAME/NAME.json, rulebooks/GAME/en|de/NAME.md
    Picture,  ///< pictures/GAME/CARD.png|jpg
    Scenario, ///< scenarios/GAME/NAME.scenario, in folders if wanted
    Deck,     ///< decks/GAME/NAME.castellan-deck
};

[[nodiscard]] PackFile packFileOf(const QString& path, const QString& game);

/// Whether the file is text, and kept with the library.
[[nodiscard]] inline bool isText(PackFile file)
{
    return file != PackFile::None && file != PackFile::Picture;
}

/// The card that a picture is of.
[[nodiscard]] QString cardOfPicture(const QString& path);

/// Where a picture of these bytes lies in a pack.
[[nodiscard]] QString picturePath(const QString& game, const QString& card, const QByteArray& bytes);

} // namespace model
