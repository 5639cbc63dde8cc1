// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/position.h"

#include "rules/games/crimson/engine/targets.h"

#include <charconv>
#include <vector>

namespace rules::crimson {

namespace {

constexpr std::string_view kHeader = "crimson-position 1";

/// The numbers of a state that are neither cards nor frames, in the order in which they are saved.
template <class S, class Visit>
void visitNumbers(S& state, Visit&& visit)
{
    visit(state.turn);
    visit(state.phase);
    visit(state.step);
    visit(state.ask);
    visit(state.active);
    visit(state.winner);
    visit(state.bidCard);
    visit(state.bidCoins);
    visit(state.scoring);
    visit(state.tied);
    visit(state.limbo);
    visit(state.cursor);
    visit(state.triggered);
    visit(state.quietTurns);
    visit(state.eventful);
    visit(state.closed);
    visit(state.supply);
    for (auto& coins : state.coins)
        visit(coins);
    for (auto& castles : state.castles)
        visit(castles);
}

template <class F, class Visit>
void visitFrame(F& frame, Visit&& visit)
{
    visit(frame.type);
    visit(frame.step);
    visit(frame.source);
    visit(frame.zone);
    visit(frame.effect);
    visit(frame.pc);
    visit(frame.it);
    visit(frame.played);
    visit(frame.player);
    visit(frame.round);
    visit(frame.count);
    visit(frame.value);
    visit(frame.limbo);
    visit(frame.needsLane);
}

std::vector<std::string_view> splitWords(std::string_view line)
{
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < line.size()) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at)
            words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

class Loader
{
public:
    Loader(const Game& game, std::string_view text)
        : m_game(game)
        , m_text(text)
    {}

    Result<State> load()
    {
        if (nextLine() != kHeader)
            return wrong("this is no saved position of version 1");
        while (m_error.reason.empty() && !m_finished) {
            if (m_text.empty())
                return wrong("the text ends before the line 'end'");
            const std::vector<std::string_view> words = splitWords(nextLine());
            if (!words.empty())
                readLine(words);
        }
        if (!m_error.reason.empty())
            return m_error;
        return check();
    }

private:
    std::string_view nextLine()
    {
        ++m_line;
        const std::size_t end = std::min(m_text.find('\n'), m_text.size());
        const std::string_view line = m_text.substr(0, end);
        m_text.remove_prefix(std::min(end + 1, m_text.size()));
        return line;
    }
    Error wrong(std::string reason)
    {
        return m_error = {"line " + std::to_string(m_line), std::move(reason)};
    }

    /// Reads `word` into any of the small number types; enumerations are checked by `limit`.
    template <class T>
    void number(std::string_view word, T& into, std::uint64_t limit)
    {
        std::uint64_t value = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (problem != std::errc{} || end != word.data() + word.size() || value > limit)
            wrong("'" + std::string(word) + "' is no number from 0 to " + std::to_string(limit));
        else
            into = static_cast<T>(value);
    }

    void readLine(const std::vector<std::string_view>& words)
    {
        const std::string_view key = words[0];
        if (key == "numbers")
            readNumbers(words);
        else if (key == "castles" && words.size() == 1 + kLanes)
            readCastles(words);
        else if (key == "random" && words.size() == 2) {
            std::uint64_t random = 0;
            number(words[1], random, ~std::uint64_t{0});
            s.random = Random::fromState(random);
        } else if (key == "card" && words.size() == 7)
            readCard(words);
        else if (key == "zone" && words.size() >= 2)
            readZone(words);
        else if (key == "frame")
            readFrame(words);
        else if (key == "end" && words.size() == 2) {
            number(words[1], m_hash, ~std::uint64_t{0});
            m_finished = true;
        } else
            wrong("'" + std::string(key) + "' is no line of a saved position");
    }

