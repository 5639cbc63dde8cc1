// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toy_game.h"

#include "rules/bots/simulate.h"
#include "rules/core/core_reasons.h"
#include "rules/core/hash.h"
#include "rules/core/words.h"
#include "rules/games/match_search.h"

#include <algorithm>

namespace tests::toy {

using rules::BothLanguages;
using rules::Choice;
using rules::Language;
using rules::Seat;

namespace {

constexpr std::array<const char*, 2> kTeams{"red", "blue"};
constexpr std::array<const char*, 2> kWays{"left", "right"};
constexpr std::uint16_t kMostCoins = 2;

std::string number(std::size_t value)
{
    return std::to_string(value);
}
std::string seatWord(Seat seat)
{
    return "P" + number(seat + 1u);
}
std::string cardWord(std::uint8_t card)
{
    return "c" + number(card + 1u);
}
BothLanguages seatName(Seat seat)
{
    return {"Player " + number(seat + 1u), "Spieler " + number(seat + 1u)};
}
BothLanguages cardName(std::uint8_t card)
{
    return {"Card " + number(card + 1u), "Karte " + number(card + 1u)};
}
std::optional<std::uint8_t> readNumbered(std::string_view word, char letter, std::size_t most)
{
    if (word.size() < 2 || word.front() != letter)
        return std::nullopt;
    const auto value = rules::readNumber(word.substr(1), static_cast<int>(most));
    return value && *value > 0 ? std::optional(static_cast<std::uint8_t>(*value - 1)) : std::nullopt;
}

/// Every number of a state, in one order: for hashing, saving and loading.
template <class Visit>
void visit(State& state, Visit&& each)
{
    const auto list = [&each](Cards& cards) {
        std::uint64_t size = cards.size();
        each(size);
        while (cards.size() > size)
            cards.pop_back();
        for (std::size_t i = 0; i < size && i < kMostCards; ++i) {
            std::uint64_t card = i < cards.size() ? cards[i] : 0;
            each(card);
            if (i < cards.size())
                cards[i] = static_cast<std::uint8_t>(card);
            else
                cards.push_back(static_cast<std::uint8_t>(card));
        }
    };
    const auto small = [&each](auto& value) {
        auto wide = static_cast<std::uint64_t>(value);
        each(wide);
        value = static_cast<std::remove_reference_t<decltype(value)>>(wide);
    };
    small(state.seats);
    small(state.teams);
    small(state.phase);
    small(state.round);
    small(state.first);
    small(state.winner);
    small(state.answers);
    for (Seat seat = 0; seat < rules::kMaxSeats; ++seat) {
        small(state.bid[seat]);
        small(state.coins[seat]);
        list(state.hand[seat]);
        list(state.line[seat]);
        list(state.won[seat]);
    }
    list(state.prizes);
    std::uint64_t random = state.random.state();
    each(random);
    state.random = rules::Random::fromState(random);
}

Seat nextToBid(const State& state)
{
    return static_cast<Seat>((state.first + state.answers) % state.seats);
}

void tell(Log* log, const char* clause, BothLanguages text, std::string secretOf = {},
          BothLanguages open = {})
{
    if (log != nullptr)
        log->lines.push_back({clause, "", std::move(text), std::move(secretOf), std::move(open)});
}

void reveal(State& state, Log* log)
{
    Seat best = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        state.line[seat].push_back(state.bid[seat]);
        if (state.bid[seat] > state.bid[best])
            best = seat;
    }
    state.won[best].push_back(state.prizes.back());
    state.prizes.pop_back();
    state.winner = best;
    state.answers = 0;
    state.bid.fill(kNoBid);
    state.phase = Phase::Favour;
    tell(log, "toy.reveal",
         {seatName(best).en + " wins the prize.", seatName(best).de + " gewinnt den Preis."});
}

void carryOut(State& state, const Choice& choice, Log* log)
{
    if (state.phase == Phase::Bid) {
        const Seat seat = nextToBid(state);
        state.bid[seat] = static_cast<std::uint8_t>(choice.a);
        Cards& hand = state.hand[seat];
        *std::find(hand.begin(), hand.end(), state.bid[seat]) = hand.back();
        hand.pop_back();
        tell(log, "toy.bid",
             {seatName(seat).en + " bids " + cardName(state.bid[seat]).en + ".",
              seatName(seat).de + " bietet " + cardName(state.bid[seat]).de + "."},
             seatWord(seat),
             {seatName(seat).en + " bids a card.", seatName(seat).de + " bietet eine Karte."});
        if (++state.answers == state.seats)
            reveal(state, log);
        return;
    }
    const auto target = static_cast<Seat>(choice.a);
    state.coins[target] = static_cast<std::uint8_t>(state.coins[target] + choice.c);
    tell(log, "toy.favour",
         {seatName(target).en + " gets " + number(choice.c) + " coins.",
          seatName(target).de + " bekommt " + number(choice.c) + " Münzen."});
    state.first = static_cast<Seat>((state.first + (choice.b == 0 ? 1 : state.seats - 1)) % state.seats);
    state.phase = ++state.round == kRounds ? Phase::Over : Phase::Bid;
    if (state.phase == Phase::Over)
        tell(log, "toy.end", {"The match is over.", "Die Partie ist zu Ende."});
}

} // namespace

