// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/setup_page.h"

#include "model/play/match_session.h"
#include "views/frame/choice_box.h"
#include "views/frame/tab_order.h"
#include "views/table/match_rules_box.h"
#include "views/table/recent_text.h"
#include "views/table/saved_setups_row.h"
#include "views/table/seat_players.h"
#include "views/table/setup_issues.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
const QString kLast = QStringLiteral("table/setup");
const QString kDeckNames = QStringLiteral("table/deckNames");
constexpr int kWidest = 720;

/// How many fields of one kind are side by side.
int columnsFor(std::size_t fields)
{
    constexpr std::size_t kMostInARow = 3;
    if (fields <= kMostInARow)
        return std::max(1, static_cast<int>(fields));
    return fields == 4 ? 2 : static_cast<int>(kMostInARow);
}
} // namespace

quint64 SetupPage::anySeed()
{
    return QRandomGenerator::global()->bounded(1U, 1'000'000U);
}

SetupPage::SetupPage(model::GameFinder games, const QStringList& ids, model::Settings& settings,
                     const Theme& theme, FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_games(std::move(games))
    , m_settings(settings)
    , m_theme(theme)
    , m_files(files)
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_game(new ChoiceBox(this))
    , m_variant(new ChoiceBox(this))
    , m_players(new QSpinBox(this))
    , m_seatBox(new QWidget(this))
    , m_seatForm(new QFormLayout)
    , m_coverRow(new QVBoxLayout)
    , m_seatPlayers(rules::kMaxSeats, model::SeatPlayer::GreedyBot)
    , m_covers(new QCheckBox(this))
    , m_deckBox(new QWidget(this))
    , m_deckForm(new QFormLayout(m_deckBox))
    , m_deckLabel(new Label(m_deckBox))
    , m_decks(new ChoiceBox(m_deckBox))
    , m_deckCards(rules::kMaxSeats)
    , m_deckNames(rules::kMaxSeats)
    , m_deckIds(rules::kMaxSeats)
    , m_fieldBox(new QWidget(this))
    , m_form(new QFormLayout)
    , m_fieldForm(new QFormLayout(m_fieldBox))
    , m_rules(new MatchRulesBox(this))
    , m_saved(new SavedSetupsRow(settings, this))
    , m_issues(new SetupIssues(this))
    , m_seed(new QLineEdit(this))
    , m_newSeed(new QPushButton(this))
    , m_deal(new QLineEdit(this))
    , m_daily(new QPushButton(this))
    , m_problem(new Label(this))
    , m_start(new QPushButton(this))
    , m_takeUp(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_statistics(new QPushButton(this))
    , m_recentBox(new QWidget(this))
    , m_recentTitle(new Label(m_recentBox))
    , m_recentHint(new Label(m_recentBox))
    , m_recentRows(new QVBoxLayout)
{
    m_seatPlayers.front() = model::SeatPlayer::Person;
    build();
    for (const QString& id : ids)
        m_game->addItem(QString(), id);
    connect(m_game, &QComboBox::currentIndexChanged, this, &SetupPage::otherGame);
    connect(m_variant, &QComboBox::currentIndexChanged, this, &SetupPage::showVariant);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &SetupPage::showDecks);
    connect(m_players, &QSpinBox::valueChanged, this, [this] {
        showFields();
        edited();
    });
    for (const ChoiceBox* choice : {m_game, m_variant, m_decks})
        connect(choice, &QComboBox::currentIndexChanged, this, &SetupPage::edited);
    connect(m_seed, &QLineEdit::textChanged, this, &SetupPage::edited);
    connect(m_rules, &MatchRulesBox::changed, this, &SetupPage::edited);
    connect(m_newSeed, &QPushButton::clicked, this, [this] { m_seed->setText(QString::number(anySeed())); });
    connect(m_deal, &QLineEdit::returnPressed, this, [this] { setDeal(m_deal->text()); });
    connect(m_daily, &QPushButton::clicked, this, &SetupPage::setDaily);
    connect(m_start, &QPushButton::clicked, this, &SetupPage::startWanted);
    connect(m_rules, &MatchRulesBox::ruleWanted, this, &SetupPage::ruleWanted);
    connect(m_issues, &SetupIssues::ruleWanted, this, &SetupPage::ruleWanted);
    connect(m_saved, &SavedSetupsRow::saveWanted, this, [this] { m_saved->save(setup()); });
    connect(m_saved, &SavedSetupsRow::chosen, this, [this](const model::TableSetup& saved) {
        setSetup(saved);
        m_newSeed->click();
    });
    connect(m_takeUp, &QPushButton::clicked, this, &SetupPage::takeUpWanted);
    connect(m_open, &QPushButton::clicked, this, &SetupPage::openWanted);
    connect(m_statistics, &QPushButton::clicked, this, &SetupPage::statisticsWanted);
    connect(&theme, &Theme::changed, this, &SetupPage::retranslate);
    m_newSeed->click();
    showGame();
    setProblem(QString());
    setKept(false);
    if (const auto last = model::readTableSetup(settings.state(kLast).toStringList())) {
        setSetup(*last);
        setDeckNames(settings.state(kDeckNames).toStringList());
        m_newSeed->click();
    }
    retranslate();
}

void SetupPage::build()
{
    setObjectName(QStringLiteral("setupPage"));
    m_game->setObjectName(QStringLiteral("setupGame"));
    m_variant->setObjectName(QStringLiteral("setupVariant"));
    m_decks->setObjectName(QStringLiteral("setupDecks"));
    m_seed->setObjectName(QStringLiteral("setupSeed"));
    m_newSeed->setObjectName(QStringLiteral("setupNewSeed"));
    m_deal->setObjectName(QStringLiteral("setupDeal"));
    m_daily->setObjectName(QStringLiteral("setupDaily"));
    m_problem->setObjectName(QStringLiteral("setupProblem"));
    m_start->setObjectName(QStringLiteral("startMatch"));
    m_takeUp->setObjectName(QStringLiteral("takeUpMatch"));
    m_open->setObjectName(QStringLiteral("openMatch"));
    m_statistics->setObjectName(QStringLiteral("showStatistics"));
    m_start->setProperty("role", QStringLiteral("primary"));
    m_problem->setProperty("role", QStringLiteral("danger"));
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_problem->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));

    // What comes and goes stands below the field that it belongs to: rows of a form that are hidden and shown
    // again end up on each other.
    const auto row = [this](QWidget* field) {
        auto* label = new Label(this);
        label->setBuddy(field);
        m_labels.push_back(label);
        auto* fields = new QVBoxLayout;
        fields->setSpacing(8);
        fields->addWidget(field);
        m_form->addRow(label, fields);
        return fields;
    };
    row(m_game)->addWidget(m_saved);
    row(m_variant)->addWidget(m_players);
    m_players->setObjectName(QStringLiteral("setupPlayers"));
    m_form->addRow(m_seatBox);
    m_form->addRow(m_deckBox);
    buildSeats();
    buildDecks();
    m_form->addRow(m_fieldBox);
    m_fieldForm->setContentsMargins(0, 0, 0, 0);
    auto* seed = new QHBoxLayout;
    seed->setSpacing(8);
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_newSeed);
    auto* seedLabel = new Label(this);
    seedLabel->setBuddy(m_seed);
    m_labels.push_back(seedLabel);
    m_form->addRow(seedLabel, seed);
    auto* deal = new QHBoxLayout;
    deal->setSpacing(8);
    deal->addWidget(m_deal, 1);
    deal->addWidget(m_daily);
    auto* dealLabel = new Label(this);
    dealLabel->setBuddy(m_deal);
    m_labels.push_back(dealLabel);
    m_form->addRow(dealLabel, deal);
    for (QFormLayout* form : {m_form, m_seatForm, m_deckForm, m_fieldForm}) {
        form->setHorizontalSpacing(16);
        form->setVerticalSpacing(8);
        form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_start);
    buttons->addWidget(m_takeUp);
    buttons->addWidget(m_open);
    buttons->addWidget(m_statistics);
    buttons->addStretch(1);
    auto* page = new QWidget(this);
    page->setMaximumWidth(kWidest);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(32, 20, 32, 24);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(m_form);
    column->addWidget(m_rules);
    column->addWidget(m_issues);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    m_recentBox->setObjectName(QStringLiteral("recentMatches"));
    m_recentHint->setProperty("role", QStringLiteral("quiet"));
    m_recentHint->setWordWrap(true);
    auto* recent = new QVBoxLayout(m_recentBox);
    recent->setContentsMargins(0, 12, 0, 0);
    recent->setSpacing(4);
    recent->addWidget(m_recentTitle);
    recent->addWidget(m_recentHint);
    recent->addLayout(m_recentRows);
    m_recentBox->hide();
    column->addWidget(m_recentBox);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

