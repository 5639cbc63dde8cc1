// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/bot_kind.h"

#include <charconv>

namespace rules::bots {

std::optional<BotKind> botKind(std::string_view name)
{
    const std::size_t colon = name.find(':');
    const std::string_view word = name.substr(0, colon);
    for (std::size_t i = 0; i < kBotNames.size(); ++i) {
        if (kBotNames[i] != word)
            continue;
        BotKind kind{static_cast<BotLevel>(i)};
        if (colon == std::string_view::npos)
            return kind;
        const std::string_view digits = name.substr(colon + 1);
        std::uint32_t iterations = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
        if (!kind.searches() || error != std::errc{} || end != digits.data() + digits.size() ||
            iterations > kMaxIterations)
            return std::nullopt;
        kind.iterations = iterations;
        return kind;
    }
    return std::nullopt;
}

std::string botName(const BotKind& kind)
{
    std::string name(kBotNames[std::size_t(kind.level)]);
    if (kind.iterations)
        name += ":" + std::to_string(*kind.iterations);
    return name;
}

} // namespace rules::bots