State Game::start(unsigned seats, bool teams, std::uint64_t seed) const
{
    State state;
    state.seats = static_cast<std::uint8_t>(seats);
    state.teams = teams;
    state.random = rules::Random(seed);
    state.bid.fill(kNoBid);
    Cards deck;
    for (std::size_t card = 0; card < seats * kRounds + kRounds; ++card)
        deck.push_back(static_cast<std::uint8_t>(card));
    state.random.shuffle(deck);
    for (Seat seat = 0; seat < seats; ++seat)
        for (std::size_t i = 0; i < kRounds; ++i) {
            state.hand[seat].push_back(deck.back());
            deck.pop_back();
        }
    state.prizes = deck;
    for (Seat seat = 0; seat < seats; ++seat)
        state.coins[seat] = 3;
    return state;
}

rules::Party Game::partyOf(const State& state, Seat seat)
{
    return state.teams ? static_cast<rules::Party>(seat % 2) : seat;
}

int Game::score(const State& state, Seat seat)
{
    int points = state.coins[seat];
    for (const std::uint8_t card : state.won[seat])
        points += card + 1;
    return points;
}

std::vector<Choice> Game::bids(const State& state, Seat seat)
{
    std::vector<Choice> options;
    for (const std::uint8_t card : state.hand[seat])
        options.push_back({std::uint16_t(Verb::Bid), card, 0, 0});
    std::sort(options.begin(), options.end());
    return options;
}

Question Game::question(const State& state) const
{
    Question question;
    if (state.phase == Phase::Bid) {
        question.seat = question.who = nextToBid(state);
        for (const Choice& bid : bids(state, question.seat))
            question.options.add(bid);
    } else if (state.phase == Phase::Favour) {
        question.clause = 1;
        question.seat = question.who = state.winner;
        if (state.teams)
            question.who = rules::together(partyOf(state, state.winner));
        for (Seat seat = 0; seat < state.seats; ++seat)
            for (std::uint16_t way = 0; way < kWays.size(); ++way)
                for (std::uint16_t coins = 0; coins <= kMostCoins && seat != state.winner; ++coins)
                    question.options.add({std::uint16_t(Verb::Favour), seat, way, coins});
    }
    return question;
}

std::optional<Refusal> Game::refuse(const State& state, Seat who, const Choice& choice) const
{
    const Question open = question(state);
    const bool legal = who == open.who && open.options.contains(choice);
    return legal ? std::nullopt : std::optional(Refusal{open.clause});
}

void Game::apply(State& state, const Choice& choice) const
{
    carryOut(state, choice, nullptr);
}

void Game::apply(State& state, const Choice& choice, Log& log) const
{
    carryOut(state, choice, &log);
}

