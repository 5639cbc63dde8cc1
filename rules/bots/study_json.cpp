// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/bot_kind.h"
#include "rules/bots/study.h"
#include "rules/bots/study_reasons.h"
#include "rules/core/json_walk.h"

#include <limits>
#include <utility>

namespace rules::bots {

namespace {

constexpr int kStudyFormat = 1;
constexpr std::size_t kMaxArms = 1000;
constexpr std::size_t kMaxSetupLines = 1000;
constexpr std::size_t kMaxStudyCards = 10'000;
constexpr std::size_t kMaxStudyRanges = 100'000;
/// Far more than anybody plays, and so little that sums of thousands of files still fit.
constexpr std::int64_t kMaxStudySum = 1'000'000'000'000'000;

json::Value studyNumber(std::uint64_t value)
{
    return static_cast<std::int64_t>(value);
}

template <class... Numbers>
json::Value numberList(Numbers... numbers)
{
    json::Value list = json::Value::array();
    (list.append(json::Value(static_cast<std::int64_t>(numbers))), ...);
    return list;
}

json::Value textList(const std::vector<std::string>& texts)
{
    json::Value list = json::Value::array();
    for (const std::string& text : texts)
        list.append(text);
    return list;
}

json::Value sumsJson(const Sums& sums)
{
    return numberList(sums.count, sums.sum, sums.squares);
}

json::Value ratioJson(const RatioSums& sums)
{
    return numberList(sums.rounds, sums.weight, sums.value, sums.weightWeight, sums.weightValue,
                      sums.valueValue);
}

json::Value seatingJson(const StudySeating& seating)
{
    json::Value value = json::Value::object();
    value.set("players", static_cast<std::int64_t>(seating.setup.players));
    json::Value lines = json::Value::array();
    for (const std::vector<std::string>& line : seating.setup.lines)
        lines.append(textList(line));
    value.set("setup", std::move(lines));
    value.set("bots", textList(seating.bots));
    value.set("mine", static_cast<std::int64_t>(seating.mine));
    return value;
}

json::Value sideJson(const CardSide& side)
{
    json::Value value = json::Value::object();
    value.set("matches", ratioJson(side.matches));
    value.set("price", sumsJson(side.price));
    return value;
}

json::Value armJson(const ArmTally& arm)
{
    json::Value value = json::Value::object();
    value.set("wins", studyNumber(arm.wins));
    value.set("ties", studyNumber(arm.ties));
    value.set("losses", studyNumber(arm.losses));
    value.set("unfinished", studyNumber(arm.unfinished));
    value.set("decisions", studyNumber(arm.decisions));
    value.set("score", sumsJson(arm.score));
    json::Value seatings = json::Value::array();
    for (const Sums& seating : arm.bySeating)
        seatings.append(sumsJson(seating));
    value.set("seatings", std::move(seatings));
    value.set("turns", sumsJson(arm.turns));
    value.set("points", sumsJson(arm.points));
    value.set("theirPoints", sumsJson(arm.theirPoints));
    value.set("difference", sumsJson(arm.difference));
    json::Value lengths = json::Value::array();
    for (const auto& [length, matches] : arm.lengths)
        lengths.append(numberList(length, matches));
    value.set("lengths", std::move(lengths));
    json::Value cards = json::Value::array();
    for (const auto& [id, tally] : arm.cards) {
        json::Value card = json::Value::object();
        card.set("id", id);
        card.set("mine", sideJson(tally.mine));
        card.set("theirs", sideJson(tally.theirs));
        cards.append(std::move(card));
    }
    value.set("cards", std::move(cards));
    value.set("hands",
              numberList(arm.myHands.hands, arm.myHands.failed, arm.theirHands.hands, arm.theirHands.failed));
    return value;
}

/// Whole numbers of a fixed count; nothing, and a problem, for anything else.
std::optional<std::vector<std::int64_t>> studyNumbers(const std::optional<json::Place>& place,
                                                      std::size_t count, std::int64_t most = kMaxStudySum)
{
    if (!place)
        return std::nullopt;
    std::vector<std::int64_t> numbers;
    for (const json::Place& item : place->items(count, count)) {
        const auto number = item.value().integer();
        if (!number || *number > most || *number < -most) {
            item.refuse(StudyReason::WholeNumber);
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    if (numbers.size() != count)
        return std::nullopt;
    return numbers;
}

std::uint64_t studyCount(const json::Place& parent, std::string_view key)
{
    const auto place = parent.need(key);
    if (!place)
        return 0;
    const auto number = place->value().integer();
    if (number && *number >= 0 && *number <= kMaxStudySum)
        return static_cast<std::uint64_t>(*number);
    place->refuse(StudyReason::WholeFromZero);
    return 0;
}

Sums readSums(const std::optional<json::Place>& place)
{
    Sums sums;
    const auto numbers = studyNumbers(place, 3);
    if (!numbers)
        return sums;
    sums = {static_cast<std::uint64_t>((*numbers)[0]), (*numbers)[1], (*numbers)[2]};
    if ((*numbers)[0] < 0 || sums.squares < 0 || (sums.count == 0 && (sums.sum != 0 || sums.squares != 0)))
        place->refuse(StudyReason::SumsMisfit);
    return sums;
}

CardSide readSide(const std::optional<json::Place>& place)
{
    CardSide side;
    if (!place || !place->isObject({"matches", "price"}))
        return side;
    if (const auto numbers = studyNumbers(place->need("matches"), 6)) {
        for (const std::int64_t number : *numbers)
            if (number < 0)
                place->refuse(StudyReason::NotNegative);
        side.matches = {static_cast<std::uint64_t>((*numbers)[0]),
                        (*numbers)[1],
                        (*numbers)[2],
                        (*numbers)[3],
                        (*numbers)[4],
                        (*numbers)[5]};
    }
    side.price = readSums(place->need("price"));
    return side;
}

std::vector<std::string> readTexts(const std::optional<json::Place>& place, std::size_t most)
{
    std::vector<std::string> texts;
    if (!place)
        return texts;
    for (const json::Place& item : place->items(0, most))
        if (const std::string* const text = item.text())
            texts.push_back(*text);
    return texts;
}

std::string readText(const json::Place& parent, std::string_view key)
{
    const auto place = parent.need(key);
    const std::string* const text = place ? place->text() : nullptr;
    return text == nullptr ? std::string() : *text;
}

StudySeating readSeating(const json::Place& place, const StudyPlan& plan)
{
    StudySeating seating;
    if (!place.isObject({"players", "setup", "bots", "mine"}))
        return seating;
    seating.setup.game = plan.game;
    seating.setup.variant = plan.variant;
    seating.setup.seed = 0;
    if (const auto players = place.need("players"))
        seating.setup.players =
            static_cast<unsigned>(players->whole(0, static_cast<int>(kMaxSeats)).value_or(0));
    if (const auto lines = place.need("setup"))
        for (const json::Place& line : lines->items(0, kMaxSetupLines))
            seating.setup.lines.push_back(readTexts(line, kMaxSetupLines));
    seating.bots = readTexts(place.need("bots"), kMaxSeats);
    for (const std::string& bot : seating.bots)
        if (!botKind(bot))
            place.refuseBelow("bots", {StudyReason::NoSuchBot, bot});
    if (const auto mine = place.need("mine"))
        seating.mine = static_cast<Party>(mine->whole(0, static_cast<int>(kMaxParties) - 1).value_or(0));
    return seating;
}

StudyPlan readPlan(const json::Place& place)
{
    StudyPlan plan;
    plan.game = readText(place, "game");
    plan.variant = readText(place, "variant");
    plan.rules = readText(place, "rules");
    plan.points = readText(place, "points");
    if (const auto arms = place.need("arms"))
        for (const json::Place& item : arms->items(1, kMaxArms)) {
            StudyArm arm;
            if (!item.isObject({"name", "seatings"}))
                continue;
            arm.name = readText(item, "name");
            if (const auto seatings = item.need("seatings"))
                for (const json::Place& seating : seatings->items(1, kMaxSeats))
                    arm.seatings.push_back(readSeating(seating, plan));
            plan.arms.push_back(std::move(arm));
        }
    return plan;
}

ArmTally readArm(const json::Place& place)
{
    ArmTally arm;
    if (!place.isObject({"wins", "ties", "losses", "unfinished", "decisions", "score", "seatings", "turns",
                         "points", "theirPoints", "difference", "lengths", "cards", "hands"}))
        return arm;
    arm.wins = studyCount(place, "wins");
    arm.ties = studyCount(place, "ties");
    arm.losses = studyCount(place, "losses");
    arm.unfinished = studyCount(place, "unfinished");
    arm.decisions = studyCount(place, "decisions");
    arm.score = readSums(place.need("score"));
    if (const auto seatings = place.need("seatings"))
        for (const json::Place& seating : seatings->items(1, kMaxSeats))
            arm.bySeating.push_back(readSums(seating));
    arm.turns = readSums(place.need("turns"));
    arm.points = readSums(place.need("points"));
    arm.theirPoints = readSums(place.need("theirPoints"));
    arm.difference = readSums(place.need("difference"));
    if (const auto lengths = place.need("lengths"))
        for (const json::Place& length : lengths->items(0, kMaxStudyCards))
            if (const auto pair = studyNumbers(length, 2)) {
                if ((*pair)[0] < 0 || (*pair)[0] > std::numeric_limits<std::uint32_t>::max() ||
                    (*pair)[1] < 0)
                    length.refuse(StudyReason::NotNegative);
                else
                    arm.lengths[static_cast<std::uint32_t>((*pair)[0])] +=
                        static_cast<std::uint64_t>((*pair)[1]);
            }
    if (const auto cards = place.need("cards"))
        for (const json::Place& card : cards->items(0, kMaxStudyCards)) {
            if (!card.isObject({"id", "mine", "theirs"}))
                continue;
            CardTally& tally = arm.cards[readText(card, "id")];
            tally.mine = readSide(card.need("mine"));
            tally.theirs = readSide(card.need("theirs"));
        }
    if (const auto hands = studyNumbers(place.need("hands"), 4)) {
        arm.myHands = {static_cast<std::uint64_t>((*hands)[0]), static_cast<std::uint64_t>((*hands)[1])};
        arm.theirHands = {static_cast<std::uint64_t>((*hands)[2]), static_cast<std::uint64_t>((*hands)[3])};
        if (arm.myHands.failed > arm.myHands.hands || arm.theirHands.failed > arm.theirHands.hands)
            place.refuseBelow("hands", StudyReason::DoNotAddUp);
    }
    return arm;
}

void checkArm(const json::Place& place, const Study& study, std::size_t index)
{
    const ArmTally& arm = study.arms[index];
    const std::uint64_t rounds = study.rounds();
    const std::size_t seatings = study.plan.arms[index].seatings.size();
    const auto isOff = [rounds](const Sums& sums) { return sums.count != rounds; };
    bool adds = arm.bySeating.size() == seatings && !isOff(arm.score) && !isOff(arm.turns) &&
                !isOff(arm.points) && !isOff(arm.theirPoints);
    adds = adds && arm.difference.count == (index == 0 ? 0 : rounds);
    for (const std::uint64_t part : {arm.wins, arm.ties, arm.losses, arm.unfinished})
        adds = adds && part <= rounds * seatings;
    adds = adds && arm.matches() == rounds * seatings;
    std::int64_t scores = 0;
    for (const Sums& seating : arm.bySeating) {
        adds = adds && !isOff(seating) && seating.sum >= 0 &&
               static_cast<std::uint64_t>(seating.sum) <= kWinScore * rounds;
        scores += adds ? seating.sum : 0;
    }
    adds = adds && scores == arm.score.sum &&
           static_cast<std::uint64_t>(scores) == kWinScore * arm.wins + arm.ties + arm.unfinished;
    std::uint64_t lengths = 0;
    for (const auto& [length, matches] : arm.lengths) {
        adds = adds && matches <= rounds * seatings;
        lengths += adds ? matches : 0;
    }
    if (!adds || lengths != rounds * seatings)
        place.refuse(StudyReason::DoNotAddUp);
}

template <class T>
Result<T> orProblems(T value, const json::Problems& problems)
{
    if (problems.count() == 0)
        return value;
    return problems.sorted().front();
}

} // namespace

json::Value toJson(const StudyPlan& plan)
{
    json::Value value = json::Value::object();
    value.set("game", plan.game);
    value.set("variant", plan.variant);
    value.set("rules", plan.rules);
    value.set("points", plan.points);
    json::Value arms = json::Value::array();
    for (const StudyArm& arm : plan.arms) {
        json::Value item = json::Value::object();
        item.set("name", arm.name);
        json::Value seatings = json::Value::array();
        for (const StudySeating& seating : arm.seatings)
            seatings.append(seatingJson(seating));
        item.set("seatings", std::move(seatings));
        arms.append(std::move(item));
    }
    value.set("arms", std::move(arms));
    return value;
}

json::Value toJson(const Study& study)
{
    json::Value value = json::Value::object();
    value.set("study", kStudyFormat);
    value.set("plan", toJson(study.plan));
    json::Value seeds = json::Value::array();
    for (const SeedRange& range : study.seeds)
        seeds.append(numberList(range.first, range.games));
    value.set("seeds", std::move(seeds));
    json::Value arms = json::Value::array();
    for (const ArmTally& arm : study.arms)
        arms.append(armJson(arm));
    value.set("results", std::move(arms));
    return value;
}

Result<StudyPlan> studyPlanFromJson(const json::Value& value)
{
    json::Problems problems;
    const json::Place place(value, "", problems);
    if (!place.isObject({"game", "variant", "rules", "points", "arms"}))
        return orProblems(StudyPlan{}, problems);
    return orProblems(readPlan(place), problems);
}

Result<Study> studyFromJson(const json::Value& value)
{
    json::Problems problems;
    const json::Place place(value, "", problems);
    Study study;
    if (!place.isObject({"study", "plan", "seeds", "results"}))
        return orProblems(study, problems);
    if (const auto format = place.need("study"))
        (void)format->whole(kStudyFormat, kStudyFormat);
    if (const auto plan = place.need("plan"))
        if (plan->isObject({"game", "variant", "rules", "points", "arms"}))
            study.plan = readPlan(*plan);
    const auto ranges = place.need("seeds");
    if (ranges) {
        std::uint64_t end = 0;
        for (const json::Place& item : ranges->items(0, kMaxStudyRanges)) {
            const auto pair = studyNumbers(item, 2, std::numeric_limits<std::int64_t>::max());
            constexpr std::int64_t kMostSeeds = std::int64_t{1} << 40;
            if (!pair)
                continue;
            if ((*pair)[0] < 0 || (*pair)[1] < 1 || (*pair)[1] > kMostSeeds ||
                static_cast<std::uint64_t>((*pair)[0]) < end) {
                item.refuse(StudyReason::SortedRanges);
                break;
            }
            study.seeds.push_back(
                {static_cast<std::uint64_t>((*pair)[0]), static_cast<std::uint64_t>((*pair)[1])});
            end = study.seeds.back().first + study.seeds.back().games;
        }
    }
    const auto results = place.need("results");
    if (results && problems.count() == 0) {
        const std::vector<json::Place> items = results->items(study.plan.arms.size(), study.plan.arms.size());
        for (const json::Place& item : items)
            study.arms.push_back(readArm(item));
        if (problems.count() == 0)
            for (std::size_t i = 0; i < items.size(); ++i)
                checkArm(items[i], study, i);
    }
    return orProblems(std::move(study), problems);
}

} // namespace rules::bots
