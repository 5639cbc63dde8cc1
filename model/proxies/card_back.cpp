// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/card_back.h"

#include "model/faces/crest.h"
#include "model/faces/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace model {

namespace {

/// Colours of a back: what it is made of and what lies upon it.
struct Tinctures
{
    QColor ground;
    QColor lines;
    QColor ink; ///< text on the ground
};

Tinctures tincturesOf(const ProxyJob& job)
{
    const Tokens& tokens = tokensFor(Scheme::Light);
    if (job.options.ink != FaceInk::Colour)
        return {inkTokens().raised, inkTokens().line, inkTokens().ink};
    if (job.options.back == CardBack::Deck) {
        const QColor ground = job.deck.sleeves.isValid() ? job.deck.sleeves : tokens.emblem;
        const bool light = contrast(ground, tokens.ink) > contrast(ground, tokens.raised);
        const QColor ink = light ? tokens.ink : tokens.raised;
        return {ground, mixed(ink, ground, 0.25), ink};
    }
    if (job.options.back == CardBack::Pattern)
        return {tokens.sunken, mixed(tokens.accent, tokens.sunken, 0.35), tokens.accent};
    return {tokens.sunken, tokens.line, tokens.ink};
}

void paintLozenges(QPainter& painter, const QRectF& card, const QColor& colour, bool outlined)
{
    painter.save();
    painter.setClipRect(card, Qt::IntersectClip);
    painter.setPen(QPen(colour, outlined ? 0.15 : 0.35));
    // Whole lozenges from the middle, so that both halves of a card are alike.
    const double step = card.width() / 7;
    const double reach = card.width() + card.height();
    const int beside = static_cast<int>(reach / step);
    QPainterPath path;
    for (int i = -beside; i <= beside; ++i) {
        const double x = card.center().x() + i * step;
        const double y = card.center().y();
        path.moveTo(x - reach, y - reach * 1.4);
        path.lineTo(x + reach, y + reach * 1.4);
        path.moveTo(x + reach, y - reach * 1.4);
        path.lineTo(x - reach, y + reach * 1.4);
    }
    painter.drawPath(path);
    painter.restore();
}

void paintEmblem(QPainter& painter, const QRectF& card, const Tinctures& colours, bool outlined)
{
    const double width = card.width() * 0.34;
    QRectF shield(0, 0, width, width * 1.16);
    shield.moveCenter(card.center());
    painter.setPen(QPen(colours.ink, 0.4));
    painter.setBrush(outlined ? colours.ground : colours.ink);
    painter.drawPath(shieldPath(shield));
    painter.setPen(Qt::NoPen);
    painter.setBrush(outlined ? colours.ink : colours.ground);
    painter.drawPath(towerPath(shield));
}

void paintName(QPainter& painter, const QRectF& card, const QString& name, const Tinctures& colours)
{
    if (name.isEmpty())
        return;
    // Laid out in hundredths of a millimetre: sizes go down in whole steps.
    constexpr double kUnit = 0.01;
    QFont font = Fonts().heading();
    font.setPixelSize(600);
    const QSizeF room(card.width() * 0.8 / kUnit, card.height() * 0.16 / kUnit);
    const FittedText text = FittedText::largest(name, font, room, 20, 1.05);
    painter.save();
    painter.translate(card.left() + card.width() * 0.1, card.top() + card.height() * 0.76);
    painter.scale(kUnit, kUnit);
    painter.fillRect(QRectF(-150, -100, room.width() + 300, text.height() + 200), colours.ground);
    painter.setPen(colours.ink);
    double y = 0;
    for (const QString& line : text.lines()) {
        const MeasuredText measured(line, font);
        const double width = measured.length(text.size());
        const FittedText centred(measured, text.size(), width + 1, 1.05);
        centred.paint(painter, QPointF((room.width() - width) / 2, y));
        y += centred.height();
    }
    painter.restore();
}

/// Questions and answers one below the other, in the largest size at which all of it fits.
class Answers
{
public:
    Answers(const ProxyCard& card, const SheetOptions& options)
    {
        for (const Clarification& clarification : card.clarifications) {
            add(clarification, options.language);
            if (options.second)
                add(clarification, *options.second);
        }
    }

    [[nodiscard]] double height(double size, double width) const
    {
        double sum = 0;
        for (const Part& part : m_parts)
            sum += (part.before + part.text.lineCount(size, width) * kStep) * size;
        return sum;
    }

