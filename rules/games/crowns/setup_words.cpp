// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/setup_words.h"

#include "rules/core/random.h"
#include "rules/core/suggest.h"
#include "rules/games/crowns/crowns_reasons.h"
#include "rules/games/crowns/words.h"
#include "rules/games/match_reasons.h"

#include <algorithm>

namespace rules::crowns {

namespace {

constexpr std::string_view kAny = "random";

std::string placeOf(std::size_t line)
{
    return "setup[" + std::to_string(line) + "]";
}

Error withClause(const SetupProblem& problem)
{
    return {problem.place, {CoreReason::WithClause, problem.text, verbatim(clauseId(problem.clause))}};
}

std::optional<Error> readHouses(const std::vector<std::string>& line, const std::string& place,
                                std::vector<House>& into)
{
    std::string fitting;
    for (std::size_t i = 0; i < kHouses; ++i)
        fitting += (i == 0 ? "" : ", ") + std::string(houseWord(static_cast<House>(i)));
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[i] == kAny) {
            into.push_back(kNoHouse);
            continue;
        }
        const auto house = readHouse(line[i]);
        if (!house)
            return Error{place, isNot(CrownsReason::NotAHouse, line[i], fitting + ", " + std::string(kAny))};
        if (std::find(into.begin(), into.end(), *house) != into.end())
            return withClause(
                {place, Reason(CrownsReason::HouseOnce, line[i]).inBoth(), Clause::SetupPlayers});
        into.push_back(*house);
    }
    return std::nullopt;
}

/// Seats that are left to chance get houses that nobody has.
void drawHouses(Setup& setup)
{
    std::vector<House> free;
    for (House house = 0; house < kHouses; ++house)
        if (std::find(setup.houses.begin(), setup.houses.end(), house) == setup.houses.end() &&
            std::find(setup.spares.begin(), setup.spares.end(), house) == setup.spares.end())
            free.push_back(house);
    Random random(Random::mix(setup.seed));
    random.shuffle(free);
    std::size_t next = 0;
    for (House& house : setup.houses)
        if (house == kNoHouse && next < free.size())
            house = free[next++];
}

} // namespace

std::vector<SetupProblem> setupProblems(const MatchOptions& options, const MatchSetup& words)
{
    std::vector<SetupProblem> problems;
    std::vector<std::string> named;
    std::vector<std::string> twice;
    std::size_t houses = 0;
    for (const std::vector<std::string>& line : words.lines) {
        if (line.empty() || (line[0] != "houses" && line[0] != "spares"))
            continue;
        houses += line[0] == "houses" ? line.size() - 1 : 0;
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (line[i] == kAny || !readHouse(line[i]))
                continue;
            auto& list = std::find(named.begin(), named.end(), line[i]) == named.end() ? named : twice;
            if (std::find(list.begin(), list.end(), line[i]) == list.end())
                list.push_back(line[i]);
        }
    }
    for (const std::string& word : twice) {
        const BothLanguages name = houseName(*readHouse(word));
        problems.push_back({"houses",
                            {"A house can be in the match only once: " + name.en + ".",
                             "Ein Haus kann nur einmal mitspielen: " + name.de + "."},
                            Clause::SetupPlayers});
    }
    const std::size_t players = words.players != 0 ? words.players : houses != 0 ? houses : kMinPlayers;
    for (SetupProblem& problem : optionProblems(options, players))
        problems.push_back(std::move(problem));
    return problems;
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
    return options;
}

Result<Setup> readSetup(const MatchOptions& options, const MatchSetup& words)
{
    if (words.variant != "standard")
        return Error{"variant", isNot(CoreReason::NotAVariant, words.variant, "standard")};
    Setup setup;
    setup.seed = words.seed;
    bool named = false;
    for (std::size_t i = 0; i < words.lines.size(); ++i) {
        const std::vector<std::string>& line = words.lines[i];
        const std::string key = line.empty() ? "" : line[0];
        if (key != "option" && key != "houses" && key != "spares")
            return Error{
                placeOf(i),
                {MatchReason::OnlyThese, verbatim("houses HOUSE…, spares HOUSE…, option KEY VALUE")}};
        if (key == "houses") {
            named = true;
            if (auto wrong = readHouses(line, placeOf(i), setup.houses))
                return *wrong;
        } else if (key == "spares") {
            if (auto wrong = readHouses(line, placeOf(i), setup.spares))
                return *wrong;
        }
    }
    const std::size_t usual = options.teams ? 6 : kMinPlayers;
    const std::size_t players = words.players != 0 ? words.players : named ? setup.houses.size() : usual;
    if (setup.houses.size() > players)
        return withClause({"houses",
                           Reason(CrownsReason::PlayersAndHouses, players, setup.houses.size()).inBoth(),
                           Clause::SetupPlayers});
    if (const auto wrong = optionsWrong(options, players))
        return withClause(*wrong);
    drawHouses(setup);
    for (House house = 0; setup.houses.size() < players; ++house)
        if (std::find(setup.houses.begin(), setup.houses.end(), house) == setup.houses.end() &&
            std::find(setup.spares.begin(), setup.spares.end(), house) == setup.spares.end())
            setup.houses.push_back(house);
    if (!setup.spares.empty() && !options.customizedHands)
        return withClause(
            {"spares",
             {"This match has no customized hands.", "In dieser Partie gibt es keine angepassten Hände."},
             Clause::Custom});
    if (setup.spares.size() > players)
        return withClause({"spares",
                           {"There is one spare house per player.", "Jeder Spieler hat ein Zusatzhaus."},
                           Clause::Custom});
    for (const House house : setup.spares)
        if (std::find(setup.houses.begin(), setup.houses.end(), house) != setup.houses.end())
            return withClause({"spares",
                               {"A spare house must not be used by anybody else.",
                                "Ein Zusatzhaus darf sonst niemand benutzen."},
                               Clause::Custom});
    return setup;
}

MatchSetup writeSetup(const MatchOptions& options, const Setup& setup)
{
    MatchSetup words{"game-of-crowns", "standard", setup.seed, {}};
    words.players = static_cast<unsigned>(setup.houses.size());
    const auto add = [&words](std::string key, const std::vector<House>& houses) {
        words.lines.push_back({std::move(key)});
        for (const House house : houses)
            words.lines.back().emplace_back(houseWord(house));
    };
    add("houses", setup.houses);
    if (!setup.spares.empty())
        add("spares", setup.spares);
    for (const OptionForm& form : optionForms())
        words.lines.push_back({"option", std::string(form.key), optionValue(options, form.key)});
    return words;
}

} // namespace rules::crowns
