// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "model/games/game_cards.h"
#include "model/proxies/proxy_job.h"

namespace app {

/// Which cards `proxy` is to print, and what remembers that they were printed.
struct ProxyRequest
{
    model::ProxyDeck deck;
    QString id;          ///< of what was printed: the file, or the library
    bool isWhole = true; ///< false: some cards that were chosen with --cards
};

/// The box of --game, or the part of it that --set names, of whichever game has a part of that id.
struct ProxyBox
{
    const model::GameCards* game = nullptr; ///< null: neither option is there
    std::optional<model::PrintSet> set;     ///< nothing: the whole box
};
/// Nothing, with a sentence on `err`, if there is no such game or part.
[[nodiscard]] std::optional<ProxyBox> proxyBox(const CommandContext& context);

/// The deck of FILE, the whole library with --all, a box, or with --cards some of these. Nothing, with a
/// sentence on `err`, if there is no such deck or card.
[[nodiscard]] std::optional<ProxyRequest> proxyRequest(const CommandContext& context, const ProxyBox& box);

} // namespace app
