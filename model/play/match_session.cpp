// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_session.h"

#include "model/play/known_games.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace model {

QString inLanguage(const rules::BothLanguages& text, Language language)
{
    return QString::fromStdString(text.in(language));
}

namespace {

/// The parties in first place, as a match file names them.
QString winnersOf(const rules::AnyMatch& match)
{
    QStringList parties;
    for (const std::string& party : match.winners())
        parties << QString::fromStdString(party);
    return parties.isEmpty() ? QStringLiteral("-") : parties.join(u',');
}

} // namespace

MatchSession::MatchSession(QString file, QObject* parent, GameFinder find)
    : QObject(parent)
    , m_find(find ? std::move(find) : GameFinder(knownGame))
{
    if (!file.isEmpty())
        m_file.emplace(std::move(file));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MatchSession::goOn);
    connect(&m_bot, &QFutureWatcherBase::finished, this, &MatchSession::thought);
    connect(&m_reading, &QFutureWatcherBase::finished, this, &MatchSession::onRead);
    connect(&m_replaying, &QFutureWatcherBase::finished, this, &MatchSession::onReplayed);
    connect(&m_replaying, &QFutureWatcherBase::progressValueChanged, this, &MatchSession::openingProgress);
}

MatchSession::~MatchSession()
{
    stopOpening();
    m_bot.waitForFinished();
}

SeatPlayer MatchSession::playerOf(const std::string& seat) const
{
    const std::vector<std::string> seats = seatIds(match());
    const auto place = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), seat) - seats.begin());
    return place < m_setup.seats.size() ? m_setup.seats[place] : SeatPlayer::Person;
}

bool MatchSession::asksPerson() const
{
    return isActive() && !askedPerson().empty();
}

std::string MatchSession::askedPerson() const
{
    return personAsked(m_question);
}

std::string MatchSession::personAsked(const rules::QuestionView& question) const
{
    // Secret answers are given one after the other; what a party decides, any person of it may answer.
    if (question.secret)
        return playerOf(question.who) == SeatPlayer::Person ? question.who : std::string();
    for (const std::string& seat : question.seats)
        if (playerOf(seat) == SeatPlayer::Person)
            return seat;
    return {};
}

bool MatchSession::hidesQuestion() const
{
    return m_question.isPrivate && askedPerson().empty() && !viewer().empty();
}

bool MatchSession::isOwnDecision(NodeId node) const
{
    const rules::QuestionView asked = m_timeline->node(node).position->question();
    return asked.options.size() > 1 && !personAsked(asked).empty();
}

std::optional<MatchSession::NodeId> MatchSession::lastOwnStep() const
{
    if (!isActive() || viewer().empty())
        return std::nullopt;
    const std::string eyes = viewer();
    bool othersDecided = false;
    for (NodeId at = m_timeline->here(); m_timeline->node(at).parent != Timeline::kNone;
         at = m_timeline->node(at).parent) {
        const std::vector<std::string> seats = rules::seatsOf(match(), m_timeline->node(at).who);
        const bool isTheirs = std::find(seats.begin(), seats.end(), eyes) != seats.end();
        // A forced answer was nobody's decision.
        if (isTheirs && isOwnDecision(m_timeline->node(at).parent))
            return othersDecided ? std::optional(at) : std::nullopt;
        othersDecided = othersDecided || !isTheirs;
    }
    return othersDecided ? std::optional(NodeId{0}) : std::nullopt;
}

std::vector<std::string> MatchSession::persons() const
{
    std::vector<std::string> persons;
    for (const std::string& seat : seatIds(match()))
        if (playerOf(seat) == SeatPlayer::Person)
            persons.push_back(seat);
    return persons;
}

std::string MatchSession::onlyPerson() const
{
    const std::vector<std::string> seats = persons();
    return seats.size() == 1 ? seats.front() : std::string();
}

std::string MatchSession::viewer() const
{
    const std::vector<std::string> seats = persons();
    if (seats.size() <= 1)
        return seats.empty() ? std::string() : seats.front();
    // Whoever is asked sits at the screen, and stays there while bots decide.
    if (std::string asked = askedPerson(); !asked.empty())
        return asked;
    for (NodeId at = m_timeline->here(); m_timeline->node(at).parent != Timeline::kNone;
         at = m_timeline->node(at).parent)
        for (std::string& seat : rules::seatsOf(match(), m_timeline->node(at).who))
            if (playerOf(seat) == SeatPlayer::Person)
                return std::move(seat);
    return seats.front();
}

