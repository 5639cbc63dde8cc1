// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/game.h"

#include <algorithm>
#include <cassert>

namespace rules::battleground {

/// Runs one match: carries out a choice and goes on until the next question. Made for one call and thrown
/// away; all that lasts is in the state. No ability asks anything, so a question is always one of the turn:
/// phase and step say which. The parts stand in files of their own: engine.h (the turn), fighting.h (what
/// happens to characters).
template <class Log>
class Engine
{
public:
    Engine(const Game& game, State& state, Log& log)
        : m_game(game)
        , s(state)
        , m_log(log)
    {}

    /// Runs until a question is open or the match is over.
    void run()
    {
        while (s.phase != Phase::Over) {
            switch (s.step) {
            case Step::Begin: beginTurn(); break;
            case Step::Draw: drawForPhase(); break;
            case Step::Ask: return;
            case Step::Check: endTurn(); break;
            }
        }
    }

    /// Takes a legal choice; `run` goes on from there.
    void take(const Choice& choice)
    {
        const auto from = static_cast<Tile>(choice.a);
        const auto to = static_cast<Tile>(choice.b);
        switch (Verb(choice.verb)) {
        case Verb::Move: return move(from, to);
        case Verb::Attack: return attack(from, to);
        case Verb::Ability: return useAbility(from, to);
        case Verb::Reform: return reform(from);
        case Verb::EndActions:
            tell(EventKind::ActionsEnded, {.side = s.active}, Clause::ActionEnd);
            s.phase = Phase::Deployment;
            s.step = Step::Draw;
            return;
        case Verb::Deploy: return deploy(static_cast<std::uint8_t>(choice.a), to);
        case Verb::EndTurn: s.step = Step::Check; return;
        case Verb::Concede:
            tell(EventKind::Conceded, {.side = static_cast<Side>(choice.a)}, Clause::Concede);
            return win(other(static_cast<Side>(choice.a)), Clause::Concede);
        }
        assert(false && "there is no such verb");
    }

    [[gnu::always_inline]] void tell(EventKind kind, const Event& event, Clause clause,
                                     Clause also = Clause::None)
    {
        if constexpr (Log::kKeeps)
            m_log.add({kind, event.side, event.card, event.other, event.from, event.to, event.value,
                       event.extra, clause, also});
    }

private:
    // fighting.h
    void move(Tile from, Tile to);
    void attack(Tile from, Tile to);
    void useAbility(Tile from, Tile to);
    void operate(const Operation& operation, CardIx user, CardIx target, Tile userTile);
    void reform(Tile tile);
    void deploy(std::uint8_t kind, Tile tile);
    void relocate(CardIx card, Tile to);
    void bury(Tile tile, Side finder, Clause clause, Clause also);
    void lose(CardIx card, int amount, Clause clause);
    void slay(CardIx card);
    void push(CardIx card, Tile from, int tiles);

    void beginTurn()
    {
        const bool isOpening = (s.toOpen >> s.active & 1u) != 0;
        s.phase = isOpening ? Phase::Opening : Phase::Actions;
        s.step = isOpening ? Step::Draw : Step::Ask;
        s.eventful = false;
        refresh();
        tell(EventKind::TurnBegan,
             {.side = s.active,
              .value = static_cast<std::uint8_t>(std::min<unsigned>(s.turn, 255)),
              .extra = isOpening},
             isOpening ? Clause::Opening : Clause::Turn);
    }

    /// bg.ruling.refresh, bg.ability.shield
    void refresh()
    {
        s.acted = 0;
        for (const CardIx card : s.cards.in(zone::kBoard)) {
            const bool own = s.ownerOf(card) == s.active;
            if (own || m_game.options().refreshEveryTurn)
                s.defended[card] = 0;
            if (own)
                s.shield[card] = 0;
        }
    }

    void drawForPhase()
    {
        const bool isOpening = s.phase == Phase::Opening;
        for (std::size_t i = 0; i < (isOpening ? kOpeningCards : 1); ++i)
            draw(isOpening ? Clause::OpeningDraw : Clause::Draw);
        s.step = Step::Ask;
    }

    void draw(Clause clause)
    {
        const Side side = s.active;
        const std::uint8_t limit = m_game.options().handLimit;
        if (s.cards.empty(zone::kDeck + side)) {
            tell(EventKind::DeckEmpty, {.side = side}, Clause::RulingEmptyDeck, clause);
        } else if (limit > 0 && s.cards.size(zone::kHand + side) >= limit) {
            tell(EventKind::HandFull, {.side = side, .value = limit}, Clause::RulingHandLimit, clause);
        } else {
            const CardIx card = s.cards.at(zone::kDeck + side, 0);
            s.cards.moveToEnd(card, zone::kHand + side);
            tell(EventKind::CardDrawn, {.side = side, .card = s.kind[card]}, clause, Clause::HiddenHand);
        }
    }

    void endTurn()
    {
        const Side side = s.active;
        const bool wasOpening = s.phase == Phase::Opening;
        const unsigned living = countBits(s.living[side]);
        tell(EventKind::TurnEnded, {.side = side, .value = static_cast<std::uint8_t>(living)},
             Clause::TurnEnd);
        if (living < kLivingNeeded && (!wasOpening || m_game.options().openingDefeat)) {
            tell(EventKind::Defeated, {.side = side, .value = static_cast<std::uint8_t>(living)},
                 Clause::Defeat, wasOpening ? Clause::RulingOpeningDefeat : Clause::None);
            return win(other(side), Clause::Defeat);
        }
        s.toOpen = static_cast<std::uint8_t>(s.toOpen & ~(1u << side));
        s.still = s.eventful ? std::uint16_t{0} : static_cast<std::uint16_t>(s.still + 1);
        const std::uint16_t stillLimit = m_game.options().stillLimit;
        const bool isStill = stillLimit > 0 && s.still >= stillLimit;
        if (s.turn >= m_game.options().turnLimit || isStill) {
            const unsigned turns = isStill ? s.still : s.turn;
            tell(EventKind::MatchDrawn,
                 {.value = static_cast<std::uint8_t>(std::min<unsigned>(turns, 255)), .extra = isStill},
                 Clause::RulingEndless);
            s.phase = Phase::Over;
            return;
        }
        ++s.turn;
        s.active = other(side);
        s.step = Step::Begin;
    }

    void win(Side side, Clause clause)
    {
        s.winner = side;
        s.phase = Phase::Over;
        tell(EventKind::MatchWon, {.side = side}, clause);
    }

    [[nodiscard]] const Traits& traits(CardIx card) const { return m_game.table().traits[s.kind[card]]; }

    const Game& m_game;
    State& s;
    Log& m_log;
};

} // namespace rules::battleground
