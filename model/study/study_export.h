// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/study.h"

#include <QByteArray>

namespace model {

/// One line per number with its interval, after a line of column names: what, name, value, low, high, rounds.
/// Decimal points whatever the language; shares from 0 to 1. A number without an interval leaves it empty.
[[nodiscard]] QByteArray studyAsCsv(const rules::bots::Study& study, rules::bots::Looks looks);

/// As `castellan-cli study` writes it, so that it can be merged and repeated.
[[nodiscard]] QByteArray studyAsJson(const rules::bots::Study& study);

} // namespace model
