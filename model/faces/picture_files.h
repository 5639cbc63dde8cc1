// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <atomic>
#include <chrono>
#include <functional>

namespace model {

/// What picture a card has.
struct PictureFile
{
    QString path;          ///< empty: none; another picture has another path
    bool isWanted = false; ///< the card should have one
};

/// Gives the picture of a card by its game and id. Called from any thread.
using PictureFinder = std::function<PictureFile(const QString& game, const QString& card)>;

/// Decodes a picture as it is to be seen, turned as its camera held it. Null if it cannot be read, or claims
/// to be larger than any printer needs. `width` above 0: no wider than that, which takes less memory and
/// time. PNG, JPEG, WebP and BMP alone, and only from an ordinary file. What takes longer than kPictureTime
/// is given up, as is everything once `stop` is set; both take effect while the picture is being decoded.
[[nodiscard]] QImage readPicture(const QString& path, int width = 0, const std::atomic<bool>* stop = nullptr);

inline constexpr std::chrono::milliseconds kPictureTime{4000};

} // namespace model
