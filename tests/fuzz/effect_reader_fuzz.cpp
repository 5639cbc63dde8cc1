// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/library.h"
#include "rules/games/crimson/effects/text/effect_text.h"

#include <cstdlib>

using namespace rules;
using namespace rules::effects;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// What was accepted must be valid, survive writing and reading, and have a text.
void checkEffects(const Effects& effects, CardKind kind)
{
    require(check(effects, kind).empty());
    const auto again = readEffects(json::write(toJson(effects)), kind);
    require(again && *again == effects);
    for (const Language language : kLanguages) {
        for (const Effect& effect : effects)
            require(!effectText(effect, language).body.empty());
    }
}

} // namespace

/// Any bytes are a library or are refused with reasons. The first byte chooses which of the two files they
/// are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const bool castles = data[0] == 'c';
    const auto library = castles ? readLibrary("", text) : readLibrary(text, "");
    if (!library) {
        require(!library.error().empty());
        for (const Error& error : library.error())
            require(!error.reason.empty());
        return 0;
    }
    (void)library->rulesHash();
    for (const Character& card : library->characters)
        checkEffects(card.effects, CardKind::Character);
    for (const Castle& card : library->castles)
        checkEffects(card.effects, CardKind::Castle);
    return 0;
}
