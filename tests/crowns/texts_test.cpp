// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that random matches say and ask, in both languages, and every choice as words and back.
#include "rules/core/words.h"
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/words.h"
#include "tests/support/check.h"
#include "tests/support/crowns_invariants.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/readable_texts.h"

#include <set>
#include <tuple>

using namespace rules;
using namespace rules::crowns;
using crowns_matches::Table;
using tests::check;
using tests::Reads;

namespace {

void checkText(const std::string& text, Reads as)
{
    const std::string wrong = tests::flaw(text, as);
    check(wrong.empty() && text.find("–") == std::string::npos, wrong.empty() ? text : wrong);
}

} // namespace

int main()
{
    const Box box = crowns_matches::builtInBox();
    std::set<EventKind> events;
    std::set<RefusalReason> refusals;
    std::set<std::string> opens;
    for (const Table& table : crowns_matches::allTables()) {
        const Game game(box, crowns_matches::optionsOf(table));
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Random random(seed);
            EventLog log;
            State state = game.start(crowns_matches::setup(table, seed), log).value();
            while (!game.isOver(state)) {
                const Question question = game.question(state);
                for (const Language language : kLanguages)
                    checkText(ask(game, state, question, language), Reads::AsSentence);
                for (std::size_t i = 0; i < question.options.size(); ++i) {
                    const Choice choice = question.options[i];
                    for (const Language language : kLanguages)
                        checkText(describeChoice(game, state, choice, language), Reads::AsPhrase);
                    const auto read =
                        readChoice(state, question.seat, splitWords(writeChoice(game, state, choice)));
                    check(read && *read == choice,
                          writeChoice(game, state, choice) + " is read as it was written");
                }
                const Choice any{static_cast<std::uint16_t>(1 + random.below(18)),
                                 static_cast<std::uint16_t>(random.below(61)),
                                 static_cast<std::uint16_t>(random.below(state.players)),
                                 static_cast<std::uint16_t>(random.below(2) * question.seat)};
                for (Seat seat = 0; seat < state.players; ++seat)
                    if (const auto refusal = game.refuse(state, seat, any)) {
                        refusals.insert(refusal->reason);
                        if (any.a < state.players)
                            for (const Language language : kLanguages)
                                checkText(crowns::refusal(game, state, seat, any, *refusal, language),
                                          Reads::AsSentence);
                    }
                if (question.ask == Ask::Action) {
                    const auto written = encodeDeal(state, crowns_invariants::randomDeal(state, random));
                    check(written.has_value(), "cards that are in the hands can be written");
                    const Choice deal = written.value_or(Choice{});
                    for (const Language language : kLanguages)
                        checkText(describeChoice(game, state, deal, language), Reads::AsPhrase);
                    const auto read =
                        readChoice(state, question.seat, splitWords(writeChoice(game, state, deal)));
                    check(read && *read == deal,
                          writeChoice(game, state, deal) + " is read as it was written");
                    if (const auto refusal = game.refuse(state, state.active, deal))
                        refusals.insert(refusal->reason);
                    else
                        game.apply(state, deal, log);
                    if (game.question(state).seat != question.seat || state.ask != Ask::Action)
                        continue;
                }
                const Question open = game.question(state);
                const auto count = static_cast<std::uint32_t>(open.options.size());
                game.apply(state, open.options[random.below(count)], log);
            }
            // A win names what decided it.
            for (const auto& [also, en, de] :
                 {std::tuple(Clause::None, "points.", "punkten."),
                  std::tuple(Clause::WinCards, "the fewest cards.", "den wenigsten Karten."),
                  std::tuple(Clause::WinRavens, "the fewest ravens.", "den wenigsten Raben.")}) {
                Event won;
                won.kind = EventKind::Won;
                won.points = 7;
                won.clause = Clause::Win;
                won.also = also;
                const std::string english = tell(game, state, won, Language::English);
                const std::string german = tell(game, state, won, Language::German);
                check(english.ends_with(en), english + " ends with " + en);
                check(german.ends_with(de), german + " ends with " + de);
            }
            for (const Event& event : log.events) {
                events.insert(event.kind);
                for (const Language language : kLanguages) {
                    const std::string told = tell(game, state, event, language);
                    checkText(told, Reads::AsSentence);
                    check(told.find("mit") == std::string::npos ||
                              told.find("Siegpunkte.") == std::string::npos,
                          "the dative has an ending: " + told);
                    if (!isSecret(event.kind))
                        continue;
                    const std::string open = tell(game, state, event, language, true);
                    check(open != told, "a secret is told to everybody: " + told);
                    if (event.kind == EventKind::CardSwapped || event.kind == EventKind::SentinelKept)
                        check(open.empty(), "others must not notice swaps and kept Sentinels");
                    else
                        checkText(open, Reads::AsSentence);
                    opens.insert(open);
                }
            }
            for (Seat seat = 0; seat < state.players; ++seat)
                for (const Language language : kLanguages)
                    for (const ScoreLine& line : explainScore(game, state, seat, language)) {
                        checkText(line.text, Reads::AsSentence);
                        check(!clauseId(line.clause).empty(), "a line of the score cites its rule");
                    }
        }
    }
    // Nothing that others read names a card.
    for (const BoxCard& card : box.all)
        for (const std::string& open : opens)
            for (const std::string& name : {card.name.en, card.name.de})
                if (card.values.isPlayed() && card.values.house != kNoHouse)
                    check(open.find(name) == std::string::npos, open + " names " + name);
    check(events.size() >= std::size_t(EventKind::TeamWon) - 3, "nearly every kind of event came up");
    check(refusals.size() >= 20, "most reasons for a refusal came up");
    std::printf("%zu kinds of events, %zu reasons\n", events.size(), refusals.size());
    return tests::result();
}
