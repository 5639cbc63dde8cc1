// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/narration.h"
#include "rules/games/samurai/narration/phrases.h"

namespace rules::samurai {

using narration::Phrases;

namespace {

Pattern pattern(RefusalReason reason)
{
    switch (reason) {
    case RefusalReason::MatchOver: return {"The match is over.", "Die Partie ist vorbei."};
    case RefusalReason::NotAsked: return {"{asked} decides now.", "Jetzt entscheidet {asked}."};
    case RefusalReason::OtherQuestion:
        return {"That does not answer the open question.", "Das ist keine Antwort auf die offene Frage."};
    case RefusalReason::MustPass:
        return {"The penalty of your last card makes you pass.",
                "Die Strafe deiner letzten Karte zwingt dich zum Passen."};
    case RefusalReason::AboveKiai:
        return {"Your total of {total} is above your Kiai value of {kiai}: you have to pass.",
                "Deine Summe {total} liegt über deinem Kiai-Wert {kiai}: Du musst passen."};
    case RefusalReason::NoSupportNow:
        return {"A penalty forbids you to support this turn.",
                "Eine Strafe verbietet dir in diesem Zug das Unterstützen."};
    case RefusalReason::TokenAway:
        return {"That support token is lent at the moment.",
                "Dieser Unterstützungsmarker ist gerade verliehen."};
    case RefusalReason::NobodyToSupport: return {"Everybody else has passed.", "Alle anderen haben gepasst."};
    case RefusalReason::NotThisSamurai:
        return {"{named} cannot be chosen for this.", "{named} kann dafür nicht gewählt werden."};
    case RefusalReason::HasPassed:
        return {"Samurai who have passed can neither give nor receive anything.",
                "Samurai, die gepasst haben, geben und erhalten nichts."};
    case RefusalReason::NoDefendingNow:
        return {"A penalty forbids you to defend this turn.",
                "Eine Strafe verbietet dir in diesem Zug das Abwehren."};
    case RefusalReason::NoSymbol:
        return {"The {card} shows no symbol: it can only be confronted.",
                "Die {card} zeigt kein Symbol: Du kannst dich ihr nur stellen."};
    case RefusalReason::SymbolTaken:
        return {"You have already defended against a card with this symbol.",
                "Du hast schon eine Karte mit diesem Symbol abgewehrt."};
    case RefusalReason::NoSuchTalent:
        return {"You cannot use such a talent on this card.",
                "Ein solches Talent kannst du auf diese Karte nicht einsetzen."};
    case RefusalReason::WrongValue:
        return {"Your talent does not work on the value of the {card}.",
                "Dein Talent gilt nicht für den Wert der {card}."};
    case RefusalReason::HeldAlready:
        return {"That samurai has held this card before: it does not come back.",
                "Dieser Samurai hatte die Karte schon: Sie kehrt nicht zurück."};
    case RefusalReason::NotInLine:
        return {"No card of this value is in your combat line.",
                "In deiner Kampfreihe liegt keine Karte mit diesem Wert."};
    case RefusalReason::EmptyStack:
        return {"There is no other card to draw.", "Es gibt keine andere Karte zu ziehen."};
    case RefusalReason::SecondCard:
        return {"The second card has to be kept and played.",
                "Die zweite Karte muss behalten und gespielt werden."};
    case RefusalReason::NothingToDo:
        return {"The effect of your Kiai would do nothing now.",
                "Der Effekt deines Kiai hätte jetzt keine Wirkung."};
    case RefusalReason::EmptyLine:
        return {"No card can be taken from that combat line.",
                "Aus dieser Kampfreihe kann keine Karte genommen werden."};
    case RefusalReason::NotWounded: return {"{named} has no wound token.", "{named} hat keinen Wundmarker."};
    case RefusalReason::NotAmong:
        return {"That is not one of your options.", "Das gehört nicht zu dem, was zur Wahl steht."};
    case RefusalReason::TokenUsed:
        return {"That token has been used: each one helps once per match.",
                "Dieser Marker ist verbraucht: Jeder hilft einmal pro Partie."};
    case RefusalReason::NoAbsentTokens:
        return {"There are no tokens of absent samurai to use.",
                "Es gibt keine Marker abwesender Samurai einzusetzen."};
    case RefusalReason::NoSuchChoice: break;
    }
    return {"There is no such choice in this game.", "Eine solche Wahl gibt es in diesem Spiel nicht."};
}

} // namespace

std::string refusal(const Game& game, const State& state, Seat seat, const Choice& choice,
                    const Refusal& refusal, Language language)
{
    const Phrases phrases(game, language);
    const Seat asked = state.frames.empty() ? Seat{0} : state.frames.back().seat;
    const std::size_t mine = seat < state.seats ? seat : asked;
    const Kind held = state.cards.empty(zone::kHeld) ? Kind{0} : state.at(zone::kHeld, 0);
    return phrases.say(pattern(refusal.reason), {{"asked", phrases.samurai(state.samurai[asked])},
                                                 {"named", phrases.samurai(choice.a)},
                                                 {"card", phrases.card(held)},
                                                 {"total", std::to_string(state.total[mine])},
                                                 {"kiai", std::to_string(game.kiaiOf(state, mine))}});
}

} // namespace rules::samurai
