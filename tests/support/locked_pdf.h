// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QList>

#include <array>

namespace tests {

/// A PDF of one page with the words "Locked page" that opens with a password alone: the oldest of the
/// standard encryptions (RC4, 40 bits), which every reader knows.
class LockedPdf
{
public:
    static QByteArray make(const QByteArray& password)
    {
        const QByteArray id(16, 'i');
        const QByteArray owner = rc4(md5(padded(password)).first(5), padded(password));
        const QByteArray key = md5(padded(password) + owner + QByteArray::fromHex("fcffffff") + id).first(5);
        const QByteArray user = rc4(key, padded({}));
        const QByteArray text = "BT /F1 18 Tf 20 100 Td (Locked page) Tj ET";
        // The key of object 4, generation 0.
        const QByteArray content = rc4(md5(key + QByteArray::fromHex("0400000000")).first(10), text);
        QByteArray pdf = "%PDF-1.4\n";
        QList<qsizetype> places;
        const auto add = [&](const QByteArray& body) {
            places << pdf.size();
            pdf += QByteArray::number(places.size()) + " 0 obj\n" + body + "\nendobj\n";
        };
        add("<< /Type /Catalog /Pages 2 0 R >>");
        add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
        add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R"
            " /Resources << /Font << /F1 5 0 R >> >> >>");
        add("<< /Length " + QByteArray::number(content.size()) + " >>\nstream\n" + content + "\nendstream");
        add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
        add("<< /Filter /Standard /V 1 /R 2 /P -4 /O <" + owner.toHex() + "> /U <" + user.toHex() + "> >>");
        const qsizetype table = pdf.size();
        pdf += "xref\n0 7\n0000000000 65535 f \n";
        for (const qsizetype place : std::as_const(places))
            pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        pdf += "trailer\n<< /Size 7 /Root 1 0 R /Encrypt 6 0 R /ID [<" + id.toHex() + "> <" + id.toHex() +
               ">] >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
        return pdf;
    }

private:
    static QByteArray padded(const QByteArray& password)
    {
        static const QByteArray padding =
            QByteArray::fromHex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a");
        return (password + padding).first(32);
    }
    static QByteArray md5(const QByteArray& bytes)
    {
        return QCryptographicHash::hash(bytes, QCryptographicHash::Md5);
    }
    static QByteArray rc4(const QByteArray& key, QByteArray bytes)
    {
        std::array<uchar, 256> box;
        for (size_t i = 0; i < box.size(); ++i)
            box[i] = static_cast<uchar>(i);
        for (uint i = 0, j = 0; i < 256; ++i) {
            j = (j + box[i] + static_cast<uchar>(key[static_cast<qsizetype>(i) % key.size()])) & 255;
            std::swap(box[i], box[j]);
        }
        uint i = 0;
        uint j = 0;
        for (char& byte : bytes) {
            i = (i + 1) & 255;
            j = (j + box[i]) & 255;
            std::swap(box[i], box[j]);
            byte = static_cast<char>(static_cast<uchar>(byte) ^ box[(box[i] + box[j]) & 255]);
        }
        return bytes;
    }
};

} // namespace tests
