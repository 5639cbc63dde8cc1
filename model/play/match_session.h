// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/play/match_start.h"
#include "model/play/recent_matches.h"
#include "model/play/running_match.h"
#include "model/play/table_setup.h"
#include "rules/core/timeline.h"
#include "rules/games/known_game.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace model {

/// A text of the rules in a language of the program.
[[nodiscard]] QString inLanguage(const rules::BothLanguages& text, Language language);

/// How far one step goes. Own: to a decision that a person makes among several answers.
enum class StepUnit { Decision, Effect, Phase, Turn, Own };

/// Where a match comes from.
enum class MatchSource {
    File,    ///< that somebody chose: a match, a table or a scenario
    Running, ///< left running at the last end of the program
    Recent,  ///< on the table before
};

struct MatchRequest
{
    QString path;
    QString scenario; ///< its title; empty: the first one of the file
    MatchSource source = MatchSource::File;
};

/// What a file holds that can be put on the table.
struct MatchContent
{
    KeptMatch kept{};                     ///< where it is not a scenario
    QString scenario{};                   ///< its lines
    std::optional<rules::Error> damage{}; ///< why the end of a match file was left out
    bool isShared = false;                ///< a match file, without other branches
    bool endsWhole = false;               ///< the last line of the file is whole

    [[nodiscard]] bool isScenario() const { return !scenario.isEmpty(); }
    [[nodiscard]] QString game() const;
};

/// Reads a file and plays nothing yet. Any thread.
[[nodiscard]] rules::Result<MatchContent> readContent(const MatchRequest& request);

/// One match at the table, of any game: set-up, question, log, zones, timeline, bots and files. Nothing here
/// knows a game by name. Lives in the thread of the window; bots think in others.
///
/// While it runs, bots decide by themselves and forced choices are taken; going back or jumping stops that,
/// choosing or `run` starts it again.
class MatchSession : public QObject
{
    Q_OBJECT

public:
    using Timeline = rules::Timeline<rules::MatchValue>;
    using NodeId = Timeline::NodeId;

    /// `file` keeps the running match; empty: it is not kept. Games are found among those of the program
    /// unless told otherwise.
    explicit MatchSession(QString file, QObject* parent = nullptr, GameFinder find = {});
    ~MatchSession() override;

    /// A new match; an error leaves the one that is there as it is.
    [[nodiscard]] rules::Result<rules::Done> start(const TableSetup& setup);
    /// Whether a match was left running at the last end of the program.
    [[nodiscard]] bool hasKept() const;
    /// The file that keeps the running match; empty: there is none.
    [[nodiscard]] QString keptFile() const { return m_file ? m_file->path() : QString(); }
    /// Takes it up again with its whole timeline, not running. What no longer fits is left out; `problem`
    /// then says where and why, and how much could be kept.
    [[nodiscard]] rules::Result<rules::Done> takeUp(QString* problem = nullptr);
    /// The matches that were on the table before, the newest first.
    [[nodiscard]] std::vector<RecentMatch> recent() const;
    /// Takes one of them up, as `takeUp`; the running one becomes a recent one in its turn.
    [[nodiscard]] rules::Result<rules::Done> takeUpRecent(const QString& path, QString* problem = nullptr);
    /// Opens a match file, a running match, or the scenario of a title (the first if it is empty).
    [[nodiscard]] rules::Result<rules::Done> open(const QString& path, QString* problem = nullptr,
                                                  const QString& scenario = {});
    /// Begins at the position of a scenario (of a title, the first if it is empty), with its moves ahead.
    [[nodiscard]] rules::Result<rules::Done> openScenario(const QString& text, const QString& title = {},
                                                          QString* problem = nullptr,
                                                          const std::vector<SeatPlayer>& seats = {});
    /// All three by what is asked for.
    [[nodiscard]] rules::Result<rules::Done> openNow(const MatchRequest& request, QString* problem = nullptr);
    /// `open`, `takeUp` or `takeUpRecent` of a file that takes a while: reads and replays it in another
    /// thread, then puts it on the table and emits `opened`. The table stays usable. Another match on the
    /// table, another file and `stopOpening` end it without a word.
    void openLater(const MatchRequest& request);
    void stopOpening();
    [[nodiscard]] bool isOpening() const { return m_isOpening; }
    [[nodiscard]] const MatchRequest& openingRequest() const { return m_request; }
    /// Matches that are opened or taken up go on with the cards that they were played with, if these are
    /// found so.
    void setPlayedGames(PlayedGameFinder find) { m_played = std::move(find); }
    /// The game of an id as matches here play it; null if there is none.
    [[nodiscard]] const rules::KnownGame* findGame(const QString& id) const { return m_find(id); }
    /// The match with its whole timeline, names and notes, to be opened where it stands now.
    [[nodiscard]] rules::Result<rules::Done> save(const QString& path) const;
    /// Only the way to where the match stands now, without other ways, names and notes.
    [[nodiscard]] rules::Result<rules::Done> saveWay(const QString& path) const;
    /// That way as a match file; nothing for a match that began with a scenario.
    [[nodiscard]] std::optional<rules::MatchFile> way() const;
    /// Puts the match away.
    void close();

