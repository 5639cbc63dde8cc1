// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/results_pane.h"

#include "model/search/search_kinds.h"
#include "views/cards/card_views.h"
#include "views/cards/hit_delegate.h"
#include "views/frame/empty_state.h"
#include "views/text/label.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {
const QString kTab = u"cards/searchTab"_s;
enum Tab { Everything, Cards };
} // namespace

ResultsPane::ResultsPane(model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_tabs(new QTabBar(this))
    , m_views(new CardViews(m_cards, settings, theme, this))
    , m_list(new QListView(this))
    , m_empty(new EmptyState(theme, this))
    , m_waiting(new QWidget(this))
    , m_waitingText(new Label(m_waiting))
    , m_progress(new QProgressBar(m_waiting))
    , m_stack(new QStackedWidget(this))
{
    m_tabs->setObjectName(u"resultTabs"_s);
    m_list->setObjectName(u"hitList"_s);
    m_waiting->setObjectName(u"libraryWaiting"_s);
    build();
    retranslate();
    m_tabs->setCurrentIndex(settings.state(kTab, Everything).toInt() == Cards ? Cards : Everything);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_settings.setState(kTab, tab);
        showPage();
    });
    connect(m_views, &CardViews::chosen, this, [this](int row) {
        if (showsHits() || m_choosing)
            return;
        m_game = m_cards.index(row, 0).data(model::CardTableModel::GameRole).toString();
        m_card = m_cards.index(row, 0).data(model::CardTableModel::IdRole).toString();
        Q_EMIT cardChosen(m_game, m_card);
    });
    connect(m_views, &CardViews::opened, this, [this] { Q_EMIT cardOpened(m_game, m_card); });
    connect(m_views, &CardViews::menuWanted, this, &ResultsPane::menuWanted);
    connect(m_views, &CardViews::left, this, &ResultsPane::left);
    connect(m_views, &CardViews::typed, this, &ResultsPane::typed);
    connect(m_views, &CardViews::erased, this, &ResultsPane::erased);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid() && showsHits() && !m_choosing)
                    chooseHitRow(index.row());
            });
    connect(m_list, &QListView::doubleClicked, this,
            [this](const QModelIndex& index) { openHit(index.row()); });
    connect(m_empty, &EmptyState::stepTaken, this,
            [this] { m_nothingOwned ? Q_EMIT ownEachWanted() : Q_EMIT everythingWanted(); });
    connect(&theme, &Theme::changed, m_list, &QListView::doItemsLayout);
}

void ResultsPane::build()
{
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->hide();
    m_list->setModel(&m_hits);
    m_list->setItemDelegate(new HitDelegate(m_theme, this));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_waitingText->setAlignment(Qt::AlignCenter);
    m_waitingText->setProperty("role", u"quiet"_s);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(240, 6);
    m_progress->hide();
    auto* waiting = new QVBoxLayout(m_waiting);
    waiting->setSpacing(12);
    waiting->addStretch(2);
    waiting->addWidget(m_waitingText);
    waiting->addWidget(m_progress, 0, Qt::AlignCenter);
    waiting->addStretch(3);
    for (QWidget* page : {static_cast<QWidget*>(m_waiting), static_cast<QWidget*>(m_views),
                          static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_empty)})
        m_stack->addWidget(page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* tabRow = new QHBoxLayout;
    tabRow->setContentsMargins(6, 0, 0, 0);
    tabRow->addWidget(m_tabs);
    column->addLayout(tabRow);
    column->addWidget(m_stack, 1);
}

void ResultsPane::setStore(model::LibraryStore* store)
{
    m_ready = false;
    m_cards.setStore(store);
    m_hits.clear();
    showTabs();
    showPage();
}

void ResultsPane::showProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    m_progress->show();
}

void ResultsPane::setAsTable(bool asTable)
{
    m_views->setAsTable(asTable);
}

void ResultsPane::forget(const QString& game, const QString& id)
{
    m_views->forget(game, id);
}

bool ResultsPane::showsHits() const
{
    return !m_query.trimmed().isEmpty() && m_tabs->currentIndex() == Everything;
}

void ResultsPane::showResult(const model::SearchResult& result, bool narrowed)
{
    // Words that were just typed ask for their best hit; anything else leaves the chosen card where it is.
    const bool newWords =
        m_ready && result.request.query != m_query && !result.request.query.trimmed().isEmpty();
    m_ready = true;
    m_query = result.request.query;
    m_narrowed = narrowed;
    m_hits.setResult(result);
    if (newWords && !result.cards.isEmpty()) {
        m_game = result.cards.gameAt(0);
        m_card = result.cards.at(0);
    }
    showTabs();
    showPage();
}

void ResultsPane::showFirst(const model::FoundCards& cards)
{
    if (m_ready || cards.isEmpty())
        return;
    m_cards.setCards(cards);
    m_stack->setCurrentWidget(m_views);
}

