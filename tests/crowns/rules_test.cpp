// SPDX-License-Identifier: GPL-3.0-or-later

// The worked examples of the rules as numbers, the options, and data that must be refused.
#include "tests/support/check.h"
#include "tests/support/crowns_matches.h"

using namespace rules;
using namespace rules::crowns;
using tests::check;

namespace {

const Box& box()
{
    static const Box kBox = crowns_matches::builtInBox();
    return kBox;
}

/// A position of four houses at the start of Lyre's turn in round 3: hands as words, ravens 0.
State position(const Game& game, const std::vector<std::vector<std::string>>& hands)
{
    Setup setup;
    for (std::size_t i = 0; i < hands.size(); ++i)
        setup.houses.push_back(static_cast<House>(i));
    EventLog log;
    State state = game.deal(setup, log).value();
    state.first = state.active = 0;
    state.round = 3;
    for (Seat seat = 0; seat < state.players; ++seat) {
        state.ravens[seat] = 0;
        while (!state.cards.empty(zone::hand(seat)))
            state.cards.moveToEnd(state.cards.at(zone::hand(seat), 0), zone::kBox);
        for (const std::string& word : hands[seat]) {
            const CardIx card = state.cards.add(zone::hand(seat));
            state.code[card] = readCard(word).value();
            state.knownTo[card] = seatBit(seat);
        }
    }
    game.settle(state, log, false);
    return state;
}

int total(const Game& game, const State& state, Seat seat = 0)
{
    return game.scores(state)[seat].total;
}

using Hand = std::vector<std::string>;
const Hand kNothing{"coinage@redtower"};

void handsAreScoredAsTheRulesSay()
{
    const Game game(box(), {});
    const Hand example{"princess@lyre", "princess@orlok", "knight@lyre",    "knight@lyre",    "knight@chiron",
                       "coinage@lyre",  "coinage@lyre",   "castellan@lyre", "castellan@orlok"};
    State state = position(game, {example, kNothing, kNothing, kNothing});
    state.ravens[0] = 7;
    check(total(game, state) == 20, "2 Princesses, 3 Knights, 2 Coinage, 2 Castellans, 7 ravens: 20");
    const auto priest = [&](Hand hand, int expected, const char* what) {
        hand.push_back("priest");
        check(total(game, position(game, {hand, kNothing, kNothing, kNothing})) == expected, what);
    };
    const Hand oneTrader{"castellan@lyre", "castellan@orlok", "princess@lyre",
                         "princess@orlok", "princess@chiron", "trader@lyre"};
    Hand twoTraders = oneTrader;
    twoTraders.push_back("trader@orlok");
    priest(oneTrader, 3, "one full set: 3");
    priest(twoTraders, 6, "two full sets: 6");
    const auto undertaker = [&](std::size_t others, int expected) {
        Hand seven(6, "coinage@lyre");
        seven.push_back("undertaker");
        const Hand other(others, "coinage@orlok");
        const Hand nine(9, "coinage@chiron");
        check(total(game, position(game, {seven, other, nine, nine})) == expected, "Undertaker");
    };
    undertaker(7, 3);
    undertaker(6, 0);
    const Hand three(3, "feud@lyre");
    state = position(game, {three, three, {"feud@orlok"}, kNothing});
    check(total(game, state) == 3 && total(game, state, 1) == 3 && total(game, state, 2) == 0,
          "Feuds 3:3:1 score 3, 3, 0");
    state = position(game, {{"jester", "jester"}, {"jester"}, kNothing, kNothing});
    check(total(game, state) == 4 && total(game, state, 1) == -2 && total(game, state, 2) == 0,
          "Jesters 2:1 score 4, −2, and nobody else is affected");
    state = position(game, {{"artist", "bard"},
                            {"princess@orlok", "coinage@orlok"},
                            {"princess@lyre"},
                            {"coinage@chiron", "coinage@lyre"}});
    check(total(game, state) == 1 + 3, "Artist and Bard look at both neighbours and at nobody else");
    state = position(game,
                     {{"diplomat", "coinage@lyre", "coinage@orlok", "jester"}, kNothing, kNothing, kNothing});
    check(total(game, state) == 1 + 2, "a Diplomat counts foreign banners, not guests");
}

void startingHandsAreWorthElevenEach()
{
    for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const crowns_matches::Table table{players, crowns_matches::Plain};
        const Game game(box(), {});
        const State state = game.start(crowns_matches::setup(table, players)).value();
        for (Seat seat = 0; seat < state.players; ++seat)
            check(total(game, state, seat) == 11, "4 + 3 + 2 + 2 points at the start");
    }
}

