// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/seat_tokens.h"

namespace model {

namespace {

constexpr QRgb rgb(QRgb value)
{
    return 0xff000000u | value;
}

using Inks = std::array<QRgb, rules::kMaxSeats - 2>; ///< from the third seat on

SeatTokens seatTokens(const Tokens& tokens, const Inks& inks, const Inks& tints)
{
    SeatTokens seats;
    seats.ink = {tokens.sideA, tokens.sideB};
    seats.tint = {tokens.sideATint, tokens.sideBTint};
    for (std::size_t i = 0; i < inks.size(); ++i) {
        seats.ink[i + 2] = QColor(rgb(inks[i]));
        seats.tint[i + 2] = QColor(rgb(tints[i]));
    }
    return seats;
}

} // namespace

const SeatTokens& seatTokensFor(Scheme scheme)
{
    // Green, purple, teal, olive, violet, grey, vermilion: hues of Okabe and Ito, as dark or light as text
    // needs.
    static const SeatTokens light = seatTokens(
        tokensFor(Scheme::Light), {0x00664a, 0x93316f, 0x0a6577, 0x6b5d00, 0x5b43a8, 0x4b5157, 0xa8321e},
        {0xd9e6df, 0xefdee4, 0xdae6e6, 0xe9e5d4, 0xe6e1ed, 0xe4e3e1, 0xf2dfd8});
    static const SeatTokens dark = seatTokens(
        tokensFor(Scheme::Dark), {0x5ecfa4, 0xeda3cc, 0x7fd6e8, 0xe6d75c, 0xc0b2f5, 0xc3c8cd, 0xf5a08a},
        {0x344a3f, 0x534147, 0x3b4c4e, 0x524c2f, 0x494450, 0x4a4948, 0x554039});
    static const SeatTokens contrast = seatTokens(
        tokensFor(Scheme::Contrast), {0x5ff5b8, 0xffb0e0, 0x8fe9ff, 0xfff06a, 0xd0c4ff, 0xe0e4e8, 0xffb8a6},
        {0x00331f, 0x45002d, 0x003540, 0x3d3800, 0x241858, 0x333333, 0x4a150a});
    switch (scheme) {
    case Scheme::Light: break;
    case Scheme::Dark: return dark;
    case Scheme::Contrast: return contrast;
    }
    return light;
}

const SeatTokens& seatTokensOf(const Tokens& tokens)
{
    if (tokens.ground == tokensFor(Scheme::Contrast).ground)
        return seatTokensFor(Scheme::Contrast);
    const bool dark = contrast(tokens.raised, Qt::white) > contrast(tokens.raised, Qt::black);
    return seatTokensFor(dark ? Scheme::Dark : Scheme::Light);
}

} // namespace model
