// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/screen_pictures.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace model {

namespace {

/// What a face can show of a picture: a whole card at most, bleed included, and its middle in the window. The
/// rest would only take room.
QImage forFace(const QImage& image)
{
    const int most = image.width() * 3 / 2;
    if (image.height() <= most)
        return image;
    return image.copy(0, (image.height() - most) / 2, image.width(), most);
}

} // namespace

ScreenPictures::ScreenPictures(QObject* parent)
    : QObject(parent)
    , m_images(kMostKiB)
{
    m_pool.setMaxThreadCount(1);
    m_tell.setSingleShot(true);
    m_tell.setInterval(40);
    connect(&m_tell, &QTimer::timeout, this, &ScreenPictures::arrived);
    m_forget.setSingleShot(true);
    m_forget.setInterval(5000);
    connect(&m_forget, &QTimer::timeout, this, [this] { m_lately.clear(); });
}

ScreenPictures::~ScreenPictures()
{
    m_stop = true;
    m_pool.clear();
    m_pool.waitForDone();
}

void ScreenPictures::setFinder(PictureFinder finder)
{
    ++m_generation;
    m_finder = std::move(finder);
    m_images.clear();
    m_unreadable.clear();
    m_lately.clear();
    m_waiting.clear();
    m_tell.start();
}

CardPicture ScreenPictures::picture(const QString& game, const QString& card)
{
    if (!m_finder)
        return {};
    const PictureFile file = m_finder(game, card);
    if (file.path.isEmpty() || m_unreadable.contains(file.path))
        return {{}, false, 0, file.isWanted};
    if (const QImage* kept = m_images.object(file.path))
        return {*kept, false, 0, false};
    if (m_lately.contains(file.path))
        return {};
    if (std::find(m_waiting.begin(), m_waiting.end(), file.path) == m_waiting.end()) {
        m_waiting.push_back(file.path);
        if (m_waiting.size() > kMostWaiting)
            m_waiting.pop_front();
        decodeNext();
    }
    return {};
}

void ScreenPictures::decodeNext()
{
    if (m_decoding || m_waiting.empty())
        return;
    m_decoding = true;
    // What was asked for last is what is on the screen now.
    const QString path = m_waiting.back();
    (void)QtConcurrent::run(&m_pool, [this, path, generation = m_generation] {
        const QImage image = forFace(readPicture(path, kWidth, &m_stop));
        QMetaObject::invokeMethod(this, [this, path, image, generation] { take(path, image, generation); });
    });
}

void ScreenPictures::take(const QString& path, const QImage& image, int generation)
{
    m_decoding = false;
    if (generation == m_generation) {
        std::erase(m_waiting, path);
        if (image.isNull())
            m_unreadable.insert(path);
        else
            m_images.insert(path, new QImage(image),
                            std::max(1, static_cast<int>(image.sizeInBytes() / 1024)));
        m_lately.insert(path);
        m_forget.start();
        if (!m_tell.isActive())
            m_tell.start();
    }
    decodeNext();
}

} // namespace model
