// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/text_decoding.h"

#include "model/decks/formats/deck_file_reasons.h"
#include "rules/core/utf8.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace model {

namespace {

/// What well-known files of other kinds begin with.
bool looksBinary(const QByteArray& bytes)
{
    static const std::array<QByteArray, 8> kBeginnings{"\x89PNG",
                                                       "\xff\xd8\xff",
                                                       "GIF8",
                                                       "PK\x03\x04",
                                                       "%PDF",
                                                       "SQLite format 3",
                                                       "\x1f\x8b",
                                                       "\x7f"
                                                       "ELF"};
    return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                       [&](const QByteArray& beginning) { return bytes.startsWith(beginning); });
}

/// Western text in UTF-16 has a zero in every second byte.
std::optional<QStringConverter::Encoding> withoutMark(const QByteArray& bytes)
{
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i)
        if (bytes[i] == 0)
            ++(i % 2 == 0 ? even : odd);
    const qsizetype most = bytes.size() / 4;
    if (odd > most && even == 0)
        return QStringConverter::Utf16LE;
    if (even > most && odd == 0)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

QString withPlainLineEnds(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(u'\r', u'\n');
    if (text.startsWith(QChar(0xfeff)))
        text.remove(0, 1);
    return text;
}

} // namespace

rules::Result<QString, DeckReadError> decodedText(const QByteArray& bytes)
{
    if (bytes.size() > kLargestDeckFile)
        return DeckReadError{FileFault::TooLarge, {}};
    if (bytes.trimmed().isEmpty())
        return DeckReadError{FileFault::Empty, {}};
    if (looksBinary(bytes))
        return DeckReadError{FileFault::NotText, {}};
    auto encoding = QStringConverter::encodingForData(bytes);
    if (!encoding && bytes.contains('\0'))
        encoding = withoutMark(bytes);
    if (encoding) {
        QStringDecoder decode(*encoding);
        const QString text = decode(bytes);
        const bool wide = *encoding != QStringConverter::Utf8;
        if (decode.hasError() || (wide && bytes.size() % 2 != 0))
            return DeckReadError{FileFault::Broken, {}, DeckFileReason::CutOff};
        return withPlainLineEnds(text);
    }
    if (bytes.contains('\0'))
        return DeckReadError{FileFault::NotText, {}};
    if (rules::utf8::isValid({bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return withPlainLineEnds(QString::fromUtf8(bytes));
    return withPlainLineEnds(QString::fromLatin1(bytes));
}

} // namespace model
