// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/answers_form.h"

#include "views/editor/form_field.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::DraftField;

namespace {

void put(QLineEdit* field, const QString& text)
{
    const QSignalBlocker quiet(field);
    if (field->text() != text)
        field->setText(text);
}

void put(QPlainTextEdit* field, const QString& text)
{
    const QSignalBlocker quiet(field);
    if (field->toPlainText() != text)
        field->setPlainText(text);
}

} // namespace

AnswersForm::AnswersForm(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_list(new QVBoxLayout)
    , m_add(new QPushButton(this))
{
    m_add->setObjectName(u"answerAdd"_s);
    m_list->setSpacing(16);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addLayout(m_list);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        model::CardDraft to = m_draft;
        to.answers.emplace_back();
        Q_EMIT changed(DraftField::Answers, to);
        if (!m_draft.answers.empty())
            row(m_draft.answers.size() - 1).questionEn->setFocus(Qt::OtherFocusReason);
    });
    connect(&theme, &Theme::changed, this, &AnswersForm::adjust);
    retranslate();
    adjust();
}

AnswersForm::Row& AnswersForm::row(std::size_t at)
{
    while (m_rows.size() <= at) {
        const std::size_t made = m_rows.size();
        Row each;
        each.whole = new QWidget(this);
        each.questionEn = new QLineEdit(each.whole);
        each.questionDe = new QLineEdit(each.whole);
        each.answerEn = new QPlainTextEdit(each.whole);
        each.answerDe = new QPlainTextEdit(each.whole);
        each.remove = new QToolButton(each.whole);
        each.problem = new Label(each.whole);
        each.questionEn->setObjectName(u"questionEn%1"_s.arg(made));
        each.questionDe->setObjectName(u"questionDe%1"_s.arg(made));
        each.answerEn->setObjectName(u"answerEn%1"_s.arg(made));
        each.answerDe->setObjectName(u"answerDe%1"_s.arg(made));
        each.remove->setObjectName(u"answerRemove%1"_s.arg(made));
        each.remove->setFocusPolicy(Qt::StrongFocus);
        each.problem->setWordWrap(true);
        each.problem->hide();
        auto* grid = new QGridLayout(each.whole);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(6);
        grid->addWidget(each.questionEn, 0, 0);
        grid->addWidget(each.questionDe, 0, 1);
        grid->addWidget(each.remove, 0, 2);
        grid->addWidget(each.answerEn, 1, 0);
        grid->addWidget(each.answerDe, 1, 1);
        grid->addWidget(each.problem, 2, 0, 1, 2);
        const auto type = [this, made](QString model::LocalText::*language,
                                       model::LocalText model::OwnAnswer::*which, const QString& text) {
            model::CardDraft to = m_draft;
            if (made >= to.answers.size())
                return;
            (to.answers[made].*which).*language = text;
            Q_EMIT changed(DraftField::Answers, to);
        };
        for (const auto& [field, language] : {std::pair(each.questionEn, &model::LocalText::en),
                                              std::pair(each.questionDe, &model::LocalText::de)})
            connect(field, &QLineEdit::textEdited, this, [type, spoken = language](const QString& text) {
                type(spoken, &model::OwnAnswer::question, text);
            });
        for (const auto& [field, language] : {std::pair(each.answerEn, &model::LocalText::en),
                                              std::pair(each.answerDe, &model::LocalText::de)}) {
            field->setTabChangesFocus(true);
            field->setFixedHeight(m_theme.scaled(72));
            connect(field, &QPlainTextEdit::textChanged, this, [type, spoken = language, typed = field] {
                type(spoken, &model::OwnAnswer::answer, typed->toPlainText());
            });
        }
        connect(each.remove, &QToolButton::clicked, this, [this, made] {
            model::CardDraft to = m_draft;
            to.answers.erase(to.answers.begin() + static_cast<std::ptrdiff_t>(made));
            Q_EMIT changed(DraftField::Answers, to);
            m_add->setFocus(Qt::OtherFocusReason);
        });
        m_list->addWidget(each.whole);
        m_rows.push_back(each);
        label(each);
        adjust();
    }
    return m_rows[at];
}

void AnswersForm::showDraft(const model::EditorSession& session)
{
    m_draft = session.draft();
    for (std::size_t at = 0; at < m_draft.answers.size(); ++at) {
        const Row& shown = row(at);
        const model::OwnAnswer& answer = m_draft.answers[at];
        put(shown.questionEn, answer.question.en);
        put(shown.questionDe, answer.question.de);
        put(shown.answerEn, answer.answer.en);
        put(shown.answerDe, answer.answer.de);
        const FieldProblem problem = problemOf(session, DraftField::Answers, static_cast<int>(at));
        showProblem(*shown.problem, problem.words, problem.blocks);
        shown.whole->show();
    }
    for (std::size_t at = m_draft.answers.size(); at < m_rows.size(); ++at)
        m_rows[at].whole->hide();
    m_add->setEnabled(m_draft.answers.size() < model::kMostOwnClarifications);
}

void AnswersForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AnswersForm::label(const Row& row) const
{
    row.questionEn->setPlaceholderText(tr("Question in English"));
    row.questionDe->setPlaceholderText(tr("Question in German"));
    row.answerEn->setPlaceholderText(tr("Answer in English"));
    row.answerDe->setPlaceholderText(tr("Answer in German"));
    for (QWidget* field : {static_cast<QWidget*>(row.questionEn), static_cast<QWidget*>(row.questionDe)})
        field->setAccessibleName(static_cast<QLineEdit*>(field)->placeholderText());
    for (QPlainTextEdit* field : {row.answerEn, row.answerDe})
        field->setAccessibleName(field->placeholderText());
    row.remove->setToolTip(tr("Remove this clarification"));
    row.remove->setAccessibleName(tr("Remove this clarification"));
}

void AnswersForm::retranslate()
{
    m_title->setText(tr("Your own clarifications"));
    m_add->setText(tr("Add clarification"));
    m_add->setToolTip(tr("A question about this card and your answer"));
    for (const Row& each : m_rows)
        label(each);
}

void AnswersForm::adjust()
{
    m_title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    for (const Row& each : m_rows)
        each.remove->setIcon(m_theme.icon(u"close"_s));
}

} // namespace views
