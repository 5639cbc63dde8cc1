// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/collection_pane.h"

#include "model/decks/deck_rules_file.h"
#include "model/games/game_cards.h"
#include "model/library/keywords.h"
#include "views/decks/card_list.h"
#include "views/decks/deck_card_delegate.h"
#include "views/frame/choice_box.h"
#include "views/frame/empty_state.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

namespace {
/// Which cards, besides those with an effect of a type, whose number is the entry's data.
enum Kind { AllCards = -3, OwnedCards = -2, FieldCards = -4 };
constexpr int FieldRole = Qt::UserRole + 1; ///< the key of a field of the deck
} // namespace

CollectionPane::CollectionPane(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_cards(new model::CollectionModel(this))
    , m_delegate(new DeckCardDelegate(
          [this](const QModelIndex& index) {
              DeckRow row;
              row.card = &m_cards->card(index);
              row.title = index.data().toString();
              row.copies = index.data(model::CollectionModel::InDeckRole).toInt();
              const int owned = index.data(model::CollectionModel::OwnedRole).toInt();
              row.missing = owned < 0 ? 0 : qMax(0, row.copies - owned);
              return row;
          },
          theme, this))
    , m_title(new Label(this))
    , m_search(new QLineEdit(this))
    , m_kind(new ChoiceBox(this))
    , m_order(new ChoiceBox(this))
    , m_list(new CardList(theme, this))
    , m_empty(new EmptyState(theme, this))
    , m_listOrEmpty(new QStackedWidget(this))
{
    m_search->setObjectName(QStringLiteral("collectionSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(theme.icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_kind->setObjectName(QStringLiteral("collectionKind"));
    m_order->setObjectName(QStringLiteral("collectionOrder"));
    m_list->setObjectName(QStringLiteral("collectionList"));
    m_list->setModel(m_cards);
    m_list->setItemDelegate(m_delegate);
    m_listOrEmpty->addWidget(m_list);
    m_listOrEmpty->addWidget(m_empty);

    for (QComboBox* box : {m_kind, m_order})
        box->setMinimumWidth(72); // the window may be narrow
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_order);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 8, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_search);
    column->addWidget(m_kind);
    column->addWidget(m_listOrEmpty, 1);
    setTabOrder(m_order, m_search);
    setTabOrder(m_search, m_kind);
    setTabOrder(m_kind, m_list);

    connect(m_search, &QLineEdit::textChanged, this, &CollectionPane::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CollectionPane::filter);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this](int order) {
        m_cards->setOrder(static_cast<model::CollectionOrder>(qMax(0, order)));
        chooseFirst();
    });
    connect(m_list, &CardList::moreAsked, this, [this] { Q_EMIT added(chosen()); });
    connect(m_list, &CardList::fewerAsked, this, [this] { Q_EMIT removed(chosen()); });
    connect(m_list, &CardList::outAsked, this, [this] { Q_EMIT removed(chosen()); });
    connect(m_list, &CardList::cardsReturned, this, &CollectionPane::removed);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { Q_EMIT currentChanged(current()); });
    connect(m_empty, &EmptyState::stepTaken, this, [this] {
        m_kind->setCurrentIndex(0);
        m_search->clear();
        focusSearch();
    });
    connect(m_cards, &QAbstractItemModel::modelReset, this, &CollectionPane::chooseFirst);
    connect(&theme, &Theme::changed, this, &CollectionPane::retranslate);
    retranslate();
}

void CollectionPane::setAsFaces(bool faces)
{
    m_delegate->setAsFaces(faces);
    m_list->setAsFaces(faces);
}

void CollectionPane::setLanguage(model::Language language)
{
    m_delegate->setLanguage(language);
    m_cards->setLanguage(language);
    retranslate();
}

void CollectionPane::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    retranslate();
    filter();
}

void CollectionPane::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CollectionPane::clearSearch()
{
    m_search->clear();
}

QString CollectionPane::current() const
{
    return m_list->currentIndex().data(model::CollectionModel::CardRole).toString();
}

QStringList CollectionPane::chosen() const
{
    QStringList cards;
    const QModelIndexList indexes = m_list->chosen();
    for (const QModelIndex& index : indexes)
        cards << index.data(model::CollectionModel::CardRole).toString();
    return cards;
}

bool CollectionPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::ShortcutOverride) {
        // With nothing to undo in the field, undo is that of the deck.
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !m_search->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !m_search->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Escape:
            if (m_search->text().isEmpty())
                break;
            m_search->clear();
            return true;
        case Qt::Key_Down: m_list->setFocus(Qt::OtherFocusReason); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            // What was typed is done with: the next name takes its place.
            if (!current().isEmpty() && !m_search->text().isEmpty()) {
                Q_EMIT added({current()});
                m_search->setText(m_search->text());
                m_search->selectAll();
            }
            return true;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CollectionPane::filter()
{
    const int kind = m_kind->currentIndex() < 0 ? AllCards : m_kind->currentData().toInt();
    m_cards->setTyped(m_search->text());
    m_cards->setOwnedOnly(kind == OwnedCards);
    m_cards->setField(m_kind->currentData(FieldRole).toString());
    m_cards->setType(kind < 0 ? std::nullopt : std::optional(static_cast<model::EffectType>(kind)));
    m_listOrEmpty->setCurrentIndex(m_cards->rowCount() > 0 ? 0 : 1);
}

void CollectionPane::chooseFirst()
{
    if (m_cards->rowCount() > 0)
        m_list->setCurrentIndex(m_cards->index(0));
}

void CollectionPane::retranslate()
{
    m_title->setText(tr("Collection"));
    m_title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_search->setPlaceholderText(tr("Name or text; press Enter to add"));
    m_search->setAccessibleName(tr("Search the collection"));
    m_list->setAccessibleName(tr("Collection"));
    m_list->setToolTip(tr("Enter or double-click to add a card, − to remove one"));
    m_kind->setAccessibleName(tr("Which cards"));
    m_order->setAccessibleName(tr("Order"));
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietOrder(m_order);
    const QVariant kind = m_kind->currentData();
    const model::GameCards& game = model::gameCardsOr(m_game);
    m_kind->clear();
    m_kind->addItem(game.kinds().front().plural.in(m_cards->language()), AllCards);
    m_kind->addItem(tr("Cards you own"), OwnedCards);
    if (const rules::decks::DeckRules* rules = model::deckRulesOf(m_game))
        for (const rules::decks::Field& field : rules->fields)
            if (!field.isNumber()) {
                m_kind->addItem(QString::fromStdString(field.name.in(m_cards->language())),
                                FieldCards - m_kind->count());
                m_kind->setItemData(m_kind->count() - 1, QString::fromStdString(field.key), FieldRole);
            }
    for (const model::EffectType type : game.effectTypes())
        m_kind->addItem(model::keyword(type, m_cards->language()), static_cast<int>(type));
    m_kind->setCurrentIndex(qMax(0, m_kind->findData(kind)));
    const int order = qMax(0, m_order->currentIndex());
    m_order->clear();
    m_order->addItems(
        {tr("By name"), game.hasStrength() ? tr("By strength") : tr("By cost"), tr("By effect")});
    m_order->setCurrentIndex(order);
    m_empty->setTexts(tr("No matching cards"), tr("Searches names and texts in English and German."),
                      tr("Show all cards"));
}

} // namespace views
