// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace views {

/// Where the program keeps its files, as the report names them.
struct ReportPlaces
{
    QString library;
    QString settings;
};

/// What a bug report needs to know about this machine, one "name: value" a line, always in English because
/// developers read it. The user's home folder appears as "~". No card, deck or name of the user is in it.
[[nodiscard]] QString systemReport(const ReportPlaces& places);

} // namespace views
