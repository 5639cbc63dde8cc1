// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"
#include "model/text/markup.h"
#include "views/cards/found_rule.h"
#include "views/theme/theme.h"

#include <QWidget>

class QPushButton;

namespace views {

class TextPage;

/// A rule or clarification that was found: who says so, its text in the language of the program and below it
/// in the other, the cards it is about, and the way into the rulebook.
class RuleDetails : public QWidget
{
    Q_OBJECT

public:
    RuleDetails(model::RulebookOf books, const Theme& theme, QWidget* parent = nullptr);

    void setRule(const FoundRule& rule, model::Language language);
    [[nodiscard]] const FoundRule& rule() const { return m_rule; }
    [[nodiscard]] bool isInRulebook() const;
    [[nodiscard]] bool hasExample() const;
    /// To be pasted into a message.
    [[nodiscard]] QString quoted(model::Language language) const;

Q_SIGNALS:
    void ruleWanted(const QString& id);
    void cardWanted(const QString& game, const QString& id);
    void exampleWanted(const QString& game, const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showRule();
    [[nodiscard]] model::Markup told(model::Language language) const;
    [[nodiscard]] model::Markup cardLinks() const;

    model::RulebookOf m_books;
    const Theme& m_theme;
    FoundRule m_rule;
    model::Language m_language = model::Language::English;
    TextPage* m_text;
    QPushButton* m_open;
    QPushButton* m_example;
};

} // namespace views
