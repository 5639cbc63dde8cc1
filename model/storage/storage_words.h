// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage_error.h"

#include <QCoreApplication>

namespace model {

/// Why a library could not be used, in the language of the program.
class StorageWords
{
    Q_DECLARE_TR_FUNCTIONS(model::StorageWords)

public:
    /// A clause without a full stop: "another program has locked it".
    [[nodiscard]] static QString reason(const StorageError& error);
};

} // namespace model
