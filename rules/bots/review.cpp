// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/review.h"

#include "rules/core/random.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rules::bots {

namespace {

constexpr double kInaccuracy = 0.05;
constexpr double kMistake = 0.10;
constexpr double kBlunder = 0.15;
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

class Reviewer
{
public:
    Reviewer(std::unique_ptr<AnyMatch> match, std::span<const MatchStep> steps, const ReviewOptions& options)
        : m_match(std::move(match))
        , m_steps(steps)
        , m_options(options)
    {
        for (const SeatView& seat : m_match->seats())
            if (std::find(m_seated.begin(), m_seated.end(), seat.party) == m_seated.end())
                m_seated.push_back(seat.party);
        for (const PartyView& party : m_match->parties())
            if (std::find(m_seated.begin(), m_seated.end(), party.id) != m_seated.end())
                m_review.parties.push_back({party.id, 0, 0, 0, {}});
        m_twoSided = m_match->parties().size() == 2;
    }

    Review run()
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (isStopped()) {
                m_review.stopped = true;
                break;
            }
            if (m_options.onProgress)
                m_options.onProgress(i, m_steps.size());
            if (!go(i))
                break;
            m_review.steps = i + 1;
        }
        if (m_options.onProgress)
            m_options.onProgress(m_review.steps, m_steps.size());
        if (m_match->isOver())
            for (const auto& [party, share] : resultOf(*m_match))
                if (PartyReview* const review = find(party))
                    review->result = share;
        return std::move(m_review);
    }

private:
    [[nodiscard]] bool isStopped() const { return m_options.stop != nullptr && *m_options.stop; }

    PartyReview* find(const std::string& party)
    {
        for (PartyReview& each : m_review.parties)
            if (each.party == party)
                return &each;
        return nullptr;
    }

    bool refuseStep(std::size_t index, BothLanguages why)
    {
        m_review.wrong = Error{"step " + std::to_string(index + 1), std::move(why.en), std::move(why.de)};
        return false;
    }

    bool go(std::size_t index)
    {
        const MatchStep& step = m_steps[index];
        const Result<Choice> choice = m_match->read(step.who, step.words);
        if (!choice)
            return refuseStep(index,
                              {choice.error().reason, choice.error().german.empty() ? choice.error().reason
                                                                                    : choice.error().german});
        if (const auto refusal = m_match->refuse(step.who, *choice))
            return refuseStep(index, refusal->text);
        const QuestionView question = m_match->question();
        const bool answers =
            std::find(question.options.begin(), question.options.end(), *choice) != question.options.end();
        // Giving up and secret answers out of turn are not answers to the open question.
        if (!answers || question.options.size() < 2) {
            (void)m_match->apply(*choice);
            return true;
        }
        const std::string party = partyOf(*m_match, question.who);
        decide(index, question, party, *choice);
        const std::string viewer = question.seats.empty() ? question.who : question.seats.front();
        const std::unique_ptr<AnyMatch> before = m_match->clone();
        (void)m_match->apply(*choice);
        if (!isStopped())
            judgeLuck(index, *before, *choice, party,
                      revealed(visible(*before, viewer), visible(*m_match, viewer)));
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
        const RatedAnswer& best = decision.answers.front().rated;
        const RatedAnswer& played = decision.answers[decision.played].rated;
        decision.loss = std::max(0.0, best.value - played.value);
        const double margin = kSure * std::sqrt(best.error * best.error + played.error * played.error);
        decision.thin = decision.played != 0 && (decision.loss < margin || played.visits < 2);
        decision.mark = decision.thin ? Mark::None : markOf(decision.loss);
        if (PartyReview* const review = find(party)) {
            ++review->decisions;
            review->loss += decision.loss;
        }
        m_review.decisions.push_back(std::move(decision));
    }

    /// The chance of a party in a position, by a quick analysis; nothing where only others' can be known.
    [[nodiscard]] std::optional<double> chance(const AnyMatch& match, const std::string& party,
                                               std::uint64_t seed) const
    {
        if (match.isOver()) {
            const auto result = resultOf(match);
            const auto found = result.find(party);
            return found == result.end() ? std::nullopt : std::optional(found->second);
        }
        const std::string decider = partyOf(match, match.question().who);
        if (decider != party && !m_twoSided)
            return std::nullopt;
        const Analysis analysis =
            match.analyse({m_options.luckIterations, seed, m_options.threads, m_options.stop});
        if (analysis.stopped || analysis.answers.empty())
            return std::nullopt;
        const double value = analysis.answers.front().value;
        return decider == party ? value : 1 - value;
    }

    void judgeLuck(std::size_t index, const AnyMatch& before, const Choice& choice, const std::string& party,
                   std::vector<std::string> cards)
    {
        if (cards.empty() || m_options.alternatives == 0)
            return;
        const std::uint64_t seed = m_options.seed + index;
        std::unique_ptr<AnyMatch> actual = m_match->clone();
        takeForced(*actual);
        const auto value = chance(*actual, party, seed);
        if (!value)
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
            sum += *could;
            squares += *could * *could;
            ++count;
        }
        if (count < 2 || isStopped())
            return;
        const double mean = sum / count;
        const double variance = std::max(0.0, squares / count - mean * mean) / (count - 1);
        const double change = *value - mean;
        for (PartyReview& each : m_review.parties) {
            if (each.party == party)
                each.luck += change;
            else if (m_twoSided)
                each.luck -= change;
        }
        m_review.luck.push_back({index + 1, party, std::move(cards), change, std::sqrt(variance)});
    }

    std::unique_ptr<AnyMatch> m_match;
    std::span<const MatchStep> m_steps;
    const ReviewOptions& m_options;
    std::vector<std::string> m_seated; ///< parties with seats
    bool m_twoSided = false;
    Review m_review;
};

