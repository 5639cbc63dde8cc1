// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/phrases.h"

#include "rules/games/samurai/narration/narration.h"

#include <array>

namespace rules::samurai {

namespace {

constexpr std::array<Pattern, kSymbols> kSymbolNames{
    {{"no symbol", "kein Symbol"}, {"hat", "Hut"}, {"farm", "Hof"}, {"doll", "Puppe"}}};

constexpr std::array<Pattern, kPenalties> kPenaltyNames{{
    {"no penalty", "keine Strafe"},
    {"fire", "Feuer"},
    {"wound", "Wunde"},
    {"intruder", "Eindringling"},
    {"no defending", "kein Abwehren"},
    {"no Support", "kein Unterstützen"},
    {"arrow to the left", "Pfeil nach links"},
    {"arrow to the right", "Pfeil nach rechts"},
    {"must pass", "passen"},
    {"a raider returns", "ein Räuber kehrt zurück"},
    {"no talents", "keine Talente"},
    {"loses a defended card", "eine abgewehrte Karte geht verloren"},
}};

constexpr std::array<Pattern, kPenalties> kPenaltyTexts{{
    {"No penalty.", "Keine Strafe."},
    {"A barricade is lost, or a farmstead where there is none.",
     "Eine Barrikade geht verloren; gibt es keine, brennt ein Gehöft."},
    {"The samurai is wounded.", "Der Samurai erleidet eine Wunde."},
    {"The top card of the raider stack goes unseen to the intruders.",
     "Die oberste Karte des Räuberstapels kommt ungesehen zu den Eindringlingen."},
    {"No defending this turn.", "In diesem Zug darf nicht abgewehrt werden."},
    {"No Support action this turn.", "In diesem Zug darf nicht unterstützt werden."},
    {"The left neighbour draws a raider straight into the combat line.",
     "Der linke Nachbar zieht einen Räuber direkt in seine Kampfreihe."},
    {"The right neighbour draws a raider straight into the combat line.",
     "Der rechte Nachbar zieht einen Räuber direkt in seine Kampfreihe."},
    {"The samurai has to pass.", "Der Samurai muss passen."},
    {"A random card of the discard pile is shuffled into the raider stack.",
     "Eine zufällige Karte des Ablagestapels wird in den Räuberstapel gemischt."},
    {"No talent and no support token may be used this turn.",
     "In diesem Zug darf weder Talent noch Unterstützungsmarker eingesetzt werden."},
    {"A defended card of the samurai’s choice is discarded.",
     "Eine abgewehrte Karte nach Wahl wird abgelegt."},
}};

constexpr std::array<Pattern, kTalents> kTalentTexts{{
    {"May hand an even card on to a neighbour who has not passed.",
     "Darf eine gerade Karte an einen Nachbarn weitergeben, der nicht gepasst hat."},
    {"May hand an odd card on to a neighbour who has not passed.",
     "Darf eine ungerade Karte an einen Nachbarn weitergeben, der nicht gepasst hat."},
    {"May ignore the penalties of even cards.", "Darf die Strafen gerader Karten ignorieren."},
    {"May ignore the penalties of odd cards.", "Darf die Strafen ungerader Karten ignorieren."},
    {"May fight a second time in the same turn.", "Darf im selben Zug ein zweites Mal kämpfen."},
    {"May discard a card whose value is already in the combat line.",
     "Darf eine Karte ablegen, deren Wert schon in der Kampfreihe liegt."},
    {"May put the card under the stack and draw another, which has to be played.",
     "Darf die Karte unter den Stapel legen und eine neue ziehen, die gespielt werden muss."},
}};

constexpr std::array<std::array<Pattern, 2>, kKiaiEffects> kKiaiTexts{{
    {{{"Adds a barricade.", "Errichtet eine Barrikade."},
      {"Adds a barricade and removes a wound from any samurai.",
       "Errichtet eine Barrikade und heilt eine Wunde eines beliebigen Samurai."}}},
    {{{"Moves the last card of any combat line to any samurai, who confronts it or defends against it.",
       "Gibt die letzte Karte einer Kampfreihe einem beliebigen Samurai, der sich ihr stellt oder sie "
       "abwehrt."},
      {"Up to twice: moves the last card of any combat line to any samurai.",
       "Bis zu zweimal: gibt die letzte Karte einer Kampfreihe einem beliebigen Samurai."}}},
    {{{"Discards the top two cards of the raider stack.",
       "Legt die obersten zwei Karten des Räuberstapels ab."},
      {"Discards the top three cards of the raider stack.",
       "Legt die obersten drei Karten des Räuberstapels ab."}}},
    {{{"Discards the top two intruders.", "Legt die obersten zwei Eindringlinge ab."},
      {"Discards the top three intruders.", "Legt die obersten drei Eindringlinge ab."}}},
    {{{"Discards the last card of any combat line.", "Legt die letzte Karte einer Kampfreihe ab."},
      {"Up to twice: discards the last card of any combat line.",
       "Bis zu zweimal: legt die letzte Karte einer Kampfreihe ab."}}},
    {{{"A samurai hands over his support token to another.",
       "Ein Samurai gibt einem anderen seinen Unterstützungsmarker."},
      {"A samurai hands over his support token to another; also adds a barricade.",
       "Ein Samurai gibt einem anderen seinen Unterstützungsmarker; dazu wird eine Barrikade errichtet."}}},
    {{{"Turns the top two cards of the raider stack face-up and puts them back in any order.",
       "Deckt die obersten zwei Karten des Räuberstapels auf und legt sie in beliebiger Reihenfolge offen "
       "zurück."},
      {"Turns the top three cards of the raider stack face-up and puts them back in any order.",
       "Deckt die obersten drei Karten des Räuberstapels auf und legt sie in beliebiger Reihenfolge offen "
       "zurück."}}},
}};

constexpr std::array<Pattern, kFarmPenalties> kFarmTexts{{
    {"a family is lost", "eine Familie geht verloren"},
    {"another farmstead burns", "noch ein Gehöft brennt"},
    {"a barricade is lost, or another farmstead", "eine Barrikade geht verloren oder noch ein Gehöft"},
    {"a random samurai is wounded", "ein zufälliger Samurai erleidet eine Wunde"},
}};

constexpr std::array<Pattern, kFamilyBonuses> kBonusTexts{{
    {"a random samurai loses a wound token", "ein zufälliger Samurai verliert einen Wundmarker"},
    {"a barricade is added", "eine Barrikade wird errichtet"},
    {"the top intruder is discarded", "der oberste Eindringling wird abgelegt"},
}};

constexpr std::array<Pattern, kLevels> kLevelNames{
    {{"Easy", "Leicht"}, {"Normal", "Normal"}, {"Hard", "Schwer"}, {"Heroic", "Heroisch"}}};

template <std::size_t N>
std::string nameIn(const std::array<Pattern, N>& names, std::size_t index, Language language)
{
    return index < N ? std::string(names[index].in(language)) : std::string("–");
}

} // namespace

std::string raiderText(Kind kind, Language language)
{
    if (!isKind(kind))
        return "–";
    std::string text = std::to_string(valueOf(kind));
    std::string shown;
    const auto add = [&](std::string part) { shown += (shown.empty() ? "" : ", ") + std::move(part); };
    if (symbolOf(kind) != Symbol::None)
        add(nameIn(kSymbolNames, std::size_t(symbolOf(kind)), language));
    if (hasFlames(kind))
        add(language == Language::German ? "Flammen" : "flames");
    for (const Penalty penalty : {firstPenalty(kind), secondPenalty(kind)})
        if (penalty != Penalty::None)
            add(nameIn(kPenaltyNames, std::size_t(penalty), language));
    return shown.empty() ? text : text + " (" + shown + ")";
}

std::string symbolName(Symbol symbol, Language language)
{
    return nameIn(kSymbolNames, std::size_t(symbol), language);
}

std::string penaltyName(Penalty penalty, Language language)
{
    return nameIn(kPenaltyNames, std::size_t(penalty), language);
}

std::string penaltyText(Penalty penalty, Language language)
{
    return nameIn(kPenaltyTexts, std::size_t(penalty), language);
}

std::string talentText(Talent talent, Language language)
{
    return nameIn(kTalentTexts, std::size_t(talent), language);
}

std::string kiaiText(KiaiEffect effect, bool isAnimal, Language language)
{
    return std::string(kKiaiTexts[std::size_t(effect)][isAnimal ? 1 : 0].in(language));
}

std::string tokenText(TokenSort sort, std::uint8_t effect, Language language)
{
    const bool german = language == Language::German;
    if (sort == TokenSort::Farmstead)
        return (german ? "Brennt es auf Schwer oder Heroisch: " : "When it burns on Hard or Heroic: ") +
               nameIn(kFarmTexts, effect, language) + ".";
    return (german ? "Ist sie am Rundenende noch da: " : "If it is still there at the end of a round: ") +
           nameIn(kBonusTexts, effect, language) + ".";
}

namespace narration {

std::string Phrases::samurai(std::size_t who) const
{
    return who < m_game.library().samurai.size() ? m_game.library().samurai[who].name.in(m_language)
                                                 : std::string("–");
}

std::string Phrases::card(Kind kind) const
{
    return raiderText(kind, m_language);
}

std::string Phrases::symbol(std::size_t symbol) const
{
    return nameIn(kSymbolNames, symbol, m_language);
}

std::string Phrases::penalty(std::size_t penalty) const
{
    return nameIn(kPenaltyNames, penalty, m_language);
}

std::string Phrases::farmPenalty(std::size_t penalty) const
{
    return nameIn(kFarmTexts, penalty, m_language);
}

std::string Phrases::bonus(std::size_t bonus) const
{
    return nameIn(kBonusTexts, bonus, m_language);
}

std::string Phrases::level(std::size_t level) const
{
    return nameIn(kLevelNames, level, m_language);
}

std::string Phrases::count(int count, const Pattern& none, const Pattern& one, const Pattern& many) const
{
    if (count == 0)
        return std::string(none.in(m_language));
    return std::to_string(count) + " " + std::string((count == 1 ? one : many).in(m_language));
}

std::string Phrases::barricades(int number) const
{
    return count(number, {"no barricade", "keine Barrikade"}, {"barricade", "Barrikade"},
                 {"barricades", "Barrikaden"});
}

std::string Phrases::farmsteads(int number) const
{
    return count(number, {"no farmstead", "kein Gehöft"}, {"farmstead", "Gehöft"}, {"farmsteads", "Gehöfte"});
}

std::string Phrases::families(int number) const
{
    return count(number, {"no family", "keine Familie"}, {"family", "Familie"}, {"families", "Familien"});
}

std::string Phrases::cards(int number) const
{
    return count(number, {"no card", "keine Karte"}, {"card", "Karte"}, {"cards", "Karten"});
}

std::string Phrases::cardsAre(int number) const
{
    return count(number, {"no card is", "keine Karte liegt"}, {"card is", "Karte liegt"},
                 {"cards are", "Karten liegen"});
}

} // namespace narration

} // namespace rules::samurai
