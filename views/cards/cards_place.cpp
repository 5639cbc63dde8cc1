// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cards_place.h"

#include "model/games/game_cards.h"
#include "model/library/card_words.h"
#include "views/cards/box_check_page.h"
#include "views/cards/card_browser.h"
#include "views/cards/card_details.h"
#include "views/cards/card_page.h"
#include "views/cards/card_picture.h"
#include "views/cards/printed_values_page.h"
#include "views/cards/rule_details.h"
#include "views/cards/saved_search_panel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {

const QString kCard = u"cards/card"_s;
const QString kAsTable = u"cards/asList"_s;

constexpr const char* kCardActions[] = {"card.open", "card.copy", "card.copyName", "card.picture"};
constexpr const char* kSearchActions[] = {"card.printed", "card.box", "card.ownEach", "card.savedSearches",
                                          "card.searchHelp"};

} // namespace

CardsPlace::CardsPlace(model::RulebookOf books, model::Settings& settings, ActionRegistry& actions,
                       const Theme& theme, FileChooser& files, QWidget* parent)
    : Place(parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_files(files)
    , m_browser(new CardBrowser(std::move(books), settings, actions, theme, this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(u"cardsPlace"_s);
    const QStringList last = settings.state(kCard).toString().split(u'/');
    m_stack->addWidget(m_browser);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connectParts();
    connectActions();
    m_browser->details().addButton(action("card.open"));
    m_browser->showCard(last.value(0), last.value(1));
    setAsTable(settings.state(kAsTable, false).toBool());
    action("view.list")->setChecked(settings.state(kAsTable, false).toBool());
    showChoices();
}

void CardsPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kCardActions)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
    for (const char* id : kSearchActions)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* CardsPlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void CardsPlace::connectParts()
{
    connect(m_browser, &CardBrowser::cardOpened, this, &CardsPlace::openCard);
    connect(m_browser, &CardBrowser::cardChosen, this, [this](const QString& game, const QString& id) {
        m_settings.noteState(kCard, QString(game + u'/' + id));
        choose(game, id);
    });
    connect(m_browser, &CardBrowser::ruleChosen, this, [this] {
        const FoundRule& rule = m_browser->chosenRule()->rule();
        const bool aboutOne = rule.clarification && rule.cards.size() == 1;
        choose(rule.hit.game, aboutOne ? rule.cards.front().id : QString());
    });
    connect(m_browser, &CardBrowser::nothingChosen, this, [this] { choose({}, {}); });
    connect(m_browser, &CardBrowser::ruleWanted, this, &CardsPlace::ruleWanted);
    connect(m_browser, &CardBrowser::exampleWanted, this, &CardsPlace::exampleWanted);
    connect(m_browser, &CardBrowser::menuWanted, this, &CardsPlace::popMenu);
    connect(m_browser, &CardBrowser::ownEachWanted, this, &CardsPlace::ownEach);
    connect(m_browser, &CardBrowser::statusChanged, this, &CardsPlace::statusChanged);
    connect(m_browser, &CardBrowser::panelChanged, this, &CardsPlace::showChoices);
    connect(m_browser, &CardBrowser::saveFailed, this, &CardsPlace::saveFailed);
    connect(m_browser, &CardBrowser::searchRemoved, this, [this](const QString& name, const QString& query) {
        Q_EMIT searchRemoved(name, [this, name, query] { m_browser->saved().model().save(name, query); });
    });
}

CardPage& CardsPlace::page()
{
    if (m_page == nullptr) {
        m_page = new CardPage(m_theme, this);
        connect(m_page, &CardPage::backWanted, this, &CardsPlace::goBack);
        connect(m_page, &CardPage::printedWanted, this, [this] {
            const auto [game, card] = m_meant;
            if (game != model::firstPrintedGame()) {
                checkBox(game);
                return;
            }
            enterPrintedValues();
            m_printed->begin(card);
        });
        connect(m_page, &CardPage::ruleWanted, this, &CardsPlace::ruleWanted);
        connect(m_page, &CardPage::exampleWanted, this, &CardsPlace::exampleWanted);
        connect(m_page, &CardPage::useWanted, this, &CardsPlace::useWanted);
        m_page->setLibrary(m_library);
        m_page->setUses(m_uses);
        for (const CardAction& each : m_cardActions)
            m_page->addButton(each.action);
        m_stack->addWidget(m_page);
    }
    return *m_page;
}

PrintedValuesPage& CardsPlace::printed()
{
    if (m_printed == nullptr) {
        m_printed = new PrintedValuesPage(m_settings, m_theme, this);
        connect(m_printed, &PrintedValuesPage::backWanted, this, &CardsPlace::goBack);
        connect(m_printed, &PrintedValuesPage::statusChanged, this, &CardsPlace::statusChanged);
        connect(m_printed, &PrintedValuesPage::cardChosen, this, &CardsPlace::showChoices);
        m_printed->setLibrary(m_library);
        m_stack->addWidget(m_printed);
    }
    return *m_printed;
}

BoxCheckPage& CardsPlace::box()
{
    if (m_box == nullptr) {
        m_box = new BoxCheckPage(m_settings, m_theme, this);
        connect(m_box, &BoxCheckPage::backWanted, this, &CardsPlace::goBack);
        connect(m_box, &BoxCheckPage::statusChanged, this, &CardsPlace::statusChanged);
        m_box->setLibrary(m_library);
        m_stack->addWidget(m_box);
    }
    return *m_box;
}

void CardsPlace::goBack()
{
    if (shows(m_page) && m_fromPrinted) {
        showPage(m_printed);
        m_printed->takeFocus();
        return;
    }
    showPage(m_browser);
    m_browser->takeFocus();
}

void CardsPlace::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(action(id), &QAction::triggered, this, run);
    };
    on("view.list", [this](bool asTable) { setAsTable(asTable); });
    on("card.open", [this] { openCard(m_meant.game, m_meant.card); });
    on("card.copy", [this] { copy(false); });
    on("card.copyName", [this] { copy(true); });
    on("card.picture", [this] { savePicture(); });
    on("card.printed", [this](bool shown) {
        if (shown)
            enterPrintedValues();
        else
            focusSearch();
    });
    on("card.box", [this](bool shown) {
        if (shown)
            checkBox(m_chosen.game);
        else
            focusSearch();
    });
    on("card.ownEach", [this] { ownEach(); });
    on("card.searchHelp", [this](bool shown) {
        showPage(m_browser);
        m_browser->toggleHelp(shown);
    });
    on("card.savedSearches", [this](bool shown) {
        showPage(m_browser);
        m_browser->toggleSaved(shown);
    });
}

