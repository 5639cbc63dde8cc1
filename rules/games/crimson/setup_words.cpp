// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/setup_words.h"

#include "rules/core/suggest.h"
#include "rules/games/crimson/crimson_reasons.h"
#include "rules/games/crimson/match.h"
#include "rules/games/crimson/words.h"
#include "rules/games/match_reasons.h"

#include <algorithm>

namespace rules::crimson {

bool isPlain(std::string_view id)
{
    return id.size() == 6 && id.substr(0, 5) == "plain" && id[5] >= '0' && id[5] <= '9';
}

std::vector<std::vector<std::uint8_t>> sampleDecks(const Table& table, Variant variant, unsigned players,
                                                   std::uint64_t seed)
{
    std::vector<std::uint8_t> all;
    for (std::size_t i = 0; i < table.characters.size(); ++i)
        if (!isPlain(table.characters[i].id) &&
            (variant != Variant::FreeForAll || table.characters[i].matchCost == 0)) // cc.ffa.deck: no Bard
            all.push_back(static_cast<std::uint8_t>(i));
    if (variant != Variant::Tournament) {
        std::vector<std::uint8_t> deck = all;
        // Copies of all cards in turn, where the variant needs more than there are.
        for (std::size_t i = 0; deck.size() < leastDeck(variant, players) && !all.empty(); ++i)
            deck.push_back(all[i % all.size()]);
        return {deck};
    }
    std::vector<std::vector<std::uint8_t>> decks;
    Random random(Random::mix(seed));
    for (std::size_t i = 0; i < 2; ++i) {
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
        return Error{"variant", isNot(CoreReason::NotAVariant, words.variant)};
    setup.variant = *variant;
    setup.players = words.players == 0 ? playersOf(*variant).usual : words.players;
    const Seating seating = seatingOf(*variant, setup.players);
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        const std::string place = "setup[" + std::to_string(i) + "]";
        if (line.empty())
            return Error{place, MatchReason::EmptyLine};
        if (line[0] == "deck") {
            setup.decks.emplace_back();
            for (std::size_t k = 1; k < line.size(); ++k) {
                const auto kind = game.table().character(line[k]);
                if (!kind)
                    return Error{place, {MatchReason::NotInLibrary, line[k]}};
                setup.decks.back().push_back(*kind);
            }
        } else if (line[0] == "option" && line.size() == 3 && line[1] == "placements" && seating.isRing) {
            if (line[2] != "on" && line[2] != "off")
                return Error{place, isNot(CoreReason::NotAnOption, line[2], "on, off")};
            setup.placements = line[2] == "on";
        } else if (line[0] == "option" && line.size() == 3 && line[1] == "difficulty" &&
                   seating.isAgainstRaiders()) {
            const auto difficulty = readDifficulty(line[2]);
            if (!difficulty) {
                const char* const clause =
                    *variant == Variant::Solo ? "cc.solo.difficulty" : "cc.coop.difficulty";
                return Error{place,
                             {CoreReason::WithClause,
                              isNot(CrimsonReason::NotADifficulty, line[2], kDifficulties),
                              verbatim(clause)}};
            }
            setup.difficulty = *difficulty;
        } else if (line[0] == "castles" && line.size() == 1u + seating.lanes) {
            for (std::size_t lane = 0; lane < seating.lanes; ++lane) {
                const auto castle = game.table().castle(line[lane + 1]);
                if (!castle)
                    return Error{place, {CrimsonReason::CastleNotInLibrary, line[lane + 1]}};
                setup.castles[lane] = *castle;
            }
        } else if (line[0] == "handicap" && line.size() == 1u + seating.seats) {
            for (std::size_t side = 0; side < seating.seats; ++side) {
                const auto coins = readNumber(line[side + 1]);
                if (!coins || *coins > seating.coins)
                    return Error{place, isNot(CoreReason::NotACoinCount, line[side + 1])};
                setup.handicap[side] = static_cast<std::uint8_t>(*coins);
            }
        } else {
            const std::string counts = "deck, castles (" + std::to_string(seating.lanes) + "), handicap (" +
                                       std::to_string(seating.seats) + ")" +
                                       (seating.isRing               ? ", option placements"
                                        : seating.isAgainstRaiders() ? ", option difficulty"
                                                                     : "");
            return Error{place, {MatchReason::NotHere, line[0], verbatim(counts)}};
        }
    }
    if (setup.decks.empty())
        setup.decks = sampleDecks(game.table(), setup.variant, setup.players, setup.seed);
    return setup;
}

MatchSetup writeSetup(const Game& game, const Setup& setup)
{
    MatchSetup words{"crimson-company", std::string(variantWord(setup.variant)), setup.seed, {}};
    const Seating seating = seatingOf(setup.variant, setup.players);
    const PlayerRange range = playersOf(setup.variant);
    words.players = range.min == range.max ? 0 : setup.players;
    for (const std::vector<std::uint8_t>& deck : setup.decks) {
        words.lines.push_back({"deck"});
        for (const std::uint8_t kind : deck)
            words.lines.back().push_back(game.table().characters[kind].id);
    }
    words.lines.push_back({"castles"});
    for (std::size_t lane = 0; lane < seating.lanes; ++lane)
        words.lines.back().push_back(game.table().castles[setup.castles[lane]].id);
    if (seating.isAgainstRaiders()) {
        words.lines.push_back({"option", "difficulty", std::string(difficultyWord(setup.difficulty))});
        return words;
    }
    words.lines.push_back({"handicap"});
    for (std::size_t seat = 0; seat < seating.seats; ++seat)
        words.lines.back().push_back(std::to_string(setup.handicap[seat]));
    if (seating.isRing)
        words.lines.push_back({"option", "placements", setup.placements ? "on" : "off"});
    return words;
}

} // namespace rules::crimson
