// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/match.h"

#include <algorithm>

namespace rules::samurai {

std::vector<LogLine> logLines(const Game& game, const State&, const EventLog& log)
{
    std::vector<LogLine> lines;
    lines.reserve(log.events.size());
    for (const Event& event : log.events) {
        LogLine line;
        line.clause = game.clauseId(event.clause);
        line.also = game.clauseId(event.also);
        line.text = inBoth([&](Language language) { return samurai::tell(game, event, language); });
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string_view Match::variant() const
{
    return variantWords()[std::size_t(m_game->options().variant)];
}

std::vector<SeatView> Match::seats() const
{
    std::vector<SeatView> seats;
    for (std::size_t seat = 0; seat < m_state.seats; ++seat)
        seats.push_back({samuraiAt(seat).id, samuraiAt(seat).name, "samurai"});
    return seats;
}

std::vector<PartyView> Match::parties() const
{
    return {{"samurai", nameOf("samurai")}, {"raiders", nameOf("raiders")}};
}

std::string Match::whoWord(Seat who) const
{
    return who < m_state.seats ? samuraiAt(who).id : std::string();
}

Seat Match::readWho(std::string_view word) const
{
    const auto who = readSamuraiId(m_game->library(), word);
    return who ? m_state.seatOf(*who) : kNoSeat;
}

std::string Match::turn() const
{
    return whoWord(m_state.active);
}

std::string Match::phase() const
{
    return std::string(phaseWord(m_state));
}

void Match::complete(QuestionView& view, const Question& question) const
{
    const std::string_view phase = phaseWord(m_state);
    if (phase == "kiai")
        view.card = samuraiAt(question.seat).id;
    switch (question.task) {
    case Task::AskToken:
    case Task::AskIgnore:
    case Task::AskOrder:
    case Task::AskAction:
    case Task::AskTalent:
    case Task::AskAgain:
    case Task::AskKiai: break;
    case Task::AskPlace: view.insideEffect = m_state.resolving != 0; break;
    default: view.insideEffect = true;
    }
}

std::vector<LogLine> Match::preview(const Choice& choice) const
{
    EventLog log;
    m_game->preview(m_state, choice, log);
    return logLines(*m_game, m_state, log);
}

Result<Choice> Match::read(std::string_view, std::span<const std::string> words) const
{
    return readChoice(*m_game, words);
}

std::vector<ZoneView> Match::zones() const
{
    return zonesOf(m_state);
}

std::vector<ZoneView> Match::zonesSeenBy(std::string_view) const
{
    return zonesOf(m_game->observe(m_state));
}

std::vector<ZoneView> Match::zonesOf(const State& state) const
{
    const auto view = [&](CardIx card) {
        CardView shown;
        const Kind kind = state.kind[card];
        shown.faceDown = kind == kHiddenKind;
        if (shown.faceDown)
            return shown;
        const RaiderCard* const known = m_game->library().findRaider(kind);
        shown.id = known != nullptr ? known->id : raiderWord(kind);
        shown.strength = valueOf(kind);
        shown.values = {{"value", valueOf(kind)}};
        return shown;
    };
    const auto token = [&](std::size_t who) {
        CardView shown;
        shown.id = m_game->library().samurai[who].id;
        shown.owner = shown.id; // a token has the colour of its samurai wherever it is
        return shown;
    };
    std::vector<ZoneView> zones;
    const auto add = [&](std::string id, ZoneShape shape, std::string owner, std::string group) -> ZoneView& {
        return zones.emplace_back(
            ZoneView{std::move(id), shape, std::move(owner), std::move(group), false, {}, -1, -1});
    };
    const auto fill = [&](ZoneView& zone, std::size_t from) {
        for (const CardIx card : state.cards.in(from))
            zone.cards.push_back(view(card));
    };
    fill(add("stack", ZoneShape::Pile, "", "village"), zone::kStack);
    if (state.faceUp > 0)
        zones.back().shape = ZoneShape::TopOpen;
    fill(add("intruders", ZoneShape::Pile, "", "village"), zone::kIntruders);
    fill(add("discard", ZoneShape::OpenPile, "", "village"), zone::kDiscard);
    std::reverse(zones.back().cards.begin(), zones.back().cards.end()); // what came last is on top
    fill(add("card", ZoneShape::Row, "", "village"), zone::kHeld);
    if (state.absent != 0) {
        ZoneView& absent = add("absent", ZoneShape::Row, "", "village");
        for (std::size_t who = 0; who < m_game->library().samurai.size(); ++who)
            if ((state.absent >> who & 1u) != 0)
                absent.cards.push_back(token(who));
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const std::string& id = samuraiAt(seat).id;
        // As on the paper board: the defence at the left, the line at the right.
        ZoneView& defence = add("left." + id, ZoneShape::Row, id, id);
        fill(defence, zone::kLeft + seat);
        for (const Symbol symbol : {Symbol::Hat, Symbol::Farm, Symbol::Doll})
            if ((state.guard[seat] >> unsigned(symbol) & 1u) == 0)
                defence.missing.emplace_back(symbolWords()[std::size_t(symbol)]);
        fill(add("line." + id, ZoneShape::Row, id, id), zone::kLine + seat);
        ZoneView& tokens = add("tokens." + id, ZoneShape::Row, id, id);
        tokens.isMinor = true;
        for (std::size_t owner = 0; owner < state.seats; ++owner)
            if (state.token[owner] == seat)
                tokens.cards.push_back(token(state.samurai[owner]));
    }
    return zones;
}

std::string Match::cardsFrom(const Choice& choice) const
{
    if (Verb(choice.verb) != Verb::PickCard || m_state.frames.empty())
        return {};
    const Frame& frame = m_state.frames.back();
    return frame.task == Task::AskLoss ? "left." + whoWord(frame.seat) : std::string("stack");
}

std::vector<CounterView> Match::counters() const
{
    std::vector<CounterView> counters{
        {.id = "round", .value = m_state.round, .of = kRounds},
        {.id = "barricades", .value = m_state.barricades, .sign = "barricade", .of = m_state.cap},
        {.id = "farmsteads",
         .value = static_cast<int>(m_state.farmsteads.size()),
         .sign = "farm",
         .of = kFarmsteads},
        {.id = "families",
         .value = static_cast<int>(m_state.families.size()),
         .sign = "family",
         .of = kFamilies}};
    for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
        const std::string& id = samuraiAt(seat).id;
        const bool isAnimal = m_state.isAnimal(seat);
        const int kiai = m_game->kiaiOf(m_state, seat);
        // On the track of the board: the total counts up to the Kiai value of the side that is up.
        counters.push_back({.id = id + " total",
                            .value = m_state.total[seat],
                            .owner = id,
                            .leads = m_state.total[seat] == kiai,
                            .sign = isAnimal ? "kiai-animal" : "kiai-human",
                            .of = kiai});
        const auto state = [&](const char* what, const char* sign, bool is) {
            counters.push_back(
                {.id = id + " " + what, .value = is ? 1 : 0, .owner = id, .sign = sign, .isState = true});
        };
        state("wounds", "wound", m_state.isWounded(seat));
        state("animal", "kiai-animal", isAnimal);
        state("passed", "must-pass", m_state.isPassed(seat));
    }
    return counters;
}

std::vector<GroupView> Match::groups() const
{
    std::vector<GroupView> groups;
    GroupView village;
    village.id = "village";
    village.name = nameOf("village");
    village.kind = GroupKind::Area;
    groups.push_back(village);
    for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
        GroupView board;
        board.id = samuraiAt(seat).id;
        board.name = samuraiAt(seat).name;
        board.card = samuraiAt(seat).id;
        board.cardName = samuraiAt(seat).name;
        board.closed = m_state.isPassed(seat);
        board.kind = GroupKind::Board;
        board.owner = samuraiAt(seat).id;
        groups.push_back(std::move(board));
    }
    return groups;
}

/// ss.track: a total is the sum of its line; a Kiai value is printed on the side of the board that is up.
std::vector<LogLine> Match::explain(std::string_view what) const
{
    std::vector<LogLine> lines;
    for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
        const std::string& id = samuraiAt(seat).id;
        if (what != id + " total")
            continue;
        for (const CardIx card : m_state.cards.in(zone::kLine + seat)) {
            const Kind kind = m_state.kind[card];
            lines.push_back(
                {std::string(clauseId(Clause::Track)),
                 "",
                 {"+" + std::to_string(valueOf(kind)) + ": " + raiderText(kind, Language::English),
                  "+" + std::to_string(valueOf(kind)) + ": " + raiderText(kind, Language::German)}});
        }
        const bool isAnimal = m_state.isAnimal(seat);
        const std::string value = std::to_string(m_game->kiaiOf(m_state, seat));
        lines.push_back(
            {std::string(clauseId(isAnimal ? Clause::Animal : Clause::Kiai)),
             "",
             {(isAnimal ? "Kiai value of the animal side: " : "Kiai value of the human side: ") + value,
              (isAnimal ? "Kiai-Wert der Tierseite: " : "Kiai-Wert der Menschenseite: ") + value}});
    }
    if (what == "barricades")
        lines.push_back({std::string(clauseId(Clause::BarricadeCap)),
                         "",
                         {"At most " + std::to_string(m_state.cap) + ", as many as at the start.",
                          "Höchstens " + std::to_string(m_state.cap) + ", so viele wie zu Beginn."}});
    return lines;
}

BothLanguages Match::nameOf(std::string_view word) const
{
    if (const auto kind = readRaider(word); kind && word.find(':') != std::string_view::npos)
        return {raiderText(*kind, Language::English), raiderText(*kind, Language::German)};
    return wordName(m_game->library(), word);
}

} // namespace rules::samurai
