// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/lab_session.h"
#include "model/play/match_session.h"
#include "views/table/board_scene.h"

#include <functional>

namespace views {

/// What lies on a table: of a running match, or of a position that is being put together.
struct BoardContent : BoardScene
{
    /// One step earlier, or after the viewer's last decision; empty: nothing is new.
    std::vector<rules::ZoneView> before{};
    bool marksStay = false;           ///< what is new stays marked until the viewer decides
    std::string turn{};               ///< whose turn it is; empty: nobody's
    std::vector<std::string> asked{}; ///< the seats that may answer now
    std::function<QString(const std::string& word)> name{};
    /// Where a number comes from; may be empty. Asked only when somebody looks.
    std::function<std::vector<rules::LogLine>(const std::string& number)> explain{};
    /// The zones that whoever is in a zone could target; may be empty.
    std::function<std::vector<std::string>(const std::string& zone)> reach{};
    /// How people call a clause; may be empty.
    std::function<QString(const std::string& clause)> title{};
};

/// The session outlives what is made of it.
[[nodiscard]] BoardContent boardOf(const model::MatchSession& session, model::Language language);
[[nodiscard]] BoardContent boardOf(const model::LabSession& lab, model::Language language);

} // namespace views
