// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/match.h"

#include "rules/games/battleground/narration/narration.h"
#include "rules/games/battleground/position.h"
#include "rules/games/battleground/words.h"

#include <algorithm>

namespace rules::battleground {

namespace {

template <class Write>
BothLanguages both(Write&& write)
{
    return {write(Language::English), write(Language::German)};
}

} // namespace

std::vector<LogLine> logLines(const Game& game, const EventLog& log)
{
    std::vector<LogLine> lines;
    for (const Event& event : log.events) {
        LogLine line;
        line.clause = game.clauseId(event.clause);
        line.also = game.clauseId(event.also);
        line.text = both([&](Language language) { return battleground::tell(game, event, language); });
        if (isSecret(event)) {
            line.secretOf = sideWord(event.side);
            line.open =
                both([&](Language language) { return battleground::tell(game, event, language, true); });
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

std::vector<std::string> Match::winners() const
{
    if (m_state.winner == kNoSeat)
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
    view.text =
        both([&](Language language) { return battleground::ask(*m_game, m_state, question, language); });
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
                           return battleground::refusal(*m_game, m_state, asked, choice, *refusal, language);
                       })};
}

std::vector<Choice> Match::besides(std::string_view seat) const
{
    const auto side = readSide(seat);
    if (isOver() || !side)
        return {};
    return {Choice{std::uint16_t(Verb::Concede), *side, 0, 0}};
}

std::vector<LogLine> Match::apply(const Choice& choice)
{
    EventLog log;
    m_game->apply(m_state, choice, log);
    return logLines(*m_game, log);
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
    return logLines(*m_game, log);
}

std::string Match::write(const Choice& choice) const
{
    return writeChoice(*m_game, choice);
}

Result<Choice> Match::read(std::string_view seat, std::span<const std::string> words) const
{
    return readChoice(*m_game, readSide(seat), words);
}

BothLanguages Match::describe(const Choice& choice) const
{
    return both(
        [&](Language language) { return battleground::describe(*m_game, m_state, choice, language); });
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
            shown.values = {{"health", state.health[card]},
                            {"attack", traits.attack},
                            {"range", traits.range},
                            {"defence", traits.defence},
                            {"gold", state.gold[card]},
                            {"defences", std::max(0, traits.defences - state.defended[card])},
                            {"shield", state.shield[card]},
                            {"acted", static_cast<int>(state.acted >> tile & 1u)}};
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
    return Done{};
}

} // namespace rules::battleground
