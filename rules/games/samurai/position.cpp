// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/position.h"

#include "rules/games/position_text.h"
#include "rules/games/samurai/samurai_reasons.h"

namespace rules::samurai {

namespace {

constexpr std::string_view kHeader = "samurai-spirit-position 1";

/// The numbers of a state that belong to no card, in the order in which they are saved.
template <class S, class Visit>
void visitFields(S& state, Visit&& visit)
{
    for (auto* list :
         {&state.samurai, &state.total, &state.guard, &state.health, &state.token, &state.learned})
        for (auto& each : *list)
            visit(each);
    visit(state.passed);
    visit(state.resolving);
    visit(state.holders);
    visit(state.handers);
    visit(state.absent);
    visit(state.turn);
    visit(state.seats);
    visit(state.active);
    visit(state.starter);
    visit(state.lastActive);
    visit(state.round);
    visit(state.talents);
    visit(state.bans);
    visit(state.fought);
    visit(state.ending);
    visit(state.faceUp);
    visit(state.barricades);
    visit(state.cap);
    visit(state.result);
}

std::string optionsLine(const MatchOptions& options)
{
    return rules::optionsLine("options " + std::string(variantWords()[std::size_t(options.variant)]),
                              optionForms(), options);
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
        if (words[0] == "zone" && words.size() >= 2)
            readZone(words);
        else if (words[0] == "farmsteads" || words[0] == "families")
            readTokens(words);
        else if (words[0] == "frame" && words.size() == 5)
            readFrame(words);
        else
            return false;
        return true;
    }
    [[nodiscard]] Reason problem() const
    {
        if (!numbersFit())
            return SamuraiReason::NumbersMisfit;
        if (!framesFit() || (s.result == Ending::Running && m_game.question(s).options.empty()))
            return MatchReason::QuestionMisfit;
        return {};
    }

private:
    void readFrame(const Words& words)
    {
        if (s.frames.full()) {
            wrong(MatchReason::TooManyFrames);
            return;
        }
        Frame frame;
        number(words[1], frame.task, std::uint64_t(Task::NextRound));
        number(words[2], frame.seat, kTableSeats - 1);
        number(words[3], frame.a, 255);
        number(words[4], frame.b, 255);
        s.frames.push_back(frame);
    }
    void readZone(const Words& words)
    {
        std::size_t zone = 0;
        number(words[1], zone, zone::kCount - 1);
        for (std::size_t i = 2; i < words.size() && isFine(); ++i) {
            const auto kind = readRaider(words[i]);
            if (!kind)
                wrong(kind.error().reason);
            else if (s.cards.count() == kMaxCards)
                wrong(MatchReason::TooManyCards);
            else
                s.kind[s.cards.add(zone)] = *kind;
        }
    }

    void readTokens(const Words& words)
    {
        const bool areFarms = words[0] == "farmsteads";
        for (std::size_t i = 1; i < words.size(); ++i) {
            std::uint8_t token = 0;
            number(words[i], token, areFarms ? kFarmPenalties - 1 : kFamilyBonuses - 1);
            if (areFarms ? s.farmsteads.full() : s.families.full()) {
                wrong(SamuraiReason::TooManyTokens);
                return;
            }
            if (areFarms)
                s.farmsteads.push_back(token);
            else
                s.families.push_back(token);
        }
    }

    [[nodiscard]] bool numbersFit() const
    {
        const std::size_t roster = m_game.library().samurai.size();
        if (s.seats < 2 || s.seats > kTableSeats || s.active >= s.seats || s.starter >= s.seats ||
            s.lastActive >= s.seats || s.round < 1 || s.round > kRounds || s.result > Ending::Lost ||
            s.barricades > kMaxBarricades || s.faceUp > s.cards.size(zone::kStack) ||
            s.cards.size(zone::kHeld) > 1 || (s.passed >> s.seats) != 0 || (s.resolving >> s.seats) != 0 ||
            (s.absent >> roster) != 0 || (s.talents >> kTalents) != 0)
            return false;
        for (std::size_t seat = 0; seat < kTableSeats; ++seat) {
            const std::size_t line = zone::kLine + seat;
            const std::size_t left = zone::kLeft + seat;
            if (seat >= s.seats) {
                if (!s.cards.empty(line) || !s.cards.empty(left))
                    return false;
                continue;
            }
            unsigned total = 0;
            for (const CardIx card : s.cards.in(line))
                total += valueOf(s.kind[card]);
            unsigned guard = 0;
            for (const CardIx card : s.cards.in(left))
                guard |= 1u << unsigned(symbolOf(s.kind[card]));
            if (s.samurai[seat] >= roster || s.seatOf(s.samurai[seat]) != seat || s.token[seat] >= s.seats ||
                s.health[seat] > 4 || total != s.total[seat] || guard != s.guard[seat] ||
                s.cards.size(left) > 3)
                return false;
        }
        return true;
    }

    /// Whether the frames can be on top of each other and the last one asks something that the cards allow.
    [[nodiscard]] bool framesFit() const
    {
        if (s.result != Ending::Running)
            return s.frames.empty();
        if (s.frames.empty() || s.farmsteads.empty() || s.families.empty())
            return false;
        for (const Frame& frame : s.frames)
            if (frame.seat >= s.seats)
                return false;
        const Frame& top = s.frames.back();
        const bool holds = top.task == Task::AskTalent || top.task == Task::AskPlace;
        if (holds == s.cards.empty(zone::kHeld))
            return false;
        const std::size_t line = s.cards.size(zone::kLine + top.seat);
        switch (top.task) {
        case Task::AskIgnore: return line > 0;
        case Task::AskOrder: return top.a < kPenalties && top.b < kPenalties;
        case Task::AskTarget: return top.b < s.seats && !s.cards.empty(zone::kLine + top.b);
        case Task::AskReceiver: return top.a < s.seats;
        case Task::AskOrderOf:
            return top.a > 0 && top.a <= top.b && top.b <= 3 && top.b <= s.cards.size(zone::kStack);
        case Task::AskToken:
        case Task::AskLoss:
        case Task::AskAction:
        case Task::AskTalent:
        case Task::AskPlace:
        case Task::AskAgain:
        case Task::AskKiai:
        case Task::AskHeal:
        case Task::AskSource:
        case Task::AskGiver:
        case Task::AskFarm: return true;
        default: return false;
        }
    }
};

} // namespace

std::string savePosition(const Game& game, const State& state)
{
    PositionWriter text(kHeader);
    text.line(optionsLine(game.options()));
    text.line("numbers").numbers([&](auto&& visit) { visitFields(state, visit); });
    text.line("random").number(state.random.state());
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        if (state.cards.empty(zone))
            continue;
        text.line("zone").number(zone);
        for (const CardIx card : state.cards.in(zone))
            text.word(raiderWord(state.kind[card]));
    }
    text.line("farmsteads");
    for (const std::uint8_t token : state.farmsteads)
        text.number(token);
    text.line("families");
    for (const std::uint8_t token : state.families)
        text.number(token);
    for (const Frame& frame : state.frames)
        text.line("frame").number(frame.task).number(frame.seat).number(frame.a).number(frame.b);
    return text.end(Game::hash(state));
}

Result<State> loadPosition(const Game& game, std::string_view text)
{
    return Loader(game, text).load();
}

} // namespace rules::samurai
