// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/printer_profile.h"

#include "model/settings/settings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace model {

namespace {

const QString kKey = QStringLiteral("print/profiles");
constexpr double kGridHalf = 10; ///< of the grid around each cross

QTransform around(const QPointF& middle, const QTransform& what)
{
    return QTransform::fromTranslate(-middle.x(), -middle.y()) * what *
           QTransform::fromTranslate(middle.x(), middle.y());
}

QJsonObject toJson(const PrinterProfile& p)
{
    return {{QStringLiteral("name"), p.name},        {QStringLiteral("printer"), p.printer},
            {QStringLiteral("paper"), p.paper},      {QStringLiteral("tray"), p.tray},
            {QStringLiteral("scaleX"), p.scaleX},    {QStringLiteral("scaleY"), p.scaleY},
            {QStringLiteral("backX"), p.back.x()},   {QStringLiteral("backY"), p.back.y()},
            {QStringLiteral("backTurn"), p.backTurn}};
}

/// Values that no printer has read as "no correction": the settings file may have been edited.
PrinterProfile fromJson(const QJsonObject& o)
{
    const auto number = [&o](const char* key, double fallback, double low, double high) {
        const double value = o.value(QLatin1String(key)).toDouble(fallback);
        return value >= low && value <= high ? value : fallback;
    };
    const auto text = [&o](const char* key) { return o.value(QLatin1String(key)).toString(); };
    PrinterProfile p;
    p.name = text("name");
    p.printer = text("printer");
    p.paper = text("paper");
    p.tray = text("tray");
    p.scaleX = number("scaleX", 1, 0.9, 1.1);
    p.scaleY = number("scaleY", 1, 0.9, 1.1);
    p.back = {number("backX", 0, -20, 20), number("backY", 0, -20, 20)};
    p.backTurn = number("backTurn", 0, -10, 10);
    return p;
}

} // namespace

QTransform PrinterProfile::correction(const SheetLayout& layout, bool isBack, DuplexEdge edge) const
{
    const QPointF middle(layout.paper.width() / 2, layout.paper.height() / 2);
    const QTransform smaller = around(middle, QTransform::fromScale(1 / scaleX, 1 / scaleY));
    if (!isBack)
        return smaller;
    // On the back one axis runs the other way, and so does the turn.
    const QPointF shift =
        layout.isBackTurned(edge) ? QPointF(back.x(), -back.y()) : QPointF(-back.x(), back.y());
    QTransform turned;
    turned.rotate(backTurn);
    return QTransform::fromTranslate(-shift.x(), -shift.y()) * around(middle, turned) * smaller;
}

CalibrationLengths calibrationLengths(const QSizeF& paper)
{
    const auto tens = [](double length) { return std::max(20.0, std::floor(length / 10) * 10); };
    return {tens(paper.width() - 50), tens(paper.height() - 60), tens(paper.height() / 2)};
}

std::optional<PrinterProfile> profileFrom(const CalibrationReading& reading, const QSizeF& paper)
{
    const CalibrationLengths lengths = calibrationLengths(paper);
    const auto isLikely = [](double read, double drawn) { return std::abs(read / drawn - 1) <= 0.1; };
    const auto isOnGrid = [](const QPointF& p) {
        return std::abs(p.x()) <= kGridHalf && std::abs(p.y()) <= kGridHalf;
    };
    if (!isLikely(reading.across, lengths.across) || !isLikely(reading.along, lengths.along) ||
        !isOnGrid(reading.upper) || !isOnGrid(reading.lower))
        return std::nullopt;
    PrinterProfile profile;
    profile.scaleX = reading.across / lengths.across;
    profile.scaleY = reading.along / lengths.along;
    profile.back = (reading.upper + reading.lower) / 2;
    const QPointF between = reading.lower - reading.upper;
    profile.backTurn = std::atan2(-between.x(), lengths.crosses + between.y()) * 180 / std::numbers::pi;
    return profile;
}

PrinterProfiles::PrinterProfiles(Settings& settings)
    : m_settings(settings)
{}

std::vector<PrinterProfile> PrinterProfiles::all() const
{
    std::vector<PrinterProfile> profiles;
    const QByteArray json = m_settings.state(kKey).toString().toUtf8();
    const QJsonArray kept = QJsonDocument::fromJson(json).array();
    for (const auto& value : kept) {
        PrinterProfile profile = fromJson(value.toObject());
        if (!profile.name.isEmpty())
            profiles.push_back(std::move(profile));
    }
    return profiles;
}

std::optional<PrinterProfile> PrinterProfiles::find(const QString& name) const
{
    for (PrinterProfile& profile : all()) {
        if (profile.name == name)
            return profile;
    }
    return std::nullopt;
}

void PrinterProfiles::keep(const PrinterProfile& profile)
{
    std::vector<PrinterProfile> profiles = all();
    const auto same = std::find_if(profiles.begin(), profiles.end(),
                                   [&](const PrinterProfile& p) { return p.name == profile.name; });
    if (same != profiles.end())
        *same = profile;
    else
        profiles.push_back(profile);
    write(profiles);
}

void PrinterProfiles::remove(const QString& name)
{
    std::vector<PrinterProfile> profiles = all();
    std::erase_if(profiles, [&](const PrinterProfile& p) { return p.name == name; });
    write(profiles);
}

void PrinterProfiles::write(const std::vector<PrinterProfile>& profiles)
{
    QJsonArray array;
    for (const PrinterProfile& profile : profiles)
        array.append(toJson(profile));
    m_settings.setState(kKey, QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact)));
}

} // namespace model
