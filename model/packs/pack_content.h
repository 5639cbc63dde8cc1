// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck.h"
#include "model/library/library_content.h"
#include "model/packs/manifest.h"

#include <functional>

namespace model {

/// The text files of a pack, by path.
using PackTexts = QMap<QString, QByteArray>;

/// What a pack brings, counted as people count it.
struct PackCounts
{
    int cards = 0;       ///< of the first kind of the game
    int otherCards = 0;  ///< of all other kinds
    int corrections = 0; ///< of cards that are not its own
    int pictures = 0;
    int clauses = 0;
    int clarifications = 0;
    int scenarios = 0;
    int decks = 0;

    friend bool operator==(const PackCounts&, const PackCounts&) = default;
};

struct PackContent
{
    LibraryContent library; ///< of layer Pack; cards have their corrections and pictures in them
    std::vector<Deck> decks;
    PackCounts counts;
    PackProblems problems; ///< each a reason not to install it
    PackProblems notes;    ///< worth knowing: a text is missing in one language
};

/// Understands the texts of a pack. Pictures are known by the manifest alone. What was read until `cancelled`
/// returned true is not complete; it may be empty.
[[nodiscard]] PackContent readPackContent(const PackManifest& manifest, const PackTexts& texts,
                                          const std::function<bool()>& cancelled = {});

} // namespace model
