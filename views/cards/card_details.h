// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/theme/theme.h"

#include <QScrollArea>

#include <optional>

class QAction;
class QLabel;

namespace views {

class CardFaceWidget;
class FlowLayout;

/// The chosen card: its face, its name in the other language, and where each value comes from, in words.
class CardDetails : public QScrollArea
{
    Q_OBJECT

public:
    explicit CardDetails(const Theme& theme, QWidget* parent = nullptr);

    void setCard(std::optional<model::Card> card, model::Language language);
    [[nodiscard]] const std::optional<model::Card>& card() const { return m_card; }
    /// Something to do with the card, as a button below the face.
    void addButton(QAction* action);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCard();
    void adjust();
    void fitFace();

    const Theme& m_theme;
    std::optional<model::Card> m_card;
    model::Language m_language = model::Language::English;
    CardFaceWidget* m_face;
    FlowLayout* m_buttons;
    QLabel* m_otherName;
    QLabel* m_alsoKnown;
    QLabel* m_strengthFrom;
    QLabel* m_effectFrom;
};

} // namespace views
