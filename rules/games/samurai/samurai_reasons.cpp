// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/samurai_reasons.h"

namespace rules::samurai {

namespace {

constexpr std::array<ReasonWords, std::size_t(SamuraiReason::Last) + 1> kSamuraiReasons{{
    {SamuraiReason::NotASamurai, "“{0}” is not a samurai", "„{0}“ ist kein Samurai"},
    {SamuraiReason::NotARaider, "“{0}” is not a raider", "„{0}“ ist kein Räuber"},
    {SamuraiReason::NotARaiderPart, "“{0}” is not part of a raider", "„{0}“ ist kein Teil eines Räubers"},
    {SamuraiReason::NotSamuraiOrRaider, "“{0}” is neither a samurai nor a raider",
     "„{0}“ ist weder Samurai noch Räuber"},
    {SamuraiReason::NotAPenalty, "“{0}” is not a penalty", "„{0}“ ist keine Strafe"},
    {SamuraiReason::NotABonus, "“{0}” is not a bonus", "„{0}“ ist kein Bonus"},
    {SamuraiReason::NotASymbol, "“{0}” is not a symbol", "„{0}“ ist kein Symbol"},
    {SamuraiReason::RaiderForm, "a value from 1 to 6, then parts after colons, such as 3:farm:flames:wound",
     "ein Wert von 1 bis 6, dann Teile nach Doppelpunkten, etwa 3:farm:flames:wound"},
    {SamuraiReason::OrRaider, "{0}, or a raider such as 3:farm:flames:wound",
     "{0} oder ein Räuber wie 3:farm:flames:wound"},
    {SamuraiReason::TwoSymbols, "a raider shows one symbol, not two: “{0}”",
     "ein Räuber zeigt ein Symbol, nicht zwei: „{0}“"},
    {SamuraiReason::FlamesTwice, "a raider shows flames only once: “{0}”",
     "ein Räuber zeigt Flammen nur einmal: „{0}“"},
    {SamuraiReason::ThreePenalties, "a raider shows at most two penalties: “{0}”",
     "ein Räuber zeigt höchstens zwei Strafen: „{0}“"},
    {SamuraiReason::RaiderValue, "a raider has a value from 1 to 6, not {0}",
     "ein Räuber hat einen Wert von 1 bis 6, nicht {0}"},
    {SamuraiReason::NamedOnce, "the samurai are named only once", "die Samurai werden nur einmal genannt"},
    {SamuraiReason::SeatsAndSamurai, "there are {0} seats but {1} samurai",
     "es gibt {0} Plätze, aber {1} Samurai"},
    {SamuraiReason::SamuraiTwice, "two players cannot both play {0}: each samurai exists once",
     "zwei Spieler können nicht beide {0} spielen: Jeden Samurai gibt es nur einmal"},
    {SamuraiReason::TooFewSamurai, "the library has too few samurai", "die Bibliothek hat zu wenige Samurai"},
    {SamuraiReason::NoSuchSamurai, "there is no such samurai", "diesen Samurai gibt es nicht"},
    {SamuraiReason::SamuraiCount, "the variant {0} takes {1} samurai, not {2}",
     "die Variante {0} hat {1} Samurai, nicht {2}"},
    {SamuraiReason::NobodyAbsent, "with seven samurai, nobody is absent", "zu siebt fehlt kein Samurai"},
    {SamuraiReason::NoSuchSeat, "there is no seat {0}", "es gibt keinen Platz {0}"},
    {SamuraiReason::HeadDiffers, "the head says {0} players, the line names {1} samurai",
     "der Kopf nennt {0} Spieler, die Zeile {1} Samurai"},
    {SamuraiReason::FarmsteadCount, "a village has at most 6 farmsteads", "ein Dorf hat höchstens 6 Gehöfte"},
    {SamuraiReason::FamilyCount, "a village has at most 3 families", "ein Dorf hat höchstens 3 Familien"},
    {SamuraiReason::FarmsteadsDiffer,
     "one line gives the number of farmsteads, another names a different number of tokens",
     "eine Zeile nennt die Zahl der Gehöfte, eine andere zählt eine andere Zahl von Markern auf"},
    {SamuraiReason::FamiliesDiffer,
     "one line gives the number of families, another names a different number of tokens",
     "eine Zeile nennt die Zahl der Familien, eine andere zählt eine andere Zahl von Markern auf"},
    {SamuraiReason::NoSymbolToDefend, "a raider without a symbol cannot be defended against: {0}",
     "ein Räuber ohne Symbol lässt sich nicht abwehren: {0}"},
    {SamuraiReason::SymbolDefendedTwice, "each symbol can be defended against only once: {0}",
     "jedes Symbol lässt sich nur einmal abwehren: {0}"},
    {SamuraiReason::LentToSelf, "a support token is lent to somebody else",
     "ein Unterstützungsmarker wird jemand anderem geliehen"},
    {SamuraiReason::NotAtTheTable, "{0} is not at the table", "{0} sitzt nicht am Tisch"},
    {SamuraiReason::HasPassed, "{0} has passed and cannot take a turn",
     "{0} hat gepasst und ist nicht am Zug"},
    {SamuraiReason::NoTokenReady, "{0} has no token available", "{0} hat keinen verfügbaren Marker"},
    {SamuraiReason::LineTooLong, "a combat line is too long", "eine Kampfreihe ist zu lang"},
    {SamuraiReason::FaceUpCards, "more cards are face-up than a line names",
     "es sind mehr Karten aufgedeckt, als eine Zeile nennt"},
    {SamuraiReason::NumbersMisfit, "the numbers do not fit the cards",
     "die Zahlen passen nicht zu den Karten"},
    {SamuraiReason::TooManyTokens, "there are too many tokens", "es sind zu viele Marker"},
    {SamuraiReason::AnimalKiai,
     "the Kiai value of the animal side must be greater than that of the human side",
     "der Kiai-Wert der Tierseite muss größer sein als der der Menschenseite"},
    {SamuraiReason::EmptyPenalties, "leave the list empty where a raider has no penalty",
     "lass die Liste leer, wenn ein Räuber keine Strafe hat"},
    {SamuraiReason::RankValues, "plunderers have 1 to 4, lieutenants 5, bosses 6",
     "Plünderer haben 1 bis 4, Leutnants 5, Anführer 6"},
    {SamuraiReason::FarmHasPenalty, "a farmstead has a penalty, not a bonus",
     "ein Gehöft hat eine Strafe, keinen Bonus"},
    {SamuraiReason::FamilyHasBonus, "a family has a bonus, not a penalty",
     "eine Familie hat einen Bonus, keine Strafe"},
    {SamuraiReason::BoxSamurai, "a box has 2 to 16 samurai, not {0}",
     "eine Box hat 2 bis 16 Samurai, nicht {0}"},
    {SamuraiReason::BoxPlunderers, "the box has {0} plunderers, not {1}",
     "die Box hat {0} Plünderer, nicht {1}"},
    {SamuraiReason::BoxLieutenants, "the box has {0} lieutenants, not {1}",
     "die Box hat {0} Leutnants, nicht {1}"},
    {SamuraiReason::BoxBosses, "the box has {0} bosses, not {1}", "die Box hat {0} Anführer, nicht {1}"},
    {SamuraiReason::BoxFarmsteads, "there are 6 farmsteads, not {0}", "es gibt 6 Gehöfte, nicht {0}"},
    {SamuraiReason::BoxFamilies, "there are 3 families, not {0}", "es gibt 3 Familien, nicht {0}"},
}};
static_assert(isComplete(kSamuraiReasons));

} // namespace

std::span<const ReasonWords> reasonTable(SamuraiReason)
{
    return kSamuraiReasons;
}

} // namespace rules::samurai
