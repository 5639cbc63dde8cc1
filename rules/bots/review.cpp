// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/review.h"

#include "rules/core/core_reasons.h"
#include "rules/core/random.h"
#include "rules/core/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <tuple>

namespace rules::bots {

namespace {

constexpr double kInaccuracy = 0.05;
constexpr double kMistake = 0.10;
constexpr double kBlunder = 0.15;
constexpr double kSolved = 0.02;
constexpr double kSure = 1.96; ///< standard errors of a 95 % interval

constexpr std::size_t kContinuations = 16;
constexpr std::size_t kLookAhead = 24; ///< decisions
constexpr int kMaxForced = 1'000;

/// The party that a seat belongs to; `who` itself where it is a party already.
std::string partyOf(const AnyMatch& match, const std::string& who)
{
    for (const SeatView& seat : match.seats())
        if (seat.id == who)
            return seat.party;
    return who;
}

/// How much of first place each party has at the end.
std::map<std::string, double> resultOf(const AnyMatch& match)
{
    std::map<std::string, double> result;
    const std::vector<StandingView> standings = match.outcome();
    double first = 0;
    for (const StandingView& standing : standings)
        first += standing.rank == 1 ? 1 : 0;
    for (const StandingView& standing : standings)
        result[standing.party] = standing.rank == 1 ? 1 / first : 0;
    return result;
}

void takeForced(AnyMatch& match)
{
    for (int i = 0; i < kMaxForced && !match.isOver(); ++i) {
        const QuestionView question = match.question();
        if (question.options.size() != 1)
            return;
        (void)match.apply(question.options[0]);
    }
}

/// The cards that a seat sees, by id, with how many there are.
std::map<std::string, int> visible(const AnyMatch& match, std::string_view viewer)
{
    std::map<std::string, int> cards;
    for (const ZoneView& zone : match.zonesSeenBy(viewer)) {
        if (zone.shape == ZoneShape::Pile)
            continue;
        const std::size_t open = zone.shape == ZoneShape::TopOpen
                                     ? std::min<std::size_t>(1, zone.cards.size())
                                     : zone.cards.size();
        for (std::size_t i = 0; i < open; ++i)
            if (!zone.cards[i].id.empty())
                ++cards[zone.cards[i].id];
    }
    return cards;
}

/// What a seat sees after a step and did not see before it.
std::vector<std::string> revealed(const std::map<std::string, int>& before,
                                  const std::map<std::string, int>& after)
{
    std::vector<std::string> cards;
    for (const auto& [id, count] : after) {
        const auto known = before.find(id);
        for (int i = known == before.end() ? 0 : known->second; i < count; ++i)
            cards.push_back(id);
    }
    return cards;
}

/// Loss, evidence and mark of a decision whose answers are known.
void judge(ReviewedDecision& decision)
{
    const RatedAnswer& best = decision.answers.front().rated;
    const RatedAnswer& played = decision.answers[decision.played].rated;
    decision.loss = std::max(0.0, best.value - played.value);
    const double margin = kSure * std::sqrt(best.error * best.error + played.error * played.error);
    decision.thin = decision.played != 0 && (decision.loss < margin || played.visits < 2);
    decision.mark = decision.thin ? Mark::None : markOf(decision.loss);
}

/// A review of the match's parties in which nothing was found yet.
Review emptyReview(const AnyMatch& match)
{
    Review review;
    const std::vector<SeatView> seats = match.seats();
    for (const PartyView& party : match.parties())
        if (std::any_of(seats.begin(), seats.end(),
                        [&](const SeatView& seat) { return seat.party == party.id; }))
            review.parties.push_back({party.id, 0, 0, 0, {}});
    return review;
}

bool isTwoSided(const AnyMatch& match)
{
    return match.parties().size() == 2;
}

void add(Review& review, const StepReview& found, bool twoSided)
{
    if (found.decision) {
        for (PartyReview& each : review.parties)
            if (each.party == found.decision->party) {
                ++each.decisions;
                each.loss += found.decision->loss;
            }
        review.decisions.push_back(*found.decision);
    }
    if (found.luck) {
        for (PartyReview& each : review.parties) {
            if (each.party == found.luck->party)
                each.luck += found.luck->change;
            else if (twoSided)
                each.luck -= found.luck->change;
        }
        review.luck.push_back(*found.luck);
    }
    ++review.steps;
}

void addResults(Review& review, const AnyMatch& last)
{
    if (!last.isOver())
        return;
    const auto results = resultOf(last);
    for (PartyReview& each : review.parties)
        if (const auto found = results.find(each.party); found != results.end())
            each.result = found->second;
}

class Reviewer
{
public:
    Reviewer(std::unique_ptr<AnyMatch> match, std::span<const MatchStep> steps, const ReviewOptions& options)
        : m_match(std::move(match))
        , m_steps(steps)
        , m_options(options)
        , m_twoSided(isTwoSided(*m_match))
        , m_review(emptyReview(*m_match))
    {}

