// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/study_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/files/file_writer.h"
#include "model/play/known_games.h"
#include "model/play/sample_decks.h"
#include "model/proxies/proxy_words.h"
#include "model/storage/storage_words.h"
#include "model/study/study_export.h"
#include "model/study/study_plan.h"
#include "model/study/study_report.h"
#include "model/study/study_words.h"
#include "rules/games/studied_game.h"
#include "views/decks/bar_chart.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QBuffer>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPageSize>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

using model::StudyWords;
using rules::bots::Estimate;

constexpr quint64 kMaxWatchedRounds = 20'000;
constexpr quint64 kFirstStudySeed = 1;
constexpr int kReplacementsTried = 24;
constexpr int kSortRole = Qt::UserRole + 1;
constexpr int kFormWidth = 264;
constexpr std::array<const char*, 5> kStudyBots{"random", "greedy", "casual", "club", "master"};
constexpr std::array<int, 4> kStudyLengths{200, 1000, 5000, 20'000};

/// Sorts by the numbers behind the texts.
class NumberItem : public QTreeWidgetItem
{
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override
    {
        const int column = treeWidget() == nullptr ? 0 : treeWidget()->sortColumn();
        const QVariant mine = data(column, kSortRole);
        const QVariant theirs = other.data(column, kSortRole);
        if (mine.isValid() && theirs.isValid())
            return mine.toDouble() < theirs.toDouble();
        return text(column).localeAwareCompare(other.text(column)) < 0;
    }
    void show(int column, const QString& shown, const Estimate& estimate)
    {
        setText(column, shown);
        setData(column, kSortRole, estimate.rounds == 0 ? -1.0 : estimate.value);
        setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
};

QComboBox* studyChoice(const char* name, QWidget* parent)
{
    auto* box = new ChoiceBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    return box;
}

QTreeWidget* studyTable(const char* name, int columns, QWidget* parent)
{
    auto* table = new QTreeWidget(parent);
    table->setObjectName(QLatin1String(name));
    table->setRootIsDecorated(false);
    table->setColumnCount(columns);
    table->setSortingEnabled(true);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->header()->setStretchLastSection(false);
    table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < columns; ++column)
        table->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    return table;
}

QString deckTitle(const QString& name)
{
    return name.isEmpty() ? model::DeckWords::unnamed() : name;
}

/// Chooses what was chosen before, or the first entry.
void chooseAgain(QComboBox& box, const QVariant& before)
{
    box.setCurrentIndex(qMax(0, box.findData(before)));
}

} // namespace

