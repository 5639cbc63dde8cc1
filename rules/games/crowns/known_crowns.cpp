// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/known_crowns.h"

#include "rules/core/words.h"
#include "rules/games/crowns/match.h"
#include "rules/games/crowns/option_names.h"
#include "rules/games/crowns/rating.h"
#include "rules/games/crowns/scenario_stage.h"
#include "rules/games/crowns/setup_words.h"

namespace rules::crowns {

KnownCrowns::KnownCrowns(Box box)
    : m_box(std::move(box))
    , m_libraryHash(m_box.rulesHash())
{}

std::vector<VariantView> KnownCrowns::variants() const
{
    VariantView standard{"standard", {"Standard", "Standard"}};
    standard.minPlayers = kMinPlayers;
    standard.maxPlayers = kMaxPlayers;
    standard.usualPlayers = kMinPlayers;
    standard.decks = DeckUse::None;
    standard.clause = clauseId(Clause::SetupPlayers);
    return {standard};
}

std::vector<SeatView> KnownCrowns::seats(const MatchSetup& setup) const
{
    const auto prepared = prepare(setup);
    if (!prepared)
        return {};
    const Result<State> state = prepared->game->start(prepared->setup);
    return state ? Match(prepared->game, *state).seats() : std::vector<SeatView>{};
}

std::vector<SetupField> KnownCrowns::setupFields(std::string_view, unsigned players) const
{
    SetupField houses;
    houses.key = "houses";
    houses.name = {"Houses, clockwise", "Häuser im Uhrzeigersinn"};
    houses.clause = clauseId(Clause::SetupPlayers);
    for (unsigned seat = 1; seat <= players; ++seat)
        houses.each.push_back({"Seat " + std::to_string(seat), "Platz " + std::to_string(seat)});
    houses.choices.push_back({"random", {"Drawn by lot", "Das Los entscheidet"}, {}});
    for (std::size_t house = 0; house < kHouses; ++house)
        houses.choices.push_back(
            {std::string(houseWord(static_cast<House>(house))), houseName(static_cast<House>(house)), {}});
    return {houses};
}

std::vector<CardName> KnownCrowns::cards() const
{
    std::vector<CardName> names;
    for (const BoxCard& card : m_box.all)
        if (card.values.isPlayed())
            names.push_back({card.id, card.name, {}});
    return names;
}

std::vector<OptionView> KnownCrowns::options(std::string_view) const
{
    std::vector<OptionView> views;
    const MatchOptions defaults;
    for (const OptionForm& form : optionForms()) {
        views.push_back({std::string(form.key), std::string(clauseId(form.clause)), std::string(form.values),
                         optionValue(defaults, form.key)});
        // The five optional rules of the book come before its rulings.
        views.back().isMain = form.clause == Clause::Agenda || form.clause == Clause::Custom ||
                              form.clause == Clause::Rounds || form.clause == Clause::Team ||
                              form.clause == Clause::Negotiation;
        nameOption(views.back());
    }
    return views;
}

std::unique_ptr<scenario::Stage> KnownCrowns::stage() const
{
    return std::make_unique<ScenarioStage>(m_box);
}

Result<KnownCrowns::Prepared> KnownCrowns::prepare(const MatchSetup& words) const
{
    const Result<MatchOptions> options = readOptions(words);
    if (!options)
        return options.error();
    Result<Setup> setup = readSetup(*options, words);
    if (!setup)
        return setup.error();
    return Prepared{std::make_shared<const Game>(m_box, *options), std::move(setup).value()};
}

std::vector<BothLanguages> KnownCrowns::cardIssues() const
{
    const auto wrong = boxWrong(m_box);
    if (!wrong)
        return {};
    return {{wrong->text(Language::English), wrong->text(Language::German)}};
}

std::vector<SetupIssue> KnownCrowns::issues(const MatchSetup& words) const
{
    std::vector<SetupIssue> issues;
    const auto add = [&issues](const SetupProblem& problem, bool isWarning) {
        issues.push_back({problem.text, std::string(clauseId(problem.clause)), isWarning});
    };
    const Result<MatchOptions> options = readOptions(words);
    if (options)
        for (const SetupProblem& problem : setupProblems(*options, words))
            add(problem, false);
    for (BothLanguages& wrong : cardIssues())
        issues.push_back({std::move(wrong), std::string(clauseId(Clause::RulingBox))});
    if (issues.empty())
        issues = completionIssues(*this, words);
    if (options)
        if (const auto warning = optionsWarning(*options, words.players))
            add(*warning, true);
    return issues;
}

Result<MatchSetup> KnownCrowns::complete(const MatchSetup& setup) const
{
    const auto prepared = prepare(setup);
    if (!prepared)
        return prepared.error();
    return writeSetup(prepared->game->options(), prepared->setup);
}

Result<scenario::Stage::Begun> KnownCrowns::start(const MatchSetup& setup) const
{
    const auto prepared = prepare(setup);
    if (!prepared)
        return prepared.error();
    EventLog log;
    const Result<State> state = prepared->game->start(prepared->setup, log);
    if (!state)
        return state.error();
    return scenario::Stage::Begun{std::make_unique<Match>(prepared->game, *state),
                                  logLines(*prepared->game, *state, log)};
}

KnownGame::Chooser KnownCrowns::bot(bots::BotKind kind, std::uint64_t seed) const
{
    return botOf<Match>(kind, seed);
}

Result<bots::Simulation> KnownCrowns::simulate(const MatchSetup& words,
                                               const std::vector<bots::BotKind>& seats, bots::SeedRange seeds,
                                               unsigned threads, bots::Progress* progress) const
{
    const auto prepared = prepare(words);
    if (!prepared)
        return prepared.error();
    if (const auto fits = checkBots(*this, words, seats.size()); !fits)
        return fits.error();
    const Game& game = *prepared->game;
    const Result<State> trial = game.start(prepared->setup);
    if (!trial)
        return trial.error();
    bots::Subject subject{"game-of-crowns", words.variant, {}, {}, "", "victory points", {}};
    for (const PartyView& party : Match(prepared->game, *trial).parties())
        subject.parties.push_back(party.id);
    for (const bots::BotKind& seat : seats)
        subject.bots.push_back(bots::botName(seat));
    for (const std::vector<std::string>& line : words.lines)
        subject.decks.push_back(joinWords(line));
    subject.rules = std::to_string(Game::kRulesVersion) + "/" + std::to_string(m_libraryHash);
    const auto begin = [&game, setup = prepared->setup](std::uint64_t seed) {
        Setup mine = setup;
        mine.seed = seed;
        return *game.start(mine);
    };
    return bots::Simulator(game, begin, seats).run(subject, seeds, threads, progress);
}

} // namespace rules::crowns
