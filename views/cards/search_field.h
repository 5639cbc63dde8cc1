// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"
#include "views/actions/action_registry.h"
#include "views/theme/theme.h"

#include <QLineEdit>

namespace views {

/// A line to type a search into. What could not be understood is underlined where it stands. Escape empties
/// it; down and Enter lead to what was found. Keys of actions work from here too, unless they edit the text.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    SearchField(const ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

    /// Of the text that stands there; marks go when it is changed.
    void setProblems(const std::vector<model::QueryProblem>& problems);
    [[nodiscard]] const std::vector<model::QueryProblem>& problems() const { return m_problems; }

Q_SIGNALS:
    void resultsWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;

private:
    void mark();
    [[nodiscard]] bool isForAction(const QKeyEvent& key) const;

    const ActionRegistry& m_actions;
    const Theme& m_theme;
    std::vector<model::QueryProblem> m_problems;
    bool m_stale = false;     ///< the text is another since they were marked
    bool m_composing = false; ///< an input method is in the middle of a word
};

} // namespace views
