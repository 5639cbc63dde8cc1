// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/sheet_painter.h"

#include "model/proxies/card_back.h"
#include "model/proxies/sheet_furniture.h"
#include "model/proxies/sheet_pictures.h"

#include <QPainter>

#include <algorithm>

namespace model {

SheetPainter::SheetPainter(const ProxyJob& job, PictureSource* pictures)
    : m_job(job)
    , m_pictures(pictures)
    , m_faces(job.deck.cards.size())
{}

SheetPainter::~SheetPainter() = default;

void SheetPainter::paint(QPainter& painter, int page)
{
    const int sheet = m_job.hasBacks() ? page / 2 : page;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (isBack(page))
        paintBack(painter, m_job.sheets[static_cast<size_t>(sheet)]);
    else
        paintFront(painter, m_job.sheets[static_cast<size_t>(sheet)], sheet);
    painter.restore();
}

CardFaceStyle SheetPainter::style(CardPicture picture) const
{
    const SheetOptions& o = m_job.options;
    return {.tokens = tokensFor(Scheme::Light),
            .language = o.language,
            .smallestText = kReadableText,
            .always = true,
            .second = o.second,
            .ink = o.ink,
            .provenance = o.houseMarks,
            .frame = o.bleed == 0,
            .bleed = o.bleed,
            .corner = o.corner,
            .picture = std::move(picture)};
}

void SheetPainter::note(double textSize)
{
    const double points = textSize * kPointsPerMillimetre;
    if (points > 0)
        m_smallestText = m_smallestText > 0 ? std::min(m_smallestText, points) : points;
}

const CardFace& SheetPainter::face(int card)
{
    const auto index = static_cast<size_t>(card);
    if (m_faces[index])
        return *m_faces[index];
    if (m_picturedCard == card)
        return *m_pictured;
    const Card& shown = m_job.deck.cards[index].card;
    CardPicture picture = pictureOnSheet(shown, m_pictures, m_job.options);
    if (picture.isMissing && !m_missing.contains(shown.id))
        m_missing << shown.id;
    const bool pictured = !picture.image.isNull();
    auto made = std::make_unique<CardFace>(shown, style(std::move(picture)), m_job.layout.card);
    note(made->fit().textSize);
    // A face holds its picture, so that only one at a time is kept.
    std::unique_ptr<CardFace>& place = pictured ? m_pictured : m_faces[index];
    if (pictured)
        m_picturedCard = card;
    place = std::move(made);
    return *place;
}

void SheetPainter::paintCards(QPainter& painter, const ProxySheet& sheet)
{
    const SheetLayout& layout = m_job.layout;
    for (const PlacedProxy& placed : sheet.cards) {
        const CardFace& shown = face(placed.card);
        if (layout.bleed == 0) {
            shown.paint(painter, layout.slot(placed.slot).topLeft());
            continue;
        }
        painter.save();
        painter.setClipRect(layout.withBleed(placed.slot), Qt::IntersectClip);
        shown.paint(painter, layout.slot(placed.slot).topLeft());
        painter.restore();
    }
}

void SheetPainter::paintFront(QPainter& painter, const ProxySheet& sheet, int number)
{
    paintCards(painter, sheet);
    paintCutMarks(painter, m_job, sheet);
    paintCaption(painter, m_job, number);
    if (m_job.options.scaleBar)
        paintScaleBars(painter, m_job.layout);
}

void SheetPainter::paintBack(QPainter& painter, const ProxySheet& sheet)
{
    const SheetLayout& layout = m_job.layout;
    const DuplexEdge edge = m_job.options.edge;
    for (const PlacedProxy& placed : sheet.cards) {
        const QRectF slot = layout.backOf(placed.slot, edge);
        const QRectF front = layout.slot(placed.slot);
        // The bleed of the front, mirrored as the slot is.
        QRectF bleed = layout.withBleed(placed.slot);
        if (layout.isBackTurned(edge))
            bleed.moveTop(slot.bottom() + front.top() - bleed.bottom());
        else
            bleed.moveLeft(slot.right() + front.left() - bleed.right());
        painter.save();
        if (layout.bleed > 0)
            painter.setClipRect(bleed, Qt::IntersectClip);
        painter.translate(slot.topLeft());
        if (layout.isBackTurned(edge)) {
            painter.translate(slot.width(), slot.height());
            painter.rotate(180);
        }
        note(paintCardBack(painter, m_job, placed.card));
        painter.restore();
    }
}

} // namespace model
