// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/match.h"

#include "rules/games/crimson/narration/names.h"
#include "rules/games/crimson/narration/phrases.h"

#include <algorithm>

namespace rules::crimson {

namespace {

/// Whether only the player it is about may read it.
bool isSecret(const Seating& seating, const Event& event)
{
    switch (event.kind) {
    case EventKind::SecretBidMade:
    case EventKind::CardGiven:
    case EventKind::CardReceived: return true;
    case EventKind::CardDrawn: return seating.variant == Variant::Coop; // cc.coop.draw
    default: return false;
    }
}

} // namespace

std::vector<LogLine> logLines(const Game& game, const State& state, const EventLog& log)
{
    std::vector<LogLine> lines;
    for (const Event& event : log.events) {
        lines.push_back(
            {game.clauseId(event.clause),
             game.clauseId(event.also == event.clause ? Clause::None : event.also),
             inBoth([&](Language language) { return crimson::tell(game, state.seating, event, language); })});
        if (isSecret(state.seating, event)) {
            lines.back().secretOf = seatWord(state.seating, event.who);
            lines.back().open =
                inBoth([&](Language language) { return tellOpen(game, state.seating, event, language); });
        }
    }
    return lines;
}

std::string_view Match::variant() const
{
    return variantWord(m_state.seating.variant);
}

std::vector<SeatView> Match::seats() const
{
    const Seating& seating = m_state.seating;
    std::vector<SeatView> seats;
    for (Seat seat = 0; seat < seating.seats; ++seat)
        seats.push_back({seatWord(seating, seat), narration::playerName(seating, seat),
                         partyWord(seating, seating.partyOf[seat])});
    return seats;
}

std::vector<PartyView> Match::parties() const
{
    const Seating& seating = m_state.seating;
    std::vector<PartyView> parties;
    for (Party party = 0; party < seating.parties; ++party)
        parties.push_back({partyWord(seating, party), narration::playerName(seating, seating.nameOf(party))});
    return parties;
}

std::string Match::whoWord(Seat who) const
{
    return crimson::whoWord(m_state.seating, who);
}

Seat Match::readWho(std::string_view word) const
{
    return crimson::readWho(m_state.seating, word);
}

std::string Match::turn() const
{
    return turnWord(m_state);
}

std::string Match::phase() const
{
    return std::string(phaseWord(m_state.phase));
}

void Match::complete(QuestionView& view, const Question& question) const
{
    if (question.card != 0xff)
        view.card = m_game->table().characters[question.card].id;
    else if (question.castle != 0xff)
        view.card = m_game->table().castles[question.castle].id;
    view.insideEffect = (question.ask > Ask::Play && question.ask < Ask::Auction) ||
                        question.ask == Ask::CastleCoin || question.ask == Ask::Permit;
    view.secret = question.ask == Ask::SecretBid || question.ask == Ask::Give;
}

Result<Choice> Match::read(std::string_view, std::span<const std::string> words) const
{
    return readChoice(*m_game, m_state, words);
}

std::vector<ZoneView> Match::zones() const
{
    std::vector<ZoneView> zones;
    const auto add = [&](std::string id, ZoneShape shape, std::string owner, std::string group,
                         std::size_t from, bool closed) {
        ZoneView view{std::move(id), shape, std::move(owner), std::move(group), closed, {}};
        for (const CardIx card : m_state.cards.in(from)) {
            view.cards.push_back({m_game->table().characters[m_state.kind[card]].id, m_state.isDown(card),
                                  m_game->strength(m_state, card)});
            // A bid is on its card until it is answered.
            const int bid = m_state.ask == Ask::AuctionEnd ? m_state.price : m_state.bidCoins;
            if (card == m_state.bidCard && bid > 0)
                view.cards.back().values.push_back({"bid", bid, "", "", true});
        }
        zones.push_back(std::move(view));
    };
    const Seating& seating = m_state.seating;
    for (std::size_t zone = 0; zone < seating.inPlay(); ++zone)
        add(zoneWord(seating, zone), ZoneShape::LaneSide, partyWord(seating, seating.owner[zone]),
            laneWord(seating, zone::lane(zone)), zone, !m_state.isOpen(zone::lane(zone)));
    const bool isAgainstRaiders = seating.isAgainstRaiders();
    if (!isAgainstRaiders)
        add("offer", ZoneShape::Row, "", "", seating.offer, false);
    else if (!m_state.cards.empty(seating.offer)) // cc.solo.shapeshifter
        add("drawn", ZoneShape::Row, "", "", seating.offer, false);
    for (Seat seat = 0; seat < seating.seats; ++seat)
        add((isAgainstRaiders ? "hand." : "front.") + seatWord(seating, seat),
            isAgainstRaiders ? ZoneShape::Hand : ZoneShape::Row, seatWord(seating, seat), "",
            seating.frontOf(seat), false);
    add("deck", ZoneShape::TopOpen, "", "", seating.deck, false);
    add("discard", ZoneShape::OpenPile, "", "", seating.discard, false);
    std::reverse(zones.back().cards.begin(), zones.back().cards.end()); // what came last lies on top
    return zones;
}

std::vector<ZoneView> Match::zonesSeenBy(std::string_view viewer) const
{
    std::vector<ZoneView> seen = zones();
    if (m_state.seating.variant != Variant::Coop || viewer.empty())
        return seen;
    for (ZoneView& zone : seen)
        if (zone.shape == ZoneShape::Hand && zone.owner != viewer)
            for (CardView& card : zone.cards)
                card = {};
    return seen;
}

std::string Match::cardsFrom(const Choice& choice) const
{
    switch (Verb(choice.verb)) {
    case Verb::Bid:
    case Verb::Auction:
        // Of two such cards it is the one in the offer.
        for (const CardIx card : m_state.cards.in(m_state.seating.offer))
            if (m_state.kind[card] == choice.a)
                return "offer";
        return "deck";
    case Verb::Play:
        return m_state.seating.isAgainstRaiders() ? "hand." + seatWord(m_state.seating, m_state.player)
                                                  : "front." + turn();
    case Verb::Discard: return "hand." + seatWord(m_state.seating, m_state.player);
    case Verb::Give: return "hand." + seatWord(m_state.seating, m_state.answering);
    case Verb::PickKind: {
        const effects::Operation& operation =
            narration::openEffect(m_game->table(m_state.seating), m_state).operation;
        if (operation.code == effects::OpCode::Exchange)
            return "drawn";
        if (operation.code == effects::OpCode::DiscardFromHand)
            return "hand." + seatWord(m_state.seating, m_state.player);
        return operation.from == effects::Source::Offer ? "offer" : "discard";
    }
    default: return {};
    }
}

std::vector<CounterView> Match::counters() const
{
    std::vector<CounterView> counters{{"supply", m_state.supply, "", "", true}};
    const Seating& seating = m_state.seating;
    for (Lane lane = 0; lane < seating.lanes && seating.isAgainstRaiders(); ++lane)
        counters.push_back({"castle-coins " + laneWord(seating, lane), m_state.castleCoins[lane], "",
                            laneWord(seating, lane), true});
    for (Seat seat = 0; seat < seating.seats; ++seat) {
        const std::string who = seatWord(seating, seat);
        if (seating.isAgainstRaiders()) { // cc.solo.discard: how often it can still be used
            counters.push_back(
                {"discards " + who, m_state.hasUsedDiscard(seat) ? 0 : 1, who, "", false, false, "discard"});
            continue;
        }
        counters.push_back({who + " coins", m_state.coins[seat], who, "", true});
    }
    for (Party party = 0; party < seating.parties; ++party) {
        const std::string who = partyWord(seating, party);
        counters.push_back({"castles " + who, m_state.castles[party], who, "", false, false, "castle"});
    }
    for (Lane lane = 0; lane < seating.lanes; ++lane) {
        const LaneTotals totals = m_game->totals(m_state, lane);
        for (Half half = 0; half < kHalves; ++half) {
            const std::size_t zone = zone::of(lane, half);
            const std::string who = partyWord(seating, seating.owner[zone]);
            counters.push_back({"total " + laneWord(seating, lane) + " " + who, totals.halves[half].total,
                                who, zoneWord(seating, zone), false, totals.winner == half});
        }
    }
    return counters;
}

std::vector<GroupView> Match::groups() const
{
    const Seating& seating = m_state.seating;
    std::vector<GroupView> groups;
    for (Lane lane = 0; lane < seating.lanes; ++lane) {
        const Kind& castle = m_game->table().castles[m_state.castle[lane]];
        // The castle that ends the match is won like the others, though nothing is cleared away any more.
        const bool isWon = m_state.wonBy[lane] != kNoParty;
        groups.push_back({laneWord(seating, lane), narration::laneName(seating, lane),
                          castle.effects.empty() ? std::string() : castle.id, castle.name,
                          isWon || !m_state.isOpen(lane), partyWord(seating, m_state.wonBy[lane])});
        if (seating.isRing) {
            groups.back().kind = GroupKind::Front;
            for (Half half = 0; half < kHalves; ++half)
                groups.back().members.push_back(partyWord(seating, seating.owner[zone::of(lane, half)]));
        }
    }
    return groups;
}

std::vector<LogLine> Match::explain(std::string_view number) const
{
    const Seating& seating = m_state.seating;
    std::optional<Place> wanted = readPlace(seating, number);
    std::optional<std::size_t> card;
    if (wanted)
        card = wanted->position;
    for (std::size_t at = 0; at < seating.inPlay() && !wanted; ++at) {
        const std::string total =
            "total " + laneWord(seating, zone::lane(at)) + " " + partyWord(seating, seating.owner[at]);
        if (number == total)
            wanted = Place{at, 0};
    }
    if (!wanted || (card && *card >= m_state.cards.size(wanted->zone)))
        return {};
    const Lane lane = zone::lane(wanted->zone);
    const Half half = zone::half(wanted->zone);
    const LaneTotals totals = m_game->totals(m_state, lane);
    const std::vector<std::string> en = crimson::explain(*m_game, m_state, lane, half, Language::English);
    const std::vector<std::string> de = crimson::explain(*m_game, m_state, lane, half, Language::German);
    std::vector<LogLine> lines;
    std::size_t next = 0;
    const auto tell = [&](Clause clause, bool isWanted) {
        if (isWanted)
            lines.push_back({m_game->clauseId(clause), "", {en[next], de[next]}});
        ++next;
    };
    // The narration goes the same way: every card, its changes, the total, the rule where it is not the
    // usual.
    for (std::size_t i = 0; i < totals.halves[half].cards.size(); ++i) {
        const CardStrength& each = totals.halves[half].cards[i];
        const bool isWanted = !card || *card == i;
        tell(m_state.isDown(each.card) ? Clause::FlipDown
                                       : m_game->table(seating).clauseOf(m_state.kind[each.card]),
             isWanted);
        for (const StrengthStep& step : each.steps)
            tell(step.clause, isWanted);
    }
    if (totals.halves[half].castleCoins > 0)
        tell(seating.variant == Variant::Solo ? Clause::SoloScore : Clause::CoopScore, !card);
    tell(Clause::ScoreTotal, !card);
    if (next < en.size())
        tell(totals.ruleClause, !card);
    return lines;
}

Result<Done> Match::load(std::string_view saved)
{
    const Variant variant = m_state.seating.variant;
    const Result<Done> loaded = GameMatch::load(saved);
    // Tournaments of the first version were saved like duels.
    if (loaded && m_state.seating.isDuel() && variant <= Variant::Tournament)
        m_state.seating.variant = variant;
    return loaded;
}

BothLanguages Match::nameOf(std::string_view word) const
{
    return narration::wordName(m_state.seating, word);
}

} // namespace rules::crimson
