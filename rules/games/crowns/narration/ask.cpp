// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/narration/phrases.h"

namespace rules::crowns {

using narration::Phrases;

namespace {

Pattern question(const State& state, const Question& question)
{
    switch (question.ask) {
    case Ask::Nothing: return {"The match is over.", "Die Partie ist vorbei."};
    case Ask::Swap:
        return {"Swap up to three cards with your spare house ({swaps} so far), or keep your hand.",
                "Tausche bis zu drei Karten mit deinem Zusatzhaus (bisher {swaps}) oder behalte deine Hand."};
    case Ask::Sentinel:
        return {"Use a Sentinel to take half of {active}’s ravens ({theirs}, rounded down)?",
                "Einen Wächter einsetzen, um die Hälfte der Raben von {active} zu nehmen ({theirs}, "
                "abgerundet)?"};
    case Ask::Action:
        return {"Make an exchange, or play a Coinage or a Knight.",
                "Biete einen Tausch an oder spiele eine Münze oder einen Ritter."};
    case Ask::Show:
        return {"Answer {active}’s offer with one of your cards.",
                "Beantworte das Angebot von {active} mit einer deiner Karten."};
    case Ask::Second:
        return {"Offer a second card? Everyone else then has to add one, too.",
                "Eine zweite Karte anbieten? Dann müssen auch alle anderen eine dazulegen."};
    case Ask::SecondShow:
        return {"Add a second card to your offer.", "Lege eine zweite Karte zu deinem Angebot."};
    case Ask::Bid:
        return {"Add ravens to your offer? You have {ravens} left.",
                "Raben zu deinem Angebot legen? Du hast noch {ravens}."};
    case Ask::Accept:
        return {"Accept an offer, or ask for better ones; you may add ravens to yours.",
                "Nimm ein Angebot an oder warte auf bessere; du darfst Raben zu deinem legen."};
    case Ask::Give:
        return {"Choose a card for {active}; you get the Coinage for it.",
                "Suche eine Karte für {active} aus; du bekommst dafür die Münze."};
    case Ask::Vote:
        if (question.seat == state.active)
            return {"Vote in secret: you attack {target}.", "Stimme geheim ab: Du greifst {target} an."};
        if (question.seat == state.target)
            return {"Vote in secret: {active} attacks you.", "Stimme geheim ab: {active} greift dich an."};
        return {"Vote in secret: {active} attacks {target}.",
                "Stimme geheim ab: {active} greift {target} an."};
    case Ask::Spend:
        return {"Add ravens to your vote for {side}? Each adds one vote. This is your only chance. You have "
                "{ravens}.",
                "Raben zu deiner Stimme für {side} legen? Jeder zählt als weitere Stimme; das geht nur "
                "jetzt. Du hast "
                "{ravens}."};
    case Ask::Reward:
        return {"You have won the attack: take a card from {loser}’s hand or draw a guest.",
                "Du hast den Angriff gewonnen: Nimm eine Karte aus der Hand von {loser} oder ziehe einen "
                "Gast."};
    }
    return {};
}

} // namespace

std::string ask(const Game& game, const State& state, const Question& open, Language language)
{
    const Phrases phrases(game, state, language);
    const Seat seat = open.seat < state.players ? open.seat : Seat{0};
    return phrases.say(question(state, open),
                       {{"active", phrases.seat(state.active)},
                        {"target", phrases.seat(state.target)},
                        {"loser", phrases.seat(state.victor == state.active ? state.target : state.active)},
                        {"ravens", phrases.ravens(state.ravens[seat])},
                        {"theirs", std::to_string(state.ravens[state.active])},
                        {"swaps", std::to_string(state.swaps[seat])},
                        {"side", phrases.side((state.forDefender & seatBit(seat)) != 0)}});
}

namespace {

Pattern choicePattern(const Choice& choice)
{
    switch (verbOf(choice)) {
    case Verb::Exchange: return {"Exchange: offer {card}", "Tausch: {card} anbieten"};
    case Verb::Coinage: return {"Play {card} on {aim}", "{card} gegen {aim} spielen"};
    case Verb::Attack: return {"Attack {aim} with {card}", "{aim} mit {card} angreifen"};
    case Verb::Show: return {"Show {card}", "{card} zeigen"};
    case Verb::Second: return {"Add {card}", "{card} dazulegen"};
    case Verb::NoSecond: return {"No second card", "Keine zweite Karte"};
    case Verb::Add:
        if (choice.a == 0)
            return {"Add no ravens", "Keine Raben dazulegen"};
        return {"Add {ravens}", "{ravens} dazulegen"};
    case Verb::Accept: return {"Accept {seat}’s offer", "Das Angebot von {seat} annehmen"};
    case Verb::Give: return {"Give {card}", "{card} geben"};
    case Verb::Vote:
        if (choice.a == 0)
            return {"Vote for the attacker", "Für den Angreifer stimmen"};
        return {"Vote for the defender", "Für den Verteidiger stimmen"};
    case Verb::Spend:
        if (choice.a == 0)
            return {"Add no ravens to your vote", "Keine Raben zur Stimme legen"};
        return {"Add {ravens} to your vote", "{ravens} zur Stimme legen"};
    case Verb::Take: return {"Take {card}", "{card} nehmen"};
    case Verb::Guest: return {"Draw a guest", "Einen Gast ziehen"};
    case Verb::Decline: return {"Decline the reward", "Auf den Lohn verzichten"};
    case Verb::Sentinel: return {"Use the Sentinel", "Den Wächter einsetzen"};
    case Verb::NoSentinel: return {"Keep the Sentinel", "Den Wächter behalten"};
    case Verb::Swap: return {"Swap {card} for {other}", "{card} gegen {other} tauschen"};
    case Verb::SwapDone: return {"Keep this hand", "Diese Hand behalten"};
    case Verb::Deal:
        return {"Deal with {with}: give {give}, get {get}",
                "Geschäft mit {with}: {give} geben, {get} erhalten"};
    }
    return {"Not a valid choice", "Keine gültige Wahl"};
}

} // namespace

std::string describeChoice(const Game& game, const State& state, const Choice& choice, Language language)
{
    const Phrases phrases(game, state, language);
    const Deal deal = decodeDeal(state, choice).value_or(Deal{});
    const auto items = [&](const auto& codes, std::uint8_t ravens) {
        std::string text;
        for (const CardCode code : codes)
            text += (text.empty() ? "" : ", ") + phrases.card(code);
        if (ravens > 0)
            text += (text.empty() ? "" : ", ") + phrases.ravens(ravens);
        return text.empty() ? std::string(phrases.german() ? "nichts" : "nothing") : text;
    };
    return phrases.say(choicePattern(choice), {{"card", phrases.card(choice.a)},
                                               {"other", phrases.card(choice.b)},
                                               {"seat", phrases.seat(choice.a)},
                                               {"aim", phrases.seat(choice.b)},
                                               {"ravens", phrases.ravens(choice.a)},
                                               {"with", phrases.seat(deal.with)},
                                               {"give", items(deal.give, deal.giveRavens)},
                                               {"get", items(deal.get, deal.getRavens)}});
}

} // namespace rules::crowns
