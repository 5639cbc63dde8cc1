// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_picture.h"

#include "model/text/markup.h"
#include "model/text/visible_text.h"
#include "views/cards/card_face.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace views {

namespace {

constexpr int kWidth = 744; ///< 63 mm at 300 dpi
constexpr int kHeight = 1039;
constexpr double kSmallestText = 21; ///< 5 pt at 300 dpi

struct PictureWords
{
    Q_DECLARE_TR_FUNCTIONS(views::PictureWords)
};

void paint(QPaintDevice& device, const model::Card& card, model::Language language)
{
    QPainter painter(&device);
    paintCardFace(painter, QRectF(0, 0, kWidth, kHeight), card,
                  {tokensFor(Scheme::Light), language, kSmallestText});
}

} // namespace

model::WriteResult saveCardPicture(const model::Card& card, model::Language language, const QString& path)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        // Qt 6 writes it into the file as it is.
        svg.setTitle(model::Markup::plain(model::visibleLine(card.name.in(language))).html());
        svg.setSize(QSize(kWidth, kHeight));
        svg.setViewBox(QRect(0, 0, kWidth, kHeight));
        svg.setResolution(300);
        paint(svg, card, language);
        return model::writeFile(path, buffer.data());
    }
    QImage image(kWidth, kHeight, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDotsPerMeterX(qRound(300 / 0.0254));
    image.setDotsPerMeterY(qRound(300 / 0.0254));
    paint(image, card, language);
    const QByteArray suffix = QFileInfo(path).suffix().toLatin1();
    if (!image.save(&buffer, suffix.isEmpty() ? "PNG" : suffix.constData()))
        return model::WriteError{false, PictureWords::tr("pictures cannot be written as “%1”")
                                            .arg(model::visibleLine(QString::fromLatin1(suffix)))};
    return model::writeFile(path, buffer.data());
}

} // namespace views
