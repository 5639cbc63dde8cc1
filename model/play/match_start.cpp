// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_start.h"

namespace model {

using rules::Error;
using rules::Result;

namespace {

Error wrong(const rules::scenario::Statement& line, const rules::scenario::Wrong& why)
{
    return {"line " + std::to_string(line.line), why.reason};
}

Result<MatchStart> startOfScenario(const TableSetup& setup, const GameFinder& find)
{
    const auto scenarios = rules::scenario::readScenarios(setup.scenario.toStdString());
    if (!scenarios)
        return scenarios.error();
    const rules::scenario::Scenario& scenario = scenarios->front();
    const rules::KnownGame* game = find(QString::fromStdString(scenario.headValue("game")));
    if (game == nullptr)
        return Error{"", "the game '" + scenario.headValue("game") + "' is not known here"};
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
        return Error{"line " + std::to_string(scenario.line), begun.error().reason};
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
        return Error{"", "the game '" + setup.match.game + "' is not known here"};
    TableSetup full = setup;
    if (full.match.variant.empty())
        full.match.variant = game->variants().front();
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
