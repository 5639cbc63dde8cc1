// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_writer.h"
#include "model/files/plain_file.h"
#include "model/play/match_session.h"
#include "model/play/play_reasons.h"
#include "rules/core/words.h"

#include <QFile>
#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace model {

using rules::Done;
using rules::Error;
using rules::Result;

namespace {

constexpr int kMostForced = 1000;

/// What the system says is in the language of the program already.
rules::Reason systemReason(const QString& reason)
{
    return {rules::CoreReason::Quoted, rules::verbatim(reason.toStdString())};
}

Result<QByteArray> bytesOf(const QString& path)
{
    auto content = readPlainFile(path, kLargestPlainFile);
    if (!content)
        return Error{"", systemReason(content.error())};
    return std::move(content).value();
}

Result<Done> writeAll(const QString& path, const QByteArray& text)
{
    if (const auto written = writeFile(path, text); !written)
        return Error{"", systemReason(written.error().reason)};
    return Done{};
}

/// The lines of one scenario, cut out of its file.
Result<QString> cutOut(const QByteArray& text, const QString& title)
{
    const auto scenarios = rules::scenario::readScenarios(text.toStdString());
    if (!scenarios)
        return scenarios.error();
    for (std::size_t i = 0; i < scenarios->size(); ++i) {
        const rules::scenario::Scenario& scenario = (*scenarios)[i];
        if (!title.isEmpty() && title.toStdString() != scenario.title)
            continue;
        const QStringList lines = QString::fromUtf8(text).split(u'\n');
        const auto from = static_cast<qsizetype>(scenario.line) - 1;
        const qsizetype end =
            i + 1 < scenarios->size() ? static_cast<qsizetype>((*scenarios)[i + 1].line) - 1 : lines.size();
        return lines.mid(from, end - from).join(u'\n');
    }
    return Error{"", PlayReason::NoScenarioOfTitle};
}

constexpr auto goOnAlways = [](std::size_t, std::size_t) { return true; };

} // namespace

QString MatchContent::game() const
{
    const QString& lines = isScenario() ? scenario : kept.setup.scenario;
    if (lines.isEmpty())
        return QString::fromStdString(kept.setup.match.game);
    const auto scenarios = rules::scenario::readScenarios(lines.toStdString());
    return scenarios ? QString::fromStdString(scenarios->front().headValue("game")) : QString();
}

Result<MatchContent> readContent(const MatchRequest& request)
{
    const auto text = bytesOf(request.path);
    if (!text)
        return text.error();
    MatchContent content;
    content.endsWhole = text->endsWith('\n');
    if (request.source != MatchSource::File || RunningMatch::isRunningMatch(*text)) {
        auto kept = RunningMatch::read(*text);
        if (!kept)
            return kept.error();
        content.kept = std::move(*kept);
        return content;
    }
    auto file = rules::salvageMatchFile(text->toStdString());
    if (file) {
        const rules::MatchFile& match = file->file;
        content.kept = {{match.setup, {}, {}}, match.rulesVersion, match.libraryHash, {}, 0, {}, {}};
        for (const rules::MatchStep& step : match.steps)
            content.kept.steps.push_back({static_cast<quint32>(content.kept.steps.size()),
                                          QString::fromStdString(step.who),
                                          QString::fromStdString(rules::joinWords(step.words)), step.hash});
        content.kept.here = static_cast<quint32>(content.kept.steps.size());
        content.isShared = true;
        content.damage = file->wrong;
        return content;
    }
    // What does not even begin like a scenario was meant to be a match.
    if (!request.path.endsWith(QStringLiteral(".scenario")) &&
        !rules::scenario::readScenarios(text->toStdString()))
        return file.error();
    auto own = cutOut(*text, request.scenario);
    if (!own)
        return own.error();
    content.scenario = *own;
    return content;
}

/// A match with everything that was played of it, before it is on the table. Made in any thread.
struct MatchSession::Replay
{
    explicit Replay(MatchStart begun)
        : game(begun.game)
        , setup(std::move(begun.setup))
        , timeline(rules::MatchValue(std::move(begun.stage.match)))
    {
        setup.seats.resize(match().seats().size(), SeatPlayer::Person);
        lines.push_back(std::move(begun.stage.log));
    }

