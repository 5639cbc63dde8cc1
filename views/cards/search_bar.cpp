// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/search_bar.h"

#include "model/search/query_words.h"
#include "views/cards/search_field.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QStyle>
#include <QToolButton>

namespace views {

using namespace Qt::StringLiterals;

SearchBar::SearchBar(ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_field(new SearchField(actions, theme, this))
    , m_note(new Label(this))
{
    m_note->setObjectName(u"searchNote"_s);
    m_note->setWordWrap(true);
    m_note->hide();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->addWidget(m_field, 0, 0);
    int column = 1;
    for (const QString& id : {u"card.savedSearches"_s, u"card.searchHelp"_s}) {
        auto* button = new QToolButton(this);
        button->setObjectName(u"button."_s + id);
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize(QSize(20, 20));
        button->setFocusPolicy(Qt::StrongFocus);
        grid->addWidget(button, 0, column++);
    }
    grid->addWidget(m_note, 1, 0, 1, column);
    retranslate();
}

QString SearchBar::typed() const
{
    return m_field->text();
}

void SearchBar::tell(const model::SearchResult& result, model::Language language)
{
    if (result.request.query != typed())
        return;
    m_field->setProblems(result.problems);
    QStringList sentences;
    for (const model::QueryProblem& problem : result.problems)
        sentences << model::QueryWords::problem(problem, typed(), language);
    for (const model::Respelling& word : result.respelled)
        sentences << tr("“%1” was not found; searched for this instead: %2.")
                         .arg(word.typed, word.used.join(u", "_s));
    sentences.removeDuplicates();
    const QString role = result.problems.empty() ? u"quiet"_s : u"danger"_s;
    if (m_note->property("role").toString() != role) {
        m_note->setProperty("role", role);
        m_note->style()->unpolish(m_note);
        m_note->style()->polish(m_note);
    }
    m_note->setText(sentences.mid(0, 3).join(u' '));
    m_note->setVisible(!sentences.isEmpty());
    // A screen reader hears it with the field.
    m_field->setAccessibleDescription(m_note->text());
}

void SearchBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SearchBar::retranslate()
{
    m_field->setPlaceholderText(tr("Card, question or rule, in English or German"));
    m_field->setAccessibleName(tr("Search cards, clarifications and rules, in English or German"));
}

} // namespace views
