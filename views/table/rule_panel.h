// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"
#include "model/settings/settings.h"
#include "model/text/markup.h"
#include "rules/core/any_match.h"
#include "views/table/rule_pdf.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace views {

class ChoiceBox;
class TextPage;

/// A page of the rulebook beside the table: the rule of the step, in English, German or both, with what
/// players ask about the cards concerned and the page of their own PDF; or how a number comes about, each
/// line with its rule.
class RulePanel : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the panel.
    RulePanel(model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    /// The book of the game that is played; outlives the panel.
    void setBook(const model::Rulebook& book) { m_book = &book; }
    void setEditions(EditionFinder editions);

    /// The rule, and the questions about these cards. An id that the book does not have is shown as it is.
    void showClause(const QString& clause, const QStringList& cards);
    /// How much larger than usual the rule is written.
    void setLarge(double factor);
    /// How a number comes about.
    void showNumber(const rules::BothLanguages& name, const std::vector<rules::LogLine>& lines);
    [[nodiscard]] QString clause() const { return m_clause; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The rule is to be opened in the rulebook.
    void ruleWanted(const QString& clause);
    /// The page of the owner's PDF that tells the rule is to be opened.
    void pdfWanted(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void write();
    [[nodiscard]] model::Markup clauseHtml(const QString& clause, model::Language language) const;
    [[nodiscard]] model::Markup questionsHtml(model::Language language) const;
    [[nodiscard]] std::vector<model::Language> languages() const;

    const model::Rulebook* m_book = nullptr;
    model::Settings& m_settings;
    const Theme& m_theme;
    QLabel* m_title;
    ChoiceBox* m_languages;
    TextPage* m_page;
    RulePdf* m_pdf;
    QPushButton* m_open;
    QString m_clause;
    QStringList m_cards;
    double m_large = 1;
    rules::BothLanguages m_number;
    model::Markup m_written; ///< what the page shows: setting it again costs as much as a step
    std::vector<rules::LogLine> m_lines;
};

} // namespace views
