// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/import_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/import_words.h"
#include "model/decks/formats/share_link.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace views {

ImportPage::ImportPage(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_summary(new Label(this))
    , m_table(new QTreeWidget(this))
    , m_keep(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
{
    setObjectName(QStringLiteral("importPage"));
    m_title->setObjectName(QStringLiteral("importTitle"));
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_table->setObjectName(QStringLiteral("importLines"));
    m_keep->setObjectName(QStringLiteral("importKeep"));
    m_dismiss->setObjectName(QStringLiteral("importDismiss"));
    m_keep->setProperty("role", QStringLiteral("primary"));
    m_summary->setWordWrap(true);
    m_table->setRootIsDecorated(false);
    m_table->setColumnCount(4);
    m_table->setAlternatingRowColors(false);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_dismiss);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 16);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    connect(m_keep, &QPushButton::clicked, this, &ImportPage::kept);
    connect(m_dismiss, &QPushButton::clicked, this, &ImportPage::dismissed);
}

void ImportPage::show(const QString& from, model::DeckReading reading, const model::CardDirectory& cards,
                      model::Language language)
{
    m_from = from;
    m_reading = std::move(reading);
    m_cards = &cards;
    m_language = language;
    fill();
}

void ImportPage::setLanguage(model::Language language)
{
    m_language = language;
    if (m_cards != nullptr)
        fill();
}

void ImportPage::takeFocus()
{
    m_keep->setFocus(Qt::OtherFocusReason);
}

void ImportPage::fill()
{
    const Tokens& tokens = m_theme.tokens();
    const model::CardNames names{*m_cards, m_language, &m_reading.deck};
    m_title->setFont(m_theme.fonts().heading());
    m_title->setText(m_from == model::kShareLink ? tr("Import from a share link")
                     : m_from.isEmpty()          ? tr("Import from the clipboard")
                                                 : tr("Import %1").arg(m_from));
    m_summary->setText(tr("%1. Nothing has been saved yet.").arg(model::ImportWords::summary(m_reading)));
    m_keep->setText(tr("Save as a new deck"));
    m_dismiss->setText(tr("Discard"));
    m_table->setAccessibleName(tr("Result for each line"));
    m_table->setHeaderLabels({tr("Line"), tr("Text in file"), tr("Card"), tr("Result")});
    m_table->clear();
    const auto add = [&](model::LineOutcome outcome, const QColor& colour, const QString& word) {
        for (const model::ImportLine& line : m_reading.lines) {
            if (line.outcome != outcome)
                continue;
            const QString reason = model::ImportWords::reason(line, names);
            auto* row = new QTreeWidgetItem(
                m_table,
                {line.line > 0 ? QString::number(line.line) : QString(), line.written,
                 line.card.isEmpty() ? QString() : model::DeckWords::copies(line.copies, names(line.card)),
                 reason.isEmpty() ? word : QStringLiteral("%1: %2").arg(word, reason)});
            row->setForeground(3, colour);
        }
    };
    // What needs eyes comes first.
    add(model::LineOutcome::NotUnderstood, tokens.danger, tr("left out"));
    add(model::LineOutcome::Guessed, tokens.warning, tr("guessed"));
    add(model::LineOutcome::Read, tokens.good, tr("read"));
    m_table->header()->setSectionResizeMode(3, QHeaderView::Stretch);
    for (int column = 0; column < 3; ++column)
        m_table->resizeColumnToContents(column);
    m_keep->setEnabled(model::hasCards(m_reading.deck));
}

} // namespace views