    [[nodiscard]] bool isActive() const { return m_timeline.has_value(); }
    [[nodiscard]] const TableSetup& setup() const { return m_setup; }
    [[nodiscard]] const rules::KnownGame& game() const { return *m_game; }
    [[nodiscard]] const rules::AnyMatch& match() const { return *m_timeline->position(); }
    [[nodiscard]] const rules::QuestionView& question() const { return m_question; }
    [[nodiscard]] SeatPlayer playerOf(const std::string& seat) const;
    /// Whether the open question waits for a person.
    [[nodiscard]] bool asksPerson() const;
    /// The person who answers the open question; empty if a bot does.
    [[nodiscard]] std::string askedPerson() const;
    /// Whether whoever looks at the table must not notice which bot is asked.
    [[nodiscard]] bool hidesQuestion() const;
    /// The seats that people play, in turn order.
    [[nodiscard]] std::vector<std::string> persons() const;
    /// The seat of the only person at the table; empty if there are several or none.
    [[nodiscard]] std::string onlyPerson() const;
    /// Through whose eyes the table is seen: the one person's, the one's who is asked, or the one's who was
    /// asked last while a bot decides; empty (everything) where bots play alone.
    [[nodiscard]] std::string viewer() const;
    [[nodiscard]] std::vector<rules::ZoneView> zones() const { return match().zonesSeenBy(viewer()); }

    /// Makes a choice for the seat or party that is asked; a refusal changes nothing.
    std::optional<rules::RefusalView> choose(const rules::Choice& choice);

    [[nodiscard]] const Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] const std::vector<rules::LogLine>& linesOf(NodeId node) const { return m_lines[node]; }
    /// Where the last decision of the viewer led if others have decided since: everything after it is news to
    /// the person at the screen. Nothing where nobody else has decided since, or nobody watches for
    /// themselves.
    [[nodiscard]] std::optional<NodeId> lastOwnStep() const;
    [[nodiscard]] bool canUndo() const { return isActive() && m_timeline->canUndo(); }
    [[nodiscard]] bool canRedo() const { return isActive() && m_timeline->canRedo(); }
    /// Where there is no such boundary before, a person's own decision for example, one decision.
    void undo(StepUnit unit = StepUnit::Decision);
    /// Along the way that was gone before; at its end a bot decides, up to the next step or a person's
    /// question.
    void step(StepUnit unit = StepUnit::Decision);
    void jump(NodeId node);
    void setName(NodeId node, const QString& name);
    void setNote(NodeId node, const QString& note);

    /// What is known about the match besides its timeline; all of it is saved with the match.
    [[nodiscard]] const MatchFindings& findings() const { return m_findings; }
    /// What a review found about the step to a node, as rules::bots::writeStepReview wrote it.
    void setReview(NodeId node, const QString& line);
    /// The exercise at a node was solved.
    void setSolved(NodeId node);
    /// Somebody was helped: the match counts as an assisted one.
    void assist();

    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool isThinking() const { return m_thinking; }
    /// Whether nothing more happens by itself: no timer is running and no answer of a bot is on its way.
    [[nodiscard]] bool isIdle() const { return !m_timer.isActive() && !m_awaitsBot; }
    void run();
    void pause();
    /// Milliseconds between the moves of bots; 0 for none.
    void setPace(int milliseconds);
    [[nodiscard]] int pace() const { return m_pace; }
    void setForcedTaken(bool taken);
    [[nodiscard]] bool isForcedTaken() const { return m_forcedTaken; }

    /// Why the running match could not be saved; nothing if it is.
    [[nodiscard]] std::optional<WriteError> keepingFailure() const;

