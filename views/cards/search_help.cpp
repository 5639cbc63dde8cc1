// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/search_help.h"

#include "model/search/query_words.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace views {

using namespace Qt::StringLiterals;

SearchHelp::SearchHelp(const model::Settings& settings, const Theme& theme, QWidget* parent)
    : QScrollArea(parent)
    , m_settings(settings)
    , m_theme(theme)
{
    setObjectName(u"searchHelp"_s);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    connect(&theme, &Theme::changed, this, &SearchHelp::fill);
    fill();
}

void SearchHelp::fill()
{
    const model::Language language = m_settings.language();
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(8, 4, 24, 24);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const auto addText = [&](const QString& text, const QFont& font, const char* role) {
        auto* label = new Label(text, page);
        label->setFont(font);
        label->setWordWrap(true);
        label->setProperty("role", QString::fromLatin1(role));
        grid->addWidget(label, grid->rowCount(), 0, 1, 2);
    };
    addText(tr("What you can type"), m_theme.fonts().heading(Fonts::kReading + 2), "");
    addText(tr("Cards, clarifications and rules are searched in English and German at the same time. "
               "Spelling does not matter much: Söldner, Soeldner and soldner are treated as the same, and "
               "typos are tolerated. Choose an example to run it."),
            m_theme.fonts().interface(), "quiet");
    int number = 0;
    for (const model::QueryExample& example : model::queryExamples()) {
        const QString query = example.query.in(language);
        auto* run = new QPushButton(query, page);
        run->setObjectName(u"example%1"_s.arg(number++));
        run->setFont(m_theme.fonts().fixed(Fonts::kBody));
        run->setProperty("role", u"example"_s);
        run->setCursor(Qt::PointingHandCursor);
        run->setToolTip(tr("Run this search"));
        auto* meaning = new Label(example.meaning.in(language), page);
        meaning->setWordWrap(true);
        meaning->setBuddy(run);
        run->setAccessibleName(u"%1: %2"_s.arg(query, example.meaning.in(language)));
        const int row = grid->rowCount();
        grid->addWidget(run, row, 0);
        grid->addWidget(meaning, row, 1);
        connect(run, &QPushButton::clicked, this, [this, query] { Q_EMIT exampleChosen(query); });
    }
    grid->setRowStretch(grid->rowCount(), 1);
    setWidget(page);
}

void SearchHelp::takeFocus()
{
    if (auto* first = findChild<QPushButton*>(u"example0"_s))
        first->setFocus(Qt::OtherFocusReason);
}

void SearchHelp::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

void SearchHelp::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        focusNextPrevChild(event->key() == Qt::Key_Down);
    } else {
        QScrollArea::keyPressEvent(event);
    }
}

} // namespace views
