// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/match.h"
#include "rules/games/samurai/match_options.h"
#include "rules/games/samurai/words.h"

namespace rules::samurai {

namespace {

/// Lines say the start of a turn, so they can say a question as long as nothing has happened in it.
bool isTurnStart(const Game& game, const State& s)
{
    if (s.result != Ending::Running || s.ending || s.resolving != 0 || s.bans != 0 || s.fought)
        return false;
    const std::size_t seat = s.active;
    unsigned talents = 1u << unsigned(game.talentOf(s.samurai[seat]));
    for (std::size_t owner = 0; owner < s.seats; ++owner)
        if (s.token[owner] == seat)
            talents |= 1u << unsigned(game.talentOf(s.samurai[owner]));
    for (std::size_t other = 0; other < s.seats; ++other)
        if (s.learned[other] != 0)
            return false;
    if (talents != s.talents)
        return false;
    const std::size_t line = zone::kLine + seat;
    const bool noPenalty =
        s.cards.empty(line) || firstPenalty(s.at(line, s.cards.size(line) - 1)) == Penalty::None;
    switch (s.frames.back().task) {
    case Task::AskToken: return true;
    case Task::AskIgnore: return s.absent == 0;
    case Task::AskAction: return s.absent == 0 && noPenalty;
    default: return false;
    }
}

} // namespace

std::vector<std::string> Match::scenarioLines() const
{
    const State& s = m_state;
    if (!isTurnStart(*m_game, s))
        return {};
    std::vector<std::string> lines{"game samurai-spirit", "variant " + std::string(variant())};
    if (m_game->options().variant != Variant::TwoPlayer)
        lines.push_back("players " + std::to_string(s.seats));
    const MatchOptions usual;
    for (const OptionForm& form : optionForms())
        if (const std::string value = optionValue(m_game->options(), form.key);
            form.key != "first" && value != optionValue(usual, form.key))
            lines.push_back("option " + std::string(form.key) + " " + value);
    if (s.starter != 0)
        lines.push_back("option first " + std::to_string(s.starter + 1));
    const auto given = [&lines](const std::string& words) { lines.push_back("given " + words); };
    const auto list = [&](const std::string& what, std::size_t zone, bool reversed = false) {
        std::string words = what + ":";
        const std::size_t count = s.cards.size(zone);
        for (std::size_t i = 0; i < count; ++i)
            words += " " + raiderWord(s.at(zone, reversed ? count - 1 - i : i));
        given(words);
    };
    std::string seats = "samurai";
    for (std::size_t seat = 0; seat < s.seats; ++seat)
        seats += " " + samuraiAt(seat).id;
    given(seats);
    given("turn " + turn());
    given("round " + std::to_string(s.round));
    given("barricades " + std::to_string(s.barricades));
    const auto tokens = [&](std::string words, const auto& from, std::span<const std::string_view> names) {
        for (std::size_t i = from.size(); i > 0; --i)
            words += " " + std::string(names[from[i - 1]]);
        given(words);
    };
    tokens("farmsteads:", s.farmsteads, farmPenaltyWords());
    tokens("families:", s.families, familyBonusWords());
    list("stack", zone::kStack);
    if (s.faceUp > 0)
        given("face-up " + std::to_string(s.faceUp));
    list("intruders", zone::kIntruders);
    list("discard", zone::kDiscard, true);
    for (std::size_t seat = 0; seat < s.seats; ++seat) {
        const std::string& id = samuraiAt(seat).id;
        if (!s.cards.empty(zone::kLine + seat))
            list(id + " line", zone::kLine + seat);
        if (!s.cards.empty(zone::kLeft + seat))
            list(id + " left", zone::kLeft + seat);
        if (s.isWounded(seat))
            given(id + " wounds 1");
        if (s.isAnimal(seat))
            given(id + " animal");
        if (s.isPassed(seat))
            given(id + " passed");
        if (s.token[seat] != seat)
            given(id + " lent " + samuraiAt(s.token[seat]).id);
    }
    std::string used;
    if (m_game->options().variant != Variant::Standard || m_game->options().absentTokens)
        for (std::size_t who = 0; who < m_game->library().samurai.size(); ++who)
            if (s.seatOf(who) == kNoSeat && (s.absent >> who & 1u) == 0)
                used += " " + m_game->library().samurai[who].id;
    if (!used.empty())
        given("used" + used);
    return lines;
}

} // namespace rules::samurai
