// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scenario/scenario_reasons.h"

namespace rules::scenario {

namespace {

constexpr std::array<ReasonWords, std::size_t(ScenarioReason::Last) + 1> kScenarioReasons{{
    {ScenarioReason::BelongsToHead, "“{0}” belongs to the head, before the first given, do, expect or refuse",
     "„{0}“ gehört in den Kopf, vor das erste given, do, expect oder refuse"},
    {ScenarioReason::NeedsValue, "“{0}” needs a value", "„{0}“ braucht einen Wert"},
    {ScenarioReason::GivenTooLate, "a given line must come before the first do, expect or refuse",
     "eine Zeile mit given muss vor dem ersten do, expect oder refuse stehen"},
    {ScenarioReason::TooManyScenarios, "there are more than {0} scenarios in one file",
     "es sind mehr als {0} Szenarien in einer Datei"},
    {ScenarioReason::NoTitle, "a scenario needs a title", "ein Szenario braucht einen Titel"},
    {ScenarioReason::TitleFirst, "the first statement must be “scenario TITLE”",
     "die erste Anweisung muss „scenario TITEL“ sein"},
    {ScenarioReason::NoScenario, "there is no scenario in this file", "in dieser Datei ist kein Szenario"},
}};
static_assert(isComplete(kScenarioReasons));

} // namespace

std::span<const ReasonWords> reasonTable(ScenarioReason)
{
    return kScenarioReasons;
}

} // namespace rules::scenario
