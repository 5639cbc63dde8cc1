// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/match.h"

#include "rules/games/crowns/rating.h"

#include <algorithm>

namespace rules::crowns {

std::vector<LogLine> logLines(const Game& game, const State& state, const EventLog& log)
{
    std::vector<LogLine> lines;
    for (const Event& event : log.events) {
        LogLine line;
        line.clause = clauseId(event.clause);
        line.also = clauseId(event.also);
        line.text = inBoth([&](Language language) { return tell(game, state, event, language); });
        if (isSecret(event.kind)) {
            line.secretOf = seatWord(state, event.seat);
            line.open = inBoth([&](Language language) { return tell(game, state, event, language, true); });
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<SeatView> Match::seats() const
{
    std::vector<SeatView> seats;
    for (Seat seat = 0; seat < m_state.players; ++seat)
        seats.push_back({whoWord(seat), houseName(m_state.house[seat]), partyOf(seat), m_state.house[seat],
                         whoWord(seat)});
    return seats;
}

std::string Match::partyOf(Seat seat) const
{
    if (!m_game->options().teams)
        return whoWord(seat);
    const Seat other = m_state.opposite(seat);
    return whoWord(std::min(seat, other)) + "+" + whoWord(std::max(seat, other));
}

std::vector<PartyView> Match::parties() const
{
    const bool teams = m_game->options().teams;
    std::vector<PartyView> parties;
    for (Seat seat = 0; seat < m_state.players; ++seat) {
        const BothLanguages name = houseName(m_state.house[seat]);
        if (!teams) {
            parties.push_back({whoWord(seat), name});
        } else if (const Seat other = m_state.opposite(seat); seat < other) {
            const BothLanguages partner = houseName(m_state.house[other]);
            parties.push_back(
                {partyOf(seat), {name.en + " and " + partner.en, name.de + " und " + partner.de}});
        }
    }
    return parties;
}

std::vector<std::string> Match::winners() const
{
    const SeatSet seats = m_game->winners(m_state);
    std::vector<std::string> words;
    for (Seat seat = 0; seat < m_state.players; ++seat)
        if ((seats & seatBit(seat)) != 0)
            words.push_back(whoWord(seat));
    return words;
}

std::string Match::turn() const
{
    return whoWord(m_state.active);
}

std::string Match::phase() const
{
    return std::string(phaseWord(m_state.ask));
}

void Match::complete(QuestionView& view, const Question& question) const
{
    const bool attacks =
        question.ask == Ask::Vote || question.ask == Ask::Spend || question.ask == Ask::Reward;
    if (question.ask == Ask::Sentinel)
        view.card = cardWord(codeOf(Kind::Sentinel));
    else if (attacks)
        view.card = cardWord(m_state.code[m_state.cards.at(zone::kPlayed, 0)]);
    view.secret = question.ask == Ask::Vote || question.ask == Ask::Swap;
    view.isPrivate = question.ask == Ask::Sentinel;
    if (!view.secret)
        return;
    // The one who is asked first, then everybody else who owes an answer.
    view.seats = {whoWord(question.seat)};
    for (Seat seat = m_state.next(question.seat); seat != question.seat; seat = m_state.next(seat))
        if ((question.seats & seatBit(seat)) != 0)
            view.seats.push_back(whoWord(seat));
}

std::vector<Choice> Match::optionsOf(std::string_view who) const
{
    const auto seat = readSeat(m_state, who);
    const Question open = m_game->question(m_state);
    std::vector<Choice> options;
    if (!seat || (open.seats & seatBit(*seat)) == 0)
        return options;
    const Question question = m_game->questionTo(m_state, *seat);
    for (std::size_t i = 0; i < question.options.size(); ++i)
        options.push_back(question.options[i]);
    return options;
}

Result<Choice> Match::read(std::string_view seat, std::span<const std::string> words) const
{
    return readChoice(m_state, readSeat(m_state, seat), words);
}

std::optional<TradeView> Match::trade() const
{
    if (!m_game->options().negotiations || m_state.ask != Ask::Action)
        return std::nullopt;
    TradeView trade;
    trade.verb = "deal";
    trade.clause = clauseId(Clause::Negotiation);
    trade.pieces = m_state.ravens[m_state.active];
    trade.pieceName = wordName("ravens");
    for (const CardIx card : m_state.cards.in(zone::hand(m_state.active)))
        trade.cards.push_back(cardWord(m_state.code[card]));
    std::sort(trade.cards.begin(), trade.cards.end());
    // What another hand holds is not told: every card of the match may be asked for.
    const auto wish = [&](TradeView::Partner& partner, std::size_t from, std::size_t to) {
        for (std::size_t code = from; code < to; ++code)
            for (int copy = 0; copy < m_game->countOf(static_cast<CardCode>(code)); ++copy)
                partner.wishes.push_back(cardWord(static_cast<CardCode>(code)));
    };
    const auto wishHouse = [&](TradeView::Partner& partner, House house) {
        wish(partner, house * kHouseKinds, (house + 1u) * kHouseKinds);
    };
    for (Seat seat = m_state.next(m_state.active); seat != m_state.active; seat = m_state.next(seat)) {
        TradeView::Partner partner{whoWord(seat), m_state.ravens[seat], {}};
        wishHouse(partner, m_state.house[seat]);
        wish(partner, kHouseCodes, kCodes);
        for (Seat other = 0; other < m_state.players; ++other)
            if (other != seat)
                wishHouse(partner, m_state.house[other]);
        trade.partners.push_back(std::move(partner));
    }
    return trade;
}

std::vector<std::string> Match::partnersIn(const Choice& choice) const
{
    const auto deal = verbOf(choice) == Verb::Deal ? decodeDeal(m_state, choice) : std::nullopt;
    return deal ? std::vector{whoWord(deal->with)} : std::vector<std::string>{};
}

std::optional<RefusalView> Match::declined(std::string_view seat, const Choice& choice,
                                           std::uint64_t seed) const
{
    Random random(Random::mix(seed));
    const auto partner = readSeat(m_state, seat);
    if (!partner || wouldAgree(*m_game, m_state, choice, random))
        return std::nullopt;
    // The same words as for a card that the partner lacks, so that nobody learns a hand by asking.
    return RefusalView{std::string(clauseId(Clause::Negotiation)), inBoth([&](Language language) {
                           return refusal(*m_game, m_state, m_state.active, choice,
                                          {Clause::Negotiation, RefusalReason::NotAgreed}, language);
                       })};
}

std::vector<ZoneView> Match::zones() const
{
    return zonesOf(m_state, kNoSeat);
}

std::vector<ZoneView> Match::zonesSeenBy(std::string_view viewer) const
{
    if (viewer.empty()) // watches everything
        return zones();
    const Seat seat = readWho(viewer);
    return zonesOf(m_game->observe(m_state, seat), seat);
}

/// gc.attack.reveal: vote cards are face-down in front of their houses until all have voted.
std::optional<CardView> Match::voteOf(const State& state, Seat seat, Seat viewer)
{
    const bool isOpen = state.ask == Ask::Spend || state.ask == Ask::Reward;
    if (!isOpen && (state.ask != Ask::Vote || (state.waiting & seatBit(seat)) != 0))
        return std::nullopt;
    CardView view;
    view.owner = seatWord(state, seat);
    view.faceDown = !isOpen && viewer != kNoSeat && viewer != seat;
    if (!view.faceDown)
        view.id =
            std::string((state.forDefender & seatBit(seat)) != 0 ? "vote-defender@" : "vote-attacker@") +
            view.owner;
    return view;
}

std::vector<ZoneView> Match::zonesOf(const State& state, Seat viewer) const
{
    std::vector<ZoneView> zones;
    const auto add = [&](std::string id, ZoneShape shape, std::string owner, std::size_t from) {
        ZoneView zone{std::move(id), shape, owner, owner.empty() ? "table" : owner, false, {}, -1, -1};
        for (const CardIx card : state.cards.in(from)) {
            CardView view;
            view.faceDown = state.code[card] == kHiddenCode;
            if (!view.faceDown)
                view.id = cardWord(state.code[card]);
            view.owner = owner;
            zone.cards.push_back(std::move(view));
        }
        if (shape == ZoneShape::Hand) // in no order; sorted is easiest to read
            std::sort(zone.cards.begin(), zone.cards.end(),
                      [](const CardView& a, const CardView& b) { return a.id < b.id; });
        zones.push_back(std::move(zone));
    };
    for (Seat seat = 0; seat < state.players; ++seat) {
        const std::string who = whoWord(seat);
        add("hand." + who, ZoneShape::Hand, who, zone::hand(seat));
        add("shown." + who, ZoneShape::Row, who, zone::shown(seat));
        if (auto vote = voteOf(state, seat, viewer))
            zones.back().cards.push_back(std::move(*vote));
        if (m_game->options().hiddenAgendas)
            add("agenda." + who, ZoneShape::Hand, who, zone::kAgenda + seat);
        if (state.ask == Ask::Swap)
            add("spare." + who, ZoneShape::Hand, who, zone::kSpare + seat);
    }
    add("guests", ZoneShape::Pile, "", zone::kGuests);
    add("played", ZoneShape::Row, "", zone::kPlayed);
    add("discard", ZoneShape::OpenPile, "", zone::kDiscard);
    std::reverse(zones.back().cards.begin(), zones.back().cards.end()); // the last one is on top
    return zones;
}

std::string Match::cardsFrom(const Choice& choice) const
{
    switch (verbOf(choice)) {
    case Verb::Exchange:
    case Verb::Coinage:
    case Verb::Attack:
    case Verb::Second: return "hand." + whoWord(m_state.active);
    case Verb::Show:
    case Verb::Give: return "hand." + whoWord(m_state.asked);
    case Verb::Take:
        return "hand." + whoWord(m_state.victor == m_state.active ? m_state.target : m_state.active);
    default: return {};
    }
}

std::vector<CounterView> Match::counters() const
{
    std::vector<CounterView> counters{
        {.id = "round", .value = m_state.round, .sign = "round-track", .of = m_game->options().rounds},
        {.id = "removed-ravens", .value = m_state.removed}};
    const Scores scores = m_game->scores(m_state);
    for (Seat seat = 0; seat < m_state.players; ++seat) {
        const std::string who = whoWord(seat);
        counters.push_back({.id = who + " ravens",
                            .value = m_state.ravens[seat],
                            .owner = who,
                            .coins = true,
                            .sign = "raven"});
        if (m_state.staked[seat] > 0)
            counters.push_back({.id = who + " staked",
                                .value = m_state.staked[seat],
                                .owner = who,
                                .zone = "shown." + who,
                                .sign = "raven"});
        if (isOver())
            counters.push_back({who + " vp", scores[seat].total, who, "hand." + who});
    }
    return counters;
}

/// What the hand of a seat is worth so far, as far as the seat can tell.
std::vector<CounterView> Match::countersSeenBy(std::string_view viewer) const
{
    std::vector<CounterView> counters = this->counters();
    const auto seat = readSeat(m_state, viewer);
    if (seat && !isOver())
        counters.push_back({.id = std::string(viewer) + " vp",
                            .value = knownScore(*m_game, m_state, *seat),
                            .owner = std::string(viewer),
                            .zone = "hand." + std::string(viewer)});
    return counters;
}

std::vector<GroupView> Match::groups() const
{
    std::vector<GroupView> groups;
    for (Seat seat = 0; seat < m_state.players; ++seat) {
        GroupView group;
        group.id = whoWord(seat);
        group.name = houseName(m_state.house[seat]);
        group.kind = GroupKind::Board;
        group.owner = group.id;
        groups.push_back(std::move(group));
    }
    GroupView table;
    table.id = "table";
    table.name = {"Table", "Tischmitte"};
    table.kind = GroupKind::Area;
    groups.push_back(std::move(table));
    return groups;
}

std::vector<LogLine> Match::explain(std::string_view word) const
{
    const std::size_t blank = word.find(' ');
    const auto seat = readSeat(m_state, word.substr(0, blank));
    if (!seat || blank == std::string_view::npos || word.substr(blank + 1) != "vp")
        return {};
    const auto en = explainScore(*m_game, m_state, *seat, Language::English);
    const auto de = explainScore(*m_game, m_state, *seat, Language::German);
    std::vector<LogLine> lines;
    for (std::size_t i = 0; i < en.size(); ++i) {
        LogLine line;
        line.clause = clauseId(en[i].clause);
        line.also = clauseId(en[i].also);
        line.text = {en[i].text, de[i].text};
        if (!isOver())
            line.secretOf = whoWord(*seat);
        lines.push_back(std::move(line));
    }
    return lines;
}

BothLanguages Match::nameOf(std::string_view word) const
{
    const auto card = readCard(word);
    if (card && !readHouse(word))
        return m_game->cardName(*card);
    // Where cards are shown in an exchange, votes are put in an attack.
    constexpr std::string_view kShown = "shown.";
    if (phaseWord(m_state.ask) == phaseWord(Ask::Vote) && word.starts_with(kShown))
        return wordName("vote." + std::string(word.substr(kShown.size())));
    return wordName(word);
}

/// Lines can say the start of a turn, when nobody holds a Sentinel that might still be used.
std::vector<std::string> Match::scenarioLines() const
{
    const State& s = m_state;
    if (s.ask != Ask::Action)
        return {};
    const bool window = s.ravens[s.active] > 0;
    std::vector<std::string> lines{"game game-of-crowns", "variant standard"};
    MatchOptions usual;
    for (const OptionForm& form : optionForms())
        if (const std::string value = optionValue(m_game->options(), form.key);
            form.key != "first" && form.key != "customized-hands" && value != optionValue(usual, form.key))
            lines.push_back("option " + std::string(form.key) + " " + value);
    const auto given = [&lines](const std::string& words) { lines.push_back("given " + words); };
    const auto list = [&](const std::string& what, std::size_t zone) {
        std::string words = what + ":";
        for (const CardIx card : s.cards.in(zone))
            words += " " + cardWord(s.code[card]);
        given(words);
    };
    // The first house named is the starting player.
    std::string houses = "houses";
    Seat seat = s.first;
    do {
        houses += " " + whoWord(seat);
        seat = s.next(seat);
    } while (seat != s.first);
    given(houses);
    for (Seat each = 0; each < s.players; ++each) {
        if (window && each != s.active && s.find(zone::hand(each), codeOf(Kind::Sentinel)) != kNoCard)
            return {};
        list(whoWord(each) + " hand", zone::hand(each));
        given(whoWord(each) + " ravens " + std::to_string(s.ravens[each]));
        for (const CardIx card : s.cards.in(zone::kAgenda + each))
            given(whoWord(each) + " agenda " + cardWord(s.code[card]));
    }
    list("guests", zone::kGuests);
    list("discard", zone::kDiscard);
    given("removed-ravens " + std::to_string(s.removed));
    given("round " + std::to_string(s.round));
    given("turn " + turn());
    return lines;
}

} // namespace rules::crowns
