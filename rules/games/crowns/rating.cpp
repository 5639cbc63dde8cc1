// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/rating.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rules::crowns {

namespace {

// Everything is in tenths of a victory point.
constexpr int kPoint = 10;
constexpr int kKnightLeft = 6;  ///< a Knight that can still attack in a later turn
constexpr int kCardLeft = 2;    ///< something to offer
constexpr int kGuestValue = 25; ///< an unknown guest
constexpr int kWon = 100'000;
constexpr int kOwnVote = 5; ///< far below the smallest difference in points

/// What a hand is worth to its owner as far as it depends on the owner's own cards; the others' counts stand
/// in for majorities and neighbours.
struct Outlook
{
    std::array<int, kKinds> count{};
    int ravens = 0;
    int foreign = 0;
    int mostFeuds = 0; ///< of the others
    int mostJesters = 0;
    int princesses = 0; ///< of both neighbours
    int coins = 0;

    [[nodiscard]] int of(Kind kind) const { return count[std::size_t(kind)]; }
    [[nodiscard]] int worth(const MatchOptions& options) const
    {
        int points =
            of(Kind::Castellan) * ravens + of(Kind::Princess) * of(Kind::Knight) +
            of(Kind::Trader) * of(Kind::Coinage) + of(Kind::Artist) * princesses + of(Kind::Bard) * coins +
            of(Kind::Diplomat) * foreign +
            of(Kind::Priest) * 3 * std::min({of(Kind::Castellan), of(Kind::Princess), of(Kind::Trader)});
        const int feuds = of(Kind::Feud);
        if (feuds >= mostFeuds)
            points += options.feudPerCard ? feuds * feuds : feuds;
        const int jesters = of(Kind::Jester);
        if (jesters > 0)
            points += jesters >= mostJesters ? 2 * jesters * (options.jesterPerCard ? jesters : 1)
                                             : -2 * (options.jesterLossEach ? jesters : 1);
        return kPoint * points + kKnightLeft * std::min(of(Kind::Knight), 2) +
               (of(Kind::Undertaker) > 0 ? kPoint : 0);
    }
    void add(CardCode code, House own, int sign)
    {
        count[std::size_t(kindOf(code))] += sign;
        if (!isGuest(code) && houseOf(code) != own)
            foreign += sign;
    }
};

Outlook outlookOf(const State& state, Seat seat)
{
    Outlook outlook;
    outlook.ravens = state.ravens[seat];
    for (Seat each = 0; each < state.players; ++each) {
        if (each == seat)
            continue;
        int feuds = 0;
        int jesters = 0;
        int princesses = 0;
        int coins = 0;
        for (const CardIx card : state.cards.in(zone::hand(each)))
            switch (kindOf(state.code[card])) {
            case Kind::Feud: ++feuds; break;
            case Kind::Jester: ++jesters; break;
            case Kind::Princess: ++princesses; break;
            case Kind::Coinage: ++coins; break;
            default: break;
            }
        outlook.mostFeuds = std::max(outlook.mostFeuds, feuds);
        outlook.mostJesters = std::max(outlook.mostJesters, jesters);
        if (each == state.next(seat) || each == state.previous(seat)) {
            outlook.princesses += princesses;
            outlook.coins += coins;
        }
    }
    for (const std::size_t zone : {zone::hand(seat), zone::kAgenda + std::size_t{seat}})
        for (const CardIx card : state.cards.in(zone))
            outlook.add(state.code[card], state.house[seat], 1);
    return outlook;
}

/// The card of a zone that changes the outlook for the better most when it is added (`sign` 1) or taken away
/// (−1), and by how much.
struct Best
{
    CardCode code = 0;
    int worth = std::numeric_limits<int>::min();
};
Best bestChange(const Game& game, const State& state, Outlook outlook, House own, std::size_t zone, int sign)
{
    Best best;
    // Among equals the card of one's own house, then those of the houses behind it in the list, then guests:
    // the same way around from every house.
    const Bits all = state.codesIn(zone);
    const Bits before = bit(own * kHouseKinds) - 1;
    const Bits guests = ~(bit(kHouseCodes) - 1);
    for (Bits codes : {all & ~before & ~guests, all & before, all & guests})
        for (; codes != 0; codes &= codes - 1) {
            const auto code = static_cast<CardCode>(std::countr_zero(codes));
            Outlook changed = outlook;
            changed.add(code, own, sign);
            if (const int worth = changed.worth(game.options()); worth > best.worth)
                best = {code, worth};
        }
    return best;
}

Choice leastCard(const Game& game, const State& state, Verb verb)
{
    const Seat seat = state.asked;
    const Best best =
        bestChange(game, state, outlookOf(state, seat), state.house[seat], zone::hand(seat), -1);
    return {std::uint16_t(verb), best.code, 0, 0};
}

Choice bestOffer(const Game& game, const State& state)
{
    const Seat seat = state.asked;
    const Outlook without = outlookOf(state, seat);
    Choice best{std::uint16_t(Verb::Accept), 0, 0, 0};
    int bestWorth = std::numeric_limits<int>::min();
    // Among equals the next one clockwise, so that no seat is favoured by its number.
    for (Seat partner = state.next(seat); partner != seat; partner = state.next(partner)) {
        if ((state.partners & seatBit(partner)) == 0)
            continue;
        Outlook with = without;
        with.ravens += state.staked[partner];
        for (const CardIx card : state.cards.in(zone::shown(partner)))
            with.add(state.code[card], state.house[seat], 1);
        if (const int worth = with.worth(game.options()); worth > bestWorth) {
            bestWorth = worth;
            best.a = partner;
        }
    }
    return best;
}

Choice reward(const Game& game, const State& state)
{
    const Seat seat = state.victor;
    const Seat loser = seat == state.active ? state.target : state.active;
    const Outlook outlook = outlookOf(state, seat);
    const Best best = bestChange(game, state, outlook, state.house[seat], zone::hand(loser), 1);
    const bool guests = !state.cards.empty(zone::kGuests);
    if (guests && best.worth < outlook.worth(game.options()) + kGuestValue)
        return {std::uint16_t(Verb::Guest), 0, 0, 0};
    return {std::uint16_t(Verb::Take), best.code, 0, 0};
}

Choice vote(const Game& game, const State& state)
{
    const Seat seat = state.asked;
    bool defends = seat == state.target || game.areTeammates(state, seat, state.target);
    if (!defends && seat != state.active && !game.areTeammates(state, seat, state.active))
        // Against the one who has more: a third party has nothing else to gain.
        defends = outlookOf(state, state.active).worth(game.options()) >
                  outlookOf(state, state.target).worth(game.options());
    return {std::uint16_t(Verb::Vote), defends, 0, seat};
}

int partyPoints(const Game& game, const State& state, const Scores& scores, Seat seat)
{
    int points = scores[seat].total;
    if (game.options().teams)
        points += scores[state.opposite(seat)].total;
    return points;
}

/// A position between two actions.
int ratePoints(const Game& game, const State& state, Seat seat)
{
    const Scores scores = game.scores(state);
    const int own = partyPoints(game, state, scores, seat);
    int best = std::numeric_limits<int>::min();
    int sum = 0;
    int others = 0;
    for (Seat each = 0; each < state.players; ++each) {
        if (each == seat || game.areTeammates(state, seat, each))
            continue;
        const int points = partyPoints(game, state, scores, each);
        best = std::max(best, points);
        sum += points;
        ++others;
    }
    // The points of one's own count most, then the lead over the best, then over all.
    int rating = kPoint * (4 * own - best) - kPoint * sum / others;
    if (game.isOver(state))
        return rating + ((game.winners(state) & seatBit(seat)) != 0 ? kWon : 0);
    // Turns that are still to come.
    const int left = game.options().rounds - state.round;
    if (left > 0)
        rating += 3 * (kKnightLeft * std::min<int>(scores[seat].count[std::size_t(Kind::Knight)], left) +
                       kCardLeft * std::min<int>(scores[seat].cards, 10));
    // Fewest cards, then fewest ravens, break a tie: gc.win.cards.
    return rating - scores[seat].cards / 4;
}

/// Where everything else is equal, people vote for themselves and their partner and keep their ravens.
int leaning(const Game& game, const State& state, Seat seat)
{
    int rating = 0;
    const bool voted =
        state.ask == Ask::Spend || (state.ask == Ask::Vote && (state.waiting & seatBit(seat)) == 0);
    if (voted) {
        const bool forDefender = (state.forDefender & seatBit(seat)) != 0;
        const bool attacks = seat == state.active || game.areTeammates(state, seat, state.active);
        const bool defends = seat == state.target || game.areTeammates(state, seat, state.target);
        rating += (forDefender ? defends : attacks) ? kOwnVote : 0;
    }
    if (state.ask == Ask::Spend || state.ask == Ask::Reward)
        rating -= state.staked[seat];
    return rating;
}

bool isSettled(Ask ask)
{
    return ask == Ask::Nothing || ask == Ask::Action || ask == Ask::Sentinel || ask == Ask::Swap;
}

constexpr int kMaxSteps = 200;

} // namespace