    void readNumbers(const std::vector<std::string_view>& words)
    {
        std::size_t at = 1;
        visitNumbers(s, [&](auto& field) {
            if (at >= words.size())
                wrong("a number is missing");
            else
                number(words[at], field, sizeof(field) == 1 ? 255 : 65535);
            ++at;
        });
        m_hasNumbers = true;
    }
    void readCastles(const std::vector<std::string_view>& words)
    {
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            if (const auto castle = m_game.table().castle(words[lane + 1]))
                s.castle[lane] = *castle;
            else
                wrong("'" + std::string(words[lane + 1]) + "' is no castle of this library");
        }
    }
    void readCard(const std::vector<std::string_view>& words)
    {
        if (s.cards.count() == kMaxCards) {
            wrong("there are too many cards");
            return;
        }
        std::size_t zone = 0;
        bool down = false;
        const auto kind = m_game.table().character(words[1]);
        if (!kind)
            wrong("'" + std::string(words[1]) + "' is no character of this library");
        number(words[2], zone, zone::kCount - 1);
        number(words[3], down, 1);
        if (!m_error.reason.empty())
            return;
        const CardIx card = s.cards.add(zone);
        s.kind[card] = *kind;
        s.setDown(card, down);
        number(words[4], s.waiting[card], kPicked + kMaxNested + 1);
        number(words[5], s.home[card], zone::kInPlay - 1);
        number(words[6], s.paid[card], Game::kCoins);
    }
    void readZone(const std::vector<std::string_view>& words)
    {
        std::size_t zone = 0;
        number(words[1], zone, zone::kCount - 1);
        for (std::size_t i = 2; m_error.reason.empty() && i < words.size(); ++i) {
            CardIx card = 0;
            number(words[i], card, s.cards.count() == 0 ? 0 : s.cards.count() - 1);
            if (!m_error.reason.empty())
                return;
            if (s.cards.count() == 0 || s.cards.zoneOf(card) != zone || i - 2 >= s.cards.size(zone)) {
                wrong("the zone does not hold this card");
                return;
            }
            s.cards.move(card, zone, i - 2);
        }
    }
    void readFrame(const std::vector<std::string_view>& words)
    {
        if (s.frames.full()) {
            wrong("there are too many frames");
            return;
        }
        Frame frame;
        std::size_t at = 1;
        visitFrame(frame, [&](auto& field) {
            if (at >= words.size())
                wrong("a number is missing");
            else
                number(words[at], field, 255);
            ++at;
        });
        s.frames.push_back(frame);
    }

    [[nodiscard]] bool isCardOrNone(CardIx card) const { return card == kNoCard || card < s.cards.count(); }

    [[nodiscard]] bool frameFits(const Frame& frame, bool top) const
    {
        if (frame.type > FrameType::Effect || frame.step > Step::FollowUps || frame.zone >= zone::kInPlay ||
            frame.player >= kSides || !isCardOrNone(frame.source) || !isCardOrNone(frame.it) ||
            !isCardOrNone(frame.played))
            return false;
        if (frame.type == FrameType::Play)
            return frame.source != kNoCard && frame.step <= Step::Leave && !top;
        const Kind& owner = frame.source == kNoCard ? m_game.table().castles[s.castle[zone::lane(frame.zone)]]
                                                    : m_game.table().characters[s.kind[frame.source]];
        if (frame.step < Step::Operate || frame.effect >= owner.effects.size())
            return false;
        const auto& program = owner.effects[frame.effect].program;
        return frame.pc < program.size() || (frame.pc == program.size() && !top);
    }

    /// Whether the open question belongs to the phase or to the operation on top.
    [[nodiscard]] bool askFits() const
    {
        const bool turnAsks = s.frames.empty();
        switch (s.ask) {
        case Ask::Nothing: return s.phase == Phase::Over;
        case Ask::Bid: return turnAsks && s.phase == Phase::Recruitment && s.coins[s.active] > 0;
        case Ask::Answer:
            return turnAsks && s.phase == Phase::Recruitment && s.bidCard < s.cards.count() &&
                   (s.cards.zoneOf(s.bidCard) == zone::kOffer || s.cards.zoneOf(s.bidCard) == zone::kDeck);
        case Ask::Play: return turnAsks && s.phase == Phase::Deployment;
        case Ask::Payment:
            return turnAsks && s.phase == Phase::Score && s.bidCard < s.cards.count() && s.inPlay(s.bidCard);
        default: break;
        }
        if (turnAsks || s.frames.back().type != FrameType::Effect || s.frames.back().step != Step::Operate)
            return false;
        const Frame& frame = s.frames.back();
        const Kind& owner = frame.source == kNoCard ? m_game.table().castles[s.castle[zone::lane(frame.zone)]]
                                                    : m_game.table().characters[s.kind[frame.source]];
        const effects::Operation& operation = owner.effects[frame.effect].program[frame.pc];
        const bool onCards = operation.code <= effects::OpCode::Swap;
        const bool places = operation.code == effects::OpCode::Place;
        switch (s.ask) {
        case Ask::Card:
            return onCards && (operation.target.pick == effects::Pick::One ||
                               operation.target.pick == effects::Pick::Several);
        case Ask::Total:
            return operation.code == effects::OpCode::Destroy &&
                   operation.target.pick == effects::Pick::Total;
        case Ask::Kind:
            return operation.code == effects::OpCode::Discard ||
                   (places && operation.from != effects::Source::Self);
        case Ask::Destination:
            return frame.it != kNoCard && frame.needsLane == 1 &&
                   ((operation.code == effects::OpCode::Move && s.inPlay(frame.it)) ||
                    (places && !s.inPlay(frame.it)));
        default: return false;
        }
    }

