// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/position.h"

#include "rules/games/crowns/crowns_reasons.h"
#include "rules/games/position_text.h"

namespace rules::crowns {

namespace {

constexpr std::string_view kHeader = "game-of-crowns-position 1";

/// The numbers of a state that belong to no card or seat, in the order in which they are saved.
template <class S, class Visit>
void visitFields(S& state, Visit&& visit)
{
    visit(state.players);
    visit(state.waiting);
    visit(state.forDefender);
    visit(state.partners);
    visit(state.turns);
    visit(state.removed);
    visit(state.first);
    visit(state.active);
    visit(state.asked);
    visit(state.target);
    visit(state.victor);
    visit(state.passes);
    visit(state.round);
    visit(state.ask);
}

std::string optionsLine(const MatchOptions& options)
{
    return rules::optionsLine("options", optionForms(), options);
}

class Loader : public PositionReader<Loader, Game>
{
public:
    using PositionReader::PositionReader;

    void readHead() { readHeader(kHeader, optionsLine(m_game.options())); }
    template <class Visit>
    void visitNumbers(Visit&& visit)
    {
        visitFields(s, visit);
    }
    bool readLine(const Words& words)
    {
        if (words[0] == "seat" && words.size() == 6)
            readSeat(words);
        else if (words[0] == "card" && words.size() == 4)
            readCardLine(words);
        else
            return false;
        return true;
    }
    /// The hash at the end proves that nothing was changed; what it cannot prove is that the text was written
    /// by this program, so everything that the engine relies on is checked.
    [[nodiscard]] Reason problem() const
    {
        const bool over = s.ask == Ask::Nothing;
        const auto isSeat = [this](Seat seat) { return seat < s.players; };
        if (s.players < kMinPlayers || s.players > kMaxPlayers || s.ask > Ask::Reward || !isSeat(s.first) ||
            !isSeat(s.active) || !isSeat(s.target) || !isSeat(s.victor) || (!over && !isSeat(s.asked)) ||
            ((s.waiting | s.forDefender | s.partners) & ~s.everyone()) != 0 || s.round == 0 ||
            s.round > m_game.options().rounds)
            return MatchReason::ValueRange;
        int ravens = s.removed;
        for (Seat seat = 0; seat < kSeats; ++seat) {
            ravens += s.ravens[seat] + s.staked[seat];
            if (!isSeat(seat) && (!s.cards.empty(zone::hand(seat)) || !s.cards.empty(zone::shown(seat)) ||
                                  !s.cards.empty(zone::kAgenda + seat) ||
                                  !s.cards.empty(zone::kSpare + seat) || s.ravens[seat] + s.staked[seat] > 0))
                return CrownsReason::EmptySeatHas;
        }
        if (ravens > kMaxRavensInPlay)
            return CrownsReason::TooManyRavens;
        for (const CardIx card : s.cards.in(zone::kGuests))
            if (!isGuest(s.code[card]))
                return CrownsReason::HouseCardAmongGuests;
        const bool attacking = s.ask == Ask::Vote || s.ask == Ask::Spend || s.ask == Ask::Reward;
        if (s.cards.size(zone::kPlayed) != (attacking || s.ask == Ask::Give ? 1u : 0u) ||
            (attacking && s.target == s.active) ||
            ((s.ask == Ask::Vote || s.ask == Ask::Swap) && (s.waiting & seatBit(s.asked)) == 0) ||
            (!over && m_game.question(s).options.empty()))
            return MatchReason::QuestionMisfit;
        return {};
    }

private:
    void readSeat(const Words& words)
    {
        std::size_t seat = 0;
        number(words[1], seat, kSeats - 1);
        const auto house = readHouse(words[2]);
        if (!house)
            wrong({CrownsReason::NotAHouse, words[2]});
        s.house[seat] = house.value_or(House{0});
        number(words[3], s.ravens[seat], kMaxRavensInPlay);
        number(words[4], s.staked[seat], kMaxRavensInPlay);
        number(words[5], s.swaps[seat], kMaxSwaps);
    }
    void readCardLine(const Words& words)
    {
        const auto code = readCard(words[1]);
        std::size_t zone = 0;
        number(words[2], zone, zone::kCount - 1);
        SeatSet knownTo = 0;
        number(words[3], knownTo, (1u << kSeats) - 1);
        if (!code)
            wrong({CoreReason::NotACard, words[1]});
        if (s.cards.count() == kMaxCards)
            wrong(MatchReason::TooManyCards);
        if (!isFine())
            return;
        const CardIx card = s.cards.add(zone);
        s.code[card] = *code;
        s.knownTo[card] = knownTo;
    }
};

} // namespace

std::string savePosition(const Game& game, const State& state)
{
    PositionWriter text(kHeader);
    text.line(optionsLine(game.options()));
    text.line("numbers").numbers([&](auto&& visit) { visitFields(state, visit); });
    text.line("random").number(state.random.state());
    for (Seat seat = 0; seat < state.players; ++seat) {
        text.line("seat").number(seat).word(houseWord(state.house[seat]));
        text.number(state.ravens[seat]).number(state.staked[seat]).number(state.swaps[seat]);
    }
    for (std::size_t zone = 0; zone < zone::kCount; ++zone)
        for (const CardIx card : state.cards.in(zone))
            text.line("card").word(cardWord(state.code[card])).number(zone).number(state.knownTo[card]);
    return text.end(Game::hash(state));
}

Result<State> loadPosition(const Game& game, std::string_view text)
{
    return Loader(game, text).load();
}

} // namespace rules::crowns
