// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_plan.h"

#include "rules/bots/bot.h"
#include "rules/bots/study_reasons.h"
#include "rules/games/studied_game.h"

#include <algorithm>
#include <map>

namespace model {

namespace {

using rules::bots::StudyArm;
using rules::bots::StudyPlan;
using rules::bots::StudySeating;

/// The parties of a match that have seats, each with the seats' numbers.
std::vector<std::vector<std::size_t>> seatedParties(const rules::AnyMatch& match)
{
    const std::vector<rules::SeatView> seats = match.seats();
    std::vector<std::vector<std::size_t>> parties;
    for (const rules::PartyView& party : match.parties()) {
        std::vector<std::size_t> members;
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            if (seats[seat].party == party.id)
                members.push_back(seat);
        if (!members.empty())
            parties.push_back(std::move(members));
    }
    return parties;
}

std::vector<std::vector<std::string>> onlyDecks(std::vector<std::vector<std::string>> lines, bool wanted)
{
    std::erase_if(lines, [wanted](const auto& line) { return (line.front() == "deck") != wanted; });
    return lines;
}

/// The lines of a set-up in which the first party, or another one, has `mine`.
std::vector<std::vector<std::string>> linesFor(const rules::KnownGame& game, const StudyChoice& choice,
                                               const rules::VariantView& variant, const OwnDeck& mine,
                                               std::size_t party, unsigned players)
{
    if (variant.decks != rules::DeckUse::PerSeat)
        return setupLinesOf({mine}, game, variant.id, players);
    std::vector<OwnDeck> seated(players, choice.theirs);
    seated[std::min<std::size_t>(party, seated.size() - 1)] = mine;
    auto lines = setupLinesOf(seated, game, variant.id, players);
    if (!rules::poolsDecks(game, variant.id) || party == 0)
        return lines;
    std::vector<OwnDeck> ordered(players, choice.theirs);
    ordered.front() = mine;
    auto pooled = onlyDecks(setupLinesOf(ordered, game, variant.id, players), true);
    const auto wishes = onlyDecks(std::move(lines), false);
    pooled.insert(pooled.end(), wishes.begin(), wishes.end());
    return pooled;
}

rules::Result<StudyArm> armOf(const rules::KnownGame& game, const StudyChoice& choice,
                              const rules::VariantView& variant, const OwnDeck& mine, unsigned players)
{
    StudyArm arm;
    arm.name = mine.name.toStdString();
    rules::MatchSetup setup{std::string(game.id()), variant.id, 0, {}};
    setup.players = choice.players;
    setup.lines = linesFor(game, choice, variant, mine, 0, players);
    rules::MatchSetup trial = setup;
    trial.seed = 1;
    const auto begun = game.start(trial);
    if (!begun)
        return begun.error();
    const auto parties = seatedParties(*begun->match);
    const std::size_t seats = begun->match->seats().size();
    for (std::size_t party = 0; party < parties.size(); ++party) {
        StudySeating seating;
        seating.setup = setup;
        seating.setup.lines = linesFor(game, choice, variant, mine, party, players);
        seating.bots.assign(seats, choice.theirBot);
        for (const std::size_t seat : parties[party])
            seating.bots[seat] = choice.myBot;
        seating.mine = static_cast<rules::Party>(party);
        arm.seatings.push_back(std::move(seating));
    }
    return arm;
}

} // namespace

rules::Result<StudyPlan> planStudy(const rules::KnownGame& game, const StudyChoice& choice)
{
    const rules::MatchSetup asked{std::string(game.id()), choice.variant, 0, {}, choice.players};
    const auto count = rules::seatCount(game, asked);
    if (!count)
        return count.error();
    if (count->variant.decks == rules::DeckUse::None)
        return rules::Error{"variant", rules::bots::StudyReason::VariantWithoutDecks};
    StudyPlan plan;
    plan.game = std::string(game.id());
    plan.variant = count->variant.id;
    plan.rules = rules::rulesMark(game);
    std::vector<OwnDeck> decks{choice.mine};
    for (const OwnDeck& deck : choice.instead)
        decks.push_back(alignedTo(choice.mine, deck));
    for (const OwnDeck& deck : decks) {
        auto arm = armOf(game, choice, count->variant, deck, count->players);
        if (!arm)
            return arm.error();
        plan.arms.push_back(std::move(arm).value());
    }
    if (const auto player = rules::studyPlayer(game, plan); !player)
        return player.error();
    return plan;
}

OwnDeck alignedTo(const OwnDeck& base, OwnDeck deck)
{
    std::map<std::string, int> left;
    for (const std::string& card : deck.cards)
        ++left[card];
    std::vector<std::string> cards(base.cards.size());
    for (std::size_t i = 0; i < base.cards.size(); ++i)
        if (left[base.cards[i]] > 0) {
            --left[base.cards[i]];
            cards[i] = base.cards[i];
        }
    std::vector<std::string> others;
    for (const std::string& card : deck.cards)
        if (left[card] > 0) {
            --left[card];
            others.push_back(card);
        }
    auto next = others.begin();
    for (std::string& card : cards)
        if (card.empty() && next != others.end())
            card = *next++;
    cards.insert(cards.end(), next, others.end());
    std::erase(cards, std::string());
    deck.cards = std::move(cards);
    return deck;
}

OwnDeck withReplacement(OwnDeck deck, const std::string& out, const std::string& in)
{
    const auto place = std::find(deck.cards.begin(), deck.cards.end(), out);
    if (place != deck.cards.end())
        *place = in;
    return deck;
}

rules::MatchSetup studySetup(const StudyPlan& plan, std::size_t arm, std::size_t seating, std::uint64_t seed)
{
    rules::MatchSetup setup = plan.arms[arm].seatings[seating].setup;
    setup.seed = seed;
    return setup;
}

rules::Result<rules::MatchFile> studyMatch(const rules::KnownGame& game, const StudyPlan& plan,
                                           std::size_t arm, std::size_t seating, std::uint64_t seed)
{
    if (const auto fits = rules::checkStudyPlan(game, plan); !fits)
        return fits.error();
    std::vector<rules::KnownGame::Chooser> seats;
    const std::vector<std::string>& bots = plan.arms[arm].seatings[seating].bots;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        seats.push_back(game.bot(rules::bots::botKind(bots[seat]).value_or(rules::bots::BotKind::Greedy),
                                 rules::bots::botSeed(seed, static_cast<rules::Seat>(seat))));
    return rules::playMatch(game, studySetup(plan, arm, seating, seed), seats, rules::bots::kMaxDecisions,
                            {});
}

} // namespace model
