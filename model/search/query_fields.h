// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"

namespace model {

/// The field of a name in either language, however it is written ("stärke", "Staerke", "strength").
[[nodiscard]] std::optional<QueryField> queryField(QStringView name);

/// The field name that was probably meant; empty if none is near.
[[nodiscard]] QString nearestField(QStringView name);

/// Bits of SearchTraits for a value of `type:`; 0 if it is none.
[[nodiscard]] quint32 traitsOf(QStringView value);
[[nodiscard]] QString knownTraits(Language language);

/// Kinds of search_kinds.h for a value of `in:`; empty if it is none.
[[nodiscard]] QStringList kindsOf(QStringView value);
[[nodiscard]] QString knownPlaces(Language language);

/// All field names of one language, for help and completion.
[[nodiscard]] QStringList fieldNames(Language language);

} // namespace model