void SetupPage::buildSeats()
{
    m_covers->setObjectName(QStringLiteral("setupCovers"));
    m_coverRow->addWidget(m_covers);
    auto* column = new QVBoxLayout(m_seatBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(m_seatForm);
    column->addLayout(m_coverRow);
}

void SetupPage::buildDecks()
{
    m_decks->addItem(QString());
    m_decks->addItem(QString());
    m_deckLabel->setBuddy(m_decks);
    auto* below = new QVBoxLayout;
    below->setSpacing(8);
    below->addWidget(m_decks);
    for (std::size_t seat = 0; seat < rules::kMaxSeats; ++seat) {
        m_deckBoxes.push_back(new ChoiceBox(m_deckBox));
        m_deckBoxes.back()->setObjectName(QStringLiteral("setupOwnDeck%1").arg(seat));
        connect(m_deckBoxes.back(), &QComboBox::activated, this,
                [this, seat](int chosen) { takeDeck(seat, chosen); });
        below->addWidget(m_deckBoxes.back());
        m_deckFiles.push_back(new QPushButton(m_deckBox));
        m_deckFiles.back()->setObjectName(QStringLiteral("setupDeckFile%1").arg(seat));
        connect(m_deckFiles.back(), &QPushButton::clicked, this, [this, seat] { chooseDeck(seat); });
        below->addWidget(m_deckFiles.back());
    }
    m_deckForm->setContentsMargins(0, 0, 0, 0);
    m_deckForm->addRow(m_deckLabel, below);
}

void SetupPage::retranslate()
{
    m_title->setText(tr("Start a match"));
    m_title->setFont(m_theme.fonts().heading());
    m_hint->setText(
        tr("Play every seat yourself to try out turns, or let bots answer. Every step can be undone."));
    const QStringList labels{tr("Game"), tr("Variant"), tr("Seed"), tr("Deal code")};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[static_cast<qsizetype>(i)]);
    for (int i = 0; i < m_game->count(); ++i)
        if (const rules::KnownGame* each = m_games(m_game->itemData(i).toString()))
            m_game->setItemText(i, model::inLanguage(each->name(), language()));
    m_deckLabel->setText(tr("Cards"));
    m_players->setPrefix(tr("Players: "));
    m_players->setAccessibleName(tr("Number of players"));
    m_newSeed->setText(tr("New seed"));
    m_newSeed->setToolTip(tr("Choose another seed; the same seed deals the same cards"));
    m_deal->setPlaceholderText(tr("Type in a code and press Enter"));
    m_deal->setToolTip(tr("Names this match: copy it to pass it on, or type in another one and press Enter"));
    m_daily->setText(tr("Today’s deal"));
    m_daily->setToolTip(tr("The same deal for everyone today, for this game, variant and difficulty"));
    m_start->setText(tr("Start"));
    m_takeUp->setText(tr("Resume the last match"));
    m_open->setText(tr("Open a match or scenario…"));
    m_statistics->setText(tr("Your matches"));
    m_statistics->setToolTip(tr("See how your matches ended, by game, variant and difficulty"));
    m_covers->setText(tr("Pass and play: hide the table until the next player is at the screen"));
    m_covers->setToolTip(tr("For people who share a screen and keep their cards hidden from each other"));
    m_recentTitle->setText(tr("Recent matches"));
    m_recentTitle->setFont(m_theme.fonts().heading(14));
    m_recentHint->setText(tr("The last ten matches are listed here, along with all that have names, notes "
                             "or a review. Save a match to a file to keep it permanently."));
    showRecent();
    // Variants, seats and fields have names of the game.
    const model::TableSetup kept = setup();
    showGame();
    setSetup(kept);
}

void SetupPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

const rules::KnownGame* SetupPage::game() const
{
    return m_games(m_game->currentData().toString());
}

std::string SetupPage::variant() const
{
    return m_variant->currentData().toString().toStdString();
}

rules::VariantView SetupPage::variantView() const
{
    const auto known = game() == nullptr ? std::nullopt : rules::findVariant(*game(), variant());
    return known.value_or(rules::VariantView{});
}

QString SetupPage::seatName(std::size_t seat) const
{
    return seat < m_seatViews.size() ? model::inLanguage(m_seatViews[seat].name, language()) : QString();
}

/// Decks belong to their game.
void SetupPage::otherGame()
{
    m_deckCards.assign(rules::kMaxSeats, {});
    m_deckNames.assign(rules::kMaxSeats, {});
    m_deckIds.assign(rules::kMaxSeats, {});
    m_decks->setCurrentIndex(0);
    showGame();
}

/// What was wrong may not be so any more.
void SetupPage::edited()
{
    setProblem(QString());
    showIssues();
    showDeal();
}

void SetupPage::showIssues()
{
    if (game() == nullptr)
        return;
    const std::vector<rules::SetupIssue> issues = game()->issues(matchSetup());
    m_issues->setIssues(issues, language());
    m_start->setEnabled(std::all_of(issues.begin(), issues.end(),
                                    [](const rules::SetupIssue& issue) { return issue.isWarning; }));
}

