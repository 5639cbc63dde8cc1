// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace views {

struct Bar
{
    QString label;
    double value = 0;
    QString shown; ///< the value as text
    QColor colour; ///< invalid: the accent
    /// Where the value may lie; drawn as a band over lying bars. `shown` says it in words.
    std::optional<std::pair<double, double>> range{};
};

/// A small chart with a title: upright bars for a scale, lying bars for named things. A screen reader hears
/// every value.
class BarChart : public QWidget
{
    Q_OBJECT

public:
    enum class Form { Upright, Lying };

    BarChart(Form form, const Theme& theme, QWidget* parent = nullptr);

    void setBars(const QString& title, std::vector<Bar> bars, double most = 0);
    [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintUpright(QPainter& painter, const QRectF& area) const;
    void paintLying(QPainter& painter, const QRectF& area) const;
    [[nodiscard]] double greatest() const;

    Form m_form;
    const Theme& m_theme;
    QString m_title;
    std::vector<Bar> m_bars;
    double m_most = 0;
};

} // namespace views
