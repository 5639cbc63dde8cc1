// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

#include <QCoreApplication>

namespace model {

/// Sentences about cards in the language of the program share one translation context.
struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)

public:
    /// Where a value comes from, to follow "Strength:" or "Effect:". `printed`: there is a card to compare it
    /// with.
    [[nodiscard]] static QString provenance(Provenance provenance, bool printed = true);
    /// The same in a word or two, to follow its mark.
    [[nodiscard]] static QString shortProvenance(Provenance provenance);
};

/// The card as plain text in a language, whatever the program's is: name and numbers on the first line, then
/// one effect a line with its keyword. For the clipboard, the command line and screen readers.
[[nodiscard]] QString cardInWords(const Card& card, Language language);

} // namespace model