bool SetupPage::canCover() const
{
    const auto persons = std::count_if(m_seats.begin(), m_seats.end(), [](const ChoiceBox* seat) {
        return seat->currentIndex() == static_cast<int>(model::SeatPlayer::Person);
    });
    if (game() == nullptr || persons < 2)
        return false;
    if (const auto played = rules::findVariant(*game(), variant()); played && played->isSecretive)
        return true;
    const std::unique_ptr<rules::scenario::Stage> stage = game()->stage();
    const std::vector<std::string> head{"variant", variant()};
    if (!stage->head(head))
        return false;
    const rules::scenario::PositionForm form = stage->form();
    return std::any_of(form.cards.begin(), form.cards.end(),
                       [](const auto& part) { return part.zone.shape == rules::ZoneShape::Hand; });
}

void SetupPage::showCovers()
{
    m_covers->setVisible(canCover());
}

void SetupPage::showGame()
{
    const rules::KnownGame* shown = game();
    if (shown == nullptr)
        return;
    const QString before = m_variant->currentData().toString();
    {
        const QSignalBlocker quiet(m_variant);
        m_variant->clear();
        for (const rules::VariantView& each : shown->variants())
            m_variant->addItem(model::inLanguage(each.name, language()), QString::fromStdString(each.id));
        m_variant->setCurrentIndex(std::max(0, m_variant->findData(before)));
    }
    m_saved->setGame(m_game->currentData().toString());
    showVariant();
}

void SetupPage::showVariant()
{
    if (game() == nullptr)
        return;
    showPlayers();
    m_rules->setRules(game()->options(variant()), language());
    showFields();
}

