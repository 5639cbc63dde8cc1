// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/table_setup.h"
#include "model/settings/settings.h"

namespace model {

/// A set-up that somebody has named.
struct SavedSetup
{
    QString name;
    TableSetup setup;
};

/// The set-ups that people have named, of all games, in the order of their names. Kept in the settings.
class SavedSetups
{
public:
    static constexpr int kLongestName = 60;
    static constexpr int kMost = 200;

    /// The settings outlive it.
    explicit SavedSetups(Settings& settings)
        : m_settings(settings)
    {}

    /// Those of a game. What cannot be read is left out.
    [[nodiscard]] std::vector<SavedSetup> of(const QString& game) const;
    /// Takes the place of the set-up of this name and game. False for a name that is empty or too long, and
    /// where there are too many already.
    bool save(const QString& name, const TableSetup& setup);
    void remove(const QString& name, const QString& game);

private:
    [[nodiscard]] std::vector<SavedSetup> all() const;
    void write(const std::vector<SavedSetup>& setups);

    Settings& m_settings;
};

} // namespace model
