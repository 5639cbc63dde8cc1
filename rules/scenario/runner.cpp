// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scenario/runner.h"

#include "rules/core/timeline.h"

#include <algorithm>

namespace rules::scenario {

namespace {

constexpr std::size_t kShownLog = 10;
/// No sensible position has more forced answers in a row; a rule that never stops asking is found here.
constexpr std::size_t kMaxForced = 10'000;
/// `expect best` asks the bot so many times.
constexpr std::uint64_t kBestSeeds = 5;

std::string join(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// Thrown inside this file only, to leave the run of a scenario from any depth.
struct Failed
{
    Failure failure;
};

/// One run of one scenario in one mode.
class Run
{
public:
    Run(const Scenario& scenario, Stage& stage, Mode mode, bool forcedFirst)
        : m_scenario(scenario)
        , m_stage(stage)
        , m_mode(mode)
        , m_forcedFirst(forcedFirst)
    {}

    [[nodiscard]] std::uint64_t finalHash() const { return match().hash(); }
    [[nodiscard]] bool wasAmbiguous() const { return m_ambiguous; }

    void play()
    {
        setUp();
        takeForced();
        for (const Statement& statement : m_scenario.steps) {
            m_line = statement.line;
            const std::span<const std::string> words(statement.words);
            if (words[0] == "do")
                make(words.subspan(1));
            else if (words[0] == "refuse")
                refuse(words.subspan(1));
            else
                expect(words.subspan(1));
        }
        if (match().question().insideEffect)
            fail("the scenario ends at a question of the turn itself",
                 "it ends inside an effect: " + match().question().text.en);
    }

private:
    [[nodiscard]] AnyMatch& match() { return **m_match; }
    [[nodiscard]] const AnyMatch& match() const { return **m_match; }

    [[noreturn]] void fail(std::string expected, std::string found)
    {
        Failure failure{m_mode, m_line, std::move(expected), std::move(found), {}, {}};
        if (m_match) {
            failure.board = m_stage.sketch(match());
            const std::size_t from = m_log.size() > kShownLog ? m_log.size() - kShownLog : 0;
            for (std::size_t i = from; i < m_log.size(); ++i)
                failure.lastLog.push_back("[" + m_log[i].clause +
                                          (m_log[i].also.empty() ? "" : " " + m_log[i].also) + "] " +
                                          m_log[i].text.en);
        }
        throw Failed{std::move(failure)};
    }

    void setUp()
    {
        std::size_t lastOption = m_scenario.line;
        for (const Statement& statement : m_scenario.head) {
            m_line = statement.line;
            if (statement.words[0] == "game" || statement.words[0] == "clause")
                continue;
            if (auto taken = m_stage.head(statement.words); !taken)
                fail("a head line of this game", taken.error().reason.in(Language::English));
            if (statement.words[0] == "option")
                lastOption = statement.line;
        }
        m_line = lastOption;
        if (auto fit = m_stage.headFits(); !fit)
            fail("options that fit together", fit.error().reason.in(Language::English));
        const std::unique_ptr<Stage> bare = m_stage.clone();
        std::vector<const Statement*> refused;
        for (const Statement& statement : m_scenario.given) {
            m_line = statement.line;
            if (statement.words[0] == "refuse") {
                refused.push_back(&statement);
                continue;
            }
            if (auto taken = m_stage.given(std::span(statement.words).subspan(1)); !taken)
                fail("a position that can be", taken.error().reason.in(Language::English));
        }
        for (const Statement* statement : refused)
            refuseGiven(*statement);
        m_line = m_scenario.line;
        auto begun = m_stage.begin();
        if (!begun) {
            m_line = lineAtFault(*bare);
            fail("a position that can be", begun.error().reason.in(Language::English));
        }
        m_log = begun->log;
        m_match.emplace(std::move(begun->match));
        m_timeline.emplace(*m_match);
        reload();
    }

    /// The last line that turned a position that can be into one that cannot.
    std::size_t lineAtFault(Stage& stage) const
    {
        std::size_t line = m_scenario.line;
        bool could = true;
        for (const Statement& statement : m_scenario.given) {
            if (statement.words[0] == "refuse" || !stage.given(std::span(statement.words).subspan(1)))
                continue;
            const bool can = stage.begin().has_value();
            if (could && !can)
                line = statement.line;
            could = can;
        }
        return line;
    }

    void refuseGiven(const Statement& statement)
    {
        m_line = statement.line;
        const std::unique_ptr<Stage> trial = m_stage.clone();
        auto taken = trial->given(std::span(statement.words).subspan(2));
        if (!taken && taken.error().unknown)
            fail("words that this game knows", taken.error().reason.in(Language::English));
        if (taken && trial->begin())
            fail("the line is not accepted here", "it is accepted");
    }

    /// Carries out an answer to the open question, in the way of the mode.
    void apply(const Choice& choice)
    {
        const QuestionView question = match().question();
        const std::uint64_t before = match().hash();
        const std::vector<LogLine> lines = match().apply(choice);
        m_log.insert(m_log.end(), lines.begin(), lines.end());
        if (m_mode == Mode::Undo) {
            m_timeline->advance(question.who, choice, *m_match);
            const std::uint64_t after = match().hash();
            m_timeline->undo();
            if (m_timeline->position()->hash() != before)
                fail("undo brings the position before back", "it is another one");
            MatchValue again = m_timeline->position();
            (void)again->apply(choice);
            if (again->hash() != after)
                fail("the same choice made again leads to the same position", "it leads to another one");
            m_timeline->redo();
            if (m_timeline->position()->hash() != after)
                fail("redo brings the position after back", "it is another one");
            m_match.emplace(m_timeline->position());
        }
        reload();
    }

    void reload()
    {
        if (m_mode != Mode::Reload)
            return;
        const std::string saved = match().save();
        MatchValue loaded = *m_match;
        if (auto done = loaded->load(saved); !done)
            fail("the saved position can be loaded", done.error().text());
        if (loaded->hash() != match().hash() || loaded->save() != saved)
            fail("the loaded position equals the saved one", "it is another one");
        m_match.emplace(std::move(loaded));
    }

    void takeForced()
    {
        for (std::size_t i = 0; i < kMaxForced; ++i) {
            const QuestionView question = match().question();
            if (question.options.size() != 1)
                return;
            m_forced.push_back(question.who + " " + match().write(question.options[0]));
            apply(question.options[0]);
        }
        fail("a question with a choice, or the end", "forced answers without end");
    }

    Choice read(const std::string& who, std::span<const std::string> words)
    {
        Result<Choice> choice = match().read(who, words);
        if (!choice)
            fail("words of this game", choice.error().text());
        return *choice;
    }
    void checkPlayer(const std::string& who)
    {
        std::vector<std::string> players = seatIds(match());
        for (PartyView& party : match().parties())
            if (std::find(players.begin(), players.end(), party.id) == players.end())
                players.push_back(std::move(party.id));
        if (std::find(players.begin(), players.end(), who) == players.end())
            fail("a player: " + join(players), "'" + who + "'");
    }
    std::span<const std::string> afterPlayer(std::span<const std::string> words)
    {
        if (words.size() < 2)
            fail("WHO VERB …", "'" + join(words) + "'");
        checkPlayer(words[0]);
        return words.subspan(1);
    }

    void make(std::span<const std::string> words)
    {
        const std::span<const std::string> verb = afterPlayer(words);
        const Choice choice = read(words[0], verb);
        const std::string written = words[0] + " " + match().write(choice);
        const auto forced = std::find(m_forced.begin(), m_forced.end(), written);
        const bool wasForced = forced != m_forced.end();
        const auto refusal = match().refuse(words[0], choice);
        m_ambiguous = m_ambiguous || (wasForced && !refusal);
        if (wasForced && (refusal || m_forcedFirst)) {
            m_forced.erase(m_forced.begin(), forced + 1); // written out although it was taken already
            return;
        }
        if (refusal)
            fail(question(), "'" + join(words) + "' is no answer to it: " + refusal->text.en + " [" +
                                 refusal->clause + "]");
        m_logFrom = m_log.size();
        m_forced.clear();
        apply(choice);
        takeForced();
    }

    std::string question()
    {
        const QuestionView open = match().question();
        if (open.who.empty())
            return "no answer: the match is over";
        std::string text = "an answer by " + open.who + " to: " + open.text.en + " (";
        for (std::size_t i = 0; i < open.options.size() && i < 12; ++i)
            text += (i == 0 ? "" : " | ") + match().write(open.options[i]);
        return text + (open.options.size() > 12 ? " | …)" : ")");
    }

    void refuse(std::span<const std::string> words)
    {
        const std::span<const std::string> verb = afterPlayer(words);
        const Choice choice = read(words[0], verb);
        const std::uint64_t before = match().hash();
        const auto refusal = match().refuse(words[0], choice);
        if (!refusal)
            fail("'" + join(words) + "' is refused", "it is a legal answer");
        if (refusal->clause.empty())
            fail("a refusal that names its clause", refusal->text.en);
        if (match().hash() != before)
            fail("a refused choice changes nothing", "the position changed");
    }

    void expect(std::span<const std::string> words)
    {
        if (words.empty())
            fail("something to expect", "nothing");
        if (words[0] == "options")
            return expectOptions(words.subspan(1));
        if (words[0] == "best")
            return expectBest(words.subspan(1));
        if (words[0] == "clause")
            return expectClause(words.subspan(1));
        Finding finding;
        if (words[0] == "winner")
            finding = winnersAre(words.subspan(1));
        else if (words[0] == "no" && words.size() == 2 && words[1] == "winner")
            finding = {"no winner",
                       winningSeats().empty() ? "no winner" : "winner " + join(match().winners())};
        else if (words[0] == "turn" && words.size() == 2) {
            if (words[1] != match().turn())
                checkPlayer(words[1]);
            finding = {join(words), "turn " + match().turn()};
        } else if (words[0] == "phase")
            finding = {join(words), "phase " + match().phase()};
        else {
            auto found = m_stage.expect(match(), words);
            if (!found)
                fail("words of this game", found.error().reason.in(Language::English));
            finding = *found;
        }
        if (finding.expected != finding.found)
            fail(finding.expected, finding.found);
    }

    std::vector<std::string> winningSeats()
    {
        std::vector<std::string> seats;
        for (const std::string& party : match().winners())
            for (std::string& seat : seatsOf(match(), party))
                seats.push_back(std::move(seat));
        return seats;
    }
    /// Winners are named by their parties or by all of their seats, in any order.
    Finding winnersAre(std::span<const std::string> words)
    {
        std::vector<std::string> expected(words.begin(), words.end());
        std::vector<std::string> parties = match().winners();
        std::vector<std::string> seats = winningSeats();
        for (std::vector<std::string>* names : {&expected, &parties, &seats})
            std::sort(names->begin(), names->end());
        const bool namesSeats = !seats.empty() && expected == seats;
        const std::vector<std::string>& found = namesSeats ? seats : parties;
        return {"winner " + join(expected), found.empty() ? "no winner" : "winner " + join(found)};
    }

    /// Answers behind `options` or `best`: WHO: a | b | c, each as the match writes it.
    struct Answers
    {
        std::string who;
        std::vector<std::string> written;
    };
    Answers readAnswers(const std::string& keyword, std::span<const std::string> words)
    {
        if (words.empty() || words[0].back() != ':')
            fail(keyword + " WHO: a | b | c", "'" + join(words) + "'");
        Answers answers{words[0].substr(0, words[0].size() - 1), {}};
        checkPlayer(answers.who);
        std::span<const std::string> rest = words.subspan(1);
        while (!rest.empty()) {
            const auto bar = std::find(rest.begin(), rest.end(), "|");
            const auto count = static_cast<std::size_t>(bar - rest.begin());
            answers.written.push_back(match().write(read(answers.who, rest.first(count))));
            rest = rest.subspan(std::min(count + 1, rest.size()));
        }
        return answers;
    }

    /// The strongest bot answers with one of these, whichever of the seeds it has.
    void expectBest(std::span<const std::string> words)
    {
        const Answers answers = readAnswers("best", words);
        const QuestionView open = match().question();
        std::string expected = answers.who + " best:";
        for (const std::string& each : answers.written)
            expected += (expected.back() == ':' ? " " : " | ") + each;
        if (open.who != answers.who)
            fail(expected, open.who.empty()
                               ? "nobody is asked: the match is over"
                               : open.who + " is asked, not " + answers.who + ": " + open.text.en);
        if (m_mode != Mode::Plain) // the bot sees the same position in the other modes
            return;
        for (std::uint64_t seed = 1; seed <= kBestSeeds; ++seed) {
            AnalysisBudget budget;
            budget.seed = seed;
            const Analysis analysis = match().analyse(budget);
            const std::string found = match().write(analysis.answers.front().choice);
            if (std::find(answers.written.begin(), answers.written.end(), found) == answers.written.end())
                fail(expected, answers.who + " best: " + found + " (seed " + std::to_string(seed) + ")");
        }
    }

    void expectOptions(std::span<const std::string> words)
    {
        const Answers answers = readAnswers("options", words);
        const std::string& who = answers.who;
        std::vector<std::string> expected = answers.written;
        std::vector<std::string> found;
        const QuestionView open = match().question();
        for (const Choice& option : match().optionsOf(who))
            found.push_back(match().write(option));
        const auto settle = [](std::vector<std::string>& options) {
            std::sort(options.begin(), options.end());
            options.erase(std::unique(options.begin(), options.end()), options.end());
            std::string text = "options:";
            for (const std::string& option : options)
                text += (text.back() == ':' ? " " : " | ") + option;
            return text;
        };
        const std::string wanted = settle(expected);
        const std::string open_ = settle(found);
        if (wanted != open_)
            fail(who + " " + wanted, !found.empty() ? who + " " + open_
                                     : open.who.empty()
                                         ? "nobody is asked: the match is over"
                                         : open.who + " is asked, not " + who + ": " + open.text.en);
    }

    void expectClause(std::span<const std::string> words)
    {
        if (words.empty())
            fail("clause ID", "no id");
        for (const std::string& clause : words) {
            const bool cited = std::any_of(
                m_log.begin() + static_cast<std::ptrdiff_t>(m_logFrom), m_log.end(),
                [&](const LogLine& line) { return line.clause == clause || line.also == clause; });
            if (cited)
                continue;
            std::string found = "cited since the last do:";
            for (std::size_t i = m_logFrom; i < m_log.size(); ++i)
                found += " " + m_log[i].clause + (m_log[i].also.empty() ? "" : " " + m_log[i].also);
            fail("the log cites " + clause, found);
        }
    }

    const Scenario& m_scenario;
    Stage& m_stage;
    Mode m_mode;
    bool m_forcedFirst;
    bool m_ambiguous = false;
    std::size_t m_line = 0;
    std::optional<MatchValue> m_match;
    std::optional<Timeline<MatchValue>> m_timeline;
    std::vector<LogLine> m_log;
    std::size_t m_logFrom = 0;
    std::vector<std::string> m_forced; ///< answers taken by themselves since the last do, not yet written out
};

struct Outcome
{
    std::optional<Failure> failure;
    std::uint64_t hash = 0;
};

Outcome runOnce(const Scenario& scenario, const StageMaker& makeStage, Mode mode)
{
    const std::string game = scenario.headValue("game");
    Outcome first;
    // A line that both repeats a forced answer and answers the open question can mean either: the second
    // reading is tried only when the first one fails.
    for (const bool forcedFirst : {false, true}) {
        const std::unique_ptr<Stage> stage = makeStage(game);
        if (!stage)
            return {Failure{mode,
                            scenario.line,
                            "a game that is known",
                            game.empty() ? "no game line" : "'" + game + "'",
                            {},
                            {}},
                    0};
        Run run(scenario, *stage, mode, forcedFirst);
        try {
            run.play();
            return {std::nullopt, run.finalHash()};
        } catch (Failed& failed) {
            if (!forcedFirst)
                first.failure = std::move(failed.failure);
        }
        if (!run.wasAmbiguous())
            break;
    }
    return first;
}

} // namespace

std::string Failure::text(std::string_view path) const
{
    static constexpr std::string_view kModes[]{"", " (undo mode)", " (save and load mode)"};
    std::string text(path);
    text += ":" + std::to_string(line) + std::string(kModes[std::size_t(mode)]) +
            "\n  expected: " + expected + "\n  found:    " + found + "\n";
    if (!board.empty())
        text += board;
    if (!lastLog.empty())
        text += "  log:\n";
    for (const std::string& logLine : lastLog)
        text += "    " + logLine + "\n";
    return text;
}

std::optional<Failure> runScenario(const Scenario& scenario, const StageMaker& makeStage)
{
    if (scenario.steps.empty() && scenario.given.empty())
        return Failure{Mode::Plain, scenario.line, "at least one line that can fail", "only a head", {}, {}};
    const Outcome plain = runOnce(scenario, makeStage, Mode::Plain);
    if (plain.failure)
        return plain.failure;
    for (const Mode mode : {Mode::Undo, Mode::Reload}) {
        const Outcome outcome = runOnce(scenario, makeStage, mode);
        if (outcome.failure)
            return outcome.failure;
        if (outcome.hash != plain.hash)
            return Failure{mode, scenario.line, "the same final state as in a plain run", "another one", {},
                           {}};
    }
    return std::nullopt;
}

} // namespace rules::scenario
