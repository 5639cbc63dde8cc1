// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/registration_sheet.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/faces/fitted_text.h"
#include "model/faces/fonts.h"
#include "model/faces/tokens.h"
#include "model/games/game_cards.h"

#include <QPainter>

#include <algorithm>

namespace model {

namespace {

// All in millimetres.
constexpr double kSheetMargin = 18;
constexpr double kSheetRow = 7.4;
constexpr double kSheetText = 3.9;
constexpr double kSheetTitle = 6.5;
constexpr double kSheetBox = 4;
constexpr double kSheetHead = 62;
constexpr double kSheetFoot = 58;

struct SheetRow
{
    int copies = 1;
    QString en;
    QString de;
};

struct SheetTexts
{
    QString title;
    QString deck;
    QString player;
    QString date;
    QString event;
    QString headers[4];
    QString legality;
    QString signature;
    Registration registration;
};

double writeText(QPainter& painter, const QString& text, const QPointF& at, double width,
                 double size = kSheetText, QFont::Weight weight = QFont::Normal)
{
    painter.setPen(inkTokens().ink);
    const FittedText fitted(MeasuredText(text, Fonts().interface(Fonts::kBody, weight)), size, width, 1.3);
    fitted.paint(painter, at);
    return fitted.height();
}

void paintField(QPainter& painter, const QString& label, const QString& value, const QRectF& room)
{
    writeText(painter, label, room.topLeft(), room.width(), kSheetText * 0.8);
    if (!value.isEmpty())
        writeText(painter, value, room.topLeft() + QPointF(0, 4.2), room.width());
    painter.setPen(QPen(inkTokens().ink, 0.2));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
}

void paintSheet(QPainter& painter, const QSizeF& paper, const SheetTexts& texts,
                const std::vector<SheetRow>& rows, std::size_t first, std::size_t count, bool isLast)
{
    const double width = paper.width() - 2 * kSheetMargin;
    const double left = kSheetMargin;
    writeText(painter, texts.title, {left, 14}, width, kSheetTitle, QFont::DemiBold);
    writeText(painter, texts.deck, {left, 23.5}, width);
    const double half = (width - 8) / 2;
    paintField(painter, texts.player, texts.registration.player, {left, 32, half, 10});
    paintField(painter, texts.date, texts.registration.date, {left + half + 8, 32, half, 10});
    paintField(painter, texts.event, texts.registration.event, {left, 45, width, 10});

    const double columns[4] = {0, 12, 26, 26 + (width - 26) / 2};
    double y = kSheetHead;
    for (int column = 0; column < 4; ++column)
        writeText(painter, texts.headers[column], {left + columns[column], y - 5}, width / 2,
                  kSheetText * 0.8, QFont::DemiBold);
    for (std::size_t i = 0; i < count; ++i) {
        const SheetRow& row = rows[first + i];
        painter.setPen(QPen(inkTokens().ink, 0.25));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(
            QRectF(left + columns[0] + 1, y + (kSheetRow - kSheetBox) / 2, kSheetBox, kSheetBox));
        const double text = y + 1;
        writeText(painter, QString::number(row.copies), {left + columns[1], text}, 12);
        writeText(painter, row.en, {left + columns[2], text}, (width - 26) / 2 - 2);
        writeText(painter, row.de, {left + columns[3], text}, (width - 26) / 2 - 2);
        y += kSheetRow;
        painter.setPen(QPen(inkTokens().ink, 0.08));
        painter.drawLine(QPointF(left, y), QPointF(left + width, y));
    }
    if (!isLast)
        return;
    const double said = writeText(painter, texts.legality, {left, y + 5}, width, kSheetText * 0.92);
    const double line = std::min(paper.height() - 16, y + said + 24);
    painter.setPen(QPen(inkTokens().ink, 0.2));
    painter.drawLine(QPointF(left, line), QPointF(left + half, line));
    writeText(painter, texts.signature, {left, line + 1}, half, kSheetText * 0.8);
}

} // namespace

PagedWork RegistrationSheet::pages(const Deck& deck, const CardDirectory& cards,
                                   const Registration& registration, const QSizeF& paper, Language language)
{
    std::vector<SheetRow> rows;
    const auto add = [&](const QString& id, int copies, const QString& reminder) {
        rows.push_back({copies, cards.nameOf(id, Language::English, reminder),
                        cards.nameOf(id, Language::German, reminder)});
    };
    for (const DeckCard& card : deck.cards)
        add(card.card, card.copies, card.name);
    for (const FieldCards& field : fieldCards(deck))
        for (const QString& card : field.cards)
            add(card, 1, {});
    std::sort(rows.begin(), rows.end(),
              [](const SheetRow& a, const SheetRow& b) { return a.en.localeAwareCompare(b.en) < 0; });

    SheetTexts texts;
    const rules::decks::Variant* variant = variantOf(deck);
    const QString game = gameName(deck.game, language);
    const QString kind = variant == nullptr ? deck.variant : DeckWords::variant(*variant, language);
    texts.title = tr("Deck registration");
    texts.deck =
        QStringLiteral("%1 · %2, %3").arg(deck.name.isEmpty() ? DeckWords::unnamed() : deck.name, game, kind);
    texts.player = tr("Player");
    texts.date = tr("Date");
    texts.event = tr("Event");
    texts.headers[0] = tr("Check", "a box to tick");
    texts.headers[1] = tr("No.", "how many copies");
    texts.headers[2] = tr("English name");
    texts.headers[3] = tr("German name");
    texts.signature = tr("Signature");
    texts.registration = registration;
    const rules::decks::DeckCheck check = checkDeck(deck, cards);
    QStringList clauses;
    if (check.legal()) {
        if (variant != nullptr)
            for (const rules::decks::Constraint& constraint : variant->constraints)
                clauses << QString::fromStdString(constraint.clause);
        clauses.removeDuplicates();
        texts.legality = tr("The deck is legal by the rules %1.").arg(clauses.join(QStringLiteral(", ")));
    } else {
        QStringList reasons;
        for (const rules::decks::Violation& violation : check.violations)
            reasons << QStringLiteral("%1 [%2]").arg(
                DeckWords::violation(violation, {cards, language, &deck}),
                QString::fromStdString(violation.clause));
        texts.legality = tr("The deck is not legal: %1").arg(reasons.join(u' '));
    }
    const double room = paper.height() - kSheetHead - kSheetFoot;
    const auto perPage = static_cast<std::size_t>(std::max(1.0, room / kSheetRow));
    const int pages = static_cast<int>(std::max<std::size_t>(1, (rows.size() + perPage - 1) / perPage));
    return {paper, texts.title, pages, [=](QPainter& painter, int page) {
                const std::size_t first = static_cast<std::size_t>(page) * perPage;
                paintSheet(painter, paper, texts, rows, first,
                           std::min(perPage, rows.size() - std::min(rows.size(), first)), page + 1 == pages);
            }};
}

} // namespace model
