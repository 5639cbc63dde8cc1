// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "views/theme/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace views {

/// What the owner says about a card: copies, tags, box. Every change is a step that can be undone.
class OwnerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit OwnerPanel(QWidget* parent = nullptr);

    /// Null: nothing to show. The library outlives its use here.
    void setLibrary(model::CardLibrary* library);
    void setCard(const model::CardReading& reading, model::Language language);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void setCopies();
    void setTags();
    void setBox();

    model::CardLibrary* m_library = nullptr;
    model::CardReading m_reading;
    model::Language m_language = model::Language::English;
    QLabel* m_copiesLabel;
    QSpinBox* m_copies;
    QLabel* m_tagsLabel;
    QLineEdit* m_tags;
    QLabel* m_boxLabel;
    QComboBox* m_box;
};

} // namespace views
