// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_writer.h"
#include "model/files/plain_file.h"
#include "model/play/match_session.h"
#include "rules/core/words.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace model {

using rules::Done;
using rules::Error;
using rules::Result;

namespace {

constexpr int kMostForced = 1000;

Result<QByteArray> bytesOf(const QString& path)
{
    auto content = readPlainFile(path, kLargestPlainFile);
    if (!content)
        return Error{"", content.error().toStdString()};
    return std::move(content).value();
}

Result<Done> writeAll(const QString& path, const QByteArray& text)
{
    if (const auto written = writeFile(path, text); !written)
        return Error{"", written.error().reason.toStdString(), written.error().reason.toStdString()};
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
    return Error{"", "there is no scenario of this title", "es gibt kein Szenario mit diesem Titel"};
}

} // namespace

void MatchSession::take(MatchStart begun)
{
    m_timer.stop();
    m_thinking = false;
    m_stepping.reset();
    ++m_match;
    m_game = begun.game;
    m_setup = std::move(begun.setup);
    m_setup.seats.resize(begun.stage.match->seats().size(), SeatPlayer::Person);
    m_timeline.emplace(rules::MatchValue(std::move(begun.stage.match)));
    m_lines.clear();
    m_lines.push_back(std::move(begun.stage.log));
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
QString MatchSession::playMoves(const std::vector<MatchStart::Move>& moves, bool forcedFirst)
{
    std::vector<std::string> forced;
    const auto takeForced = [&] {
        forced.clear();
        for (int k = 0; k < kMostForced && m_question.options.size() == 1; ++k) {
            forced.push_back(m_question.who + " " + match().write(m_question.options.front()));
            advance(m_question.who, m_question.options.front(), false);
        }
    };
    takeForced();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto& [seat, words] = moves[i];
        const auto choice = match().read(seat, words);
        if (!choice)
            return tr("step %1: %2")
                .arg(i + 1)
                .arg(QString::fromStdString(choice.error().text(languageOfTexts())));
        const auto refusal = match().refuse(seat, *choice);
        const auto taken = std::find(forced.begin(), forced.end(), seat + " " + match().write(*choice));
        if (taken != forced.end() && (refusal || forcedFirst)) {
            forced.erase(forced.begin(), taken + 1);
            continue;
        }
        if (refusal)
            return tr("step %1: %2").arg(i + 1).arg(inLanguage(refusal->text, languageOfTexts()));
        advance(seat, *choice, false);
        takeForced();
    }
    return {};
}

Result<Done> MatchSession::start(const TableSetup& setup)
{
    auto begun = startOf(setup, m_find);
    if (!begun)
        return begun.error();
    take(std::move(*begun));
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
    return kept;
}

Result<Done> MatchSession::takeUp(QString* problem)
{
    if (!m_file)
        return Error{"", "matches are not kept", "Partien werden nicht aufbewahrt"};
    const auto text = bytesOf(m_file->path());
    if (!text)
        return text.error();
    const auto kept = RunningMatch::read(*text);
    if (!kept)
        return kept.error();
    // A whole file goes on where it ends. One that was cut off or has a bad line is written anew.
    return takeKept(*kept, problem, text->endsWith('\n') ? Keeping::GoOn : Keeping::Own);
}

std::vector<RecentMatch> MatchSession::recent() const
{
    return m_file ? RecentMatches(m_file->path()).list() : std::vector<RecentMatch>();
}

Result<Done> MatchSession::takeUpRecent(const QString& path, QString* problem)
{
    const auto text = bytesOf(path);
    if (!text)
        return text.error();
    const auto kept = RunningMatch::read(*text);
    if (!kept)
        return kept.error();
    QString found;
    auto taken = takeKept(*kept, &found, Keeping::Own);
    // Whole, it is the running match now; else the file may be all there is of its end.
    if (taken && found.isEmpty() && text->endsWith('\n') && !keepingFailure())
        QFile::remove(path);
    if (problem != nullptr)
        *problem = found;
    return taken;
}

