// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "tests/support/stocked_library.h"

namespace tests {

/// A library with everything built in, as a card view uses it.
struct CardShelf
{
    CardShelf() { library.setWriting(&stock.database()); }

    StockedLibrary stock;
    model::CardLibrary library{stock.database()};
};

} // namespace tests
