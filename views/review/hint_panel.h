// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/advisor.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace views {

class TextPage;

/// What would be a good answer to the open question: the best ones with their winning chances, and why the
/// first two are better than what follows.
class HintPanel : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the panel.
    HintPanel(model::MatchSession& session, model::Advisor& advisor, const Theme& theme,
              QWidget* parent = nullptr);

    void setLanguage(model::Language language);
    /// How a clause is called; its id where nothing is set.
    void setTitles(std::function<QString(const QString& clause)> titles) { m_titles = std::move(titles); }
    void setLarge(double large);

Q_SIGNALS:
    void clauseWanted(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void follow();
    void write();

    model::MatchSession& m_session;
    model::Advisor& m_advisor;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
    std::function<QString(const QString&)> m_titles;
    QLabel* m_state;
    TextPage* m_page;
    QPushButton* m_ask;
    QPushButton* m_stop;
    double m_large = 1;
};

} // namespace views