Result<Done> MatchSession::takeKept(const KeptMatch& kept, QString* problem, Keeping keeping)
{
    // With the cards that it was played with, where they are still known.
    const GameFinder find = [this, &kept](const QString& id) {
        const rules::KnownGame* played = m_played ? m_played(id, kept.libraryHash) : nullptr;
        return played != nullptr ? played : m_find(id);
    };
    auto begun = startOf(kept.setup, find);
    if (!begun)
        return begun.error();
    // What is not as it was, then how far it could be replayed all the same.
    QStringList reasons;
    if (kept.badLine > 0)
        reasons << tr("line %1 cannot be read").arg(kept.badLine);
    if (kept.rulesVersion != begun->game->rulesVersion())
        reasons << tr("it was played under the rules of another version");
    const bool otherCards = kept.libraryHash != begun->game->libraryHash();
    bool isSame = true;
    const auto differs = [&](const QString& how) {
        if (otherCards && isSame)
            reasons << tr("it was played with different cards from those in your library now");
        isSame = false;
        reasons << how;
    };
    take(std::move(*begun));
    std::vector<NodeId> nodes{0};
    for (const KeptStep& step : kept.steps) {
        m_timeline->jump(nodes[step.parent]);
        m_question = match().question();
        const std::vector<std::string> words = rules::splitWords(step.words.toStdString());
        const auto choice = match().read(step.seat.toStdString(), words);
        QString wrong;
        if (!choice)
            wrong = QString::fromStdString(choice.error().text(languageOfTexts()));
        else if (const auto refusal = match().refuse(step.seat.toStdString(), *choice))
            wrong = inLanguage(refusal->text, languageOfTexts());
        if (wrong.isEmpty()) {
            nodes.push_back(advance(step.seat.toStdString(), *choice, false));
            if (match().hash() != step.hash && isSame)
                differs(tr("from step %1 on, it has a different outcome").arg(nodes.size() - 1));
            continue;
        }
        // Later steps build on this one.
        differs(tr("step %1: %2").arg(nodes.size()).arg(wrong));
        break;
    }
    const auto reached = [&](quint32 node) { return node < nodes.size(); };
    for (const auto& [node, text] : kept.names)
        if (reached(node))
            m_timeline->setName(nodes[node], text.toStdString());
    for (const auto& [node, text] : kept.notes)
        if (reached(node))
            m_timeline->setNote(nodes[node], text.toStdString());
    m_timeline->jump(reached(kept.here) ? nodes[kept.here] : nodes.back());
    m_question = match().question();
    if (!reasons.isEmpty())
        reasons << tr("%1 of %n step(s) were restored", nullptr, static_cast<int>(kept.steps.size()))
                       .arg(nodes.size() - 1);
    if (problem != nullptr)
        *problem = reasons.join(QStringLiteral("; "));
    if (m_file) {
        if (keeping == Keeping::GoOn && reasons.isEmpty())
            m_file->goOn();
        else
            m_file->begin(this->kept(), keeping != Keeping::Opened);
    }
    setRunning(false);
    Q_EMIT started();
    moved();
    return Done{};
}

Result<Done> MatchSession::open(const QString& path, QString* problem, const QString& scenario)
{
    const auto text = bytesOf(path);
    if (!text)
        return text.error();
    if (RunningMatch::isRunningMatch(*text)) {
        const auto kept = RunningMatch::read(*text);
        if (!kept)
            return kept.error();
        return takeKept(*kept, problem, Keeping::Opened);
    }
    const auto file = rules::salvageMatchFile(text->toStdString());
    if (file) {
        const rules::MatchFile& match = file->file;
        KeptMatch kept{{match.setup, {}, {}}, match.rulesVersion, match.libraryHash, {}, 0, {}, {}};
        for (const rules::MatchStep& step : match.steps)
            kept.steps.push_back({static_cast<quint32>(kept.steps.size()), QString::fromStdString(step.who),
                                  QString::fromStdString(rules::joinWords(step.words)), step.hash});
        kept.here = static_cast<quint32>(kept.steps.size());
        QString found;
        auto taken = takeKept(kept, &found, Keeping::Opened);
        // It was shared at a step to go on from; one that is over is to be looked at from its start.
        if (taken && m_timeline->position()->isOver())
            jump(0);
        if (file->wrong) {
            const QString damage = QString::fromStdString(file->wrong->text(languageOfTexts()));
            found = found.isEmpty() ? tr("%1; the %n step(s) before it were restored", nullptr,
                                         static_cast<int>(match.steps.size()))
                                          .arg(damage)
                                    : damage + QStringLiteral("; ") + found;
        }
        if (problem != nullptr)
            *problem = found;
        return taken;
    }
    // What does not even begin like a scenario was meant to be a match.
    const QString written = QString::fromUtf8(*text);
    if (!path.endsWith(QStringLiteral(".scenario")) && !rules::scenario::readScenarios(text->toStdString()))
        return file.error();
    return openScenario(written, scenario, problem);
}

Result<Done> MatchSession::openScenario(const QString& text, const QString& title, QString* problem,
                                        const std::vector<SeatPlayer>& seats)
{
    const auto own = cutOut(text.toUtf8(), title);
    if (!own)
        return own.error();
    QString found;
    for (const bool forcedFirst : {false, true}) {
        auto begun = startOf({{}, seats, *own}, m_find);
        if (!begun)
            return begun.error();
        const std::vector<MatchStart::Move> moves = begun->moves;
        take(std::move(*begun));
        found = playMoves(moves, forcedFirst);
        if (found.isEmpty())
            break;
    }
    while (m_timeline->canUndo())
        m_timeline->undo();
    m_question = match().question();
    if (problem != nullptr)
        *problem = found;
    if (m_file)
        m_file->begin(kept());
    setRunning(false);
    Q_EMIT started();
    moved();
    return Done{};
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
    if (m_file)
        m_file->end();
    Q_EMIT started();
}

} // namespace model
