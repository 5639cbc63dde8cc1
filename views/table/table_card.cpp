// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_card.h"

#include "model/faces/crest.h"
#include "model/faces/figure_mark.h"
#include "model/faces/fitted_text.h"
#include "model/faces/heraldry.h"
#include "model/faces/seat_tokens.h"
#include "model/faces/sign_mark.h"
#include "views/cards/effect_mark.h"
#include "views/cards/face_pictures.h"
#include "views/frame/crest.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace views {

using model::FittedText;

namespace {
constexpr double kCorner = 5;
constexpr double kRoomForFigures = 28; // below a name; a lower strip has the name alone
constexpr double kArrow = 11;
constexpr double kDimmed = 0.72; // small text can still be read

bool same(const rules::CardView& a, const rules::CardView& b)
{
    const auto value = [](const rules::CounterView& x, const rules::CounterView& y) {
        return x.id == y.id && x.value == y.value;
    };
    return a.id == b.id && a.faceDown == b.faceDown && a.strength == b.strength && a.turned == b.turned &&
           a.slain == b.slain && a.owner == b.owner &&
           std::equal(a.values.begin(), a.values.end(), b.values.begin(), b.values.end(), value);
}
/// Writing grows with cards on a large screen; never below its size on a small one.
double grownBy(double share)
{
    return std::clamp(share, 1.0, 2.2);
}

} // namespace

void TableCard::setCard(const rules::CardView& card, const std::string& owner, bool fresh)
{
    const std::string whose = card.owner.empty() ? owner : card.owner;
    if (same(card, m_card) && whose == m_owner && fresh == m_fresh)
        return;
    m_card = card;
    m_owner = whose;
    m_fresh = fresh;
    renew();
}

void TableCard::setLooks(Looks looks)
{
    if (m_looks == looks)
        return;
    m_looks = looks;
    renew();
}

void TableCard::setCount(int count)
{
    if (m_count == count)
        return;
    // What is drawn at the right gives way to the number.
    if ((m_count > 0) != (count > 0))
        m_picture = {};
    m_count = count;
    update();
}

void TableCard::setHurt(int lost)
{
    if (m_hurt == lost)
        return;
    m_hurt = lost;
    update();
}

