// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

namespace model {

/// The rulebooks' word for an effect type, in a language that need not be the program's.
[[nodiscard]] QString keyword(EffectType type, Language language);
/// What stands above an effect: the label that its game gives it, or the keyword of its type.
[[nodiscard]] QString effectLabel(const CardEffect& effect, Language language);

/// Two letters for the mark on the card; no two types share them in one language.
[[nodiscard]] const LocalText& keywordLetters(EffectType type);

/// ● stated by a rulebook, ◐ implied or from a public page, ○ a house value, ✓ read off the printed card by
/// its owner.
[[nodiscard]] QChar provenanceMark(Provenance provenance);

} // namespace model