std::optional<rules::RefusalView> MatchSession::choose(const rules::Choice& choice)
{
    if (auto refusal = match().refuse(m_question.who, choice))
        return refusal;
    // People agree at the table; a bot is asked.
    for (const std::string& partner : match().partnersIn(choice))
        if (playerOf(partner) != SeatPlayer::Person)
            if (auto refusal = match().declined(partner, choice, m_setup.match.seed + m_timeline->here()))
                return refusal;
    m_thinking = false;
    m_stepping.reset();
    advance(m_question.who, choice, true);
    setRunning(true);
    moved();
    return std::nullopt;
}

MatchSession::NodeId MatchSession::advance(std::string who, const rules::Choice& choice, bool keep)
{
    rules::MatchValue next = m_timeline->position();
    const std::string words = next->write(choice);
    std::vector<rules::LogLine> lines = next->apply(choice);
    const quint64 hash = next->hash();
    const std::size_t before = m_timeline->size();
    const NodeId parent = m_timeline->here();
    const NodeId node = m_timeline->advance(who, choice, std::move(next));
    m_question = match().question();
    const bool isNew = m_timeline->size() > before;
    if (isNew)
        m_lines.push_back(std::move(lines));
    if (keep)
        record([&](RunningMatch& file) {
            if (isNew)
                file.step({parent, QString::fromStdString(who), QString::fromStdString(words), hash});
            else
                file.here(node);
        });
    if (isNew && keep && match().isOver() && m_findings.winners.isEmpty()) {
        m_findings.winners = winnersOf(match());
        record([this](RunningMatch& file) { file.winners(m_findings.winners); });
    }
    if (isNew)
        Q_EMIT grown(node);
    return node;
}

void MatchSession::moved()
{
    if (m_running)
        m_timer.start(asksPerson() ? 0 : m_pace);
    else
        m_timer.stop();
    Q_EMIT changed();
}

bool MatchSession::isBoundary(NodeId from, NodeId to, StepUnit unit) const
{
    const rules::AnyMatch& before = *m_timeline->node(from).position;
    const rules::AnyMatch& after = *m_timeline->node(to).position;
    if (unit == StepUnit::Decision || after.isOver())
        return true;
    if (unit == StepUnit::Own)
        return isOwnDecision(to);
    if (unit == StepUnit::Turn)
        return before.turn() != after.turn();
    if (unit == StepUnit::Phase)
        return before.turn() != after.turn() || before.phase() != after.phase();
    const rules::QuestionView asked = after.question();
    return !asked.insideEffect || asked.card != before.question().card;
}

void MatchSession::undo(StepUnit unit)
{
    if (!canUndo())
        return;
    NodeId at = m_timeline->node(m_timeline->here()).parent;
    while (m_timeline->node(at).parent != Timeline::kNone &&
           !isBoundary(m_timeline->node(at).parent, at, unit))
        at = m_timeline->node(at).parent;
    if (unit == StepUnit::Own && !isOwnDecision(at))
        at = m_timeline->node(m_timeline->here()).parent;
    setRunning(false);
    m_thinking = false;
    m_stepping.reset();
    // Not by jump: redo has to lead back the way that was gone.
    while (m_timeline->here() != at)
        m_timeline->undo();
    record([at](RunningMatch& file) { file.here(at); });
    m_question = match().question();
    moved();
}

void MatchSession::step(StepUnit unit)
{
    if (!isActive())
        return;
    setRunning(false);
    const NodeId from = m_timeline->here();
    bool isDone = false;
    while (!isDone && m_timeline->canRedo()) {
        const NodeId before = m_timeline->here();
        m_timeline->redo();
        isDone = isBoundary(before, m_timeline->here(), unit);
    }
    if (m_timeline->here() != from) {
        m_thinking = false;
        record([this](RunningMatch& file) { file.here(m_timeline->here()); });
        m_question = match().question();
        moved();
    }
    m_stepping.reset();
    if (!isDone && !m_question.who.empty() && !asksPerson()) {
        m_stepping = unit;
        think();
    }
}

