// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/deck_builder.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/games/game_cards.h"
#include "views/decks/collection_pane.h"
#include "views/decks/compare_page.h"
#include "views/decks/deck_pane.h"
#include "views/decks/details_page.h"
#include "views/decks/history_page.h"
#include "views/decks/offers_page.h"
#include "views/decks/pair_page.h"
#include "views/decks/statistics_page.h"
#include "views/decks/validity_strip.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
constexpr int kLeastBox = 72;
const QString kPage = QStringLiteral("decks/page");
const QString kColumns = QStringLiteral("decks/columns");
} // namespace

DeckBuilder::DeckBuilder(model::DeckWorkshop& workshop, model::DeckSession& session,
                         model::Settings& settings, ActionRegistry& actions, const Theme& theme,
                         QWidget* parent)
    : QWidget(parent)
    , m_workshop(workshop)
    , m_session(session)
    , m_settings(settings)
    , m_theme(theme)
    , m_context{workshop, session, settings, theme}
    , m_back(new QToolButton(this))
    , m_name(new QLineEdit(this))
    , m_game(new ChoiceBox(this))
    , m_variant(new ChoiceBox(this))
    , m_players(new ChoiceBox(this))
    , m_state(new Label(this))
    , m_validity(new ValidityStrip(theme, this))
    , m_columns(new QSplitter(this))
    , m_collection(new CollectionPane(theme, this))
    , m_deck(new DeckPane(settings, theme, this))
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("deckBuilder"));
    m_name->setObjectName(QStringLiteral("deckName"));
    m_game->setObjectName(QStringLiteral("deckGame"));
    m_variant->setObjectName(QStringLiteral("deckVariant"));
    m_players->setObjectName(QStringLiteral("deckPlayers"));
    m_state->setObjectName(QStringLiteral("deckState"));
    m_tabs->setObjectName(QStringLiteral("deckTabs"));
    m_back->setObjectName(QStringLiteral("deckBack"));
    m_details = addPage<DetailsPage>();
    addPage<StatisticsPage>();
    addPage<OffersPage>();
    m_pair = addPage<PairPage>();
    m_compare = addPage<ComparePage>();
    m_history = addPage<HistoryPage>();
    build(actions);
    connectParts();
    retranslate();
    m_tabs->setCurrentIndex(qBound(0, settings.state(kPage, 0).toInt(), m_tabs->count() - 1));
    m_collection->setAsFaces(m_deck->asFaces());
}

template <class Page>
Page* DeckBuilder::addPage()
{
    auto* page = new Page(m_context, m_pages);
    m_all.push_back(page);
    m_pages->addWidget(page);
    m_tabs->addTab(QString());
    return page;
}

void DeckBuilder::build(ActionRegistry& actions)
{
    m_back->setIcon(m_theme.icon(QStringLiteral("back")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_name->setMaxLength(model::kLongestDeckName);
    m_name->setMinimumWidth(120);
    for (QComboBox* box : {m_game, m_variant, m_players}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMinimumWidth(kLeastBox); // the window may be narrow
    }
    m_state->setProperty("role", QStringLiteral("quiet"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    // Six words have to fit beside the deck, in German too: none is cut or hidden behind arrows.
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setStyleSheet(QStringLiteral("QTabBar::tab { margin-right: 2px; }"));
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 10, 16, 8);
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_name, 2);
    head->addWidget(m_game);
    head->addWidget(m_variant);
    head->addWidget(m_players);
    head->addWidget(m_state);
    auto* tools = new QHBoxLayout;
    tools->setSpacing(0); // they have room around their icons
    head->addLayout(tools);
    for (const char* id : {"edit.undo", "edit.redo", "deck.goldfish", "deck.study", "deck.export",
                           "deck.print", "deck.save"}) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("builder.") + QLatin1String(id));
        button->setDefaultAction(actions.action(QString::fromLatin1(id)));
        button->setToolButtonStyle(QLatin1String(id) == QLatin1String("deck.save")
                                       ? Qt::ToolButtonTextBesideIcon
                                       : Qt::ToolButtonIconOnly);
        button->setIconSize(QSize(20, 20));
        button->setFocusPolicy(Qt::StrongFocus);
        tools->addWidget(button);
    }
    auto* side = new QWidget(this);
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(12, 0, 0, 0);
    sideColumn->setSpacing(4);
    sideColumn->addWidget(m_tabs);
    sideColumn->addWidget(m_pages, 1);
    m_columns->addWidget(m_collection);
    m_columns->addWidget(m_deck);
    m_columns->addWidget(side);
    m_columns->setStretchFactor(0, 3);
    m_columns->setStretchFactor(1, 3);
    m_columns->setStretchFactor(2, 4);
    if (!m_columns->restoreState(m_settings.state(kColumns).toByteArray()))
        m_columns->setSizes({340, 320, 444});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_validity);
    column->addWidget(m_columns, 1);
}