    [[nodiscard]] double largest(const QSizeF& room) const
    {
        double low = 0;
        double high = kLargest;
        for (int i = 0; i < 20; ++i) {
            const double middle = (low + high) / 2;
            const bool whole = std::all_of(m_parts.begin(), m_parts.end(), [&](const Part& part) {
                return part.text.isWhole(middle, room.width());
            });
            (whole && height(middle, room.width()) <= room.height() ? low : high) = middle;
        }
        return low;
    }

    void paint(QPainter& painter, const QRectF& room, double size, const Tokens& tokens) const
    {
        double y = room.top();
        for (const Part& part : m_parts) {
            y += part.before * size;
            const FittedText text(part.text, size, room.width(), kStep);
            painter.setPen(part.question ? tokens.accent : tokens.ink);
            text.paint(painter, QPointF(room.left(), y));
            y += text.height();
        }
    }

private:
    static constexpr double kStep = 1.2;
    static constexpr double kLargest = 3.1; ///< mm: 8.8 pt

    struct Part
    {
        MeasuredText text;
        bool question = false;
        double before = 0; ///< blank lines
    };

    void add(const Clarification& clarification, Language language)
    {
        m_parts.push_back({MeasuredText(clarification.question.in(language), Fonts().heading()), true,
                           m_parts.empty() ? 0 : 0.55});
        m_parts.push_back({MeasuredText(clarification.answer.in(language), Fonts().serif()), false, 0.1});
    }

    std::vector<Part> m_parts;
};

double paintClarifications(QPainter& painter, const QRectF& card, const ProxyCard& shown,
                           const SheetOptions& options)
{
    const Tokens& tokens = options.ink == FaceInk::Colour ? tokensFor(Scheme::Light) : inkTokens();
    const double margin = card.width() * 0.065;
    QString name = shown.card.name.in(options.language);
    if (options.second && shown.card.name.in(*options.second) != name)
        name += QStringLiteral(" · ") + shown.card.name.in(*options.second);
    const MeasuredText measured(name, Fonts().heading());
    const double width = card.width() - 2 * margin;
    const double most = card.width() * 0.07;
    const double size = std::min(most, most * width / measured.length(most));
    const FittedText title(measured, size, width + 1, 1.2);
    painter.setPen(tokens.ink);
    title.paint(painter, QPointF(card.left() + margin, card.top() + margin * 0.8));
    const double below = card.top() + margin * 1.2 + title.height();
    painter.fillRect(QRectF(card.left() + margin, below, width, 0.15), tokens.line);
    const QRectF room(card.left() + margin, below + margin * 0.5, width,
                      card.bottom() - margin - below - margin * 0.5);
    const Answers answers(shown, options);
    const double text = answers.largest(room.size());
    answers.paint(painter, room, text, tokens);
    return text;
}

} // namespace

double paintCardBack(QPainter& painter, const ProxyJob& job, int index)
{
    const SheetOptions& o = job.options;
    const ProxyCard& shown = job.deck.cards[static_cast<size_t>(index)];
    const QRectF card(QPointF(0, 0), job.layout.card);
    const QRectF ground = card.adjusted(-o.bleed, -o.bleed, o.bleed, o.bleed);
    const bool outlined = o.ink != FaceInk::Colour;
    const bool answers = o.back == CardBack::Clarifications && !shown.clarifications.empty();
    const Tinctures colours = tincturesOf(job);

    painter.setPen(Qt::NoPen);
    painter.setBrush(answers && !outlined ? tokensFor(Scheme::Light).raised : colours.ground);
    if (o.bleed > 0 || o.corner == 0) {
        painter.drawRect(ground);
    } else {
        QPainterPath sheet;
        sheet.addRoundedRect(card, o.corner, o.corner);
        painter.drawPath(sheet);
        painter.setClipPath(sheet, Qt::IntersectClip);
    }
    double text = 0;
    if (answers) {
        text = paintClarifications(painter, card, shown, o);
    } else if (o.back != CardBack::Plain) {
        paintLozenges(painter, ground, colours.lines, outlined);
        paintEmblem(painter, card, colours, outlined);
        if (o.back == CardBack::Deck)
            paintName(painter, card, job.deck.name, colours);
    }
    if (outlined && o.bleed == 0) {
        painter.setClipping(false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inkTokens().line, 0.15));
        painter.drawRoundedRect(card, o.corner, o.corner);
    }
    return text;
}

} // namespace model
