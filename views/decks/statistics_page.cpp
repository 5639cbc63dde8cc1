// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/statistics_page.h"

#include "model/games/game_cards.h"
#include "model/library/keywords.h"
#include "views/decks/bar_chart.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

/// Few cards do not fill a bar.
constexpr double kFullBar = 5;

double scaleOf(const std::vector<Bar>& bars)
{
    double most = kFullBar;
    for (const Bar& bar : bars)
        most = std::max(most, bar.value);
    return most;
}

Bar counted(const QString& label, int count, const QColor& colour = {})
{
    return {label, static_cast<double>(count), QString::number(count), colour};
}

/// In percent. What is not certain is not rounded to 100, nor what is possible to 0.
QString percentOf(double chance, int decimals, const QLocale& locale)
{
    const double percent = 100 * chance;
    const double half = decimals == 0 ? 0.5 : 0.05;
    const bool rare = percent > 0 && percent < half;
    const bool nearlyCertain = percent < 100 && percent >= 100 - half;
    if (rare || nearlyCertain)
        return locale.toString(qBound(0.1, percent, 99.9), 'f', 1);
    return locale.toString(percent, 'f', decimals);
}

} // namespace

StatisticsPage::StatisticsPage(const BuilderContext& context, QWidget* parent)
    : BuilderPage(context, parent)
    , m_played(new ChoiceBox(this))
    , m_summary(new Label(this))
    , m_strengths(new BarChart(BarChart::Form::Upright, context.theme, this))
    , m_types(new BarChart(BarChart::Form::Lying, context.theme, this))
    , m_coins(new BarChart(BarChart::Form::Lying, context.theme, this))
    , m_flips(new BarChart(BarChart::Form::Lying, context.theme, this))
    , m_figures(new QWidget(this))
    , m_chanceTitle(new Label(this))
    , m_group(new ChoiceBox(this))
    , m_drawn(new QSpinBox(this))
    , m_chance(new Label(this))
    , m_chances(new BarChart(BarChart::Form::Upright, context.theme, this))
{
    m_group->setObjectName(QStringLiteral("chanceGroup"));
    m_drawn->setObjectName(QStringLiteral("chanceDrawn"));
    m_chance->setObjectName(QStringLiteral("chance"));
    m_strengths->setObjectName(QStringLiteral("strengthChart"));
    m_types->setObjectName(QStringLiteral("typeChart"));
    m_chances->setObjectName(QStringLiteral("chanceChart"));
    m_group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_group->setMinimumContentsLength(12);
    m_drawn->setRange(1, 99);
    m_drawn->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_drawn->setAlignment(Qt::AlignCenter);
    m_drawn->setValue(4);
    m_chance->setWordWrap(true);

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(4, 4, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_played);
    column->addWidget(m_summary);
    for (QWidget* chart : {m_strengths, m_types, m_coins, m_flips})
        column->addWidget(chart);
    auto* figures = new QVBoxLayout(m_figures);
    figures->setContentsMargins(0, 0, 0, 0);
    figures->setSpacing(12);
    column->addWidget(m_figures);
    column->addWidget(m_chanceTitle);
    auto* asked = new QHBoxLayout;
    asked->setSpacing(8);
    asked->addWidget(m_group, 1);
    asked->addWidget(m_drawn);
    column->addLayout(asked);
    column->addWidget(m_chance);
    column->addWidget(m_chances);
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    follow(*m_played);
    connect(m_group, &QComboBox::currentIndexChanged, this, &StatisticsPage::showChance);
    connect(m_drawn, &QSpinBox::valueChanged, this, &StatisticsPage::showChance);
}

