// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/deck_pane.h"

#include "views/decks/card_list.h"
#include "views/decks/deck_card_delegate.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

namespace {
const QString kGrouping = QStringLiteral("decks/grouping");
const QString kFaces = QStringLiteral("decks/faces");
} // namespace

DeckPane::DeckPane(model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_contents(new model::DeckContentsModel(this))
    , m_delegate(new DeckCardDelegate(
          [this](const QModelIndex& index) {
              DeckRow row;
              row.card = m_contents->card(index);
              row.title = index.data().toString();
              row.heading = index.data(model::DeckContentsModel::HeadingRole).toBool();
              row.copies = index.data(model::DeckContentsModel::CopiesRole).toInt();
              if (m_directory != nullptr && m_directory->pool().ownedKnown() && row.card != nullptr)
                  row.missing = qMax(0, row.copies - m_directory->find(row.card->id)->owned);
              return row;
          },
          theme, this))
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_grouping(new ChoiceBox(this))
    , m_form(new QToolButton(this))
    , m_list(new CardList(theme, this))
    , m_listOrHint(new QStackedWidget(this))
{
    m_list->setObjectName(QStringLiteral("deckList"));
    m_grouping->setObjectName(QStringLiteral("deckGrouping"));
    m_form->setObjectName(QStringLiteral("deckFaces"));
    m_list->setModel(m_contents);
    m_list->setItemDelegate(m_delegate);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(24);
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_listOrHint->addWidget(m_list);
    m_listOrHint->addWidget(m_hint);
    m_form->setCheckable(true);
    m_form->setIcon(theme.icon(QStringLiteral("grid")));
    m_form->setIconSize(QSize(20, 20));

    m_grouping->setMinimumWidth(108); // the window may be narrow
    auto* tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_title, 1);
    tools->addWidget(m_grouping);
    tools->addWidget(m_form);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 5, 8, 0);
    column->setSpacing(6);
    column->addLayout(tools);
    column->addWidget(m_listOrHint, 1);

    m_contents->setGrouping(static_cast<model::DeckGrouping>(
        qBound(0, m_settings.state(kGrouping, static_cast<int>(model::DeckGrouping::Type)).toInt(), 3)));
    connect(m_grouping, &QComboBox::activated, this, [this](int grouping) {
        m_settings.setState(kGrouping, grouping);
        m_contents->setGrouping(static_cast<model::DeckGrouping>(grouping));
    });
    connect(m_form, &QToolButton::toggled, this, &DeckPane::setFaces);
    connect(&theme, &Theme::changed, this, &DeckPane::retranslate);
    connect(m_list, &CardList::moreAsked, this, [this] { Q_EMIT added(chosen()); });
    connect(m_list, &CardList::fewerAsked, this, [this] { Q_EMIT removed(chosen()); });
    connect(m_list, &CardList::outAsked, this, [this] { Q_EMIT takenOut(chosen()); });
    connect(m_contents, &model::DeckContentsModel::cardsDropped, this, &DeckPane::added);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { Q_EMIT currentChanged(current()); });
    retranslate();
    m_form->setChecked(m_settings.state(kFaces, false).toBool());
    // The hint takes drops as the list does: it is what an empty deck shows.
    m_hint->setAcceptDrops(true);
    m_hint->installEventFilter(this);
}

bool DeckPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_hint && (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop)) {
        auto* drop = static_cast<QDropEvent*>(event);
        const QStringList cards = model::cardsOf(*drop->mimeData());
        if (!cards.isEmpty()) {
            drop->acceptProposedAction();
            if (event->type() == QEvent::Drop)
                Q_EMIT added(cards);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DeckPane::setDirectory(const model::CardDirectory* cards)
{
    m_directory = cards;
    m_contents->setDirectory(cards);
}

void DeckPane::setDeck(const model::Deck& deck)
{
    const CardList::Marks before = m_list->marks();
    m_contents->setDeck(deck);
    m_count = deck.count();
    m_title->setText(tr("%n card(s)", nullptr, m_count));
    m_listOrHint->setCurrentIndex(m_contents->rowCount() > 0 ? 0 : 1);
    m_list->restore(before);
}

void DeckPane::setLanguage(model::Language language)
{
    m_delegate->setLanguage(language);
    m_contents->setLanguage(language);
    retranslate();
}

void DeckPane::setFaces(bool faces)
{
    m_faces = faces;
    m_settings.setState(kFaces, faces);
    m_delegate->setAsFaces(faces);
    m_list->setAsFaces(faces);
    Q_EMIT formChanged(faces);
}

void DeckPane::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->restore(m_list->marks());
}

QString DeckPane::current() const
{
    return m_list->currentIndex().data(model::DeckContentsModel::CardRole).toString();
}

QStringList DeckPane::chosen() const
{
    QStringList cards;
    const QModelIndexList indexes = m_list->chosen();
    for (const QModelIndex& index : indexes)
        if (const QString id = index.data(model::DeckContentsModel::CardRole).toString(); !id.isEmpty())
            cards << id;
    return cards;
}

void DeckPane::retranslate()
{
    m_title->setText(tr("%n card(s)", nullptr, m_count));
    m_title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_hint->setText(
        tr("No cards yet. Type a name on the left and press Enter, double-click a card, or drag it here."));
    m_list->setAccessibleName(tr("Cards in the deck"));
    m_form->setToolTip(tr("Show card faces instead of rows"));
    m_form->setAccessibleName(tr("Show card faces instead of rows"));
    m_grouping->setAccessibleName(tr("Groups"));
    m_grouping->setToolTip(tr("Choose how the cards are grouped"));
    const QSignalBlocker quiet(m_grouping);
    const int grouping =
        m_grouping->count() > 0
            ? m_grouping->currentIndex()
            : m_settings.state(kGrouping, static_cast<int>(model::DeckGrouping::Type)).toInt();
    m_grouping->clear();
    m_grouping->addItems({tr("No groups"), tr("By effect"), tr("By strength"), tr("By tag")});
    m_grouping->setCurrentIndex(qBound(0, grouping, 3));
}

} // namespace views
