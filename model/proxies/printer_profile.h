// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/sheet_layout.h"

#include <QTransform>

namespace model {

class Settings;

/// What a printer does to a page, measured once for its paper and tray, and how to draw against it.
struct PrinterProfile
{
    QString name; ///< empty: no correction
    QString printer;
    QString paper;
    QString tray;
    double scaleX = 1; ///< a printed millimetre over a drawn one
    double scaleY = 1;
    QPointF back;        ///< where the middle of the back comes out, seen from the front, in mm
    double backTurn = 0; ///< how far the back is turned, seen from the front, in degrees clockwise

    /// Millimetres of the sheet to millimetres that are sent to the printer.
    [[nodiscard]] QTransform correction(const SheetLayout& layout, bool isBack, DuplexEdge edge) const;

    friend bool operator==(const PrinterProfile&, const PrinterProfile&) = default;
};

/// What a person reads off a printed calibration page, in millimetres.
struct CalibrationReading
{
    double across = 0; ///< length of the bar across the page
    double along = 0;  ///< length of the bar along the page
    QPointF upper;     ///< where the upper cross of the back lies on the grid: right and down are positive
    QPointF lower;
};

/// Lengths on the calibration page of a paper, in millimetres.
struct CalibrationLengths
{
    double across = 0;
    double along = 0;
    double crosses = 0; ///< from the upper cross of the back to the lower one
};
[[nodiscard]] CalibrationLengths calibrationLengths(const QSizeF& paper);

/// Nothing if a number cannot be right: a bar that is off by more than a tenth, a cross beyond the grid.
[[nodiscard]] std::optional<PrinterProfile> profileFrom(const CalibrationReading& reading,
                                                        const QSizeF& paper);

/// Profiles by name, kept in the settings.
class PrinterProfiles
{
public:
    explicit PrinterProfiles(Settings& settings);

    [[nodiscard]] std::vector<PrinterProfile> all() const;
    [[nodiscard]] std::optional<PrinterProfile> find(const QString& name) const;
    /// Replaces the one of that name.
    void keep(const PrinterProfile& profile);
    void remove(const QString& name);

private:
    void write(const std::vector<PrinterProfile>& profiles);

    Settings& m_settings;
};

} // namespace model
