// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/text/german_phrase.h"
#include "rules/games/crimson/effects/text/realiser.h"

#include <array>

namespace rules::effects::text {

namespace {

/// A verb in the two forms that cards use, with its separable part.
struct Verb
{
    std::string_view imperative;
    std::string_view third;
    std::string_view particle{};
};

constexpr Verb kFlip{"drehe", "dreht", " um"};
constexpr Verb kDestroy{"zerstöre", "zerstört"};
constexpr Verb kMove{"bewege", "bewegt"};
constexpr Verb kSwap{"tausche", "tauscht", " aus"};
constexpr Verb kGain{"erhalte", "erhält"};
constexpr Verb kPay{"zahle", "zahlt"};

std::string mention(Mention how, const Description& cards, Case in)
{
    const bool dative = in == Case::Dative;
    switch (how) {
    case Mention::Described: return germanCards(cards, in);
    case Mention::Pronoun: return dative ? "ihr" : "sie";
    case Mention::Chosen: return dative ? "der gewählten Karte" : "die gewählte Karte";
    case Mention::Self: return dative ? "dieser Karte" : "diese Karte";
    case Mention::Played: return dative ? "der gespielten Karte" : "die gespielte Karte";
    }
    return {};
}

std::string subject(const Step& step, Order order)
{
    switch (step.subject) {
    case Who::You: return {};
    case Who::Opponent: return step.opponentJustNamed ? "er" : "dein Gegner";
    case Who::Each: return "jeder Spieler";
    // A relative clause reads well only at the start.
    case Who::Leader:
        return order == Order::Plain ? "wer in dieser Lane führt," : "der in dieser Lane führende Spieler";
    case Who::Player: return "der Ausspielende";
    }
    return {};
}

/// „drehe … um“, „dein Gegner dreht … um“, and after a frame „dreht dein Gegner … um“.
std::string act(const Step& step, Order order, const Verb& verb, const std::string& rest)
{
    const std::string end = " " + rest + std::string(verb.particle);
    const std::string third(verb.third);
    if (order == Order::Subjectless)
        return third + end;
    if (step.subject == Who::You)
        return std::string(verb.imperative) + end;
    const std::string who = subject(step, order);
    return (order == Order::Inverted ? third + " " + who : who + " " + third) + end;
}

std::string destination(const Step& step)
{
    if (step.operation->to == LaneScope::This)
        return " in diese Lane";
    const bool described = step.object == Mention::Described;
    const bool different = described && step.described.lane == LaneScope::Other;
    const bool all = described && step.described.pick == Pick::All;
    if (!described || step.described.pick == Pick::One)
        return different ? " in eine davon verschiedene Lane" : " in eine andere Lane";
    return std::string(all ? " nacheinander" : "") +
           (different ? " in davon verschiedene Lanes" : " in andere Lanes");
}

std::string place(const Operation& operation)
{
    static constexpr std::array kCards{"eine Karte aus dem Angebot", "eine Karte vom Ablagestapel",
                                       "diese Karte stattdessen"};
    static constexpr std::array kLanes{"dieser Lane", "einer anderen Lane", "einer beliebigen Lane"};
    return std::string("platziere ") + kCards[static_cast<std::size_t>(operation.from)] +
           (operation.faceDown ? " verdeckt" : " aufgedeckt") + " auf deiner Seite " +
           kLanes[static_cast<std::size_t>(operation.to)];
}

std::string gain(const Step& step, Order order)
{
    const Operation& operation = *step.operation;
    if (operation.amountOf == AmountOf::Number)
        return act(step, order, kGain, germanCoins(operation.amount));
    return act(step, order, kGain,
               step.measured == Mention::Pronoun ? "Münzen in Höhe ihrer Stärke"
                                                 : "Münzen in Höhe der Stärke der gewählten Karte");
}

std::string pay(const Step& step, Order order)
{
    const Operation& operation = *step.operation;
    if (operation.amountOf == AmountOf::Number)
        return act(step, order, kPay, germanCoins(operation.amount) + " in den Vorrat");
    return "zahle beliebig viele Münzen in den Vorrat; diese Karte erhält für jede davon +" +
           std::to_string(operation.amount) + " Stärke";
}

std::string swap(const Step& step, Order order)
{
    const bool playedFirst = step.partner != Mention::Self;
    const std::string first = playedFirst ? mention(step.partner, {}, Case::Direct)
                                          : mention(step.object, step.described, Case::Direct);
    const std::string second = playedFirst ? mention(step.object, step.described, Case::Dative)
                                           : mention(step.partner, {}, Case::Dative);
    return act(step, order, kSwap, first + " mit " + second);
}

std::string strength(const Step& step)
{
    const Operation& operation = *step.operation;
    const bool one = step.object != Mention::Described || step.described.isSingle();
    const std::string amount = std::to_string(operation.amount < 0 ? -operation.amount : operation.amount);
    const std::string cards = mention(step.object, step.described, Case::Direct);
    switch (operation.change) {
    case Change::Add:
        return cards + (one ? " erhält " : " erhalten ") + (operation.amount < 0 ? "−" : "+") + amount +
               " Stärke";
    case Change::Set: return cards + (one ? " hat" : " haben") + " Stärke " + amount;
    case Change::Times:
        return cards + (one ? " zählt " : " zählen ") +
               (operation.amount == 2 ? "doppelt" : amount + "-fach");
    }
    return {};
}

std::string winBy(WinRule rule)
{
    static constexpr std::array kMore{"der höheren Gesamtstärke", "der geringeren Gesamtstärke",
                                      "mehr verdeckten Karten"};
    return std::string("die Seite mit ") + kMore[static_cast<std::size_t>(rule)] + " gewinnt diese Lane";
}

std::string placeTop(const Operation& operation)
{
    static constexpr std::array kLanes{"dieser Lane", "einer anderen Lane", "einer beliebigen Lane"};
    return std::string("platziere die oberste Karte des Decks") +
           (operation.faceDown ? " verdeckt" : " aufgedeckt") + " auf deiner Seite " +
           kLanes[static_cast<std::size_t>(operation.to)];
}

std::string cards(int amount)
{
    return std::to_string(amount) + (amount == 1 ? " Karte" : " Karten");
}

class German final : public Realiser
{
public:
    [[nodiscard]] std::string_view keyword(EffectType type) const override
    {
        static constexpr std::array<std::string_view, 6> kWords{"Einsatz",    "Einkommen", "Rekrutierung",
                                                                "Zerstörung", "Passiv",    "Wertung"};
        return kWords[static_cast<std::size_t>(type)];
    }