void ResultsPane::showTabs()
{
    m_tabs->setVisible(!m_query.trimmed().isEmpty() && m_ready);
    m_tabs->setTabText(Everything, tr("Best matches"));
    m_tabs->setTabText(Cards, tr("Cards (%1)").arg(QLocale().toString(result().cards.size())));
}

void ResultsPane::showPage()
{
    if (!m_ready) {
        m_stack->setCurrentWidget(m_waiting);
        Q_EMIT nothingChosen();
        return;
    }
    const bool hits = showsHits();
    // Tens of thousands of rows are laid out only where they are seen, not with every key of a search.
    if (!hits)
        m_cards.setCards(result().cards);
    const bool some = hits ? m_hits.rowCount() > 0 : m_cards.rowCount() > 0;
    if (!some && m_nothingOwned) {
        m_empty->setTexts(tr("You have not entered which cards you own"),
                          tr("Enter the number of copies on a card’s page, or start with one of each "
                             "character and remove those you don’t have."),
                          tr("I own one of each"));
        m_stack->setCurrentWidget(m_empty);
        Q_EMIT nothingChosen();
        return;
    }
    if (!some) {
        m_empty->setTexts(m_query.trimmed().isEmpty() ? tr("No matching cards")
                          : hits                      ? tr("Nothing was found")
                                                      : tr("No card was found"),
                          m_narrowed ? tr("The filters above hide some cards.")
                                     : tr("Try fewer or different words. Both languages are searched."),
                          tr("Show all cards"));
        m_stack->setCurrentWidget(m_empty);
        Q_EMIT nothingChosen();
        return;
    }
    m_stack->setCurrentWidget(hits ? static_cast<QWidget*>(m_list) : m_views);
    if (!hits) {
        chooseCardRow();
        return;
    }
    {
        const QScopedValueRollback once(m_choosing, true);
        m_list->setCurrentIndex(m_hits.index(0));
    }
    m_list->scrollToTop();
    chooseHitRow(0);
}

void ResultsPane::chooseCardRow()
{
    const int row = qMax(0, m_cards.rowOf(m_game, m_card));
    if (m_views->currentRow() != row) {
        const QScopedValueRollback once(m_choosing, true);
        m_views->setCurrentRow(row);
    }
    m_game = m_cards.index(row, 0).data(model::CardTableModel::GameRole).toString();
    m_card = m_cards.index(row, 0).data(model::CardTableModel::IdRole).toString();
    Q_EMIT cardChosen(m_game, m_card);
}

void ResultsPane::chooseHitRow(int row)
{
    const model::SearchHit& hit = m_hits.hit(row);
    if (hit.kind != model::kCardKind) {
        Q_EMIT ruleChosen(hit);
        return;
    }
    m_game = hit.game;
    m_card = hit.id;
    Q_EMIT cardChosen(m_game, m_card);
}

void ResultsPane::openHit(int row)
{
    if (row < 0 || row >= m_hits.rowCount())
        return;
    const model::SearchHit& hit = m_hits.hit(row);
    if (hit.kind == model::kCardKind)
        Q_EMIT cardOpened(hit.game, hit.id);
    else
        Q_EMIT ruleOpened(hit.id);
}

void ResultsPane::choose(const QString& game, const QString& id)
{
    m_game = game;
    m_card = id;
    if (m_ready && !showsHits())
        showPage();
}

void ResultsPane::takeFocus()
{
    if (m_stack->currentWidget() == m_list)
        m_list->setFocus(Qt::OtherFocusReason);
    else if (m_stack->currentWidget() == m_views)
        m_views->view()->setFocus(Qt::OtherFocusReason);
    else
        m_empty->setFocus(Qt::OtherFocusReason);
}

void ResultsPane::setLanguage(model::Language language)
{
    m_cards.setLanguage(language);
}

bool ResultsPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched == m_list) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape) {
            Q_EMIT left();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            openHit(m_list->currentIndex().row());
            return true;
        }
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (plain && key->key() == Qt::Key_Backspace) {
            Q_EMIT erased();
            return true;
        }
        if (plain && !key->text().isEmpty() && key->text().front().isPrint()) {
            Q_EMIT typed(key->text());
            return true;
        }
    }
    if (event->type() == QEvent::ContextMenu && (watched == m_list || watched == m_list->viewport())) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool byKey = menu->reason() == QContextMenuEvent::Keyboard;
        const QModelIndex current = m_list->currentIndex();
        if (current.isValid())
            Q_EMIT menuWanted(byKey ? m_list->viewport()->mapToGlobal(m_list->visualRect(current).center())
                                    : menu->globalPos());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ResultsPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ResultsPane::retranslate()
{
    m_waitingText->setText(tr("Opening your library…"));
    m_list->setAccessibleName(tr("Search results"));
    m_tabs->setAccessibleName(tr("What to show"));
    for (QAbstractItemView* view : m_views->findChildren<QAbstractItemView*>())
        view->setAccessibleName(tr("Cards"));
    showTabs();
    if (m_ready)
        showPage();
}

} // namespace views