rules::Outcome Game::outcome(const State& state) const
{
    rules::Outcome outcome = rules::Outcome::running(state.teams ? kTeams.size() : state.seats);
    for (Seat seat = 0; seat < state.seats; ++seat)
        outcome.score[partyOf(state, seat)] += score(state, seat);
    if (isOver(state))
        for (rules::Party party = 0; party < outcome.parties; ++party) {
            outcome.rank[party] = 1;
            for (rules::Party other = 0; other < outcome.parties; ++other)
                if (outcome.score[other] > outcome.score[party])
                    ++outcome.rank[party];
        }
    return outcome;
}

std::string Game::clauseId(std::uint8_t clause)
{
    return clause == 0 ? "toy.bid" : "toy.favour";
}

std::uint64_t Game::hash(const State& state)
{
    rules::Hash hash;
    State copy = state;
    visit(copy, [&hash](std::uint64_t& value) { hash.number(value); });
    return hash.value();
}

int rate(const Game&, const State& state, Seat seat)
{
    return Game::score(state, seat);
}

/// Hands and bids of the others are shuffled among them, and so are the prizes.
void determinize(State& state, Seat viewer, rules::Random& random)
{
    Cards unseen;
    const auto each = [&state, viewer](auto&& use) {
        for (Seat seat = 0; seat < state.seats; ++seat) {
            if (seat == viewer)
                continue;
            for (std::uint8_t& card : state.hand[seat])
                use(card);
            if (state.phase == Phase::Bid && state.bid[seat] != kNoBid)
                use(state.bid[seat]);
        }
        for (std::size_t i = 0; i + 1 < state.prizes.size(); ++i)
            use(state.prizes[i]);
    };
    each([&unseen](std::uint8_t& card) { unseen.push_back(card); });
    std::sort(unseen.begin(), unseen.end()); // what comes out must not depend on what was hidden
    random.shuffle(unseen);
    each([&unseen](std::uint8_t& card) {
        card = unseen.back();
        unseen.pop_back();
    });
    state.random = rules::Random(random.next());
}

std::string ask(const Game&, const State&, const Question& question, Language language)
{
    const bool german = language == Language::German;
    if (question.clause == 0)
        return german ? "Welche Karte bietest du?" : "Which card do you bid?";
    return german ? "Wem gönnst du Münzen?" : "Who gets coins?";
}

std::string refusal(const Game&, const State&, Seat, const Choice&, const Refusal&, Language language)
{
    return language == Language::German ? "Das geht jetzt nicht." : "That is not possible now.";
}

std::string describeChoice(const Game&, const State&, const Choice& choice, Language language)
{
    const bool german = language == Language::German;
    if (Verb(choice.verb) == Verb::Bid)
        return (german ? "Biete " : "Bid ") + cardName(static_cast<std::uint8_t>(choice.a)).in(language);
    const std::array<const char*, 2> ways = german ? std::array{"links", "rechts"} : kWays;
    return seatName(static_cast<Seat>(choice.a)).in(language) + ", " + ways[choice.b] + ", " +
           number(choice.c);
}

std::string writeChoice(const Game&, const State&, const Choice& choice)
{
    if (Verb(choice.verb) == Verb::Bid)
        return "bid " + cardWord(static_cast<std::uint8_t>(choice.a));
    return "favour " + seatWord(static_cast<Seat>(choice.a)) + " " + kWays[choice.b] + " " + number(choice.c);
}

std::string savePosition(const Game&, const State& state)
{
    std::string text;
    State copy = state;
    visit(copy, [&text](std::uint64_t& value) { text += (text.empty() ? "" : " ") + std::to_string(value); });
    return text;
}

rules::Result<State> loadPosition(const Game&, std::string_view text)
{
    const std::vector<std::string> words = rules::splitWords(text);
    std::size_t next = 0;
    State state;
    visit(state, [&](std::uint64_t& value) {
        value = next < words.size() ? std::stoull(words[next]) : 0;
        ++next;
    });
    if (next != words.size() || state.seats < 1 || state.seats > rules::kMaxSeats)
        return rules::Error{"", {rules::CoreReason::NotAPosition, text}};
    return state;
}

std::vector<rules::LogLine> logLines(const Game&, const State&, const Log& log)
{
    return log.lines;
}

