// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/deck_shelf.h"

#include "model/decks/deck_rules_file.h"
#include "model/games/game_cards.h"
#include "views/decks/deck_shelf_delegate.h"
#include "views/frame/choice_box.h"
#include "views/frame/empty_state.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

namespace {
const QString kOrder = QStringLiteral("decks/order");
} // namespace

DeckShelf::DeckShelf(model::DeckWorkshop& workshop, model::Settings& settings, ActionRegistry& actions,
                     const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_workshop(workshop)
    , m_settings(settings)
    , m_theme(theme)
    , m_filter(new model::DeckFilterModel(workshop.decks(), this))
    , m_delegate(new DeckShelfDelegate(workshop, *m_filter, theme, this))
    , m_title(new Label(this))
    , m_search(new QLineEdit(this))
    , m_tag(new ChoiceBox(this))
    , m_order(new ChoiceBox(this))
    , m_list(new QListView(this))
    , m_empty(new EmptyState(theme, this))
    , m_nothing(new EmptyState(theme, this))
    , m_deckless(new Label(this))
    , m_listOrEmpty(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("deckShelf"));
    m_search->setObjectName(QStringLiteral("deckSearch"));
    m_tag->setObjectName(QStringLiteral("deckTag"));
    m_order->setObjectName(QStringLiteral("deckOrder"));
    m_list->setObjectName(QStringLiteral("deckShelfList"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(theme.icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_listOrEmpty->addWidget(m_list);
    m_listOrEmpty->addWidget(m_empty);
    m_listOrEmpty->addWidget(m_nothing);
    for (QComboBox* box : {m_tag, m_order})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_search, 1);
    tools->addWidget(m_tag);
    tools->addWidget(m_order);
    for (const char* id : {"deck.new", "deck.import"}) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("shelf.") + QLatin1String(id));
        button->setDefaultAction(actions.action(QString::fromLatin1(id)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        tools->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 24, 0);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addLayout(tools);
    column->addWidget(m_listOrEmpty, 1);
    auto* deckless = new QHBoxLayout;
    deckless->setContentsMargins(0, 0, 0, 12);
    deckless->setSpacing(8);
    deckless->addWidget(m_deckless);
    for (const model::GameCards* game : model::allGameCards()) {
        if (model::deckRulesOf(game->id()) != nullptr)
            continue;
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("deckless.") + game->id());
        button->setProperty("role", QStringLiteral("quiet"));
        connect(button, &QPushButton::clicked, this, [this, id = game->id()] { Q_EMIT decklessChosen(id); });
        deckless->addWidget(button);
        m_decklessGames.push_back(button);
    }
    deckless->addStretch(1);
    m_deckless->setProperty("role", QStringLiteral("quiet"));
    m_deckless->setVisible(!m_decklessGames.empty());
    column->addLayout(deckless);

    m_filter->setOrder(static_cast<model::DeckOrder>(qBound(0, settings.state(kOrder, 0).toInt(), 3)));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& typed) {
        m_filter->setTyped(typed);
        showEmpty();
    });
    connect(m_tag, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->setTag(m_tag->currentData().toString());
        showEmpty();
    });
    connect(m_order, &QComboBox::activated, this, [this](int order) {
        m_settings.setState(kOrder, order);
        m_filter->setOrder(static_cast<model::DeckOrder>(order));
    });
    connect(m_list, &QListView::activated, this, [this] { Q_EMIT opened(chosen()); });
    connect(m_empty, &EmptyState::stepTaken, this, &DeckShelf::newAsked);
    connect(m_nothing, &EmptyState::stepTaken, this, [this] {
        m_tag->setCurrentIndex(0);
        m_search->clear();
    });
    connect(&workshop.decks(), &QAbstractItemModel::modelReset, this, &DeckShelf::refresh);
    retranslate();
}

void DeckShelf::setLanguage(model::Language language)
{
    m_delegate->setLanguage(language);
    m_workshop.decks().setLanguage(language);
    retranslate();
}

QString DeckShelf::chosen() const
{
    return m_list->currentIndex().data(model::DeckLibraryModel::IdRole).toString();
}

int DeckShelf::shown() const
{
    return m_filter->rowCount();
}

void DeckShelf::takeFocus()
{
    if (m_listOrEmpty->currentIndex() == 0)
        m_list->setFocus(Qt::OtherFocusReason);
    else
        m_listOrEmpty->currentWidget()->findChild<QWidget*>(QStringLiteral("emptyStep"))->setFocus();
}

void DeckShelf::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool DeckShelf::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
            takeFocus();
            return true;
        }
        if (watched == m_list && key == Qt::Key_Delete && !chosen().isEmpty()) {
            Q_EMIT removeAsked(chosen());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DeckShelf::refresh()
{
    const QString tag = m_tag->currentData().toString();
    {
        const QSignalBlocker quiet(m_tag);
        m_tag->clear();
        m_tag->addItem(tr("All tags"), QString());
        for (const QString& each : m_workshop.decks().allTags())
            m_tag->addItem(each, each);
        m_tag->setCurrentIndex(qMax(0, m_tag->findData(tag)));
    }
    m_tag->setVisible(m_tag->count() > 1);
    m_filter->setTag(m_tag->currentData().toString());
    if (!m_list->currentIndex().isValid() && m_filter->rowCount() > 0)
        m_list->setCurrentIndex(m_filter->index(0, 0));
    showEmpty();
}

void DeckShelf::showEmpty()
{
    const bool none = m_workshop.decks().rowCount() == 0;
    m_listOrEmpty->setCurrentIndex(none ? 1 : m_filter->rowCount() == 0 ? 2 : 0);
    m_search->setEnabled(!none);
    m_order->setEnabled(!none);
    if (!m_list->currentIndex().isValid() && m_filter->rowCount() > 0)
        m_list->setCurrentIndex(m_filter->index(0, 0));
}

void DeckShelf::retranslate()
{
    m_title->setFont(m_theme.fonts().heading());
    m_title->setText(tr("Decks"));
    m_search->setPlaceholderText(tr("Name or tag"));
    m_search->setAccessibleName(tr("Search your decks"));
    m_list->setAccessibleName(tr("Decks"));
    m_tag->setAccessibleName(tr("Tag"));
    m_order->setAccessibleName(tr("Order"));
    {
        const QSignalBlocker quiet(m_order);
        m_order->clear();
        m_order->addItems({tr("Latest first"), tr("By name"), tr("By variant"), tr("By number of cards")});
        m_order->setCurrentIndex(qBound(0, m_settings.state(kOrder, 0).toInt(), 3));
    }
    m_empty->setTexts(
        tr("No decks yet"),
        tr("Build one: a tournament deck has fifteen different cards. Or drop a deck file onto the "
           "window."),
        tr("Build a deck"));
    m_deckless->setText(tr("Played without decks:"));
    for (QPushButton* button : m_decklessGames)
        button->setText(model::gameName(button->objectName().section(u'.', 1), m_settings.language()));
    m_nothing->setTexts(tr("No matching decks"), tr("Searches names and tags."), tr("Show all decks"));
    refresh();
}

} // namespace views