void CardsPlace::setLibrary(model::CardLibrary* library)
{
    if (m_library != nullptr)
        m_library->edits().disconnect(this);
    m_library = library;
    if (m_page != nullptr)
        m_page->setLibrary(library);
    if (m_printed != nullptr)
        m_printed->setLibrary(library);
    if (m_box != nullptr)
        m_box->setLibrary(library);
    showPage(m_browser);
    m_browser->setLibrary(library);
    if (library != nullptr) {
        connect(&library->edits(), &model::OwnerEdits::changed, this, &CardsPlace::cardChanged);
        connect(&library->edits(), &model::OwnerEdits::failed, this, &CardsPlace::saveFailed);
    }
    Q_EMIT undoStackChanged();
}

void CardsPlace::setUses(const model::CardUses* uses)
{
    m_uses = uses;
    if (m_page != nullptr)
        m_page->setUses(uses);
}

void CardsPlace::addCardAction(CardAction cardAction)
{
    connect(cardAction.action, &QAction::triggered, this, [this, run = cardAction.run] {
        if (isVisible() && !m_meant.card.isEmpty())
            run(m_meant.game, m_meant.card);
    });
    if (m_page != nullptr)
        m_page->addButton(cardAction.action);
    // The one that is wanted most stands beside the list too.
    if (m_cardActions.empty())
        m_browser->details().addButton(cardAction.action);
    m_cardActions.push_back(std::move(cardAction));
    showChoices();
}

void CardsPlace::showProgress(int done, int total)
{
    m_browser->showProgress(done, total);
}

bool CardsPlace::isBusy() const
{
    return m_browser->isBusy();
}

QString CardsPlace::status() const
{
    if (shows(m_box))
        return m_box->status();
    return shows(m_printed) ? m_printed->status() : m_browser->status();
}

QUndoStack* CardsPlace::undoStack() const
{
    return m_library != nullptr ? &m_library->edits().undoStack() : nullptr;
}

void CardsPlace::takeFocus()
{
    if (shows(m_page))
        m_page->takeFocus();
    else if (shows(m_printed))
        m_printed->takeFocus();
    else if (shows(m_box))
        m_box->takeFocus();
    else
        m_browser->focusSearch();
}