void SetupPage::showPlayers()
{
    const rules::VariantView shown = variantView();
    const QSignalBlocker quiet(m_players);
    const int before = m_players->value();
    m_players->setRange(static_cast<int>(shown.minPlayers), static_cast<int>(shown.maxPlayers));
    m_players->setValue(static_cast<int>(
        shown.takes(static_cast<unsigned>(before)) ? static_cast<unsigned>(before) : shown.usualPlayers));
    m_players->setVisible(shown.minPlayers != shown.maxPlayers);
}

/// What the game asks of a match of this variant; answers to what was asked before are kept.
void SetupPage::setCardText(std::function<QString(const QString& id)> text)
{
    m_cardText = std::move(text);
    const model::TableSetup filled = setup();
    showFields();
    setLines(filled.match.lines);
}

void SetupPage::showFields()
{
    if (game() == nullptr)
        return;
    const std::vector<std::vector<std::string>> kept = matchSetup().lines;
    while (m_fieldForm->rowCount() > 0)
        m_fieldForm->removeRow(0);
    m_fields.clear();
    const auto players = static_cast<unsigned>(m_players->value());
    for (const rules::SetupField& field : game()->setupFields(variant(), players)) {
        auto* box = new QWidget(m_fieldBox);
        box->setObjectName(QStringLiteral("setupField.") + QString::fromStdString(field.key));
        auto* grid = new QGridLayout(box);
        grid->setContentsMargins(0, 0, 0, 0);
        const int columns = columnsFor(field.each.size());
        Field made{field.key, {}, {}};
        int place = 0;
        for (const rules::BothLanguages& each : field.each) {
            const QString name = model::inLanguage(each, language());
            QWidget* added = nullptr;
            if (field.choices.empty()) {
                auto* number = new QSpinBox(box);
                number->setRange(0, field.most);
                number->setButtonSymbols(QAbstractSpinBox::NoButtons);
                number->setPrefix(name + QStringLiteral(": "));
                connect(number, &QSpinBox::valueChanged, this, &SetupPage::edited);
                made.numbers.push_back(number);
                added = number;
            } else {
                auto* choice = new ChoiceBox(box);
                for (const rules::CardName& card : field.choices) {
                    const QString id = QString::fromStdString(card.id);
                    choice->addItem(model::inLanguage(card.name, language()), id);
                    choice->setItemData(choice->count() - 1, m_cardText ? m_cardText(id) : QString(),
                                        Qt::ToolTipRole);
                }
                const auto tellChoice = [choice, name] {
                    const QString text = choice->currentData(Qt::ToolTipRole).toString();
                    choice->setToolTip(text.isEmpty() ? name : name + QStringLiteral(": ") + text);
                    choice->setAccessibleDescription(text);
                };
                connect(choice, &QComboBox::currentIndexChanged, choice, tellChoice);
                tellChoice();
                choice->setMinimumContentsLength(10);
                choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
                connect(choice, &QComboBox::currentIndexChanged, this, &SetupPage::edited);
                connect(choice, &QComboBox::activated, this, &SetupPage::showSeats);
                made.choices.push_back(choice);
                added = choice;
            }
            added->setAccessibleName(name);
            grid->addWidget(added, place / columns, place % columns);
            ++place;
        }
        auto* label = new Label(model::inLanguage(field.name, language()), m_fieldBox);
        m_fieldForm->addRow(label, box);
        m_fields.push_back(std::move(made));
    }
    m_fieldBox->setVisible(!m_fields.empty());
    setLines(kept);
    showSeats();
    listDecks();
    alignLabels();
}

