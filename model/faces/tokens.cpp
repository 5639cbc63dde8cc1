// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/tokens.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr QRgb rgb(QRgb value)
{
    return 0xff000000u | value;
}

Tokens lightTokens()
{
    return {
        .ground = rgb(0xf7f3eb),
        .raised = rgb(0xfffdf9),
        .sunken = rgb(0xefe9dd),
        .line = rgb(0xd8cfbf),
        .ink = rgb(0x24201b),
        .quietInk = rgb(0x665e53),
        .accent = rgb(0x96172d),
        .onAccent = rgb(0xffffff),
        .emblem = rgb(0x96172d),
        .onEmblem = rgb(0xffffff),
        .accentTint = rgb(0xf3dfdc),
        .hoverTint = rgb(0xf2ebdf),
        .good = rgb(0x2b6638),
        .warning = rgb(0x805200),
        .danger = rgb(0xb0261c),
        .focus = rgb(0x1c5a9e),
        .effect = {QColor(rgb(0x1f5a96)), QColor(rgb(0x7a5a00)), QColor(rgb(0x2c693b)), QColor(rgb(0xa5301d)),
                   QColor(rgb(0x68478f)), QColor(rgb(0x0d656d)), QColor(rgb(0x8f3168))},
        .sideA = rgb(0x1f5a96),
        .sideB = rgb(0x954c00),
        .sideATint = rgb(0xdbe7f4),
        .sideBTint = rgb(0xf9e3c9),
    };
}

Tokens darkTokens()
{
    return {
        .ground = rgb(0x1d1b19),
        .raised = rgb(0x282522),
        .sunken = rgb(0x171513),
        .line = rgb(0x433e38),
        .ink = rgb(0xece6db),
        .quietInk = rgb(0xaea596),
        .accent = rgb(0xf08396),
        .onAccent = rgb(0x2b0910),
        .emblem = rgb(0xb3223c),
        .onEmblem = rgb(0xfff6f2),
        .accentTint = rgb(0x4a252b),
        .hoverTint = rgb(0x332f2b),
        .good = rgb(0x82c990),
        .warning = rgb(0xe2b45a),
        .danger = rgb(0xf5938a),
        .focus = rgb(0x86b7f0),
        .effect = {QColor(rgb(0x86b8ea)), QColor(rgb(0xdab852)), QColor(rgb(0x88c998)), QColor(rgb(0xf2988a)),
                   QColor(rgb(0xc5a8ea)), QColor(rgb(0x70c9d0)), QColor(rgb(0xeda3cc))},
        .sideA = rgb(0x86b8ea),
        .sideB = rgb(0xeeb06a),
        .sideATint = rgb(0x22384f),
        .sideBTint = rgb(0x4d3619),
    };
}

/// Bright on black, with a white line around everything.
Tokens contrastTokens()
{
    return {
        .ground = rgb(0x000000),
        .raised = rgb(0x000000),
        .sunken = rgb(0x000000),
        .line = rgb(0xffffff),
        .ink = rgb(0xffffff),
        .quietInk = rgb(0xe6e6e6),
        .accent = rgb(0xffd800),
        .onAccent = rgb(0x000000),
        .emblem = rgb(0x7a0f22),
        .onEmblem = rgb(0xffffff),
        .accentTint = rgb(0x3a3000),
        .hoverTint = rgb(0x1f2a44),
        .good = rgb(0x5cff7a),
        .warning = rgb(0xffb84d),
        .danger = rgb(0xff9a91),
        .focus = rgb(0x4de1ff),
        .effect = {QColor(rgb(0x86c8ff)), QColor(rgb(0xffd84d)), QColor(rgb(0x7dff9a)), QColor(rgb(0xff9a85)),
                   QColor(rgb(0xd8b8ff)), QColor(rgb(0x5ff0ff)), QColor(rgb(0xffa8dc))},
        .sideA = rgb(0x86c8ff),
        .sideB = rgb(0xffb84d),
        .sideATint = rgb(0x00264d),
        .sideBTint = rgb(0x4d2b00),
    };
}

Tokens blackOnWhite()
{
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xffffff);
    return {
        .ground = white,
        .raised = white,
        .sunken = white,
        .line = black,
        .ink = black,
        .quietInk = black,
        .accent = black,
        .onAccent = white,
        .emblem = black,
        .onEmblem = white,
        .accentTint = white,
        .hoverTint = white,
        .good = black,
        .warning = black,
        .danger = black,
        .focus = black,
        .effect = {black, black, black, black, black, black, black},
        .sideA = black,
        .sideB = black,
        .sideATint = white,
        .sideBTint = white,
    };
}

double luminance(const QColor& color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

const Tokens& tokensFor(Scheme scheme)
{
    static const Tokens light = lightTokens();
    static const Tokens dark = darkTokens();
    static const Tokens contrast = contrastTokens();
    switch (scheme) {
    case Scheme::Light: break;
    case Scheme::Dark: return dark;
    case Scheme::Contrast: return contrast;
    }
    return light;
}

const Tokens& inkTokens()
{
    static const Tokens ink = blackOnWhite();
    return ink;
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto channel = [part](int x, int y) {
        return static_cast<int>(std::lround(x * part + y * (1 - part)));
    };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

} // namespace model
