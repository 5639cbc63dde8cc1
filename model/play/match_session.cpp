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

MatchSession::MatchSession(QString file, QObject* parent, GameFinder find)
    : QObject(parent)
    , m_find(find ? std::move(find) : GameFinder(knownGame))
{
    if (!file.isEmpty())
        m_file.emplace(std::move(file));
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MatchSession::goOn);
    connect(&m_bot, &QFutureWatcherBase::finished, this, &MatchSession::thought);
}

MatchSession::~MatchSession()
{
    m_bot.waitForFinished();
}

SeatPlayer MatchSession::playerOf(const std::string& seat) const
{
    const std::vector<std::string> seats = match().seats();
    const auto place = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), seat) - seats.begin());
    return place < m_setup.seats.size() ? m_setup.seats[place] : SeatPlayer::Person;
}

bool MatchSession::asksPerson() const
{
    return isActive() && !m_question.seat.empty() && playerOf(m_question.seat) == SeatPlayer::Person;
}

std::string MatchSession::viewer() const
{
    std::vector<std::string> persons;
    for (const std::string& seat : match().seats())
        if (playerOf(seat) == SeatPlayer::Person)
            persons.push_back(seat);
    if (persons.size() > 1)
        return m_question.seat;
    return persons.empty() ? std::string() : persons.front();
}

std::optional<rules::RefusalView> MatchSession::choose(const rules::Choice& choice)
{
    if (auto refusal = match().refuse(m_question.seat, choice))
        return refusal;
    m_thinking = false;
    m_stepping.reset();
    advance(choice, true);
    setRunning(true);
    moved();
    return std::nullopt;
}

MatchSession::NodeId MatchSession::advance(const rules::Choice& choice, bool keep)
{
    rules::MatchValue next = m_timeline->position();
    const std::vector<std::string> seats = next->seats();
    const std::string seat = m_question.seat;
    const std::string words = next->write(choice);
    const auto place = std::find(seats.begin(), seats.end(), seat) - seats.begin();
    std::vector<rules::LogLine> lines = next->apply(choice);
    const quint64 hash = next->hash();
    const std::size_t before = m_timeline->size();
    const NodeId parent = m_timeline->here();
    const NodeId node = m_timeline->advance(static_cast<rules::Seat>(place), choice, std::move(next));
    m_question = match().question();
    const bool isNew = m_timeline->size() > before;
    if (isNew)
        m_lines.push_back(std::move(lines));
    if (keep && m_file) {
        if (isNew)
            m_file->step({parent, QString::fromStdString(seat), QString::fromStdString(words), hash});
        else
            m_file->here(node);
    }
    if (isNew)
        Q_EMIT grown(node);
    return node;
}

void MatchSession::moved()
{
    m_question = match().question();
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
    setRunning(false);
    m_thinking = false;
    m_stepping.reset();
    // Not by jump: redo has to lead back the way that was gone.
    while (m_timeline->here() != at)
        m_timeline->undo();
    if (m_file)
        m_file->here(at);
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
        if (m_file)
            m_file->here(m_timeline->here());
        moved();
    }
    m_stepping.reset();
    if (!isDone && !m_question.seat.empty() && !asksPerson()) {
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
    if (m_file)
        m_file->here(node);
    moved();
}

void MatchSession::setName(NodeId node, const QString& name)
{
    m_timeline->setName(node, name.toStdString());
    if (m_file)
        m_file->name(node, name);
    Q_EMIT noted(node);
}

void MatchSession::setNote(NodeId node, const QString& note)
{
    m_timeline->setNote(node, note.toStdString());
    if (m_file)
        m_file->note(node, note);
    Q_EMIT noted(node);
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
    if (!isActive() || !m_running || m_thinking || m_question.seat.empty())
        return;
    if (!asksPerson()) {
        think();
    } else if (m_forcedTaken && m_question.options.size() == 1) {
        advance(m_question.options.front(), true);
        moved();
    }
}

void MatchSession::think()
{
    m_thinking = true;
    m_thinkingAt = m_timeline->here();
    m_thinkingOf = m_match;
    const auto kind = playerOf(m_question.seat) == SeatPlayer::RandomBot ? rules::bots::BotKind::Random
                                                                         : rules::bots::BotKind::Greedy;
    // The same position always gets the same answer, however it was reached.
    const std::uint64_t seed = rules::Random::mix(m_setup.match.seed + match().hash());
    std::shared_ptr<rules::AnyMatch> copy = match().clone();
    m_bot.setFuture(
        QtConcurrent::run([choose = m_game->bot(kind, seed), copy]() mutable { return choose(*copy); }));
}

void MatchSession::thought()
{
    const bool isWanted =
        m_thinking && isActive() && m_thinkingOf == m_match && m_timeline->here() == m_thinkingAt;
    m_thinking = false;
    if (!isWanted)
        return;
    advance(m_bot.result(), true);
    const bool isDone = m_stepping && (isBoundary(m_thinkingAt, m_timeline->here(), *m_stepping) ||
                                       m_question.seat.empty() || asksPerson());
    if (isDone)
        m_stepping.reset();
    moved();
    if (m_stepping)
        think();
}

QString MatchSession::keepingFailure() const
{
    return m_file ? m_file->failure() : QString();
}

} // namespace model
