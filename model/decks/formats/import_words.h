// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_words.h"
#include "model/decks/formats/deck_file.h"

namespace model {

/// Sentences about reading decks, in the language of the program.
struct ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportWords)

public:
    /// Why a whole file was refused, as one sentence.
    [[nodiscard]] static QString refusal(const DeckReadError& error);
    /// What was guessed or why a line was left out; empty for what was simply read.
    [[nodiscard]] static QString reason(const ImportLine& line, const CardNames& names);
    /// "15 read, 1 guessed, 2 left out"
    [[nodiscard]] static QString summary(const DeckReading& reading);
    /// The format's name for file dialogs.
    [[nodiscard]] static QString format(DeckFormat format);
    /// All formats as filters of a file dialog; first, with `together`, all of their endings at once.
    [[nodiscard]] static QString fileFilters(bool together);
};

} // namespace model