/// One continuation of an answer: the numbers on the table after each decision, and how it ended.
struct Line
{
    std::vector<std::map<std::string, int>> counters;
    std::vector<std::string> clauses;
    std::optional<double> result;
};

std::map<std::string, int> countersOf(const AnyMatch& match)
{
    std::map<std::string, int> counters;
    for (const CounterView& counter : match.counters())
        counters[counter.id] = counter.value;
    return counters;
}

Line playOn(std::unique_ptr<AnyMatch> match, const Choice& first, const std::string& party,
            std::uint64_t seed)
{
    Line line;
    const auto apply = [&](const Choice& choice) {
        const std::vector<LogLine> log = match->apply(choice);
        line.clauses.push_back(log.empty() ? std::string() : log.back().clause);
        takeForced(*match);
        line.counters.push_back(countersOf(*match));
    };
    apply(first);
    while (line.counters.size() < kLookAhead && !match->isOver())
        apply(match->greedyAnswer(seed + line.counters.size()));
    if (match->isOver())
        line.result = resultOf(*match)[party];
    return line;
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

Review reviewMatch(std::unique_ptr<AnyMatch> match, std::span<const MatchStep> steps,
                   const ReviewOptions& options)
{
    return Reviewer(std::move(match), steps, options).run();
}

std::optional<Reason> whyBetter(const AnyMatch& match, const Choice& best, const Choice& played,
                                std::uint64_t seed)
{
    if (match.isOver() || best == played)
        return std::nullopt;
    const std::string party = partyOf(match, match.question().who);
    std::vector<std::pair<Line, Line>> pairs;
    for (std::size_t i = 0; i < kContinuations; ++i) {
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

    // The number that most lines agree on, in the same direction; among equals the earliest one. What differs
    // at once is the answer itself, so a number has to differ where the lines end.
    struct Tally
    {
        std::size_t more = 0;
        std::size_t less = 0;
        std::size_t earliest = kLookAhead;
        double best = 0;
        double played = 0;
        std::string clause;
    };
    std::map<std::string, Tally> tallies;
    for (const auto& [one, two] : pairs) {
        const std::map<std::string, int>& end = one.counters.back();
        for (const auto& [id, value] : two.counters.back()) {
            const auto other = end.find(id);
            if (other == end.end())
                continue;
            Tally& tally = tallies[id];
            tally.best += other->second;
            tally.played += value;
            if (other->second == value)
                continue;
            ++(other->second > value ? tally.more : tally.less);
            std::size_t at = std::min(one.counters.size(), two.counters.size());
            while (at > 0) {
                const auto a = one.counters[at - 1].find(id);
                const auto b = two.counters[at - 1].find(id);
                if (a == one.counters[at - 1].end() || b == two.counters[at - 1].end() ||
                    a->second == b->second)
                    break;
                --at;
            }
            if (at < tally.earliest) {
                tally.earliest = at;
                tally.clause = two.clauses[std::min(at, two.clauses.size() - 1)];
            }
        }
    }
    const auto count = static_cast<double>(pairs.size());
    std::optional<Reason> reason;
    for (const auto& [id, tally] : tallies) {
        const std::size_t agreeing = std::max(tally.more, tally.less);
        if (agreeing * 2 <= pairs.size())
            continue;
        if (reason && (agreeing < reason->agreeing ||
                       (agreeing == reason->agreeing && tally.earliest + 1 >= reason->decisions)))
            continue;
        reason = Reason{pairs.size(),     agreeing,           tally.earliest + 1,
                        match.nameOf(id), tally.best / count, tally.played / count,
                        tally.clause};
    }
    // The result says more than any number, where the lines reach the end.
    Tally results;
    for (const auto& [one, two] : pairs) {
        if (!one.result || !two.result)
            continue;
        results.best += *one.result;
        results.played += *two.result;
        results.more += *one.result > *two.result ? 1 : 0;
        results.earliest = std::min(results.earliest, std::max(one.counters.size(), two.counters.size()));
        results.clause = two.clauses.back();
    }
    if (results.more * 2 > pairs.size())
        reason = Reason{pairs.size(),         results.more,           results.earliest, {},
                        results.best / count, results.played / count, results.clause};
    return reason;
}

} // namespace rules::bots
