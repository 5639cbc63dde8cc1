// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/match.h"

#include <algorithm>

namespace rules::battleground {

std::vector<LogLine> logLines(const Game& game, const State&, const EventLog& log)
{
    std::vector<LogLine> lines;
    for (const Event& event : log.events) {
        LogLine line;
        line.clause = game.clauseId(event.clause);
        line.also = game.clauseId(event.also);
        line.text = inBoth([&](Language language) { return battleground::tell(game, event, language); });
        if (isSecret(event)) {
            line.secretOf = sideWord(event.side);
            line.open =
                inBoth([&](Language language) { return battleground::tell(game, event, language, true); });
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string Match::turn() const
{
    return std::string(sideWord(m_state.active));
}

std::string Match::phase() const
{
    return std::string(phaseWord(m_state.phase));
}

std::vector<SeatView> Match::seats() const
{
    std::vector<SeatView> seats;
    for (Side side = 0; side < kSides; ++side)
        seats.push_back({whoWord(side), sideName(side), whoWord(side)});
    return seats;
}

std::string Match::whoWord(Seat who) const
{
    return std::string(sideWord(who));
}

Seat Match::readWho(std::string_view word) const
{
    return readSide(word).value_or(kNoSeat);
}

std::vector<Choice> Match::besides(std::string_view seat) const
{
    const auto side = readSide(seat);
    if (isOver() || !side)
        return {};
    return {Choice{std::uint16_t(Verb::Concede), *side, 0, 0}};
}

std::vector<LogLine> Match::preview(const Choice& choice) const
{
    const Verb verb = Verb(choice.verb);
    if (verb != Verb::Attack && verb != Verb::Ability)
        return {};
    State copy = m_state;
    EventLog log;
    m_game->apply(copy, choice, log);
    std::erase_if(log.events, isSecret);
    return logLines(*m_game, copy, log);
}

std::vector<std::string> Match::reachOf(std::string_view zone) const
{
    const Geometry& board = m_game->board();
    const auto tile = readTile(board, zone);
    std::vector<std::string> reached;
    if (!tile || *tile == kOffBoard || (m_state.allLiving() & bit(*tile)) == 0)
        return reached;
    const auto from = static_cast<Tile>(*tile);
    const CardIx card = m_state.cardAt(from);
    const std::uint8_t range = m_game->table().traits[m_state.kind[card]].range;
    const bool up = m_state.looksUp(from, m_state.ownerOf(card));
    Bits tiles = range == 0                   ? Bits{0}
                 : m_game->options().blocking ? board.reachBlocked(from, up, range, m_state.allLiving())
                                              : board.reach(from, up, range);
    for (; tiles != 0; tiles &= tiles - 1)
        reached.push_back(tileWord(board, static_cast<Tile>(std::countr_zero(tiles))));
    return reached;
}

Result<Choice> Match::read(std::string_view seat, std::span<const std::string> words) const
{
    return readChoice(*m_game, readSide(seat), words);
}

std::vector<ZoneView> Match::zones() const
{
    return zonesOf(m_state);
}

std::vector<ZoneView> Match::zonesSeenBy(std::string_view viewer) const
{
    return zonesOf(m_game->observe(m_state, readSide(viewer).value_or(kNoSeat)));
}

std::vector<ZoneView> Match::zonesOf(const State& state) const
{
    const Geometry& board = m_game->board();
    const auto view = [&](CardIx card) {
        CardView shown;
        if (state.kind[card] != kHiddenKind)
            shown.id = m_game->table().characters[state.kind[card]].id;
        shown.faceDown = state.kind[card] == kHiddenKind;
        shown.owner = sideWord(state.ownerOf(card));
        return shown;
    };
    std::vector<ZoneView> zones;
    for (unsigned number = 0; number < board.tiles(); ++number) {
        const auto tile = static_cast<Tile>(number);
        ZoneView zone{tileWord(board, tile), ZoneShape::Tile, "", "board", false, {}, 0, 0};
        zone.column = static_cast<int>(board.column(tile));
        zone.row = static_cast<int>(board.row(tile));
        for (Side side = 0; side < kSides; ++side)
            if ((board.zoneOf(side) & bit(tile)) != 0)
                zone.owner = sideWord(side);
        if (state.at[tile] != 0) {
            const CardIx card = state.cardAt(tile);
            CardView shown = view(card);
            const Traits& traits = m_game->table().traits[state.kind[card]];
            shown.turned = (state.turned & bit(tile)) != 0;
            shown.slain = (state.slain & bit(tile)) != 0;
            shown.strength = traits.attack;
            shown.values = {
                {"health", state.health[card]},
                {"attack", traits.attack},
                {"range", traits.range},
                {"defence", traits.defence},
                {"gold", state.gold[card]},
                {"defences", std::max(0, traits.defences - state.defended[card])},
                {"shield", state.shield[card]},
                {"acted", static_cast<int>(state.acted >> tile & 1u), {}, {}, false, false, {}, 0, true}};
            zone.cards.push_back(std::move(shown));
        }
        zones.push_back(std::move(zone));
    }
    const auto add = [&](std::string id, ZoneShape shape, Side side, std::size_t from) {
        ZoneView zone{std::move(id), shape, std::string(sideWord(side)), "", false, {}, -1, -1};
        for (const CardIx card : state.cards.in(from))
            zone.cards.push_back(view(card));
        zones.push_back(std::move(zone));
    };
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        add("hand." + who, ZoneShape::Hand, side, zone::kHand + side);
        add("deck." + who, ZoneShape::Pile, side, zone::kDeck + side);
        add("boneyard." + who, ZoneShape::OpenPile, side, zone::kBoneyard + side);
        std::reverse(zones.back().cards.begin(), zones.back().cards.end()); // what came last lies on top
    }
    return zones;
}

std::string Match::cardsFrom(const Choice& choice) const
{
    return Verb(choice.verb) == Verb::Deploy ? "hand." + std::string(sideWord(m_state.active))
                                             : std::string();
}

std::vector<CounterView> Match::counters() const
{
    std::vector<CounterView> counters{{"turn", m_state.turn}};
    for (Side side = 0; side < kSides; ++side) {
        const std::string who(sideWord(side));
        counters.push_back({who + " treasury", m_state.treasury[side], who, "", true});
        counters.push_back({who + " living", static_cast<int>(countBits(m_state.living[side])), who});
    }
    return counters;
}

} // namespace rules::battleground
