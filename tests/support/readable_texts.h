// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/language.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>

/// How the texts of a game read, for the narration tests of all games. Every function returns what is wrong,
/// or an empty text.
namespace tests {

enum class Reads { AsSentence, AsPhrase };

inline std::string flaw(const std::string& text, Reads as)
{
    if (text.empty())
        return "empty";
    for (const char* const bad : {"  ", " .", " ,", " ;", " :", "{", "}", "()", "..", "( ", ": .", "'"})
        if (text.find(bad) != std::string::npos)
            return text + " contains <" + bad + ">";
    if (text.front() == ' ' || text.back() == ' ')
        return text + " has a blank at an end";
    const std::string_view view = text;
    if ((text.front() >= 'a' && text.front() <= 'z') || view.starts_with("ä") || view.starts_with("ö") ||
        view.starts_with("ü"))
        return text + " begins with a small letter";
    if (as == Reads::AsPhrase ? text.back() == '.' : text.back() != '.' && text.back() != '?')
        return text + (as == Reads::AsPhrase ? " ends as a sentence" : " does not end");
    return {};
}

/// `text(language)` in both languages. Sentences must differ; a phrase may be a name.
template <class Text>
[[nodiscard]] std::string flawInEither(Reads as, Text&& text)
{
    const std::string en = text(rules::Language::English);
    const std::string de = text(rules::Language::German);
    for (const std::string& each : {en, de})
        if (std::string wrong = flaw(each, as); !wrong.empty())
            return wrong;
    return as == Reads::AsSentence && en == de ? en + " is the same in both languages" : std::string();
}

/// `tell(kind, language)` for every kind of event: no two read alike.
template <class Tell>
[[nodiscard]] std::string eventsThatReadAlike(std::size_t kinds, Tell&& tell)
{
    for (const rules::Language language : rules::kLanguages) {
        std::set<std::string> told;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if (const std::string text = tell(kind, language); !told.insert(text).second)
                return "two kinds of events read: " + text;
    }
    return {};
}

/// Who tries to choose what.
using Guess = std::pair<rules::Seat, rules::Choice>;

/// Puts into words what `seat` tries: the choice, and the refusal where it is not possible, whose reason is
/// added to `refused`.
template <class Game, class State, class Reason>
[[nodiscard]] std::string guessFlaw(const Game& game, const State& state, const Guess& guess,
                                    std::set<Reason>& refused)
{
    const auto& [seat, choice] = guess;
    if (std::string wrong = flawInEither(
            Reads::AsPhrase,
            [&](rules::Language language) { return describeChoice(game, state, guess.second, language); });
        !wrong.empty())
        return wrong;
    const auto why = game.refuse(state, seat, choice);
    if (!why)
        return {};
    refused.insert(why->reason);
    return flawInEither(Reads::AsSentence, [&](rules::Language language) {
        return refusal(game, state, guess.first, guess.second, *why, language);
    });
}

/// Plays a match with `choose(state, question)`. At every step the question, all answers and `guesses` others
/// from `guess(question, i)` are put into words, and once more when the match is over.
template <class Game, class State, class Log, class Choose, class GuessOf, class Reason>
[[nodiscard]] std::string flawInMatch(const Game& game, State& state, Log& log, Choose&& choose,
                                      unsigned guesses, GuessOf&& guess, std::set<Reason>& refused)
{
    for (bool isOver = false; !isOver;) {
        isOver = game.isOver(state);
        const auto question = game.question(state);
        if (std::string wrong =
                flawInEither(Reads::AsSentence,
                             [&](rules::Language language) { return ask(game, state, question, language); });
            !wrong.empty())
            return wrong;
        for (unsigned i = 0; i < guesses; ++i)
            if (std::string wrong = guessFlaw(game, state, guess(question, i), refused); !wrong.empty())
                return wrong;
        for (std::size_t i = 0; i < question.options.size(); ++i)
            if (std::string wrong = guessFlaw(game, state, {question.seat, question.options[i]}, refused);
                !wrong.empty())
                return wrong;
        if (!isOver)
            game.apply(state, choose(state, question), log);
    }
    return {};
}

} // namespace tests
