// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/lab_session.h"
#include "views/table/board_view.h"

#include <QWidget>

#include <functional>

class QFormLayout;

namespace views {

/// Everything of a position that is no card, as fields: whose turn and phase, numbers, what stands in the
/// lanes; and what is told of the card that is chosen. Made from what the game says of its positions.
class PositionFields : public QWidget
{
    Q_OBJECT

public:
    PositionFields(model::LabSession& lab, const TableLook& look, QWidget* parent = nullptr);

    /// Follows the position; fields are made anew only where the game, language or card is another.
    void show(const BoardView::Spot& card);
    /// The field of a number or lane takes the keyboard; false if there is none.
    bool focusPart(const QString& part);

private:
    void build(const BoardView::Spot& card);
    void addTurn(const rules::scenario::PositionForm& form);
    void addNumbers(const rules::scenario::PositionForm& form);
    void addLanes(const rules::scenario::PositionForm& form);
    void addCard(const rules::scenario::PositionForm& form, const BoardView::Spot& card);
    [[nodiscard]] QString inWords(const rules::BothLanguages& text) const;
    void addTitle(const QString& text);
    void addField(const QString& label, QWidget* field, const QString& part);

    model::LabSession& m_lab;
    const TableLook& m_look;
    QFormLayout* m_form;
    QString m_builtFor;
    std::vector<std::function<void()>> m_refresh; ///< each field takes its value from the position
};

} // namespace views
