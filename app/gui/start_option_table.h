// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <vector>

namespace app {

/// Texts of the command line of castellan share one translation context.
struct Start
{
    Q_DECLARE_TR_FUNCTIONS(Start)
};

/// An option of castellan. Texts are marked with QT_TRANSLATE_NOOP("Start", …).
struct StartOption
{
    const char* name;    ///< without dashes
    const char* value;   ///< what help shows for its value, translated; nullptr for a flag
    const char* summary; ///< one sentence with a full stop
    const char* letter = nullptr;
};

/// Every option of castellan, in the order in which help and the manual list them.
[[nodiscard]] const std::vector<StartOption>& startOptionTable();

} // namespace app