std::vector<rules::SeatView> Match::seats() const
{
    std::vector<rules::SeatView> seats;
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        seats.push_back({seatWord(seat), seatName(seat),
                         m_state.teams ? kTeams[Game::partyOf(m_state, seat)] : seatWord(seat)});
    return seats;
}

std::vector<rules::PartyView> Match::parties() const
{
    if (!m_state.teams)
        return GameMatch::parties();
    return {{kTeams[0], {"Team Red", "Team Rot"}}, {kTeams[1], {"Team Blue", "Team Blau"}}};
}

std::string Match::turn() const
{
    return seatWord(m_state.first);
}

std::string Match::phase() const
{
    return m_state.phase == Phase::Bid ? "bid" : "favour";
}

std::string Match::whoWord(Seat who) const
{
    return rules::isTogether(who) ? kTeams[who & ~rules::kTogether] : seatWord(who);
}

Seat Match::readWho(std::string_view word) const
{
    for (std::size_t party = 0; party < kTeams.size() && m_state.teams; ++party)
        if (word == kTeams[party])
            return rules::together(static_cast<std::uint8_t>(party));
    return readNumbered(word, 'P', m_state.seats).value_or(rules::kNoSeat);
}

void Match::complete(rules::QuestionView& view, const Question& question) const
{
    view.secret = question.clause == 0;
    if (!view.secret)
        return;
    view.seats.clear();
    for (Seat seat = 0; seat < m_state.seats; ++seat)
        if (m_state.bid[seat] == kNoBid)
            view.seats.push_back(seatWord(seat));
}

std::vector<Choice> Match::optionsOf(std::string_view who) const
{
    const Seat seat = readWho(who);
    if (m_state.phase == Phase::Bid && seat < m_state.seats)
        return m_state.bid[seat] == kNoBid ? Game::bids(m_state, seat) : std::vector<Choice>{};
    return GameMatch::optionsOf(who);
}

rules::Result<Choice> Match::read(std::string_view, std::span<const std::string> words) const
{
    if (words.size() == 2 && words[0] == "bid")
        if (const auto card = readNumbered(words[1], 'c', kMostCards))
            return Choice{std::uint16_t(Verb::Bid), *card, 0, 0};
    if (words.size() == 4 && words[0] == "favour") {
        const auto seat = readNumbered(words[1], 'P', rules::kMaxSeats);
        const auto way = std::find(kWays.begin(), kWays.end(), words[2]);
        const auto coins = rules::readNumber(words[3], kMostCoins);
        if (seat && way != kWays.end() && coins)
            return Choice{std::uint16_t(Verb::Favour), *seat, static_cast<std::uint16_t>(way - kWays.begin()),
                          static_cast<std::uint16_t>(*coins)};
    }
    return rules::Error{"", rules::hasForm("bid CARD, favour PLAYER WAY COINS")};
}

std::vector<rules::ZoneView> Match::zones() const
{
    std::vector<rules::ZoneView> zones;
    const auto add = [&zones](std::string id, rules::ZoneShape shape, std::string owner, std::string group,
                              const Cards& cards) {
        rules::ZoneView zone{std::move(id), shape, std::move(owner), std::move(group), false, {}};
        for (const std::uint8_t card : cards)
            zone.cards.push_back({cardWord(card), false, card + 1});
        zones.push_back(std::move(zone));
    };
    Cards prize;
    Cards rest = m_state.prizes;
    if (!rest.empty()) {
        prize.push_back(rest.back());
        rest.pop_back();
    }
    add("prize", rules::ZoneShape::Row, "", "village", prize);
    add("prizes", rules::ZoneShape::Pile, "", "village", rest);
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        const std::string who = seatWord(seat);
        Cards bid;
        if (m_state.phase == Phase::Bid && m_state.bid[seat] != kNoBid)
            bid.push_back(m_state.bid[seat]);
        add("line." + who, rules::ZoneShape::Row, who, "board." + who, m_state.line[seat]);
        add("won." + who, rules::ZoneShape::OpenPile, who, "board." + who, m_state.won[seat]);
        add("bid." + who, rules::ZoneShape::Row, who, "board." + who, bid);
        add("hand." + who, rules::ZoneShape::Hand, who, "", m_state.hand[seat]);
    }
    return zones;
}