/// One row per seat; who sits there stays when seats come and go.
void SetupPage::showSeats()
{
    std::vector<rules::SeatView> seats =
        game() == nullptr ? std::vector<rules::SeatView>{} : game()->seats(matchSetup());
    // A set-up that does not go together leaves everybody where they are.
    if (!seats.empty() || m_seatViews.empty() || game() == nullptr)
        m_seatViews = std::move(seats);
    if (m_seats.size() != m_seatViews.size()) {
        m_seats.clear();
        while (m_seatForm->rowCount() > 0)
            m_seatForm->removeRow(0);
        for (std::size_t seat = 0; seat < m_seatViews.size(); ++seat) {
            auto* choice = new ChoiceBox(m_seatBox);
            choice->setObjectName(QStringLiteral("setupSeat%1").arg(seat));
            for (int i = 0; i < model::kSeatPlayers; ++i)
                choice->addItem(QString());
            choice->setCurrentIndex(static_cast<int>(m_seatPlayers[seat]));
            connect(choice, &QComboBox::currentIndexChanged, this, [this, seat](int player) {
                m_seatPlayers[seat] = static_cast<model::SeatPlayer>(std::max(0, player));
                showCovers();
                edited();
            });
            auto* label = new Label(m_seatBox);
            label->setBuddy(choice);
            m_seatForm->addRow(label, choice);
            m_seats.push_back(choice);
        }
    }
    const QStringList players = seatPlayerNames();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        for (int i = 0; i < players.size(); ++i)
            m_seats[seat]->setItemText(i, players[i]);
        m_seats[seat]->setAccessibleName(tr("Who plays %1").arg(seatName(seat)));
        offerPlayers(*m_seats[seat], m_game->currentData().toString(), QString::fromStdString(variant()),
                     m_seatViews.size());
        if (auto* label = qobject_cast<QLabel*>(m_seatForm->labelForField(m_seats[seat])))
            label->setText(seatName(seat));
    }
    showCovers();
    showDecks();
    showIssues();
}

/// All forms are one to the eye: one column of labels, each on the line of its field.
void SetupPage::alignLabels()
{
    std::vector<std::pair<QWidget*, QWidget*>> rows;
    for (const QFormLayout* form : {m_form, m_seatForm, m_deckForm, m_fieldForm})
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole);
            if (label != nullptr && label->widget() != nullptr)
                rows.emplace_back(label->widget(), m_game);
        }
    int widest = 0;
    for (const auto& [label, field] : rows) {
        label->setMinimumWidth(0);
        widest = std::max(widest, label->sizeHint().width());
    }
    for (const auto& [label, field] : rows) {
        label->setMinimumWidth(widest);
        label->setMinimumHeight(field->sizeHint().height());
    }
    m_coverRow->setContentsMargins(widest + m_form->horizontalSpacing(), 0, 0, 0);
}

void SetupPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // The style sheet takes fonts away when it is first put on.
    m_title->setFont(m_theme.fonts().heading());
    listDecks();
    orderTabs();
}

void SetupPage::orderTabs()
{
    QTimer::singleShot(0, this, [this] { orderTabsByPlace(*this); });
}

rules::MatchSetup SetupPage::matchSetup() const
{
    rules::MatchSetup match;
    match.game = m_game->currentData().toString().toStdString();
    match.variant = variant();
    match.seed = m_seed->text().toULongLong();
    if (const rules::VariantView shown = variantView(); shown.minPlayers != shown.maxPlayers)
        match.players = static_cast<unsigned>(m_players->value());
    if (m_decks->currentIndex() == 1)
        for (std::size_t seat = 0; seat < decksNeeded(); ++seat) {
            std::vector<std::string> line{"deck"};
            line.insert(line.end(), m_deckCards[seat].begin(), m_deckCards[seat].end());
            match.lines.push_back(std::move(line));
        }
    for (const Field& field : m_fields) {
        std::vector<std::string> line{field.key};
        for (const ChoiceBox* choice : field.choices)
            line.push_back(choice->currentData().toString().toStdString());
        for (const QSpinBox* number : field.numbers)
            line.push_back(std::to_string(number->value()));
        match.lines.push_back(std::move(line));
    }
    for (std::vector<std::string>& line : m_rules->lines())
        match.lines.push_back(std::move(line));
    return match;
}

model::TableSetup SetupPage::setup() const
{
    model::TableSetup setup;
    setup.match = matchSetup();
    for (const ChoiceBox* seat : m_seats)
        setup.seats.push_back(static_cast<model::SeatPlayer>(std::max(0, seat->currentIndex())));
    setup.covers = canCover() && m_covers->isChecked();
    return setup;
}

