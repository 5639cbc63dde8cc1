// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scenario/scenario_file.h"

#include "rules/scenario/scenario_reasons.h"

#include <algorithm>
#include <array>

namespace rules::scenario {

namespace {

/// More would take seconds to list.
constexpr std::size_t kMostScenarios = 2'000;

constexpr std::size_t kMaxFileMiB = 4;
constexpr std::size_t kMaxFileSize = kMaxFileMiB << 20u;
constexpr std::array<std::string_view, 7> kHeadWords{"game",   "variant", "players", "option",
                                                     "define", "clause",  "seed"};

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

std::vector<std::string> splitWords(std::string_view line)
{
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : line) {
        if (isBlank(c)) {
            finish();
        } else if (c == '|') {
            finish();
            words.emplace_back("|");
        } else {
            word += c;
        }
    }
    finish();
    return words;
}

std::string titleOf(std::string_view line)
{
    std::size_t begin = line.find("scenario") + std::string_view("scenario").size();
    while (begin < line.size() && isBlank(line[begin]))
        ++begin;
    std::size_t end = line.size();
    while (end > begin && isBlank(line[end - 1]))
        --end;
    return std::string(line.substr(begin, end - begin));
}

/// Puts one statement into its part of the scenario, or says why it may not stand there.
Reason place(Scenario& scenario, Statement statement)
{
    const std::string keyword = statement.words[0];
    const bool refusesGiven =
        keyword == "refuse" && statement.words.size() > 1 && statement.words[1] == "given";
    if (std::find(kHeadWords.begin(), kHeadWords.end(), keyword) != kHeadWords.end()) {
        if (!scenario.given.empty() || !scenario.steps.empty())
            return {ScenarioReason::BelongsToHead, keyword};
        if (statement.words.size() < 2)
            return {ScenarioReason::NeedsValue, keyword};
        scenario.head.push_back(std::move(statement));
    } else if (refusesGiven) {
        scenario.given.push_back(std::move(statement)); // it is about the position, wherever it stands
    } else if (keyword == "given") {
        if (!scenario.steps.empty())
            return ScenarioReason::GivenTooLate;
        scenario.given.push_back(std::move(statement));
    } else if (keyword == "do" || keyword == "expect" || keyword == "refuse") {
        scenario.steps.push_back(std::move(statement));
    } else {
        return isNot(CoreReason::NotAStatement, keyword,
                     "scenario, game, variant, players, clause, option, define, seed, given, do, expect, "
                     "refuse");
    }
    return {};
}

} // namespace

std::vector<std::string> Scenario::clauses() const
{
    std::vector<std::string> ids;
    for (const Statement& statement : head)
        if (statement.words[0] == "clause")
            ids.insert(ids.end(), statement.words.begin() + 1, statement.words.end());
    return ids;
}

std::string Scenario::headValue(std::string_view key) const
{
    for (const Statement& statement : head)
        if (statement.words[0] == key && statement.words.size() == 2)
            return statement.words[1];
    return {};
}

Result<std::vector<Scenario>> readEachScenario(std::string_view text)
{
    if (text.size() > kMaxFileSize)
        return Error{"", {CoreReason::FileTooLarge, kMaxFileMiB}};
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);
    std::vector<Scenario> scenarios;
    const auto spoil = [&scenarios](Error wrong) {
        if (!scenarios.back().wrong)
            scenarios.back().wrong = std::move(wrong);
    };
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line = line.substr(0, line.find('#'));
        Statement statement{number, splitWords(line)};
        if (statement.words.empty())
            continue;
        const Location place = Location::ofLine(number);
        if (statement.words[0] == "scenario") {
            if (scenarios.size() == kMostScenarios)
                return Error{place, {ScenarioReason::TooManyScenarios, kMostScenarios}};
            scenarios.push_back({titleOf(line), number, {}, {}, {}, {}});
            if (statement.words.size() < 2)
                spoil({place, ScenarioReason::NoTitle});
            continue;
        }
        if (scenarios.empty()) {
            scenarios.push_back({{}, number, {}, {}, {}, {}});
            spoil({place, ScenarioReason::TitleFirst});
        }
        if (Reason wrong = scenario::place(scenarios.back(), std::move(statement)); !wrong.empty())
            spoil({place, std::move(wrong)});
    }
    if (scenarios.empty())
        return Error{Location::ofLine(1), ScenarioReason::NoScenario};
    return scenarios;
}

Result<std::vector<Scenario>> readScenarios(std::string_view text)
{
    auto scenarios = readEachScenario(text);
    if (scenarios)
        for (const Scenario& scenario : *scenarios)
            if (scenario.wrong)
                return *scenario.wrong;
    return scenarios;
}

} // namespace rules::scenario