    [[nodiscard]] const rules::AnyMatch& match() const { return *timeline.position(); }

    NodeId advance(const std::string& who, const rules::Choice& choice)
    {
        rules::MatchValue next = timeline.position();
        std::vector<rules::LogLine> told = next->apply(choice);
        const NodeId node = timeline.advance(who, choice, std::move(next));
        if (timeline.size() > lines.size())
            lines.push_back(std::move(told));
        return node;
    }

    const rules::KnownGame* game;
    TableSetup setup;
    Timeline timeline;
    std::vector<std::vector<rules::LogLine>> lines;
    MatchFindings findings{};
    QString problem; ///< what is not as it was saved; empty: nothing
};

struct MatchSession::ReplayOutcome
{
    Result<Replay> result;
};

void MatchSession::take(Replay replay)
{
    stopOpening();
    m_timer.stop();
    m_thinking = false;
    m_stepping.reset();
    ++m_match;
    m_game = replay.game;
    m_setup = std::move(replay.setup);
    m_timeline.emplace(std::move(replay.timeline));
    m_lines = std::move(replay.lines);
    m_findings = std::move(replay.findings);
    m_question = match().question();
}

/// The language that texts for people are in now.
Language MatchSession::languageOfTexts()
{
    //: The code of the language of this translation.
    return tr("en") == QStringLiteral("de") ? Language::German : Language::English;
}

/// A scenario leaves forced answers out, or writes them although they were taken: both are the same match.
/// Where a written answer could be either, `forcedFirst` decides.
QString MatchSession::playMoves(Replay& replay, const std::vector<MatchStart::Move>& moves, bool forcedFirst,
                                const Watch& watch)
{
    std::vector<std::string> forced;
    const auto takeForced = [&] {
        forced.clear();
        for (int k = 0; k < kMostForced; ++k) {
            const rules::QuestionView question = replay.match().question();
            if (question.options.size() != 1)
                break;
            forced.push_back(question.who + " " + replay.match().write(question.options.front()));
            replay.advance(question.who, question.options.front());
        }
    };
    takeForced();
    for (std::size_t i = 0; i < moves.size() && watch(i, moves.size()); ++i) {
        const auto& [seat, words] = moves[i];
        const auto choice = replay.match().read(seat, words);
        if (!choice)
            return tr("step %1: %2")
                .arg(i + 1)
                .arg(QString::fromStdString(choice.error().text(languageOfTexts())));
        const auto refusal = replay.match().refuse(seat, *choice);
        const auto taken =
            std::find(forced.begin(), forced.end(), seat + " " + replay.match().write(*choice));
        if (taken != forced.end() && (refusal || forcedFirst)) {
            forced.erase(forced.begin(), taken + 1);
            continue;
        }
        if (refusal)
            return tr("step %1: %2").arg(i + 1).arg(inLanguage(refusal->text, languageOfTexts()));
        replay.advance(seat, *choice);
        takeForced();
    }
    return {};
}

Result<Done> MatchSession::start(const TableSetup& setup)
{
    auto begun = startOf(setup, m_find);
    if (!begun)
        return begun.error();
    take(Replay(std::move(*begun)));
    if (m_file)
        m_file->begin(kept());
    Q_EMIT started();
    setRunning(true);
    moved();
    return Done{};
}

bool MatchSession::hasKept() const
{
    return m_file && QFile::exists(m_file->path());
}

KeptMatch MatchSession::kept() const
{
    KeptMatch kept{m_setup, m_game->rulesVersion(), m_game->libraryHash(), {}, m_timeline->here(), {}, {}};
    for (NodeId id = 1; id < m_timeline->size(); ++id) {
        const Timeline::Node& node = m_timeline->node(id);
        const rules::AnyMatch& before = *m_timeline->node(node.parent).position;
        kept.steps.push_back({node.parent, QString::fromStdString(node.who),
                              QString::fromStdString(before.write(node.choice)), node.position->hash()});
    }
    for (NodeId id = 0; id < m_timeline->size(); ++id) {
        if (!m_timeline->node(id).name.empty())
            kept.names.emplace_back(id, QString::fromStdString(m_timeline->node(id).name));
        if (!m_timeline->node(id).note.empty())
            kept.notes.emplace_back(id, QString::fromStdString(m_timeline->node(id).note));
    }
    kept.findings = m_findings;
    return kept;
}

