// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/setup_page.h"

#include "model/play/known_games.h"
#include "model/play/match_session.h"
#include "views/frame/choice_box.h"
#include "views/frame/tab_order.h"
#include "views/table/match_rules_box.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
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
} // namespace

quint64 SetupPage::anySeed()
{
    return QRandomGenerator::global()->bounded(1U, 1'000'000U);
}

SetupPage::SetupPage(model::GameFinder games, model::Settings& settings, const Theme& theme,
                     FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_games(std::move(games))
    , m_settings(settings)
    , m_theme(theme)
    , m_files(files)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_game(new ChoiceBox(this))
    , m_variant(new ChoiceBox(this))
    , m_covers(new QCheckBox(this))
    , m_decks(new ChoiceBox(this))
    , m_deckCards(kSeatsSetUp)
    , m_deckNames(kSeatsSetUp)
    , m_deckIds(kSeatsSetUp)
    , m_fieldBox(new QWidget(this))
    , m_form(new QFormLayout)
    , m_fieldForm(new QFormLayout(m_fieldBox))
    , m_rules(new MatchRulesBox(this))
    , m_seed(new QLineEdit(this))
    , m_newSeed(new QPushButton(this))
    , m_problem(new QLabel(this))
    , m_start(new QPushButton(this))
    , m_takeUp(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_recentBox(new QWidget(this))
    , m_recentTitle(new QLabel(m_recentBox))
    , m_recentHint(new QLabel(m_recentBox))
    , m_recentRows(new QVBoxLayout)
{
    build();
    for (const QString& id : model::knownGameIds())
        m_game->addItem(QString(), id);
    connect(m_game, &QComboBox::currentIndexChanged, this, &SetupPage::otherGame);
    connect(m_variant, &QComboBox::currentIndexChanged, this, &SetupPage::showVariant);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &SetupPage::showVariant);
    for (ChoiceBox* seat : m_seats)
        connect(seat, &QComboBox::currentIndexChanged, this, &SetupPage::showCovers);
    for (const ChoiceBox* choice : {m_game, m_variant, m_decks, m_seats[0], m_seats[1]})
        connect(choice, &QComboBox::currentIndexChanged, this, &SetupPage::edited);
    connect(m_seed, &QLineEdit::textChanged, this, &SetupPage::edited);
    connect(m_rules, &MatchRulesBox::changed, this, &SetupPage::edited);
    connect(m_newSeed, &QPushButton::clicked, this, [this] { m_seed->setText(QString::number(anySeed())); });
    connect(m_start, &QPushButton::clicked, this, &SetupPage::startWanted);
    connect(m_rules, &MatchRulesBox::ruleWanted, this, &SetupPage::ruleWanted);
    connect(m_takeUp, &QPushButton::clicked, this, &SetupPage::takeUpWanted);
    connect(m_open, &QPushButton::clicked, this, &SetupPage::openWanted);
    connect(&theme, &Theme::changed, this, &SetupPage::retranslate);
    m_newSeed->click();
    showGame();
    setProblem(QString());
    setKept(false);
    if (const auto last = model::readTableSetup(settings.state(kLast).toStringList())) {
        setSetup(*last);
        const QStringList names = settings.state(kDeckNames).toStringList();
        for (std::size_t seat = 0; seat < kSeatsSetUp; ++seat)
            if (const QString name = names.value(static_cast<qsizetype>(seat));
                !name.isEmpty() && !m_deckCards[seat].empty())
                m_deckNames[seat] = name;
        m_newSeed->click();
    } else {
        m_seats[1]->setCurrentIndex(static_cast<int>(model::SeatPlayer::GreedyBot));
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
    m_problem->setObjectName(QStringLiteral("setupProblem"));
    m_start->setObjectName(QStringLiteral("startMatch"));
    m_takeUp->setObjectName(QStringLiteral("takeUpMatch"));
    m_open->setObjectName(QStringLiteral("openMatch"));
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
        auto* label = new QLabel(this);
        label->setBuddy(field);
        m_labels.push_back(label);
        auto* fields = new QVBoxLayout;
        fields->setSpacing(8);
        fields->addWidget(field);
        m_form->addRow(label, fields);
        return fields;
    };
    QVBoxLayout* below = nullptr;
    row(m_game);
    row(m_variant);
    for (std::size_t seat = 0; seat < kSeatsSetUp; ++seat) {
        m_seats.push_back(new ChoiceBox(this));
        m_seats.back()->setObjectName(QStringLiteral("setupSeat%1").arg(seat));
        for (int i = 0; i < 3; ++i)
            m_seats.back()->addItem(QString());
        below = row(m_seats.back());
    }
    m_covers->setObjectName(QStringLiteral("setupCovers"));
    below->addWidget(m_covers);
    m_decks->addItem(QString());
    m_decks->addItem(QString());
    below = row(m_decks);
    for (std::size_t seat = 0; seat < kSeatsSetUp; ++seat) {
        m_deckBoxes.push_back(new ChoiceBox(this));
        m_deckBoxes.back()->setObjectName(QStringLiteral("setupOwnDeck%1").arg(seat));
        connect(m_deckBoxes.back(), &QComboBox::activated, this,
                [this, seat](int chosen) { takeDeck(seat, chosen); });
        below->addWidget(m_deckBoxes.back());
        m_deckFiles.push_back(new QPushButton(this));
        m_deckFiles.back()->setObjectName(QStringLiteral("setupDeckFile%1").arg(seat));
        connect(m_deckFiles.back(), &QPushButton::clicked, this, [this, seat] { chooseDeck(seat); });
        below->addWidget(m_deckFiles.back());
    }
    m_form->addRow(m_fieldBox);
    m_fieldForm->setContentsMargins(0, 0, 0, 0);
    auto* seed = new QHBoxLayout;
    seed->setSpacing(8);
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_newSeed);
    auto* seedLabel = new QLabel(this);
    seedLabel->setBuddy(m_seed);
    m_labels.push_back(seedLabel);
    m_form->addRow(seedLabel, seed);
    for (QFormLayout* form : {m_form, m_fieldForm}) {
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

void SetupPage::retranslate()
{
    m_title->setText(tr("Start a match"));
    m_title->setFont(m_theme.fonts().heading());
    m_hint->setText(
        tr("Play both sides to try out turns, or let a bot answer. Every step can be taken back."));
    const QStringList labels{tr("Game"), tr("Variant"), tr("Seat A"), tr("Seat B"), tr("Cards"), tr("Seed")};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[static_cast<qsizetype>(i)]);
    for (int i = 0; i < m_game->count(); ++i)
        m_game->setItemText(
            i, model::inLanguage(model::knownGame(m_game->itemData(i).toString())->name(), language()));
    const QStringList players{tr("You"), tr("Bot, at random"), tr("Bot, greedy")};
    for (ChoiceBox* seat : m_seats)
        for (int i = 0; i < players.size(); ++i)
            seat->setItemText(i, players[i]);
    m_newSeed->setText(tr("Another"));
    m_newSeed->setToolTip(tr("Draw another seed: the same seed deals the same cards"));
    m_start->setText(tr("Start"));
    m_takeUp->setText(tr("Take up the last match"));
    m_open->setText(tr("Open a match or scenario…"));
    m_covers->setText(tr("Pass and play: cover the table until the other one is there"));
    m_covers->setToolTip(tr("For two people at one screen who do not show each other their hands"));
    m_recentTitle->setText(tr("Recent matches"));
    m_recentTitle->setFont(m_theme.fonts().heading(14));
    m_recentHint->setText(
        tr("The last ten stay here, and all with a name or a note in their timeline. Save a "
           "match to keep it for good."));
    showRecent();
    if (game() != nullptr)
        for (int i = 0; i < m_variant->count(); ++i)
            m_variant->setItemText(
                i, model::inLanguage(game()->variantName(m_variant->itemData(i).toString().toStdString()),
                                     language()));
    // Fields have names of the game.
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

/// Decks belong to their game.
void SetupPage::otherGame()
{
    m_deckCards.assign(kSeatsSetUp, {});
    m_deckNames.assign(kSeatsSetUp, {});
    m_deckIds.assign(kSeatsSetUp, {});
    m_decks->setCurrentIndex(0);
    showGame();
}

/// What was wrong may not be so any more.
void SetupPage::edited()
{
    setProblem(QString());
}

bool SetupPage::canCover() const
{
    if (game() == nullptr || std::any_of(m_seats.begin(), m_seats.end(), [](const ChoiceBox* seat) {
            return seat->currentIndex() != static_cast<int>(model::SeatPlayer::Person);
        }))
        return false;
    const rules::scenario::PositionForm form = game()->stage()->form();
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
    {
        const QSignalBlocker quiet(m_variant);
        m_variant->clear();
        for (const std::string& each : shown->variants())
            m_variant->addItem(model::inLanguage(shown->variantName(each), language()),
                               QString::fromStdString(each));
    }
    while (m_fieldForm->rowCount() > 0)
        m_fieldForm->removeRow(0);
    m_fields.clear();
    for (const rules::SetupField& field : shown->setupFields()) {
        auto* box = new QWidget(m_fieldBox);
        auto* row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        Field made{field.key, {}, {}};
        for (const rules::BothLanguages& each : field.each) {
            const QString name = model::inLanguage(each, language());
            if (field.choices.empty()) {
                auto* number = new QSpinBox(box);
                number->setRange(0, field.most);
                number->setButtonSymbols(QAbstractSpinBox::NoButtons);
                number->setPrefix(name + QStringLiteral(": "));
                number->setAccessibleName(name);
                connect(number, &QSpinBox::valueChanged, this, &SetupPage::edited);
                made.numbers.push_back(number);
                row->addWidget(number, 1);
                continue;
            }
            auto* choice = new ChoiceBox(box);
            for (const rules::CardName& card : field.choices)
                choice->addItem(model::inLanguage(card.name, language()), QString::fromStdString(card.id));
            choice->setAccessibleName(name);
            choice->setToolTip(name);
            choice->setMinimumContentsLength(10);
            choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            connect(choice, &QComboBox::currentIndexChanged, this, &SetupPage::edited);
            made.choices.push_back(choice);
            row->addWidget(choice, 1);
        }
        auto* label = new QLabel(model::inLanguage(field.name, language()), m_fieldBox);
        m_fieldForm->addRow(label, box);
        m_fields.push_back(std::move(made));
    }
    m_fieldBox->setVisible(!m_fields.empty());
    m_rules->setRules(game()->options(), language());
    alignLabels();
    listDecks();
    showCovers();
}

/// Both forms are one to the eye: one column of labels, each on the line of its field.
void SetupPage::alignLabels()
{
    std::vector<std::pair<QWidget*, QWidget*>> rows;
    for (const QFormLayout* form : {m_form, m_fieldForm})
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

model::TableSetup SetupPage::setup() const
{
    model::TableSetup setup;
    setup.match.game = m_game->currentData().toString().toStdString();
    setup.match.variant = variant();
    setup.match.seed = m_seed->text().toULongLong();
    for (const ChoiceBox* seat : m_seats)
        setup.seats.push_back(static_cast<model::SeatPlayer>(std::max(0, seat->currentIndex())));
    setup.covers = canCover() && m_covers->isChecked();
    if (m_decks->currentIndex() == 1)
        for (std::size_t seat = 0; seat < decksNeeded(); ++seat) {
            std::vector<std::string> line{"deck"};
            line.insert(line.end(), m_deckCards[seat].begin(), m_deckCards[seat].end());
            setup.match.lines.push_back(std::move(line));
        }
    for (const Field& field : m_fields) {
        std::vector<std::string> line{field.key};
        for (const ChoiceBox* choice : field.choices)
            line.push_back(choice->currentData().toString().toStdString());
        for (const QSpinBox* number : field.numbers)
            line.push_back(std::to_string(number->value()));
        setup.match.lines.push_back(std::move(line));
    }
    for (std::vector<std::string>& line : m_rules->lines())
        setup.match.lines.push_back(std::move(line));
    return setup;
}

void SetupPage::setSetup(const model::TableSetup& setup)
{
    const int shown = m_game->findData(QString::fromStdString(setup.match.game));
    if (shown < 0)
        return;
    m_game->setCurrentIndex(shown);
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(QString::fromStdString(setup.match.variant))));
    m_seed->setText(QString::number(setup.match.seed));
    for (std::size_t i = 0; i < m_seats.size() && i < setup.seats.size(); ++i)
        m_seats[i]->setCurrentIndex(static_cast<int>(setup.seats[i]));
    m_covers->setChecked(setup.covers);
    std::size_t decks = 0;
    for (const std::vector<std::string>& line : setup.match.lines) {
        if (line.front() == "deck" && decks < kSeatsSetUp) {
            const std::vector<std::string> cards(line.begin() + 1, line.end());
            // The name belongs to the cards that it came with.
            if (m_deckNames[decks].isEmpty() || cards != m_deckCards[decks]) {
                m_deckNames[decks] = tr("Deck");
                m_deckIds[decks].clear();
            }
            m_deckCards[decks] = cards;
            ++decks;
        }
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
    m_decks->setCurrentIndex(decks > 0 ? 1 : 0);
    m_rules->setLines(setup.match.lines);
    showVariant();
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

/// "17.11.2026 09:12 · Crimson Company, Duel · 31 steps"
QString SetupPage::recentText(const model::RecentMatch& match) const
{
    const QString when = QLocale(language() == model::Language::German ? QLocale::German : QLocale::English)
                             .toString(match.when, QLocale::ShortFormat);
    const rules::KnownGame* played = m_games(match.game);
    const QString what =
        match.game.isEmpty() ? tr("cannot be read")
        : played == nullptr
            ? match.game
            : model::inLanguage(played->name(), language()) + QStringLiteral(", ") +
                  model::inLanguage(played->variantName(match.variant.toStdString()), language());
    QStringList parts{when, what};
    if (!match.game.isEmpty())
        parts << tr("%n step(s)", nullptr, match.steps);
    if (match.marked)
        parts << tr("with notes");
    return parts.join(QStringLiteral(" · "));
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
        auto* take = new QPushButton(recentText(match), m_recentBox);
        take->setObjectName(QStringLiteral("recentMatch%1").arg(number++));
        take->setProperty("role", QStringLiteral("quiet"));
        take->setToolTip(tr("Take this match up again"));
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
