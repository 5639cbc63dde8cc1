// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_picture.h"

#include "views/cards/card_face.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace views {

namespace {

constexpr int kWidth = 744; ///< 63 mm at 300 dpi
constexpr int kHeight = 1039;
constexpr double kSmallestText = 21; ///< 5 pt at 300 dpi

void paint(QPaintDevice& device, const model::Card& card, model::Language language)
{
    QPainter painter(&device);
    paintCardFace(painter, QRectF(0, 0, kWidth, kHeight), card,
                  {tokensFor(Scheme::Light), language, kSmallestText});
}

} // namespace

bool saveCardPicture(const model::Card& card, model::Language language, const QString& path)
{
    if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return false;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setTitle(card.name.in(language));
        svg.setSize(QSize(kWidth, kHeight));
        svg.setViewBox(QRect(0, 0, kWidth, kHeight));
        svg.setResolution(300);
        paint(svg, card, language);
        return file.error() == QFileDevice::NoError;
    }
    QImage image(kWidth, kHeight, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDotsPerMeterX(qRound(300 / 0.0254));
    image.setDotsPerMeterY(qRound(300 / 0.0254));
    paint(image, card, language);
    return image.save(path);
}

} // namespace views
