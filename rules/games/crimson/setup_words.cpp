// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/setup_words.h"

#include "rules/core/reasons.h"
#include "rules/core/suggest.h"
#include "rules/games/crimson/match.h"
#include "rules/games/crimson/words.h"

#include <algorithm>

namespace rules::crimson {

bool isPlain(std::string_view id)
{
    return id.size() == 6 && id.substr(0, 5) == "plain" && id[5] >= '0' && id[5] <= '9';
}

std::vector<std::vector<std::uint8_t>> sampleDecks(const Table& table, Variant variant, std::uint64_t seed)
{
    std::vector<std::uint8_t> all;
    for (std::size_t i = 0; i < table.characters.size(); ++i)
        if (!isPlain(table.characters[i].id))
            all.push_back(static_cast<std::uint8_t>(i));
    if (variant == Variant::Duel)
        return {all};
    std::vector<std::vector<std::uint8_t>> decks;
    Random random(Random::mix(seed));
    for (std::size_t i = 0; i < kSides; ++i) {
        random.shuffle(all);
        decks.emplace_back(all.begin(),
                           all.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(15, all.size())));
    }
    return decks;
}

Result<Setup> readSetup(const Game& game, const MatchSetup& words)
{
    Setup setup;
    setup.seed = words.seed;
    const auto variant = readVariant(words.variant);
    if (!variant)
        return Error{"variant", inMessage(words.variant) + " cannot be played; duel and tournament can",
                     inMessage(words.variant) + " kann nicht gespielt werden, nur duel und tournament"};
    setup.variant = *variant;
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        const std::string place = "setup[" + std::to_string(i) + "]";
        if (line.empty())
            return Error{place, "the line is empty", "die Zeile ist leer"};
        if (line[0] == "deck") {
            setup.decks.emplace_back();
            for (std::size_t k = 1; k < line.size(); ++k) {
                const auto kind = game.table().character(line[k]);
                if (!kind)
                    return Error{place, inMessage(line[k]) + " is no character of this library",
                                 inMessage(line[k]) + " ist kein Charakter dieser Bibliothek"};
                setup.decks.back().push_back(*kind);
            }
        } else if (line[0] == "castles" && line.size() == 1 + kLanes) {
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const auto castle = game.table().castle(line[lane + 1]);
                if (!castle)
                    return Error{place, inMessage(line[lane + 1]) + " is no castle of this library",
                                 inMessage(line[lane + 1]) + " ist keine Burg dieser Bibliothek"};
                setup.castles[lane] = *castle;
            }
        } else if (line[0] == "handicap" && line.size() == 1 + kSides) {
            for (std::size_t side = 0; side < kSides; ++side) {
                const auto coins = readNumber(line[side + 1]);
                if (!coins || *coins > Game::kCoins)
                    return errorOf(place, isNo("number of coins", line[side + 1]));
                setup.handicap[side] = static_cast<std::uint8_t>(*coins);
            }
        } else {
            return Error{
                place,
                inMessage(line[0]) + " does not fit here; what fits: deck, castles (three), handicap (two)",
                inMessage(line[0]) + " passt hier nicht; möglich: deck, castles (drei), handicap (zwei)"};
        }
    }
    if (setup.decks.empty())
        setup.decks = sampleDecks(game.table(), setup.variant, setup.seed);
    return setup;
}

MatchSetup writeSetup(const Game& game, const Setup& setup)
{
    MatchSetup words{"crimson-company", std::string(variantWord(setup.variant)), setup.seed, {}};
    for (const std::vector<std::uint8_t>& deck : setup.decks) {
        words.lines.push_back({"deck"});
        for (const std::uint8_t kind : deck)
            words.lines.back().push_back(game.table().characters[kind].id);
    }
    words.lines.push_back({"castles"});
    for (const std::uint8_t castle : setup.castles)
        words.lines.back().push_back(game.table().castles[castle].id);
    words.lines.push_back({"handicap", std::to_string(setup.handicap[0]), std::to_string(setup.handicap[1])});
    return words;
}

} // namespace rules::crimson
