// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/card_choice.h"

#include "model/library/folded.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

namespace {
constexpr int kIdRole = Qt::UserRole;
constexpr int kSearchRole = Qt::UserRole + 1;
} // namespace

CardChoice::CardChoice(const model::ProxyDeck& deck, const QSet<QString>& chosen, model::Language language,
                       const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_count(new Label(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_done(new QPushButton(this))
{
    setObjectName(QStringLiteral("cardChoice"));
    m_search->setObjectName(QStringLiteral("cardChoiceSearch"));
    m_list->setObjectName(QStringLiteral("cardChoiceList"));
    m_done->setObjectName(QStringLiteral("cardChoiceDone"));
    m_done->setProperty("role", QStringLiteral("primary"));
    m_done->setDefault(true);
    for (QPushButton* button : {m_all, m_none, m_cancel})
        button->setAutoDefault(false);
    for (const model::ProxyCard& card : deck.cards) {
        auto* item = new QListWidgetItem(card.card.name.in(language), m_list);
        item->setData(kIdRole, card.card.id);
        item->setData(kSearchRole, model::searchable({card.card.name.en, card.card.name.de}));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool ticked = chosen.isEmpty() || chosen.contains(card.card.id);
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
    auto* ticks = new QHBoxLayout;
    ticks->addWidget(m_count, 1);
    ticks->addWidget(m_all);
    ticks->addWidget(m_none);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_done);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(ticks);
    column->addLayout(buttons);
    resize(theme.scaled(420), theme.scaled(520));

    connect(m_search, &QLineEdit::textChanged, this, &CardChoice::narrow);
    connect(m_list, &QListWidget::itemChanged, this, &CardChoice::showCount);
    connect(m_all, &QPushButton::clicked, this, [this] { tickShown(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickShown(false); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_done, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

QSet<QString> CardChoice::chosen() const
{
    QSet<QString> ids;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->checkState() == Qt::Checked)
            ids << m_list->item(i)->data(kIdRole).toString();
    }
    return ids.size() == m_list->count() ? QSet<QString>() : ids;
}

void CardChoice::narrow()
{
    const QString typed = m_search->text();
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        item->setHidden(!typed.trimmed().isEmpty() &&
                        !model::foundIn(item->data(kSearchRole).toString(), typed));
    }
}

void CardChoice::tickShown(bool ticked)
{
    for (int i = 0; i < m_list->count(); ++i) {
        if (!m_list->item(i)->isHidden())
            m_list->item(i)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
}

void CardChoice::showCount()
{
    int ticked = 0;
    for (int i = 0; i < m_list->count(); ++i)
        ticked += m_list->item(i)->checkState() == Qt::Checked ? 1 : 0;
    m_count->setText(tr("%1 of %2").arg(ticked).arg(m_list->count()));
    m_done->setEnabled(ticked > 0);
}

void CardChoice::retranslate()
{
    setWindowTitle(tr("Cards to print"));
    m_search->setPlaceholderText(tr("Find a card by name"));
    m_search->setAccessibleName(tr("Find a card by name"));
    m_list->setAccessibleName(tr("Cards to print"));
    m_all->setText(tr("Select all"));
    m_none->setText(tr("Select none"));
    m_cancel->setText(tr("Cancel"));
    m_done->setText(tr("Choose"));
    showCount();
}

void CardChoice::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace views