std::vector<rules::ZoneView> Match::zonesSeenBy(std::string_view viewer) const
{
    std::vector<rules::ZoneView> zones = this->zones();
    for (rules::ZoneView& zone : zones)
        if (!viewer.empty() && zone.owner != viewer &&
            (zone.id.starts_with("hand.") || zone.id.starts_with("bid.")))
            for (rules::CardView& card : zone.cards)
                card = {"", true, 0};
    return zones;
}

std::vector<rules::CounterView> Match::counters() const
{
    std::vector<rules::CounterView> counters{{"round", m_state.round + 1}};
    std::array<int, 2> prizes{};
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        counters.push_back({seatWord(seat) + " coins", m_state.coins[seat], seatWord(seat), "", true});
        counters.push_back({seatWord(seat) + " score", Game::score(m_state, seat), seatWord(seat)});
        prizes[seat % 2] += static_cast<int>(m_state.won[seat].size());
    }
    for (std::size_t team = 0; team < kTeams.size() && m_state.teams; ++team)
        counters.push_back({std::string(kTeams[team]) + " prizes", prizes[team], kTeams[team]});
    return counters;
}

std::vector<rules::GroupView> Match::groups() const
{
    std::vector<rules::GroupView> groups(1);
    groups[0].id = "village";
    groups[0].name = {"Village", "Dorf"};
    groups[0].kind = rules::GroupKind::Area;
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        rules::GroupView board;
        board.id = "board." + seatWord(seat);
        board.name = seatName(seat);
        board.kind = rules::GroupKind::Board;
        board.owner = seatWord(seat);
        groups.push_back(std::move(board));
    }
    return groups;
}

BothLanguages Match::nameOf(std::string_view word) const
{
    static const std::vector<std::pair<std::string_view, BothLanguages>> kNames{
        {"bid", {"Bid", "Gebot"}},
        {"favour", {"Favour", "Gunst"}},
        {"round", {"Round", "Runde"}},
        {"prize", {"Prize", "Preis"}},
        {"prizes", {"Prizes", "Preise"}},
        {"line", {"Line", "Reihe"}},
        {"won", {"Won", "Gewonnen"}},
        {"hand", {"Hand", "Hand"}},
        {"coins", {"Coins", "Münzen"}},
        {"score", {"Score", "Punkte"}},
        {"left", {"To the left", "Nach links"}},
        {"right", {"To the right", "Nach rechts"}}};
    const std::size_t dot = word.find_first_of(". ");
    const std::string_view first = word.substr(0, dot);
    const std::string_view last = dot == std::string_view::npos ? first : word.substr(dot + 1);
    for (const auto& [key, name] : kNames)
        if (key == first || key == last)
            return name;
    return {std::string(word), std::string(word)};
}

std::vector<std::string> Match::scenarioLines() const
{
    if (m_state.phase != Phase::Bid || m_state.answers != 0 || m_state.round != 0)
        return {};
    std::vector<std::string> lines{"game toy", "variant " + std::string(variant()),
                                   "players " + number(m_state.seats)};
    lines.push_back("given turn " + turn() + " bid");
    for (Seat seat = 0; seat < m_state.seats; ++seat) {
        lines.push_back("given " + seatWord(seat) + " coins " + number(m_state.coins[seat]));
        std::string hand = "given hand " + seatWord(seat) + ":";
        for (const std::uint8_t card : m_state.hand[seat])
            hand += " " + cardWord(card);
        lines.push_back(std::move(hand));
    }
    return lines;
}

namespace {

using rules::scenario::Stage;
using rules::scenario::Wrong;
using Taken = rules::Result<rules::Done, Wrong>;

Wrong wrong(rules::CoreReason what, std::string_view word)
{
    return {rules::Reason(what, word), true};
}

class ToyStage : public Stage
{
public:
    [[nodiscard]] std::unique_ptr<Stage> clone() const override { return std::make_unique<ToyStage>(*this); }

