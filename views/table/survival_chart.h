// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/simulation.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace views {

/// Chances over the turns of a match: a line with its interval, the turn of the largest drop marked.
class SurvivalChart : public QWidget
{
    Q_OBJECT

public:
    explicit SurvivalChart(const Theme& theme, QWidget* parent = nullptr);

    /// In the order of turns; nothing for a turn that is still missing.
    void show(std::vector<std::optional<rules::bots::Share>> chances, std::optional<std::size_t> drop);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::vector<std::optional<rules::bots::Share>> m_chances;
    std::optional<std::size_t> m_drop;
};

} // namespace views
