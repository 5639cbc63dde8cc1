// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/card_form.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace views {

/// Clarifications of the owner's own: questions and answers about the card, in one language or both. They are
/// found by the search like those of the rulebooks.
class AnswersForm : public QWidget
{
    Q_OBJECT

public:
    explicit AnswersForm(const Theme& theme, QWidget* parent = nullptr);

    void showDraft(const model::EditorSession& session);

Q_SIGNALS:
    void changed(model::DraftField field, const model::CardDraft& draft);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        QWidget* whole = nullptr;
        QLineEdit* questionEn = nullptr;
        QLineEdit* questionDe = nullptr;
        QPlainTextEdit* answerEn = nullptr;
        QPlainTextEdit* answerDe = nullptr;
        QToolButton* remove = nullptr;
        QLabel* problem = nullptr;
    };

    Row& row(std::size_t at);
    void retranslate();
    void label(const Row& row) const;
    void adjust();

    const Theme& m_theme;
    model::CardDraft m_draft;
    QLabel* m_title;
    QVBoxLayout* m_list;
    std::vector<Row> m_rows;
    QPushButton* m_add;
};

} // namespace views
