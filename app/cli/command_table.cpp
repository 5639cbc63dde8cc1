// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"

namespace app {

const std::vector<Command>& commandTable()
{
    static const std::vector<Command> table{};
    return table;
}

} // namespace app
