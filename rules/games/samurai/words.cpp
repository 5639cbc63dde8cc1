// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/words.h"

#include "rules/core/words.h"
#include "rules/games/samurai/samurai_reasons.h"

#include <algorithm>

namespace rules::samurai {

namespace {

/// The verbs, their words and what comes after them: s a samurai, d a side, p a penalty, c a samurai, a card
/// or a farmstead.
struct Form
{
    Verb verb;
    std::string_view word;
    char rest;
    std::string_view form;
};
constexpr std::array<Form, 20> kVerbForms{{
    {Verb::Fight, "fight", 0, "fight"},
    {Verb::Support, "support", 's', "support SAMURAI"},
    {Verb::Pass, "pass", 0, "pass"},
    {Verb::Confront, "confront", 0, "confront"},
    {Verb::Defend, "defend", 0, "defend"},
    {Verb::HandOn, "hand-on", 'd', "hand-on left|right"},
    {Verb::Drop, "drop", 0, "drop"},
    {Verb::Redraw, "redraw", 0, "redraw"},
    {Verb::Keep, "keep", 0, "keep"},
    {Verb::Ignore, "ignore", 0, "ignore"},
    {Verb::Suffer, "suffer", 0, "suffer"},
    {Verb::First, "first", 'p', "first PENALTY"},
    {Verb::Again, "again", 0, "again"},
    {Verb::PickSamurai, "pick", 'c', "pick SAMURAI or pick CARD"},
    {Verb::Enough, "enough", 0, "enough"},
    {Verb::Kiai, "kiai", 0, "kiai"},
    {Verb::KiaiWithout, "kiai-without", 0, "kiai-without"},
    {Verb::NoKiai, "no-kiai", 0, "no-kiai"},
    {Verb::Token, "token", 's', "token SAMURAI"},
    {Verb::NoToken, "no-token", 0, "no-token"},
}};

struct Named
{
    std::string_view word;
    BothLanguages name;
};

const std::array<Named, 27>& names()
{
    static const std::array<Named, 27> all{{
        {"stack", {"Raider stack", "Räuberstapel"}},
        {"intruders", {"Intruders", "Eindringlinge"}},
        {"discard", {"Discard pile", "Ablagestapel"}},
        {"card", {"Card in play", "Karte im Spiel"}},
        {"line", {"Combat line", "Kampfreihe"}},
        {"left", {"Defence", "Abwehr"}},
        {"tokens", {"Support tokens", "Unterstützungsmarker"}},
        {"absent", {"Tokens of absent samurai", "Marker abwesender Samurai"}},
        {"village", {"Village", "Dorf"}},
        {"barricades", {"Barricades", "Barrikaden"}},
        {"farmsteads", {"Farmsteads", "Gehöfte"}},
        {"families", {"Families", "Familien"}},
        {"round", {"Round", "Runde"}},
        {"total", {"Total", "Summe"}},
        {"kiai", {"Kiai value", "Kiai-Wert"}},
        {"wounds", {"Wound tokens", "Wundmarker"}},
        {"animal", {"Animal side", "Tierseite"}},
        {"passed", {"Passed", "Gepasst"}},
        {"token", {"Absent tokens", "Marker der Abwesenden"}},
        {"penalty", {"Penalty", "Strafe"}},
        {"action", {"Action", "Aktion"}},
        {"fight", {"Fight", "Kampf"}},
        {"round-end", {"End of the round", "Rundenende"}},
        {"over", {"Over", "Zu Ende"}},
        {"value", {"Value", "Wert"}},
        {"samurai", {"Samurai", "Samurai"}},
        {"raiders", {"Raiders", "Räuber"}},
    }};
    return all;
}

} // namespace

std::optional<Who> readSamuraiId(const Library& library, std::string_view word)
{
    const auto found = library.findSamurai(word);
    if (!found)
        return std::nullopt;
    return static_cast<Who>(*found);
}

std::string samuraiIds(const Library& library)
{
    std::string ids;
    for (const Samurai& each : library.samurai)
        ids += (ids.empty() ? "" : ", ") + each.id;
    return ids;
}

std::string_view phaseWord(const State& state)
{
    if (state.result != Ending::Running)
        return "over";
    switch (state.frames.back().task) {
    case Task::AskToken: return "token";
    case Task::AskIgnore:
    case Task::AskOrder:
    case Task::AskLoss: return "penalty";
    case Task::AskAction: return "action";
    case Task::AskTalent:
    case Task::AskAgain: return "fight";
    case Task::AskPlace: return state.resolving != 0 ? "kiai" : "fight";
    case Task::AskFarm: return state.ending ? "round-end" : "penalty";
    default: return "kiai";
    }
}

/// "stack", "line.kyuzo", "kyuzo total"
BothLanguages wordName(const Library& library, std::string_view word)
{
    const auto nameOf = [](std::string_view what) -> const BothLanguages* {
        for (const Named& each : names())
            if (each.word == what)
                return &each.name;
        return nullptr;
    };
    if (const BothLanguages* const name = nameOf(word))
        return *name;
    if (const auto samurai = library.findSamurai(word))
        return library.samurai[*samurai].name;
    const std::size_t dot = word.find('.');
    const std::size_t blank = word.find(' ');
    const std::size_t at = std::min(dot, blank);
    if (at != std::string_view::npos) {
        const std::string_view first = word.substr(0, at);
        const std::string_view second = word.substr(at + 1);
        const auto samurai = library.findSamurai(dot < blank ? second : first);
        const BothLanguages* const what = nameOf(dot < blank ? first : second);
        if (samurai && what != nullptr) {
            const BothLanguages& who = library.samurai[*samurai].name;
            return {who.en + ": " + what->en, who.de + ": " + what->de};
        }
    }
    return {std::string(word), std::string(word)};
}

std::string writeChoice(const Game& game, const State&, const Choice& choice)
{
    const Verb verb = Verb(choice.verb);
    if (verb == Verb::PickCard)
        return "pick " + raiderWord(choice.a);
    if (verb == Verb::PickFarm)
        return "pick " + std::string(choice.a < kFarmPenalties ? farmPenaltyWords()[choice.a] : "?");
    for (const Form& form : kVerbForms) {
        if (form.verb != verb)
            continue;
        std::string text(form.word);
        if (form.rest == 's' || form.rest == 'c')
            text += " " + (choice.a < game.library().samurai.size() ? game.library().samurai[choice.a].id
                                                                    : std::string("?"));
        else if (form.rest == 'd')
            text += choice.a == 0 ? " left" : choice.a == 1 ? " right" : " ?";
        else if (form.rest == 'p')
            text += " " + std::string(choice.a < kPenalties ? penaltyWords()[choice.a] : "?");
        return text;
    }
    return "?";
}

Result<Choice> readChoice(const Game& game, std::span<const std::string> words)
{
    std::string fitting;
    for (const Form& form : kVerbForms) {
        fitting += (fitting.empty() ? "" : ", ") + std::string(form.word);
        if (words.empty() || words[0] != form.word)
            continue;
        if (words.size() != (form.rest == 0 ? 1u : 2u))
            return Error{"", hasForm(form.form)};
        Choice choice{std::uint16_t(form.verb), 0, 0, 0};
        if (form.rest == 0)
            return choice;
        const std::string& word = words[1];
        if (form.rest == 'd') {
            if (word != "left" && word != "right")
                return Error{"", isNot(CoreReason::NotASide, word, "left, right")};
            choice.a = word == "left" ? 0 : 1;
            return choice;
        }
        if (form.rest == 'p') {
            const auto penalties = penaltyWords().subspan(1);
            const auto found = std::find(penalties.begin(), penalties.end(), word);
            if (found == penalties.end()) {
                std::string known;
                for (const std::string_view each : penalties)
                    known += (known.empty() ? "" : ", ") + std::string(each);
                return Error{"", isNot(SamuraiReason::NotAPenalty, word, known)};
            }
            choice.a = static_cast<std::uint16_t>(found - penalties.begin() + 1);
            return choice;
        }
        if (const auto samurai = readSamuraiId(game.library(), word)) {
            choice.a = *samurai;
            return choice;
        }
        if (form.rest == 's')
            return Error{"", isNot(SamuraiReason::NotASamurai, word, samuraiIds(game.library()))};
        const auto farms = farmPenaltyWords();
        if (const auto farm = std::find(farms.begin(), farms.end(), word); farm != farms.end())
            return Choice{std::uint16_t(Verb::PickFarm), static_cast<std::uint16_t>(farm - farms.begin()), 0,
                          0};
        const auto raider = readRaider(word);
        if (raider)
            return Choice{std::uint16_t(Verb::PickCard), *raider, 0, 0};
        if (isNumber(std::string_view(word).substr(0, word.find(':'))))
            return Error{"", raider.error().reason};
        return Error{"", isNot(SamuraiReason::NotSamuraiOrRaider, word,
                               Reason(SamuraiReason::OrRaider, verbatim(samuraiIds(game.library()))))};
    }
    if (words.empty())
        return Error{"", {CoreReason::NoVerbBut, verbatim(fitting)}};
    return Error{"", isNot(CoreReason::NotAVerb, words[0], fitting)};
}

} // namespace rules::samurai
