// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/position.h"

#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/position_text.h"

namespace rules::battleground {

namespace {

constexpr std::string_view kHeader = "battleground-position 1";

/// The numbers of a state that belong to no card, in the order in which they are saved.
template <class S, class Visit>
void visitFields(S& state, Visit&& visit)
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
        if (words[0] == "card" && words.size() == 4)
            readCard(words);
        else if (words[0] == "at" && words.size() == 11)
            readTile(words);
        else
            return false;
        return true;
    }
    [[nodiscard]] Reason problem() const
    {
        if (s.phase > Phase::Over || s.active >= kSides || (s.winner >= kSides && s.winner != kNoSeat) ||
            s.toOpen > 3 || s.turn == 0)
            return MatchReason::ValueRange;
        const bool over = s.phase == Phase::Over;
        if ((!over && (s.step != Step::Ask || s.winner != kNoSeat)) || s.step > Step::Check)
            return MatchReason::QuestionMisfit;
        return {};
    }

private:
    CardIx add(const std::string& id, std::size_t zone, Side owner)
    {
        const auto kind = m_game.table().character(id);
        if (!kind)
            wrong({MatchReason::NotInLibrary, id});
        if (s.cards.count() == kMaxCards)
            wrong(MatchReason::TooManyCards);
        if (!isFine())
            return kNoCard;
        const CardIx card = s.cards.add(zone);
        s.kind[card] = *kind;
        if (owner == 1)
            s.ownedByB |= bit(card);
        return card;
    }

    void readCard(const Words& words)
    {
        std::size_t zone = 0;
        Side owner = 0;
        number(words[2], owner, kSides - 1);
        number(words[3], zone, zone::kCount - 1);
        if (zone == zone::kBoard || (zone > zone::kBoard ? (zone - zone::kBoneyard) : zone % 2) != owner)
            wrong(BattlegroundReason::CardWithOwner);
        (void)add(words[1], zone, owner);
    }

    void readTile(const Words& words)
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
            wrong(BattlegroundReason::TwoOnOneTile);
        if (isSlain && (turned || acted || s.health[card] > 0))
            wrong(BattlegroundReason::SlainState);
        s.tile[card] = tile;
        s.at[tile] = static_cast<CardIx>(card + 1);
        (isSlain ? s.slain : s.living[owner]) |= bit(tile);
        s.turned |= turned ? bit(tile) : Bits{0};
        s.acted |= acted ? bit(tile) : Bits{0};
    }
};

} // namespace

std::string savePosition(const Game& game, const State& state)
{
    PositionWriter text(kHeader);
    text.line(optionsLine(game.options()));
    const auto idOf = [&](CardIx card) { return game.table().characters[state.kind[card]].id; };
    text.line("numbers").numbers([&](auto&& visit) { visitFields(state, visit); });
    text.line("random").number(state.random.state());
    for (std::size_t zone = 0; zone < zone::kCount; ++zone)
        for (const CardIx card : state.cards.in(zone)) {
            if (zone == zone::kBoard)
                continue;
            text.line("card").word(idOf(card)).number(state.ownerOf(card)).number(zone);
        }
    for (Bits tiles = state.allLiving() | state.slain; tiles != 0; tiles &= tiles - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(tiles));
        const CardIx card = state.cardAt(tile);
        text.line("at").word(idOf(card));
        for (const std::uint8_t value : {state.ownerOf(card), tile, state.health[card], state.gold[card],
                                         state.defended[card], state.shield[card]})
            text.number(value);
        for (const Bits bits : {state.slain, state.turned, state.acted})
            text.number(bits >> tile & 1u);
    }
    return text.end(Game::hash(state));
}

Result<State> loadPosition(const Game& game, std::string_view text)
{
    return Loader(game, text).load();
}

} // namespace rules::battleground
