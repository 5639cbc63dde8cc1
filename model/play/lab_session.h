// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/play/match_start.h"
#include "rules/scenario/draft.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace model {

/// What is wrong with a position of the lab.
struct LabProblem
{
    rules::BothLanguages text;
    int line = 0;   ///< of the text, from 1; 0: no line is at fault
    QString part;   ///< the zone or counter at fault; empty: the whole
    QString clause; ///< the rule behind it; empty: none
};

/// A position being put together in the rules lab, of any game: its scenario's text, the parts that can be
/// changed by hand, and whether it can be. Text and parts are one thing: changing either changes the other.
/// Every change is a step of undo.
class LabSession : public QObject
{
    Q_OBJECT

public:
    explicit LabSession(GameFinder find, QObject* parent = nullptr);

    /// One or more scenarios.
    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text);
    /// As `setText`, while somebody writes: what belongs together is one step of undo.
    void type(const QString& text);
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

    [[nodiscard]] const QStringList& titles() const { return m_titles; }
    /// The scenario that is shown, of those in the text.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int scenario);
    /// Its lines alone.
    [[nodiscard]] QString scenario() const;

    [[nodiscard]] const rules::KnownGame* game() const { return m_game; }
    [[nodiscard]] const rules::KnownGame* findGame(const QString& id) const { return m_find(id); }
    /// The cards of games may be others by now.
    void recheck();
    /// What the position is made of; null where the text cannot be read so far.
    [[nodiscard]] const rules::scenario::Draft* draft() const { return m_draft ? &*m_draft : nullptr; }
    [[nodiscard]] const std::vector<LabProblem>& problems() const { return m_problems; }
    /// The position at its first question; null where it is impossible.
    [[nodiscard]] const rules::AnyMatch* match() const { return m_match.get(); }
    /// How many moves the scenario has.
    [[nodiscard]] int moves() const { return m_moves; }
    /// Where the scenario does not do what it expects; nothing if all holds.
    [[nodiscard]] std::optional<LabProblem> broken() const;

    /// Whether one more card may be put there.
    [[nodiscard]] bool hasRoom(const QString& zone) const;
    /// A card is put behind those that lie in the zone, or at a place counted from 0.
    void put(const QString& zone, const QString& card, bool down = false, int place = -1);
    void remove(const QString& zone, int place);
    void move(const QString& zone, int place, const QString& to, int toPlace = -1);
    void flip(const QString& zone, int place);
    void empty(const QString& zone);
    [[nodiscard]] std::optional<rules::scenario::DraftCard> card(const QString& zone, int place) const;
    void setCard(const QString& zone, int place, const rules::scenario::DraftCard& card);
    void setNumber(const QString& number, int value);
    void setChoice(const QString& group, const QString& word);
    void setFlag(const QString& group, bool on);
    void setTurn(const QString& seat, const QString& phase);
    /// Cards, numbers and lanes as in the position of a new match.
    void clear();

Q_SIGNALS:
    void changed();

private:
    friend class LabEdit;
    using Draft = rules::scenario::Draft;
    void take(const QString& text);
    void push(const QString& text, const QString& what, const QString& key);
    void edit(const QString& what, const QString& key, const std::function<void(Draft&)>& change);
    void check();
    void checkPosition(const rules::scenario::Scenario& scenario);

    GameFinder m_find;
    QUndoStack m_undo;
    QString m_text;
    QStringList m_titles;
    int m_current = 0;
    const rules::KnownGame* m_game = nullptr;
    std::optional<Draft> m_draft;
    std::vector<LabProblem> m_problems;
    std::unique_ptr<rules::AnyMatch> m_match;
    int m_moves = 0;
};

} // namespace model
