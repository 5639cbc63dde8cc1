// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/welcome/welcome_place.h"

#include "views/text/label.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidest = 720;
constexpr int kButton = 232;

QLabel* quietLabel(QWidget* parent)
{
    auto* label = new Label(parent);
    label->setProperty("role", u"quiet"_s);
    label->setWordWrap(true);
    return label;
}

} // namespace

WelcomePlace::WelcomePlace(std::vector<WelcomeGame> games, model::Settings& settings, const Theme& theme,
                           QWidget* parent)
    : Place(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_sentence(new Label(this))
    , m_languageTitle(new Label(this))
    , m_languages(new QButtonGroup(this))
    , m_gamesTitle(new Label(this))
    , m_gamesHint(quietLabel(this))
    , m_gameList(new OwnedGames(std::move(games), settings, theme, this))
    , m_beginTitle(new Label(this))
    , m_steps(new QVBoxLayout)
    , m_deck(addStep(u"welcomeDeck"_s, &WelcomePlace::deckWanted))
    , m_match(addStep(u"welcomeMatch"_s, &WelcomePlace::matchWanted))
    , m_solo(addStep(u"welcomeSolo"_s, &WelcomePlace::soloWanted))
    , m_rulebook(addStep(u"welcomeRulebook"_s, &WelcomePlace::rulebookWanted))
    , m_cards(addStep(u"welcomeCards"_s, &WelcomePlace::cardsWanted))
{
    setObjectName(u"welcomePlace"_s);
    build();
    connect(&settings, &model::Settings::languageChanged, this, [this](model::Language language) {
        m_languages->button(static_cast<int>(language))->setChecked(true);
    });
    connect(&theme, &Theme::changed, this, &WelcomePlace::adjust);
    retranslate();
    adjust();
}

WelcomePlace::Step WelcomePlace::addStep(const QString& name, void (WelcomePlace::*wanted)())
{
    const Step step{new QPushButton(this), quietLabel(this)};
    step.button->setObjectName(name);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(step.button);
    row->addWidget(step.what, 1);
    m_steps->addLayout(row);
    connect(step.button, &QPushButton::clicked, this, wanted);
    return step;
}

void WelcomePlace::build()
{
    m_title->setObjectName(u"welcomeTitle"_s);
    m_sentence->setWordWrap(true);
    m_deck.button->setProperty("role", u"primary"_s);
    auto* languages = new QHBoxLayout;
    languages->setSpacing(24);
    for (const model::Language language : model::kLanguages) {
        auto* button = new QRadioButton(model::languageName(language), this);
        button->setObjectName(u"language."_s + model::languageCode(language));
        button->setChecked(language == m_settings.language());
        m_languages->addButton(button, static_cast<int>(language));
        languages->addWidget(button);
    }
    languages->addStretch();
    connect(m_languages, &QButtonGroup::idClicked, this,
            [this](int id) { m_settings.setLanguage(static_cast<model::Language>(id)); });
    connect(m_gameList, &OwnedGames::filled, this, &WelcomePlace::orderSteps);
    m_steps->setSpacing(8);

    auto* page = new QWidget(this);
    page->setMaximumWidth(m_theme.scaled(kWidest));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addSpacing(16);
    column->addWidget(m_languageTitle);
    column->addLayout(languages);
    column->addSpacing(16);
    column->addWidget(m_gamesTitle);
    column->addWidget(m_gameList);
    column->addWidget(m_gamesHint);
    column->addSpacing(16);
    column->addWidget(m_beginTitle);
    column->addLayout(m_steps);
    column->addStretch();

    auto* inside = new QWidget(this);
    auto* row = new QHBoxLayout(inside);
    row->setContentsMargins(32, 24, 32, 24);
    row->addWidget(page, 1);
    row->addStretch(0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

void WelcomePlace::setLibrary(model::CardLibrary* library)
{
    m_gameList->setLibrary(library);
}

QStringList WelcomePlace::ownedGames() const
{
    return m_gameList->owned();
}

/// Tab goes from the language through games and boxes to where to begin.
void WelcomePlace::orderSteps()
{
    QWidget* last = m_languages->buttons().constLast();
    const auto comesNext = [&last](QWidget* next) {
        setTabOrder(last, next);
        last = next;
    };
    for (QWidget* stop : m_gameList->stops())
        comesNext(stop);
    for (const Step& step : {m_deck, m_match, m_solo, m_rulebook, m_cards})
        comesNext(step.button);
}

void WelcomePlace::takeFocus()
{
    m_languages->checkedButton()->setFocus(Qt::OtherFocusReason);
}

void WelcomePlace::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cardsWanted();
    else
        Place::keyPressEvent(event);
}

void WelcomePlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WelcomePlace::retranslate()
{
    m_title->setText(tr("Welcome to Castellan"));
    m_sentence->setText(tr("Build decks, look up rulings, print proxies and try out turns for the card games "
                           "you own. Everything stays on this computer."));
    m_languageTitle->setText(tr("Language"));
    m_gamesTitle->setText(tr("What do you own?"));
    m_gamesHint->setText(tr("The printed card has the last word: for the boxes you own, you can enter the "
                            "values on your cards. You can change all of this later."));
    m_beginTitle->setText(tr("Where do you want to start?"));
    m_deck.button->setText(tr("Open a sample deck"));
    m_deck.what->setText(
        tr("Fifteen cards, legal in tournaments: change them and see immediately what is allowed and why."));
    m_match.button->setText(tr("Play a sample match"));
    m_match.what->setText(tr("You against a bot; the rule for every step is shown next to the board."));
    m_solo.button->setText(tr("Play solo"));
    m_solo.what->setText(tr("Alone against the game: choose how hard it should be and start."));
    m_rulebook.button->setText(tr("Read the rulebook"));
    m_rulebook.what->setText(tr("All rules in English and German, one at a time or side by side."));
    m_cards.button->setText(tr("Browse the cards"));
    m_cards.what->setText(tr("Search cards, clarifications and rules as you type."));
    m_gameList->fill();
}

void WelcomePlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading(22));
    for (QLabel* title : {m_languageTitle, m_gamesTitle, m_beginTitle})
        title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    for (const Step& step : {m_deck, m_match, m_solo, m_rulebook, m_cards})
        step.button->setMinimumWidth(m_theme.scaled(kButton));
}

} // namespace views
