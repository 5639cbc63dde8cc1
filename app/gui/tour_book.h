// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"

namespace app {

/// Sets some chapters of our own rulebook as a PDF, so that the tour has one to show. False if it cannot be
/// written.
[[nodiscard]] bool writeTourBook(const QString& path, const model::Rulebook& book, model::Language language);

} // namespace app