    [[nodiscard]] Taken head(std::span<const std::string> words) override
    {
        if (words.size() == 2 && words[0] == "variant" && (words[1] == "free" || words[1] == "teams")) {
            m_teams = words[1] == "teams";
            m_players = m_teams ? 4 : m_players;
            return rules::Done{};
        }
        const auto value = words.size() == 2 ? rules::readNumber(words[1], static_cast<int>(rules::kMaxSeats))
                                             : std::nullopt;
        if (words[0] == "players" && value && *value >= 2) {
            m_players = static_cast<unsigned>(*value);
            return rules::Done{};
        }
        return wrong(rules::CoreReason::NotAStatement, words[0]);
    }
    [[nodiscard]] Taken given(std::span<const std::string> words) override
    {
        if (words.size() == 3 && words[0] == "turn") {
            const auto seat = readNumbered(words[1], 'P', m_players);
            if (!seat)
                return wrong(rules::CoreReason::NotAPlayer, words[1]);
            m_first = *seat;
            return rules::Done{};
        }
        if (words.size() == 3 && words[1] == "coins") {
            const auto seat = readNumbered(words[0], 'P', m_players);
            const auto coins = rules::readNumber(words[2], 99);
            if (!seat || !coins)
                return wrong(rules::CoreReason::NotAPlayer, words[0]);
            m_coins[*seat] = static_cast<std::uint8_t>(*coins);
            return rules::Done{};
        }
        if (words.size() >= 2 && words[0] == "hand") {
            const std::string who = words[1].substr(0, words[1].find(':'));
            const auto seat = readNumbered(who, 'P', m_players);
            if (!seat)
                return wrong(rules::CoreReason::NotAPlayer, who);
            Cards hand;
            for (const std::string& word : words.subspan(2)) {
                const auto card = readNumbered(word, 'c', m_players * kRounds + kRounds);
                if (!card || hand.size() == kRounds)
                    return wrong(rules::CoreReason::NotACard, word);
                hand.push_back(*card);
            }
            m_hands[*seat] = hand;
            return rules::Done{};
        }
        return wrong(rules::CoreReason::NotAPosition, words.empty() ? std::string() : words[0]);
    }
    [[nodiscard]] rules::Result<Begun, Wrong> begin() const override
    {
        const auto game = std::make_shared<const Game>();
        State state = game->start(m_players, m_teams, 1);
        state.first = m_first;
        for (Seat seat = 0; seat < m_players; ++seat) {
            if (m_hands[seat])
                state.hand[seat] = *m_hands[seat];
            if (state.hand[seat].size() != kRounds)
                return Wrong{{rules::CoreReason::ItemCount, kRounds, kRounds, state.hand[seat].size()},
                             false};
            state.coins[seat] = m_coins[seat].value_or(state.coins[seat]);
        }
        return Begun{std::make_unique<Match>(game, state), {}};
    }
    [[nodiscard]] rules::scenario::PositionForm form() const override
    {
        rules::scenario::PositionForm form;
        for (Seat seat = 0; seat < m_players; ++seat) {
            const std::string who = seatWord(seat);
            rules::scenario::CardsPart hand;
            hand.zone.id = "hand." + who;
            hand.zone.shape = rules::ZoneShape::Hand;
            hand.zone.owner = who;
            hand.name = {"Hand of " + seatName(seat).en, "Hand von " + seatName(seat).de};
            hand.words = "hand " + who;
            hand.most = kRounds;
            form.cards.push_back(std::move(hand));
            form.numbers.push_back({who + " coins", {"Coins", "Münzen"}, who + " coins", 99, 3, who, true});
            form.seats.push_back({who, seatName(seat)});
        }
        form.phases.push_back({"bid", {"Bid", "Gebot"}});
        for (std::uint8_t card = 0; card < m_players * kRounds + kRounds; ++card)
            form.known.push_back({cardWord(card), cardName(card), card + 1});
        return form;
    }
    [[nodiscard]] rules::Result<rules::scenario::Finding, Wrong>
    expect(const rules::AnyMatch&, std::span<const std::string> words) const override
    {
        return wrong(rules::CoreReason::NotAnExpectation, words.empty() ? std::string() : words[0]);
    }
    [[nodiscard]] std::string sketch(const rules::AnyMatch& match) const override { return match.save(); }

private:
    unsigned m_players = 2;
    bool m_teams = false;
    Seat m_first = 0;
    std::array<std::optional<std::uint8_t>, rules::kMaxSeats> m_coins{};
    std::array<std::optional<Cards>, rules::kMaxSeats> m_hands{};
};

} // namespace

