// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_option_table.h"

namespace app {

const std::vector<StartOption>& startOptionTable()
{
    static const std::vector<StartOption> table{
        {"library", QT_TRANSLATE_NOOP("Start", "file"),
         QT_TRANSLATE_NOOP("Start", "Use this library instead of your own.")},
        {"lang", "en|de", QT_TRANSLATE_NOOP("Start", "Start in English or German.")},
        {"tour", QT_TRANSLATE_NOOP("Start", "folder"),
         QT_TRANSLATE_NOOP("Start", "Save a picture of every page to this folder and quit.")},
        {"tour-size", QT_TRANSLATE_NOOP("Start", "width×height"),
         QT_TRANSLATE_NOOP("Start", "Size of these pictures, for example 1024x700.")},
        {"help", nullptr, QT_TRANSLATE_NOOP("Start", "Show this help."), "h"},
        {"version", nullptr, QT_TRANSLATE_NOOP("Start", "Show the version."), "v"},
    };
    return table;
}

} // namespace app
