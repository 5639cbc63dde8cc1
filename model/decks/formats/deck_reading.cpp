// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/deck_reading.h"

#include <algorithm>

namespace model {

int DeckReading::count(LineOutcome outcome) const
{
    return static_cast<int>(std::count_if(
        lines.begin(), lines.end(), [outcome](const ImportLine& line) { return line.outcome == outcome; }));
}

bool DeckReading::isClean() const
{
    return std::all_of(lines.begin(), lines.end(),
                       [](const ImportLine& line) { return line.outcome == LineOutcome::Read; });
}

} // namespace model
