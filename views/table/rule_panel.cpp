// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/rule_panel.h"

#include "model/faces/figures.h"
#include "model/play/match_session.h"
#include "model/rulebook/reading.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"
#include "views/text/text_page.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>

namespace views {

namespace {

const QString kLanguages = QStringLiteral("table/ruleLanguages");

Markup html(const model::Paragraph& paragraph)
{
    Markup text;
    for (const model::Run& run : paragraph.runs) {
        const bool leads = run.kind == model::LinkKind::Clause && !run.target.isEmpty();
        if (leads)
            text += Markup::of(u"<a href=\"%1\">%2</a>", run.target, run.text);
        else if (run.kind == model::LinkKind::Label && paragraph.kind == model::ParagraphKind::Ruling)
            text += Markup::of(u"<i>%1:</i> ", run.text.trimmed());
        else if (run.kind == model::LinkKind::Label)
            text += Markup::of(u" <span class=\"id\">(%1)</span>", run.text.trimmed());
        else
            text += Markup::plain(run.text);
    }
    return text;
}

/// Lines are equally far apart, whatever figures stand in them.
void setLines(QTextDocument& document)
{
    constexpr double kLine = 1.45;
    const double high = kLine * QFontInfo(document.defaultFont()).pixelSize();
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            continue;
        QTextBlockFormat lines;
        lines.setLineHeight(high, QTextBlockFormat::FixedHeight);
        cursor.setPosition(block.position());
        cursor.mergeBlockFormat(lines);
    }
    cursor.endEditBlock();
}

} // namespace

RulePanel::RulePanel(model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_languages(new ChoiceBox(this))
    , m_page(new TextPage(this))
    , m_pdf(new RulePdf(theme, this))
    , m_open(new QPushButton(this))
{
    setObjectName(QStringLiteral("rulePanel"));
    m_languages->setObjectName(QStringLiteral("ruleLanguages"));
    m_page->setObjectName(QStringLiteral("rulePage"));
    m_open->setObjectName(QStringLiteral("openRule"));
    m_title->setProperty("role", QStringLiteral("quiet"));
    m_open->setProperty("role", QStringLiteral("quiet"));
    m_page->setFrameShape(QFrame::NoFrame);
    for (int i = 0; i < 4; ++i)
        m_languages->addItem(QString());
    m_languages->setCurrentIndex(settings.state(kLanguages, 0).toInt());
    m_languages->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its words change with the language

    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_languages);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 8, 4);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_page, 1);
    column->addWidget(m_pdf);
    column->addWidget(m_open, 0, Qt::AlignRight);

    connect(m_languages, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setState(kLanguages, index);
        write();
    });
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT ruleWanted(m_clause); });
    connect(m_pdf, &RulePdf::pageWanted, this, &RulePanel::pdfWanted);
    connect(m_page, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { showClause(url.toString(), {}); });
    connect(&theme, &Theme::changed, this, &RulePanel::write);
    retranslate();
}

void RulePanel::setEditions(EditionFinder editions)
{
    m_pdf->setEditions(std::move(editions));
    write();
}

void RulePanel::setLarge(double factor)
{
    m_large = factor;
    write();
}

void RulePanel::retranslate()
{
    m_title->setText(tr("The rule"));
    const QStringList names{tr("Same as the program"), model::languageName(model::Language::English),
                            model::languageName(model::Language::German), tr("Both languages")};
    for (int i = 0; i < names.size(); ++i)
        m_languages->setItemText(i, names[i]);
    m_languages->setAccessibleName(tr("Language of the rule"));
    m_page->setAccessibleName(tr("The rule behind this step"));
    m_open->setText(tr("Open in the rulebook"));
    write();
}

void RulePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

std::vector<model::Language> RulePanel::languages() const
{
    switch (m_languages->currentIndex()) {
    case 1: return {model::Language::English};
    case 2: return {model::Language::German};
    case 3: return {m_settings.language(), model::otherLanguage(m_settings.language())};
    default: return {m_settings.language()};
    }
}

void RulePanel::showClause(const QString& clause, const QStringList& cards)
{
    m_clause = clause;
    m_cards = cards;
    m_number = {};
    m_lines.clear();
    write();
}

