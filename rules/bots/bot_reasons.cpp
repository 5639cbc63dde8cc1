// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/bot_reasons.h"

namespace rules::bots {

namespace {

constexpr std::array<ReasonWords, std::size_t(BotReason::Last) + 1> kBotReasons{{
    {BotReason::DifferentMatches, "these results are about different games, variants, bots, decks or rules",
     "diese Ergebnisse stammen von verschiedenen Spielen, Varianten, Bots, Decks oder Regeln"},
    {BotReason::SeedsTwice, "some seeds are in both results, so their matches would count twice",
     "einige Startwerte sind in beiden Ergebnissen; ihre Partien würden doppelt zählen"},
    {BotReason::NotTogether, "people play against each other in this match, so nobody survives together",
     "in dieser Partie spielt man gegeneinander; gemeinsam überlebt niemand"},
    {BotReason::NotLegal, "this choice is not legal here", "diese Wahl ist hier nicht erlaubt"},
    {BotReason::IsMissing, "is missing", "fehlt"},
    {BotReason::WholeFromZero, "must be a whole number of 0 or more", "muss eine ganze Zahl ab 0 sein"},
    {BotReason::MustBeString, "must be a string", "muss ein Text sein"},
    {BotReason::WholeNumbers, "must be whole numbers", "müssen ganze Zahlen sein"},
    {BotReason::MustBeList, "must be a list", "muss eine Liste sein"},
    {BotReason::Pairs, "must contain pairs of numbers", "muss aus Zahlenpaaren bestehen"},
    {BotReason::ListPerParty, "there must be one list per party", "jede Partei braucht eine Liste"},
    {BotReason::RanksDoNotAddUp, "the ranks of a party do not add up to the finished games",
     "die Plätze einer Partei ergeben nicht die Zahl der beendeten Partien"},
    {BotReason::NumberPerBot, "there must be one number per bot", "jeder Bot braucht eine Zahl"},
    {BotReason::NumberPerParty, "there must be one number per party", "jede Partei braucht eine Zahl"},
    {BotReason::GamesDoNotAddUp, "wins, ties and unfinished matches do not add up to the games",
     "Siege, Unentschieden und offene Partien ergeben nicht die Zahl der Partien"},
    {BotReason::HistogramDoesNotAddUp, "its matches do not add up to the games",
     "die Partien ergeben nicht die Gesamtzahl"},
    {BotReason::SortedRanges, "must be sorted ranges that are not empty and do not overlap",
     "müssen sortierte Bereiche sein, die nicht leer sind und sich nicht überschneiden"},
    {BotReason::SeedCount, "there are not as many seeds as games",
     "es gibt nicht so viele Startwerte wie Partien"},
    {BotReason::KnownFormats, "only formats 1 and 2 are known", "nur die Formate 1 und 2 sind bekannt"},
    {BotReason::NineSeats, "there are at most nine seats", "es gibt höchstens neun Plätze"},
    {BotReason::BadLength, "a length is too large or appears twice",
     "eine Länge ist zu groß oder kommt zweimal vor"},
}};
static_assert(isComplete(kBotReasons));

} // namespace

std::span<const ReasonWords> reasonTable(BotReason)
{
    return kBotReasons;
}

} // namespace rules::bots
