// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace views {
class TablePlace;
}

namespace app {

/// Plays a match of every game to its end and stops where there is something to see: each question of a turn
/// and one of an effect, an amount, a refusal, a pile to look through, two ways compared, the end, and the
/// curtain between two people where hands are secret; then a match of every variant. Without `everything`
/// only the first game is played, in its usual variant. `save` takes a picture of this name. The table is
/// empty afterwards.
void visitTable(views::TablePlace& table, bool everything,
                const std::function<void(const QString& name)>& save);

} // namespace app
