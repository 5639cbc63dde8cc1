// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/crc32.h"

#include <QtEndian>

#include <array>

namespace model {

namespace {

using CrcTable = std::array<std::array<quint32, 256>, 8>;

/// The sum of a byte, and of a byte with up to seven zeros behind it: eight bytes are then taken at once.
constexpr CrcTable crcTable()
{
    CrcTable table{};
    for (quint32 n = 0; n < 256; ++n) {
        quint32 c = n;
        for (int k = 0; k < 8; ++k)
            c = (c & 1) != 0 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        table[0][n] = c;
    }
    for (std::size_t zeros = 1; zeros < 8; ++zeros) {
        for (std::size_t n = 0; n < 256; ++n)
            table[zeros][n] = table[zeros - 1][n] >> 8 ^ table[0][table[zeros - 1][n] & 0xFF];
    }
    return table;
}

} // namespace

quint32 crc32(QByteArrayView bytes, quint32 before)
{
    static constexpr CrcTable kTable = crcTable();
    quint32 value = ~before;
    const char* at = bytes.data();
    const char* const end = at + bytes.size();
    for (; end - at >= 8; at += 8) {
        const quint32 low = qFromLittleEndian<quint32>(at) ^ value;
        const quint32 high = qFromLittleEndian<quint32>(at + 4);
        value = kTable[7][low & 0xFF] ^ kTable[6][low >> 8 & 0xFF] ^ kTable[5][low >> 16 & 0xFF] ^
                kTable[4][low >> 24] ^ kTable[3][high & 0xFF] ^ kTable[2][high >> 8 & 0xFF] ^
                kTable[1][high >> 16 & 0xFF] ^ kTable[0][high >> 24];
    }
    for (; at != end; ++at)
        value = kTable[0][(value ^ static_cast<uchar>(*at)) & 0xFF] ^ value >> 8;
    return ~value;
}

} // namespace model