void StatisticsPage::refresh()
{
    m_shown = playedDeck(*m_played);
    const model::DeckStatistics found = model::statisticsOf(m_shown, cards());
    const bool figures = !model::gameCardsOr(deck().game).hasStrength();
    for (QWidget* chart : {m_strengths, m_coins, m_flips})
        chart->setVisible(!figures);
    m_figures->setVisible(figures);
    figures ? showFigures(found) : showStrengths(found);
    const Tokens& tokens = context().theme.tokens();
    std::vector<Bar> types;
    for (const model::EffectType type : model::gameCardsOr(deck().game).effectTypes())
        types.push_back(counted(model::keyword(type, language()), found.types[static_cast<std::size_t>(type)],
                                tokens.hue(type)));
    if (found.withoutEffect > 0)
        types.push_back(counted(tr("No effect"), found.withoutEffect, tokens.quietInk));
    m_types->setBars(tr("Effects"), std::move(types));
    m_chanceTitle->setText(figures ? tr("How likely is it to be among the first cards?")
                                   : tr("How likely is it to be among the first cards on offer?"));
    m_chanceTitle->setWordWrap(true);
    m_chanceTitle->setFont(context().theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_group->setAccessibleName(tr("Card or group"));
    m_drawn->setAccessibleName(tr("Number of cards seen"));
    m_drawn->setPrefix(tr("first "));
    fillGroups();
    showChance();
}

void StatisticsPage::showStrengths(const model::DeckStatistics& found)
{
    const Tokens& tokens = context().theme.tokens();
    const QLocale locale = model::localeFor(language());
    m_summary->setText(tr("%n card(s), average strength %1", nullptr, found.cards)
                           .arg(locale.toString(found.averageStrength, 'f', 1)));
    std::vector<Bar> strengths;
    for (std::size_t strength = 0; strength < std::max<std::size_t>(7, found.strengths.size()); ++strength)
        strengths.push_back(counted(QString::number(strength),
                                    strength < found.strengths.size() ? found.strengths[strength] : 0));
    m_strengths->setBars(tr("Strengths"), std::move(strengths));
    const std::vector<Bar> coins{counted(tr("gain coins from the supply"), found.gains, tokens.good),
                                 counted(tr("take coins from an opponent"), found.takes, tokens.accent),
                                 counted(tr("cost coins"), found.pays, tokens.warning),
                                 counted(tr("change the bidding"), found.bids, tokens.focus)};
    m_coins->setBars(tr("Coins"), coins, scaleOf(coins));
    const std::vector<Bar> flips{counted(tr("flip on their own side"), found.flipsOwn, tokens.sideA),
                                 counted(tr("flip on the opposing side"), found.flipsOpposing, tokens.sideB),
                                 counted(tr("flip on either side"), found.flipsBoth, tokens.focus),
                                 counted(tr("destroy cards"), found.destroys, tokens.danger),
                                 counted(tr("return when destroyed"), found.outlives, tokens.good),
                                 counted(tr("move or swap cards"), found.moves, tokens.quietInk),
                                 counted(tr("change the scoring"), found.changesWin, tokens.accent)};
    m_flips->setBars(tr("Flips and destruction"), flips, scaleOf(flips));
}

void StatisticsPage::showFigures(const model::DeckStatistics& found)
{
    const QLocale locale = model::localeFor(language());
    QStringList parts;
    for (const model::FigureStatistics& figure : found.figures)
        parts << tr("%1 %2", "name and average of a printed number")
                     .arg(figure.name.in(language()), locale.toString(figure.average, 'f', 1));
    m_summary->setWordWrap(true);
    m_summary->setText(
        parts.isEmpty()
            ? tr("%n card(s)", nullptr, found.cards)
            : tr("%n card(s); average: %1", nullptr, found.cards).arg(parts.join(QStringLiteral(" · "))));
    while (m_figureCharts.size() < found.figures.size()) {
        m_figureCharts.push_back(new BarChart(BarChart::Form::Upright, context().theme, m_figures));
        m_figureCharts.back()->setObjectName(QStringLiteral("figureChart%1").arg(m_figureCharts.size()));
        m_figures->layout()->addWidget(m_figureCharts.back());
    }
    for (std::size_t i = 0; i < m_figureCharts.size(); ++i) {
        m_figureCharts[i]->setVisible(i < found.figures.size());
        if (i >= found.figures.size())
            continue;
        const model::FigureStatistics& figure = found.figures[i];
        std::vector<Bar> bars;
        if (figure.without > 0)
            bars.push_back(counted(QStringLiteral("–"), figure.without));
        for (std::size_t value = 0; value < std::max<std::size_t>(4, figure.counts.size()); ++value)
            bars.push_back(
                counted(QString::number(value), value < figure.counts.size() ? figure.counts[value] : 0));
        m_figureCharts[i]->setBars(figure.name.in(language()), std::move(bars));
    }
}

void StatisticsPage::fillGroups()
{
    using Kind = model::CardGroup::Kind;
    const QSignalBlocker quiet(m_group);
    const int before = m_group->currentIndex();
    const model::CardGroup chosen = before >= 0 && before < static_cast<int>(m_groups.size())
                                        ? m_groups[static_cast<std::size_t>(before)]
                                        : model::CardGroup();
    m_groups.clear();
    m_group->clear();
    const auto add = [&](Kind kind, const QString& value, const QString& text) {
        const model::CardGroup group{kind, value};
        if (model::countOf(group, m_shown, cards()) == 0)
            return;
        m_groups.push_back(group);
        m_group->addItem(text);
    };
    const model::GameCards& game = model::gameCardsOr(deck().game);
    for (const model::EffectType type : game.effectTypes())
        add(Kind::Type, QString::number(static_cast<int>(type)),
            tr("any with %1").arg(model::keyword(type, language())));
    for (const model::FigureStatistics& figure : model::statisticsOf(m_shown, cards()).figures)
        for (std::size_t value = 0; value < figure.counts.size(); ++value)
            add(Kind::Figure, QStringLiteral("%1 %2").arg(figure.key).arg(value),
                tr("any with %1").arg(figure.name.in(language()) + u' ' + QString::number(value)));
    for (int strength = 0; game.hasStrength() && strength <= 20; ++strength)
        add(Kind::Strength, QString::number(strength), tr("any with strength %1").arg(strength));
    QStringList tags;
    for (const model::DeckCard& card : m_shown.cards)
        if (const auto* known = cards().find(card.card))
            tags << known->tags;
    tags.removeDuplicates();
    for (const QString& tag : tags)
        add(Kind::Tag, tag, tr("any tagged %1").arg(tag));
    for (const model::DeckCard& card : m_shown.cards)
        add(Kind::Card, card.card, cards().nameOf(card.card, language(), card.name));
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        if (m_groups[i].kind == chosen.kind && m_groups[i].value == chosen.value)
            m_group->setCurrentIndex(static_cast<int>(i));
}

void StatisticsPage::showChance()
{
    const int row = m_group->currentIndex();
    const bool some = row >= 0 && row < static_cast<int>(m_groups.size());
    m_chance->setVisible(some);
    m_chances->setVisible(some);
    if (!some)
        return;
    const int total = m_shown.count();
    const int wanted = model::countOf(m_groups[static_cast<std::size_t>(row)], m_shown, cards());
    const QLocale locale = model::localeFor(language());
    const QString percent =
        percentOf(model::chanceOfAny(total, wanted, m_drawn->value()), 1, locale) + QStringLiteral(" %");
    m_chance->setText(
        (wanted == 1 ? tr("%1: the card is among the first %2 of %3.")
                     : tr("%1: at least one of %n card(s) is among the first %2 of %3.", nullptr, wanted))
            .arg(percent)
            .arg(m_drawn->value())
            .arg(total));
    std::vector<Bar> bars;
    for (const int drawn : {1, 4, 5, 8, 12, 16, 20})
        if (drawn <= qMax(4, total)) {
            const double chance = model::chanceOfAny(total, wanted, drawn);
            bars.push_back({QString::number(drawn), chance, percentOf(chance, 0, locale), {}});
        }
    m_chances->setBars(tr("Chance in percent, by cards seen"), std::move(bars), 1);
}

} // namespace views
