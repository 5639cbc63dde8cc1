// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"

#include <string>
#include <vector>

namespace views {

/// Everything on a table that takes up room.
struct BoardScene
{
    std::vector<rules::ZoneView> zones;
    std::vector<rules::GroupView> groups;
    std::vector<rules::CounterView> counters;
    std::vector<rules::SeatView> seats; ///< in turn order
    std::vector<rules::PartyView> parties;
    std::string bottom;    ///< the seat at the lower edge
    bool bothPlay = false; ///< people play every seat, so all hands are played from
    std::string enlarged; ///< the front that is shown in full instead of those of the lower seat; see frontOf

    /// The front that a lane belongs to: its two players. Empty for other groups.
    [[nodiscard]] static std::string frontOf(const rules::GroupView& group)
    {
        return group.kind == rules::GroupKind::Front && group.members.size() == 2
                   ? group.members[0] + "+" + group.members[1]
                   : std::string();
    }
    /// The party of a seat; the word itself where it is no seat.
    [[nodiscard]] const std::string& partyOf(const std::string& who) const
    {
        for (const rules::SeatView& seat : seats)
            if (seat.id == who)
                return seat.party;
        return who;
    }
    [[nodiscard]] bool isSeat(const std::string& who) const
    {
        for (const rules::SeatView& seat : seats)
            if (seat.id == who)
                return true;
        return false;
    }
};

} // namespace views
