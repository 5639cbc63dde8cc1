// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/card_face.h"

#include "model/faces/crest.h"
#include "model/faces/effect_mark.h"
#include "model/faces/face_layout.h"
#include "model/faces/figure_mark.h"
#include "model/faces/heraldry.h"
#include "model/faces/provenance_mark.h"
#include "model/faces/sign_mark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace model {

QSizeF cardSizeForWidth(double width)
{
    return {width, width / kCardRatio};
}

CardFace::CardFace(const Card& card, const CardFaceStyle& style, const QSizeF& size)
    : m_style(style)
    , m_id(card.id)
    , m_tower(showsTower(card))
    , m_shape(gameCardsOr(card.game).faceShape())
    , m_emblem(card.banner.emblem)
    , m_cornerSign(card.cornerNumber().isEmpty() && !card.signs.empty() ? card.signs.front().key : QString())
    , m_scale(size.width() / kFaceWidth)
    , m_height(size.height() / m_scale)
    , m_corner(style.corner < 0 ? kFaceCorner : style.corner / m_scale)
    , m_bleed(style.bleed / m_scale)
    , m_provenance(provenanceOf(card))
{
    for (const CardSign& sign : card.signs)
        m_signs.push_back(sign.key);
    if (!m_style.picture.image.isNull() && m_style.picture.wholeCard)
        return;
    Layout(*this, card).run();
    m_fit.textSize *= m_scale;
}

void CardFace::paint(QPainter& painter, const QPointF& topLeft) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(topLeft);
    painter.scale(m_scale, m_scale);
    paintGround(painter);
    if (!m_style.picture.image.isNull() && m_style.picture.wholeCard) {
        paintWholeCard(painter, QRectF(0, 0, kFaceWidth, m_height), m_bleed, m_style.picture);
    } else {
        paintBody(painter);
        paintShield(painter);
        for (const Words& words : m_words) {
            painter.setPen(words.ink);
            words.text.paint(painter, words.at);
        }
    }
    if (m_style.frame) {
        painter.setClipping(false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faceTokens(m_style).line, std::max(2.0, m_style.always ? 0.0 : 1 / m_scale)));
        painter.drawRoundedRect(QRectF(1, 1, kFaceWidth - 2, m_height - 2), m_corner, m_corner);
    }
    painter.restore();
}

void CardFace::paintGround(QPainter& painter) const
{
    const QRectF ground(-m_bleed, -m_bleed, kFaceWidth + 2 * m_bleed, m_height + 2 * m_bleed);
    const QColor& raised = faceTokens(m_style).raised;
    if (m_bleed > 0 || m_corner == 0) {
        painter.fillRect(ground, raised);
        return;
    }
    QPainterPath sheet;
    sheet.addRoundedRect(ground.adjusted(1, 1, -1, -1), m_corner, m_corner);
    painter.setPen(Qt::NoPen);
    painter.setBrush(raised);
    painter.drawPath(sheet);
    painter.setClipPath(sheet, Qt::IntersectClip);
}

void CardFace::paintBody(QPainter& painter) const
{
    const Tokens& tokens = faceTokens(m_style);
    const double left = -m_bleed;
    const double width = kFaceWidth + 2 * m_bleed;
    const auto line = [&](double y) { painter.fillRect(QRectF(left, y - 1, width, 2), tokens.line); };
    if (m_style.ink == FaceInk::Colour) {
        painter.fillRect(QRectF(left, -m_bleed, width, m_bandEnd + m_bleed),
                         mixed(m_hue, tokens.raised, 0.1));
        const QRectF window(left, m_bandEnd, width, m_armsEnd - m_bandEnd);
        if (window.height() > 1)
            paintWindow(painter, window);
    }
    line(m_bandEnd);
    if (m_style.ink == FaceInk::Colour && m_shape == FaceShape::Shield)
        line(m_armsEnd);
    if (m_footTop > 0)
        line(m_footTop);
    for (const Mark& mark : m_marks) {
        const QColor& hue = tokens.hue(mark.type);
        const bool filled = m_style.ink == FaceInk::Colour;
        painter.setPen(filled ? QPen(Qt::NoPen) : QPen(hue, 3));
        painter.setBrush(filled ? QBrush(hue) : QBrush(Qt::NoBrush));
        painter.drawPath(effectMark(mark.type, mark.rect));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.quietInk);
    for (const FigureMark& mark : m_figureMarks)
        painter.drawPath(figureMark(mark.key, mark.rect));
    if (m_provenanceMark)
        paintProvenance(painter, *m_provenanceMark, m_provenance, tokens.quietInk);
}