StudyPage::StudyPage(const BuilderContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_session(m_clock)
    , m_back(new QToolButton(this))
    , m_title(new Label(this))
    , m_opponentLabel(new Label(this))
    , m_opponent(studyChoice("studyOpponent", this))
    , m_compareLabel(new Label(this))
    , m_compare(studyChoice("studyCompare", this))
    , m_myBotLabel(new Label(this))
    , m_myBot(studyChoice("studyMyBot", this))
    , m_theirBotLabel(new Label(this))
    , m_theirBot(studyChoice("studyTheirBot", this))
    , m_lengthLabel(new Label(this))
    , m_length(studyChoice("studyLength", this))
    , m_hint(new Label(this))
    , m_start(new QPushButton(this))
    , m_pause(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_speed(new Label(this))
    , m_studiesLabel(new Label(this))
    , m_studies(studyChoice("studyEarlier", this))
    , m_verdict(new Label(this))
    , m_details(new Label(this))
    , m_changed(new Label(this))
    , m_rates(new BarChart(BarChart::Form::Lying, context.theme, this))
    , m_lengths(new BarChart(BarChart::Form::Upright, context.theme, this))
    , m_armsTitle(new Label(this))
    , m_arms(studyTable("studyArms", 3, this))
    , m_cardsTitle(new Label(this))
    , m_cardsHint(new Label(this))
    , m_cards(studyTable("studyCards", 5, this))
    , m_replace(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_matchesTitle(new Label(this))
    , m_matchRows(new model::StudyMatchModel(this))
    , m_matches(new QTableView(this))
    , m_openMatch(new QPushButton(this))
    , m_method(new Label(this))
    , m_results(new QWidget(this))
{
    setObjectName(QStringLiteral("studyPage"));
    build();
    connect(m_back, &QToolButton::clicked, this, &StudyPage::left);
    connect(m_start, &QPushButton::clicked, this, &StudyPage::begin);
    connect(m_pause, &QPushButton::clicked, this, &StudyPage::startOrPause);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_session.cancel(); });
    connect(m_replace, &QPushButton::clicked, this, &StudyPage::tryReplacements);
    connect(m_export, &QPushButton::clicked, this, &StudyPage::exportAsked);
    connect(m_openMatch, &QPushButton::clicked, this, [this] { openMatch(m_matches->currentIndex().row()); });
    connect(m_matches, &QTableView::activated, this,
            [this](const QModelIndex& index) { openMatch(index.row()); });
    connect(m_matches->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { m_openMatch->setEnabled(index.isValid()); });
    connect(m_studies, &QComboBox::activated, this, &StudyPage::openChosen);
    for (QComboBox* box : {m_opponent, m_myBot, m_theirBot})
        connect(box, &QComboBox::currentIndexChanged, this, &StudyPage::showChoices);
    connect(m_cards, &QTreeWidget::currentItemChanged, this, &StudyPage::showChoices);
    connect(&m_session, &model::StudySession::changed, this, &StudyPage::showResult);
    connect(&m_session, &model::StudySession::finished, this, [this] { fillStudies(); });
    connect(&m_session, &model::StudySession::failed, this, [this](const model::StorageError& error) {
        Q_EMIT failed(tr("The results of the study cannot be saved in your library: %1. They are safe while "
                         "the window is open, and Castellan will keep trying to save them.")
                          .arg(model::StorageWords::reason(error)));
    });
    connect(&m_context.workshop, &model::DeckWorkshop::closing, this, &StudyPage::leaveLibrary);
}

StudyPage::~StudyPage() = default;

void StudyPage::leaveLibrary()
{
    m_matchRows->show(nullptr, nullptr);
    m_session.setDatabase(nullptr);
    m_shownDeck.clear();
}

void StudyPage::build()
{
    const Theme& theme = m_context.theme;
    m_back->setObjectName(QStringLiteral("studyBack"));
    m_back->setIcon(theme.icon(QStringLiteral("back")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_start->setObjectName(QStringLiteral("studyStart"));
    m_pause->setObjectName(QStringLiteral("studyPause"));
    m_cancel->setObjectName(QStringLiteral("studyCancel"));
    m_replace->setObjectName(QStringLiteral("studyReplace"));
    m_export->setObjectName(QStringLiteral("studyExport"));
    m_verdict->setObjectName(QStringLiteral("studyVerdict"));
    m_progress->setObjectName(QStringLiteral("studyProgress"));
    m_rates->setObjectName(QStringLiteral("studyRates"));
    m_lengths->setObjectName(QStringLiteral("studyLengths"));
    m_matches->setObjectName(QStringLiteral("studyMatches"));
    m_openMatch->setObjectName(QStringLiteral("studyOpenMatch"));
    m_matches->setModel(m_matchRows);
    m_matches->verticalHeader()->hide();
    m_matches->horizontalHeader()->setSectionResizeMode(model::StudyMatchModel::Arm, QHeaderView::Stretch);
    m_matches->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_matches->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matches->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_matches->setTabKeyNavigation(false);
    m_matches->setMinimumHeight(theme.scaled(240));
    m_start->setProperty("role", QStringLiteral("primary"));
    m_title->setFont(theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_verdict->setFont(theme.fonts().interface(Fonts::kBody + 3));
    for (QLabel* title : {m_armsTitle, m_cardsTitle, m_matchesTitle})
        title->setFont(theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    for (QLabel* quiet : {m_hint, m_speed, m_method, m_cardsHint, m_changed})
        quiet->setProperty("role", QStringLiteral("quiet"));
    for (QLabel* text : {m_hint, m_verdict, m_details, m_method, m_cardsHint, m_changed, m_speed})
        text->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(6);

    auto* form = new QWidget(this);
    auto* fields = new QVBoxLayout(form);
    fields->setContentsMargins(16, 8, 16, 16);
    fields->setSpacing(4);
    const auto field = [fields](QLabel* label, QComboBox* box) {
        label->setBuddy(box);
        fields->addWidget(label);
        fields->addWidget(box);
        fields->addSpacing(4);
    };
    field(m_opponentLabel, m_opponent);
    field(m_compareLabel, m_compare);
    field(m_myBotLabel, m_myBot);
    field(m_theirBotLabel, m_theirBot);
    field(m_lengthLabel, m_length);
    fields->addWidget(m_hint);
    fields->addSpacing(8);
    fields->addWidget(m_start);
    auto* running = new QHBoxLayout;
    running->setSpacing(8);
    running->addWidget(m_pause);
    running->addWidget(m_cancel);
    fields->addLayout(running);
    fields->addWidget(m_progress);
    fields->addWidget(m_speed);
    fields->addSpacing(12);
    field(m_studiesLabel, m_studies);
    fields->addStretch(1);
    auto* formArea = new QScrollArea(this);
    formArea->setWidget(form);
    formArea->setWidgetResizable(true);
    formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    formArea->setFixedWidth(theme.scaled(kFormWidth));

    auto* results = new QVBoxLayout(m_results);
    results->setContentsMargins(16, 8, 24, 16);
    results->setSpacing(12);
    results->addWidget(m_verdict);
    results->addWidget(m_details);
    results->addWidget(m_changed);
    results->addWidget(m_rates);
    results->addWidget(m_armsTitle);
    results->addWidget(m_arms);
    results->addWidget(m_cardsTitle);
    results->addWidget(m_cardsHint);
    results->addWidget(m_cards);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_replace);
    buttons->addWidget(m_export);
    buttons->addStretch(1);
    results->addLayout(buttons);
    results->addWidget(m_lengths);
    results->addWidget(m_matchesTitle);
    results->addWidget(m_matches);
    results->addWidget(m_openMatch, 0, Qt::AlignLeft);
    results->addWidget(m_method);
    results->addStretch(1);
    m_results->setProperty("role", QStringLiteral("page"));
    auto* area = new QScrollArea(this);
    area->setObjectName(QStringLiteral("studyResults"));
    area->setWidget(m_results);
    area->setWidgetResizable(true);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 10, 16, 8);
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_title, 1);
    auto* body = new QHBoxLayout;
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(formArea);
    body->addWidget(area, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(body, 1);
}

void StudyPage::takeFocus()
{
    (m_opponent->isVisibleTo(this) ? m_opponent : m_myBot)->setFocus(Qt::OtherFocusReason);
}

const rules::KnownGame* StudyPage::game()
{
    if (model::DeckStore* store = m_context.workshop.store()) {
        auto made = model::libraryGame(store->database(), deck().game);
        if (made && *made) {
            m_libraryGame = std::move(made).value();
            return m_libraryGame.get();
        }
    }
    return model::knownGame(deck().game);
}

QString StudyPage::nameOfCard(const std::string& id) const
{
    return m_context.workshop.cardsOf(deck().game).nameOf(QString::fromStdString(id), language());
}

void StudyPage::refresh()
{
    m_isFilling = true;
    model::DeckStore* store = m_context.workshop.store();
    m_session.setDatabase(store == nullptr ? nullptr : &store->database());
    retranslate();
    fillDecks();
    fillBots();
    m_isFilling = false;
    if (m_shownDeck != deck().id && !m_session.isRunning()) {
        m_session.close();
        m_shownDeck = deck().id;
        fillStudies();
        if (m_studies->count() > 0)
            openChosen();
    } else {
        fillStudies();
    }
    showResult();
}

void StudyPage::retranslate()
{
    m_back->setText(tr("Deck"));
    m_back->setToolTip(tr("Back to the deck; a running study continues"));
    m_title->setText(tr("Lab: %1").arg(deckTitle(deck().name)));
    m_opponentLabel->setText(tr("&Opponent’s deck"));
    m_compareLabel->setText(tr("&Compare with"));
    m_myBotLabel->setText(tr("&Your side is played by"));
    m_theirBotLabel->setText(tr("The other side is &played by"));
    m_lengthLabel->setText(tr("&Number of matches"));
    m_studiesLabel->setText(tr("&Earlier studies of this deck"));
    m_start->setText(tr("&Start study"));
    m_start->setToolTip(tr("Play matches of this deck in the background and count the results"));
    m_cancel->setText(tr("Cance&l"));
    m_cancel->setToolTip(tr("End this study; its results are kept"));
    m_replace->setText(tr("Try &replacements"));
    m_replace->setToolTip(tr("Play the same matches with other cards in the place of the selected card"));
    m_export->setText(tr("E&xport…"));
    m_export->setToolTip(tr("Write the results to a file: a table, JSON, a picture or a report to print"));
    m_cardsTitle->setText(tr("Card by card"));
    m_cardsHint->setText(
        tr("To see what a card is worth, try replacements for it. Winning with a card does not "
           "prove much: whoever is ahead can afford strong cards."));
    m_cards->setHeaderLabels({tr("Card"), tr("Taken"), tr("Price"), tr("Won with it"), tr("Against it")});
    m_cards->setAccessibleName(tr("Card by card"));
    m_arms->setHeaderLabels({tr("Instead"), tr("Win rate"), tr("Change")});
    m_arms->setAccessibleName(tr("Other versions of the deck"));
    m_armsTitle->setText(tr("Other versions of the deck"));
    for (QTreeWidget* table : {m_cards, m_arms})
        for (int column = 1; column < table->columnCount(); ++column)
            table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_matchesTitle->setText(tr("The matches behind it"));
    m_matches->setAccessibleName(tr("The matches behind it"));
    m_openMatch->setText(tr("Open at the &table"));
    m_openMatch->setToolTip(tr("Step through the selected match at the table"));
    m_matchRows->retranslate();
    m_progress->setAccessibleName(tr("Progress of the study"));
    const QVariant before = m_length->currentData();
    const QSignalBlocker quiet(m_length);
    m_length->clear();
    for (const int matches : kStudyLengths)
        m_length->addItem(tr("%1 matches").arg(model::localeFor(language()).toString(matches)), matches);
    m_length->addItem(tr("Until it is clear"), 0);
    m_length->setCurrentIndex(before.isValid() ? qMax(0, m_length->findData(before)) : 1);
}

void StudyPage::fillDecks()
{
    const QVariant opponent = m_opponent->currentData();
    const QVariant other = m_compare->currentData();
    const QSignalBlocker quietOpponent(m_opponent);
    const QSignalBlocker quietCompare(m_compare);
    m_opponent->clear();
    m_compare->clear();
    m_compare->addItem(tr("nothing"), QString());
    model::DeckStore* store = m_context.workshop.store();
    if (store != nullptr) {
        if (const auto versions = store->versions(deck().id))
            for (const model::DeckVersion& version : *versions)
                m_compare->addItem(tr("Version %1 of this deck").arg(version.number),
                                   QStringLiteral("v%1").arg(version.number));
        model::DeckLibraryModel& decks = m_context.workshop.decks();
        for (int row = 0; row < decks.rowCount(); ++row)
            if (const model::DeckSummary& each = decks.deck(row); each.id != deck().id && each.saved &&
                                                                  each.game == deck().game &&
                                                                  each.variant == deck().variant)
                for (QComboBox* box : {m_opponent, m_compare})
                    box->addItem(deckTitle(each.name), u'd' + each.id);
    }
    if (const rules::KnownGame* known = model::knownGame(deck().game))
        for (const model::Deck& sample : model::sampleDecks(*known, language()))
            if (sample.variant == deck().variant && sample.players == deck().players)
                m_opponent->addItem(sample.name, u's' + sample.id);
    m_opponent->addItem(tr("This deck itself"), QStringLiteral("self"));
    chooseAgain(*m_opponent, opponent);
    chooseAgain(*m_compare, other);
}

void StudyPage::fillBots()
{
    const rules::KnownGame* known = model::knownGame(deck().game);
    const auto variant =
        known == nullptr ? std::nullopt : rules::findVariant(*known, deck().variant.toStdString());
    const bool isShared =
        variant && (variant->decks == rules::DeckUse::Shared || rules::poolsDecks(*known, variant->id));
    for (QComboBox* box : {m_myBot, m_theirBot}) {
        const QVariant before = box->currentData();
        const QSignalBlocker quiet(box);
        box->clear();
        for (const char* name : kStudyBots)
            box->addItem(StudyWords::bot(name, language()), QString::fromLatin1(name));
        // Where all play with the same cards, equal bots would always be even.
        const QVariant usual = !isShared        ? QStringLiteral("greedy")
                               : box == m_myBot ? QStringLiteral("club")
                                                : QStringLiteral("casual");
        chooseAgain(*box, before.isValid() ? before : usual);
    }
    const bool needsOpponent = variant && variant->decks == rules::DeckUse::PerSeat;
    m_opponent->setVisible(needsOpponent);
    m_opponentLabel->setVisible(needsOpponent);
    const bool isAlone = variant && variant->id == "solo";
    m_theirBot->setVisible(!isAlone);
    m_theirBotLabel->setVisible(!isAlone);
    showChoices();
}

void StudyPage::fillStudies()
{
    const QVariant before = m_session.study() ? QVariant(m_session.study()->id) : m_studies->currentData();
    const QSignalBlocker quiet(m_studies);
    m_studies->clear();
    model::DeckStore* store = m_context.workshop.store();
    if (store != nullptr)
        if (const auto list = model::StudyStore(store->database()).list(deck().id))
            for (const model::StudySummary& each : *list) {
                const QString made =
                    model::localeFor(language()).toString(each.made.toLocalTime(), QLocale::ShortFormat);
                m_studies->addItem(
                    each.opponent.isEmpty() ? made : tr("%1 against %2").arg(made, each.opponent), each.id);
            }
    chooseAgain(*m_studies, before);
    m_studies->setEnabled(m_studies->count() > 0);
}

void StudyPage::openChosen()
{
    model::DeckStore* store = m_context.workshop.store();
    const QString id = m_studies->currentData().toString();
    if (store == nullptr || id.isEmpty() || (m_session.study() && m_session.study()->id == id))
        return;
    auto found = model::StudyStore(store->database()).study(id);
    if (found && *found)
        m_session.open(std::move(**found));
    else
        Q_EMIT failed(tr("This study cannot be read any more; the others are not affected."));
}

std::optional<model::Deck> StudyPage::chosenDeck(const QComboBox& box) const
{
    const QString chosen = box.currentData().toString();
    if (chosen == QLatin1String("self"))
        return deck();
    if (chosen.startsWith(u's')) {
        if (const rules::KnownGame* known = model::knownGame(deck().game))
            for (model::Deck& sample : model::sampleDecks(*known, language()))
                if (sample.id == chosen.mid(1))
                    return std::move(sample);
        return std::nullopt;
    }
    model::DeckStore* store = m_context.workshop.store();
    if (store == nullptr || chosen.isEmpty())
        return std::nullopt;
    auto found = chosen.startsWith(u'v') ? store->version(deck().id, chosen.mid(1).toInt())
                                         : store->deck(chosen.mid(1));
    return found ? *found : std::nullopt;
}

void StudyPage::begin()
{
    std::vector<model::Deck> instead;
    QStringList names;
    if (const auto other = chosenDeck(*m_compare)) {
        instead.push_back(*other);
        names << m_compare->currentText();
    }
    study(instead, names);
}

void StudyPage::tryReplacements()
{
    const QTreeWidgetItem* const item = m_cards->currentItem();
    if (item == nullptr)
        return;
    const QString out = item->data(0, Qt::UserRole).toString();
    std::vector<model::Deck> instead;
    QStringList names;
    const model::CardDirectory& cards = m_context.workshop.cardsOf(deck().game);
    const std::size_t faults = model::checkDeck(deck(), cards).violations.size();
    for (const model::DirectoryCard& card : cards.cards()) {
        if (static_cast<int>(instead.size()) >= kReplacementsTried)
            break;
        if (card.card.id == out || model::fieldForCard(card.card) != nullptr)
            continue;
        model::Deck changed = deck();
        changed.change(out, -1);
        changed.change(card.card.id, 1, card.card.name.en);
        if (model::checkDeck(changed, cards).violations.size() > faults)
            continue;
        instead.push_back(std::move(changed));
        names << tr("%1 instead of %2")
                     .arg(cards.nameOf(card.card.id, language()), cards.nameOf(out, language()));
    }
    study(instead, names);
}

void StudyPage::study(const std::vector<model::Deck>& instead, const QStringList& names)
{
    const rules::KnownGame* const known = game();
    if (known == nullptr)
        return;
    model::StudyChoice choice;
    choice.mine = model::ownDeckOf(deck());
    choice.theirs = choice.mine;
    QString opponent;
    if (m_opponent->isVisibleTo(this))
        if (const auto theirs = chosenDeck(*m_opponent)) {
            choice.theirs = model::ownDeckOf(*theirs);
            opponent = m_opponent->currentText();
        }
    for (std::size_t i = 0; i < instead.size(); ++i) {
        choice.instead.push_back(model::ownDeckOf(instead[i]));
        choice.instead.back().name = names[static_cast<qsizetype>(i)];
    }
    const auto variant = rules::findVariant(*known, deck().variant.toStdString());
    choice.variant = variant ? variant->id : deck().variant.toStdString();
    choice.players = variant ? model::builtPlayers({choice.mine}, *variant) : 0;
    choice.myBot = m_myBot->currentData().toString().toStdString();
    choice.theirBot = m_theirBot->currentData().toString().toStdString();
    const auto plan = model::planStudy(*known, choice);
    if (!plan) {
        Q_EMIT failed(
            tr("The study cannot start: %1.").arg(QString::fromStdString(plan.error().text(language()))));
        return;
    }
    auto player = rules::studyPlayer(*known, *plan);
    if (!player)
        return;
    model::StoredStudy stored;
    stored.deckId = deck().id;
    model::DeckStore* store = m_context.workshop.store();
    if (store != nullptr && !m_context.session.isChanged())
        if (const auto versions = store->versions(deck().id); versions && !versions->empty())
            stored.deckVersion = versions->front().number;
    stored.deckName = deck().name;
    stored.opponent = opponent;
    stored.firstSeed = kFirstStudySeed;
    const auto matches = m_length->currentData().toULongLong();
    stored.untilClear = matches == 0;
    const quint64 perRound = plan->arms.front().seatings.size();
    stored.rounds = stored.untilClear ? kMaxWatchedRounds : std::max<quint64>(1, matches / perRound);
    stored.study = rules::bots::emptyStudy(*plan);
    if (const auto kept = m_session.begin(std::move(stored)); !kept)
        Q_EMIT failed(tr("The study cannot be saved in your library: %1. Its results last until you close "
                         "the window.")
                          .arg(model::StorageWords::reason(kept.error())));
    m_session.start(std::shared_ptr<const rules::bots::StudyPlayer>(std::move(player).value()));
    fillStudies();
    showResult();
}

void StudyPage::startOrPause()
{
    if (m_session.isRunning()) {
        m_session.pause();
        return;
    }
    const rules::KnownGame* const known = game();
    if (known == nullptr || !m_session.study())
        return;
    auto player = rules::studyPlayer(*known, m_session.study()->study.plan);
    if (!player) {
        Q_EMIT failed(tr("This study cannot be continued: %1. Its results are unchanged.")
                          .arg(QString::fromStdString(player.error().text(language()))));
        return;
    }
    m_session.start(std::shared_ptr<const rules::bots::StudyPlayer>(std::move(player).value()));
}

void StudyPage::showChoices()
{
    if (m_isFilling)
        return;
    const rules::KnownGame* known = model::knownGame(deck().game);
    const auto variant =
        known == nullptr ? std::nullopt : rules::findVariant(*known, deck().variant.toStdString());
    const bool isShared =
        variant && (variant->decks == rules::DeckUse::Shared || rules::poolsDecks(*known, variant->id));
    const bool isEqual = m_myBot->currentData() == m_theirBot->currentData();
    m_hint->setText(isShared && isEqual && m_theirBot->isVisibleTo(this)
                        ? tr("All players use the same cards here, so equal bots always come out even. "
                             "Choose different bots to see who benefits from this deck.")
                        : QString());
    m_hint->setVisible(!m_hint->text().isEmpty());
    const auto& study = m_session.study();
    const bool isRunning = m_session.isRunning();
    const bool isOpen = study && study->state == model::StudyState::Paused;
    m_start->setVisible(!isRunning);
    m_pause->setVisible(isRunning || (isOpen && study->study.rounds() > 0));
    m_pause->setText(isRunning ? tr("Pa&use") : tr("Cont&inue"));
    m_cancel->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    m_speed->setVisible(study.has_value());
    const QTreeWidgetItem* const card = m_cards->currentItem();
    m_replace->setEnabled(!isRunning && card != nullptr &&
                          deck().copiesOf(card->data(0, Qt::UserRole).toString()) > 0);
    m_export->setEnabled(study && study->study.rounds() > 0);
}

void StudyPage::showResult()
{
    showChoices();
    const auto& stored = m_session.study();
    const bool isSome = stored && stored->study.rounds() > 0;
    for (QWidget* part : std::initializer_list<QWidget*>{m_details, m_rates, m_lengths, m_cardsTitle,
                                                         m_cardsHint, m_cards, m_replace, m_export, m_method})
        part->setVisible(isSome);
    for (QWidget* part : std::initializer_list<QWidget*>{m_matchesTitle, m_matches, m_openMatch})
        part->setVisible(false);
    m_arms->setVisible(isSome && stored->study.arms.size() > 1);
    m_armsTitle->setVisible(m_arms->isVisibleTo(m_results));
    m_changed->setVisible(false);
    if (!isSome) {
        m_verdict->setText(stored ? tr("The first matches are being played …")
                                  : tr("How good is this deck? Choose an opponent and who plays, and start a "
                                       "study. Matches are played in the background."));
        m_speed->setText(QString());
        return;
    }
    const rules::bots::Study& study = stored->study;
    const rules::bots::ArmTally& base = study.arms.front();
    const rules::bots::StudyArm& arm = study.plan.arms.front();
    const QLocale locale = model::localeFor(language());
    QStringList verdict = StudyWords::verdict(study, stored->looks(), language());
    if (study.arms.size() > 2)
        verdict = verdict.mid(0, verdict.size() - static_cast<qsizetype>(study.arms.size() - 1));
    m_verdict->setText(verdict.join(u' '));
    const quint64 wanted = stored->rounds * arm.seatings.size() * study.arms.size();
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(study.matches() * 1000 / std::max<quint64>(1, wanted)));
    const QString played = locale.toString(static_cast<qulonglong>(study.matches()));
    m_speed->setText(
        m_session.isRunning()
            ? tr("%1 matches played, %2 per second").arg(played, locale.toString(qRound64(m_session.speed())))
            : tr("%1 matches played").arg(played));

    QStringList details;
    const auto matches = static_cast<double>(arm.seatings.size());
    details << tr("A match takes %1 turns.")
                   .arg(StudyWords::number(rules::bots::meanOf(base.turns, matches), language()));
    if (base.points.squares + base.theirPoints.squares > 0)
        details << tr("Your side scores %1 points, the other side %2.")
                       .arg(StudyWords::number(rules::bots::meanOf(base.points, matches), language()),
                            StudyWords::number(rules::bots::meanOf(base.theirPoints, matches), language()));
    if (base.myHands.hands > 0) {
        const rules::bots::Share failed = rules::bots::shareOf(base.myHands.failed, base.myHands.hands);
        const rules::decks::Variant* variant = model::variantOf(deck());
        QString computed;
        if (variant != nullptr && variant->firstHand) {
            const auto hands = rules::decks::firstHands(*variant->firstHand, model::listOf(deck()),
                                                        m_context.workshop.cardsOf(deck().game).pool());
            if (hands.all > 0)
                computed = StudyWords::percent(
                    static_cast<double>(hands.failing) / static_cast<double>(hands.all), language(), 1);
        }
        const QString measured =
            StudyWords::rate({failed.share, failed.low, failed.high, base.myHands.hands}, language());
        details << (computed.isEmpty()
                        ? tr("First hands that fail: %1.").arg(measured)
                        : tr("First hands that fail: %1 measured, %2 calculated.").arg(measured, computed));
    }
    m_details->setText(details.join(u' '));
    const bool isOther = stored->deckId == deck().id &&
                         arm.seatings.front().setup.lines != std::vector<std::vector<std::string>>() && [&] {
                             const model::OwnDeck own = model::ownDeckOf(deck());
                             std::vector<std::string> line{"deck"};
                             line.insert(line.end(), own.cards.begin(), own.cards.end());
                             return arm.seatings.front().setup.lines.front() != line;
                         }();
    m_changed->setVisible(isOther);
    m_changed->setText(tr("The deck has changed since: these results are about the cards that it had then."));

    std::vector<Bar> bars;
    const auto bar = [&](const QString& label, const Estimate& estimate) {
        Bar made{label, estimate.value, StudyWords::rate(estimate, language()), {}};
        if (estimate.hasInterval())
            made.range = {estimate.low, estimate.high};
        bars.push_back(std::move(made));
    };
    if (!arm.isSymmetric())
        bar(tr("All matches"), rules::bots::winRate(arm, base, stored->looks()));
    if (base.bySeating.size() == 2) {
        bar(tr("Going first"), rules::bots::winRateOf(base, 0));
        bar(tr("Going second"), rules::bots::winRateOf(base, 1));
    } else if (base.bySeating.size() > 2) {
        for (std::size_t seat = 0; seat < base.bySeating.size(); ++seat)
            bar(tr("From seat %1").arg(seat + 1), rules::bots::winRateOf(base, seat));
    }
    m_rates->setBars(tr("Win rate with its 95 % interval"), std::move(bars), 1);
    std::vector<Bar> lengths;
    const std::uint32_t least = base.lengths.begin()->first;
    const std::uint32_t most = base.lengths.rbegin()->first;
    const std::uint32_t step = std::max(1U, (most - least) / 12 + 1);
    for (std::uint32_t from = least; from <= most; from += step) {
        std::uint64_t count = 0;
        for (const auto& [turns, times] : base.lengths)
            count += turns >= from && turns < from + step ? times : 0;
        const double share = 100.0 * static_cast<double>(count) / static_cast<double>(base.matches());
        lengths.push_back(
            {step == 1 ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(from + step - 1),
             share,
             locale.toString(share, 'f', 0),
             {}});
    }
    m_lengths->setBars(tr("Length in turns, share of the matches in percent"), std::move(lengths));
    showCards(study);
    showArms(study);
    m_method->setText(StudyWords::method(study, stored->looks()));
    showMatches();
}

void StudyPage::showMatches()
{
    // While matches are added, the list would move under the reader's eyes.
    const auto& stored = m_session.study();
    model::DeckStore* store = m_context.workshop.store();
    const bool isShown = stored && store != nullptr && !m_session.isRunning() && stored->study.rounds() > 0;
    m_matchRows->show(isShown ? &store->database() : nullptr, isShown ? &*stored : nullptr);
    m_matches->setColumnHidden(model::StudyMatchModel::Arm, !isShown || stored->study.arms.size() < 2);
    m_openMatch->setEnabled(false);
    for (QWidget* part : std::initializer_list<QWidget*>{m_matchesTitle, m_matches, m_openMatch})
        part->setVisible(isShown && m_matchRows->rowCount() > 0);
}

void StudyPage::openMatch(int row)
{
    const auto match = m_matchRows->match(row);
    const rules::KnownGame* const known = game();
    if (!match || known == nullptr || !m_session.study())
        return;
    const rules::bots::StudyPlan& plan = m_session.study()->study.plan;
    if (match->arm >= plan.arms.size() || match->seating >= plan.arms[match->arm].seatings.size())
        return;
    const auto file = model::studyMatch(*known, plan, match->arm, match->seating, match->seed);
    if (!file) {
        Q_EMIT failed(tr("This match cannot be played again: %1.")
                          .arg(QString::fromStdString(file.error().text(language()))));
        return;
    }
    Q_EMIT matchAsked(QByteArray::fromStdString(rules::writeMatchFile(*file)));
}

void StudyPage::showCards(const rules::bots::Study& study)
{
    const auto& cards = study.arms.front().cards;
    const std::uint64_t rounds = study.rounds();
    const std::size_t seatings = study.plan.arms.front().seatings.size();
    for (QWidget* part : std::initializer_list<QWidget*>{m_cardsTitle, m_cardsHint, m_cards, m_replace})
        part->setVisible(!cards.empty());
    const QString chosen = m_cards->currentItem() == nullptr
                               ? QString()
                               : m_cards->currentItem()->data(0, Qt::UserRole).toString();
    const QSignalBlocker quiet(m_cards);
    m_cards->setSortingEnabled(false);
    while (m_cards->topLevelItemCount() > static_cast<int>(cards.size()))
        delete m_cards->takeTopLevelItem(m_cards->topLevelItemCount() - 1);
    int row = 0;
    for (const auto& [id, card] : cards) {
        if (row >= m_cards->topLevelItemCount())
            m_cards->addTopLevelItem(new NumberItem);
        auto* item = static_cast<NumberItem*>(m_cards->topLevelItem(row++));
        const QString key = QString::fromStdString(id);
        item->setText(0, nameOfCard(id));
        item->setData(0, Qt::UserRole, key);
        QFont font = m_cards->font();
        font.setBold(deck().copiesOf(key) > 0);
        item->setFont(0, font);
        item->setToolTip(0, deck().copiesOf(key) > 0 ? tr("In your deck") : tr("In the other deck"));
        const Estimate taken = rules::bots::shareWhere(card.mine.matches, rounds, seatings);
        const Estimate price = rules::bots::meanOf(card.mine.price, 1);
        const Estimate won = rules::bots::winRateWhere(card.mine.matches);
        const Estimate faced = rules::bots::winRateWhere(card.theirs.matches);
        for (const auto& [column, estimate] : {std::pair(1, taken), std::pair(3, won), std::pair(4, faced)}) {
            item->show(column, StudyWords::shortRate(estimate, language()), estimate);
            item->setToolTip(column, StudyWords::rate(estimate, language()));
        }
        item->show(2, model::localeFor(language()).toString(price.value, 'f', 1), price);
        if (price.rounds == 0)
            item->setText(2, QStringLiteral("–"));
        item->setToolTip(2, StudyWords::number(price, language()));
        if (key == chosen)
            m_cards->setCurrentItem(item);
    }
    m_cards->setSortingEnabled(true);
    m_cards->setMinimumHeight(m_context.theme.scaled(28) *
                              std::clamp(static_cast<int>(cards.size()) + 1, 4, 16));
}

void StudyPage::showArms(const rules::bots::Study& study)
{
    const QSignalBlocker quiet(m_arms);
    m_arms->setSortingEnabled(false);
    m_arms->clear();
    const rules::bots::Looks looks = m_session.study()->looks();
    for (std::size_t i = 1; i < study.arms.size(); ++i) {
        auto* item = new NumberItem;
        m_arms->addTopLevelItem(item);
        item->setText(0, QString::fromStdString(study.plan.arms[i].name));
        const Estimate rate = rules::bots::winRate(study.plan.arms[i], study.arms[i], looks);
        const Estimate gain =
            rules::bots::gainOf(study.plan.arms[i], study.arms[i], looks, study.arms.size() - 1);
        item->show(1, StudyWords::rate(rate, language()), rate);
        item->show(2, StudyWords::gain(gain, language()), gain);
        if (gain.excludes(0))
            item->setForeground(2, gain.value > 0 ? m_context.theme.tokens().good
                                                  : m_context.theme.tokens().danger);
        item->setToolTip(2, StudyWords::comparison(study, i, looks, language()));
    }
    m_arms->setSortingEnabled(true);
    if (study.arms.size() > 2)
        m_arms->sortByColumn(2, Qt::DescendingOrder);
    m_arms->setMinimumHeight(m_context.theme.scaled(28) *
                             std::clamp(static_cast<int>(study.arms.size()), 2, 10));
}

std::optional<QString> StudyPage::exportTo(const QString& path)
{
    const auto& stored = m_session.study();
    if (!stored)
        return std::nullopt;
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("pdf")) {
        const auto nameOf = [this](const std::string& card) { return nameOfCard(card); };
        const QSizeF paper = QPageSize::size(
            QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4,
            QPageSize::Millimeter);
        const auto failure =
            model::writePages(model::StudyReport::page(*stored, nameOf, paper, language()), path);
        return failure ? std::optional(model::ProxyWords::failure(*failure)) : std::nullopt;
    }
    QByteArray content;
    if (ending == QLatin1String("json")) {
        content = model::studyAsJson(stored->study);
    } else if (ending == QLatin1String("png")) {
        QBuffer buffer(&content);
        buffer.open(QIODevice::WriteOnly);
        m_results->grab().save(&buffer, "PNG");
    } else {
        content = model::studyAsCsv(stored->study, stored->looks());
    }
    if (const auto written = model::writeFile(path, content); !written)
        return written.error().reason;
    return std::nullopt;
}

} // namespace views
