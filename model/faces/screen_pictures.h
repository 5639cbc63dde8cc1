// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_picture.h"
#include "model/faces/picture_files.h"

#include <QCache>
#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <deque>

namespace model {

/// The pictures that cards of the library have, for screens: decoded in a thread of its own, no larger than a
/// face needs, and kept up to a bound. What is not there yet is drawn without; arrived() says when to draw
/// again.
class ScreenPictures : public QObject, public PictureSource
{
    Q_OBJECT

public:
    explicit ScreenPictures(QObject* parent = nullptr);
    ~ScreenPictures() override;

    /// Another library is open, or none: empty. Forgets all pictures.
    void setFinder(PictureFinder finder);

    [[nodiscard]] CardPicture picture(const QString& game, const QString& card) override;

    static constexpr int kWidth = 480; ///< px
    static constexpr int kMostKiB = 24 * 1024;
    static constexpr size_t kMostWaiting = 64; ///< the latest; older ones are asked for again when seen

Q_SIGNALS:
    void arrived();

private:
    void decodeNext();
    void take(const QString& path, const QImage& image, int generation);

    PictureFinder m_finder;
    QCache<QString, QImage> m_images; ///< by path; cost in KiB
    QSet<QString> m_unreadable;
    /// Decoded a moment ago. If one of them is gone again, there is no room for all that is in view: then it
    /// is drawn without its picture, and not decoded in a circle.
    QSet<QString> m_lately;
    std::deque<QString> m_waiting;
    std::atomic<bool> m_stop = false; ///< the picture that is being decoded is not wanted any more
    QThreadPool m_pool;
    QTimer m_tell;   ///< several that come together are told once
    QTimer m_forget; ///< what was lately
    bool m_decoding = false;
    int m_generation = 0; ///< of the library
};

} // namespace model
