// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/narration/phrases.h"

namespace rules::crowns {

using narration::Phrases;

namespace {

Pattern stepPattern(const State& state)
{
    switch (state.ask) {
    case Ask::Nothing: return {"The match is over.", "Die Partie ist vorbei."};
    case Ask::Swap: return {"Hands are being customized now.", "Jetzt werden die Hände angepasst."};
    case Ask::Sentinel:
        return {"First decide whether to use a Sentinel.",
                "Zuerst wird entschieden, ob ein Wächter eingesetzt wird."};
    case Ask::Action: return {"An action has to be chosen now.", "Jetzt ist eine Aktion zu wählen."};
    case Ask::Show:
    case Ask::SecondShow: return {"A card has to be shown now.", "Jetzt ist eine Karte zu zeigen."};
    case Ask::Second:
        return {"Now decide whether to offer a second card.",
                "Jetzt wird entschieden, ob es eine zweite Karte gibt."};
    case Ask::Bid: return {"Ravens may be added now.", "Jetzt dürfen Raben dazugelegt werden."};
    case Ask::Accept: return {"An offer has to be accepted now.", "Jetzt ist ein Angebot anzunehmen."};
    case Ask::Give:
        return {"The partner has to give a card now.", "Jetzt muss der Partner eine Karte geben."};
    case Ask::Vote: return {"Votes are being cast now.", "Jetzt wird abgestimmt."};
    case Ask::Spend:
        return {"Ravens may be added to the votes now.", "Jetzt dürfen Raben zu den Stimmen gelegt werden."};
    case Ask::Reward: return {"The victor’s reward comes first.", "Zuerst kommt der Lohn des Siegers."};
    }
    return {};
}

Pattern pattern(const State& state, RefusalReason reason)
{
    switch (reason) {
    case RefusalReason::MatchOver: return {"The match is over.", "Die Partie ist vorbei."};
    case RefusalReason::NotAsked: return {"{asked} decides now.", "Jetzt entscheidet {asked}."};
    case RefusalReason::NotThisStep: return stepPattern(state);
    case RefusalReason::NoSuchChoice: return {"That is not a valid choice.", "Das ist keine gültige Wahl."};
    case RefusalReason::NotInHand:
        return {"{card} is not in your hand.", "{card} ist nicht auf deiner Hand."};
    case RefusalReason::NotPlayable:
        return {"{card} cannot be played this way.", "{card} lässt sich so nicht spielen."};
    case RefusalReason::NoPartner:
        return {"Nobody else has a card to exchange.", "Niemand sonst hat eine Karte zum Tauschen."};
    case RefusalReason::NobodyKeepsUp:
        return {"Nobody could add a second card, so there would be no offer to accept.",
                "Niemand könnte eine zweite Karte dazulegen; es bliebe kein Angebot übrig."};
    case RefusalReason::NoSecondCard: return {"You have no second card.", "Du hast keine zweite Karte."};
    case RefusalReason::TooFewRavens:
        return {"There are not that many ravens.", "So viele Raben sind nicht da."};
    case RefusalReason::ActiveAddsNone:
        return {"In this match the active player adds no ravens.",
                "In dieser Partie legt der aktive Spieler keine Raben dazu."};
    case RefusalReason::NoMorePasses:
        return {"There is no further pass of bids: accept an offer.",
                "Es wird nicht noch einmal geboten: Nimm ein Angebot an."};
    case RefusalReason::NoOffer: return {"{seat} offers nothing.", "{seat} bietet nichts an."};
    case RefusalReason::OneSelf:
        return {"You cannot choose yourself.", "Du kannst nicht dich selbst wählen."};
    case RefusalReason::NoSuchSeat:
        return {"That house is not in this match.", "Dieses Haus spielt nicht mit."};
    case RefusalReason::EmptyHand:
        return {"{aim} has no card that you could draw.", "{aim} hat keine Karte, die du ziehen könntest."};
    case RefusalReason::OwnBanner:
        return {"A Knight never attacks the house whose banner it bears.",
                "Ein Ritter greift nie das Haus an, dessen Banner er trägt."};
    case RefusalReason::Partner:
        return {"You cannot attack your partner.", "Du kannst deinen Partner nicht angreifen."};
    case RefusalReason::VotedAlready: return {"You have already voted.", "Du hast schon abgestimmt."};
    case RefusalReason::NotInTheirHand:
        return {"That card is not in the other hand.", "Diese Karte ist nicht auf der anderen Hand."};
    case RefusalReason::NotAgreed:
        return {"No deal: the other house declines, or does not have what you ask for.",
                "Kein Geschäft: Das andere Haus lehnt ab oder hat nicht, was du verlangst."};
    case RefusalReason::NoGuests: return {"The guest deck is empty.", "Der Gästestapel ist leer."};
    case RefusalReason::NobodysCards:
        return {"The defeated house has no cards left.", "Der Besiegte hat keine Karten mehr."};
    case RefusalReason::MustTake:
        return {"The reward cannot be declined.", "Auf den Lohn lässt sich nicht verzichten."};
    case RefusalReason::NoSentinel:
        return {"You have no Sentinel in your hand.", "Du hast keinen Wächter auf der Hand."};
    case RefusalReason::OwnTurn:
        return {"A Sentinel can be used only in other players’ turns.",
                "Ein Wächter wird nur im Zug anderer eingesetzt."};
    case RefusalReason::NoRavensThere: return {"{active} has no ravens.", "{active} hat keine Raben."};
    case RefusalReason::TooManySwaps:
        return {"You have swapped three cards already.", "Du hast schon drei Karten getauscht."};
    case RefusalReason::NotInSpareSet:
        return {"{other} is not in your spare house.", "{other} ist nicht in deinem Zusatzhaus."};
    case RefusalReason::NoNegotiations:
        return {"This match is played without negotiations.", "In dieser Partie wird nicht verhandelt."};
    case RefusalReason::NotActive:
        return {"Only the active player makes deals.", "Nur der aktive Spieler schließt Geschäfte ab."};
    case RefusalReason::EmptyDeal:
        return {"A deal has to move something.", "Bei einem Geschäft muss etwas den Besitzer wechseln."};
    }
    return {};
}

} // namespace

std::string refusal(const Game& game, const State& state, Seat, const Choice& choice, const Refusal& refusal,
                    Language language)
{
    const Phrases phrases(game, state, language);
    return phrases.say(pattern(state, refusal.reason), {{"asked", phrases.seat(state.asked)},
                                                        {"active", phrases.seat(state.active)},
                                                        {"card", phrases.card(choice.a)},
                                                        {"other", phrases.card(choice.b)},
                                                        {"seat", phrases.seat(choice.a)},
                                                        {"aim", phrases.seat(choice.b)}});
}

} // namespace rules::crowns
