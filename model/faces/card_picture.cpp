// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/card_picture.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace model {

void paintInWindow(QPainter& painter, const QRectF& window, const QImage& image)
{
    if (image.isNull() || window.isEmpty())
        return;
    const double scale = std::max(window.width() / image.width(), window.height() / image.height());
    QRectF whole(0, 0, image.width() * scale, image.height() * scale);
    whole.moveCenter(window.center());
    painter.save();
    painter.setClipRect(window, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(whole, image);
    painter.restore();
}

void paintWholeCard(QPainter& painter, const QRectF& card, double bleed, const CardPicture& picture)
{
    const double own = picture.bleed * card.width();
    const QRectF whole = card.adjusted(-own, -own, own, own);
    const QRectF wanted = card.adjusted(-bleed, -bleed, bleed, bleed);
    painter.save();
    painter.setClipRect(wanted, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (const double more = bleed - own; more > 0) {
        const double w = picture.image.width();
        const double h = picture.image.height();
        const QRectF out = whole.adjusted(-more, -more, more, more);
        const std::pair<QRectF, QRectF> rims[] = {
            {QRectF(out.left(), out.top(), out.width(), more), QRectF(0, 0, w, 1)},
            {QRectF(out.left(), whole.bottom(), out.width(), more), QRectF(0, h - 1, w, 1)},
            {QRectF(out.left(), whole.top(), more, whole.height()), QRectF(0, 0, 1, h)},
            {QRectF(whole.right(), whole.top(), more, whole.height()), QRectF(w - 1, 0, 1, h)}};
        for (const auto& [target, part] : rims)
            painter.drawImage(target, picture.image, part);
    }
    painter.drawImage(whole, picture.image);
    painter.restore();
}

} // namespace model
