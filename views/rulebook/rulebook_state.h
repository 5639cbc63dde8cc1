// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace views {

/// What the rulebook remembers, by its key in the settings.
struct RulebookState
{
    static QString clause() { return QStringLiteral("rulebook/clause"); }
    static QString both() { return QStringLiteral("rulebook/both"); }
    static QString zoom() { return QStringLiteral("rulebook/zoom"); }
    static QString bookmarks() { return QStringLiteral("rulebook/bookmarks"); }
};

} // namespace views
