// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/position_text.h"

#include <algorithm>

namespace rules {

std::string_view PositionLines::nextLine()
{
    ++m_line;
    const std::size_t end = std::min(m_text.find('\n'), m_text.size());
    const std::string_view line = m_text.substr(0, end);
    m_text.remove_prefix(std::min(end + 1, m_text.size()));
    return line;
}

Error PositionLines::wrong(Reason reason)
{
    if (isFine())
        m_error = {Location::ofLine(m_line), std::move(reason)};
    return m_error;
}

} // namespace rules
