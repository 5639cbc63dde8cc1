// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cards_place.h"

#include "model/library/card_words.h"
#include "model/library/keywords.h"
#include "views/cards/card_delegate.h"
#include "views/cards/card_details.h"
#include "views/cards/card_picture.h"
#include "views/frame/choice_box.h"
#include "views/frame/empty_state.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

namespace {

const QString kCard = QStringLiteral("cards/card");
const QString kOrder = QStringLiteral("cards/order");
const QString kAsList = QStringLiteral("cards/asList");
constexpr int kKinds = 3; ///< all, characters, castles; the effect types follow

} // namespace

CardsPlace::CardsPlace(model::CardListModel& cards, model::Settings& settings, ActionRegistry& actions,
                       const Theme& theme, FileChooser& files, QWidget* parent)
    : Place(parent)
    , m_cards(cards)
    , m_settings(settings)
    , m_theme(theme)
    , m_files(files)
    , m_filter(new model::CardFilterModel(cards, this))
    , m_delegate(new CardDelegate(*m_filter, theme, this))
    , m_title(new QLabel(this))
    , m_search(new QLineEdit(this))
    , m_kind(new ChoiceBox(this))
    , m_order(new ChoiceBox(this))
    , m_list(new QListView(this))
    , m_empty(new EmptyState(theme, this))
    , m_listOrEmpty(new QStackedWidget(this))
    , m_details(new CardDetails(theme, this))
    , m_chosen(settings.state(kCard).toString())
{
    setObjectName(QStringLiteral("cardsPlace"));
    m_search->setObjectName(QStringLiteral("cardSearch"));
    m_kind->setObjectName(QStringLiteral("cardKind"));
    m_order->setObjectName(QStringLiteral("cardOrder"));
    m_list->setObjectName(QStringLiteral("cardList"));
    build(actions);
    retranslate();
    m_asList = settings.state(kAsList, false).toBool();
    adjust();
    m_order->setCurrentIndex(qBound(0, settings.state(kOrder, 0).toInt(), m_order->count() - 1));
    m_filter->setOrder(static_cast<model::CardOrder>(m_order->currentIndex()));

    connect(m_search, &QLineEdit::textChanged, this, &CardsPlace::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CardsPlace::filter);
    connect(m_order, &QComboBox::activated, this, [this](int order) {
        m_settings.setState(kOrder, order);
        m_filter->setOrder(static_cast<model::CardOrder>(order));
        showChosen();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!current.isValid())
                    return;
                m_chosen = m_filter->card(current).id;
                m_settings.setState(kCard, m_chosen);
                m_details->setCard(m_filter->card(current), m_cards.language());
            });
    connect(&m_cards, &QAbstractItemModel::modelReset, this, &CardsPlace::filter);
    connect(m_empty, &EmptyState::stepTaken, this, &CardsPlace::showEverything);
    connect(actions.action(QStringLiteral("view.list")), &QAction::triggered, this, &CardsPlace::setAsList);
    connect(actions.action(QStringLiteral("card.copy")), &QAction::triggered, this, &CardsPlace::copyCard);
    connect(actions.action(QStringLiteral("card.picture")), &QAction::triggered, this,
            &CardsPlace::savePicture);
    connect(&theme, &Theme::changed, this, &CardsPlace::adjust);
    actions.action(QStringLiteral("view.list"))->setChecked(m_asList);
    filter();
}

void CardsPlace::build(ActionRegistry& actions)
{
    // Faces stand on the line of title and tools; the ring of the chosen one may leave it.
    constexpr int kRing = CardDelegate::kRing;
    m_title->setContentsMargins(kRing, 0, 0, 0);
    m_search->setClearButtonEnabled(true);
    for (QComboBox* box : {m_kind, m_order})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_search->addAction(m_theme.icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->installEventFilter(this);
    m_listOrEmpty->addWidget(m_list);
    m_listOrEmpty->addWidget(m_empty);
    auto* form = new QToolButton(this);
    form->setObjectName(QStringLiteral("cardsAsList"));
    form->setDefaultAction(actions.action(QStringLiteral("view.list")));
    form->setToolButtonStyle(Qt::ToolButtonIconOnly);
    form->setIconSize(QSize(20, 20));
    form->setFocusPolicy(Qt::StrongFocus);

    m_tools = new QGridLayout;
    m_tools->setSpacing(8);
    m_tools->setContentsMargins(kRing, 0, 24, 0);
    m_tools->setColumnStretch(0, 1);
    m_tools->addWidget(m_search, 0, 0);
    m_tools->addWidget(form, 0, 3);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(32 - kRing, 20, 0, 0);
    left->setSpacing(12);
    left->addWidget(m_title);
    left->addLayout(m_tools);
    left->addWidget(m_listOrEmpty, 1);
    auto* line = new QFrame(this);
    line->setProperty("role", QStringLiteral("hairline-vertical"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(left, 3);
    row->addWidget(line);
    row->addWidget(m_details, 2);
}

QString CardsPlace::status() const
{
    const int shown = m_filter->rowCount();
    const int all = m_cards.rowCount();
    if (shown == all)
        return tr("%n card(s)", nullptr, all);
    return tr("%1 of %n card(s)", nullptr, all).arg(QLocale().toString(shown));
}

void CardsPlace::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void CardsPlace::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CardsPlace::showSample()
{
    showEverything();
    showCard(QStringLiteral("apocalyptic-rider"));
}

void CardsPlace::showCard(const QString& id)
{
    m_chosen = id;
    showChosen();
}

void CardsPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardsPlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    m_settings.setState(kCard, m_chosen);
}

bool CardsPlace::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        fitTools();
        fitGrid();
    }
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            takeFocus();
            return true;
        }
    }
    return Place::eventFilter(watched, event);
}

