// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/search_field.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>

namespace views {

SearchField::SearchField(const Theme& theme, QWidget* parent)
    : QLineEdit(parent)
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
