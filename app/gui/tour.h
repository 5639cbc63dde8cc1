// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace app {

class Desk;

/// Opens every place of a desk, in both languages, both schemes and two sizes, and saves a picture of each:
/// "cards_en_light.png" at 1280 × 720 and "cards_en_light_large.png" at 1920 × 1200, or the first alone at
/// the size asked for. The desk should have settings and a library of its own, because the tour changes them.
struct Tour
{
    QStringList pictures; ///< what was saved, in order
    QString error;        ///< empty, or why the tour stopped

    [[nodiscard]] static Tour take(Desk& desk, const QString& folder, const QSize& size = {});
};

} // namespace app