std::vector<RecentMatch> MatchSession::recent() const
{
    return m_file ? RecentMatches(m_file->path()).list() : std::vector<RecentMatch>();
}

Result<Done> MatchSession::takeUp(QString* problem)
{
    if (!m_file)
        return Error{"", PlayReason::NotKept};
    return openNow({m_file->path(), {}, MatchSource::Running}, problem);
}

Result<Done> MatchSession::takeUpRecent(const QString& path, QString* problem)
{
    return openNow({path, {}, MatchSource::Recent}, problem);
}

Result<Done> MatchSession::open(const QString& path, QString* problem, const QString& scenario)
{
    return openNow({path, scenario, MatchSource::File}, problem);
}

Result<Done> MatchSession::openScenario(const QString& text, const QString& title, QString* problem,
                                        const std::vector<SeatPlayer>& seats)
{
    const auto own = cutOut(text.toUtf8(), title);
    if (!own)
        return own.error();
    MatchContent content;
    content.scenario = *own;
    auto replay = replayScenario(content, seats, m_find, goOnAlways);
    if (!replay)
        return replay.error();
    put(std::move(*replay), content, {{}, {}, MatchSource::File}, problem);
    return Done{};
}

Result<Done> MatchSession::openNow(const MatchRequest& request, QString* problem)
{
    const auto content = readContent(request);
    if (!content)
        return content.error();
    auto replay = replayContent(*content, finderFor(*content), goOnAlways);
    if (!replay)
        return replay.error();
    put(std::move(*replay), *content, request, problem);
    return Done{};
}

GameFinder MatchSession::finderFor(const MatchContent& content) const
{
    if (content.isScenario())
        return m_find;
    // With the cards that it was played with, where they are still known.
    return [this, hash = content.kept.libraryHash](const QString& id) {
        const rules::KnownGame* played = m_played ? m_played(id, hash) : nullptr;
        return played != nullptr ? played : m_find(id);
    };
}

Result<MatchSession::Replay> MatchSession::replayContent(const MatchContent& content, const GameFinder& find,
                                                         const Watch& watch)
{
    return content.isScenario() ? replayScenario(content, {}, find, watch) : replayKept(content, find, watch);
}

Result<MatchSession::Replay> MatchSession::replayScenario(const MatchContent& content,
                                                          const std::vector<SeatPlayer>& seats,
                                                          const GameFinder& find, const Watch& watch)
{
    std::optional<Replay> replay;
    for (const bool forcedFirst : {false, true}) {
        auto begun = startOf({{}, seats, content.scenario}, find);
        if (!begun)
            return begun.error();
        const std::vector<MatchStart::Move> moves = std::move(begun->moves);
        replay.emplace(std::move(*begun));
        replay->problem = playMoves(*replay, moves, forcedFirst, watch);
        if (replay->problem.isEmpty())
            break;
    }
    while (replay->timeline.canUndo())
        replay->timeline.undo();
    return std::move(*replay);
}