    Review run()
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (isStopped()) {
                m_review.stopped = true;
                break;
            }
            if (m_options.onProgress)
                m_options.onProgress(i, m_steps.size());
            m_found = {};
            m_found.iterations = m_options.iterations;
            m_fresh = false;
            if (!go(i))
                break;
            // What was stopped in the middle of a step is not known about it.
            if (isStopped() && m_fresh) {
                m_review.stopped = true;
                break;
            }
            add(m_review, m_found, m_twoSided);
            if (m_options.onStep)
                m_options.onStep(i + 1, m_found, m_fresh);
        }
        if (m_options.onProgress)
            m_options.onProgress(m_review.steps, m_steps.size());
        addResults(m_review, *m_match);
        return std::move(m_review);
    }

private:
    [[nodiscard]] bool isStopped() const { return m_options.stop != nullptr && *m_options.stop; }

    bool refuseStep(std::size_t index, rules::Reason why)
    {
        m_review.wrong = Error{Location::ofStep(index + 1), std::move(why)};
        return false;
    }

    bool go(std::size_t index)
    {
        const MatchStep& step = m_steps[index];
        const Result<Choice> choice = m_match->read(step.who, step.words);
        if (!choice)
            return refuseStep(index, choice.error().reason);
        if (const auto refusal = m_match->refuse(step.who, *choice))
            return refuseStep(index, {CoreReason::Quoted, refusal->text});
        const QuestionView question = m_match->question();
        const bool answers =
            std::find(question.options.begin(), question.options.end(), *choice) != question.options.end();
        // Giving up and secret answers out of turn are not answers to the open question.
        if (!answers || question.options.size() < 2) {
            (void)m_match->apply(*choice);
            return true;
        }
        if (m_options.known)
            if (auto known = readStepReview(m_options.known(index + 1), *m_match, index + 1, *choice);
                known && known->iterations >= m_options.iterations) {
                m_found = std::move(*known);
                (void)m_match->apply(*choice);
                return true;
            }
        m_fresh = true;
        const std::string party = partyOf(*m_match, question.who);
        decide(index, question, party, *choice);
        const std::string viewer = question.seats.empty() ? question.who : question.seats.front();
        const std::unique_ptr<AnyMatch> before = m_match->clone();
        (void)m_match->apply(*choice);
        if (isStopped())
            return true;
        // What follows without a choice belongs to the step.
        const std::unique_ptr<AnyMatch> after = m_match->clone();
        takeForced(*after);
        judgeLuck(index, *before, *after, *choice, party,
                  revealed(visible(*before, viewer), visible(*after, viewer)));
        return true;
    }

    void decide(std::size_t index, const QuestionView& question, const std::string& party,
                const Choice& choice)
    {
        const Analysis analysis = m_match->analyse(
            {m_options.iterations, m_options.seed + index, m_options.threads, m_options.stop});
        if (analysis.stopped || analysis.answers.empty())
            return;
        ReviewedDecision decision;
        decision.step = index + 1;
        decision.who = question.who;
        decision.party = party;
        for (std::size_t i = 0; i < analysis.answers.size(); ++i) {
            const RatedAnswer& answer = analysis.answers[i];
            const bool isPlayed = answer.choice == choice;
            if (i >= m_options.shown && !isPlayed)
                continue;
            if (isPlayed)
                decision.played = decision.answers.size();
            decision.answers.push_back(
                {answer, m_match->write(answer.choice), m_match->describe(answer.choice)});
        }
        judge(decision);
        m_found.decision = std::move(decision);
    }

    struct Chance
    {
        double value = 0;
        double error = 0;
    };
    /// The chance of a party in a position, by a quick analysis; nothing where only others' can be known.
    [[nodiscard]] std::optional<Chance> chance(const AnyMatch& match, const std::string& party,
                                               std::uint64_t seed) const
    {
        if (match.isOver()) {
            const auto result = resultOf(match);
            const auto found = result.find(party);
            return found == result.end() ? std::nullopt : std::optional(Chance{found->second, 0});
        }
        const std::string decider = partyOf(match, match.question().who);
        if (decider != party && !m_twoSided)
            return std::nullopt;
        const Analysis analysis =
            match.analyse({m_options.luckIterations, seed, m_options.threads, m_options.stop});
        if (analysis.stopped || analysis.answers.empty())
            return std::nullopt;
        const RatedAnswer& best = analysis.answers.front();
        return Chance{decider == party ? best.value : 1 - best.value, best.error};
    }