void MatchSession::jump(NodeId node)
{
    if (!isActive() || node >= m_timeline->size() || node == m_timeline->here())
        return;
    setRunning(false);
    m_thinking = false;
    m_stepping.reset();
    m_timeline->jump(node);
    record([node](RunningMatch& file) { file.here(node); });
    m_question = match().question();
    moved();
}

void MatchSession::setName(NodeId node, const QString& name)
{
    m_timeline->setName(node, name.toStdString());
    record([&](RunningMatch& file) { file.name(node, name); });
    Q_EMIT noted(node);
}

void MatchSession::setNote(NodeId node, const QString& note)
{
    m_timeline->setNote(node, note.toStdString());
    record([&](RunningMatch& file) { file.note(node, note); });
    Q_EMIT noted(node);
}

void MatchSession::setReview(NodeId node, const QString& line)
{
    if (!isActive() || node >= m_timeline->size())
        return;
    m_findings.reviews[node] = line;
    record([&](RunningMatch& file) { file.review(node, line); });
    Q_EMIT reviewed(node);
}

void MatchSession::setSolved(NodeId node)
{
    if (!isActive() || node >= m_timeline->size() || !m_findings.solved.insert(node).second)
        return;
    record([node](RunningMatch& file) { file.solved(node); });
    Q_EMIT reviewed(node);
}

void MatchSession::assist()
{
    // Who looks at a match that has ended gets no help in it.
    if (!isActive() || m_findings.assisted || !m_findings.winners.isEmpty())
        return;
    m_findings.assisted = true;
    record([](RunningMatch& file) { file.assisted(); });
}

void MatchSession::setPace(int milliseconds)
{
    m_pace = milliseconds;
    Q_EMIT paceChanged();
}

void MatchSession::setForcedTaken(bool taken)
{
    m_forcedTaken = taken;
    if (isActive() && m_running)
        m_timer.start(0);
}

void MatchSession::run()
{
    if (!isActive())
        return;
    setRunning(true);
    m_timer.start(0);
}

void MatchSession::pause()
{
    m_timer.stop();
    m_thinking = false;
    m_stepping.reset();
    setRunning(false);
}

void MatchSession::setRunning(bool running)
{
    if (m_running == running)
        return;
    m_running = running;
    Q_EMIT runningChanged();
}

void MatchSession::goOn()
{
    if (!isActive() || !m_running || m_thinking || m_question.who.empty())
        return;
    if (!asksPerson()) {
        think();
    } else if (m_forcedTaken && m_question.options.size() == 1) {
        advance(m_question.who, m_question.options.front(), true);
        moved();
    }
}

void MatchSession::think()
{
    m_thinking = true;
    m_awaitsBot = true;
    m_thinkingAt = m_timeline->here();
    m_thinkingOf = m_match;
    const std::string& seat = m_question.secret ? m_question.who : m_question.seats.front();
    const rules::bots::BotKind kind = botOf(playerOf(seat));
    // The same position always gets the same answer, however it was reached.
    const std::uint64_t seed = rules::Random::mix(m_setup.match.seed + match().hash());
    std::shared_ptr<rules::AnyMatch> copy = match().clone();
    m_bot.setFuture(
        QtConcurrent::run([choose = m_game->bot(kind, seed), copy]() mutable { return choose(*copy); }));
}

void MatchSession::thought()
{
    m_awaitsBot = false;
    const bool isWanted =
        m_thinking && isActive() && m_thinkingOf == m_match && m_timeline->here() == m_thinkingAt;
    m_thinking = false;
    if (!isWanted)
        return;
    advance(m_question.who, m_bot.result(), true);
    const bool isDone = m_stepping && (isBoundary(m_thinkingAt, m_timeline->here(), *m_stepping) ||
                                       m_question.who.empty() || asksPerson());
    if (isDone)
        m_stepping.reset();
    moved();
    if (m_stepping)
        think();
}

std::optional<WriteError> MatchSession::keepingFailure() const
{
    return m_file ? m_file->failure() : std::nullopt;
}

} // namespace model
