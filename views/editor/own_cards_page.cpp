// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/own_cards_page.h"

#include "views/editor/own_card_delegate.h"
#include "views/frame/choice_box.h"
#include "views/frame/empty_state.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::OwnState;

namespace {
constexpr int kWidth = 860;
}

OwnCardsPage::OwnCardsPage(model::OwnCardModel& cards, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_cards(cards)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_games(new ChoiceBox(this))
    , m_new(new QPushButton(this))
    , m_edit(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_buttons(new QWidget(this))
    , m_list(new QListView(this))
    , m_empty(new EmptyState(theme, this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(u"ownCards"_s);
    m_list->setObjectName(u"ownCardList"_s);
    m_games->setObjectName(u"ownGame"_s);
    m_new->setObjectName(u"ownNew"_s);
    m_edit->setObjectName(u"ownEdit"_s);
    m_copy->setObjectName(u"ownCopy"_s);
    m_export->setObjectName(u"ownExport"_s);
    m_remove->setObjectName(u"ownRemove"_s);
    m_new->setProperty("role", u"primary"_s);
    m_hint->setProperty("role", u"quiet"_s);
    m_hint->setWordWrap(true);
    m_list->setModel(&cards);
    m_list->setItemDelegate(new OwnCardDelegate(cards, theme, this));
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(8);
    for (QPushButton* button : {m_new, m_edit, m_copy, m_export, m_remove})
        buttons->addWidget(button);
    buttons->addStretch(1);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_title);
    head->addSpacing(8);
    head->addWidget(m_games);
    head->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_hint);
    column->addWidget(m_buttons);
    column->addWidget(m_stack, 1);
    connect(m_new, &QPushButton::clicked, this, &OwnCardsPage::newWanted);
    connect(m_empty, &EmptyState::stepTaken, this, &OwnCardsPage::newWanted);
    connect(m_edit, &QPushButton::clicked, this, &OwnCardsPage::editWanted);
    connect(m_copy, &QPushButton::clicked, this, &OwnCardsPage::copyWanted);
    connect(m_export, &QPushButton::clicked, this, &OwnCardsPage::exportWanted);
    connect(m_remove, &QPushButton::clicked, this, &OwnCardsPage::removeWanted);
    connect(m_list, &QListView::activated, this, &OwnCardsPage::editWanted);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (const auto* row = chosen()) {
            m_game = row->game;
            m_key = row->key;
        }
        showChoices();
        Q_EMIT chosenChanged();
    });
    connect(&theme, &Theme::changed, this, &OwnCardsPage::adjust);
    retranslate();
    adjust();
}

void OwnCardsPage::refresh(bool canWrite)
{
    m_canWrite = canWrite;
    const bool some = m_cards.rowCount() > 0;
    m_stack->setCurrentWidget(some ? static_cast<QWidget*>(m_list) : m_empty);
    m_buttons->setVisible(some);
    m_hint->setVisible(some);
    choose(m_game, m_key);
    showChoices();
}

void OwnCardsPage::choose(const QString& game, const QString& key)
{
    m_game = game;
    m_key = key;
    const int row = qMax(0, m_cards.rowOf(game, key));
    if (row < m_cards.rowCount())
        m_list->setCurrentIndex(m_cards.index(row));
}

void OwnCardsPage::setGames(const std::vector<std::pair<QString, QString>>& games)
{
    const QString was = game();
    m_games->clear();
    for (const auto& [id, name] : games)
        m_games->addItem(name, id);
    m_games->setCurrentIndex(qMax(0, m_games->findData(was)));
    m_games->setVisible(games.size() > 1);
}

QString OwnCardsPage::game() const
{
    return m_games->currentData().toString();
}

const model::OwnCardModel::Row* OwnCardsPage::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_cards.row(index.row()) : nullptr;
}

void OwnCardsPage::takeFocus()
{
    if (m_stack->currentWidget() == m_list)
        m_list->setFocus(Qt::OtherFocusReason);
    else if (auto* step = m_empty->findChild<QPushButton*>(u"emptyStep"_s))
        step->setFocus(Qt::OtherFocusReason);
}

void OwnCardsPage::showChoices()
{
    const model::OwnCardModel::Row* row = chosen();
    const bool removed = row != nullptr && row->state == OwnState::Removed;
    m_new->setEnabled(m_canWrite);
    m_edit->setEnabled(row != nullptr && !removed);
    m_copy->setEnabled(row != nullptr && !removed && row->state != OwnState::Draft && m_canWrite);
    m_export->setEnabled(row != nullptr && !removed && row->state != OwnState::Draft);
    m_remove->setEnabled(row != nullptr && m_canWrite);
    m_remove->setText(removed                                           ? tr("Restore")
                      : row != nullptr && row->state == OwnState::Draft ? tr("Discard draft")
                                                                        : tr("Remove"));
}

void OwnCardsPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_remove->isEnabled())
        Q_EMIT removeWanted();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_edit->isEnabled())
        Q_EMIT editWanted();
    else
        QWidget::keyPressEvent(event);
}

void OwnCardsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OwnCardsPage::retranslate()
{
    m_title->setText(tr("Own cards"));
    m_hint->setText(tr("You can search for your own cards, add them to decks and play them at the table."));
    m_new->setText(tr("New card"));
    m_edit->setText(tr("Edit"));
    m_copy->setText(tr("Make a copy"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Share the card as a pack"));
    m_empty->setTexts(tr("You have not created any cards yet"),
                      tr("Build one with an effect that works at the table, or start with a copy of any "
                         "card: select it under Cards and make a copy there."),
                      tr("New card"));
    m_list->setAccessibleName(tr("Own cards"));
    m_games->setAccessibleName(tr("Game of a new card"));
    m_games->setToolTip(tr("Game of a new card"));
    showChoices();
}

void OwnCardsPage::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
    m_list->setMaximumWidth(m_theme.scaled(kWidth));
    m_list->viewport()->update();
}

} // namespace views