void rulingsCanBeTurnedAround()
{
    MatchOptions options;
    options.feudPerCard = options.jesterPerCard = options.jesterLossEach = true;
    options.spareCounts = false;
    const Game game(box(), options);
    const State state = position(game, {Hand(3, "feud@lyre"),
                                        Hand(3, "jester"),
                                        Hand(2, "jester"),
                                        {"diplomat", "trader@midian", "trader@lyre"}});
    check(total(game, state) == 9, "three Feuds per card: 9");
    check(total(game, state, 1) == 18, "three Jesters per card: 18");
    check(total(game, state, 2) == -4, "two Jesters too few: −4");
    check(total(game, state, 3) == 1, "cards of an unused house do not count");
}

void tiesAreBrokenByCardsThenRavensThenShared()
{
    const Game game(box(), {});
    std::array<Place, kSeats> places;
    const auto rankOf = [&](const State& state, Seat seat) {
        (void)game.ranking(state, places);
        return int{places[seat].rank};
    };
    State state = position(game, {{"feud@lyre"}, {"feud@orlok", "coinage@lyre"}, kNothing, kNothing});
    check(rankOf(state, 0) == 1 && rankOf(state, 1) == 2, "fewest cards");
    state = position(game, {{"feud@lyre"}, {"feud@orlok"}, kNothing, kNothing});
    state.ravens[0] = 1;
    check(rankOf(state, 0) == 2 && rankOf(state, 1) == 1, "fewest ravens");
    state.ravens[1] = 1;
    check(rankOf(state, 0) == 1 && rankOf(state, 1) == 1 && rankOf(state, 2) == 3, "a shared win");
}

void optionsMustSuitTheNumberOfPlayers()
{
    for (std::size_t players = 1; players <= 12; ++players) {
        MatchOptions options;
        const bool fits = players >= 4 && players <= 9;
        check(!optionsWrong(options, players) == fits, "four to nine");
        options.customizedHands = true;
        check(!optionsWrong(options, players) == (players == 4), "customized hands with four");
        options.customizedHands = false;
        options.teams = true;
        check(!optionsWrong(options, players) == (players == 6 || players == 8), "teams with six or eight");
        options.teams = false;
        options.rounds = 4;
        check(optionsWarning(options, players).has_value() == (players >= 7), "longer with seven: a warning");
        check(!optionsWrong(options, players) == fits, "longer games are allowed all the same");
    }
    const Game game(box(), {});
    check(!game.start({{0, 1, 2}, {}, 1}), "three houses");
    check(!game.start({{0, 1, 2, 0}, {}, 1}), "a house twice");
    check(!game.start({{0, 1, 2, 12}, {}, 1}), "a house that does not exist");
    check(!game.start({{0, 1, 2, 3, 4, 5, 6, 7, 8, 0}, {}, 1}), "ten houses");
    MatchOptions custom;
    custom.customizedHands = true;
    const Game customized(box(), custom);
    check(customized.start({{0, 1, 2, 3}, {}, 1}).has_value(), "spare houses are found");
    check(customized.start({{0, 1, 2, 3}, {5, 4, 7, 8}, 1}).has_value(), "spare houses are named");
    check(!customized.start({{0, 1, 2, 3}, {5, 5, 7, 8}, 1}), "a spare house twice");
    check(!customized.start({{0, 1, 2, 3}, {0, 5, 7, 8}, 1}), "a spare house that plays");
}

void optionsAreReadAndWritten()
{
    for (const OptionForm& form : optionForms()) {
        MatchOptions options;
        const std::string usual = optionValue(options, form.key);
        check(!usual.empty(), std::string(form.key) + " has a value");
        check(setOption(options, form.key, usual).has_value() && options == MatchOptions{},
              std::string(form.key) + " " + usual);
        check(!setOption(options, form.key, "nonsense"), std::string(form.key) + " nonsense");
        check(options == MatchOptions{}, "a refused value changes nothing");
    }
    MatchOptions options;
    for (const auto& [key, value] : std::vector<std::pair<std::string, std::string>>{
             {"rounds", "2"}, {"rounds", "7"}, {"starting-ravens", "7"}, {"rounds", "-1"}, {"team", "on"}})
        check(!setOption(options, key, value), key + " " + value);
}