    void judgeLuck(std::size_t index, const AnyMatch& before, const AnyMatch& actual, const Choice& choice,
                   const std::string& party, std::vector<std::string> cards)
    {
        if (cards.empty() || m_options.alternatives == 0)
            return;
        const std::uint64_t seed = m_options.seed + index;
        const auto came = chance(actual, party, seed);
        if (!came)
            return;
        double sum = 0;
        double squares = 0;
        std::uint32_t count = 0;
        for (std::uint32_t i = 1; i <= m_options.alternatives; ++i) {
            const std::unique_ptr<AnyMatch> other = before.imagine(Random::mix(seed * 1'000 + i));
            if (other->refuse(other->question().who, choice))
                continue;
            (void)other->apply(choice);
            takeForced(*other);
            const auto could = chance(*other, party, seed);
            if (!could)
                continue;
            sum += could->value;
            squares += could->value * could->value;
            ++count;
        }
        if (count < 2 || isStopped())
            return;
        const double mean = sum / count;
        const double variance = std::max(0.0, squares / count - mean * mean) / (count - 1);
        m_found.luck = ReviewedLuck{index + 1, party, std::move(cards), came->value - mean,
                                    std::sqrt(variance + came->error * came->error)};
    }

    std::unique_ptr<AnyMatch> m_match;
    std::span<const MatchStep> m_steps;
    const ReviewOptions& m_options;
    bool m_twoSided;
    Review m_review;
    StepReview m_found;   ///< about the step that is being gone through
    bool m_fresh = false; ///< and whether it is being looked into
};

/// A number of the table, as the one who decides looks at it.
struct Number
{
    int value = 0;
    int weight = 0; ///< to the one who decides: an opponent's coins have less than 0
    bool leads = false;
};
using Numbers = std::map<std::string, Number>;

/// One continuation of an answer: the numbers on the table after each decision, and how it ended.
struct Line
{
    std::vector<Numbers> numbers;
    std::vector<std::string> clauses;
    std::optional<double> result;
};

Numbers numbersOf(const AnyMatch& match, const std::string& party)
{
    Numbers numbers;
    for (const CounterView& counter : match.counters()) {
        // What is nobody's favours nobody; marks and tracks say how something is, not how much of it there
        // is.
        if (counter.owner.empty() || counter.isState || counter.of > 0)
            continue;
        // Castles, points and the living decide a match, then who leads where they are fought for, then
        // coins.
        const int weight = counter.coins ? 1 : counter.zone.empty() ? 3 : 2;
        const bool own = partyOf(match, counter.owner) == party;
        numbers[counter.id] = {counter.value, own ? weight : -weight, counter.leads};
    }
    return numbers;
}

Line playOn(std::unique_ptr<AnyMatch> match, const Choice& first, const std::string& party,
            std::uint64_t seed)
{
    Line line;
    const auto apply = [&](const Choice& choice) {
        const std::vector<LogLine> log = match->apply(choice);
        line.clauses.push_back(log.empty() ? std::string() : log.back().clause);
        takeForced(*match);
        line.numbers.push_back(numbersOf(*match, party));
    };
    apply(first);
    while (line.numbers.size() < kLookAhead && !match->isOver())
        apply(match->greedyAnswer(seed + line.numbers.size()));
    if (match->isOver())
        line.result = resultOf(*match)[party];
    return line;
}

/// What two lines make of a number, or of being ahead in it.
struct Tally
{
    std::size_t better = 0;
    std::size_t worse = 0;
    std::size_t earliest = kLookAhead;
    int weight = 0;
    double best = 0;
    double played = 0;
    std::string clause;

    [[nodiscard]] std::size_t agreeing() const { return better > worse ? better : 0; }
};

/// A number has to differ where the lines end; what differs at once is the answer itself. `value` reads it.
template <class Value>
void compare(Tally& tally, const std::string& id, const Line& one, const Line& two, Value&& value)
{
    const auto at = [&](const Line& line, std::size_t i) { return line.numbers[i].find(id); };
    const auto first = at(one, one.numbers.size() - 1);
    const auto second = at(two, two.numbers.size() - 1);
    if (first == one.numbers.back().end() || second == two.numbers.back().end())
        return;
    tally.weight = first->second.weight;
    const int mine = value(first->second);
    const int other = value(second->second);
    tally.best += mine;
    tally.played += other;
    if (mine == other)
        return;
    const bool better = (mine > other) == (tally.weight > 0);
    ++(better ? tally.better : tally.worse);
    if (!better)
        return;
    std::size_t since = std::min(one.numbers.size(), two.numbers.size());
    while (since > 0) {
        const auto a = at(one, since - 1);
        const auto b = at(two, since - 1);
        if (a == one.numbers[since - 1].end() || b == two.numbers[since - 1].end() ||
            value(a->second) == value(b->second))
            break;
        --since;
    }
    if (since < tally.earliest) {
        tally.earliest = since;
        tally.clause = two.clauses[std::min(since, two.clauses.size() - 1)];
    }
}

// The line of a step: its kind and version, iterations, then parts between bars.
constexpr std::string_view kAnswerPart = "answer";
constexpr std::string_view kLuckPart = "luck";

std::string digits(double value)
{
    std::array<char, 32> text{};
    const auto [end, problem] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 6);
    return problem == std::errc{} ? std::string(text.data(), end) : "0";
}

template <class Number>
bool takeNumber(std::string_view word, Number& into)
{
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), into);
    return problem == std::errc{} && end == word.data() + word.size();
}

} // namespace