Result<MatchSession::Replay> MatchSession::replayKept(const MatchContent& content, const GameFinder& find,
                                                      const Watch& watch)
{
    const KeptMatch& kept = content.kept;
    auto begun = startOf(kept.setup, find);
    if (!begun)
        return begun.error();
    Replay replay(std::move(*begun));
    // What is not as it was, then how far it could be replayed all the same.
    QStringList reasons;
    if (kept.badLine > 0)
        reasons << tr("line %1 cannot be read").arg(kept.badLine);
    if (kept.rulesVersion != replay.game->rulesVersion())
        reasons << tr("it was played under the rules of another version");
    const bool otherCards = kept.libraryHash != replay.game->libraryHash();
    bool isSame = true;
    const auto differs = [&](const QString& how) {
        if (otherCards && isSame)
            reasons << tr("it was played with different cards from those in your library now");
        isSame = false;
        reasons << how;
    };
    std::vector<NodeId> nodes{0};
    std::size_t alike = 0; // steps that lead where they led before
    for (const KeptStep& step : kept.steps) {
        if (!watch(nodes.size(), kept.steps.size()))
            break;
        replay.timeline.jump(nodes[step.parent]);
        const std::string seat = step.seat.toStdString();
        const auto choice = replay.match().read(seat, rules::splitWords(step.words.toStdString()));
        QString wrong;
        if (!choice)
            wrong = QString::fromStdString(choice.error().text(languageOfTexts()));
        else if (const auto refusal = replay.match().refuse(seat, *choice))
            wrong = inLanguage(refusal->text, languageOfTexts());
        if (wrong.isEmpty()) {
            nodes.push_back(replay.advance(seat, *choice));
            if (replay.match().hash() != step.hash && isSame)
                differs(tr("from step %1 on, it has a different outcome").arg(nodes.size() - 1));
            if (isSame)
                alike = nodes.size() - 1;
            continue;
        }
        // Later steps build on this one.
        differs(tr("step %1: %2").arg(nodes.size()).arg(wrong));
        break;
    }
    const auto reached = [&](quint32 node) { return node < nodes.size(); };
    for (const auto& [node, text] : kept.names)
        if (reached(node))
            replay.timeline.setName(nodes[node], text.toStdString());
    for (const auto& [node, text] : kept.notes)
        if (reached(node))
            replay.timeline.setNote(nodes[node], text.toStdString());
    // What was found about a step does not hold where the match went on differently.
    for (const auto& [node, line] : kept.findings.reviews)
        if (node <= alike)
            replay.findings.reviews[nodes[node]] = line;
    for (const quint32 node : kept.findings.solved)
        if (node <= alike)
            replay.findings.solved.insert(nodes[node]);
    replay.findings.assisted = kept.findings.assisted;
    replay.findings.winners = kept.findings.winners;
    replay.timeline.jump(reached(kept.here) ? nodes[kept.here] : nodes.back());
    if (!reasons.isEmpty())
        reasons << tr("%1 of %n step(s) were restored", nullptr, static_cast<int>(kept.steps.size()))
                       .arg(nodes.size() - 1);
    replay.problem = reasons.join(QStringLiteral("; "));
    return replay;
}

void MatchSession::put(Replay replay, const MatchContent& content, const MatchRequest& request,
                       QString* problem)
{
    QString found = replay.problem;
    take(std::move(replay));
    // It was shared at a step to go on from; one that is over is to be looked at from its start.
    if (content.isShared && match().isOver()) {
        m_timeline->jump(Timeline::kRoot);
        m_question = match().question();
    }
    if (m_file) {
        // A whole file goes on where it ends. One that was cut off or has a bad line is written anew.
        if (request.source == MatchSource::Running && content.endsWhole && found.isEmpty())
            m_file->goOn();
        else
            m_file->begin(kept(), request.source != MatchSource::File);
    }
    // Whole, it is the running match now; else the file may be all there is of its end.
    if (request.source == MatchSource::Recent && content.endsWhole && found.isEmpty() && !keepingFailure())
        QFile::remove(request.path);
    if (content.damage) {
        const QString damage = QString::fromStdString(content.damage->text(languageOfTexts()));
        found = found.isEmpty() ? tr("%1; the %n step(s) before it were restored", nullptr,
                                     static_cast<int>(content.kept.steps.size()))
                                      .arg(damage)
                                : damage + QStringLiteral("; ") + found;
    }
    if (problem != nullptr)
        *problem = found;
    setRunning(false);
    Q_EMIT started();
    moved();
}

void MatchSession::openLater(const MatchRequest& request)
{
    stopOpening();
    m_request = request;
    m_isOpening = true;
    m_reading.setFuture(QtConcurrent::run(
        [request] { return std::make_shared<const Result<MatchContent>>(readContent(request)); }));
    Q_EMIT openingChanged();
}

