// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/match.h"

#include "rules/games/crimson/narration/names.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/position.h"
#include "rules/games/crimson/words.h"

#include <algorithm>

namespace rules::crimson {

namespace {

template <class Write>
BothLanguages both(Write&& write)
{
    return {write(Language::English), write(Language::German)};
}

} // namespace

std::string_view variantWord(Variant variant)
{
    return variant == Variant::Tournament ? "tournament" : "duel";
}

std::optional<Variant> readVariant(std::string_view word)
{
    if (word == "duel")
        return Variant::Duel;
    if (word == "tournament")
        return Variant::Tournament;
    return std::nullopt;
}

std::vector<LogLine> logLines(const Game& game, const EventLog& log)
{
    std::vector<LogLine> lines;
    for (const Event& event : log.events)
        lines.push_back({game.clauseId(event.clause),
                         game.clauseId(event.also == event.clause ? Clause::None : event.also),
                         both([&](Language language) { return crimson::tell(game, event, language); })});
    return lines;
}

std::string_view Match::variant() const
{
    return variantWord(m_variant);
}

std::string Match::turn() const
{
    return std::string(sideWord(m_state.active));
}

std::string Match::phase() const
{
    return std::string(phaseWord(m_state.phase));
}

std::vector<std::string> Match::winners() const
{
    if (m_state.winner == kNoSide)
        return {};
    return {std::string(sideWord(m_state.winner))};
}

QuestionView Match::question() const
{
    const Question question = m_game->question(m_state);
    QuestionView view;
    if (question.ask == Ask::Nothing)
        return view;
    view.seat = sideWord(question.seat);
    view.clause = m_game->clauseId(question.clause);
    if (question.card != 0xff)
        view.card = m_game->table().characters[question.card].id;
    else if (question.castle != 0xff)
        view.card = m_game->table().castles[question.castle].id;
    view.text = both([&](Language language) { return crimson::ask(*m_game, m_state, question, language); });
    view.insideEffect = question.ask > Ask::Play;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        view.options.push_back(question.options[i]);
    return view;
}

std::optional<RefusalView> Match::refuse(std::string_view seat, const Choice& choice) const
{
    const Seat asked = readSide(seat).value_or(kNoSeat);
    const std::optional<Refusal> refusal = m_game->refuse(m_state, asked, choice);
    if (!refusal)
        return std::nullopt;
    return RefusalView{m_game->clauseId(refusal->clause), both([&](Language language) {
                           return crimson::refusal(*m_game, m_state, asked, choice, *refusal, language);
                       })};
}

std::vector<LogLine> Match::apply(const Choice& choice)
{
    EventLog log;
    m_game->apply(m_state, choice, log);
    for (const Event& event : log.events)
        if (event.kind == EventKind::CastleWon)
            m_wonBy[zone::lane(event.to)] = event.side;
    return logLines(*m_game, log);
}

std::string Match::write(const Choice& choice) const
{
    return writeChoice(*m_game, choice);
}

Result<Choice> Match::read(std::string_view, std::span<const std::string> words) const
{
    return readChoice(*m_game, words);
}

BothLanguages Match::describe(const Choice& choice) const
{
    return both([&](Language language) { return crimson::describe(*m_game, m_state, choice, language); });
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
            // A bid lies on its card until it is answered.
            if (card == m_state.bidCard && m_state.bidCoins > 0)
                view.cards.back().values.push_back({"bid", m_state.bidCoins, "", "", true});
        }
        zones.push_back(std::move(view));
    };
    for (Lane lane = 0; lane < kLanes; ++lane)
        for (Side side = 0; side < kSides; ++side) {
            const std::string name(laneWord(lane));
            const std::string owner(sideWord(side));
            add(name + "." + owner, ZoneShape::LaneSide, owner, name, zone::of(lane, side),
                !m_state.isOpen(lane));
        }
    add("offer", ZoneShape::Row, "", "", zone::kOffer, false);
    for (Side side = 0; side < kSides; ++side)
        add("front." + std::string(sideWord(side)), ZoneShape::Row, std::string(sideWord(side)), "",
            zone::kFront + side, false);
    add("deck", ZoneShape::TopOpen, "", "", zone::kDeck, false);
    add("discard", ZoneShape::OpenPile, "", "", zone::kDiscard, false);
    std::reverse(zones.back().cards.begin(), zones.back().cards.end()); // what came last lies on top
    return zones;
}

