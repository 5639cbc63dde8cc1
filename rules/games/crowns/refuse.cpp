// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/game.h"

namespace rules::crowns {

namespace {

/// Says why a choice does not fit; never called for legal ones.
class CrownsRefusalFinder
{
public:
    CrownsRefusalFinder(const Game& game, const State& state, Seat seat, const Choice& choice)
        : m_game(game)
        , m_state(state)
        , m_seat(seat)
        , m_choice(choice)
        , m_card(static_cast<CardCode>(choice.a < kCodes ? choice.a : kHiddenCode))
    {}

    [[nodiscard]] Refusal find() const
    {
        const State& s = m_state;
        const Verb verb = verbOf(m_choice);
        if (s.ask == Ask::Vote && verb == Verb::Vote && m_choice.c == m_seat &&
            (s.waiting & seatBit(m_seat)) == 0)
            return {Clause::AttackVote, RefusalReason::VotedAlready};
        if (verb == Verb::Sentinel && s.ask == Ask::Sentinel && m_seat != s.asked)
            return sentinel();
        if (verb == Verb::Sentinel && s.ask == Ask::Action)
            return sentinel();
        const bool isAsked =
            s.ask == Ask::Vote || s.ask == Ask::Swap ? (s.waiting & seatBit(m_seat)) != 0 : m_seat == s.asked;
        const Question question = m_game.questionTo(s, m_seat);
        if (!isAsked)
            return {question.clause, RefusalReason::NotAsked};
        switch (s.ask) {
        case Ask::Nothing: break;
        case Ask::Swap: return swap(verb);
        case Ask::Sentinel: break;
        case Ask::Action: return action(verb);
        case Ask::Show:
        case Ask::SecondShow:
            if (verb == Verb::Show)
                return {question.clause, RefusalReason::NotInHand};
            break;
        case Ask::Second: return second(verb);
        case Ask::Bid:
            if (verb == Verb::Add)
                return {Clause::ExchangeRavens, RefusalReason::TooFewRavens};
            break;
        case Ask::Accept: return accept(verb);
        case Ask::Give:
            if (verb == Verb::Give)
                return {Clause::TeamCoinage, RefusalReason::NotInHand};
            break;
        case Ask::Vote: break;
        case Ask::Spend:
            if (verb == Verb::Spend)
                return {Clause::AttackRavens, RefusalReason::TooFewRavens};
            break;
        case Ask::Reward: return reward(verb);
        }
        return {question.clause, isVerb(verb) ? RefusalReason::NotThisStep : RefusalReason::NoSuchChoice};
    }

    /// Why a deal cannot be made; nothing if it can.
    [[nodiscard]] std::optional<Refusal> deal() const
    {
        const State& s = m_state;
        if (!m_game.options().negotiations)
            return Refusal{Clause::Negotiation, RefusalReason::NoNegotiations};
        if (m_seat != s.active)
            return Refusal{Clause::NegotiationActive, RefusalReason::NotActive};
        if (s.ask != Ask::Action)
            return Refusal{Clause::Negotiation, RefusalReason::NotThisStep};
        const auto deal = decodeDeal(s, m_choice);
        if (!deal) // a long list with a card that one of the hands lacks
            return Refusal{Clause::Negotiation, RefusalReason::NotAgreed};
        if (deal->with >= s.players)
            return Refusal{Clause::Negotiation, RefusalReason::NoSuchSeat};
        if (deal->with == m_seat)
            return Refusal{Clause::NegotiationActive, RefusalReason::OneSelf};
        if (deal->empty())
            return Refusal{Clause::RulingTalk, RefusalReason::EmptyDeal};
        if (deal->giveRavens > s.ravens[m_seat] || deal->getRavens > s.ravens[deal->with])
            return Refusal{Clause::Negotiation, RefusalReason::TooFewRavens};
        if (!holds(m_seat, deal->give))
            return Refusal{Clause::Negotiation, RefusalReason::NotInHand};
        if (!holds(deal->with, deal->get))
            return Refusal{Clause::Negotiation, RefusalReason::NotAgreed};
        return std::nullopt;
    }

private:
    static bool isVerb(Verb verb) { return verb >= Verb::Exchange && verb <= Verb::Deal; }

    template <class Codes>
    [[nodiscard]] bool holds(Seat seat, const Codes& codes) const
    {
        std::array<std::uint8_t, kCodes> wanted{};
        for (const CardCode code : codes)
            ++wanted[code];
        for (const CardIx card : m_state.cards.in(zone::hand(seat)))
            if (wanted[m_state.code[card]] > 0)
                --wanted[m_state.code[card]];
        for (const std::uint8_t missing : wanted)
            if (missing > 0)
                return false;
        return true;
    }
    [[nodiscard]] bool inHand(CardCode code) const
    {
        return code < kCodes && m_state.find(zone::hand(m_seat), code) != kNoCard;
    }

    [[nodiscard]] Refusal sentinel() const
    {
        if (m_seat == m_state.active)
            return {Clause::RulingSentinelOwn, RefusalReason::OwnTurn};
        if (!inHand(codeOf(Kind::Sentinel)))
            return {Clause::GuestSentinel, RefusalReason::NoSentinel};
        if (m_state.ravens[m_state.active] == 0)
            return {Clause::GuestSentinel, RefusalReason::NoRavensThere};
        return {m_state.ask == Ask::Sentinel ? Clause::RulingSentinelOrder : Clause::GuestSentinel,
                m_state.ask == Ask::Sentinel ? RefusalReason::NotAsked : RefusalReason::NotThisStep};
    }

