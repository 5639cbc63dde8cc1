// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_statistics.h"
#include "views/decks/builder_page.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace views {

class BarChart;

/// What the deck, or the match deck where it is paired, is made of as charts, and how likely a card or a
/// group is among the first on offer.
class StatisticsPage : public BuilderPage
{
    Q_OBJECT

public:
    StatisticsPage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Statistics"); }
    void refresh() override;

private:
    void showStrengths(const model::DeckStatistics& found);
    void showFigures(const model::DeckStatistics& found);
    void fillGroups();
    void showChance();

    QComboBox* m_played;
    model::Deck m_shown; ///< what is counted: the deck, or the match deck where it is paired
    QLabel* m_summary;
    BarChart* m_strengths;
    BarChart* m_types;
    BarChart* m_coins;
    BarChart* m_flips;
    QWidget* m_figures; ///< one chart a figure, for games that have them
    std::vector<BarChart*> m_figureCharts;
    QLabel* m_chanceTitle;
    QComboBox* m_group;
    QSpinBox* m_drawn;
    QLabel* m_chance;
    BarChart* m_chances;
    std::vector<model::CardGroup> m_groups; ///< parallel to the entries of m_group
};

} // namespace views