std::string Match::cardsFrom(const Choice& choice) const
{
    switch (Verb(choice.verb)) {
    case Verb::Bid:
        // Of two such cards it is the one in the offer.
        for (const CardIx card : m_state.cards.in(zone::kOffer))
            if (m_state.kind[card] == choice.a)
                return "offer";
        return "deck";
    case Verb::Play: return "front." + std::string(sideWord(m_state.active));
    case Verb::PickKind: {
        const Frame& frame = m_state.frames.back();
        const Kind& asker = frame.source == kNoCard
                                ? m_game->table().castles[m_state.castle[zone::lane(frame.zone)]]
                                : m_game->table().characters[m_state.kind[frame.source]];
        const effects::Source from = asker.effects[frame.effect].program[frame.pc].from;
        return from == effects::Source::Offer ? "offer" : "discard";
    }
    default: return {};
    }
}

std::vector<CounterView> Match::counters() const
{
    std::vector<CounterView> counters{{"supply", m_state.supply, "", "", true}};
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        counters.push_back({who + " coins", m_state.coins[side], who, "", true});
        counters.push_back({"castles " + who, m_state.castles[side], who, "", false});
    }
    for (Lane lane = 0; lane < kLanes; ++lane) {
        const LaneTotals totals = m_game->totals(m_state, lane);
        const std::string name(laneWord(lane));
        for (Side side = 0; side < kSides; ++side) {
            const std::string who(sideWord(side));
            counters.push_back({"total " + name + " " + who, totals.sides[side].total, who, name + "." + who,
                                false, totals.winner == side});
        }
    }
    return counters;
}

std::vector<GroupView> Match::groups() const
{
    std::vector<GroupView> groups;
    for (Lane lane = 0; lane < kLanes; ++lane) {
        const Kind& castle = m_game->table().castles[m_state.castle[lane]];
        // The castle that ends the match is won like the others, though nothing is cleared away any more.
        const bool isWon = m_wonBy[lane] != kNoSide;
        groups.push_back({std::string(laneWord(lane)), narration::wordName(laneWord(lane)),
                          castle.effects.empty() ? std::string() : castle.id, castle.name,
                          isWon || !m_state.isOpen(lane), std::string(sideWord(m_wonBy[lane]))});
    }
    return groups;
}

std::vector<LogLine> Match::explain(std::string_view number) const
{
    std::optional<Place> wanted = readPlace(number);
    std::optional<std::size_t> card;
    if (wanted)
        card = wanted->position;
    for (std::size_t at = 0; at < zone::kInPlay && !wanted; ++at) {
        const std::string total =
            "total " + std::string(laneWord(zone::lane(at))) + " " + std::string(sideWord(zone::side(at)));
        if (number == total)
            wanted = Place{at, 0};
    }
    if (!wanted || (card && *card >= m_state.cards.size(wanted->zone)))
        return {};
    const Lane lane = zone::lane(wanted->zone);
    const Side side = zone::side(wanted->zone);
    const LaneTotals totals = m_game->totals(m_state, lane);
    const std::vector<std::string> en = crimson::explain(*m_game, m_state, lane, side, Language::English);
    const std::vector<std::string> de = crimson::explain(*m_game, m_state, lane, side, Language::German);
    std::vector<LogLine> lines;
    std::size_t next = 0;
    const auto tell = [&](Clause clause, bool isWanted) {
        if (isWanted)
            lines.push_back({m_game->clauseId(clause), "", {en[next], de[next]}});
        ++next;
    };
    // The narration goes the same way: every card, its changes, the total, the rule where it is not the
    // usual.
    for (std::size_t i = 0; i < totals.sides[side].cards.size(); ++i) {
        const CardStrength& each = totals.sides[side].cards[i];
        const bool isWanted = !card || *card == i;
        tell(m_state.isDown(each.card)
                 ? Clause::FlipDown
                 : static_cast<Clause>(unsigned(Clause::FirstCard) + m_state.kind[each.card]),
             isWanted);
        for (const StrengthStep& step : each.steps)
            tell(step.clause, isWanted);
    }
    tell(Clause::ScoreTotal, !card);
    if (next < en.size())
        tell(totals.ruleClause, !card);
    return lines;
}

BothLanguages Match::nameOf(std::string_view word) const
{
    return narration::wordName(word);
}

std::string Match::save() const
{
    return savePosition(*m_game, m_state);
}

Result<Done> Match::load(std::string_view saved)
{
    Result<State> state = loadPosition(*m_game, saved);
    if (!state)
        return state.error();
    m_state = *state;
    m_wonBy.fill(kNoSide);
    return Done{};
}

} // namespace rules::crimson
