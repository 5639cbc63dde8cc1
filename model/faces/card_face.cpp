// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/card_face.h"

#include "model/faces/crest.h"
#include "model/faces/effect_mark.h"
#include "model/faces/face_layout.h"
#include "model/faces/figure_mark.h"
#include "model/faces/heraldry.h"
#include "model/faces/provenance_mark.h"

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
    , m_castle(card.kind == CardKind::Castle)
    , m_scale(size.width() / kFaceWidth)
    , m_height(size.height() / m_scale)
    , m_corner(style.corner < 0 ? kFaceCorner : style.corner / m_scale)
    , m_bleed(style.bleed / m_scale)
    , m_provenance(provenanceOf(card))
{
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
        if (window.height() > 1 && m_style.picture.image.isNull())
            paintArms(painter, window, armsOf(m_id), m_hue, tokens);
        else if (window.height() > 1)
            paintInWindow(painter, window, m_style.picture.image);
    }
    line(m_bandEnd);
    if (m_style.ink == FaceInk::Colour)
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

void CardFace::paintShield(QPainter& painter) const
{
    if (m_shield.isEmpty())
        return;
    const Tokens& tokens = faceTokens(m_style);
    const bool filled = m_style.ink == FaceInk::Colour;
    painter.setBrush(filled ? QBrush(m_hue) : QBrush(Qt::NoBrush));
    painter.setPen(filled ? QPen(tokens.raised, 5) : QPen(tokens.ink, 4));
    painter.drawPath(shieldPath(m_shield));
    if (m_castle) {
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
