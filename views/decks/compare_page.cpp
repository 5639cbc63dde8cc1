// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/compare_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

QString valueOf(const model::Deck& deck, model::DeckField field, model::Language language)
{
    if (field == model::DeckField::Sleeves)
        return model::DeckWords::sleeves(deck.sleeves);
    if (const auto* variant = model::variantOf(deck);
        field == model::DeckField::Variant && variant != nullptr)
        return model::DeckWords::variant(*variant, language);
    const QVariant value = model::fieldOf(deck, field);
    const QString text = value.typeId() == QMetaType::QStringList
                             ? value.toStringList().join(QStringLiteral(", "))
                             : value.toString();
    return text.simplified().left(60);
}

} // namespace

ComparePage::ComparePage(const BuilderContext& context, QWidget* parent)
    : BuilderPage(context, parent)
    , m_label(new Label(this))
    , m_choice(new ChoiceBox(this))
    , m_summary(new Label(this))
    , m_table(new QTreeWidget(this))
    , m_merge(new QPushButton(this))
{
    m_choice->setObjectName(QStringLiteral("compareWith"));
    m_table->setObjectName(QStringLiteral("differences"));
    m_merge->setObjectName(QStringLiteral("merge"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(12);
    m_label->setBuddy(m_choice);
    m_summary->setWordWrap(true);
    m_table->setRootIsDecorated(false);
    m_table->setColumnCount(3);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->header()->setStretchLastSection(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 16, 8);
    column->setSpacing(8);
    column->addWidget(m_label);
    column->addWidget(m_choice);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(m_merge, 0, Qt::AlignLeft);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ComparePage::show);
    connect(m_merge, &QPushButton::clicked, this, [this] {
        if (m_other)
            this->context().session.change(model::mergedDeck(deck(), *m_other, model::MergeCopies::Larger));
    });
}

void ComparePage::chooseOther()
{
    m_choice->setFocus(Qt::ShortcutFocusReason);
}

void ComparePage::showVersion(int number)
{
    m_choice->setCurrentIndex(qMax(0, m_choice->findData(QStringLiteral("v%1").arg(number))));
}

void ComparePage::refresh()
{
    m_label->setText(tr("&Compare with"));
    m_choice->setAccessibleName(tr("Deck or version to compare with"));
    m_merge->setText(tr("Merge into this deck"));
    m_merge->setToolTip(tr("Add the cards missing from this deck; for each card, the higher number is used"));
    const QString before = m_choice->currentData().toString();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        m_choice->addItem(tr("choose a deck or version"), QString());
        model::DeckStore* store = context().workshop.store();
        const auto versions =
            store != nullptr
                ? store->versions(deck().id)
                : model::StorageResult<std::vector<model::DeckVersion>>(std::vector<model::DeckVersion>());
        if (versions)
            for (const model::DeckVersion& version : *versions)
                m_choice->addItem(tr("Version %1 from %2")
                                      .arg(QString::number(version.number),
                                           model::localeFor(language())
                                               .toString(version.made.toLocalTime(), QLocale::ShortFormat)),
                                  QStringLiteral("v%1").arg(version.number));
        model::DeckLibraryModel& decks = context().workshop.decks();
        for (int row = 0; row < decks.rowCount(); ++row)
            if (const model::DeckSummary& each = decks.deck(row);
                each.id != deck().id && each.saved && each.game == deck().game)
                m_choice->addItem(each.name.isEmpty() ? model::DeckWords::unnamed() : each.name,
                                  u'd' + each.id);
        m_choice->setCurrentIndex(qMax(0, m_choice->findData(before)));
    }
    show();
}

void ComparePage::show()
{
    m_other.reset();
    const QString chosen = m_choice->currentData().toString();
    model::DeckStore* store = context().workshop.store();
    if (store != nullptr && !chosen.isEmpty()) {
        auto found = chosen.startsWith(u'v') ? store->version(deck().id, chosen.mid(1).toInt())
                                             : store->deck(chosen.mid(1));
        if (found && *found)
            m_other = std::move(**found);
    }
    m_table->clear();
    m_table->setHeaderHidden(!m_other.has_value());
    m_merge->setVisible(m_other.has_value());
    if (!m_other) {
        m_summary->setText(tr("The differences are listed here, card by card."));
        return;
    }
    m_table->setHeaderLabels({tr("Item"), tr("There"), tr("Here")});
    for (const int column : {1, 2})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    const model::DeckChanges changes = model::changesBetween(*m_other, deck());
    const auto add = [&](const model::CopiesChange& change) {
        auto* row = new QTreeWidgetItem(m_table, {cards().nameOf(change.card, language(), change.name),
                                                  QString::number(change.from), QString::number(change.to)});
        const Tokens& tokens = context().theme.tokens();
        row->setForeground(0, change.to > change.from ? tokens.good : tokens.danger);
        row->setTextAlignment(1, Qt::AlignRight);
        row->setTextAlignment(2, Qt::AlignRight);
    };
    for (const model::CopiesChange& change : changes.cards)
        add(change);
    for (const model::CopiesChange& change : changes.fieldCards)
        add(change);
    for (const model::DeckField field : changes.fields) {
        auto* row = new QTreeWidgetItem(m_table,
                                        {model::DeckWords::field(field), valueOf(*m_other, field, language()),
                                         valueOf(deck(), field, language())});
        row->setTextAlignment(1, Qt::AlignRight);
        row->setTextAlignment(2, Qt::AlignRight);
    }
    for (const QString& key : changes.named) {
        auto* row = new QTreeWidgetItem(m_table, {model::DeckWords::field(deck().game, key, language()),
                                                  QString::number(m_other->numberOf(key)),
                                                  QString::number(deck().numberOf(key))});
        row->setTextAlignment(1, Qt::AlignRight);
        row->setTextAlignment(2, Qt::AlignRight);
    }
    const int same = static_cast<int>(deck().cards.size()) -
                     static_cast<int>(std::count_if(changes.cards.begin(), changes.cards.end(),
                                                    [](const model::CopiesChange& c) { return c.to > 0; }));
    m_summary->setText(changes.isEmpty()
                           ? tr("Both are the same.")
                           : tr("%n card(s) are the same in both; the differences:", nullptr, same));
    m_table->setHeaderHidden(changes.isEmpty());
}

} // namespace views