Q_SIGNALS:
    void started();              ///< another match, or none
    void changed();              ///< another position of the same match
    void grown(quint32 node);    ///< the timeline has a new node; comes before changed()
    void noted(quint32 node);    ///< its name or note is another
    void reviewed(quint32 node); ///< something else is known about the step to it
    void openingChanged();
    void openingProgress(int percent);
    void opened(const model::MatchRequest& request, const rules::Result<rules::Done>& outcome,
                const QString& problem);
    void runningChanged();
    void paceChanged();

private:
    [[nodiscard]] static Language languageOfTexts();
    struct Replay;
    struct ReplayOutcome;
    /// Told how many of how many steps are done; false: stop there.
    using Watch = std::function<bool(std::size_t done, std::size_t all)>;

    void take(Replay replay);
    [[nodiscard]] static QString playMoves(Replay& replay, const std::vector<MatchStart::Move>& moves,
                                           bool forcedFirst, const Watch& watch);
    [[nodiscard]] GameFinder finderFor(const MatchContent& content) const;
    [[nodiscard]] static rules::Result<Replay> replayContent(const MatchContent& content,
                                                             const GameFinder& find, const Watch& watch);
    [[nodiscard]] static rules::Result<Replay> replayScenario(const MatchContent& content,
                                                              const std::vector<SeatPlayer>& seats,
                                                              const GameFinder& find, const Watch& watch);
    [[nodiscard]] static rules::Result<Replay> replayKept(const MatchContent& content, const GameFinder& find,
                                                          const Watch& watch);
    /// Puts a replayed match on the table and decides what becomes of the file of the running match.
    void put(Replay replay, const MatchContent& content, const MatchRequest& request, QString* problem);
    void onRead();
    void onReplayed();
    void endOpening(const rules::Result<rules::Done>& outcome, const QString& problem);
    [[nodiscard]] KeptMatch kept() const;
    /// Adds a line to the file of the running match. A file that could not be written from its beginning is
    /// tried again with everything that has happened since.
    template <class Line>
    void record(const Line& line)
    {
        if (m_file && m_file->isOpen())
            line(*m_file);
        else if (m_file)
            m_file->begin(kept(), true);
    }
    /// `who` by value: the open question, which it may come from, changes on the way.
    NodeId advance(std::string who, const rules::Choice& choice, bool keep);
    /// The position is another one; its question is known already.
    void moved();
    void setRunning(bool running);
    void goOn();
    void think();
    void thought();
    [[nodiscard]] bool isBoundary(NodeId from, NodeId to, StepUnit unit) const;
    [[nodiscard]] std::string personAsked(const rules::QuestionView& question) const;
    /// Whether a person decides there among several answers.
    [[nodiscard]] bool isOwnDecision(NodeId node) const;

    GameFinder m_find;
    PlayedGameFinder m_played;
    std::optional<RunningMatch> m_file;
    TableSetup m_setup;
    const rules::KnownGame* m_game = nullptr;
    std::optional<Timeline> m_timeline;
    std::vector<std::vector<rules::LogLine>> m_lines; ///< by node
    rules::QuestionView m_question;
    MatchFindings m_findings;
    QTimer m_timer;
    QFutureWatcher<rules::Choice> m_bot;
    QFutureWatcher<std::shared_ptr<const rules::Result<MatchContent>>> m_reading;
    QFutureWatcher<std::shared_ptr<ReplayOutcome>> m_replaying;
    std::shared_ptr<const rules::Result<MatchContent>> m_content; ///< of what is being replayed
    MatchRequest m_request;                                       ///< of what is being opened
    bool m_isOpening = false;
    NodeId m_thinkingAt = 0;
    quint64 m_match = 0; ///< counts matches, so that a thought of another is told apart
    quint64 m_thinkingOf = 0;
    int m_pace = 400;
    bool m_running = false;
    bool m_thinking = false;  ///< and the answer is still wanted
    bool m_awaitsBot = false; ///< an answer comes, wanted or not
    bool m_forcedTaken = true;
    std::optional<StepUnit> m_stepping; ///< a bot decides until this much was done
    NodeId m_steppingFrom = 0;
};

} // namespace model
