// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/known_samurai.h"

#include "rules/core/words.h"
#include "rules/games/samurai/match.h"
#include "rules/games/samurai/option_names.h"
#include "rules/games/samurai/rating.h"
#include "rules/games/samurai/scenario_stage.h"
#include "rules/games/samurai/setup_words.h"

#include <algorithm>
#include <string>

namespace rules::samurai {

namespace {

constexpr unsigned kUsualPlayers = 5;

/// Where the samurai are named, they say how many there are.
MatchSetup counted(MatchSetup setup)
{
    for (const std::vector<std::string>& line : setup.lines)
        if (!line.empty() && line[0] == "samurai" && setup.players == 0)
            setup.players = static_cast<unsigned>(line.size() - 1);
    return setup;
}

} // namespace

KnownSamurai::KnownSamurai(Library library)
    : m_library(std::move(library))
{
    // The same cards play the same match, in whatever order they come.
    const auto byId = [](const auto& a, const auto& b) { return a.id < b.id; };
    std::sort(m_library.samurai.begin(), m_library.samurai.end(), byId);
    std::sort(m_library.raiders.begin(), m_library.raiders.end(), byId);
    std::sort(m_library.tokens.begin(), m_library.tokens.end(), byId);
    m_libraryHash = m_library.rulesHash();
}

std::vector<VariantView> KnownSamurai::variants() const
{
    return {{"standard",
             {"Three to seven samurai", "Drei bis sieben Samurai"},
             3,
             7,
             kUsualPlayers,
             DeckUse::None,
             std::string(clauseId(Clause::SetupSamurai))},
            {"two-player",
             {"Two players", "Zu zweit"},
             2,
             2,
             2,
             DeckUse::None,
             std::string(clauseId(Clause::Two))},
            {"solo", {"Solo", "Allein"}, 2, 3, 2, DeckUse::None, std::string(clauseId(Clause::SoloSamurai))}};
}

std::vector<SeatView> KnownSamurai::seats(const MatchSetup& setup) const
{
    const auto prepared = prepare(setup);
    if (!prepared)
        return {};
    std::vector<SeatView> seats;
    for (const Who who : prepared->setup.samurai)
        seats.push_back({m_library.samurai[who].id, m_library.samurai[who].name, "samurai"});
    return seats;
}

std::vector<SetupField> KnownSamurai::setupFields(std::string_view variant, unsigned players) const
{
    const auto known = readVariant(variant);
    if (!known)
        return {};
    const SeatRange range = seatsOf(*known);
    const std::size_t seats = std::clamp<std::size_t>(players, range.min, range.max);
    SetupField samurai{"samurai", {"Samurai, clockwise", "Samurai im Uhrzeigersinn"}, {}, {},
                       0,         std::string(clauseId(Clause::SetupSamurai))};
    for (std::size_t seat = 1; seat <= seats; ++seat)
        samurai.each.push_back({"Seat " + std::to_string(seat), "Platz " + std::to_string(seat)});
    samurai.choices.push_back({"random", {"Drawn by lot", "Das Los entscheidet"}, {}});
    for (const Samurai& each : m_library.samurai)
        samurai.choices.push_back({each.id, each.name, {}});
    return {samurai};
}

std::vector<CardName> KnownSamurai::cards() const
{
    std::vector<CardName> names;
    for (const RaiderCard& each : m_library.raiders)
        names.push_back({each.id, each.name, {}});
    return names;
}

std::vector<OptionView> KnownSamurai::options(std::string_view variant) const
{
    std::vector<OptionView> views;
    const MatchOptions defaults;
    for (const OptionForm& form : optionForms()) {
        // What a variant never asks is no choice there.
        if ((form.key == "absent-tokens" && variant != "standard") ||
            (form.key == "redeal" && variant == "standard") ||
            (form.key == "solo-number" && variant != "solo"))
            continue;
        OptionView view;
        view.key = form.key;
        view.clause = clauseId(form.clause);
        view.values = form.values;
        view.usual = optionValue(defaults, form.key);
        view.isMain = form.key == "difficulty" || form.key == "absent-tokens";
        nameOption(view);
        views.push_back(std::move(view));
    }
    return views;
}

std::unique_ptr<scenario::Stage> KnownSamurai::stage() const
{
    return std::make_unique<ScenarioStage>(m_library);
}

Result<KnownSamurai::Prepared> KnownSamurai::prepare(const MatchSetup& words) const
{
    const MatchSetup setup = counted(words);
    const auto count = seatCount(*this, setup);
    if (!count)
        return count.error();
    const Result<MatchOptions> options = readOptions(setup);
    if (!options)
        return options.error();
    auto game = std::make_shared<const Game>(m_library, *options);
    Result<Setup> read = readSetup(*game, setup, count->players);
    if (!read)
        return read.error();
    return Prepared{std::move(game), std::move(*read)};
}

std::vector<BothLanguages> KnownSamurai::cardIssues() const
{
    std::vector<BothLanguages> issues;
    for (const Error& wrong : libraryWrong(m_library))
        issues.push_back({wrong.text(Language::English), wrong.text(Language::German)});
    return issues;
}

std::vector<SetupIssue> KnownSamurai::issues(const MatchSetup& words) const
{
    std::vector<SetupIssue> issues;
    const auto add = [&issues](const Error& wrong, Clause clause) {
        issues.push_back(
            {{wrong.text(Language::English), wrong.text(Language::German)}, std::string(clauseId(clause))});
    };
    std::vector<std::string> named;
    std::vector<std::string> twice;
    std::size_t seats = words.players;
    for (const std::vector<std::string>& line : words.lines) {
        if (line.empty() || line[0] != "samurai")
            continue;
        seats = seats == 0 ? line.size() - 1 : seats;
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (!m_library.findSamurai(line[i]))
                continue;
            auto& list = std::find(named.begin(), named.end(), line[i]) == named.end() ? named : twice;
            if (std::find(list.begin(), list.end(), line[i]) == list.end())
                list.push_back(line[i]);
        }
    }
    for (const std::string& id : twice) {
        const BothLanguages& name = m_library.samurai[*m_library.findSamurai(id)].name;
        issues.push_back(
            {{"Two players cannot both play " + name.en + ": each samurai exists once.",
              "Zwei Spieler können nicht beide " + name.de + " spielen: Jeden Samurai gibt es einmal."},
             std::string(clauseId(Clause::SetupSamurai))});
    }
    if (const auto options = readOptions(words); options && seats != 0)
        if (const auto wrong = optionsWrong(*options, seats)) {
            Clause clause = Clause::SetupSamurai;
            for (const OptionForm& form : optionForms())
                if (form.key == wrong->place.path)
                    clause = form.clause;
            add(*wrong, clause);
        }
    for (BothLanguages& wrong : cardIssues())
        issues.push_back({std::move(wrong), std::string(clauseId(Clause::SetupStack))});
    return issues.empty() ? completionIssues(*this, words) : issues;
}

