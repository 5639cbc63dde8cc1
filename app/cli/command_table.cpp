// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"

#include "app/cli/card_command.h"

namespace app {

const std::vector<Command>& commandTable()
{
    static const std::vector<Command> table{
        {"card", "ID", QT_TRANSLATE_NOOP("Cli", "show the full text of a card"), 1, -1, {}, runCard,
         QT_TRANSLATE_NOOP("Cli", "ID is the card's id (war-bear) or its name in either language (Kriegsbär).")},
    };
    return table;
}

} // namespace app
