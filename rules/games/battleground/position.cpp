// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/position.h"

#include "rules/core/words.h"

#include <charconv>

namespace rules::battleground {

namespace {

constexpr std::string_view kHeader = "battleground-position 1";

/// The numbers of a state that belong to no card, in the order in which they are saved.
template <class S, class Visit>
void visitNumbers(S& state, Visit&& visit)
{
    visit(state.turn);
    visit(state.still);
    visit(state.phase);
    visit(state.step);
    visit(state.active);
    visit(state.winner);
    visit(state.toOpen);
    visit(state.eventful);
    for (auto& gold : state.treasury)
        visit(gold);
}

std::string optionsLine(const MatchOptions& options)
{
    std::string text = "options";
    for (const OptionForm& form : optionForms())
        text += " " + optionValue(options, form.key);
    return text;
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
        if (nextLine() != optionsLine(m_game.options()))
            return wrong("the position belongs to a match with other options");
        while (m_error.reason.empty() && !m_finished) {
            if (m_text.empty())
                return wrong("the text ends before the line 'end'");
            const std::vector<std::string> words = splitWords(nextLine());
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

    void readLine(const std::vector<std::string>& words)
    {
        const std::string& key = words[0];
        if (key == "numbers")
            readNumbers(words);
        else if (key == "random" && words.size() == 2) {
            std::uint64_t random = 0;
            number(words[1], random, ~std::uint64_t{0});
            s.random = Random::fromState(random);
        } else if (key == "card" && words.size() == 4)
            readCard(words);
        else if (key == "at" && words.size() == 11)
            readTile(words);
        else if (key == "end" && words.size() == 2) {
            number(words[1], m_hash, ~std::uint64_t{0});
            m_finished = true;
        } else
            wrong("'" + key + "' is no line of a saved position");
    }

    void readNumbers(const std::vector<std::string>& words)
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

    CardIx add(const std::string& id, std::size_t zone, Side owner)
    {
        const auto kind = m_game.table().character(id);
        if (!kind)
            wrong("'" + id + "' is no character of this library");
        if (s.cards.count() == kMaxCards)
            wrong("there are too many cards");
        if (!m_error.reason.empty())
            return kNoCard;
        const CardIx card = s.cards.add(zone);
        s.kind[card] = *kind;
        if (owner == 1)
            s.ownedByB |= bit(card);
        return card;
    }

    void readCard(const std::vector<std::string>& words)
    {
        std::size_t zone = 0;
        Side owner = 0;
        number(words[2], owner, kSides - 1);
        number(words[3], zone, zone::kCount - 1);
        if (zone == zone::kBoard || (zone > zone::kBoard ? (zone - zone::kBoneyard) : zone % 2) != owner)
            wrong("a card lies with its owner; those on the board have a line 'at'");
        (void)add(words[1], zone, owner);
    }

    void readTile(const std::vector<std::string>& words)
    {
        Tile tile = 0;
        Side owner = 0;
        bool isSlain = false;
        bool turned = false;
        bool acted = false;
        number(words[2], owner, kSides - 1);
        number(words[3], tile, m_game.board().tiles() - 1);
        number(words[8], isSlain, 1);
        number(words[9], turned, 1);
        number(words[10], acted, 1);
        const CardIx card = add(words[1], zone::kBoard, owner);
        if (card == kNoCard)
            return;
        number(words[4], s.health[card], 255);
        number(words[5], s.gold[card], 255);
        number(words[6], s.defended[card], 255);
        number(words[7], s.shield[card], 255);
        if (s.at[tile] != 0)
            wrong("two characters stand on one tile");
        if (isSlain && (turned || acted || s.health[card] > 0))
            wrong("a slain character has no health, no facing and no action");
        s.tile[card] = tile;
        s.at[tile] = static_cast<CardIx>(card + 1);
        (isSlain ? s.slain : s.living[owner]) |= bit(tile);
        s.turned |= turned ? bit(tile) : Bits{0};
        s.acted |= acted ? bit(tile) : Bits{0};
    }

    Result<State> check()
    {
        if (!m_hasNumbers)
            return wrong("the line 'numbers' is missing");
        if (s.phase > Phase::Over || s.active >= kSides || (s.winner >= kSides && s.winner != kNoSeat) ||
            s.toOpen > 3 || s.turn == 0)
            return wrong("a number is out of its range");
        const bool over = s.phase == Phase::Over;
        if ((!over && (s.step != Step::Ask || s.winner != kNoSeat)) || s.step > Step::Check)
            return wrong("the open question does not fit the position");
        if (Game::hash(s) != m_hash)
            return wrong("the state hash does not match");
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
    text += "\n" + optionsLine(game.options());
    const auto append = [&text](auto value) {
        text += " " + std::to_string(static_cast<std::uint64_t>(value));
    };
    const auto idOf = [&](CardIx card) { return game.table().characters[state.kind[card]].id; };
    text += "\nnumbers";
    visitNumbers(state, append);
    text += "\nrandom";
    append(state.random.state());
    for (std::size_t zone = 0; zone < zone::kCount; ++zone)
        for (const CardIx card : state.cards.in(zone)) {
            if (zone == zone::kBoard)
                continue;
            text += "\ncard " + idOf(card);
            append(state.ownerOf(card));
            append(zone);
        }
    for (Bits tiles = state.allLiving() | state.slain; tiles != 0; tiles &= tiles - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(tiles));
        const CardIx card = state.cardAt(tile);
        text += "\nat " + idOf(card);
        for (const std::uint8_t value : {state.ownerOf(card), tile, state.health[card], state.gold[card],
                                         state.defended[card], state.shield[card]})
            append(value);
        for (const Bits bits : {state.slain, state.turned, state.acted})
            append(bits >> tile & 1u);
    }
    text += "\nend";
    append(Game::hash(state));
    return text + "\n";
}

Result<State> loadPosition(const Game& game, std::string_view text)
{
    return Loader(game, text).load();
}

} // namespace rules::battleground
