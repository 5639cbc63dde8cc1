// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_start.h"

#include "model/play/play_reasons.h"

#include <algorithm>
#include <set>

namespace model {

using rules::Error;
using rules::Result;

namespace {

constexpr std::string_view kDeck = "deck";
constexpr std::size_t kMostNamed = 12;

Error wrong(const rules::scenario::Statement& line, const rules::scenario::Wrong& why)
{
    return {rules::Location::ofLine(line.line), why.reason};
}

Error unknownGame(const std::string& game)
{
    if (game.empty())
        return {"", PlayReason::NoGameNamed};
    return {"", {PlayReason::UnknownGame, game}};
}

/// All at once: who has a match of a friend's cards wants to know what to ask for.
std::optional<Error> missingCards(const rules::MatchSetup& setup, const rules::KnownGame& game)
{
    std::set<std::string> known;
    for (const rules::CardName& card : game.cards())
        known.insert(card.id);
    std::vector<std::string> missing;
    for (const std::vector<std::string>& line : setup.lines)
        for (std::size_t i = 1; i < line.size() && line.front() == kDeck; ++i)
            if (known.count(line[i]) == 0 &&
                std::find(missing.begin(), missing.end(), line[i]) == missing.end())
                missing.push_back(line[i]);
    // Cards that only stand for a number are in no library.
    if (!missing.empty()) {
        const rules::scenario::PositionForm form = game.stage()->form();
        std::erase_if(missing, [&form](const std::string& id) { return form.card(id) != nullptr; });
    }
    if (missing.empty())
        return std::nullopt;
    std::string names;
    for (std::size_t i = 0; i < missing.size() && i < kMostNamed; ++i)
        names += (i == 0 ? "" : ", ") + rules::shortened(missing[i]);
    if (missing.size() > kMostNamed)
        names += " …";
    return missing.size() == 1
               ? Error{"", {PlayReason::CardMissing, rules::verbatim(names)}}
               : Error{"", {PlayReason::CardsMissing, missing.size(), rules::verbatim(names)}};
}

Result<MatchStart> startOfScenario(const TableSetup& setup, const GameFinder& find)
{
    const auto scenarios = rules::scenario::readScenarios(setup.scenario.toStdString());
    if (!scenarios)
        return scenarios.error();
    const rules::scenario::Scenario& scenario = scenarios->front();
    const rules::KnownGame* game = find(QString::fromStdString(scenario.headValue("game")));
    if (game == nullptr)
        return unknownGame(scenario.headValue("game"));
    const std::unique_ptr<rules::scenario::Stage> stage = game->stage();
    for (const rules::scenario::Statement& line : scenario.head)
        if (line.words[0] != "game" && line.words[0] != "clause")
            if (const auto taken = stage->head(line.words); !taken)
                return wrong(line, taken.error());
    for (const rules::scenario::Statement& line : scenario.given)
        if (line.words[0] == "given")
            if (const auto taken = stage->given(std::span(line.words).subspan(1)); !taken)
                return wrong(line, taken.error());
    auto begun = stage->begin();
    if (!begun)
        return Error{rules::Location::ofLine(scenario.line), begun.error().reason};
    MatchStart start{game, setup, std::move(*begun), {}};
    start.setup.match.game = std::string(game->id());
    start.setup.match.variant = std::string(start.stage.match->variant());
    for (const rules::scenario::Statement& line : scenario.steps)
        if (line.words[0] == "do" && line.words.size() > 2)
            start.moves.emplace_back(line.words[1],
                                     std::vector<std::string>(line.words.begin() + 2, line.words.end()));
    return start;
}

} // namespace

Result<MatchStart> startOf(const TableSetup& setup, const GameFinder& find)
{
    if (!setup.scenario.isEmpty())
        return startOfScenario(setup, find);
    const rules::KnownGame* game = find(QString::fromStdString(setup.match.game));
    if (game == nullptr)
        return unknownGame(setup.match.game);
    if (auto missing = missingCards(setup.match, *game))
        return *missing;
    TableSetup full = setup;
    if (full.match.variant.empty())
        full.match.variant = game->variants().front().id;
    auto complete = game->complete(full.match);
    if (!complete)
        return complete.error();
    full.match = *complete;
    auto begun = game->start(full.match);
    if (!begun)
        return begun.error();
    return MatchStart{game, full, std::move(*begun), {}};
}

} // namespace model
