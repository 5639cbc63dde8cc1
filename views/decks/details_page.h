// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/decks/builder_page.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace views {

class CardFaceWidget;

/// The card that was last chosen, and what belongs to the deck besides cards: tags, sleeves, handicap,
/// options of the variant, notes.
class DetailsPage : public BuilderPage
{
    Q_OBJECT

public:
    DetailsPage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Details"); }
    void refresh() override;
    void showCard(const QString& card);

private:
    void fillOptions();
    void showSleeves();

    CardFaceWidget* m_face;
    QLabel* m_tagsLabel;
    QLineEdit* m_tags;
    QLabel* m_sleevesLabel;
    QWidget* m_sleeves;
    std::vector<QPushButton*> m_colours;
    QLabel* m_handicapLabel;
    QSpinBox* m_handicap;
    QVBoxLayout* m_options;
    QLabel* m_notesLabel;
    QPlainTextEdit* m_notes;
    QScrollArea* m_area = nullptr;
    QWidget* m_page = nullptr;
    QString m_card;
    bool m_filling = false;
};

} // namespace views
