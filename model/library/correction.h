// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "model/storage/storage_error.h"

namespace model {

/// The value of a field in a layer as text; nothing where the layer is silent.
[[nodiscard]] std::optional<QString> fieldOf(const CardLayer& layer, CardField field);

/// Sets or clears the field. A value that does not fit is refused with Constraint; the layer stays as it was.
[[nodiscard]] StorageResult<Done> setField(CardLayer& layer, CardField field,
                                           const std::optional<QString>& value, CardKind kind);

} // namespace model
