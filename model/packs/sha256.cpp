// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/sha256.h"

#include <QCryptographicHash>
#include <QString>
#include <QtEndian>

#include <array>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>
#define CASTELLAN_HAS_SHA 1
#endif

namespace model {

#ifdef CASTELLAN_HAS_SHA
namespace {

constexpr std::size_t kShaBlock = 64;

alignas(16) constexpr std::array<quint32, 64> kRounds{
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2};

bool hasShaInstructions()
{
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & bit_SSE4_1) == 0 || (c & bit_SSSE3) == 0)
        return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & (1u << 29)) != 0;
}

/// Takes whole blocks into the state: ABEF and CDGH, as the instructions want it.
__attribute__((target("sha,sse4.1,ssse3"))) void takeBlocks(__m128i& abef, __m128i& cdgh, const char* data,
                                                            std::size_t blocks)
{
    const __m128i swap = _mm_set_epi64x(0x0C0D0E0F08090A0BLL, 0x0405060700010203LL);
    for (; blocks > 0; --blocks, data += kShaBlock) {
        const __m128i abefBefore = abef;
        const __m128i cdghBefore = cdgh;
        __m128i words[4]; // std::array drops what makes it a vector
        for (std::size_t i = 0; i < 4; ++i)
            words[i] =
                _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(data + 16 * i)), swap);
        for (std::size_t i = 0; i < 16; ++i) {
            if (i >= 4) {
                // Four words from the sixteen before.
                __m128i next = _mm_sha256msg1_epu32(words[i % 4], words[(i + 1) % 4]);
                next = _mm_add_epi32(next, _mm_alignr_epi8(words[(i + 3) % 4], words[(i + 2) % 4], 4));
                words[i % 4] = _mm_sha256msg2_epu32(next, words[(i + 3) % 4]);
            }
            __m128i sum = _mm_add_epi32(
                words[i % 4], _mm_load_si128(reinterpret_cast<const __m128i*>(kRounds.data() + 4 * i)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            sum = _mm_shuffle_epi32(sum, 0x0E);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, sum);
        }
        abef = _mm_add_epi32(abef, abefBefore);
        cdgh = _mm_add_epi32(cdgh, cdghBefore);
    }
}

__attribute__((target("sha,sse4.1,ssse3"))) QByteArray quickSum(const QByteArray& bytes)
{
    // a, b, e, f and c, d, g, h, the first in the highest place.
    __m128i abef = _mm_set_epi32(static_cast<int>(0x6A09E667), static_cast<int>(0xBB67AE85),
                                 static_cast<int>(0x510E527F), static_cast<int>(0x9B05688C));
    __m128i cdgh = _mm_set_epi32(static_cast<int>(0x3C6EF372), static_cast<int>(0xA54FF53A),
                                 static_cast<int>(0x1F83D9AB), static_cast<int>(0x5BE0CD19));
    const auto size = static_cast<std::size_t>(bytes.size());
    const std::size_t whole = size / kShaBlock;
    takeBlocks(abef, cdgh, bytes.constData(), whole);
    // The rest, a bit, zeros and the length in bits.
    std::array<char, 2 * kShaBlock> end{};
    const std::size_t rest = size - whole * kShaBlock;
    if (rest > 0)
        std::memcpy(end.data(), bytes.constData() + whole * kShaBlock, rest);
    end[rest] = static_cast<char>(0x80);
    const std::size_t blocks = rest + 9 > kShaBlock ? 2 : 1;
    qToBigEndian(static_cast<quint64>(size) * 8, end.data() + blocks * kShaBlock - 8);
    takeBlocks(abef, cdgh, end.data(), blocks);
    alignas(16) std::array<quint32, 4> first;
    alignas(16) std::array<quint32, 4> second;
    _mm_store_si128(reinterpret_cast<__m128i*>(first.data()), abef);
    _mm_store_si128(reinterpret_cast<__m128i*>(second.data()), cdgh);
    const std::array<quint32, 8> state{first[3], first[2], second[3], second[2],
                                       first[1], first[0], second[1], second[0]};
    QByteArray sum(32, '\0');
    for (std::size_t i = 0; i < state.size(); ++i)
        qToBigEndian(state[i], sum.data() + 4 * i);
    return sum;
}

} // namespace
#endif

QString sha256Of(const QByteArray& bytes)
{
#ifdef CASTELLAN_HAS_SHA
    static const bool quick = hasShaInstructions();
    if (quick)
        return QString::fromLatin1(quickSum(bytes).toHex());
#endif
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace model
