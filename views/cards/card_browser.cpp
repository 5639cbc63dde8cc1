// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_browser.h"

#include "model/games/game_cards.h"
#include "views/cards/card_delegate.h"
#include "views/cards/card_details.h"
#include "views/cards/card_filters.h"
#include "views/cards/card_views.h"
#include "views/cards/results_pane.h"
#include "views/cards/rule_details.h"
#include "views/cards/saved_search_panel.h"
#include "views/cards/search_bar.h"
#include "views/cards/search_field.h"
#include "views/cards/search_help.h"
#include "views/frame/filter_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr int kBesideTable = 350;
constexpr double kBesideTableShare = 0.32;
} // namespace

CardBrowser::CardBrowser(model::RulebookOf books, model::Settings& settings, ActionRegistry& actions,
                         const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_books(std::move(books))
    , m_language(settings.language())
    , m_title(new Label(this))
    , m_search(new SearchBar(actions, theme, this))
    , m_filters(new CardFilters(settings, theme, this))
    , m_results(new ResultsPane(settings, theme, this))
    , m_panels(new QStackedWidget(this))
    , m_details(new CardDetails(theme, this))
    , m_side(new QStackedWidget(this))
    , m_columns(new QToolButton(this))
    , m_faceSize(new FilterBox(this))
{
    setObjectName(u"cardBrowser"_s);
    build(actions);
    connectParts();
    setLanguage(m_language);
    retranslate();
    adjust();
}

void CardBrowser::build(ActionRegistry& actions)
{
    const auto toolButton = [](QToolButton* button, const QString& name) {
        button->setObjectName(name);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize(QSize(20, 20));
        button->setFocusPolicy(Qt::StrongFocus);
        return button;
    };
    auto* form = toolButton(new QToolButton(this), u"cardsAsList"_s);
    form->setDefaultAction(actions.action(u"view.list"_s));
    toolButton(m_columns, u"cardColumns"_s);
    m_columns->setIcon(m_theme.icon(u"columns"_s));
    m_columns->setMenu(m_results->cards().columnsMenu());
    m_columns->setPopupMode(QToolButton::InstantPopup);
    m_faceSize->setObjectName(u"cardFaceSize"_s);
    connect(m_faceSize, &QComboBox::activated, this, [this](int entry) {
        m_results->cards().setFaceSize(entry > 0 ? std::optional(static_cast<FaceSize>(entry - 1))
                                                 : std::nullopt);
    });
    m_panels->addWidget(m_results);
    m_side->addWidget(m_details);

    // Faces stand on the line of title and tools; the ring of the chosen one may leave it.
    constexpr int kRing = CardDelegate::kRing;
    auto* head = new QVBoxLayout;
    head->setContentsMargins(kRing, 0, 20, 0);
    head->setSpacing(8);
    auto* titleRow = new QHBoxLayout;
    titleRow->setSpacing(4);
    titleRow->addWidget(m_title, 1);
    titleRow->addWidget(m_faceSize);
    titleRow->addWidget(m_filters->sortBox());
    titleRow->addSpacing(4);
    titleRow->addWidget(m_columns);
    titleRow->addWidget(form);
    head->addLayout(titleRow);
    head->addWidget(m_search);
    head->addWidget(m_filters);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(32 - kRing, 20, 0, 0);
    left->setSpacing(8);
    left->addLayout(head);
    left->addWidget(m_panels, 1);
    auto* line = new QFrame(this);
    line->setProperty("role", u"hairline-vertical"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(left, 3);
    row->addWidget(line);
    row->addWidget(m_side, 2);
}

void CardBrowser::connectParts()
{
    connect(&m_search->field(), &QLineEdit::textChanged, this, [this] {
        showPanel(m_results);
        searchAgain();
    });
    connect(&m_search->field(), &SearchField::resultsWanted, this, &CardBrowser::takeFocus);
    connect(m_filters, &CardFilters::changed, this, [this] {
        m_results->cards().showSort(m_filters->sort(), m_filters->descending());
        showPanel(m_results);
        searchAgain();
    });
    connect(&m_results->cards(), &CardViews::sortWanted, m_filters, &CardFilters::setSort);
    connect(m_results, &ResultsPane::cardChosen, this, &CardBrowser::showChosen);
    connect(m_results, &ResultsPane::ruleChosen, this, &CardBrowser::showRule);
    connect(m_results, &ResultsPane::nothingChosen, this, [this] {
        m_details->setCard(std::nullopt, m_language);
        m_side->setCurrentWidget(m_details);
        Q_EMIT nothingChosen();
    });
    connect(m_results, &ResultsPane::cardOpened, this, &CardBrowser::cardOpened);
    connect(m_results, &ResultsPane::ruleOpened, this, &CardBrowser::ruleWanted);
    connect(m_results, &ResultsPane::menuWanted, this, &CardBrowser::menuWanted);
    connect(m_results, &ResultsPane::left, this, &CardBrowser::focusSearch);
    connect(m_results, &ResultsPane::typed, this, [this](const QString& letter) {
        m_search->field().setFocus(Qt::OtherFocusReason);
        m_search->field().end(false);
        m_search->field().insert(letter);
    });
    connect(m_results, &ResultsPane::erased, this, [this] {
        m_search->field().setFocus(Qt::OtherFocusReason);
        m_search->field().end(false);
        m_search->field().backspace();
    });
    connect(m_results, &ResultsPane::everythingWanted, this, &CardBrowser::showEverything);
    connect(m_results, &ResultsPane::ownEachWanted, this, &CardBrowser::ownEachWanted);
    connect(&m_theme, &Theme::changed, this, &CardBrowser::adjust);
    m_results->cards().showSort(m_filters->sort(), m_filters->descending());
}

SearchHelp& CardBrowser::help()
{
    if (m_help == nullptr) {
        m_help = new SearchHelp(m_settings, m_theme, this);
        connect(m_help, &SearchHelp::exampleChosen, this, &CardBrowser::search);
        connect(m_help, &SearchHelp::left, this, [this] { toggleHelp(false); });
        m_panels->addWidget(m_help);
    }
    return *m_help;
}

SavedSearchPanel& CardBrowser::saved()
{
    if (m_saved == nullptr) {
        m_saved = new SavedSearchPanel(m_theme, this);
        connect(m_saved, &SavedSearchPanel::runWanted, this, &CardBrowser::search);
        connect(m_saved, &SavedSearchPanel::left, this, [this] { toggleSaved(false); });
        connect(m_saved, &SavedSearchPanel::removed, this, &CardBrowser::searchRemoved);
        connect(m_saved, &SavedSearchPanel::failed, this, &CardBrowser::saveFailed);
        m_panels->addWidget(m_saved);
        m_saved->setCurrentQuery(m_search->typed());
        showSaved();
    }
    return *m_saved;
}

RuleDetails& CardBrowser::rule()
{
    if (m_rule == nullptr) {
        m_rule = new RuleDetails(m_books, m_theme, this);
        connect(m_rule, &RuleDetails::ruleWanted, this, &CardBrowser::ruleWanted);
        connect(m_rule, &RuleDetails::cardWanted, this, &CardBrowser::cardOpened);
        connect(m_rule, &RuleDetails::exampleWanted, this, &CardBrowser::exampleWanted);
        m_side->addWidget(m_rule);
    }
    return *m_rule;
}

void CardBrowser::setLibrary(model::CardLibrary* library)
{
    if (m_library != nullptr) {
        m_library->search().disconnect(this);
        m_library->edits().disconnect(this);
    }
    m_library = library;
    m_all = 0;
    m_results->setStore(library != nullptr ? &library->store() : nullptr);
    showSaved();
    std::vector<model::GameBox> boxes;
    if (library != nullptr) {
        if (auto known = library->store().allBoxes())
            boxes = std::move(known).value();
        connect(&library->search(), &model::SearchSession::found, this, &CardBrowser::take);
        connect(&library->edits(), &model::OwnerEdits::canWriteChanged, this, &CardBrowser::showSaved);
    }
    m_filters->setBoxes(boxes);
    searchAgain();
    const bool byName =
        m_filters->sort() == model::CardSort::Fit || m_filters->sort() == model::CardSort::Name;
    if (library != nullptr && byName && !m_filters->descending() && !m_filters->isActive() &&
        m_search->typed().isEmpty()) {
        constexpr int kFirst = 100; // more than a large screen shows
        if (const auto first = library->store().firstByName(m_language, kFirst))
            m_results->showFirst(model::FoundCards::of(*first));
    }
}

void CardBrowser::showSaved()
{
    if (m_saved == nullptr)
        return;
    m_saved->setSearches(m_library != nullptr ? &m_library->savedSearches() : nullptr,
                         m_library != nullptr && m_library->edits().canWrite());
}

void CardBrowser::searchAgain()
{
    if (m_saved != nullptr)
        m_saved->setCurrentQuery(m_search->typed());
    if (m_library == nullptr)
        return;
    model::SearchRequest request;
    request.query = m_search->typed();
    request.shown = m_language;
    m_filters->apply(request);
    m_library->search().search(request);
}

void CardBrowser::take(const model::SearchResult& result)
{
    if (result.request.query.trimmed().isEmpty() && result.request.cardsThat.empty())
        m_all = static_cast<int>(result.cards.size());
    m_search->tell(result, m_language);
    m_results->setNothingOwned(m_filters->wantsOwned() && ownsNothing());
    m_results->showResult(result, m_filters->isActive());
    Q_EMIT statusChanged();
}

void CardBrowser::showChosen(const QString& game, const QString& id)
{
    std::optional<model::Card> card;
    if (m_library != nullptr) {
        if (const auto record = m_library->store().record(game, id); record && *record)
            card = (*record)->card;
    }
    m_details->setCard(std::move(card), m_language);
    m_side->setCurrentWidget(m_details);
    Q_EMIT cardChosen(game, id);
}

void CardBrowser::showRule(const model::SearchHit& hit)
{
    FoundRule found{hit, std::nullopt, {}};
    if (m_library != nullptr) {
        if (auto known = m_library->rules().clarification(hit.id))
            found.clarification = std::move(known).value();
        const model::Clause* clause = m_books(hit.game).clause(hit.id);
        const QStringList about = found.clarification ? found.clarification->cards
                                  : clause != nullptr ? clause->cards
                                                      : QStringList();
        for (const QString& id : about) {
            if (const auto record = m_library->store().record(hit.game, id); record && *record)
                found.cards.push_back({id, (*record)->card.name});
        }
    }
    rule().setRule(found, m_language);
    m_side->setCurrentWidget(m_rule);
    Q_EMIT ruleChosen();
}

const RuleDetails* CardBrowser::chosenRule() const
{
    return m_rule != nullptr && m_side->currentWidget() == m_rule ? m_rule : nullptr;
}

bool CardBrowser::ownsNothing()
{
    const auto& games = model::allGameCards();
    return m_library != nullptr && m_library->edits().canWrite() &&
           std::all_of(games.begin(), games.end(), [this](const model::GameCards* game) {
               const auto owned = m_library->store().owned(game->id());
               return owned && owned->isEmpty();
           });
}

void CardBrowser::cardChanged(const QString& game, const QString& id)
{
    m_results->forget(game, id);
    searchAgain();
}

void CardBrowser::search(const QString& query)
{
    showPanel(m_results);
    if (query == m_search->typed())
        searchAgain();
    else
        m_search->field().setText(query);
    m_search->field().setFocus(Qt::OtherFocusReason);
}

void CardBrowser::showEverything()
{
    m_filters->clear();
    m_search->field().clear();
    showPanel(m_results);
    m_search->field().setFocus(Qt::OtherFocusReason);
}

void CardBrowser::showCard(const QString& game, const QString& id)
{
    m_results->choose(game, id);
}

void CardBrowser::showProgress(int done, int total)
{
    m_results->showProgress(done, total);
}

bool CardBrowser::isBusy() const
{
    return m_library == nullptr || m_library->search().isSearching();
}

QString CardBrowser::status() const
{
    const auto shown = static_cast<int>(m_results->result().cards.size());
    if (m_library == nullptr)
        return {};
    if (shown >= m_all)
        return tr("%Ln card(s)", nullptr, shown);
    return tr("%1 of %Ln card(s)", nullptr, m_all).arg(QLocale().toString(shown));
}

void CardBrowser::takeFocus()
{
    if (showsHelp())
        m_help->takeFocus();
    else if (showsSaved())
        m_saved->takeFocus();
    else
        m_results->takeFocus();
}

void CardBrowser::focusSearch()
{
    m_search->field().setFocus(Qt::ShortcutFocusReason);
    m_search->field().selectAll();
}

void CardBrowser::showPanel(QWidget* panel)
{
    if (m_panels->currentWidget() == panel)
        return;
    m_panels->setCurrentWidget(panel);
    Q_EMIT panelChanged();
}

void CardBrowser::toggleHelp(bool shown)
{
    showPanel(shown ? static_cast<QWidget*>(&help()) : m_results);
    if (shown)
        m_help->takeFocus();
    else
        focusSearch();
}

void CardBrowser::toggleSaved(bool shown)
{
    showPanel(shown ? static_cast<QWidget*>(&saved()) : m_results);
    if (shown)
        m_saved->takeFocus();
    else
        focusSearch();
}

bool CardBrowser::showsHelp() const
{
    return m_help != nullptr && m_panels->currentWidget() == m_help;
}

bool CardBrowser::showsSaved() const
{
    return m_saved != nullptr && m_panels->currentWidget() == m_saved;
}

void CardBrowser::setAsTable(bool asTable)
{
    m_results->setAsTable(asTable);
    m_columns->setVisible(asTable);
    m_faceSize->setVisible(!asTable);
    m_asTable = asTable;
    adjust();
}

void CardBrowser::setLanguage(model::Language language)
{
    m_language = language;
    m_results->setLanguage(language);
    searchAgain();
}

void CardBrowser::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardBrowser::retranslate()
{
    m_title->setText(tr("Cards"));
    m_columns->setToolTip(tr("Choose the columns of the table"));
    m_columns->setAccessibleName(tr("Choose the columns of the table"));
    m_faceSize->clear();
    m_faceSize->addItems({tr("Fit to window"), tr("Small faces"), tr("Medium faces"), tr("Large faces")});
    const auto size = m_results->cards().faceSize();
    m_faceSize->setCurrentIndex(size ? static_cast<int>(*size) + 1 : 0);
    m_faceSize->setCaption(tr("Size"));
    m_faceSize->setToolTip(tr("Size of the cards; medium and large ones show text and source"));
    m_faceSize->setAccessibleName(tr("Size of the cards"));
}

void CardBrowser::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void CardBrowser::shareRoom()
{
    // A table has more to say in its lines; the chosen card makes room, in a small window as much as it can.
    const int most = m_asTable ? qBound(m_details->minimumWidth(), qRound(width() * kBesideTableShare),
                                        qMax(m_details->minimumWidth(), m_theme.scaled(kBesideTable)))
                               : m_details->maximumWidth();
    m_side->setMaximumWidth(most);
}

void CardBrowser::adjust()
{
    m_title->setFont(m_theme.fonts().heading());
    m_columns->setIcon(m_theme.icon(u"columns"_s));
    m_search->setMinimumWidth(m_theme.scaled(160));
    shareRoom();
}

} // namespace views