Result<MatchSetup> KnownSamurai::complete(const MatchSetup& setup) const
{
    const auto prepared = prepare(setup);
    if (!prepared)
        return prepared.error();
    return writeSetup(*prepared->game, prepared->setup);
}

Result<scenario::Stage::Begun> KnownSamurai::start(const MatchSetup& setup) const
{
    const auto prepared = prepare(setup);
    if (!prepared)
        return prepared.error();
    const Game& game = *prepared->game;
    EventLog log;
    const Result<State> state = game.start(prepared->setup, log);
    if (!state)
        return state.error();
    return scenario::Stage::Begun{std::make_unique<Match>(prepared->game, *state),
                                  logLines(game, *state, log)};
}

KnownGame::Chooser KnownSamurai::bot(bots::BotKind kind, std::uint64_t seed) const
{
    return botOf<Match>(kind, seed);
}

Result<bots::Simulation> KnownSamurai::simulate(const MatchSetup& words,
                                                const std::vector<bots::BotKind>& seats,
                                                bots::SeedRange seeds, unsigned threads,
                                                bots::Progress* progress) const
{
    if (const auto fits = checkBots(*this, words, seats.size()); !fits)
        return fits.error();
    const auto prepared = prepare(words);
    if (!prepared)
        return prepared.error();
    const Game& game = *prepared->game;
    if (const Result<State> trial = game.start(prepared->setup); !trial)
        return trial.error();
    bots::Subject subject{"samurai-spirit", words.variant, {}, {}, "", "points", {"samurai", "raiders"}};
    for (const bots::BotKind& seat : seats)
        subject.bots.push_back(bots::botName(seat));
    for (const std::vector<std::string>& line : words.lines)
        subject.decks.push_back(joinWords(line));
    subject.rules = std::to_string(Game::kRulesVersion) + "/" + std::to_string(m_libraryHash);
    const auto begin = [&](std::uint64_t seed) {
        // Samurai that are left to chance differ from match to match.
        MatchSetup mine = counted(words);
        mine.seed = seed;
        return *game.start(*readSetup(game, mine, prepared->setup.samurai.size()));
    };
    return bots::Simulator(game, begin, seats).run(subject, seeds, threads, progress);
}

} // namespace rules::samurai
