// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/card_face.h"

#include "model/faces/crest.h"
#include "model/faces/effect_mark.h"
#include "model/faces/fitted_text.h"
#include "model/faces/fonts.h"
#include "model/faces/heraldry.h"
#include "model/faces/provenance_mark.h"
#include "model/library/keywords.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace model {

namespace {

// The card is laid out in tenths of a millimetre and scaled, so that lines break alike on screen and paper.
constexpr double kWidth = 630;
constexpr double kHeight = 880;
constexpr double kMargin = 40;
constexpr double kCorner = 26;

QFont face(const QFont& base, double size, QFont::Weight weight = QFont::Normal)
{
    QFont font = base;
    font.setPixelSize(std::max(1, qRound(size)));
    font.setWeight(weight);
    // Hinting to a pixel grid makes no sense before scaling.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

class Face
{
public:
    Face(QPainter& painter, const Card& card, const CardFaceStyle& style, double scale)
        : m_painter(painter)
        , m_card(card)
        , m_style(style)
        , m_tokens(style.tokens)
        , m_smallest(style.smallestText / scale)
        , m_hue(card.effects.empty() ? style.tokens.quietInk : style.tokens.hue(card.effects.front().type))
        , m_serif(Fonts().serif())
        , m_heading(Fonts().heading())
        , m_sans(Fonts().interface())
    {}

    CardFaceFit paint()
    {
        paintSheet();
        const CardFaceFit fit = measureText();
        const double bandEnd = paintBand(fit.text);
        const double armsEnd =
            fit.text ? textTop() - keywordHeight() : kHeight - markHeight() - 2 * kMargin + 12;
        paintArms(m_painter, QRectF(0, bandEnd, kWidth, armsEnd - bandEnd), armsOf(m_card.id), m_hue,
                  m_tokens);
        paintLine(bandEnd);
        paintLine(armsEnd);
        if (fit.text) {
            paintText(armsEnd);
            paintFoot();
        } else {
            paintThumbnailFoot(armsEnd);
        }
        paintShield(bandEnd);
        return fit;
    }

private:
    static constexpr double kHighestText = 400; ///< above it the arms would become a strip
    static constexpr double kFootTop = 812;
    static constexpr int kLargestText = 40;

    [[nodiscard]] QString textOf(const CardEffect& effect) const { return effect.text.in(m_style.language); }

    [[nodiscard]] double markHeight() const { return std::max(68.0, m_smallest * 1.5); }
    [[nodiscard]] double keywordHeight() const { return markHeight() + 36; }
    /// Short texts stand on the foot, and the arms take the room that is left.
    [[nodiscard]] double textTop() const { return kFootTop - 20 - textHeight(m_textSize); }

    void paintSheet()
    {
        QPainterPath sheet;
        sheet.addRoundedRect(QRectF(1, 1, kWidth - 2, kHeight - 2), kCorner, kCorner);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.raised);
        m_painter.drawPath(sheet);
        m_painter.setClipPath(sheet, Qt::IntersectClip);
    }

    /// Effects one below the other, in the largest size that leaves the arms their room.
    CardFaceFit measureText()
    {
        CardFaceFit fit;
        // The foot has to be readable as well, and one line must hold both of its ends.
        if (m_smallest > 36)
            return fit;
        for (int size = kLargestText; size >= m_smallest; --size) {
            if (textHeight(size) <= kFootTop - 20 - kHighestText) {
                m_textSize = size;
                fit = {true, m_textSize};
                break;
            }
        }
        return fit;
    }

    [[nodiscard]] double textHeight(double size) const
    {
        double height = 0;
        for (size_t i = 0; i < m_card.effects.size(); ++i) {
            if (i > 0)
                height += keywordHeight();
            height += FittedText(textOf(m_card.effects[i]), face(m_serif, size), kWidth - 2 * kMargin, 1.22)
                          .height();
        }
        return height;
    }

    /// Name band; gives its lower edge. A name that is too long for one line gets two, then smaller letters.
    double paintBand(bool whole)
    {
        const double left = shieldWidth() + 2 * 28;
        const QRectF room(left, 18, kWidth - left - 28, whole ? 110 : nameRoom());
        const FittedText name = FittedText::largest(m_card.name.in(m_style.language), face(m_heading, 62),
                                                    room.size(), std::max(m_smallest, 36.0), 1.0);
        const double end = std::max(whole ? 146.0 : shieldHeight() + 44, name.height() + 44);
        m_painter.fillRect(QRectF(0, 0, kWidth, end), mixed(m_hue, m_tokens.raised, 0.1));
        m_painter.setPen(m_tokens.ink);
        name.paint(m_painter, QPointF(left, (end - name.height()) / 2));
        return end;
    }

    [[nodiscard]] double nameRoom() const { return std::max(110.0, m_smallest * 3.2); }
    [[nodiscard]] double shieldWidth() const { return std::max(96.0, m_smallest * 1.5); }
    [[nodiscard]] double shieldHeight() const { return shieldWidth() * 1.16; }

    void paintShield(double bandEnd)
    {
        const QRectF shield(28, (bandEnd - shieldHeight()) / 2 + 4, shieldWidth(), shieldHeight());
        m_painter.setBrush(m_hue);
        m_painter.setPen(QPen(m_tokens.raised, 5));
        m_painter.drawPath(shieldPath(shield));
        m_painter.setPen(m_tokens.raised);
        if (m_card.kind == CardKind::Castle) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_tokens.raised);
            m_painter.drawPath(towerPath(shield));
            return;
        }
        m_painter.setFont(face(m_sans, shieldWidth() * 0.6, QFont::Black));
        m_painter.drawText(shield.adjusted(0, 0, 0, -shieldHeight() * 0.1), Qt::AlignCenter,
                           QString::number(m_card.strength));
    }

    void paintLine(double y) { m_painter.fillRect(QRectF(0, y - 1, kWidth, 2), m_tokens.line); }

    /// Mark with its letters and the keyword in small capitals, centred on `y`.
    void paintKeyword(const CardEffect& effect, double y, double left, bool word)
    {
        const double size = markHeight();
        const QRectF mark(left, y - size / 2, size, size);
        const QColor hue = m_tokens.hue(effect.type);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(hue);
        m_painter.drawPath(effectMark(effect.type, mark));
        const double letters = size * 0.42;
        if (letters >= m_smallest) {
            m_painter.setPen(m_tokens.raised);
            m_painter.setFont(face(m_sans, letters, QFont::Bold));
            m_painter.drawText(mark, Qt::AlignCenter, keywordLetters(effect.type).in(m_style.language));
        }
        if (!word)
            return;
        QFont font = face(m_sans, std::max(34.0, m_smallest * 1.15), QFont::DemiBold);
        font.setCapitalization(QFont::SmallCaps);
        font.setLetterSpacing(QFont::PercentageSpacing, 106);
        m_painter.setFont(font);
        m_painter.setPen(hue);
        m_painter.drawText(QRectF(mark.right() + std::max(18.0, m_smallest * 0.5), y - 40,
                                  kWidth - mark.right() - kMargin, 80),
                           Qt::AlignLeft | Qt::AlignVCenter, keyword(effect.type, m_style.language));
    }

    void paintText(double top)
    {
        double y = top;
        for (const CardEffect& effect : m_card.effects) {
            paintKeyword(effect, y + keywordHeight() / 2, kMargin, true);
            y += keywordHeight();
            const FittedText text(textOf(effect), face(m_serif, m_textSize), kWidth - 2 * kMargin, 1.22);
            m_painter.setPen(m_tokens.ink);
            text.paint(m_painter, QPointF(kMargin, y));
            y += text.height();
        }
    }

    void paintFoot()
    {
        paintLine(kFootTop);
        const QRectF foot(kMargin, kFootTop, kWidth - 2 * kMargin, kHeight - kFootTop);
        m_painter.setPen(m_tokens.quietInk);
        m_painter.setFont(face(m_sans, std::max(26.0, m_smallest)));
        m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("Crimson Company"));
        const double size = m_painter.fontMetrics().xHeight() * 1.3;
        paintProvenance(m_painter, QRectF(foot.right() - size, foot.center().y() - size / 2, size, size),
                        provenanceOf(m_card), m_tokens.quietInk);
    }

    /// Marks alone, from the left; the keyword where there is room for it.
    void paintThumbnailFoot(double top)
    {
        const double y = (top + kHeight) / 2;
        double left = kMargin;
        for (const CardEffect& effect : m_card.effects) {
            paintKeyword(effect, y, left, m_card.effects.size() == 1 && m_smallest < 62);
            left += markHeight() + 20;
        }
    }

    QPainter& m_painter;
    const Card& m_card;
    const CardFaceStyle& m_style;
    const Tokens& m_tokens;
    double m_smallest; ///< of style, in units of the card
    QColor m_hue;
    QFont m_serif;
    QFont m_heading;
    QFont m_sans;
    double m_textSize = 0;
};

} // namespace

QSizeF cardSizeForWidth(double width)
{
    return {width, width / kCardRatio};
}

CardFaceFit paintCardFace(QPainter& painter, const QRectF& rect, const Card& card, const CardFaceStyle& style)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(rect.topLeft());
    const double scale = rect.width() / kWidth;
    painter.scale(scale, rect.height() / kHeight);
    const CardFaceFit fit = Face(painter, card, style, scale).paint();
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.tokens.line, std::max(2.0, 1 / scale)));
    painter.drawRoundedRect(QRectF(1, 1, kWidth - 2, kHeight - 2), kCorner, kCorner);
    painter.restore();
    return {fit.text, fit.textSize * scale};
}

} // namespace model
