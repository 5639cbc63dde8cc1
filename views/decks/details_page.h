// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/decks/builder_page.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace views {

class CardFaceWidget;

/// The card that was last chosen, and what belongs to the deck besides cards: tags, sleeves, numbers
/// that the game describes, options of the variant, notes.
class DetailsPage : public BuilderPage
{
    Q_OBJECT

public:
    DetailsPage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Details"); }
    void refresh() override;
    void showCard(const QString& card);

private:
    /// A number of the deck that its game describes.
    struct NumberField
    {
        QString key;
        QLabel* label;
        QSpinBox* box;
    };

    void makeNumbers();
    void fillNumbers();
    void fillOptions();
    void showSleeves();

    CardFaceWidget* m_face;
    QLabel* m_tagsLabel;
    QLineEdit* m_tags;
    QLabel* m_sleevesLabel;
    QWidget* m_sleeves;
    std::vector<QPushButton*> m_colours;
    QGridLayout* m_grid = nullptr;
    std::vector<NumberField> m_numbers; ///< those of `m_numbersOf`
    QString m_numbersOf;                ///< a game
    QVBoxLayout* m_options;
    QLabel* m_notesLabel;
    QPlainTextEdit* m_notes;
    QScrollArea* m_area = nullptr;
    QWidget* m_page = nullptr;
    QString m_card;
    bool m_filling = false;
};

} // namespace views
