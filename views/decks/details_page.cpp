// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/details_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/play/variant_card.h"
#include "views/cards/card_face_widget.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

namespace views {

namespace {

/// Sleeves as shops have them; the colour is the owner's, not the program's.
const QStringList& sleeveColours()
{
    static const QStringList colours{QString(),
                                     QStringLiteral("#96172d"),
                                     QStringLiteral("#1f5a96"),
                                     QStringLiteral("#2c693b"),
                                     QStringLiteral("#b58900"),
                                     QStringLiteral("#68478f"),
                                     QStringLiteral("#222222"),
                                     QStringLiteral("#f2f2f2")};
    return colours;
}

/// Rows of the page: the numbers of the game go between sleeves and options.
constexpr int kNumbersRow = 3;
constexpr int kOptionsRow = 20;

} // namespace

DetailsPage::DetailsPage(const BuilderContext& context, QWidget* parent)
    : BuilderPage(context, parent)
    , m_face(new CardFaceWidget(context.theme, this))
    , m_tagsLabel(new Label(this))
    , m_tags(new QLineEdit(this))
    , m_sleevesLabel(new Label(this))
    , m_sleeves(new QWidget(this))
    , m_options(new QVBoxLayout)
    , m_notesLabel(new Label(this))
    , m_notes(new QPlainTextEdit(this))
{
    m_tags->setObjectName(QStringLiteral("deckTags"));
    m_notes->setObjectName(QStringLiteral("deckNotes"));
    m_sleeves->setObjectName(QStringLiteral("deckSleeves"));
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(64);
    m_tagsLabel->setBuddy(m_tags);
    m_notesLabel->setBuddy(m_notes);
    m_face->setFaceWidth(CardFaceWidget::smallestWidth());
    auto* colours = new QHBoxLayout(m_sleeves);
    colours->setContentsMargins(0, 0, 0, 0);
    colours->setSpacing(4);
    for (const QString& colour : sleeveColours()) {
        auto* button = new QPushButton(m_sleeves);
        button->setObjectName(QStringLiteral("sleeve"));
        button->setCheckable(true);
        button->setFixedSize(26, 32);
        connect(button, &QPushButton::clicked, this, [this, colour] {
            this->context().session.set(model::DeckField::Sleeves, colour);
            showSleeves();
        });
        colours->addWidget(button);
        m_colours.push_back(button);
    }
    colours->addStretch(1);
    setTabOrder(m_tags, m_colours.front());
    for (std::size_t i = 1; i < m_colours.size(); ++i)
        setTabOrder(m_colours[i - 1], m_colours[i]);
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(4, 8, 16, 8);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_face, 0, 0, 1, 2, Qt::AlignHCenter);
    grid->addWidget(m_tagsLabel, 1, 0);
    grid->addWidget(m_tags, 1, 1);
    grid->addWidget(m_sleevesLabel, 2, 0);
    grid->addWidget(m_sleeves, 2, 1);
    grid->addLayout(m_options, kOptionsRow, 0, 1, 2);
    grid->addWidget(m_notesLabel, kOptionsRow + 1, 0, 1, 2);
    grid->addWidget(m_notes, kOptionsRow + 2, 0, 1, 2);
    grid->setRowStretch(kOptionsRow + 2, 1);
    grid->setColumnStretch(1, 1);
    auto* area = new QScrollArea(this);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area = area;
    m_page = page;
    m_grid = grid;
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);

    connect(m_tags, &QLineEdit::editingFinished, this, [this] {
        QStringList tags;
        const QStringList written = m_tags->text().split(u',', Qt::SkipEmptyParts);
        for (const QString& tag : written)
            if (const QString clean = tag.simplified().left(model::kLongestTag);
                !clean.isEmpty() && !tags.contains(clean))
                tags << clean;
        if (!m_filling && tags != deck().tags)
            this->context().session.set(model::DeckField::Tags, tags);
    });
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling)
            this->context().session.set(model::DeckField::Notes, m_notes->toPlainText());
    });
}

void DetailsPage::showCard(const QString& card)
{
    m_card = card;
    const auto* known = cards().find(card);
    m_face->setVisible(known != nullptr);
    if (known != nullptr)
        m_face->setCard(model::cardIn(deck().variant, known->card), language());
}