void dealsSurviveBeingWrittenAsAChoice()
{
    Random random(7);
    const State state = Game(box(), {}).start({{0, 1, 2, 3, 4, 5, 6, 7, 8}, {}, 1}).value();
    for (int i = 0; i < 2000; ++i) {
        Deal deal;
        deal.with = static_cast<Seat>(random.below(9));
        deal.giveRavens = static_cast<std::uint8_t>(random.below(64));
        deal.getRavens = static_cast<std::uint8_t>(random.below(64));
        for (std::uint32_t k = random.below(7); k > 0; --k)
            (random.below(2) == 0 ? deal.give : deal.get)
                .push_back(static_cast<CardCode>(random.below(kCodes)));
        const Choice choice = encodeDeal(state, deal).value();
        const auto read = decodeDeal(state, choice);
        check(read && encodeDeal(state, *read) == choice && read->with == deal.with &&
                  read->giveRavens == deal.giveRavens && read->getRavens == deal.getRavens &&
                  read->give.size() == deal.give.size() && read->get.size() == deal.get.size(),
              "a deal is read as it was written");
        check(verbOf(choice) == Verb::Deal, "the verb of a deal");
    }
}

void dealsMayTakeBothWholeHands()
{
    const State state = Game(box(), {}).start({{0, 1, 2, 3}, {}, 1}).value();
    Deal deal;
    deal.with = static_cast<Seat>(state.active == 2 ? 1 : 2);
    deal.giveRavens = 4;
    for (const CardIx card : state.cards.in(zone::hand(state.active)))
        deal.give.push_back(state.code[card]);
    for (const CardIx card : state.cards.in(zone::hand(deal.with)))
        deal.get.push_back(state.code[card]);
    const auto choice = encodeDeal(state, deal);
    const auto read = choice ? decodeDeal(state, *choice) : std::nullopt;
    check(read && read->give.size() == 10 && read->get.size() == 10 && read->giveRavens == 4,
          "twenty cards are read as they were written");
    deal.get.push_back(deal.get.back());
    check(!encodeDeal(state, deal), "a card that the hand lacks cannot be written");
}

void theBoxIsReadStrictly()
{
    check(box().all.size() == 54 + 7 + 18 + 2, "all cards are listed");
    check(!boxWrong(box()), "the built-in box can be played");
    const auto with = [](const std::string& card) {
        return readBox(R"({"game": "game-of-crowns", "version": 1, "cards": [)" + card + "]}");
    };
    const auto card = [](const std::string& id, const std::string& rest) {
        return R"({"id": ")" + id + R"(", "name": {"en": "X", "de": "X"}, )" + rest + "}";
    };
    const std::string jester = card("jester", R"("kind": "jester", "count": 1)");
    check(with(card("knight@lyre", R"("kind": "knight", "house": "lyre", "count": 3)")).has_value(),
          "a house card");
    check(with(jester).has_value(), "a guest");
    check(!with(card("jesters", R"("kind": "jester", "count": 1)")), "an id that is not the card's");
    for (const char* const bad :
         {R"("kind": "knave", "count": 3)", R"("kind": "knight", "count": 3)",
          R"("kind": "knight", "house": "lannister", "count": 3)", R"("kind": "jester", "count": 11)",
          R"("kind": "jester", "house": "lyre", "count": 1)", R"("kind": "jester")",
          R"("kind": "jester", "count": 1, "strength": 3)", R"("count": 1)"})
        check(!with(card("jester", bad)), bad);
    check(!with(jester + ", " + jester), "an id twice");
    Box fewer = box();
    for (BoxCard& each : fewer.all)
        if (each.id == "knight@orlok")
            each.values.count = 2;
    check(boxWrong(fewer).has_value(), "a house with nine cards");
    check(fewer.rulesHash() != box().rulesHash(), "the hash follows the counts");
    for (const BoxCard& each : box().all) {
        const auto again = readValues(json::write(toJson(each.values)));
        check(again && *again == each.values, each.id + " is written as it is read");
    }
}

} // namespace

int main()
{
    handsAreScoredAsTheRulesSay();
    startingHandsAreWorthElevenEach();
    rulingsCanBeTurnedAround();
    tiesAreBrokenByCardsThenRavensThenShared();
    optionsMustSuitTheNumberOfPlayers();
    optionsAreReadAndWritten();
    dealsSurviveBeingWrittenAsAChoice();
    dealsMayTakeBothWholeHands();
    theBoxIsReadStrictly();
    return tests::result();
}