void CardsPlace::focusSearch()
{
    showPage(m_browser);
    m_browser->focusSearch();
}

void CardsPlace::showSample()
{
    showPage(m_browser);
    m_browser->showEverything();
    showCard(model::firstGame(), u"apocalyptic-rider"_s);
}

void CardsPlace::showCard(const QString& game, const QString& id)
{
    showPage(m_browser);
    m_browser->showCard(game, id);
}

void CardsPlace::openCard(const QString& game, const QString& id)
{
    if (!page().showCard(game, id, m_settings.language()))
        return;
    m_fromPrinted = shows(m_printed);
    showPage(m_page);
    m_page->takeFocus();
}

void CardsPlace::search(const QString& query)
{
    showPage(m_browser);
    m_browser->search(query);
}

void CardsPlace::enterPrintedValues()
{
    showPage(&printed());
    m_printed->begin({});
}

void CardsPlace::checkBox(const QString& game)
{
    showPage(&box());
    m_box->begin(game);
}

void CardsPlace::showPage(QWidget* page)
{
    // Only the page that is shown needs room: with large letters the others would make it scroll.
    for (int i = 0; i < m_stack->count(); ++i) {
        const QSizePolicy::Policy policy =
            m_stack->widget(i) == page ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_stack->widget(i)->setSizePolicy(policy, policy);
    }
    m_stack->setCurrentWidget(page);
    showChoices();
    Q_EMIT statusChanged();
}

void CardsPlace::setAsTable(bool asTable)
{
    m_settings.setState(kAsTable, asTable);
    m_browser->setAsTable(asTable);
}

void CardsPlace::cardChanged(const QString& game, const QString& id)
{
    m_browser->cardChanged(game, id);
    if (m_printed != nullptr && game == model::firstPrintedGame())
        m_printed->refresh(id);
    if (m_box != nullptr && game == m_box->game())
        m_box->refresh();
    if (m_page == nullptr)
        return;
    if (const auto& reading = m_page->reading();
        reading && reading->record.game == game && reading->record.card.id == id)
        showReadingAgain();
}

bool CardsPlace::shows(const QWidget* page) const
{
    return page != nullptr && m_stack->currentWidget() == page;
}

void CardsPlace::showReadingAgain()
{
    if (m_page == nullptr)
        return;
    if (const auto& reading = m_page->reading())
        m_page->showCard(QString(reading->record.game), QString(reading->record.card.id),
                         m_settings.language());
}

/// Characters that one has copies of already keep them.
void CardsPlace::ownEach()
{
    if (m_library == nullptr || !m_library->edits().canWrite())
        return;
    const QString game = model::firstPrintedGame();
    const auto records = m_library->store().records(game);
    const auto owned = m_library->store().owned(game);
    if (!records || !owned)
        return;
    QHash<QString, int> copies;
    for (const model::CardRecord& record : *records)
        if (record.card.kind == model::CardKind::Character && !owned->contains(record.card.id))
            copies.insert(record.card.id, 1);
    if (copies.isEmpty()) {
        Q_EMIT ownedNoted(0, {});
        return;
    }
    QUndoStack& steps = m_library->edits().undoStack();
    m_library->edits().setOwned(game, copies, tr("one of each character"));
    Q_EMIT ownedNoted(static_cast<int>(copies.size()), [&steps, at = steps.index()] {
        // Only as long as it is the last step.
        if (steps.index() == at)
            steps.undo();
    });
}

void CardsPlace::choose(const QString& game, const QString& card)
{
    m_chosen = {game, card};
    showChoices();
}

/// Never one that is out of sight: somebody would change a card without knowing which.
void CardsPlace::findMeant()
{
    m_meant = {};
    if (m_library == nullptr)
        return;
    if (shows(m_page)) {
        if (const auto& reading = m_page->reading())
            m_meant = {reading->record.game, reading->record.card.id};
    } else if (shows(m_printed)) {
        m_meant = {model::firstPrintedGame(), m_printed->card()};
    } else if (!shows(m_box)) {
        m_meant = m_chosen;
    }
}

const RuleDetails* CardsPlace::chosenRule() const
{
    return m_library != nullptr && shows(m_browser) ? m_browser->chosenRule() : nullptr;
}

