// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/share_link.h"

#include "model/decks/formats/json_format.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace model {

namespace {

constexpr char kVersion = 1;
constexpr qsizetype kChecksum = 6; ///< bytes
constexpr auto kEncoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
/// Packed data grows a thousandfold at most, so that this bounds the memory a hostile link can ask for.
constexpr qsizetype kLongestLink = 32 * 1024;
constexpr quint32 kLargestContent = 1 << 20;

QByteArray checksum(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).left(kChecksum);
}

} // namespace

QString deckToLink(const Deck& deck, const CardDirectory& cards)
{
    const QByteArray packed = qCompress(deckToJson(deck, cards, true), 9);
    const QByteArray content = QByteArray(1, kVersion) + packed;
    return kShareLink + QString::fromLatin1((checksum(content) + content).toBase64(kEncoding));
}

DeckReadResult deckFromLink(const QString& link, const CardFinder& finder)
{
    const QString text = link.trimmed();
    if (!text.startsWith(kShareLink))
        return DeckReadError{FileFault::NotADeck, {}};
    if (text.size() > kLongestLink)
        return DeckReadError{FileFault::TooLarge, {}};
    QByteArray code = text.mid(kShareLink.size()).toLatin1();
    // Mail programs break long lines.
    code.replace('\n', "").replace(' ', "");
    const auto decoded =
        QByteArray::fromBase64Encoding(code, kEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() < kChecksum + 6)
        return DeckReadError{FileFault::BadChecksum, {}};
    const QByteArray content = decoded.decoded.mid(kChecksum);
    if (checksum(content) != decoded.decoded.left(kChecksum))
        return DeckReadError{FileFault::BadChecksum, {}};
    if (content[0] != kVersion)
        return DeckReadError{FileFault::NewerVersion, QString::number(static_cast<quint8>(content[0]))};
    const QByteArray packed = content.mid(1);
    if (qFromBigEndian<quint32>(packed.constData()) > kLargestContent)
        return DeckReadError{FileFault::TooLarge, {}};
    const QByteArray json = qUncompress(packed);
    if (json.isEmpty())
        return DeckReadError{FileFault::Broken, {}};
    return deckFromJson(json, finder);
}

} // namespace model
