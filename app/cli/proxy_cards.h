// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "model/proxies/proxy_job.h"

namespace app {

/// Which cards `proxy` is to print, and what remembers that they were printed.
struct ProxyRequest
{
    model::ProxyDeck deck;
    QString id;          ///< of what was printed: the file, or the library
    bool isWhole = true; ///< false: some cards that were chosen with --cards
};

/// The deck of FILE, the whole library with --all, or with --cards some of either. Nothing, with a sentence
/// on `err`, if there is no such deck or card.
[[nodiscard]] std::optional<ProxyRequest> proxyRequest(const CommandContext& context);

} // namespace app