/// The edge to the text differs from game to game.
QPainterPath CardFace::windowPath(const QRectF& window) const
{
    QPainterPath path;
    const double deep = std::min(28.0, window.height() * 0.2);
    const double low = window.bottom();
    path.moveTo(window.topLeft());
    path.lineTo(window.topRight());
    switch (m_shape) {
    case FaceShape::Shield:
        path.lineTo(window.bottomRight());
        path.lineTo(window.bottomLeft());
        break;
    case FaceShape::Disc:
        path.lineTo(window.right(), low - deep);
        path.lineTo(window.left(), low);
        break;
    case FaceShape::Pennon: {
        constexpr int kPoints = 5;
        const double wide = window.width() / kPoints;
        path.lineTo(window.right(), low - deep);
        for (int i = kPoints - 1; i >= 0; --i) {
            path.lineTo(window.left() + (i + 0.5) * wide, low);
            path.lineTo(window.left() + i * wide, low - deep);
        }
        break;
    }
    }
    path.closeSubpath();
    return path;
}

void CardFace::paintWindow(QPainter& painter, const QRectF& window) const
{
    const QPainterPath shape = windowPath(window);
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    if (!m_style.picture.image.isNull())
        paintInWindow(painter, window, m_style.picture.image);
    else if (m_signs.empty())
        paintArms(painter, window, armsOf(m_id), m_hue, faceTokens(m_style));
    else
        paintSigns(painter, window);
    painter.restore();
    if (m_shape == FaceShape::Shield)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faceTokens(m_style).line, 2));
    painter.drawPath(shape);
}

/// The first sign in the middle, with the banner at its left and the other signs below each other at its
/// right.
void CardFace::paintSigns(QPainter& painter, const QRectF& window) const
{
    const Tokens& tokens = faceTokens(m_style);
    painter.fillRect(window, mixed(m_hue, tokens.raised, m_emblem.isEmpty() ? 0.14 : 0.2));
    painter.setPen(Qt::NoPen);
    const double deep = std::min(28.0, window.height() * 0.2);
    const QRectF room(m_bleed + window.left() + kFaceMargin, window.top() + 16,
                      window.width() - 2 * m_bleed - 2 * kFaceMargin, window.height() - deep - 28);
    const double large = std::min(room.height(), room.width() * 0.5);
    if (large < 12)
        return;
    const QRectF middle(room.center().x() - large / 2, room.center().y() - large / 2, large, large);
    if (!m_emblem.isEmpty()) {
        // A banner hangs from the band.
        const double wide = std::min(room.width() * 0.24, large * 0.72);
        const QRectF cloth(room.left(), window.top(), wide, std::min(wide * 1.5, room.height() + 16));
        painter.setBrush(m_hue);
        painter.drawPath(pennonPath(cloth));
        const double emblem = wide * 0.66;
        painter.setBrush(tokens.raised);
        painter.drawPath(
            signMark(m_emblem, {cloth.center().x() - emblem / 2,
                                cloth.top() + (cloth.height() * 0.8 - emblem) / 2, emblem, emblem}));
    }
    painter.setBrush(mixed(m_hue, tokens.ink, m_emblem.isEmpty() ? 0.85 : 0.55));
    painter.drawPath(signMark(m_signs.front(), middle));
    const auto others = static_cast<int>(m_signs.size()) - 1;
    if (others == 0)
        return;
    const double gap = 8;
    const double small = std::min(large * 0.5, (room.height() - gap * (others - 1)) / others);
    double y = room.center().y() - (others * small + (others - 1) * gap) / 2;
    painter.setBrush(tokens.ink);
    for (int i = 1; i <= others; ++i) {
        painter.drawPath(
            signMark(m_signs[static_cast<std::size_t>(i)], {room.right() - small, y, small, small}));
        y += small + gap;
    }
}

void CardFace::paintShield(QPainter& painter) const
{
    if (m_shield.isEmpty())
        return;
    const Tokens& tokens = faceTokens(m_style);
    const bool filled = m_style.ink == FaceInk::Colour;
    painter.setBrush(filled ? QBrush(m_hue) : QBrush(Qt::NoBrush));
    painter.setPen(filled ? QPen(tokens.raised, 5) : QPen(tokens.ink, 4));
    switch (m_shape) {
    case FaceShape::Shield: painter.drawPath(shieldPath(m_shield)); break;
    case FaceShape::Disc:
        painter.drawEllipse(m_shield.center(), m_shield.width() / 2, m_shield.width() / 2);
        break;
    case FaceShape::Pennon: painter.drawPath(pennonPath(m_shield)); break;
    }
    if (!m_cornerSign.isEmpty()) {
        const double size = m_shield.width() * 0.66;
        painter.setPen(Qt::NoPen);
        painter.setBrush(filled ? tokens.raised : tokens.ink);
        painter.drawPath(
            signMark(m_cornerSign, {m_shield.center().x() - size / 2,
                                    m_shield.top() + m_shield.height() * 0.46 - size / 2, size, size}));
    }
    if (m_tower) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(filled ? tokens.raised : tokens.ink);
        painter.drawPath(towerPath(m_shield));
    }
}

CardFaceFit paintCardFace(QPainter& painter, const QRectF& rect, const Card& card, const CardFaceStyle& style)
{
    const CardFace face(card, style, rect.size());
    face.paint(painter, rect.topLeft());
    return face.fit();
}

} // namespace model
