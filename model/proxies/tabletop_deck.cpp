// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/tabletop_deck.h"

#include "model/faces/card_face.h"
#include "model/library/card_words.h"
#include "model/proxies/card_back.h"
#include "model/proxies/sheet_painter.h"
#include "model/proxies/sheet_pictures.h"

#include <QJsonArray>
#include <QPainter>

#include <algorithm>

namespace model {

namespace {

constexpr int kCardHeight = 700; ///< px: ten columns and seven rows stay below 10,000 px
constexpr int kOnSheet = kTabletopColumns * kTabletopRows;

struct Grid
{
    int columns;
    int rows;
};

/// The game knows no sheet with a single row or column.
Grid gridFor(int cards)
{
    return {std::clamp(cards, 2, kTabletopColumns),
            std::clamp((cards + kTabletopColumns - 1) / kTabletopColumns, 2, kTabletopRows)};
}

QSize cardPixels(const QSizeF& card)
{
    return {qRound(kCardHeight * card.width() / card.height()), kCardHeight};
}

int cardsOnSheet(const ProxyDeck& deck, int sheet)
{
    return std::min(kOnSheet, static_cast<int>(deck.cards.size()) - sheet * kOnSheet);
}

QJsonObject place()
{
    QJsonObject transform;
    for (const char* key : {"posX", "posY", "posZ", "rotX"})
        transform.insert(QLatin1String(key), 0);
    transform.insert(QStringLiteral("rotY"), 180);
    transform.insert(QStringLiteral("rotZ"), 180);
    for (const char* key : {"scaleX", "scaleY", "scaleZ"})
        transform.insert(QLatin1String(key), 1);
    return transform;
}

} // namespace

int tabletopSheets(const ProxyDeck& deck)
{
    return (static_cast<int>(deck.cards.size()) + kOnSheet - 1) / kOnSheet;
}

QImage tabletopFaces(const ProxyJob& job, PictureSource* pictures, int sheet)
{
    const int count = cardsOnSheet(job.deck, sheet);
    const Grid grid = gridFor(count);
    const QSize pixels = cardPixels(job.layout.card);
    QImage image(grid.columns * pixels.width(), grid.rows * pixels.height(), QImage::Format_RGB32);
    const SheetOptions& o = job.options;
    image.fill(inkTokens().raised);
    QPainter painter(&image);
    for (int i = 0; i < count; ++i) {
        const int index = sheet * kOnSheet + i;
        const Card& card = job.deck.cards[static_cast<size_t>(index)].card;
        const CardFaceStyle style{.tokens = tokensFor(Scheme::Light),
                                  .language = o.language,
                                  .smallestText = kReadableText * pixels.width() / job.layout.card.width(),
                                  .always = true,
                                  .second = o.second,
                                  .ink = o.ink,
                                  .provenance = o.houseMarks,
                                  .frame = false,
                                  .corner = 0,
                                  .picture = pictureOnSheet(card, pictures, o)};
        const QPoint at(i % grid.columns * pixels.width(), i / grid.columns * pixels.height());
        painter.save();
        painter.setClipRect(QRect(at, pixels));
        CardFace(card, style, pixels).paint(painter, at);
        painter.restore();
    }
    return image;
}

QImage tabletopBack(const ProxyJob& job)
{
    ProxyJob plain = job;
    plain.options.bleed = 0;
    plain.options.corner = 0;
    // One picture serves all cards, so that it cannot say something about one of them.
    if (plain.options.back == CardBack::None || plain.options.back == CardBack::Clarifications)
        plain.options.back = CardBack::Deck;
    const QSize pixels = cardPixels(job.layout.card);
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(inkTokens().raised);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixels.width() / job.layout.card.width(), pixels.height() / job.layout.card.height());
    (void)paintCardBack(painter, plain, 0);
    return image;
}

QJsonObject tabletopObject(const ProxyJob& job, const QStringList& faceUrls, const QString& backUrl)
{
    QJsonObject sheets;
    for (int sheet = 0; sheet < tabletopSheets(job.deck); ++sheet) {
        const Grid grid = gridFor(cardsOnSheet(job.deck, sheet));
        sheets.insert(QString::number(sheet + 1),
                      QJsonObject{{QStringLiteral("FaceURL"), faceUrls.value(sheet)},
                                  {QStringLiteral("BackURL"), backUrl},
                                  {QStringLiteral("NumWidth"), grid.columns},
                                  {QStringLiteral("NumHeight"), grid.rows},
                                  {QStringLiteral("BackIsHidden"), true},
                                  {QStringLiteral("UniqueBack"), false}});
    }

    QJsonArray ids;
    QJsonArray cards;
    for (size_t i = 0; i < job.deck.cards.size(); ++i) {
        const ProxyCard& card = job.deck.cards[i];
        const int sheet = static_cast<int>(i) / kOnSheet + 1;
        const int id = sheet * 100 + static_cast<int>(i) % kOnSheet;
        const QJsonObject object{
            {QStringLiteral("Name"), QStringLiteral("Card")},
            {QStringLiteral("Transform"), place()},
            {QStringLiteral("Nickname"), card.card.name.in(job.options.language)},
            {QStringLiteral("Description"), cardInWords(card.card, job.options.language)},
            {QStringLiteral("CardID"), id},
            {QStringLiteral("CustomDeck"),
             QJsonObject{{QString::number(sheet), sheets.value(QString::number(sheet))}}}};
        for (int copy = 0; copy < card.copies * job.options.copies; ++copy) {
            ids.append(id);
            cards.append(object);
        }
    }
    QJsonObject deck{{QStringLiteral("Name"), QStringLiteral("DeckCustom")},
                     {QStringLiteral("Transform"), place()},
                     {QStringLiteral("Nickname"), job.deck.name},
                     {QStringLiteral("DeckIDs"), ids},
                     {QStringLiteral("CustomDeck"), sheets},
                     {QStringLiteral("ContainedObjects"), cards}};
    // A single card is no deck to the game.
    if (cards.size() == 1)
        deck = cards.first().toObject();
    return {{QStringLiteral("SaveName"), job.deck.name}, {QStringLiteral("ObjectStates"), QJsonArray{deck}}};
}

} // namespace model
