// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/setup_words.h"

#include "rules/core/random.h"
#include "rules/core/suggest.h"
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/match_reasons.h"

namespace rules::battleground {

namespace {

constexpr int kTries = 100; ///< half of all draws from the built-in library are free of risk

std::string placeOf(std::size_t line)
{
    return "setup[" + std::to_string(line) + "]";
}

} // namespace

std::array<std::vector<std::uint8_t>, kSides> sampleDecks(const Table& table, std::uint64_t seed)
{
    std::vector<std::uint8_t> all;
    for (std::size_t i = 0; i < table.characters.size(); ++i)
        all.push_back(static_cast<std::uint8_t>(i));
    std::array<std::vector<std::uint8_t>, kSides> decks;
    Random random(Random::mix(seed));
    for (std::vector<std::uint8_t>& deck : decks) {
        if (all.empty())
            continue;
        for (int i = 0; i < kTries; ++i) {
            random.shuffle(all);
            deck.clear();
            while (deck.size() < kDeckSize)
                deck.push_back(all[deck.size() % all.size()]);
            if (openingRisk(table, deck).failing == 0)
                break;
        }
    }
    return decks;
}

Result<MatchOptions> readOptions(const MatchSetup& words)
{
    MatchOptions options;
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        if (line.empty() || line[0] != "option")
            continue;
        if (line.size() != 3)
            return Error{placeOf(i), hasForm("option KEY VALUE")};
        if (const auto set = setOption(options, line[1], line[2]); !set)
            return Error{placeOf(i), reasonOf(set.error())};
    }
    if (auto wrong = optionsWrong(options))
        return *wrong;
    return options;
}

Result<Setup> readSetup(const Game& game, const MatchSetup& words)
{
    if (words.variant != "standard")
        return Error{"variant", {BattlegroundReason::OnlyStandard, words.variant}};
    Setup setup;
    setup.seed = words.seed;
    std::size_t decks = 0;
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        if (line.empty() || (line[0] != "option" && line[0] != "deck"))
            return Error{placeOf(i), {MatchReason::OnlyThese, verbatim("deck (2), option KEY VALUE")}};
        if (line[0] != "deck")
            continue;
        if (decks == kSides)
            return Error{placeOf(i), BattlegroundReason::TwoDecks};
        for (std::size_t k = 1; k < line.size(); ++k) {
            const auto kind = game.table().character(line[k]);
            if (!kind)
                return Error{placeOf(i), {MatchReason::NotInLibrary, line[k]}};
            setup.decks[decks].push_back(*kind);
        }
        ++decks;
    }
    if (decks == 1)
        return Error{"deck", BattlegroundReason::EachBringsADeck};
    if (decks == 0)
        setup.decks = sampleDecks(game.table(), setup.seed);
    return setup;
}

MatchSetup writeSetup(const Game& game, const Setup& setup)
{
    MatchSetup words{"battleground", "standard", setup.seed, {}};
    for (const std::vector<std::uint8_t>& deck : setup.decks) {
        words.lines.push_back({"deck"});
        for (const std::uint8_t kind : deck)
            words.lines.back().push_back(game.table().characters[kind].id);
    }
    for (const OptionForm& form : optionForms())
        words.lines.push_back({"option", std::string(form.key), optionValue(game.options(), form.key)});
    return words;
}

} // namespace rules::battleground