Choice habit(const Game& game, const State& state)
{
    const auto plain = [](Verb verb) { return Choice{std::uint16_t(verb), 0, 0, 0}; };
    switch (state.ask) {
    case Ask::Nothing: break;
    case Ask::Swap: return {std::uint16_t(Verb::SwapDone), 0, 0, state.asked};
    case Ask::Sentinel: return plain(Verb::NoSentinel);
    case Ask::Action: {
        const Question question = game.question(state);
        return question.options[0];
    }
    case Ask::Show:
    case Ask::SecondShow: return leastCard(game, state, Verb::Show);
    case Ask::Second: return plain(Verb::NoSecond);
    case Ask::Bid: return plain(Verb::Add);
    case Ask::Accept: return bestOffer(game, state);
    case Ask::Give: return leastCard(game, state, Verb::Give);
    case Ask::Vote: return vote(game, state);
    case Ask::Spend: return plain(Verb::Spend);
    case Ask::Reward: return reward(game, state);
    }
    return {};
}

int rate(const Game& game, const State& state, Seat seat)
{
    if (isSettled(state.ask))
        return ratePoints(game, state, seat);
    State on = state;
    for (int i = 0; i < kMaxSteps && !isSettled(on.ask); ++i)
        game.apply(on, habit(game, on));
    return ratePoints(game, on, seat) + leaning(game, state, seat);
}

