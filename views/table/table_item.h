// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/answer_part.h"
#include "views/table/table_look.h"

#include <QAbstractButton>

#include <string>

namespace views {

/// What an item of the table stands for.
struct TablePart
{
    enum class Kind { None, Zone, Card, PileCard, Group, Front, Counter, Seat };
    Kind kind = Kind::None;
    std::string id{}; ///< of the zone (also of a card's), group, counter, seat or party
    int card = -1;    ///< the place of a card in its zone

    friend bool operator==(const TablePart&, const TablePart&) = default;
};

/// Something on the table that can be pointed at: a card, a zone, a group, a number. A button, so that
/// pointer, keys and screen readers use it alike; its accessible name says what it is, its description where
/// it lies and what can be done with it.
class TableItem : public QAbstractButton
{
    Q_OBJECT

public:
    TableItem(const TableLook& look, QWidget* parent);

    void setPart(const TablePart& part) { m_part = part; }
    [[nodiscard]] const TablePart& part() const { return m_part; }
    [[nodiscard]] bool isInPile() const { return m_part.kind == TablePart::Kind::PileCard; }
    /// The parts of an answer by which the open question may mean it, the best first.
    void setParts(const model::AnswerParts& parts) { m_parts = parts; }
    [[nodiscard]] const model::AnswerParts& parts() const { return m_parts; }

    enum class Light {
        None,   ///< nothing is being chosen
        Dim,    ///< something else can be chosen
        Choice, ///< can be chosen
        Picked, ///< is part of what is being chosen
    };
    void setLight(Light light);
    /// What choosing it means, where going somewhere and striking somebody are told apart.
    enum class Aim { None, Go, Strike, Help };
    void setAim(Aim aim);
    [[nodiscard]] Aim aim() const { return m_aim; }
    [[nodiscard]] Light light() const { return m_light; }

    /// Can be dragged although it is no answer to a question: in the lab.
    void setMovable(bool movable) { m_movable = movable; }
    /// What is wrong with it: framed, and told with it. Empty: nothing.
    void setWrong(const QString& why);
    [[nodiscard]] const QString& wrong() const { return m_wrong; }

    /// How much larger writing is than on a usual window.
    void setScale(double scale);
    [[nodiscard]] double scale() const { return m_scale; }

    /// Name and place in words; the light is told after them.
    void setTold(const QString& name, const QString& place);

Q_SIGNALS:
    void reached(views::TableItem* item); ///< pointer or keyboard came to it
    void left();
    /// Let go over another place after being dragged there.
    void dropped(views::TableItem* item, const QPoint& global);
    void dragged(views::TableItem* item, const QPoint& global);
    /// By the right button or the menu key.
    void menuWanted(views::TableItem* item, const QPoint& global);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

    /// Outline and focus ring around `rect`.
    void paintLight(QPainter& painter, const QRectF& rect, double corner) const;
    [[nodiscard]] const TableLook& look() const { return m_look; }
    [[nodiscard]] const Tokens& tokens() const { return m_look.theme.tokens(); }

private:
    void tellLight();
    void paintAim(QPainter& painter, const QRectF& rect) const;

    const TableLook& m_look;
    TablePart m_part;
    model::AnswerParts m_parts;
    Light m_light = Light::None;
    Aim m_aim = Aim::None;
    QString m_place;
    QString m_wrong;
    QPoint m_pressedAt;
    double m_scale = 1;
    bool m_movable = false;
    bool m_dragging = false;
};

} // namespace views
