// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/card_form.h"

class QLineEdit;

namespace views {

class ChoiceBox;
class FormField;

/// What cards of every game have: names in both languages, box and tags.
class HeadForm : public QWidget
{
    Q_OBJECT

public:
    explicit HeadForm(QWidget* parent = nullptr);

    void showDraft(const model::EditorSession& session, model::Language language);
    void takeFocus();

Q_SIGNALS:
    void changed(model::DraftField field, const model::CardDraft& draft);
    void baseWanted(model::DraftField field);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFields();
    void fillBoxes(const model::EditorSession& session, model::Language language);
    void retranslate();

    model::CardDraft m_draft;
    QLineEdit* m_nameEn;
    QLineEdit* m_nameDe;
    ChoiceBox* m_box;
    QLineEdit* m_tags;
    FormField* m_nameEnField;
    FormField* m_nameDeField;
    FormField* m_boxField;
    FormField* m_tagsField;
};

} // namespace views
