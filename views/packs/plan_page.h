// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_plan.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace views {

/// What installing a pack would do, before anything is kept: every problem with its path and reason, or every
/// change with what it clashes with.
class PlanPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlanPage(const Theme& theme, QWidget* parent = nullptr);

    void show(model::PackPlan plan, model::Language language);
    void setLanguage(model::Language language);
    [[nodiscard]] const model::PackPlan& plan() const { return m_plan; }
    void takeFocus();
    /// While a work runs nothing can be kept.
    void setBusy(bool busy);

Q_SIGNALS:
    void kept();
    void dismissed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void fillProblems();
    void fillChanges();

    const Theme& m_theme;
    model::PackPlan m_plan;
    model::Language m_language = model::Language::English;
    bool m_busy = false;
    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_summary;
    QTreeWidget* m_table;
    QPushButton* m_keep;
    QPushButton* m_dismiss;
};

} // namespace views
