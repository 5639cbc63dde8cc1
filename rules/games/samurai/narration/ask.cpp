// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/narration.h"
#include "rules/games/samurai/narration/phrases.h"

namespace rules::samurai {

using narration::Phrases;

namespace {

Pattern kiaiPattern(const Game& game, const State& state, const Question& question)
{
    switch (question.task) {
    case Task::AskHeal:
        return {"Which samurai loses a wound token?", "Welcher Samurai gibt einen Wundmarker ab?"};
    case Task::AskSource:
        if (game.effectOf(state.samurai[question.seat]) == KiaiEffect::MoveLast)
            return {"Whose last card do you take?", "Wessen letzte Karte nimmst du?"};
        return {"Whose last card is discarded?", "Wessen letzte Karte wird abgelegt?"};
    case Task::AskTarget: return {"Who gets the card?", "Wer erhält die Karte?"};
    case Task::AskGiver:
        return {"Who hands over his support token?", "Wer gibt seinen Unterstützungsmarker ab?"};
    case Task::AskReceiver: return {"Who gets the support token?", "Wer erhält den Unterstützungsmarker?"};
    default:
        return {"Which card goes back on top next, from the top down?",
                "Welche Karte liegt als nächste oben, von oben nach unten?"};
    }
}

Pattern pattern(const Game& game, const State& state, const Question& question)
{
    switch (question.task) {
    case Task::AskToken:
        return {"Do you use the support token of an absent samurai?",
                "Setzt du den Unterstützungsmarker eines abwesenden Samurai ein?"};
    case Task::AskIgnore:
        return {"Do you ignore the penalty of your last card, {last}?",
                "Ignorierst du die Strafe deiner letzten Karte, {last}?"};
    case Task::AskOrder:
        return {"Your last card shows two penalties. Which one comes first?",
                "Deine letzte Karte zeigt zwei Strafen. Welche kommt zuerst?"};
    case Task::AskLoss:
        return {"Which of your defended cards do you discard?",
                "Welche deiner abgewehrten Karten legst du ab?"};
    case Task::AskAction:
        if (game.mustPass(state))
            return {"You have to pass. Total {total}, Kiai value {kiai}.",
                    "Du musst passen. Summe {total}, Kiai-Wert {kiai}."};
        return {"Your action: fight, support or pass? Total {total}, Kiai value {kiai}.",
                "Deine Aktion: kämpfen, unterstützen oder passen? Summe {total}, Kiai-Wert {kiai}."};
    case Task::AskTalent:
        return {"Do you use a talent on the {card}?", "Setzt du ein Talent auf die {card} ein?"};
    case Task::AskPlace:
        return {"The {card}: confront or defend? Total {total}, Kiai value {kiai}.",
                "Die {card}: stellen oder abwehren? Summe {total}, Kiai-Wert {kiai}."};
    case Task::AskAgain: return {"Do you fight a second time?", "Kämpfst du ein zweites Mal?"};
    case Task::AskKiai:
        return {"You have reached your Kiai value of {kiai} exactly. Do you activate your Kiai?",
                "Du hast genau deinen Kiai-Wert {kiai} erreicht. Aktivierst du dein Kiai?"};
    case Task::AskFarm: return {"Which farmstead burns?", "Welches Gehöft brennt?"};
    case Task::AskHeal:
    case Task::AskSource:
    case Task::AskTarget:
    case Task::AskGiver:
    case Task::AskReceiver:
    case Task::AskOrderOf: return kiaiPattern(game, state, question);
    default: return {"The match is over.", "Die Partie ist vorbei."};
    }
}

} // namespace

std::string ask(const Game& game, const State& state, const Question& question, Language language)
{
    const Phrases phrases(game, language);
    const std::size_t seat = question.seat < state.seats ? question.seat : 0;
    const std::size_t line = zone::kLine + seat;
    const Kind last = state.cards.empty(line) ? Kind{0} : state.at(line, state.cards.size(line) - 1);
    const Kind held = state.cards.empty(zone::kHeld) ? Kind{0} : state.at(zone::kHeld, 0);
    return phrases.say(pattern(game, state, question), {{"card", phrases.card(held)},
                                                        {"last", phrases.card(last)},
                                                        {"total", std::to_string(state.total[seat])},
                                                        {"kiai", std::to_string(game.kiaiOf(state, seat))}});
}

std::string describeChoice(const Game& game, const State& state, const Choice& choice, Language language)
{
    const Phrases phrases(game, language);
    const std::size_t seat = state.frames.empty() ? 0 : state.frames.back().seat;
    const std::size_t neighbour = choice.a == 0 ? state.leftOf(seat) : state.rightOf(seat);
    const auto say = [&](const Pattern& pattern) {
        return phrases.say(pattern, {{"who", phrases.samurai(choice.a)},
                                     {"neighbour", phrases.samurai(state.samurai[neighbour])},
                                     {"card", phrases.card(choice.a)},
                                     {"penalty", phrases.penalty(choice.a)},
                                     {"farmPenalty", phrases.farmPenalty(choice.a)}});
    };
    switch (Verb(choice.verb)) {
    case Verb::Fight: return say({"Fight", "Kämpfen"});
    case Verb::Support: return say({"Support {who}", "{who} unterstützen"});
    case Verb::Pass: return say({"Pass", "Passen"});
    case Verb::Confront: return say({"Confront (right)", "Stellen (rechts)"});
    case Verb::Defend: return say({"Defend (left)", "Abwehren (links)"});
    case Verb::HandOn:
        if (choice.a > 1)
            break;
        return choice.a == 0
                   ? say({"Hand on to the left: {neighbour}", "Nach links weitergeben: {neighbour}"})
                   : say({"Hand on to the right: {neighbour}", "Nach rechts weitergeben: {neighbour}"});
    case Verb::Drop: return say({"Discard the card", "Karte ablegen"});
    case Verb::Redraw:
        return say({"Put it under the stack and draw another", "Unter den Stapel legen und neu ziehen"});
    case Verb::Keep: return say({"Keep the card", "Karte behalten"});
    case Verb::Ignore: return say({"Ignore the penalty", "Strafe ignorieren"});
    case Verb::Suffer: return say({"Suffer the penalty", "Strafe erleiden"});
    case Verb::First: return say({"First: {penalty}", "Zuerst: {penalty}"});
    case Verb::Again: return say({"Fight again", "Noch einmal kämpfen"});
    case Verb::PickSamurai: return say({"{who}", "{who}"});
    case Verb::PickCard: return say({"{card}", "{card}"});
    case Verb::PickFarm: return say({"Farmstead: {farmPenalty}", "Gehöft: {farmPenalty}"});
    case Verb::Enough: return say({"That is enough", "Das genügt"});
    case Verb::Kiai: return say({"Activate the Kiai with its effect", "Kiai mit Effekt aktivieren"});
    case Verb::KiaiWithout:
        return say({"Activate the Kiai without its effect", "Kiai ohne Effekt aktivieren"});
    case Verb::NoKiai: return say({"Do not activate the Kiai", "Kiai nicht aktivieren"});
    case Verb::Token: return say({"Use {who}’s token", "Marker einsetzen: {who}"});
    case Verb::NoToken: return say({"Use no token", "Keinen Marker einsetzen"});
    }
    return say({"No such choice", "Keine solche Wahl"});
}

} // namespace rules::samurai
