// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/search_field.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>

#include <algorithm>

namespace views {

SearchField::SearchField(const ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QLineEdit(parent)
    , m_actions(actions)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("cardSearch"));
    setClearButtonEnabled(true);
    addAction(theme.icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    connect(this, &QLineEdit::textChanged, this, [this] { m_stale = true; });
    connect(&theme, &Theme::changed, this, &SearchField::mark);
}

void SearchField::setProblems(const std::vector<model::QueryProblem>& problems)
{
    if (problems == m_problems && !m_stale)
        return;
    m_problems = problems;
    m_stale = false;
    mark();
}

void SearchField::mark()
{
    if (m_composing)
        return;
    // The formats of an input method are the one way to set apart a piece of a line of text; there is no text
    // of an input method in it, so that what is typed stays as it is.
    QList<QInputMethodEvent::Attribute> attributes;
    for (const model::QueryProblem& problem : m_problems) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(m_theme.tokens().danger);
        format.setForeground(m_theme.tokens().danger);
        attributes.append({QInputMethodEvent::TextFormat, problem.from - cursorPosition(),
                           qMax(1, problem.length), format});
    }
    QInputMethodEvent event(QString(), attributes);
    QLineEdit::inputMethodEvent(&event);
}

void SearchField::inputMethodEvent(QInputMethodEvent* event)
{
    m_composing = !event->preeditString().isEmpty();
    QLineEdit::inputMethodEvent(event);
}

bool SearchField::isForAction(const QKeyEvent& key) const
{
    if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0)
        return false;
    if (key.matches(QKeySequence::Undo))
        return !isUndoAvailable();
    if (key.matches(QKeySequence::Redo))
        return !isRedoAvailable();
    for (const QKeySequence::StandardKey editing :
         {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll,
          QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfWord, QKeySequence::MoveToNextWord,
          QKeySequence::MoveToPreviousWord, QKeySequence::SelectNextWord, QKeySequence::SelectPreviousWord}) {
        if (key.matches(editing))
            return false;
    }
    const QKeySequence typed(key.keyCombination());
    return std::any_of(m_actions.specs().begin(), m_actions.specs().end(), [&](const ActionSpec& spec) {
        const QAction* action = m_actions.action(QString::fromLatin1(spec.id));
        return action->isEnabled() && action->shortcuts().contains(typed);
    });
}

bool SearchField::event(QEvent* event)
{
    // The line edit has meanings of its own for many keys (Ctrl+E: to the end); actions come first.
    if (event->type() == QEvent::ShortcutOverride && isForAction(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            break;
        clear();
        return;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT resultsWanted(); return;
    default: break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace views