void CardsPlace::showChoices()
{
    findMeant();
    const bool card = isVisible() && !m_meant.card.isEmpty();
    for (const char* id : kCardActions)
        action(id)->setEnabled(card);
    action("card.copy")->setEnabled(card || (isVisible() && chosenRule() != nullptr));
    action("card.open")->setEnabled(card && !shows(m_page));
    enableCardActions(card);
    for (const char* id : kSearchActions)
        action(id)->setEnabled(isVisible());
    const bool browsing = m_stack->currentWidget() == m_browser;
    action("card.printed")->setEnabled(isVisible() && m_library != nullptr);
    action("card.printed")->setChecked(shows(m_printed));
    action("card.box")->setEnabled(isVisible() && m_library != nullptr);
    action("card.box")->setChecked(shows(m_box));
    action("card.ownEach")->setEnabled(isVisible() && m_library != nullptr && m_library->edits().canWrite());
    action("card.searchHelp")->setChecked(browsing && m_browser->showsHelp());
    action("card.savedSearches")->setChecked(browsing && m_browser->showsSaved());
}

void CardsPlace::enableCardActions(bool enabled)
{
    for (const CardAction& each : m_cardActions)
        if (each.action != nullptr)
            each.action->setEnabled(enabled);
}

void CardsPlace::popMenu(const QPoint& where)
{
    QMenu menu(this);
    menu.setObjectName(u"cardMenu"_s);
    if (chosenRule() != nullptr)
        addRuleChoices(menu);
    if (m_meant.card.isEmpty()) {
        menu.exec(where);
        return;
    }
    menu.addAction(action("card.open"));
    for (const CardAction& each : m_cardActions)
        menu.addAction(each.action);
    menu.addSeparator();
    for (const char* id : kCardActions) {
        if (!menu.actions().contains(action(id)))
            menu.addAction(action(id));
    }
    menu.exec(where);
}

void CardsPlace::addRuleChoices(QMenu& menu)
{
    const RuleDetails& chosen = *chosenRule();
    const model::SearchHit& hit = chosen.rule().hit;
    menu.addAction(action("card.copy"));
    menu.addAction(tr("Copy in both languages"), this,
                   [this] {
                       const model::Language language = m_settings.language();
                       QGuiApplication::clipboard()->setText(
                           chosenRule()->quoted(language) + u"\n\n"_s +
                           chosenRule()->quoted(model::otherLanguage(language)));
                   })
        ->setObjectName(u"ruleCopyBoth"_s);
    if (chosen.isInRulebook())
        menu.addAction(tr("Open in the rulebook"), this, [this, id = hit.id] { Q_EMIT ruleWanted(id); })
            ->setObjectName(u"ruleOpen"_s);
    if (chosen.hasExample())
        menu.addAction(tr("Play this example"), this,
                       [this, game = hit.game, id = hit.id] { Q_EMIT exampleWanted(game, id); })
            ->setObjectName(u"rulePlay"_s);
    menu.addSeparator();
}

std::optional<model::Card> CardsPlace::chosen() const
{
    if (m_library == nullptr)
        return std::nullopt;
    const auto record = m_library->store().record(m_meant.game, m_meant.card);
    return record && *record ? std::optional((*record)->card) : std::nullopt;
}

void CardsPlace::copy(bool nameOnly)
{
    if (!nameOnly && chosenRule() != nullptr) {
        QGuiApplication::clipboard()->setText(chosenRule()->quoted(m_settings.language()));
        return;
    }
    if (const auto card = chosen())
        QGuiApplication::clipboard()->setText(nameOnly ? card->name.in(m_settings.language())
                                                       : model::cardInWords(*card, m_settings.language()));
}

void CardsPlace::savePicture()
{
    const auto card = chosen();
    if (!card)
        return;
    const QString path = m_files.fileToSave(this, tr("Save card as picture"), card->id + u".png"_s,
                                            tr("Picture (*.png);;Vectors (*.svg)"));
    if (path.isEmpty())
        return;
    if (const auto saved = saveCardPicture(*card, m_settings.language(), path))
        Q_EMIT pictureSaved(path);
    else
        Q_EMIT pictureFailed(path, saved.error());
}

void CardsPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_browser->setLanguage(m_settings.language());
    showReadingAgain();
    Q_EMIT statusChanged();
}

void CardsPlace::showEvent(QShowEvent* event)
{
    Place::showEvent(event);
    // Decks may have changed meanwhile.
    if (shows(m_page))
        showReadingAgain();
    showChoices();
}

void CardsPlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    restActions(m_actions);
    enableCardActions(false);
}

} // namespace views
