// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "views/theme/theme.h"

#include <QCache>
#include <QObject>
#include <QPixmap>

namespace views {

/// Faces of cards as they were drawn last, so that scrolling draws each only once. Keeps no more than a bound
/// of memory and forgets everything when colours change.
class FaceCache : public QObject
{
    Q_OBJECT

public:
    explicit FaceCache(const Theme& theme, QObject* parent = nullptr);

    /// The face in a width of logical pixels, for a screen of this ratio.
    [[nodiscard]] const QPixmap& face(const model::CardRecord& record, model::Language language, int width,
                                      double ratio);
    /// Faces are wanted in another size.
    void clear();
    /// The card has changed.
    void forget(const QString& game, const QString& id);

    static constexpr int kMostKiB = 8 * 1024;       ///< as long as faces are small
    static constexpr int kMostLargeKiB = 40 * 1024; ///< however large they are

private:
    const Theme& m_theme;
    QCache<QString, QPixmap> m_faces; ///< cost in KiB
    QPixmap m_tooLarge;
};

} // namespace views