Mark markOf(double loss)
{
    return loss >= kBlunder      ? Mark::Blunder
           : loss >= kMistake    ? Mark::Mistake
           : loss >= kInaccuracy ? Mark::Inaccuracy
                                 : Mark::None;
}

std::optional<double> PartyReview::adjusted() const
{
    if (!result)
        return std::nullopt;
    return std::clamp(*result - luck, 0.0, 1.0);
}

std::vector<const ReviewedDecision*> Review::mistakes() const
{
    std::vector<const ReviewedDecision*> marked;
    for (const ReviewedDecision& decision : decisions)
        if (decision.mark != Mark::None)
            marked.push_back(&decision);
    std::stable_sort(marked.begin(), marked.end(),
                     [](const auto* a, const auto* b) { return a->loss > b->loss; });
    return marked;
}

const ReviewedDecision* Review::turningPoint() const
{
    const ReviewedDecision* turning = nullptr;
    double largest = 0;
    std::map<std::string, const ReviewedDecision*> last;
    for (const ReviewedDecision& decision : decisions) {
        const ReviewedDecision*& before = last[decision.party];
        if (before != nullptr) {
            const double change = std::abs(decision.best() - before->best());
            if (change > largest) {
                largest = change;
                turning = before;
            }
        }
        before = &decision;
    }
    return turning;
}

Review assembleReview(const AnyMatch& last, std::span<const StepReview> steps)
{
    Review review = emptyReview(last);
    for (const StepReview& step : steps)
        add(review, step, isTwoSided(last));
    addResults(review, last);
    return review;
}

Review reviewMatch(std::unique_ptr<AnyMatch> match, std::span<const MatchStep> steps,
                   const ReviewOptions& options)
{
    return Reviewer(std::move(match), steps, options).run();
}

std::optional<Reason> whyBetter(const AnyMatch& match, const Choice& best, const Choice& played,
                                std::uint64_t seed, const std::atomic<bool>* stop)
{
    if (match.isOver() || best == played)
        return std::nullopt;
    const std::string party = partyOf(match, match.question().who);
    std::vector<std::pair<Line, Line>> pairs;
    for (std::size_t i = 0; i < kContinuations; ++i) {
        if (stop != nullptr && *stop)
            return std::nullopt;
        const std::uint64_t mine = Random::mix(seed + i);
        const std::unique_ptr<AnyMatch> world = match.imagine(mine);
        const std::string who = world->question().who;
        if (world->refuse(who, best) || world->refuse(who, played))
            continue;
        pairs.emplace_back(playOn(world->clone(), best, party, mine),
                           playOn(world->clone(), played, party, mine));
    }
    if (pairs.empty())
        return std::nullopt;

    std::map<std::string, Tally> numbers;
    std::map<std::string, Tally> leads;
    for (const auto& [one, two] : pairs)
        for (const auto& [id, number] : one.numbers.back()) {
            compare(numbers[id], id, one, two, [](const Number& n) { return n.value; });
            compare(leads[id], id, one, two, [](const Number& n) { return n.leads ? 1 : 0; });
        }
    const auto count = static_cast<double>(pairs.size());
    std::optional<Reason> reason;
    int weight = 0;
    // The weightiest number that most lines agree on; among equals the one that more of them show, and then
    // the earliest one. A lead says more than the number that it is in.
    const auto consider = [&](const std::string& id, const Tally& tally, bool isLead) {
        const std::size_t agreeing = tally.agreeing();
        if (agreeing * 2 <= pairs.size())
            return;
        const int mine = 2 * std::abs(tally.weight) + (isLead ? 1 : 0);
        const auto rank = [](int w, std::size_t a, std::size_t early) {
            return std::tuple(w, a, kLookAhead - std::min(early, kLookAhead));
        };
        if (reason &&
            rank(mine, agreeing, tally.earliest + 1) <= rank(weight, reason->agreeing, reason->decisions))
            return;
        weight = mine;
        reason = Reason{pairs.size(), agreeing,           tally.earliest + 1,   match.nameOf(id),
                        isLead,       tally.best / count, tally.played / count, tally.clause};
    };
    for (const auto& [id, tally] : numbers)
        consider(id, tally, false);
    for (const auto& [id, tally] : leads)
        consider(id, tally, true);
    // The result says more than any number, where the lines reach the end.
    Tally results;
    for (const auto& [one, two] : pairs) {
        if (!one.result || !two.result)
            continue;
        results.best += *one.result;
        results.played += *two.result;
        results.better += *one.result > *two.result ? 1 : 0;
        results.earliest = std::min(results.earliest, std::max(one.numbers.size(), two.numbers.size()));
        results.clause = two.clauses.back();
    }
    if (results.better * 2 > pairs.size())
        reason = Reason{pairs.size(), results.better,       results.earliest,       {},
                        false,        results.best / count, results.played / count, results.clause};
    return reason;
}