void MatchSession::stopOpening()
{
    if (!m_isOpening)
        return;
    m_isOpening = false;
    m_reading.cancel();
    // Ends with the step that it is at; nothing then uses the game any more.
    m_replaying.cancel();
    m_replaying.waitForFinished();
    Q_EMIT openingChanged();
}

void MatchSession::onRead()
{
    if (!m_isOpening || m_reading.isCanceled())
        return;
    const std::shared_ptr<const Result<MatchContent>> content = m_reading.result();
    if (!*content) {
        endOpening(content->error(), {});
        return;
    }
    // Games belong to this thread; only what is found is used in another.
    const rules::KnownGame* game = finderFor(**content)((*content)->game());
    m_content = content;
    m_replaying.setFuture(
        QtConcurrent::run([content, game](QPromise<std::shared_ptr<ReplayOutcome>>& promise) {
            int shown = -1;
            const Watch watch = [&promise, &shown](std::size_t done, std::size_t all) {
                constexpr std::size_t kSteps = 100;
                const int now = static_cast<int>(done * kSteps / std::max<std::size_t>(all, 1));
                if (now != shown) {
                    promise.setProgressRange(0, kSteps);
                    promise.setProgressValue(shown = now);
                }
                return !promise.isCanceled();
            };
            promise.addResult(std::make_shared<ReplayOutcome>(ReplayOutcome{replayContent(
                **content, [game](const QString&) { return game; }, watch)}));
        }));
}

void MatchSession::onReplayed()
{
    if (!m_isOpening || m_replaying.isCanceled())
        return;
    const std::shared_ptr<ReplayOutcome> replay = m_replaying.result();
    if (!replay->result) {
        endOpening(replay->result.error(), {});
        return;
    }
    QString problem;
    const std::shared_ptr<const Result<MatchContent>> content = std::exchange(m_content, nullptr);
    put(std::move(*replay->result), **content, m_request, &problem);
    endOpening(Done{}, problem);
}

void MatchSession::endOpening(const Result<Done>& outcome, const QString& problem)
{
    if (m_isOpening) {
        m_isOpening = false;
        Q_EMIT openingChanged();
    }
    Q_EMIT opened(m_request, outcome, problem);
}

Result<Done> MatchSession::save(const QString& path) const
{
    return writeAll(path, RunningMatch::writeWhole(kept()));
}

Result<Done> MatchSession::saveWay(const QString& path) const
{
    if (const auto file = way())
        return writeAll(path, QByteArray::fromStdString(rules::writeMatchFile(*file)));
    const KeptMatch all = kept();
    KeptMatch only{all.setup, all.rulesVersion, all.libraryHash, {}, 0, {}, {}};
    for (const NodeId id : m_timeline->path(m_timeline->here())) {
        if (id == 0)
            continue;
        only.steps.push_back(all.steps[id - 1]);
        only.steps.back().parent = std::exchange(only.here, only.here + 1);
    }
    return writeAll(path, RunningMatch::writeWhole(only));
}

std::optional<rules::MatchFile> MatchSession::way() const
{
    if (!m_setup.scenario.isEmpty())
        return std::nullopt;
    rules::MatchFile file{m_game->rulesVersion(),
                          m_game->libraryHash(),
                          m_setup.match,
                          m_timeline->node(0).position->hash(),
                          {}};
    for (const NodeId id : m_timeline->path(m_timeline->here())) {
        const Timeline::Node& node = m_timeline->node(id);
        if (node.parent == Timeline::kNone)
            continue;
        const rules::AnyMatch& before = *m_timeline->node(node.parent).position;
        file.steps.push_back({node.who, rules::splitWords(before.write(node.choice)), node.position->hash()});
    }
    return file;
}

void MatchSession::close()
{
    pause();
    ++m_match;
    m_timeline.reset();
    m_lines.clear();
    m_question = {};
    m_findings = {};
    if (m_file)
        m_file->end();
    Q_EMIT started();
}

} // namespace model
