// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_clause_card.h"

#include "model/rulebook/reading.h"
#include "views/rulebook/clause_picker.h"
#include "views/text/label.h"
#include "views/text/text_page.h"

#include <QEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

constexpr double kSure = 0.9;
constexpr double kLikely = 0.7;

/// Title and text of a rule in one language.
Markup textOf(const model::Rulebook& book, const model::Clause& clause, Language language, bool isMain)
{
    Markup markup;
    for (const model::Paragraph& paragraph : model::readingOf(book, clause, language)) {
        const QString text = paragraph.text();
        using Kind = model::ParagraphKind;
        if (paragraph.kind == Kind::Title)
            markup += isMain ? Markup::of(u"<h3>%1</h3>", text) : Markup::of(u"<h4>%1</h4>", text);
        else if (paragraph.kind == Kind::Item)
            markup += Markup::of(u"<p>• %1</p>", text);
        else if (paragraph.kind == Kind::Text || paragraph.kind == Kind::Ruling)
            markup += Markup::of(u"<p>%1</p>", text);
        else if (paragraph.kind == Kind::Question)
            markup += Markup::of(u"<p><i>%1</i><br>", text);
        else if (paragraph.kind == Kind::Answer)
            markup += Markup::of(u"%1</p>", text);
    }
    return markup;
}

} // namespace

PdfClauseCard::PdfClauseCard(const model::Rulebook& book, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_book(&book)
    , m_theme(theme)
    , m_stack(new QStackedWidget(this))
    , m_text(new TextPage(this))
    , m_sure(new Label(this))
    , m_open(new QPushButton(this))
    , m_other(new QPushButton(this))
    , m_deny(new QPushButton(this))
    , m_takeBack(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_picker(new ClausePicker(book, this))
{
    setObjectName(u"pdfClauseCard"_s);
    m_text->setObjectName(u"pdfClauseText"_s);
    m_text->document()->setDocumentMargin(0);
    m_sure->setObjectName(u"pdfClauseSure"_s);
    m_sure->setProperty("role", u"quiet"_s);
    m_sure->setWordWrap(true);
    m_open->setObjectName(u"pdfClauseOpen"_s);
    m_other->setObjectName(u"pdfClauseOther"_s);
    m_deny->setObjectName(u"pdfClauseDeny"_s);
    m_takeBack->setObjectName(u"pdfClauseTakeBack"_s);
    m_close->setObjectName(u"pdfClauseClose"_s);
    for (QPushButton* button : {m_other, m_deny, m_takeBack, m_close})
        button->setProperty("role", u"quiet"_s);
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_picker);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 16, 12);
    column->setSpacing(8);
    column->addWidget(m_stack, 1);
    column->addWidget(m_sure);
    for (QPushButton* button : {m_open, m_other, m_deny, m_takeBack, m_close})
        column->addWidget(button);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT openWanted(m_clause); });
    connect(m_deny, &QPushButton::clicked, this, [this] { Q_EMIT denied(m_clause); });
    connect(m_takeBack, &QPushButton::clicked, this, [this] { Q_EMIT takenBack(m_clause); });
    connect(m_close, &QPushButton::clicked, this, &PdfClauseCard::closed);
    connect(m_other, &QPushButton::clicked, this, [this] {
        if (m_stack->currentWidget() == m_picker) {
            m_stack->setCurrentWidget(m_text);
            return;
        }
        m_stack->setCurrentWidget(m_picker);
        m_picker->begin(m_language);
    });
    connect(m_picker, &ClausePicker::left, this, [this] { m_stack->setCurrentWidget(m_text); });
    connect(m_picker, &ClausePicker::chosen, this, [this](const QString& clause) {
        m_stack->setCurrentWidget(m_text);
        Q_EMIT corrected(clause);
    });
    connect(&theme, &Theme::changed, this, &PdfClauseCard::write);
    retranslate();
}

void PdfClauseCard::showLinks(const std::vector<const model::EditionLink*>& links, Language language)
{
    m_links.clear();
    for (const model::EditionLink* link : links)
        m_links.push_back(*link);
    m_language = language;
    m_clause = m_links.empty() ? QString() : m_links.front().clause;
    m_stack->setCurrentWidget(m_text);
    write();
}

void PdfClauseCard::setBook(const model::Rulebook& book)
{
    m_book = &book;
    m_picker->setBook(book);
    m_links.clear();
    m_clause.clear();
    write();
}

void PdfClauseCard::write()
{
    const Tokens& tokens = m_theme.tokens();
    Markup text;
    for (const model::EditionLink& link : m_links) {
        const model::Clause* clause = m_book->clause(link.clause);
        if (clause == nullptr)
            continue;
        text += Markup::of(u"%1<p style=\"color:%2; font-size:small\">%3</p><hr>%4<br>",
                           textOf(*m_book, *clause, m_language, true), tokens.quietInk.name(), clause->id,
                           textOf(*m_book, *clause, model::otherLanguage(m_language), false));
    }
    const bool has = !text.isEmpty();
    if (!has)
        text = Markup::of(u"<h3>%1</h3><p>%2</p>", tr("None of our rules is linked to this"),
                          tr("If one says the same, choose it below. Your choice is saved."));
    m_text->setFont(m_theme.fonts().serif(11.5));
    m_text->document()->setDefaultStyleSheet(
        u"h3, h4 { font-weight: normal; margin-top: 0; margin-bottom: 4px; } p { margin-top: 0; margin-bottom: 6px; line-height: 135%; }"_s);
    m_text->setMarkup(text);
    const bool corrected = has && m_links.front().isCorrected;
    const double confidence = has ? m_links.front().confidence : 0;
    m_sure->setVisible(has);
    m_sure->setText(corrected               ? tr("You chose this rule.")
                    : confidence >= kSure   ? tr("Found by its words: certain match.")
                    : confidence >= kLikely ? tr("Found by its words: likely match.")
                                            : tr("Found by its words: possible match."));
    m_open->setVisible(has);
    m_deny->setVisible(has && !corrected);
    m_takeBack->setVisible(corrected);
}

void PdfClauseCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PdfClauseCard::retranslate()
{
    m_open->setText(tr("Read in our rulebook"));
    m_other->setText(tr("It is another rule…"));
    m_deny->setText(tr("It is not this rule"));
    m_takeBack->setText(tr("Undo my choice"));
    m_close->setText(tr("Close"));
    m_text->setAccessibleName(tr("Our rule for this paragraph"));
    write();
}

} // namespace views
