// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/sheet_options.h"

class QJsonObject;

namespace model {

/// The options as settings keep them from one day to the next; start and skipped slots belong to one sheet of
/// paper and are not kept.
[[nodiscard]] QJsonObject toJson(const SheetOptions& options);

/// What is missing or of another kind is as in a new sheet.
[[nodiscard]] SheetOptions sheetOptionsFrom(const QJsonObject& json);

} // namespace model
