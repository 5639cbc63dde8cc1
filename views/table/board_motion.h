// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <vector>

namespace views {

/// Cards on their way over the board, drawn above it; lets the pointer through. What they show is over in a
/// moment and never holds anything up: the board is already as it will be.
class BoardMotion : public QWidget
{
    Q_OBJECT

public:
    struct Way
    {
        QPixmap picture;
        QRect from;
        QRect to;
    };
    static constexpr int kMilliseconds = 150;

    explicit BoardMotion(QWidget* parent);

    /// `done` is called when all have arrived, or at once when others set out or `stop` is called.
    void start(std::vector<Way> ways, std::function<void()> done);
    void stop();
    [[nodiscard]] bool isMoving() const { return !m_ways.empty(); }
    [[nodiscard]] std::size_t count() const { return m_ways.size(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Way> m_ways;
    std::function<void()> m_done;
    QVariantAnimation m_clock;
};

} // namespace views
