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
    // Green, plum, deep teal, olive, violet, grey, vermilion: as dark or light as text needs, and at least 11
    // apart (CIE 1976) in normal sight and with any kind of colour blindness.
    static const SeatTokens light = seatTokens(
        tokensFor(Scheme::Light), {0x006e4c, 0x792a66, 0x072545, 0x494000, 0x562ba1, 0x323a3d, 0x963228},
        {0xd9e6df, 0xefdee4, 0xdae6e6, 0xe9e5d4, 0xe6e1ed, 0xe4e3e1, 0xf2dfd8});
    static const SeatTokens dark = seatTokens(
        tokensFor(Scheme::Dark), {0x94dca8, 0xdca8b0, 0x6fccd6, 0xe1ff1d, 0xcad2ff, 0xe5e5e5, 0xffd193},
        {0x344a3f, 0x534147, 0x3b4c4e, 0x524c2f, 0x494450, 0x4a4948, 0x554039});
    static const SeatTokens contrast = seatTokens(
        tokensFor(Scheme::Contrast), {0x90db92, 0xdcb6ba, 0x4fb4be, 0xc1ee8e, 0xd1d5fb, 0xf5f5f5, 0xffe9bf},
        {0x00331f, 0x45002d, 0x00181e, 0x3d3800, 0x241858, 0x333333, 0x4a150a});
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