void DeckBuilder::connectParts()
{
    connect(m_back, &QToolButton::clicked, this, &DeckBuilder::left);
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString& name) { m_session.set(model::DeckField::Name, name); });
    connect(m_game, &QComboBox::activated, this,
            [this] { Q_EMIT gameChosen(m_game->currentData().toString()); });
    connect(m_variant, &QComboBox::activated, this,
            [this] { m_session.set(model::DeckField::Variant, m_variant->currentData()); });
    connect(m_players, &QComboBox::activated, this,
            [this] { m_session.set(model::DeckField::Players, m_players->currentData()); });
    connect(m_collection, &CollectionPane::added, this,
            [this](const QStringList& cards) { change(cards, 1); });
    connect(m_collection, &CollectionPane::removed, this,
            [this](const QStringList& cards) { change(cards, -1); });
    connect(m_deck, &DeckPane::added, this, [this](const QStringList& cards) { change(cards, 1); });
    connect(m_deck, &DeckPane::removed, this, [this](const QStringList& cards) { change(cards, -1); });
    connect(m_deck, &DeckPane::takenOut, this, &DeckBuilder::takeOut);
    connect(m_deck, &DeckPane::formChanged, m_collection, &CollectionPane::setAsFaces);
    connect(m_collection, &CollectionPane::currentChanged, m_details, &DetailsPage::showCard);
    connect(m_deck, &DeckPane::currentChanged, this, [this](const QString& card) {
        m_details->showCard(card.isEmpty() ? m_collection->current() : card);
    });
    connect(m_validity, &ValidityStrip::ruleAsked, this, &DeckBuilder::ruleAsked);
    connect(m_validity, &ValidityStrip::repairAsked, this, &DeckBuilder::repair);
    connect(m_validity, &ValidityStrip::allRepairsAsked, this, &DeckBuilder::repairAll);
    connect(m_validity, &ValidityStrip::left, m_deck, &DeckPane::takeFocus);
    connect(m_pair, &PairPage::importAsked, this, &DeckBuilder::opponentImportAsked);
    connect(m_pair, &PairPage::ruleAsked, this, &DeckBuilder::ruleAsked);
    connect(m_pair, &PairPage::playAsked, this, &DeckBuilder::pairPlayAsked);
    connect(m_history, &HistoryPage::restoreAsked, this, &DeckBuilder::restoreAsked);
    connect(m_history, &HistoryPage::compareAsked, this, [this](int version) {
        showCompare();
        m_compare->showVersion(version);
    });
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_pages->setCurrentIndex(index);
        m_settings.setState(kPage, index);
        refreshPage();
    });
    connect(m_columns, &QSplitter::splitterMoved, this,
            [this] { m_settings.setState(kColumns, m_columns->saveState()); });
    connect(&m_session, &model::DeckSession::changed, this, &DeckBuilder::refresh);
    connect(&m_session, &model::DeckSession::savedChanged, this, &DeckBuilder::refresh);
    connect(&m_workshop, &model::DeckWorkshop::cardsChanged, this, &DeckBuilder::retranslate);
    connect(&m_theme, &Theme::changed, this, &DeckBuilder::refresh);
}

void DeckBuilder::change(const QStringList& cards, int by)
{
    // Some cards go to a field of the deck; everything that was chosen is one edit.
    model::Deck to = m_session.deck();
    for (const QString& id : cards) {
        const auto* known = m_workshop.cards().find(id);
        const auto* field = known != nullptr ? model::fieldForCard(known->card) : nullptr;
        if (field == nullptr) {
            to.change(id, by, known != nullptr ? known->card.name.en : QString());
            continue;
        }
        const QString key = QString::fromStdString(field->key);
        QStringList words = to.wordsOf(key);
        if (by > 0)
            words << id;
        else
            words.removeOne(id);
        to.setWords(key, words);
    }
    m_session.change(to);
}

void DeckBuilder::takeOut(const QStringList& cards)
{
    model::Deck to = m_session.deck();
    for (const QString& id : cards) {
        to.change(id, -model::kMostCopies);
        for (const model::FieldCards& field : model::fieldCards(to)) {
            QStringList words = field.cards;
            words.removeAll(id);
            to.setWords(field.key, words);
        }
    }
    m_session.change(to);
}

void DeckBuilder::repair(const rules::decks::Repair& repair)
{
    m_session.change(
        model::withList(m_session.deck(), rules::decks::repaired(model::listOf(m_session.deck()), repair)));
}

void DeckBuilder::repairAll()
{
    if (const rules::decks::Variant* variant = model::variantOf(m_session.deck()))
        m_session.change(model::withList(
            m_session.deck(), rules::decks::fullyRepaired(*variant, model::listOf(m_session.deck()),
                                                          m_workshop.cards().pool())));
}

