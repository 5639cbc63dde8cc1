// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/survival_estimate.h"
#include "views/theme/theme.h"

#include <QWidget>

class QListWidget;
class QProgressBar;
class QPushButton;

namespace views {

class Label;
class SurvivalChart;

/// How likely a match that is won or lost together was still won: now, turn by turn, and where the chance
/// fell most. Estimates on request; Enter or a double click on a turn goes there.
class SurvivalPanel : public QWidget
{
    Q_OBJECT

public:
    /// Session and theme outlive the panel.
    SurvivalPanel(model::MatchSession& session, const Theme& theme, QWidget* parent = nullptr);

    void setLanguage(model::Language language);
    /// Whether the match at the table is one that is won or lost together.
    [[nodiscard]] bool isPossible() const { return m_estimate.isPossible(); }
    void start();
    [[nodiscard]] model::SurvivalEstimate& estimate() { return m_estimate; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void follow();
    void show(const std::vector<model::SurvivalEstimate::Turn>& turns);
    [[nodiscard]] QString nameOf(const model::SurvivalEstimate::Turn& turn) const;
    [[nodiscard]] QString percent(double share) const;
    [[nodiscard]] QString between(const rules::bots::Share& share) const;

    model::MatchSession& m_session;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
    model::SurvivalEstimate m_estimate;
    Label* m_now;
    Label* m_drop;
    SurvivalChart* m_chart;
    QListWidget* m_turns;
    Label* m_method;
    QProgressBar* m_progress;
    QPushButton* m_start;
    QPushButton* m_go; ///< to the turn in which the chance fell most
};

} // namespace views
