// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_cards.h"

#include "rules/games/crimson/known_crimson.h"

namespace model {

using namespace Qt::StringLiterals;

QString CrimsonCards::id() const
{
    return u"crimson-company"_s;
}

LocalText CrimsonCards::name() const
{
    return {u"Crimson Company"_s, u"Crimson Company"_s};
}

std::unique_ptr<rules::KnownGame> CrimsonCards::gameOf(const std::vector<CardRecord>& cards) const
{
    return std::make_unique<rules::crimson::KnownCrimson>(rulesLibraryOf(cards));
}

} // namespace model
