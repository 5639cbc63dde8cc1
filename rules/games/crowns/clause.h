// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace rules::crowns {

// The clauses that the engine cites, with their stable ids. Titles and texts are in
// resources/rulebooks/game-of-crowns; a test keeps both lists in step. Those of the cards come last and in
// the order of Kind.
#define CROWNS_CLAUSES(X)                                                                                    \
    X(SetupPlayers, "gc.setup.players")                                                                      \
    X(SetupHands, "gc.setup.hands")                                                                          \
    X(SetupRavens, "gc.setup.ravens")                                                                        \
    X(SetupGuests, "gc.setup.guests")                                                                        \
    X(SetupFirst, "gc.setup.first")                                                                          \
    X(SetupTrack, "gc.setup.track")                                                                          \
    X(Hand, "gc.hand")                                                                                       \
    X(HandSecret, "gc.hand.secret")                                                                          \
    X(Discard, "gc.discard")                                                                                 \
    X(Turn, "gc.turn")                                                                                       \
    X(Action, "gc.action")                                                                                   \
    X(Play, "gc.play")                                                                                       \
    X(Exchange, "gc.exchange")                                                                               \
    X(ExchangeOffer, "gc.exchange.offer")                                                                    \
    X(ExchangeShow, "gc.exchange.show")                                                                      \
    X(ExchangeSecond, "gc.exchange.second")                                                                  \
    X(ExchangeRavens, "gc.exchange.ravens")                                                                  \
    X(ExchangeAccept, "gc.exchange.accept")                                                                  \
    X(ExchangeSwap, "gc.exchange.swap")                                                                      \
    X(ExchangeNoCards, "gc.exchange.no-cards")                                                               \
    X(Coinage, "gc.coinage")                                                                                 \
    X(CoinageRandom, "gc.coinage.random")                                                                    \
    X(CoinagePass, "gc.coinage.pass")                                                                        \
    X(Attack, "gc.attack")                                                                                   \
    X(AttackTarget, "gc.attack.target")                                                                      \
    X(AttackBanner, "gc.attack.banner")                                                                      \
    X(AttackVote, "gc.attack.vote")                                                                          \
    X(AttackReveal, "gc.attack.reveal")                                                                      \
    X(AttackVoteAgainst, "gc.attack.vote.against")                                                           \
    X(AttackRavens, "gc.attack.ravens")                                                                      \
    X(AttackRavensOnce, "gc.attack.ravens.once")                                                             \
    X(AttackVictor, "gc.attack.victor")                                                                      \
    X(AttackTie, "gc.attack.tie")                                                                            \
    X(AttackReward, "gc.attack.reward")                                                                      \
    X(AttackTake, "gc.attack.take")                                                                          \
    X(AttackGuest, "gc.attack.guest")                                                                        \
    X(AttackDefeated, "gc.attack.defeated")                                                                  \
    X(AttackRemoved, "gc.attack.removed")                                                                    \
    X(AttackDiscard, "gc.attack.discard")                                                                    \
    X(Round, "gc.round")                                                                                     \
    X(RoundMarker, "gc.round.marker")                                                                        \
    X(End, "gc.end")                                                                                         \
    X(EndEmpty, "gc.end.empty")                                                                              \
    X(Score, "gc.score")                                                                                     \
    X(ScoreNone, "gc.score.none")                                                                            \
    X(ScoreNeighbours, "gc.score.neighbours")                                                                \
    X(Win, "gc.win")                                                                                         \
    X(WinCards, "gc.win.cards")                                                                              \
    X(WinRavens, "gc.win.ravens")                                                                            \
    X(WinShared, "gc.win.shared")                                                                            \
    X(Agenda, "gc.agenda")                                                                                   \
    X(AgendaDeal, "gc.agenda.deal")                                                                          \
    X(AgendaUntouchable, "gc.agenda.untouchable")                                                            \
    X(AgendaScore, "gc.agenda.score")                                                                        \
    X(Negotiation, "gc.negotiation")                                                                         \
    X(NegotiationActive, "gc.negotiation.active")                                                            \
    X(NegotiationBinding, "gc.negotiation.binding")                                                          \
    X(Custom, "gc.custom")                                                                                   \
    X(CustomSwap, "gc.custom.swap")                                                                          \
    X(CustomSecret, "gc.custom.secret")                                                                      \
    X(Rounds, "gc.rounds")                                                                                   \
    X(RoundsMany, "gc.rounds.many")                                                                          \
    X(Team, "gc.team")                                                                                       \
    X(TeamScore, "gc.team.score")                                                                            \
    X(TeamAttack, "gc.team.attack")                                                                          \
    X(TeamCoinage, "gc.team.coinage")                                                                        \
    X(RulingFeud, "gc.ruling.feud-total")                                                                    \
    X(RulingJester, "gc.ruling.jester-total")                                                                \
    X(RulingActiveRavens, "gc.ruling.active-ravens")                                                         \
    X(RulingBidding, "gc.ruling.bidding")                                                                    \
    X(RulingLastCard, "gc.ruling.last-card")                                                                 \
    X(RulingSkipped, "gc.ruling.skipped")                                                                    \
    X(RulingNoPartner, "gc.ruling.no-partner")                                                               \
    X(RulingPlayedKnight, "gc.ruling.played-knight")                                                         \
    X(RulingNoReward, "gc.ruling.no-reward")                                                                 \
    X(RulingMustTake, "gc.ruling.must-take")                                                                 \
    X(RulingCoinageEmpty, "gc.ruling.coinage-empty")                                                         \
    X(RulingSentinelOwn, "gc.ruling.sentinel-own")                                                           \
    X(RulingSentinelOrder, "gc.ruling.sentinel-order")                                                       \
    X(RulingSentinelAgain, "gc.ruling.sentinel-again")                                                       \
    X(RulingSentinelSkipped, "gc.ruling.sentinel-skipped")                                                   \
    X(RulingSpareBanner, "gc.ruling.spare-banner")                                                           \
    X(RulingEmptyCheck, "gc.ruling.empty-check")                                                             \
    X(RulingTeamTie, "gc.ruling.team-tie")                                                                   \
    X(RulingTalk, "gc.ruling.talk")                                                                          \
    X(RulingBox, "gc.ruling.box")                                                                            \
    X(CardCastellan, "gc.card.castellan")                                                                    \
    X(CardCoinage, "gc.card.coinage")                                                                        \
    X(CardFeud, "gc.card.feud")                                                                              \
    X(CardKnight, "gc.card.knight")                                                                          \
    X(CardPrincess, "gc.card.princess")                                                                      \
    X(CardTrader, "gc.card.trader")                                                                          \
    X(GuestArtist, "gc.guest.artist")                                                                        \
    X(GuestBard, "gc.guest.bard")                                                                            \
    X(GuestDiplomat, "gc.guest.diplomat")                                                                    \
    X(GuestJester, "gc.guest.jester")                                                                        \
    X(GuestPriest, "gc.guest.priest")                                                                        \
    X(GuestSentinel, "gc.guest.sentinel")                                                                    \
    X(GuestUndertaker, "gc.guest.undertaker")

/// A clause as events, questions and refusals carry it.
enum class Clause : std::uint8_t {
    None,
#define X(name, id) name,
    CROWNS_CLAUSES(X)
#undef X
        Count
};

/// The stable id; empty for None.
[[nodiscard]] std::string_view clauseId(Clause clause);

} // namespace rules::crowns
