// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/setup_words.h"

#include "rules/core/random.h"
#include "rules/core/suggest.h"
#include "rules/games/match_reasons.h"
#include "rules/games/samurai/samurai_reasons.h"
#include "rules/games/samurai/words.h"

#include <algorithm>

namespace rules::samurai {

namespace {

constexpr std::string_view kAny = "random";

std::string placeOf(std::size_t line)
{
    return "setup[" + std::to_string(line) + "]";
}

} // namespace

Result<MatchOptions> readOptions(const MatchSetup& words)
{
    MatchOptions options;
    const auto variant = readVariant(words.variant);
    if (!variant)
        return Error{"variant", isNot(CoreReason::NotAVariant, words.variant, "standard, two-player, solo")};
    options.variant = *variant;
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        if (line.empty() || line[0] != "option")
            continue;
        if (line.size() != 3)
            return Error{placeOf(i), hasForm("option KEY VALUE")};
        if (const auto set = setOption(options, line[1], line[2]); !set)
            return Error{placeOf(i), reasonOf(set.error())};
    }
    return options;
}

Result<Setup> readSetup(const Game& game, const MatchSetup& words, std::size_t players)
{
    const Library& library = game.library();
    Setup setup;
    setup.seed = words.seed;
    std::vector<std::optional<Who>> seats(players);
    bool named = false;
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        if (line.empty() || (line[0] != "option" && line[0] != "samurai"))
            return Error{placeOf(i), {MatchReason::OnlyThese, verbatim("samurai ID…, option KEY VALUE")}};
        if (line[0] != "samurai")
            continue;
        if (named)
            return Error{placeOf(i), SamuraiReason::NamedOnce};
        named = true;
        if (words.players != 0 && words.players != line.size() - 1)
            return Error{placeOf(i), {SamuraiReason::SeatsAndSamurai, words.players, line.size() - 1}};
        seats.assign(line.size() - 1, std::nullopt);
        for (std::size_t k = 1; k < line.size(); ++k) {
            if (line[k] == kAny)
                continue;
            const auto who = readSamuraiId(library, line[k]);
            if (!who)
                return Error{placeOf(i),
                             isNot(SamuraiReason::NotASamurai, line[k], samuraiIds(library) + ", random")};
            if (std::find(seats.begin(), seats.end(), who) != seats.end()) {
                return Error{placeOf(i), {SamuraiReason::SamuraiTwice, library.samurai[*who].name}};
            }
            seats[k - 1] = *who;
        }
    }
    if (const auto wrong = optionsWrong(game.options(), seats.size()))
        return *wrong;
    std::vector<Who> free;
    for (std::size_t who = 0; who < library.samurai.size(); ++who)
        if (std::find(seats.begin(), seats.end(), std::optional<Who>(static_cast<Who>(who))) == seats.end())
            free.push_back(static_cast<Who>(who));
    Random random(Random::mix(setup.seed));
    random.shuffle(free);
    std::size_t next = 0;
    for (const std::optional<Who>& seat : seats) {
        if (!seat && next == free.size())
            return Error{"samurai", SamuraiReason::TooFewSamurai};
        setup.samurai.push_back(seat ? *seat : free[next++]);
    }
    return setup;
}

MatchSetup writeSetup(const Game& game, const Setup& setup)
{
    MatchSetup words;
    words.game = "samurai-spirit";
    words.variant = variantWords()[std::size_t(game.options().variant)];
    words.seed = setup.seed;
    words.players = static_cast<unsigned>(setup.samurai.size());
    words.lines.push_back({"samurai"});
    for (const Who who : setup.samurai)
        words.lines.back().push_back(game.library().samurai[who].id);
    for (const OptionForm& form : optionForms())
        words.lines.push_back({"option", std::string(form.key), optionValue(game.options(), form.key)});
    return words;
}

} // namespace rules::samurai
