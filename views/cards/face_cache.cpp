// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/face_cache.h"

#include "views/cards/face_pictures.h"

#include <QPainter>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr int kInView = 48; ///< faces, with some to spare
}

FaceCache::FaceCache(const Theme& theme, QObject* parent)
    : QObject(parent)
    , m_theme(theme)
    , m_faces(kMostKiB)
{
    connect(&theme, &Theme::changed, this, &FaceCache::clear);
    if (const FacePictures* pictures = FacePictures::of(theme))
        connect(pictures, &FacePictures::arrived, this, [this] { m_faces.clear(); });
}

const QPixmap& FaceCache::face(const model::CardRecord& record, model::Language language, int width,
                               double ratio)
{
    const QString key = u"%1/%2/%3/%4/%5"_s.arg(record.game, record.card.id, model::languageCode(language))
                            .arg(width)
                            .arg(ratio);
    if (const QPixmap* known = m_faces.object(key))
        return *known;
    const QSizeF size = cardSizeForWidth(width);
    QPixmap drawn((size * ratio).toSize());
    drawn.setDevicePixelRatio(ratio);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    paintCardFace(painter, QRectF(QPointF(0, 0), size), record.card,
                  faceStyle(m_theme, language, record.card));
    painter.end();
    const int cost = qMax(1, drawn.width() * drawn.height() * 4 / 1024);
    // What is in view has to stay, or every scrolled line would draw all of it again.
    m_faces.setMaxCost(qBound(m_faces.maxCost(), cost * kInView, qMax(m_faces.maxCost(), kMostLargeKiB)));
    if (m_faces.insert(key, new QPixmap(drawn), cost))
        return *m_faces.object(key);
    m_tooLarge = drawn;
    return m_tooLarge;
}

void FaceCache::clear()
{
    m_faces.clear();
    m_faces.setMaxCost(kMostKiB);
}

void FaceCache::forget(const QString& game, const QString& id)
{
    const QString begin = game + u'/' + id + u'/';
    for (const QString& key : m_faces.keys()) {
        if (key.startsWith(begin))
            m_faces.remove(key);
    }
}

} // namespace views