void RulePanel::showNumber(const rules::BothLanguages& name, const std::vector<rules::LogLine>& lines)
{
    m_number = name;
    m_lines = lines;
    m_cards.clear();
    if (!lines.empty())
        m_clause = QString::fromStdString(lines.back().clause);
    write();
}

QString RulePanel::text() const
{
    return m_page->toPlainText();
}

Markup RulePanel::clauseHtml(const QString& id, model::Language language) const
{
    const model::Clause* clause = m_book->clause(id);
    if (clause == nullptr)
        return Markup::of(u"<p>%1</p>", id);
    Markup page;
    for (const model::Paragraph& paragraph : model::readingOf(*m_book, *clause, language)) {
        switch (paragraph.kind) {
        case model::ParagraphKind::Title: page += Markup::of(u"<h3>%1</h3>", html(paragraph)); break;
        case model::ParagraphKind::Item: page += Markup::of(u"<p>•&nbsp;%1</p>", html(paragraph)); break;
        case model::ParagraphKind::Text:
        case model::ParagraphKind::Ruling: page += Markup::of(u"<p>%1</p>", html(paragraph)); break;
        case model::ParagraphKind::Question: page += Markup::of(u"<p><i>%1</i></p>", html(paragraph)); break;
        case model::ParagraphKind::Answer:
            page += Markup::of(u"<p class=\"answer\">%1</p>", html(paragraph));
            break;
        default: break; // notes of the margin belong to the book
        }
    }
    return page;
}

/// The questions about the cards concerned that the clause itself does not answer.
Markup RulePanel::questionsHtml(model::Language language) const
{
    Markup page;
    QStringList told;
    if (const model::Clause* clause = m_book->clause(m_clause))
        for (const model::Paragraph& paragraph : model::readingOf(*m_book, *clause, language))
            told << paragraph.clarification;
    for (const QString& card : m_cards) {
        if (const model::Clause* own = m_book->clauseOfCard(card); own != nullptr && own->id != m_clause) {
            page += clauseHtml(own->id, language);
            for (const model::Paragraph& paragraph : model::readingOf(*m_book, *own, language))
                told << paragraph.clarification;
        }
        for (const model::Clarification* each : m_book->clarificationsOfCard(card)) {
            if (told.contains(each->id))
                continue;
            told << each->id;
            page += Markup::of(u"<p><i>%1</i></p><p>%2</p>", each->question.in(language),
                               each->answer.in(language));
        }
    }
    return page;
}

void RulePanel::write()
{
    if (m_book == nullptr)
        return;
    const Tokens& tokens = m_theme.tokens();
    const QString style =
        QStringLiteral("a { color: %1; text-decoration: none; } p { margin: 0 0 6px 0; } "
                       "h3 { font-weight: normal; margin: 4px 0 4px 0; } .id { color: %2; }")
            .arg(tokens.accent.name(), tokens.quietInk.name());
    const QFont font = m_theme.fonts().serif((Fonts::kReading - 1) * m_large);
    if (m_page->document()->defaultFont() != font || m_page->document()->defaultStyleSheet() != style) {
        m_page->document()->setDefaultFont(font);
        m_page->document()->setDefaultStyleSheet(style);
        m_written = {};
    }
    Markup page;
    for (const model::Language language : languages()) {
        if (!m_number.en.empty()) {
            page += Markup::of(u"<h3>%1</h3>", model::inLanguage(m_number, language));
            for (const rules::LogLine& line : m_lines) {
                const QString id = QString::fromStdString(line.clause);
                const model::Clause* clause = m_book->clause(id);
                page += Markup::of(u"<p>%1 <a href=\"%2\">%3</a></p>", model::inLanguage(line.text, language),
                                   id, clause == nullptr ? id : clause->title.in(language));
            }
            continue;
        }
        if (m_clause.isEmpty())
            continue;
        page += clauseHtml(m_clause, language) + Markup::of(u"<p class=\"id\">%1</p>", m_clause) +
                questionsHtml(language);
    }
    if (page != m_written) {
        m_written = page;
        m_page->setMarkup(page);
        model::setFigures(*m_page->document());
        setLines(*m_page->document());
    }
    m_pdf->showClause(m_book->game(), m_clause, languages().front());
    m_open->setEnabled(m_book->clause(m_clause) != nullptr);
}

} // namespace views
