// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/review.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace views {

/// A decision on the curve.
struct ChancePoint
{
    std::size_t step = 0;
    double chance = 0; ///< of the party that the curve is about, 0 … 1
    double margin = 0; ///< of the 95 % interval
    rules::bots::Mark mark = rules::bots::Mark::None;
    bool thin = false; ///< the evidence for a loss is thin
    QString text;      ///< what a screen reader says and the line below the curve shows
};

/// Winning chances over the steps of a match, with their intervals as a band and mistakes as marks. A click
/// or Enter goes to a step; arrow keys read one value after the other.
class ChanceCurve : public QWidget
{
    Q_OBJECT

public:
    /// The theme outlives the curve.
    explicit ChanceCurve(const Theme& theme, QWidget* parent = nullptr);

    /// `steps`: how many the match has.
    void setPoints(std::vector<ChancePoint> points, std::size_t steps);
    /// Where the match is; nothing: not on this branch.
    void setCurrent(std::optional<std::size_t> step);
    [[nodiscard]] const std::vector<ChancePoint>& points() const { return m_points; }
    /// The text of the value that is read now.
    [[nodiscard]] QString reading() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The curve for paper, in this width of pixels.
    [[nodiscard]] QImage picture(int wide) const;

Q_SIGNALS:
    void stepWanted(std::size_t step);
    void readingChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QRectF plot(const QRectF& area) const;
    [[nodiscard]] QPointF place(const QRectF& plot, double step, double chance) const;
    [[nodiscard]] int nearest(double x) const;
    void read(int index);
    void paint(QPainter& painter, const QRectF& area, const Tokens& tokens) const;
    void paintMarks(QPainter& painter, const QRectF& plot, const Tokens& tokens) const;

    const Theme& m_theme;
    std::vector<ChancePoint> m_points;
    std::size_t m_steps = 0;
    std::optional<std::size_t> m_current;
    int m_read = -1; ///< index of the point that is read; -1: none
};

} // namespace views
