// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/study_reasons.h"

namespace rules::bots {

namespace {

constexpr std::array<ReasonWords, std::size_t(StudyReason::Last) + 1> kStudyReasons{{
    {StudyReason::DifferentGames, "the results are about different games or variants",
     "die Ergebnisse betreffen verschiedene Spiele oder Varianten"},
    {StudyReason::DifferentRules, "the results were played with different rules or cards ({0} and {1})",
     "die Ergebnisse wurden mit verschiedenen Regeln oder Karten gespielt ({0} und {1})"},
    {StudyReason::DifferentDecks, "the results are about different decks or bots",
     "die Ergebnisse betreffen verschiedene Decks oder Bots"},
    {StudyReason::SeedsTwice, "the seeds {0} to {1} are in both results and would count twice",
     "die Startwerte {0} bis {1} sind in beiden Ergebnissen und würden doppelt zählen"},
    {StudyReason::WholeNumber, "must be a whole number that is not too large",
     "muss eine ganze Zahl sein, die nicht zu groß ist"},
    {StudyReason::WholeFromZero, "must be a whole number of 0 or more that is not too large",
     "muss eine ganze Zahl ab 0 sein, die nicht zu groß ist"},
    {StudyReason::NotNegative, "must not be negative", "darf nicht negativ sein"},
    {StudyReason::SumsMisfit, "the sums do not fit together", "die Summen passen nicht zusammen"},
    {StudyReason::DoNotAddUp, "the numbers of the study do not add up",
     "die Zahlen der Untersuchung ergeben nicht die Gesamtzahl"},
    {StudyReason::SortedRanges, "ranges of seeds must be sorted and must not overlap",
     "Bereiche von Startwerten müssen sortiert sein und dürfen sich nicht überschneiden"},
    {StudyReason::NoSuchBot, "there is no bot “{0}”", "einen Bot „{0}“ gibt es nicht"},
    {StudyReason::NoDecks, "this game does not use decks, so there is nothing to study",
     "dieses Spiel verwendet keine Decks, also gibt es nichts zu untersuchen"},
    {StudyReason::VariantWithoutDecks, "this variant does not use decks",
     "diese Variante verwendet keine Decks"},
    {StudyReason::OtherGame, "the study is about another game",
     "die Untersuchung betrifft ein anderes Spiel"},
    {StudyReason::OtherRules, "the study was planned with other rules or cards ({0}, now {1})",
     "die Untersuchung wurde mit anderen Regeln oder Karten geplant ({0}, jetzt {1})"},
}};
static_assert(isComplete(kStudyReasons));

} // namespace

std::span<const ReasonWords> reasonTable(StudyReason)
{
    return kStudyReasons;
}

} // namespace rules::bots
