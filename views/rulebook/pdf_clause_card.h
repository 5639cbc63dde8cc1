// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/edition_shelf.h"
#include "model/rulebook/rulebook.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace views {

class ClausePicker;
class TextPage;

/// What stands beside a PDF: our rule for the paragraph that was clicked, in both languages, how sure that
/// is, and the way to correct it.
class PdfClauseCard : public QWidget
{
    Q_OBJECT

public:
    PdfClauseCard(const model::Rulebook& book, const Theme& theme, QWidget* parent = nullptr);

    void setBook(const model::Rulebook& book);

    /// The rules of a paragraph; it says how sure the first one is. None: says so.
    void showLinks(const std::vector<const model::EditionLink*>& links, model::Language language);
    /// The rule that buttons are about; empty if there is none.
    [[nodiscard]] QString clause() const { return m_clause; }

Q_SIGNALS:
    void openWanted(const QString& clause);
    void corrected(const QString& clause); ///< the paragraph tells this rule
    void denied(const QString& clause);    ///< it does not tell it
    void takenBack(const QString& clause);
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void write();

    const model::Rulebook* m_book;
    const Theme& m_theme;
    std::vector<model::EditionLink> m_links;
    model::Language m_language = model::Language::English;
    QString m_clause;
    QStackedWidget* m_stack;
    TextPage* m_text;
    QLabel* m_sure;
    QPushButton* m_open;
    QPushButton* m_other;
    QPushButton* m_deny;
    QPushButton* m_takeBack;
    QPushButton* m_close;
    ClausePicker* m_picker;
};

} // namespace views