void DeckBuilder::fillGames()
{
    const model::Deck& deck = m_session.deck();
    m_game->clear();
    for (const model::GameCards* game : model::allGameCards())
        m_game->addItem(game->name().in(m_settings.language()), game->id());
    m_game->setCurrentIndex(m_game->findData(deck.game));
    const bool empty = !model::hasCards(deck);
    m_game->setEnabled(empty);
    m_game->setToolTip(empty ? tr("The game the deck is for")
                             : tr("The game the deck is for; you can choose another for a new deck"));
}

void DeckBuilder::fillVariants()
{
    const model::Deck& deck = m_session.deck();
    const rules::decks::DeckRules* rules = model::deckRulesOf(deck.game);
    const rules::decks::Variant* variant = model::variantOf(deck);
    if (rules == nullptr || variant == nullptr)
        return;
    m_variant->clear();
    for (const rules::decks::Variant& each : rules->variants)
        m_variant->addItem(model::DeckWords::variant(each, m_settings.language()),
                           QString::fromStdString(each.id));
    m_variant->setCurrentIndex(m_variant->findData(QString::fromStdString(variant->id)));
    m_players->clear();
    for (int players = variant->players[0]; players <= variant->players[1]; ++players)
        m_players->addItem(tr("%n player(s)", nullptr, players), players);
    m_players->setCurrentIndex(qMax(0, m_players->findData(deck.players)));
    m_players->setVisible(m_players->count() > 1);
}

void DeckBuilder::showCheck()
{
    const model::Deck& deck = m_session.deck();
    if (const rules::decks::Variant* variant = model::variantOf(deck))
        m_validity->show(deck, *variant, model::checkDeck(deck, m_workshop.cards()), m_workshop.cards(),
                         m_settings.language());
}

void DeckBuilder::refresh()
{
    const model::Deck& deck = m_session.deck();
    if (m_name->text() != deck.name)
        m_name->setText(deck.name);
    m_collection->cards().setDeck(deck);
    m_deck->setDeck(deck);
    const bool draft = m_session.wasNeverSaved() || m_session.isChanged();
    m_state->setText(draft ? tr("Draft") : tr("Saved"));
    m_state->setToolTip(m_session.wasNeverSaved() ? tr("Never saved; stored as a draft while you work")
                        : draft                   ? tr("Unsaved changes, stored as a draft")
                                                  : QString());
    m_state->setAccessibleDescription(m_state->toolTip());
    fillGames();
    fillVariants();
    showCheck();
    refreshPage();
}

void DeckBuilder::refreshPage()
{
    if (const auto index = static_cast<std::size_t>(m_tabs->currentIndex()); index < m_all.size())
        m_all[index]->refresh();
}

void DeckBuilder::retranslate()
{
    const model::Language language = m_settings.language();
    m_back->setText(tr("Decks"));
    m_back->setToolTip(tr("Back to all decks; your draft is safe"));
    m_name->setPlaceholderText(tr("Name of the deck"));
    m_name->setAccessibleName(tr("Name of the deck"));
    m_game->setAccessibleName(tr("Game"));
    m_variant->setAccessibleName(tr("Variant"));
    m_variant->setToolTip(tr("The variant the deck is for"));
    m_players->setAccessibleName(tr("Players"));
    m_tabs->setAccessibleName(tr("About the deck"));
    for (std::size_t i = 0; i < m_all.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), m_all[i]->title());
    m_collection->cards().setDirectory(&m_workshop.cards());
    m_deck->setDirectory(&m_workshop.cards());
    m_collection->setLanguage(language);
    m_collection->setGame(m_workshop.game());
    m_deck->setLanguage(language);
    refresh();
    for (BuilderPage* page : m_all)
        page->refresh();
}

void DeckBuilder::takeFocus()
{
    m_collection->focusSearch();
}

void DeckBuilder::focusSearch()
{
    m_collection->focusSearch();
}

void DeckBuilder::clearSearch()
{
    m_collection->clearSearch();
}

void DeckBuilder::showPage(int index)
{
    m_tabs->setCurrentIndex(index);
}

int DeckBuilder::pageCount() const
{
    return m_tabs->count();
}

void DeckBuilder::showPair()
{
    m_tabs->setCurrentIndex(m_pages->indexOf(m_pair));
    m_pair->chooseOpponent();
}

void DeckBuilder::showCompare()
{
    m_tabs->setCurrentIndex(m_pages->indexOf(m_compare));
    m_compare->chooseOther();
}

void DeckBuilder::setOpponent(const QString& id)
{
    m_pair->setOpponent(id);
    m_tabs->setCurrentIndex(m_pages->indexOf(m_pair));
    m_pair->refresh();
}

} // namespace views