    Result<State> check()
    {
        const auto contradiction = [this](std::string what) {
            return Error{"line " + std::to_string(m_line), std::move(what)};
        };
        if (!m_hasNumbers)
            return contradiction("the line 'numbers' is missing");
        if (s.phase > Phase::Over || s.ask > Ask::Payment || s.active >= kSides ||
            (s.winner >= kSides && s.winner != kNoSide) || s.scoring >= kLanes || s.cursor > kLanes ||
            s.closed > 7 || s.tied > 7 || s.triggered > kMaxTriggered)
            return contradiction("a number is out of its range");
        if (s.coins[0] + s.coins[1] + s.supply + s.bidCoins > Game::kCoins)
            return contradiction("there are more than 40 coins");
        std::size_t limbo = s.limbo;
        for (std::size_t i = 0; i < s.frames.size(); ++i) {
            limbo += s.frames[i].limbo;
            if (!frameFits(s.frames[i], i + 1 == s.frames.size()))
                return contradiction("a frame does not fit its card");
        }
        if (limbo > s.cards.size(zone::kLimbo))
            return contradiction("destroyed cards are missing");
        for (Lane lane = 0; lane < kLanes; ++lane)
            if (!s.isOpen(lane) && (!s.cards.empty(zone::of(lane, 0)) || !s.cards.empty(zone::of(lane, 1))))
                return contradiction("a closed lane holds cards");
        if (!askFits() || (s.ask != Ask::Nothing && m_game.question(s).options.empty()))
            return contradiction("the open question does not fit the position");
        if (Game::hash(s) != m_hash)
            return contradiction("the state hash does not match");
        return s;
    }

    const Game& m_game;
    std::string_view m_text;
    std::size_t m_line = 0;
    State s;
    std::uint64_t m_hash = 0;
    bool m_hasNumbers = false;
    bool m_finished = false;
    Error m_error;
};

} // namespace

std::string savePosition(const Game& game, const State& state)
{
    std::string text(kHeader);
    const auto append = [&text](auto value) {
        text += " " + std::to_string(static_cast<std::uint64_t>(value));
    };
    text += "\nnumbers";
    visitNumbers(state, append);
    text += "\ncastles";
    for (const std::uint8_t castle : state.castle)
        text += " " + game.table().castles[castle].id;
    text += "\nrandom";
    append(state.random.state());
    for (std::size_t i = 0; i < state.cards.count(); ++i) {
        const auto card = static_cast<CardIx>(i);
        text += "\ncard " + game.table().characters[state.kind[card]].id;
        append(state.cards.zoneOf(card));
        append(state.isDown(card));
        append(state.waiting[card]);
        append(state.home[card]);
        append(state.paid[card]);
    }
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        if (state.cards.empty(zone))
            continue;
        text += "\nzone";
        append(zone);
        for (const CardIx card : state.cards.in(zone))
            append(card);
    }
    for (const Frame& frame : state.frames) {
        text += "\nframe";
        visitFrame(frame, append);
    }
    text += "\nend";
    append(Game::hash(state));
    return text + "\n";
}

Result<State> loadPosition(const Game& game, std::string_view text)
{
    return Loader(game, text).load();
}

} // namespace rules::crimson
