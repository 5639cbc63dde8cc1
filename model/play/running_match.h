// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/file_writer.h"
#include "model/play/table_setup.h"
#include "rules/core/result.h"

#include <map>
#include <optional>
#include <set>

namespace model {

/// A position of the timeline that was reached, as it is kept.
struct KeptStep
{
    quint32 parent = 0; ///< 0 is the start; steps are counted from 1
    QString seat;
    QString words; ///< the choice as behind `do WHO` in a scenario
    quint64 hash = 0;

    friend bool operator==(const KeptStep&, const KeptStep&) = default;
};

/// What is known about a match besides its timeline.
struct MatchFindings
{
    std::map<quint32, QString> reviews; ///< by the node that a step leads to, as rules::bots::writeStepReview
    std::set<quint32> solved;           ///< nodes whose exercise was solved
    bool assisted = false;              ///< somebody asked for a hint
    QString winners; ///< parties in first place, joined by commas; "-": a draw; empty: it never ended

    friend bool operator==(const MatchFindings&, const MatchFindings&) = default;
};

/// Everything that is kept of a match at the table: its set-up and its whole timeline.
struct KeptMatch
{
    TableSetup setup;
    quint32 rulesVersion = 0;
    quint64 libraryHash = 0;
    std::vector<KeptStep> steps;
    quint32 here = 0;
    std::vector<std::pair<quint32, QString>> names;
    std::vector<std::pair<quint32, QString>> notes;
    qsizetype badLine = 0; ///< where reading stopped; 0: everything was read
    bool isSaved = false;  ///< by somebody, as a whole: then it has to have its end
    bool isEnded = false;
    bool hasPlace = false; ///< a line says where the match is, so that the set-up before it is whole
    MatchFindings findings{};
};

/// The file of the running match. Every step is one line that is handed to the system before the next
/// question is shown, so a program that is killed loses nothing; a last line that was cut off is left out.
class RunningMatch
{
public:
    /// Where writing fails, play goes on and `failure` says why.
    explicit RunningMatch(QString path)
        : m_path(std::move(path))
    {}

    /// A new file. One that was there becomes one of the recent matches, if it is worth it. `own`: this
    /// match is nowhere else and worth keeping as it is.
    void begin(const KeptMatch& match, bool own = false);
    /// Goes on in the file as it is.
    void goOn();
    void step(const KeptStep& step);
    void here(quint32 node);
    void name(quint32 node, const QString& text);
    void note(quint32 node, const QString& text);
    void review(quint32 node, const QString& text);
    void solved(quint32 node);
    void assisted();
    void winners(const QString& parties);
    /// The match is put away: there is nothing to take up at the next start.
    void end();

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Whether steps are added to the file; false after begin() or goOn() failed.
    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    /// Why the last write failed. Nothing once everything is in the file again.
    [[nodiscard]] const std::optional<WriteError>& failure() const { return m_failure; }

    [[nodiscard]] static QByteArray write(const KeptMatch& match, bool own = false);
    /// The same with a last line, so that a file that was cut off is found out.
    [[nodiscard]] static QByteArray writeWhole(const KeptMatch& match);
    /// Whether somebody has done something in the match of this text: made a step, named or noted one. A file
    /// that cannot be read is worth keeping too.
    [[nodiscard]] static bool isWorthKeeping(const QByteArray& text);
    /// Reads as far as the text makes sense; an error only where not even the set-up does.
    [[nodiscard]] static rules::Result<KeptMatch> read(const QByteArray& text);
    /// Whether a text is one of these files.
    [[nodiscard]] static bool isRunningMatch(const QByteArray& text);

private:
    void append(const QString& line);

    QString m_path;
    AppendedFile m_file;
    std::optional<WriteError> m_failure;
};

} // namespace model
