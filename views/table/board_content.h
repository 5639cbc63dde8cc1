// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/lab_session.h"
#include "model/play/match_session.h"

#include <functional>

namespace views {

/// What lies on a table: of a running match, or of a position that is being put together.
struct BoardContent
{
    std::vector<rules::ZoneView> zones;
    std::vector<rules::ZoneView> before; ///< one step earlier; empty: nothing is new
    std::vector<rules::GroupView> groups;
    std::vector<rules::CounterView> counters;
    std::string bottom;    ///< the seat whose edge is the lower one
    bool bothPlay = false; ///< people decide on both sides, so both hands are played from
    std::function<QString(const std::string& word)> name;
    /// Where a number comes from; may be empty.
    std::function<std::vector<rules::LogLine>(const std::string& number)> explain;
    /// How people call a clause; may be empty.
    std::function<QString(const std::string& clause)> title;
};

/// The session outlives what is made of it.
[[nodiscard]] BoardContent boardOf(const model::MatchSession& session, model::Language language);
[[nodiscard]] BoardContent boardOf(const model::LabSession& lab, model::Language language);

} // namespace views
