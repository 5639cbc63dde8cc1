// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <compare>
#include <optional>
#include <vector>

namespace model {

/// The version of a pack: up to three numbers, "1.2.0"; what is left out is 0.
struct PackVersion
{
    std::array<int, 3> numbers{};

    [[nodiscard]] static std::optional<PackVersion> read(const QString& text);
    [[nodiscard]] QString text() const;

    friend auto operator<=>(const PackVersion&, const PackVersion&) = default;
};

/// Versions that fit: bounds that all have to hold, ">=1.2 <2". Empty: any version.
class VersionRange
{
public:
    /// Bounds with blanks between: <, <=, >, >=, =, or a plain version, which means =. Nothing for other
    /// text.
    [[nodiscard]] static std::optional<VersionRange> read(const QString& text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool holds(const PackVersion& version) const;

private:
    struct Bound
    {
        QString sign;
        PackVersion version;
    };

    std::vector<Bound> m_bounds;
};

} // namespace model
