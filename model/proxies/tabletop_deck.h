// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

#include <QImage>
#include <QJsonObject>

namespace model {

/// A deck for Tabletop Simulator: sheets of faces, one back, and the object that puts them together.
struct TabletopDeck
{
    std::vector<QImage> faces; ///< at most 70 cards each, ten in a row
    QImage back;
    QJsonObject object; ///< a saved object; the pictures are named as they will be stored
};

/// `faceUrls` has one address a sheet of faces; see tabletopSheets().
[[nodiscard]] TabletopDeck tabletopDeck(const ProxyJob& job, PictureSource* pictures,
                                        const QStringList& faceUrls, const QString& backUrl);

/// How many sheets of faces the deck needs.
[[nodiscard]] int tabletopSheets(const ProxyDeck& deck);

inline constexpr int kTabletopColumns = 10;
inline constexpr int kTabletopRows = 7;

} // namespace model