std::vector<rules::VariantView> KnownToy::variants() const
{
    return {{"free", {"Free for all", "Jeder gegen jeden"}, 2, 9, 3, rules::DeckUse::None, "toy.bid"},
            {"teams", {"Teams", "Teams"}, 4, 4, 4, rules::DeckUse::None, "toy.bid"}};
}

std::vector<rules::SetupField> KnownToy::setupFields(std::string_view, unsigned players) const
{
    rules::SetupField purse{"purse", {"Coins more", "Münzen mehr"}, {}, {}, 5, "toy.bid"};
    for (Seat seat = 0; seat < players; ++seat)
        purse.each.push_back(seatName(seat));
    return {purse};
}

std::vector<rules::CardName> KnownToy::cards() const
{
    std::vector<rules::CardName> names;
    for (std::uint8_t card = 0; card < kMostCards; ++card)
        names.push_back({cardWord(card), cardName(card), {}});
    return names;
}

std::unique_ptr<Stage> KnownToy::stage() const
{
    return std::make_unique<ToyStage>();
}

rules::Result<rules::MatchSetup> KnownToy::complete(const rules::MatchSetup& setup) const
{
    const auto count = rules::seatCount(*this, setup);
    if (!count)
        return count.error();
    rules::MatchSetup full = setup;
    full.players = count->players;
    return full;
}

rules::Result<Stage::Begun> KnownToy::start(const rules::MatchSetup& setup) const
{
    const auto count = rules::seatCount(*this, setup);
    if (!count)
        return count.error();
    const auto game = std::make_shared<const Game>();
    State state = game->start(count->players, count->variant.id == "teams", setup.seed);
    for (const std::vector<std::string>& line : setup.lines)
        for (std::size_t i = 1; i < line.size() && i <= count->players && line[0] == "purse"; ++i)
            state.coins[i - 1] =
                static_cast<std::uint8_t>(state.coins[i - 1] + rules::readNumber(line[i], 5).value_or(0));
    Stage::Begun begun;
    begun.match = std::make_unique<Match>(game, state);
    begun.log.push_back({"toy.start", "", {"The match begins.", "Die Partie beginnt."}});
    return begun;
}

rules::KnownGame::Chooser KnownToy::bot(rules::bots::BotKind kind, std::uint64_t seed) const
{
    return rules::botOf<Match>(kind, seed);
}

rules::Result<rules::bots::Simulation> KnownToy::simulate(const rules::MatchSetup& setup,
                                                          const std::vector<rules::bots::BotKind>& seats,
                                                          rules::bots::SeedRange seeds, unsigned threads,
                                                          rules::bots::Progress* progress) const
{
    if (const auto fits = rules::checkBots(*this, setup, seats.size()); !fits)
        return fits.error();
    const auto count = rules::seatCount(*this, setup);
    const Game game;
    const bool teams = count->variant.id == "teams";
    rules::bots::Subject subject{"toy", setup.variant, {}, {}, "", "points", {}};
    for (const rules::PartyView& party :
         Match(std::make_shared<const Game>(), game.start(count->players, teams, 1)).parties())
        subject.parties.push_back(party.id);
    for (const rules::bots::BotKind& seat : seats)
        subject.bots.push_back(rules::bots::botName(seat));
    const auto begin = [&](std::uint64_t seed) { return game.start(count->players, teams, seed); };
    return rules::bots::Simulator(game, begin, seats).run(subject, seeds, threads, progress);
}

} // namespace tests::toy

CASTELLAN_SEARCH(tests::toy::Match, tests::toy::Game);