bool wouldAgree(const Game& game, const State& state, const Choice& choice, Random& random)
{
    const auto deal = decodeDeal(state, choice);
    if (!deal || game.refuse(state, state.active, choice))
        return false;
    // The seat knows its own hand and what it is offered; the rest is as likely as anything.
    State after = state;
    game.apply(after, choice);
    State before = state;
    Random first = random;
    determinize(before, deal->with, first);
    determinize(after, deal->with, random);
    return ratePoints(game, after, deal->with) > ratePoints(game, before, deal->with);
}

namespace {

/// Cards that a seat has lost sight of, to be dealt again.
class Unknown
{
public:
    void add(CardCode code) { m_codes.push_back(code); }
    void shuffle(Random& random)
    {
        std::sort(m_codes.begin(), m_codes.end()); // the order must tell nothing
        random.shuffle(m_codes);
    }
    /// A card of those left, with `wanted(code)` if there is one.
    template <class Wanted>
    CardCode take(Wanted&& wanted)
    {
        std::size_t at = m_codes.size() - 1;
        for (std::size_t i = m_codes.size(); i > 0; --i)
            if (wanted(m_codes[i - 1])) {
                at = i - 1;
                break;
            }
        const CardCode code = m_codes[at];
        m_codes[at] = m_codes.back();
        m_codes.pop_back();
        return code;
    }

private:
    FixedVector<CardCode, kMaxCards> m_codes;
};

/// A hand is likely to hold cards of its own house.
constexpr std::uint32_t kOwnBanner = 8;

} // namespace

void determinize(State& state, Seat viewer, Random& random)
{
    const auto knows = [&](CardIx card) { return (state.knownTo[card] >> viewer & 1u) != 0; };
    Unknown unknown;
    const auto collect = [&](std::size_t zone) {
        for (const CardIx card : state.cards.in(zone))
            if (!knows(card))
                unknown.add(state.code[card]);
    };
    collect(zone::kGuests);
    collect(zone::kBox);
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (seat == viewer)
            continue;
        collect(zone::kAgenda + seat);
        collect(zone::kSpare + seat);
        collect(zone::hand(seat));
    }
    unknown.shuffle(random);
    // Only guests are in the guest deck and among the agendas.
    const auto dealGuests = [&](std::size_t zone) {
        for (const CardIx card : state.cards.in(zone))
            if (!knows(card))
                state.code[card] = unknown.take([](CardCode code) { return isGuest(code); });
    };
    dealGuests(zone::kGuests);
    for (Seat seat = 0; seat < state.players; ++seat)
        if (seat != viewer)
            dealGuests(zone::kAgenda + seat);
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (seat == viewer)
            continue;
        const std::size_t hand = zone::hand(seat);
        // What is known first, in order of cards, then the rest: the order within a hand tells nothing.
        FixedVector<CardCode, kMaxCards> known;
        for (const CardIx card : state.cards.in(hand))
            if (knows(card))
                known.push_back(state.code[card]);
        std::sort(known.begin(), known.end());
        const House own = state.house[seat];
        std::size_t at = 0;
        for (const CardIx card : state.cards.in(hand)) {
            if (at < known.size()) {
                state.code[card] = known[at++];
                state.knownTo[card] = static_cast<SeatSet>(seatBit(seat) | seatBit(viewer));
                continue;
            }
            const bool likely = random.below(kOwnBanner) != 0;
            state.code[card] = unknown.take([&](CardCode code) { return likely && houseOf(code) == own; });
            state.knownTo[card] = seatBit(seat);
        }
    }
    const auto dealRest = [&](std::size_t zone) {
        for (const CardIx card : state.cards.in(zone))
            if (!knows(card))
                state.code[card] = unknown.take([](CardCode code) { return !isGuest(code); });
    };
    for (Seat seat = 0; seat < state.players; ++seat)
        if (seat != viewer) {
            dealRest(zone::kSpare + seat);
            state.swaps[seat] = 0;
        }
    dealRest(zone::kBox);
    if (state.ask == Ask::Vote)
        for (Seat seat = 0; seat < state.players; ++seat)
            if (seat != viewer && (state.waiting & seatBit(seat)) == 0) {
                state.forDefender = static_cast<SeatSet>(state.forDefender & ~seatBit(seat));
                if (random.below(2) != 0)
                    state.forDefender |= seatBit(seat);
            }
    state.random = Random(random.next());
}

} // namespace rules::crowns
