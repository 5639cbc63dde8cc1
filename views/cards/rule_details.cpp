// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/rule_details.h"

#include "model/games/game_cards.h"
#include "model/rulebook/examples.h"
#include "model/rulebook/reading.h"
#include "views/cards/hit_delegate.h"
#include "views/cards/reading_html.h"
#include "views/frame/flow_layout.h"
#include "views/text/text_page.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {

/// A label ("Ruling") stands above what it is about, or below where it comes last.
void addRuleText(ReadingHtml& html, const model::Paragraph& paragraph)
{
    QString text;
    const auto close = [&] {
        if (!text.trimmed().isEmpty())
            html.paragraph(text.trimmed());
        text.clear();
    };
    for (const model::Run& run : paragraph.runs) {
        if (run.kind != model::LinkKind::Label) {
            text += run.text;
            continue;
        }
        close();
        html.quiet(run.text.trimmed());
    }
    close();
}

} // namespace

RuleDetails::RuleDetails(model::RulebookOf books, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_books(std::move(books))
    , m_theme(theme)
    , m_text(new TextPage(this))
    , m_open(new QPushButton(this))
    , m_example(new QPushButton(this))
{
    setObjectName(u"ruleDetails"_s);
    m_text->setObjectName(u"ruleText"_s);
    m_open->setObjectName(u"openRule"_s);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 16, 20);
    column->setSpacing(12);
    column->addWidget(m_text, 1);
    m_example->setObjectName(u"playExample"_s);
    auto* buttons = new FlowLayout(8);
    buttons->addWidget(m_open);
    buttons->addWidget(m_example);
    column->addLayout(buttons);
    connect(m_example, &QPushButton::clicked, this,
            [this] { Q_EMIT exampleWanted(m_rule.hit.game, m_rule.hit.id); });
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT ruleWanted(m_rule.hit.id); });
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT cardWanted(m_rule.hit.game, url.path()); });
    connect(&theme, &Theme::changed, this, &RuleDetails::showRule);
}

void RuleDetails::setRule(const FoundRule& rule, model::Language language)
{
    m_rule = rule;
    m_language = language;
    showRule();
}

void RuleDetails::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showRule();
}

model::Markup RuleDetails::told(model::Language language) const
{
    ReadingHtml html(m_theme);
    const model::Rulebook& book = m_books(m_rule.hit.game);
    if (const auto& told = m_rule.clarification) {
        html.heading(model::shownText(book, told->question.in(language), language));
        html.paragraph(model::shownText(book, told->answer.in(language), language));
        return html.text();
    }
    const model::Clause* clause = book.clause(m_rule.hit.id);
    if (clause == nullptr) {
        if (language != m_rule.hit.language)
            return {};
        html.heading(m_rule.hit.title);
        html.paragraph(m_rule.hit.snippet);
        return html.text();
    }
    for (const model::Paragraph& paragraph : model::readingOf(book, *clause, language)) {
        if (paragraph.kind == model::ParagraphKind::Title)
            html.heading(clause->title.in(language));
        else if (paragraph.kind == model::ParagraphKind::Question)
            html.strong(paragraph.text());
        else if (!model::isNote(paragraph.kind))
            addRuleText(html, paragraph);
    }
    return html.text();
}

bool RuleDetails::isInRulebook() const
{
    const model::Rulebook& book = m_books(m_rule.hit.game);
    return book.clause(m_rule.hit.id) != nullptr || book.clarification(m_rule.hit.id) != nullptr;
}

bool RuleDetails::hasExample() const
{
    const model::Rulebook& book = m_books(m_rule.hit.game);
    const model::Clause* clause = book.clause(m_rule.hit.id);
    const model::Clarification* clarification = book.clarification(m_rule.hit.id);
    return (clause != nullptr && model::hasExamples(book, *clause)) ||
           (clarification != nullptr && !clarification->scenarios.empty());
}

QString RuleDetails::quoted(model::Language language) const
{
    return quotation(m_rule, m_books(m_rule.hit.game), language);
}

model::Markup RuleDetails::cardLinks() const
{
    ReadingHtml html(m_theme);
    for (const FoundRule::AboutCard& card : m_rule.cards)
        html.link(u"card:"_s + card.id, card.name.in(m_language));
    return html.text();
}

void RuleDetails::showRule()
{
    m_open->setText(tr("Open in the rulebook"));
    m_open->setVisible(isInRulebook());
    m_example->setText(tr("Play this example"));
    m_example->setVisible(hasExample());
    ReadingHtml html(m_theme);
    QString kind = HitDelegate::kindName(m_rule.hit.kind);
    if (model::allGameCards().size() > 1 && !m_rule.hit.game.isEmpty())
        kind += u" · "_s + model::gameName(m_rule.hit.game, m_language);
    html.quiet(m_rule.clarification
                   ? u"%1 · %2 · %3"_s.arg(kind, sourceInWords(m_rule.clarification->source, m_language),
                                           m_rule.hit.id)
                   : kind);
    model::Markup page = html.text() + told(m_language) + cardLinks();
    if (const model::Markup other = told(model::otherLanguage(m_language)); !other.isEmpty())
        page += model::Markup::of(u"<hr>%1", other);
    m_text->setMarkup(page);
    m_text->setAccessibleName(m_rule.hit.title);
}

} // namespace views