    [[nodiscard]] Refusal swap(Verb verb) const
    {
        if (verb != Verb::Swap || m_choice.c != m_seat)
            return {Clause::CustomSwap,
                    isVerb(verb) ? RefusalReason::NotThisStep : RefusalReason::NoSuchChoice};
        if (m_state.swaps[m_seat] >= kMaxSwaps)
            return {Clause::CustomSwap, RefusalReason::TooManySwaps};
        return {Clause::CustomSwap, inHand(m_card) ? RefusalReason::NotInSpareSet : RefusalReason::NotInHand};
    }

    [[nodiscard]] Refusal action(Verb verb) const
    {
        switch (verb) {
        case Verb::Exchange:
            if (!inHand(m_card))
                return {Clause::ExchangeOffer, RefusalReason::NotInHand};
            if (!m_game.canExchange(m_state, m_seat))
                return {Clause::RulingNoPartner, RefusalReason::NoPartner};
            return {Clause::Exchange, RefusalReason::NoSuchChoice};
        case Verb::Coinage: return aimed(Clause::Coinage, Kind::Coinage);
        case Verb::Attack: return aimed(Clause::AttackTarget, Kind::Knight);
        default:
            return {Clause::Action, isVerb(verb) ? RefusalReason::NotThisStep : RefusalReason::NoSuchChoice};
        }
    }

    /// A card that is played against somebody.
    [[nodiscard]] Refusal aimed(Clause clause, Kind kind) const
    {
        if (!inHand(m_card))
            return {Clause::Play, RefusalReason::NotInHand};
        if (kindOf(m_card) != kind)
            return {Clause::Play, RefusalReason::NotPlayable};
        if (m_choice.b >= m_state.players)
            return {clause, RefusalReason::NoSuchSeat};
        const auto target = static_cast<Seat>(m_choice.b);
        if (target == m_seat)
            return {clause, RefusalReason::OneSelf};
        if (kind == Kind::Coinage)
            return {Clause::RulingCoinageEmpty, RefusalReason::EmptyHand};
        if (m_game.areTeammates(m_state, m_seat, target))
            return {Clause::TeamAttack, RefusalReason::Partner};
        if (m_state.house[target] == houseOf(m_card))
            return {Clause::AttackBanner, RefusalReason::OwnBanner};
        return {clause, RefusalReason::NoSuchChoice};
    }

    [[nodiscard]] Refusal second(Verb verb) const
    {
        if (verb != Verb::Second)
            return {Clause::ExchangeSecond,
                    isVerb(verb) ? RefusalReason::NotThisStep : RefusalReason::NoSuchChoice};
        if (!m_state.hasCards(m_seat))
            return {Clause::ExchangeSecond, RefusalReason::NoSecondCard};
        if (!inHand(m_card))
            return {Clause::ExchangeSecond, RefusalReason::NotInHand};
        return {Clause::RulingLastCard, RefusalReason::NobodyKeepsUp};
    }

    [[nodiscard]] Refusal accept(Verb verb) const
    {
        if (verb == Verb::Add) {
            if (!m_game.mayAskForMore(m_state))
                return {Clause::RulingBidding, RefusalReason::NoMorePasses};
            if (!m_game.options().activeRavens)
                return {Clause::RulingActiveRavens, RefusalReason::ActiveAddsNone};
            return {Clause::ExchangeRavens, RefusalReason::TooFewRavens};
        }
        if (verb != Verb::Accept)
            return {Clause::ExchangeAccept,
                    isVerb(verb) ? RefusalReason::NotThisStep : RefusalReason::NoSuchChoice};
        if (m_choice.a >= m_state.players)
            return {Clause::ExchangeAccept, RefusalReason::NoSuchSeat};
        if (m_choice.a == m_seat)
            return {Clause::ExchangeAccept, RefusalReason::OneSelf};
        const auto partner = static_cast<Seat>(m_choice.a);
        const bool secondShown = m_state.cards.size(zone::shown(m_seat)) > 1;
        return {secondShown && m_state.hasCards(partner) ? Clause::RulingLastCard : Clause::ExchangeNoCards,
                RefusalReason::NoOffer};
    }

    [[nodiscard]] Refusal reward(Verb verb) const
    {
        const Seat loser = m_state.victor == m_state.active ? m_state.target : m_state.active;
        switch (verb) {
        case Verb::Take: {
            if (!m_state.hasCards(loser))
                return {Clause::RulingNoReward, RefusalReason::NobodysCards};
            const bool isPlayed =
                m_card < kCodes && m_state.find(zone::kPlayed, m_card) != kNoCard && loser == m_state.active;
            return {isPlayed ? Clause::RulingPlayedKnight : Clause::AttackTake,
                    RefusalReason::NotInTheirHand};
        }
        case Verb::Guest: return {Clause::RulingNoReward, RefusalReason::NoGuests};
        case Verb::Decline: return {Clause::RulingMustTake, RefusalReason::MustTake};
        default:
            return {Clause::AttackReward,
                    isVerb(verb) ? RefusalReason::NotThisStep : RefusalReason::NoSuchChoice};
        }
    }

    const Game& m_game;
    const State& m_state;
    Seat m_seat;
    const Choice& m_choice;
    CardCode m_card;
};

} // namespace

std::optional<Refusal> Game::refuse(const State& state, Seat seat, const Choice& choice) const
{
    if (isOver(state))
        return Refusal{Clause::End, RefusalReason::MatchOver};
    if (seat >= state.players)
        return Refusal{Clause::Turn, RefusalReason::NotAsked};
    const CrownsRefusalFinder reason(*this, state, seat, choice);
    if (verbOf(choice) == Verb::Deal)
        return reason.deal();
    const Question question = questionTo(state, seat);
    if ((question.seats & seatBit(seat)) != 0 && question.options.contains(choice))
        return std::nullopt;
    return reason.find();
}

} // namespace rules::crowns
