// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/crowns_reasons.h"

namespace rules::crowns {

namespace {

constexpr std::array<ReasonWords, std::size_t(CrownsReason::Last) + 1> kCrownsReasons{{
    {CrownsReason::NotAHouse, "“{0}” is not a house", "„{0}“ ist kein Haus"},
    {CrownsReason::NotAVote, "“{0}” is not a vote", "„{0}“ ist keine Stimme"},
    {CrownsReason::NotAGuest, "“{0}” is not a guest", "„{0}“ ist kein Gast"},
    {CrownsReason::CardForm, "a guest (jester), or a kind and a house (knight@lyre)",
     "ein Gast (jester) oder eine Art und ein Haus (knight@lyre)"},
    {CrownsReason::NothingToDefine, "this game has no values that could be defined",
     "in diesem Spiel gibt es keine Werte zu definieren"},
    {CrownsReason::CustomOrTeams, "customized hands need four players, teams six or eight",
     "angepasste Hände brauchen vier Spieler, Teams sechs oder acht"},
    {CrownsReason::AgendaIsGuest, "a hidden agenda is a guest", "ein geheimes Ziel ist ein Gast"},
    {CrownsReason::HouseOnce, "a house can be in the match only once: {0}",
     "ein Haus kann nur einmal mitspielen: {0}"},
    {CrownsReason::PlayersAndHouses, "there are {0} players, but {1} houses",
     "es sind {0} Spieler, aber {1} Häuser"},
    {CrownsReason::NoSuchHouse, "there is no such house", "dieses Haus gibt es nicht"},
    {CrownsReason::SpareTaken, "a spare house must not be used by anyone else",
     "ein Zusatzhaus darf sonst niemand benutzen"},
    {CrownsReason::TooFewGuests, "there are not enough guests for one agenda each",
     "die Gäste reichen nicht für je ein geheimes Ziel"},
    {CrownsReason::SameTenCards, "every house has the same ten cards",
     "jedes Haus hat die gleichen zehn Karten"},
    {CrownsReason::TenCards, "a house has ten cards, not {0}", "ein Haus hat zehn Karten, nicht {0}"},
    {CrownsReason::GuestCount, "the guest deck has 1 to 20 cards, not {0}",
     "der Gästestapel hat 1 bis 20 Karten, nicht {0}"},
    {CrownsReason::NoBanner, "only house cards and vote cards have a banner",
     "nur Haus- und Abstimmungskarten haben ein Banner"},
    {CrownsReason::NeedsHouse, "a house card or vote card needs the house whose banner it shows",
     "eine Haus- oder Abstimmungskarte braucht das Haus, dessen Banner sie zeigt"},
    {CrownsReason::CardIdIs, "the id of this card is “{0}”", "die Kennung dieser Karte ist „{0}“"},
    {CrownsReason::CardTwice, "“{0}” is in the file twice", "„{0}“ ist zweimal in der Datei"},
    {CrownsReason::EmptySeatHas, "cards or ravens belong to a seat that nobody has taken",
     "Karten oder Raben gehören zu einem Platz, der nicht besetzt ist"},
    {CrownsReason::TooManyRavens, "there are too many ravens", "es sind zu viele Raben"},
    {CrownsReason::HouseCardAmongGuests, "the guest deck has a house card",
     "im Gästestapel ist eine Hauskarte"},
}};
static_assert(isComplete(kCrownsReasons));

} // namespace

std::span<const ReasonWords> reasonTable(CrownsReason)
{
    return kCrownsReasons;
}

} // namespace rules::crowns
