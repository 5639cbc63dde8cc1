// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/card_text.h"
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/narration/phrases.h"

#include <algorithm>

namespace rules::crowns {

using narration::Phrases;

namespace {

/// What a kind of card counts, with {k} for the number that it is about.
Pattern reason(Kind kind, bool scores)
{
    switch (kind) {
    case Kind::Castellan: return {"{k} of your own ravens", "{k} eigene Raben"};
    case Kind::Princess: return {"{k} of your own Knights", "{k} eigene Ritter"};
    case Kind::Trader: return {"{k} of your own Coinage", "{k} eigene Münzen"};
    case Kind::Feud:
        if (scores)
            return {"nobody has more Feuds", "niemand hat mehr Fehden"};
        return {"somebody has more Feuds", "jemand hat mehr Fehden"};
    case Kind::Artist: return {"{k} Princesses next to you", "{k} Prinzessinnen neben dir"};
    case Kind::Bard: return {"{k} Coinage next to you", "{k} Münzen neben dir"};
    case Kind::Diplomat:
        return {"{k} house cards with a foreign banner", "{k} Hauskarten mit fremdem Banner"};
    case Kind::Jester:
        if (scores)
            return {"nobody has more Jesters", "niemand hat mehr Hofnarren"};
        return {"somebody has more Jesters", "jemand hat mehr Hofnarren"};
    case Kind::Priest:
        return {"{k} full sets of Castellan, Princess and Trader",
                "{k} vollständige Sätze aus Kastellan, Prinzessin und Händler"};
    case Kind::Undertaker:
        if (scores)
            return {"nobody has fewer cards", "niemand hat weniger Karten"};
        return {"somebody has fewer cards", "jemand hat weniger Karten"};
    case Kind::Coinage:
    case Kind::Knight:
    case Kind::Sentinel: break;
    }
    return {"no points of its own", "keine eigenen Punkte"};
}

/// Hands of the others decide, which nobody sees before the end. How many cards everybody holds is open.
bool dependsOnOthers(Kind kind)
{
    return kind == Kind::Feud || kind == Kind::Jester || kind == Kind::Artist || kind == Kind::Bard;
}

Clause alsoOf(Kind kind)
{
    switch (kind) {
    case Kind::Artist:
    case Kind::Bard: return Clause::ScoreNeighbours;
    case Kind::Coinage:
    case Kind::Knight:
    case Kind::Sentinel: return Clause::ScoreNone;
    case Kind::Feud: return Clause::RulingFeud;
    case Kind::Jester: return Clause::RulingJester;
    default: return Clause::None;
    }
}

int counted(const Scores& scores, const State& state, Seat seat, Kind kind)
{
    const Score& score = scores[seat];
    const auto held = [&](Kind each) { return int{score.count[std::size_t(each)]}; };
    const auto beside = [&](Kind each) {
        return scores[state.next(seat)].count[std::size_t(each)] +
               scores[state.previous(seat)].count[std::size_t(each)];
    };
    switch (kind) {
    case Kind::Castellan: return score.ravens;
    case Kind::Princess: return held(Kind::Knight);
    case Kind::Trader: return held(Kind::Coinage);
    case Kind::Artist: return beside(Kind::Princess);
    case Kind::Bard: return beside(Kind::Coinage);
    case Kind::Diplomat: return score.foreign;
    case Kind::Priest: return std::min({held(Kind::Castellan), held(Kind::Princess), held(Kind::Trader)});
    default: return 0;
    }
}

} // namespace

int knownScore(const Game& game, const State& state, Seat seat)
{
    const Score score = game.scores(state)[seat];
    const bool over = game.isOver(state);
    int known = 0;
    for (std::size_t number = 0; number < kKinds; ++number)
        if (over || !dependsOnOthers(static_cast<Kind>(number)))
            known += score.points[number];
    return known;
}

std::vector<ScoreLine> explainScore(const Game& game, const State& state, Seat seat, Language language)
{
    const Phrases phrases(game, state, language);
    const Scores scores = game.scores(state);
    const bool over = game.isOver(state);
    std::vector<ScoreLine> lines;
    int known = 0;
    for (std::size_t number = 0; number < kKinds; ++number) {
        const auto kind = static_cast<Kind>(number);
        const int held = scores[seat].count[number];
        if (held == 0)
            continue;
        ScoreLine line;
        line.clause = static_cast<Clause>(unsigned(Clause::CardCastellan) + number);
        line.also = alsoOf(kind);
        const std::string name = kindName(kind).in(language);
        if (!over && dependsOnOthers(kind)) {
            line.text = phrases.say({"{n} × {kind}: known at the end, when all hands are.",
                                     "{n} × {kind}: steht am Ende fest, wenn alle Hände offenliegen."},
                                    {{"n", std::to_string(held)}, {"kind", name}});
        } else {
            const int points = scores[seat].points[number];
            known += points;
            const std::string why = phrases.say(reason(kind, points > 0),
                                                {{"k", std::to_string(counted(scores, state, seat, kind))}});
            line.text = phrases.say({"{n} × {kind}: {points} ({why}).", "{n} × {kind}: {points} ({why})."},
                                    {{"n", std::to_string(held)},
                                     {"kind", name},
                                     {"points", phrases.points(points)},
                                     {"why", why}});
        }
        lines.push_back(std::move(line));
    }
    lines.push_back({Clause::Score, Clause::None,
                     phrases.say(over ? Pattern{"Total: {points}.", "Summe: {points}."}
                                      : Pattern{"Total so far: {points}.", "Bisherige Summe: {points}."},
                                 {{"points", phrases.points(known)}})});
    return lines;
}

} // namespace rules::crowns