/// A blow: how much it took, over a red edge.
void TableCard::paintHurt(QPainter& painter) const
{
    QColor ink = tokens().danger;
    ink.setAlphaF(static_cast<float>(m_glow));
    painter.setPen(QPen(ink, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), kCorner, kCorner);
    painter.setFont(look().theme.fonts().interface(Fonts::kBody * scale(), QFont::Bold));
    const QString text = QStringLiteral("−%1").arg(m_hurt);
    const double high = painter.fontMetrics().height() + 2;
    const QRectF chip(width() - painter.fontMetrics().horizontalAdvance(text) - 16.0, 3,
                      painter.fontMetrics().horizontalAdvance(text) + 12.0, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(chip, high / 2, high / 2);
    painter.setPen(tokens().raised);
    painter.drawText(chip, Qt::AlignCenter, text);
}

double TableCard::paintEmblem(QPainter& painter, const QRectF& rect, const QColor& hue) const
{
    constexpr double kLeastRoom = 120; // a name needs more than a picture
    if (m_looks == Looks::Nowhere || rect.width() < kLeastRoom || rect.height() < 52)
        return 0;
    const double high = std::min(rect.height() - 16, 46.0 * scale());
    const QRectF shield(rect.left() + 10, rect.top() + (rect.height() - high) / 2, high / 1.16, high);
    painter.save();
    painter.setClipPath(shieldPath(shield));
    model::paintArms(painter, shield, model::armsOf(QString::fromStdString(m_card.id)),
                     m_card.slain ? tokens().quietInk : hue, tokens());
    painter.restore();
    painter.setPen(QPen(m_card.slain ? tokens().quietInk : look().inkOf(m_owner), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shieldPath(shield));
    return shield.width() + 6;
}

void TableCard::setGlow(double glow)
{
    if (m_glow == glow)
        return;
    m_glow = glow;
    if (m_fresh)
        update();
}

void TableCard::setArriving(bool arriving)
{
    if (m_arriving == arriving)
        return;
    m_arriving = arriving;
    update();
}

void TableCard::renew()
{
    m_picture = {};
    update();
}

QString TableCard::inWords(const rules::CardView& card, const TableLook& look)
{
    if (card.id.empty())
        return tr("Face-down card");
    const model::Card known = look.card(card.id, card.strength);
    const QString name = known.name.in(look.language);
    if (card.faceDown)
        return tr("Face-down card (%1)").arg(name);
    QString text = known.figures.empty() ? tr("%1, strength %2").arg(name).arg(card.strength)
                                         : name + QStringLiteral(", ") + known.figuresText(look.language);
    if (card.slain)
        text += tr(", slain");
    return text;
}

bool TableCard::showsFace() const
{
    return height() > width() * 1.2;
}

const QPixmap& TableCard::picture()
{
    const double ratio = devicePixelRatioF();
    const QSize pixels = size() * ratio;
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        paintCard(painter, QRectF(QPointF(), QSizeF(size())));
    }
    return m_picture;
}

void TableCard::paintEvent(QPaintEvent*)
{
    if (m_arriving)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (light() == Light::Dim && !m_card.slain) // the slain are written in quiet ink already
        painter.setOpacity(kDimmed);
    painter.drawPixmap(0, 0, picture());
    painter.setOpacity(1);
    if (m_count > 0)
        paintCount(painter);
    for (const rules::CounterView& value : m_card.values)
        if (value.coins)
            paintCoins(painter, value.value);
    if (m_looks != Looks::Nowhere && !m_card.slain)
        paintLooks(painter);
    if (m_fresh && m_glow > 0 && light() != Light::Choice && light() != Light::Picked) {
        QColor glow = tokens().warning;
        glow.setAlphaF(static_cast<float>(m_glow));
        painter.setPen(QPen(glow, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCorner, kCorner);
    }
    paintLight(painter, rect(), kCorner);
    if (m_hurt > 0 && m_glow > 0)
        paintHurt(painter);
    // Outlines mean choices; what is new keeps a mark of its own below them.
    if (m_fresh && m_glow > 0) {
        const double size = 9 * scale();
        QPainterPath corner(QPointF(1, 1));
        corner.lineTo(1 + size, 1);
        corner.lineTo(1, 1 + size);
        corner.closeSubpath();
        QColor mark = tokens().warning;
        mark.setAlphaF(static_cast<float>(m_glow));
        painter.fillPath(corner, mark);
    }
}

/// A bar along the edge that it looks to, and an arrow beside the name.
void TableCard::paintLooks(QPainter& painter) const
{
    constexpr double kBar = 4;
    const bool up = m_looks == Looks::Up;
    const QColor ink = look().inkOf(m_owner);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(kCorner, up ? 1 : height() - kBar - 1, width() - 2 * kCorner, kBar), 2, 2);
    const double wide = kArrow * scale();
    const QRectF arrow(width() - wide - 7, up ? 9 : 6, wide, wide * 0.8);
    QPainterPath path(up ? arrow.bottomLeft() : arrow.topLeft());
    path.lineTo(up ? arrow.bottomRight() : arrow.topRight());
    path.lineTo(arrow.center().x(), up ? arrow.top() : arrow.bottom());
    path.closeSubpath();
    painter.fillPath(path, ink);
}

void TableCard::paintCount(QPainter& painter) const
{
    painter.setFont(look().theme.fonts().interface(Fonts::kSmall * scale(), QFont::Bold));
    const QString text = QString::number(m_count);
    const double high = painter.fontMetrics().height() + 2;
    const double wide = std::max(high, painter.fontMetrics().horizontalAdvance(text) + 12.0);
    // A face has words at its foot.
    const double foot = m_card.id.empty() || m_card.faceDown || !showsFace() ? 0 : height() * 0.22;
    const QRectF chip(width() - wide - 5, height() - foot - high - 5, wide, high);
    painter.setPen(QPen(tokens().line, 1));
    painter.setBrush(tokens().raised);
    painter.drawRoundedRect(chip, high / 2, high / 2);
    painter.setPen(tokens().ink);
    painter.drawText(chip, Qt::AlignCenter, text);
}

/// Coins that lie on the card, in the middle of it.
void TableCard::paintCoins(QPainter& painter, int coins) const
{
    painter.setFont(look().theme.fonts().interface(Fonts::kBody * scale(), QFont::Bold));
    const QString text = QString::number(coins);
    const double high = painter.fontMetrics().height() + 6;
    const double coin = high * 0.5;
    const double wide = painter.fontMetrics().horizontalAdvance(text) + coin + 22.0;
    const QRectF chip((width() - wide) / 2.0, (height() - high) / 2.0, wide, high);
    painter.setPen(QPen(tokens().line, 1));
    painter.setBrush(tokens().raised);
    painter.drawRoundedRect(chip, high / 2, high / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens().warning);
    painter.drawEllipse(QRectF(chip.left() + 8, chip.center().y() - coin / 2, coin, coin));
    painter.setPen(tokens().ink);
    painter.drawText(chip.adjusted(coin + 12, 0, -6, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

void TableCard::paintCard(QPainter& painter, const QRectF& rect) const
{
    if (m_card.id.empty() || m_card.faceDown) {
        paintBack(painter, rect);
        return;
    }
    if (!showsFace()) {
        paintStrip(painter, rect);
        return;
    }
    model::Card card = look().card(m_card.id, m_card.strength);
    paintCardFace(painter, rect, card, faceStyle(look().theme, look().language, card));
}

void TableCard::paintStrip(QPainter& painter, const QRectF& rect) const
{
    const model::Card card = look().card(m_card.id, m_card.strength);
    if (!card.signs.empty()) {
        paintSignStrip(painter, rect, card);
        return;
    }
    const QColor hue = card.effects.empty() ? tokens().quietInk : tokens().hue(card.effects.front().type);
    painter.setPen(QPen(tokens().line, 1));
    painter.setBrush(mixed(hue, tokens().raised, 0.12));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look().inkOf(m_owner));
    painter.drawRoundedRect(QRectF(rect.left() + 2, rect.top() + 4, 3, rect.height() - 8), 1.5, 1.5);
    const bool hasHealth = std::any_of(m_card.values.begin(), m_card.values.end(),
                                       [](const rules::CounterView& each) { return each.id == "health"; });
    if (!card.figures.empty() || hasHealth) {
        paintFigureStrip(painter, rect, card, hue);
        return;
    }

    const double large = grownBy(rect.height() / 80);
    const double band = std::min(rect.height(), 44.0 * large);
    // On a low strip the number has the height that the margins would take.
    const double high = std::min(band - (band < 30 ? 3 : 8), 30.0 * large);
    const QRectF shield(rect.left() + (band < 30 ? 7 : 10), rect.top() + (band - high) / 2, high / 1.16,
                        high);
    painter.setBrush(hue);
    painter.drawPath(shieldPath(shield));
    painter.setPen(tokens().raised);
    QFont number = look().theme.fonts().interface(high * 0.42, QFont::Black);
    number.setPixelSize(std::max(11, qRound(high * 0.58)));
    painter.setFont(number);
    painter.drawText(shield.adjusted(0, 0, 0, -high * 0.1), Qt::AlignCenter,
                     QString::number(m_card.strength));

    const double mark = std::min(16.0 * large, band - 12);
    const double markLeft = rect.right() - 8 - mark;
    QFont font = look().theme.fonts().heading(11.5);
    font.setPixelSize(std::clamp(qRound(band * 0.42), 13, qRound(18 * large)));
    const auto nameBetween = [&](double left, double right) {
        return FittedText::name(card.name.in(look().language), font, QSizeF(right - left, band - 4), 12, 1.0);
    };
    double left = shield.right() + 8;
    FittedText name = nameBetween(left, markLeft - 6);
    // Where it is narrow the name counts for more than the mark, whose colour the shield has too.
    if (!name.isWhole()) {
        left = shield.right() + 4;
        name = nameBetween(left, rect.right() - 4);
    } else if (!card.effects.empty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(hue);
        painter.drawPath(effectMark(card.effects.front().type,
                                    QRectF(markLeft, rect.top() + (band - mark) / 2, mark, mark)));
    }
    painter.setPen(tokens().ink);
    name.paint(painter, QPointF(left, rect.top() + (band - name.height()) / 2));
    // A tall strip has room for what the card does.
    if (rect.height() >= 76 && !card.effects.empty()) {
        QFont serif = look().theme.fonts().serif(10);
        serif.setPixelSize(qRound(14 * large));
        const QSizeF below(rect.width() - 20, rect.height() - band - 6);
        const FittedText text =
            FittedText::largest(card.effects.front().text.in(look().language), serif, below, 12, 1.15);
        if (text.isWhole()) {
            painter.setPen(tokens().ink);
            text.paint(painter, QPointF(rect.left() + 11, rect.top() + band));
        }
    }
}

/// A number with its pictures beside it; a card without a number has its name between banner and picture.
void TableCard::paintSignStrip(QPainter& painter, const QRectF& rect, const model::Card& card) const
{
    const model::SeatTokens& seats = model::seatTokensFor(look().theme.scheme());
    const bool hasBanner = card.banner.colour >= 0;
    // A card with several figures is known by its name, and by the colour of whose it is.
    const bool isNamed = card.printedFigures().size() != 1;
    QColor hue = tokens().effect[static_cast<std::size_t>(model::armsOf(card.signs.front().key).tincture)];
    if (hasBanner)
        hue = seats.ink[static_cast<std::size_t>(card.banner.colour)];
    else if (isNamed && !m_owner.empty())
        hue = look().inkOf(m_owner);
    painter.setPen(QPen(tokens().line, 1));
    painter.setBrush(mixed(hue, tokens().raised, hasBanner ? 0.14 : 0.1));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
    const double large = grownBy(rect.height() / 80);
    const double band = std::min(rect.height(), 44.0 * large);
    const double size = std::max(9.0, std::min(band - 6, 30.0 * large));
    const double middle = rect.top() + band / 2;
    const QString number = isNamed ? QString() : card.cornerNumber();
    double left = rect.left() + 4;
    double right = rect.right() - 4 - (m_count > 0 ? 36 * scale() : 0);
    const auto draw = [&](const QString& key, const QRectF& room, const QColor& ink) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPath(model::signMark(key, room));
    };
    if (!number.isEmpty()) {
        const QRectF disc(left, middle - size / 2, size, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(hue);
        painter.drawEllipse(disc);
        QFont font = look().theme.fonts().interface(size * 0.42, QFont::Black);
        font.setPixelSize(std::max(9, qRound(size * 0.62)));
        painter.setFont(font);
        painter.setPen(tokens().raised);
        painter.drawText(disc, Qt::AlignCenter, number);
        left = disc.right() + 4;
        // Their pictures say more in less room than their names.
        const auto count = static_cast<double>(card.signs.size());
        const double each = std::min(size * 0.86, (right - left - 3 * (count - 1)) / count);
        if (each >= 7)
            for (const model::CardSign& sign : card.signs) {
                draw(sign.key, {left, middle - each / 2, each, each},
                     &sign == &card.signs.front() ? hue : tokens().ink);
                left += each + 3;
            }
    } else {
        if (!card.banner.emblem.isEmpty()) {
            const QRectF cloth(left, rect.top() + 1, size * 0.84, std::min(band - 3, size * 1.2));
            painter.setPen(Qt::NoPen);
            painter.setBrush(hue);
            painter.drawPath(model::pennonPath(cloth));
            const double emblem = cloth.width() * 0.76;
            draw(card.banner.emblem,
                 {cloth.center().x() - emblem / 2, cloth.top() + (cloth.height() * 0.82 - emblem) / 2, emblem,
                  emblem},
                 tokens().raised);
            left = cloth.right() + 4;
        }
        // On a small card the picture is small, not missing: it says what the card is.
        constexpr double kLeastMark = 9;
        const double fitting = std::min(size, right - left);
        const QRectF mark(hasBanner && right - left > size * 2 ? right - size : left, middle - fitting / 2,
                          fitting, fitting);
        if (fitting >= kLeastMark)
            draw(card.signs.front().key, mark, mixed(hue, tokens().ink, 0.6));
        if (mark.left() > left)
            right = mark.left() - 4;
        else
            left = mark.right() + 4;
    }
    // The name of a kind goes without its house, which the banner says.
    const QString name = number.isEmpty() && !card.banner.emblem.isEmpty()
                             ? card.signs.front().name.in(look().language)
                             : card.name.in(look().language);
    QFont font = look().theme.fonts().heading(11.5);
    font.setPixelSize(std::clamp(qRound(band * 0.42), 12, qRound(18 * large)));
    painter.setPen(tokens().ink);
    if (number.isEmpty() && right - left > 34) {
        const FittedText words = FittedText::name(name, font, QSizeF(right - left, band - 4), 11, 1.0);
        words.paint(painter, QPointF(left, middle - words.height() / 2));
    }
    // A tall strip has room for what the card does.
    if (rect.height() - band < 30 || card.effects.empty())
        return;
    QFont serif = look().theme.fonts().serif(10);
    serif.setPixelSize(qRound(13 * large));
    const FittedText text = FittedText::largest(card.effects.front().text.in(look().language), serif,
                                                QSizeF(rect.width() - 16, rect.height() - band - 6), 11, 1.1);
    if (text.isWhole()) {
        painter.setPen(tokens().ink);
        text.paint(painter, QPointF(rect.left() + 8, rect.top() + band));
    }
}

/// The name, and below it the numbers: as they stand on the board, as printed elsewhere.
void TableCard::paintFigureStrip(QPainter& painter, const QRectF& rect, const model::Card& card,
                                 const QColor& hue) const
{
    const double left = rect.left() + 11 + paintEmblem(painter, rect, hue);
    const double inner = rect.right() - 8 - left;
    const double large = grownBy(rect.height() / 90);
    const double numbers = std::min(20.0 * large, rect.height() * 0.4);
    const double top = rect.top() + (m_looks == Looks::Up ? 6 : 3);
    QFont font = look().theme.fonts().heading(11.5);
    font.setPixelSize(std::clamp(qRound(rect.height() * 0.3), 13, qRound(17 * large)));
    const bool low = rect.height() < kRoomForFigures;
    const double room = low ? rect.height() - 4 : std::min(rect.height() - numbers - 12, 42.0 * large);
    const double arrow = m_looks == Looks::Nowhere || m_card.slain ? 0 : kArrow * scale() + 4;
    const FittedText name =
        FittedText::name(card.name.in(look().language), font, QSizeF(inner - arrow, room), 11, 1.0);
    painter.setPen(m_card.slain ? tokens().quietInk : tokens().ink);
    if (low) {
        name.paint(painter, QPointF(left, rect.top() + (rect.height() - name.height()) / 2));
        return;
    }
    name.paint(painter, QPointF(left, top));
    const double under = top + name.height() + (rect.height() < 40 ? 0 : 2);
    if (m_card.slain) {
        paintSlain(painter, QRectF(left, under, inner, numbers));
        return;
    }
    const double used =
        paintFigures(painter, QRectF(left, under, inner, rect.bottom() - 3 - under), numbers, card);
    // A tall strip has room for what the character can do.
    const double below = under + used + 4;
    if (card.effects.empty() || rect.bottom() - below < 30)
        return;
    QFont serif = look().theme.fonts().serif(10);
    serif.setPixelSize(qRound(13 * large));
    const FittedText text = FittedText::largest(card.effects.front().text.in(look().language), serif,
                                                QSizeF(inner - 16, rect.bottom() - below - 6), 11, 1.1);
    if (!text.isWhole())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(hue);
    painter.drawPath(effectMark(card.effects.front().type, QRectF(left, below + 2, 11, 11)));
    painter.setPen(tokens().ink);
    text.paint(painter, QPointF(left + 16, below));
}

void TableCard::paintSlain(QPainter& painter, const QRectF& rect) const
{
    QString text = tr("slain");
    for (const rules::CounterView& value : m_card.values)
        if (value.id == "gold" && value.value > 0)
            text += QStringLiteral(" · ") +
                    (look().nameOf ? look().nameOf(value.id) : QString::fromStdString(value.id)) +
                    QStringLiteral(" %1").arg(value.value);
    QFont font = look().theme.fonts().interface(9);
    font.setPixelSize(13);
    painter.setFont(font);
    painter.setPen(tokens().quietInk);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width()));
}

double TableCard::paintFigures(QPainter& painter, const QRectF& room, double line,
                               const model::Card& card) const
{
    const auto value = [this](std::string_view id) -> const rules::CounterView* {
        for (const rules::CounterView& each : m_card.values)
            if (each.id == id)
                return &each;
        return nullptr;
    };
    struct Shown
    {
        QString mark;
        QString number;
    };
    std::vector<Shown> shown;
    const bool onBoard = !m_card.values.empty();
    for (const char* key : {"cost", "health", "attack", "range", "defence"}) {
        const QString name = QString::fromLatin1(key);
        const model::CardFigure* figure = card.figure(name);
        const rules::CounterView* now = value(key);
        // Characters that a position defines for itself have only what the match knows of them.
        if ((figure == nullptr && (now == nullptr || now->value == 0)) || (onBoard && name == u"cost"))
            continue;
        QString number = QString::number(now != nullptr ? now->value : figure->value);
        if (figure != nullptr && figure->times > 1)
            number += QStringLiteral("×%1").arg(figure->times);
        shown.push_back({name, number});
    }
    if (const auto* gold = value("gold"); gold != nullptr && gold->value > 0)
        shown.push_back({QStringLiteral("cost"), QString::number(gold->value)});
    if (const auto* shield = value("shield"); shield != nullptr && shield->value > 0)
        shown.push_back({QStringLiteral("defence"), QStringLiteral("+%1").arg(shield->value)});
    // As large as they go: one line, else closer together, else two lines; nothing is left out.
    QFont font = look().theme.fonts().interface(9, QFont::DemiBold);
    const double large = grownBy(line / 20);
    double size = 0;
    double high = 0;
    std::vector<QPointF> places;
    struct Way
    {
        double letters;
        double gap;
    };
    for (const Way way : {Way{13, 9}, Way{13, 5}, Way{12, 5}, Way{11, 4}}) {
        font.setPixelSize(qRound(way.letters * large));
        const QFontMetricsF metrics(font);
        size = (way.letters - 2) * large;
        high = way.letters == 13 ? line : std::max(way.letters + 3, line * way.letters / 16);
        places.clear();
        QPointF at = room.topLeft();
        for (const Shown& each : shown) {
            const double wide = size + 3 + metrics.horizontalAdvance(each.number);
            if (at.x() > room.left() && at.x() + wide > room.right())
                at = QPointF(room.left(), at.y() + high);
            places.push_back(at);
            at.rx() += wide + way.gap;
        }
        const bool oneLine = places.empty() || places.back().y() == room.top();
        if (oneLine || (way.letters < 13 && places.back().y() + high <= room.bottom() + 1))
            break;
    }
    painter.setFont(font);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const QPointF& at = places[i];
        if (at.y() + high > room.bottom() + 4)
            break;
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens().quietInk);
        painter.drawPath(
            model::figureMark(shown[i].mark, QRectF(at.x(), at.y() + (high - size) / 2, size, size)));
        painter.setPen(tokens().ink);
        painter.drawText(QRectF(at.x() + size + 3, at.y(), room.width(), high),
                         Qt::AlignLeft | Qt::AlignVCenter, shown[i].number);
    }
    return places.empty() ? 0 : places.back().y() + high - room.top();
}