void DetailsPage::refresh()
{
    const QScopedValueRollback filling(m_filling, true);
    m_tagsLabel->setText(tr("&Tags"));
    m_tags->setPlaceholderText(tr("words, separated by commas"));
    m_sleevesLabel->setText(tr("Sleeves"));
    m_notesLabel->setText(tr("&Notes"));
    if (!m_tags->hasFocus())
        m_tags->setText(deck().tags.join(QStringLiteral(", ")));
    fillNumbers();
    if (m_notes->toPlainText() != deck().notes)
        m_notes->setPlainText(deck().notes);
    fillOptions();
    showSleeves();
    showCard(m_card);
    // Nothing is cut at the right, where no bar would tell.
    m_area->setMinimumWidth(m_page->minimumSizeHint().width() +
                            m_area->verticalScrollBar()->sizeHint().width());
}

void DetailsPage::makeNumbers()
{
    for (const NumberField& number : m_numbers) {
        delete number.label;
        delete number.box;
    }
    m_numbers.clear();
    m_numbersOf = deck().game;
    const rules::decks::DeckRules* rules = model::deckRulesOf(m_numbersOf);
    if (rules == nullptr)
        return;
    QWidget* before = m_colours.back();
    for (const rules::decks::Field& field : rules->fields) {
        const int row = kNumbersRow + static_cast<int>(m_numbers.size());
        if (!field.isNumber() || row == kOptionsRow)
            continue;
        const QString key = QString::fromStdString(field.key);
        auto* label = new Label(m_page);
        auto* box = new QSpinBox(m_page);
        box->setObjectName(QStringLiteral("deckField.") + key);
        box->setRange(0, 99);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setAlignment(Qt::AlignCenter);
        box->setFixedWidth(64);
        label->setBuddy(box);
        connect(box, &QSpinBox::valueChanged, this, [this, key](int value) {
            if (!m_filling)
                context().session.setWords(key,
                                           value == 0 ? QStringList() : QStringList{QString::number(value)});
        });
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(box, row, 1, Qt::AlignLeft);
        setTabOrder(before, box);
        before = box;
        m_numbers.push_back({key, label, box});
    }
}

void DetailsPage::fillNumbers()
{
    if (m_numbersOf != deck().game)
        makeNumbers();
    const rules::decks::Variant* variant = model::variantOf(deck());
    for (const NumberField& number : m_numbers) {
        const rules::decks::Field& field = *model::deckField(m_numbersOf, number.key);
        const int most = variant->mostOf(field.key, deck().players).value_or(0);
        const int value = deck().numberOf(number.key);
        number.label->setText(QString::fromStdString(field.name.in(language())));
        number.label->setVisible(value != 0 || most > 0);
        number.box->setToolTip(QString::fromStdString(field.hint.in(language())));
        number.box->setVisible(value != 0 || most > 0);
        number.box->setValue(value);
    }
}

void DetailsPage::showSleeves()
{
    const Tokens& tokens = context().theme.tokens();
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const QString colour = sleeveColours()[static_cast<qsizetype>(i)];
        const bool chosen = deck().sleeves == colour;
        m_colours[i]->setChecked(chosen);
        m_colours[i]->setText(colour.isEmpty() ? QStringLiteral("–") : QString());
        const QString words =
            colour.isEmpty() ? tr("No sleeves") : tr("Sleeves: %1").arg(model::DeckWords::sleeves(colour));
        m_colours[i]->setToolTip(words);
        m_colours[i]->setAccessibleName(words);
        m_colours[i]->setStyleSheet(
            QStringLiteral("QPushButton { background: %1; border: %2px solid %3; padding: 0; }"
                           "QPushButton:focus { border: 2px solid %4; }")
                .arg(colour.isEmpty() ? tokens.raised.name() : colour,
                     chosen ? QStringLiteral("3") : QStringLiteral("1"),
                     (chosen ? tokens.ink : tokens.line).name(), tokens.focus.name()));
    }
}

void DetailsPage::fillOptions()
{
    while (QLayoutItem* item = m_options->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const rules::decks::Variant* variant = model::variantOf(deck());
    if (variant == nullptr)
        return;
    for (const rules::decks::Option& option : variant->options) {
        const QString id = QString::fromStdString(option.id);
        auto* box = new QCheckBox(QString::fromStdString(option.name.in(language())), this);
        box->setObjectName(QStringLiteral("option.") + id);
        box->setChecked(deck().options.contains(id));
        connect(box, &QCheckBox::toggled, this, [this, id](bool on) {
            QStringList options = deck().options;
            options.removeAll(id);
            if (on)
                options << id;
            context().session.set(model::DeckField::Options, options);
        });
        m_options->addWidget(box);
    }
}

} // namespace views