    [[nodiscard]] std::string_view then() const override { return "dann "; }

    [[nodiscard]] std::string opening(const Plan& plan) const override
    {
        static constexpr std::array kPlayed{"auf deine Seite dieser Lane",
                                            "auf die gegnerische Seite dieser Lane", "in diese Lane"};
        static constexpr std::array kIf{"", "dein Gegner mehr Münzen hat als du", "du in dieser Lane führst"};
        const std::string card =
            std::string("eine Karte ") + kPlayed[static_cast<std::size_t>(plan.playedSide)];
        const std::string condition = kIf[static_cast<std::size_t>(plan.condition)];
        const std::string also = condition.empty() ? ", " : " und " + condition + ", ";
        switch (plan.frame) {
        case Frame::None: return condition.empty() ? std::string() : "wenn " + condition + ", ";
        case Frame::When: return "wenn " + card + " gespielt wird" + also;
        case Frame::After:
            return (condition.empty() ? "nachdem " : "wenn ") + card +
                   " gespielt und ihr Effekt ausgeführt wurde" + also;
        case Frame::Whoever: return "wer " + card + " spielt, ";
        }
        return {};
    }

    [[nodiscard]] std::string clause(const Step& step, Order order) const override
    {
        const Operation& operation = *step.operation;
        const auto object = [&step] { return mention(step.object, step.described, Case::Direct); };
        switch (operation.code) {
        case OpCode::Flip: return act(step, order, kFlip, object());
        case OpCode::Destroy: return act(step, order, kDestroy, object());
        case OpCode::Move: return act(step, order, kMove, object() + destination(step));
        case OpCode::Swap: return swap(step, order);
        case OpCode::Place: return place(operation);
        case OpCode::Discard: return "lege eine Karte aus dem Angebot auf den Ablagestapel";
        case OpCode::Gain: return gain(step, order);
        case OpCode::Take:
            return std::string("nimm ") + (step.opponentJustNamed ? "ihm " : "deinem Gegner ") +
                   germanCoins(operation.amount) + " ab";
        case OpCode::Pay: return pay(step, order);
        case OpCode::Strength: return strength(step);
        case OpCode::WinBy: return winBy(operation.rule);
        case OpCode::MatchCost:
            return "dein Gegner zahlt dir " + germanCoins(operation.amount) + " mehr, um dich auszubezahlen";
        case OpCode::BidOnTop: return "du darfst auch auf die oberste Karte des Decks bieten";
        case OpCode::PlayedFaceDown: return "Karten werden verdeckt in diese Lane gespielt";
        case OpCode::PlayOnlyHere: return "Karten dürfen nur in diese Lane gespielt werden";
        case OpCode::Shield:
            return "verhindere den ersten Effekt, der auf eine Karte in dieser Lane zielt, und drehe dann "
                   "diese Karte um";
        case OpCode::NoDestruction:
            return "Zerstörungseffekte von Karten in dieser Lane werden nicht ausgelöst";
        case OpCode::PlayOpposite: return "spiele diese Karte auf die gegnerische Seite einer Lane";
        case OpCode::ScoreAt:
            return "diese Lane wird gewertet, sobald auf einer Seite mindestens " +
                   std::to_string(operation.amount) + " Karten liegen";
        case OpCode::GainMore:
            return "wenn du durch einen Effekt Münzen erhältst, erhalte " + germanCoins(operation.amount) +
                   " mehr";
        case OpCode::PlaceTop: return placeTop(operation);
        case OpCode::DiscardTop: return "du darfst die oberste Karte des Decks auf den Ablagestapel legen";
        case OpCode::Draw: return "ziehe " + cards(operation.amount);
        case OpCode::DiscardFromHand: return "wirf eine Handkarte ab";
        case OpCode::Exchange:
            return "ziehe " + cards(operation.amount) +
                   " und lasse eine davon an die Stelle dieser Karte treten; wirf diese Karte und die "
                   "übrigen "
                   "ab";
        case OpCode::ThinFullestCastle:
            return "liegen auf der Burg dieser Lane mehr Münzen als auf jeder anderen, lege davon " +
                   germanCoins(operation.amount) + " in den Vorrat zurück";
        case OpCode::StrengthByCastleCoins:
            return "diese Karte erhält +1 Stärke für je " + germanCoins(operation.amount) +
                   " auf der Burg dieser Lane";
        }
        return {};
    }
};

} // namespace

const Realiser& german()
{
    static const German kGerman;
    return kGerman;
}

} // namespace rules::effects::text
