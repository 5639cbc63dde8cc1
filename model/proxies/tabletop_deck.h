// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

#include <QImage>
#include <QJsonObject>

namespace model {

// A deck for Tabletop Simulator: pictures with many faces, one back, and the object that puts them together.

/// How many pictures of faces the deck needs.
[[nodiscard]] int tabletopSheets(const ProxyDeck& deck);

/// At most 70 cards, ten in a row; `sheet` counts from 0.
[[nodiscard]] QImage tabletopFaces(const ProxyJob& job, PictureSource* pictures, int sheet);
[[nodiscard]] QImage tabletopBack(const ProxyJob& job);

/// A saved object. `faceUrls` has one address a picture of faces.
[[nodiscard]] QJsonObject tabletopObject(const ProxyJob& job, const QStringList& faceUrls,
                                         const QString& backUrl);

inline constexpr int kTabletopColumns = 10;
inline constexpr int kTabletopRows = 7;

} // namespace model