void SetupPage::setLines(const std::vector<std::vector<std::string>>& lines)
{
    for (const std::vector<std::string>& line : lines)
        for (const Field& field : m_fields) {
            if (field.key != line.front())
                continue;
            for (std::size_t i = 0; i < field.choices.size() && i + 1 < line.size(); ++i)
                field.choices[i]->setCurrentIndex(
                    std::max(0, field.choices[i]->findData(QString::fromStdString(line[i + 1]))));
            for (std::size_t i = 0; i < field.numbers.size() && i + 1 < line.size(); ++i)
                field.numbers[i]->setValue(QString::fromStdString(line[i + 1]).toInt());
        }
}

void SetupPage::setSetup(const model::TableSetup& setup)
{
    const int shown = m_game->findData(QString::fromStdString(setup.match.game));
    if (shown < 0)
        return;
    m_game->setCurrentIndex(shown);
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(QString::fromStdString(setup.match.variant))));
    if (setup.match.players > 0)
        m_players->setValue(static_cast<int>(setup.match.players));
    m_seed->setText(QString::number(setup.match.seed));
    // Earlier versions remember two seats, whatever the variant.
    for (std::size_t i = 0; i < m_seatPlayers.size() && i < setup.seats.size(); ++i) {
        m_seatPlayers[i] = setup.seats[i];
        if (i < m_seats.size())
            m_seats[i]->setCurrentIndex(static_cast<int>(setup.seats[i]));
    }
    m_covers->setChecked(setup.covers);
    std::size_t decks = 0;
    for (const std::vector<std::string>& line : setup.match.lines) {
        if (line.front() != "deck" || decks >= rules::kMaxSeats)
            continue;
        const std::vector<std::string> cards(line.begin() + 1, line.end());
        // The name belongs to the cards that it came with.
        if (m_deckNames[decks].isEmpty() || cards != m_deckCards[decks]) {
            m_deckNames[decks] = tr("Deck");
            m_deckIds[decks].clear();
        }
        m_deckCards[decks] = cards;
        ++decks;
    }
    m_decks->setCurrentIndex(decks > 0 ? 1 : 0);
    m_rules->setLines(setup.match.lines);
    setLines(setup.match.lines);
    showSeats();
    showDeal();
}

void SetupPage::remember()
{
    m_settings.setState(kLast, model::writeTableSetup(setup()));
    m_settings.setState(kDeckNames, QStringList(m_deckNames.begin(), m_deckNames.end()));
}

void SetupPage::shuffle()
{
    m_newSeed->click();
}

void SetupPage::setRecent(std::vector<model::RecentMatch> recent)
{
    m_recent = std::move(recent);
    showRecent();
}

void SetupPage::showRecent()
{
    while (QLayoutItem* row = m_recentRows->takeAt(0)) {
        row->widget()->hide();
        row->widget()->setObjectName(QString());
        row->widget()->deleteLater();
        delete row;
    }
    int number = 0;
    for (const model::RecentMatch& match : m_recent) {
        auto* take = new QPushButton(recentText(match, m_games(match.game), language()), m_recentBox);
        take->setObjectName(QStringLiteral("recentMatch%1").arg(number++));
        take->setProperty("role", QStringLiteral("quiet"));
        take->setToolTip(tr("Resume this match"));
        connect(take, &QPushButton::clicked, this, [this, path = match.path] { Q_EMIT recentWanted(path); });
        m_recentRows->addWidget(take, 0, Qt::AlignLeft);
        take->show(); // a layout would only do so later
    }
    m_recentBox->setVisible(!m_recent.empty());
    orderTabs();
}

void SetupPage::setProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void SetupPage::setKept(bool kept)
{
    m_takeUp->setVisible(kept);
}

void SetupPage::takeFocus()
{
    m_start->setFocus(Qt::OtherFocusReason);
}

} // namespace views
