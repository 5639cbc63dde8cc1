// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"
#include "model/search/search_result.h"
#include "views/theme/theme.h"

#include <QWidget>

class QPushButton;
class QTextBrowser;

namespace views {

/// A rule or clarification that was found: its text in the language of the program and below it in the other,
/// and the way into the rulebook.
class RuleDetails : public QWidget
{
    Q_OBJECT

public:
    RuleDetails(model::RulebookOf books, const Theme& theme, QWidget* parent = nullptr);

    void setHit(const model::SearchHit& hit, model::Language language);
    [[nodiscard]] const model::SearchHit& hit() const { return m_hit; }

Q_SIGNALS:
    void ruleWanted(const QString& id);
    void exampleWanted(const QString& game, const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showHit();
    [[nodiscard]] QString told(model::Language language) const;

    model::RulebookOf m_books;
    const Theme& m_theme;
    model::SearchHit m_hit;
    model::Language m_language = model::Language::English;
    QTextBrowser* m_text;
    QPushButton* m_open;
    QPushButton* m_example;
};

} // namespace views