std::string writeStepReview(const StepReview& review)
{
    std::string line = std::to_string(kReviewVersion) + " " + std::to_string(review.iterations);
    if (review.decision)
        for (const ReviewedAnswer& answer : review.decision->answers)
            line += " | " + std::string(kAnswerPart) + " " + digits(answer.rated.value) + " " +
                    digits(answer.rated.error) + " " + std::to_string(answer.rated.visits) + " " +
                    answer.words;
    if (review.luck) {
        line += " | " + std::string(kLuckPart) + " " + digits(review.luck->change) + " " +
                digits(review.luck->error);
        for (const std::string& card : review.luck->cards)
            line += " " + card;
    }
    return line;
}

std::optional<StepReview> readStepReview(std::string_view line, const AnyMatch& before, std::size_t step,
                                         const Choice& played)
{
    const std::vector<std::string> words = splitWords(line);
    std::uint32_t version = 0;
    StepReview review;
    if (words.size() < 2 || !takeNumber(words[0], version) || version != kReviewVersion ||
        !takeNumber(words[1], review.iterations))
        return std::nullopt;
    ReviewedDecision decision;
    const QuestionView question = before.question();
    decision.step = step;
    decision.who = question.who;
    decision.party = partyOf(before, question.who);
    std::optional<std::size_t> at;
    const auto isChance = [](double value) { return value >= 0 && value <= 1; };
    for (std::size_t i = 2; i < words.size();) {
        if (words[i] != "|" || i + 1 >= words.size())
            return std::nullopt;
        const auto begin = words.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        const auto end = std::find(begin, words.end(), "|");
        const std::vector<std::string> part(begin, end);
        i = static_cast<std::size_t>(end - words.begin());
        RatedAnswer rated;
        if (part[0] == kAnswerPart && part.size() > 4) {
            if (!takeNumber(part[1], rated.value) || !takeNumber(part[2], rated.error) ||
                !takeNumber(part[3], rated.visits) || !isChance(rated.value) || !(rated.error >= 0))
                return std::nullopt;
            const Result<Choice> choice =
                before.read(question.who, std::span<const std::string>(part).subspan(4));
            if (!choice || std::find(question.options.begin(), question.options.end(), *choice) ==
                               question.options.end())
                return std::nullopt;
            rated.choice = *choice;
            if (*choice == played)
                at = decision.answers.size();
            decision.answers.push_back({rated, before.write(*choice), before.describe(*choice)});
        } else if (part[0] == kLuckPart && part.size() > 3) {
            ReviewedLuck luck{step, decision.party, {part.begin() + 3, part.end()}, 0, 0};
            if (!takeNumber(part[1], luck.change) || !takeNumber(part[2], luck.error) ||
                !isChance(std::abs(luck.change)) || !(luck.error >= 0))
                return std::nullopt;
            review.luck = std::move(luck);
        } else {
            return std::nullopt;
        }
    }
    if (!decision.answers.empty()) {
        if (!at)
            return std::nullopt;
        decision.played = *at;
        judge(decision);
        review.decision = std::move(decision);
    }
    return review;
}

bool ReviewedDecision::isSolvedBy(double value) const
{
    return value >= best() - kSolved;
}

} // namespace rules::bots
