// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/face_layout.h"

#include "model/faces/fonts.h"
#include "model/faces/heraldry.h"
#include "model/faces/seat_tokens.h"
#include "model/games/game_cards.h"
#include "model/library/keywords.h"

#include <algorithm>

namespace model {

namespace {

constexpr double kFoot = 68;
constexpr double kAboveFoot = 20;
constexpr double kTextWidth = kFaceWidth - 2 * kFaceMargin;
constexpr double kLineHeight = 1.22;
constexpr double kKeywordRow = 104;
constexpr double kMark = 68;
constexpr double kFigures = 100;
/// Where the arms may not end before, as a part of the height, unless the text would be too small.
constexpr double kArmsEnd = 296.0 / 880;

double largestText(FaceInk ink)
{
    switch (ink) {
    case FaceInk::Colour: return 40;
    case FaceInk::InkSaver: return 46;
    case FaceInk::TextOnly: break;
    }
    return 52;
}

QFont weighted(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

QString houseWords(Language language)
{
    return language == Language::German ? QStringLiteral("Hauswert") : QStringLiteral("house value");
}

} // namespace

const Tokens& faceTokens(const CardFaceStyle& style)
{
    return style.ink == FaceInk::Colour ? style.tokens : inkTokens();
}

CardFace::Layout::Layout(CardFace& face, const Card& card)
    : m_face(face)
    , m_card(card)
    , m_style(face.m_style)
    , m_tokens(faceTokens(face.m_style))
    , m_smallest(face.m_style.smallestText / face.m_scale)
    , m_always(face.m_style.always || face.m_style.ink != FaceInk::Colour)
    , m_serif(Fonts().serif())
    , m_heading(Fonts().heading())
    , m_sans(Fonts().interface())
    , m_bodyEnd(face.m_height - kFoot - kAboveFoot)
    , m_arms(face.m_style.ink == FaceInk::Colour)
{
    face.m_hue = card.effects.empty() ? m_tokens.quietInk : m_tokens.hue(card.effects.front().type);
    m_figureList = card.printedFigures();
    // Effects of these games have no colours that would tell their cards apart.
    if (card.banner.colour >= 0 && m_style.ink == FaceInk::Colour)
        face.m_hue = seatTokensOf(m_tokens).ink[static_cast<size_t>(card.banner.colour)];
    else if (!card.figures.empty())
        face.m_hue = m_tokens.effect[static_cast<size_t>(
            armsOf(card.signs.empty() ? card.id : card.signs.front().key).tincture)];
    if (m_figureList.size() > (card.signs.empty() ? 0U : 1U)) {
        m_figures = m_always ? kFigures : std::max(kFigures, m_smallest * 2.4);
        m_bodyEnd -= m_figures;
    }
    for (const CardEffect& effect : card.effects) {
        Block block{effect, effectLabel(effect, m_style.language), {}};
        block.texts.emplace_back(effect.text.in(m_style.language), m_serif);
        if (m_style.second) {
            block.keyword = inBoth(block.keyword, effectLabel(effect, *m_style.second));
            block.texts.emplace_back(effect.text.in(*m_style.second), m_serif);
        }
        m_blocks.push_back(std::move(block));
    }
}

QString CardFace::Layout::inBoth(const QString& first, const QString& second) const
{
    return first == second ? first : first + QStringLiteral(" · ") + second;
}

void CardFace::Layout::run()
{
    // The band comes first where the text takes what is left; on a screen it depends on whether text is
    // there.
    if (m_always)
        placeBand();
    measureText();
    m_face.m_fit = {m_size > 0, m_size};
    if (!m_always)
        placeBand();
    if (m_size > 0) {
        const double textTop = m_bodyEnd - textHeight(m_size) - keywordRow(m_size);
        m_face.m_armsEnd = m_arms ? std::max(textTop, m_face.m_bandEnd) : m_face.m_bandEnd;
        placeText(m_face.m_armsEnd);
        if (m_figures > 0)
            placeFigures(m_bodyEnd + kAboveFoot / 2, m_figures);
        placeFoot();
    } else {
        placeThumbnailFoot();
    }
}

double CardFace::Layout::keywordRow(double size) const
{
    if (!m_always)
        return std::max(kMark, m_smallest * 1.5) + 36;
    return std::min(kKeywordRow, size * 3.2);
}

double CardFace::Layout::textHeight(double size) const
{
    double height = 0;
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        if (i > 0)
            height += keywordRow(size);
        for (size_t k = 0; k < m_blocks[i].texts.size(); ++k) {
            height += m_blocks[i].texts[k].lineCount(size, kTextWidth) * size * kLineHeight;
            if (k > 0)
                height += size * 0.6;
        }
    }
    return height;
}

bool CardFace::Layout::fits(double size, double top) const
{
    const auto whole = [size](const Block& block) {
        return std::all_of(block.texts.begin(), block.texts.end(),
                           [size](const MeasuredText& text) { return text.isWhole(size, kTextWidth); });
    };
    return top + keywordRow(size) + textHeight(size) <= m_bodyEnd &&
           std::all_of(m_blocks.begin(), m_blocks.end(), whole);
}

double CardFace::Layout::largestSize(double most, double top) const
{
    if (fits(most, top))
        return most;
    double low = 0;
    double high = most;
    for (int i = 0; i < 20; ++i) {
        const double middle = (low + high) / 2;
        (fits(middle, top) ? low : high) = middle;
    }
    return low;
}

/// Effects one below the other, in the largest size that leaves the arms their room.
void CardFace::Layout::measureText()
{
    const double armsEnd = kArmsEnd * m_face.m_height;
    const double most = largestText(m_style.ink);
    if (!m_always) {
        // The foot has to be readable as well, and one line must hold both of its ends. Whole steps look
        // alike on neighbouring cards.
        if (m_smallest > 36)
            return;
        for (double size = most; size >= m_smallest && m_size == 0; --size) {
            if (fits(size, armsEnd + kKeywordRow - keywordRow(size)))
                m_size = size;
        }
        return;
    }
    if (!m_arms) {
        m_size = largestSize(most, m_face.m_bandEnd);
        return;
    }
    m_size = largestSize(most, std::max(armsEnd, m_face.m_bandEnd));
    if (m_size >= m_smallest)
        return;
    const double leastArms = 60;
    m_size = fits(m_smallest, m_face.m_bandEnd + leastArms) ? m_smallest
                                                            : largestSize(m_smallest, m_face.m_bandEnd);
}

void CardFace::Layout::add(FittedText text, const QPointF& at, const QColor& ink)
{
    m_face.m_words.push_back({std::move(text), at, ink});
}

void CardFace::Layout::addCentred(const QString& text, const QFont& font, double size, const QRectF& room,
                                  const QColor& ink)
{
    const MeasuredText measured(text, font);
    const FittedText line(measured, size, measured.length(size) + 1, 1.0);
    add(line, QPointF(room.center().x() - measured.length(size) / 2, room.center().y() - line.height() / 2),
        ink);
}

/// Name band with the strength. A name that is too long for one line gets two, then smaller letters.
void CardFace::Layout::placeBand()
{
    const bool whole = m_always || m_size > 0;
    const bool shield = m_style.ink != FaceInk::TextOnly;
    const double shieldWidth = m_always ? 96 : std::max(96.0, m_smallest * 1.5);
    const double shieldHeight = shieldWidth * 1.16;
    const QString number = m_card.cornerNumber();
    const bool numbered = !number.isEmpty();
    const double left = shield || numbered ? shieldWidth + 2 * 28 : kFaceMargin;
    const double width = kFaceWidth - left - 28;
    const double smallest = m_always ? 4 : std::max(m_smallest, 36.0);
    QFont heading = m_heading;
    heading.setPixelSize(m_style.second ? 52 : 62);
    const double room = m_style.second ? 72 : whole ? 110 : std::max(110.0, m_smallest * 3.2);
    FittedText name =
        FittedText::name(m_card.name.in(m_style.language), heading, QSizeF(width, room), smallest, 1.0);
    double height = name.height();
    std::optional<FittedText> second;
    if (m_style.second) {
        heading.setPixelSize(36);
        second =
            FittedText::largest(m_card.name.in(*m_style.second), heading, QSizeF(width, 42), smallest, 1.0);
        height += second->height();
    }
    // A thumbnail may have a frame around it, which is not to lie on its name.
    m_face.m_bandEnd = std::max(whole ? 146.0 : shieldHeight + 44, height + (whole ? 44 : 68));
    const double top = (m_face.m_bandEnd - height) / 2;
    const double firstHeight = name.height();
    add(std::move(name), QPointF(left, top), m_tokens.ink);
    if (second)
        add(std::move(*second), QPointF(left, top + firstHeight), m_tokens.quietInk);
    const QRectF place(28, (m_face.m_bandEnd - shieldHeight) / 2 + 4, shieldWidth, shieldHeight);
    if (shield)
        m_face.m_shield = place;
    if (numbered)
        addCentred(number, weighted(m_sans, QFont::Black), shieldWidth * 0.6,
                   place.adjusted(0, 0, 0, -shieldHeight * 0.1),
                   m_style.ink == FaceInk::Colour ? m_tokens.raised : m_tokens.ink);
}

/// Mark with its letters and the keyword in small capitals.
void CardFace::Layout::placeMark(const Block& block, double left, double middle, double size, bool word,
                                 double wordSize)
{
    const QRectF mark(left, middle - size / 2, size, size);
    const QColor hue = m_tokens.hue(block.effect.type);
    const bool drawn = m_style.ink != FaceInk::TextOnly;
    if (drawn) {
        m_face.m_marks.push_back({block.effect.type, mark});
        const double letters = size * 0.42;
        // A crown has its room below the teeth.
        if (m_always || letters >= m_smallest)
            addCentred(keywordLetters(block.effect.type).in(m_style.language), weighted(m_sans, QFont::Bold),
                       letters, mark.translated(0, block.effect.type == EffectType::Score ? size * 0.12 : 0),
                       m_style.ink == FaceInk::Colour ? m_tokens.raised : hue);
    }
    if (!word)
        return;
    QFont font = weighted(m_sans, QFont::DemiBold);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    const double start =
        drawn ? mark.right() + (m_always ? size * 0.27 : std::max(18.0, m_smallest * 0.5)) : left;
    const double width = kFaceWidth - start - kFaceMargin;
    const MeasuredText measured(block.keyword.toUpper(), font);
    const double fitting = std::min(wordSize, wordSize * width / measured.length(wordSize));
    const FittedText line(measured, fitting, width + 1, 1.0);
    add(line, QPointF(start, middle - line.height() / 2), hue);
}

void CardFace::Layout::placeText(double top)
{
    double y = top;
    const double row = keywordRow(m_size);
    const double mark = m_always ? row * kMark / kKeywordRow : std::max(kMark, m_smallest * 1.5);
    const double word = m_always ? row * 28 / kKeywordRow : std::max(28.0, m_smallest);
    for (const Block& block : m_blocks) {
        placeMark(block, kFaceMargin, y + row / 2, mark, true, word);
        y += row;
        for (size_t k = 0; k < block.texts.size(); ++k) {
            if (k > 0)
                y += m_size * 0.6;
            FittedText text(block.texts[k], m_size, kTextWidth, kLineHeight);
            const double height = text.height();
            add(std::move(text), QPointF(kFaceMargin, y), m_tokens.ink);
            y += height;
        }
    }
}

/// The numbers besides the one in the corner, each with its mark, and its name below where that can be read.
void CardFace::Layout::placeFigures(double top, double height)
{
    const auto& figures = m_figureList;
    const double cell = kTextWidth / static_cast<double>(std::max<size_t>(1, figures.size() - 1));
    const bool drawn = m_style.ink != FaceInk::TextOnly;
    const QFont bold = weighted(m_sans, QFont::Bold);
    for (size_t i = 1; i < figures.size(); ++i) {
        const QRectF room(kFaceMargin + cell * static_cast<double>(i - 1), top, cell, height);
        QString words = figures[i].name.in(m_style.language);
        if (m_style.second)
            words = inBoth(words, figures[i].name.in(*m_style.second));
        const MeasuredText name(words, m_sans);
        const double largest = 24;
        const double nameSize = std::min(largest, largest * (cell - 10) / name.length(largest));
        const bool named = m_size > 0 && (m_always || nameSize >= m_smallest);
        const double nameHeight = named ? nameSize * 1.3 : 0;
        const MeasuredText number(figures[i].text(), bold);
        const double wanted = std::min(56.0, (height - nameHeight) * 0.8);
        const double mark = drawn ? wanted * 0.72 : 0;
        const double gap = drawn ? wanted * 0.22 : 0;
        const double size =
            std::min(wanted, wanted * (cell - mark - gap - 8) / std::max(1.0, number.length(wanted)));
        const double width = mark + gap + number.length(size);
        const double left = room.center().x() - width / 2;
        const double middle = top + (height - nameHeight) / 2;
        if (drawn)
            m_face.m_figureMarks.push_back({figures[i].key, QRectF(left, middle - mark / 2, mark, mark)});
        const FittedText line(number, size, number.length(size) + 1, 1.0);
        add(line, QPointF(left + mark + gap, middle - line.height() / 2), m_tokens.ink);
        if (named)
            addCentred(words, m_sans, nameSize,
                       QRectF(room.left(), room.bottom() - nameHeight, cell, nameHeight), m_tokens.quietInk);
    }
}

void CardFace::Layout::placeFoot()
{
    m_face.m_footTop = m_face.m_height - kFoot;
    const double middle = m_face.m_footTop + kFoot / 2;
    const double size = m_always ? 26 : std::max(26.0, m_smallest);
    QFont sans = m_sans;
    sans.setPixelSize(qRound(size));
    const FittedText game(gameName(m_card.game, m_style.language), sans, kTextWidth / 2, 1.0);
    add(game, QPointF(kFaceMargin, middle - game.height() / 2), m_tokens.quietInk);
    if (!m_style.provenance)
        return;
    const double mark = size * 0.65;
    const double right = kFaceWidth - kFaceMargin;
    m_face.m_provenanceMark = QRectF(right - mark, middle - mark / 2, mark, mark);
    if (!m_always || m_face.m_provenance != Provenance::House)
        return;
    QString words = houseWords(m_style.language);
    if (m_style.second)
        words = inBoth(words, houseWords(*m_style.second));
    const MeasuredText measured(words, sans);
    const double room = kTextWidth / 2;
    const double fitting = std::min(size, size * room / measured.length(size));
    const FittedText line(measured, fitting, room + 1, 1.0);
    add(line, QPointF(right - mark * 1.6 - measured.length(fitting), middle - line.height() / 2),
        m_tokens.quietInk);
}

/// Marks alone, from the left; the keyword where there is room for it.
void CardFace::Layout::placeThumbnailFoot()
{
    // Numbers that nobody could read are left out.
    const double each = kTextWidth / static_cast<double>(std::max<size_t>(1, m_figureList.size() - 1));
    if (m_figures > 0 && each < m_smallest * 1.8) {
        m_face.m_armsEnd = m_face.m_height;
        return;
    }
    const double size = m_figures > 0 ? m_figures * 0.8 : std::max(kMark, m_smallest * 1.5);
    m_face.m_armsEnd = m_face.m_height - size - 2 * kFaceMargin + 12;
    const double middle = (m_face.m_armsEnd + m_face.m_height) / 2;
    if (m_figures > 0) {
        placeFigures(middle - m_figures / 2, m_figures);
        return;
    }
    double left = kFaceMargin;
    for (const Block& block : m_blocks) {
        placeMark(block, left, middle, size, m_blocks.size() == 1 && m_smallest < 62,
                  std::max(28.0, m_smallest));
        left += size + 20;
    }
}

} // namespace model
