// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/words.h"

#include "rules/core/words.h"
#include "rules/games/battleground/battleground_reasons.h"

#include <algorithm>

namespace rules::battleground {

namespace {

constexpr int kMostRow = 9999;
constexpr std::array<std::string_view, kSides> kSideWords{"A", "B"};
constexpr std::array<std::string_view, 4> kPhaseWords{"opening", "actions", "deployment", "over"};

/// The verbs, their words and what stands behind them.
struct Form
{
    Verb verb;
    std::string_view word;
    std::string_view rest; ///< a letter for each word: t a tile, k a kind
    std::string_view form;
};
constexpr std::array<Form, 8> kForms{{
    {Verb::Move, "move", "tt", "move FROM TO"},
    {Verb::Attack, "attack", "tt", "attack FROM TO"},
    {Verb::Ability, "ability", "tt", "ability FROM TO"},
    {Verb::Reform, "reform", "t", "reform TILE"},
    {Verb::EndActions, "end-actions", "", "end-actions"},
    {Verb::Deploy, "deploy", "kt", "deploy CARD TILE"},
    {Verb::EndTurn, "end-turn", "", "end-turn"},
    {Verb::Concede, "concede", "", "concede"},
}};

} // namespace

std::string tileWord(const Geometry& board, std::size_t tile)
{
    if (tile >= board.tiles())
        return "?";
    const auto number = static_cast<Tile>(tile);
    return std::string(1, static_cast<char>('a' + board.column(number))) +
           std::to_string(board.row(number) + 1);
}

BothLanguages sideName(Seat side)
{
    const std::string letter(sideWord(side));
    return {"Player " + letter, "Spieler " + letter};
}

std::string_view sideWord(Seat side)
{
    return side < kSides ? kSideWords[side] : std::string_view{};
}

std::string_view phaseWord(Phase phase)
{
    return kPhaseWords[std::size_t(phase)];
}

std::optional<std::uint16_t> readTile(const Geometry& board, std::string_view word)
{
    if (word.size() < 2 || word[0] < 'a' || word[0] > 'z')
        return std::nullopt;
    const auto row = readNumber(word.substr(1), kMostRow);
    if (!row)
        return std::nullopt;
    const Tile tile = board.tile(static_cast<unsigned>(word[0] - 'a'), static_cast<unsigned>(*row - 1));
    return tile == kNoTile ? kOffBoard : std::uint16_t{tile};
}

std::optional<Side> readSide(std::string_view word)
{
    const auto found = std::find(kSideWords.begin(), kSideWords.end(), word);
    if (found == kSideWords.end())
        return std::nullopt;
    return static_cast<Side>(found - kSideWords.begin());
}

std::string writeChoice(const Game& game, const State&, const Choice& choice)
{
    for (const Form& form : kForms) {
        if (form.verb != Verb(choice.verb))
            continue;
        std::string text(form.word);
        for (std::size_t i = 0; i < form.rest.size(); ++i) {
            const std::uint16_t number = i == 0 ? choice.a : choice.b;
            if (form.rest[i] == 't')
                text += " " + tileWord(game.board(), number);
            else
                text += " " + (number < game.table().characters.size() ? game.table().characters[number].id
                                                                       : std::string("?"));
        }
        return text;
    }
    return "?";
}

Result<Choice> readChoice(const Game& game, std::optional<Side> seat, std::span<const std::string> words)
{
    std::string fitting;
    for (const Form& form : kForms) {
        fitting += (fitting.empty() ? "" : ", ") + std::string(form.word);
        if (words.empty() || words[0] != form.word)
            continue;
        if (words.size() != form.rest.size() + 1)
            return Error{"", hasForm(form.form)};
        Choice choice{std::uint16_t(form.verb), 0, 0, 0};
        if (form.verb == Verb::Concede)
            choice.a = seat.value_or(Side{0});
        for (std::size_t i = 0; i < form.rest.size(); ++i) {
            std::uint16_t& number = i == 0 ? choice.a : choice.b;
            if (form.rest[i] == 't') {
                const auto tile = readTile(game.board(), words[i + 1]);
                if (!tile)
                    return Error{
                        "", isNot(BattlegroundReason::NotATile, words[i + 1], BattlegroundReason::TileForm)};
                number = *tile;
            } else {
                const auto kind = game.table().character(words[i + 1]);
                if (!kind)
                    return Error{
                        "", isNot(CoreReason::NotACharacter, words[i + 1], BattlegroundReason::IdOrDefined)};
                number = *kind;
            }
        }
        return choice;
    }
    if (words.empty())
        return Error{"", {CoreReason::NoVerbBut, verbatim(fitting)}};
    return Error{"", isNot(CoreReason::NotAVerb, words[0], fitting)};
}

} // namespace rules::battleground