void TableCard::paintBack(QPainter& painter, const QRectF& rect) const
{
    QPainterPath sheet;
    sheet.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
    const QColor ink = look().inkOf(m_owner);
    painter.setPen(Qt::NoPen);
    painter.fillPath(sheet, look().tintOf(m_owner));
    painter.save();
    painter.setClipPath(sheet);
    painter.setPen(QPen(mixed(ink, look().tintOf(m_owner), 0.28), 1.5));
    const int lines = static_cast<int>((rect.width() + rect.height()) / 10);
    for (int line = 0; line <= lines; ++line) {
        const double x = rect.left() - rect.height() + line * 10;
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()));
    }
    painter.restore();
    painter.setPen(QPen(tokens().line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(sheet);
    if (m_card.id.empty())
        return;
    QFont font = look().theme.fonts().heading(10);
    const double large = grownBy(rect.height() / 80);
    font.setPixelSize(qRound(14 * large));
    const QSizeF room(rect.width() - 20, std::min(rect.height() - 4, 40.0 * large));
    const FittedText name =
        FittedText::name(look().card(m_card.id, 0).name.in(look().language), font, room, 12, 1.0);
    const QRectF plate(rect.left() + 6,
                       rect.top() + (std::min(rect.height(), 44.0 * large) - name.height()) / 2 - 1,
                       rect.width() - 12, name.height() + 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look().tintOf(m_owner));
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(tokens().ink);
    name.paint(painter, plate.topLeft() + QPointF(4, 1));
}

} // namespace views