void CardsPlace::retranslate()
{
    const model::Language language = m_settings.language();
    m_cards.setLanguage(language);
    m_delegate->setLanguage(language);
    m_title->setText(tr("Cards"));
    m_search->setPlaceholderText(tr("Name, English or German"));
    m_search->setAccessibleName(tr("Name, English or German"));
    m_list->setAccessibleName(tr("Cards"));
    m_kind->setAccessibleName(tr("Which cards"));
    m_kind->setToolTip(tr("Show only some cards"));
    m_order->setAccessibleName(tr("Order"));
    m_order->setToolTip(tr("Choose the order of the cards"));
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietOrder(m_order);
    const int kind = qMax(0, m_kind->currentIndex());
    m_kind->clear();
    m_kind->addItems({tr("All cards"), tr("Characters"), tr("Castles")});
    for (int type = 0; type < kEffectTypes; ++type)
        m_kind->addItem(model::keyword(static_cast<model::EffectType>(type), language));
    m_kind->setCurrentIndex(kind);
    const int order = qMax(0, m_order->currentIndex());
    m_order->clear();
    m_order->addItems({tr("By name"), tr("By strength"), tr("By effect")});
    m_order->setCurrentIndex(order);
    m_empty->setTexts(tr("No card has that name"), tr("Names are searched in English and German."),
                      tr("Show all cards"));
    showChosen();
    Q_EMIT statusChanged();
}

void CardsPlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
    m_search->setMinimumWidth(m_theme.scaled(160));
    fitTools();
    applyForm();
}

void CardsPlace::setAsList(bool asList)
{
    m_asList = asList;
    m_settings.setState(kAsList, asList);
    applyForm();
}

void CardsPlace::applyForm()
{
    m_delegate->setAsList(m_asList);
    m_list->setViewMode(m_asList ? QListView::ListMode : QListView::IconMode);
    // Changing the mode resets these.
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    fitGrid();
    showChosen();
}

void CardsPlace::fitTools()
{
    // Beside the search field, or below it where large text or a small window leaves no room.
    const int narrow = m_theme.scaled(160) + m_kind->sizeHint().width() + m_order->sizeHint().width() + 96;
    const int row = m_list->viewport()->width() < narrow ? 1 : 0;
    m_tools->addWidget(m_search, 0, 0, 1, row == 0 ? 1 : 3);
    m_tools->addWidget(m_kind, row, row == 0 ? 1 : 0);
    m_tools->addWidget(m_order, row, row == 0 ? 2 : 1, 1, row == 0 ? 1 : 3);
}

void CardsPlace::fitGrid()
{
    if (m_asList) {
        m_list->setGridSize(QSize());
        return;
    }
    // The columns share the room evenly, so that no ragged strip is left at the right.
    const QSize cell = m_delegate->faceCell();
    const int room = m_list->viewport()->width() - 1;
    const int columns = qMax(1, room / (cell.width() + m_theme.gap(1)));
    const QSize share(room / columns, cell.height() + m_theme.gap(2));
    m_delegate->setCell(share);
    m_list->setGridSize(share);
}

void CardsPlace::filter()
{
    const int kind = m_kind->currentIndex();
    m_filter->setTyped(m_search->text());
    m_filter->setKind(kind == 1   ? std::optional(model::CardKind::Character)
                      : kind == 2 ? std::optional(model::CardKind::Castle)
                                  : std::nullopt);
    m_filter->setType(kind >= kKinds ? std::optional(static_cast<model::EffectType>(kind - kKinds))
                                     : std::nullopt);
    m_listOrEmpty->setCurrentWidget(m_filter->rowCount() > 0 ? static_cast<QWidget*>(m_list) : m_empty);
    showChosen();
    Q_EMIT statusChanged();
}

void CardsPlace::showChosen()
{
    // Nothing chosen, or the chosen one filtered out: the first that is there.
    QModelIndex index = m_filter->indexOf(m_chosen);
    if (!index.isValid())
        index = m_filter->index(0, 0);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    if (index.isValid())
        m_details->setCard(m_filter->card(index), m_cards.language());
    else
        m_details->setCard(std::nullopt, m_cards.language());
}

void CardsPlace::showEverything()
{
    m_kind->setCurrentIndex(0);
    m_search->clear();
    filter();
    takeFocus();
}

void CardsPlace::copyCard()
{
    if (const auto& card = m_details->card())
        QGuiApplication::clipboard()->setText(model::cardInWords(*card, m_cards.language()));
}

void CardsPlace::savePicture()
{
    const auto& card = m_details->card();
    if (!card)
        return;
    const QString path =
        m_files.fileToSave(this, tr("Save card as picture"), card->id + QStringLiteral(".png"),
                           tr("Picture (*.png);;Vectors (*.svg)"));
    if (path.isEmpty())
        return;
    if (saveCardPicture(*card, m_cards.language(), path))
        Q_EMIT pictureSaved(path);
    else
        Q_EMIT pictureFailed(path);
}

} // namespace views
