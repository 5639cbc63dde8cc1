// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/saved_setups.h"

#include <algorithm>

namespace model {

namespace {

const QString kSetups = QStringLiteral("table/setups");
const QString kName = QStringLiteral("name ");

bool isOf(const SavedSetup& saved, const QString& name, const QString& game)
{
    return saved.name == name && QString::fromStdString(saved.setup.match.game) == game;
}

} // namespace

std::vector<SavedSetup> SavedSetups::all() const
{
    std::vector<SavedSetup> found;
    QString name;
    QStringList lines;
    const auto finish = [&] {
        if (auto setup = readTableSetup(lines); setup && !name.isEmpty())
            found.push_back({name, std::move(*setup)});
        lines.clear();
    };
    for (const QString& line : m_settings.state(kSetups).toStringList()) {
        if (!line.startsWith(kName)) {
            lines << line;
            continue;
        }
        finish();
        name = line.mid(kName.size());
    }
    finish();
    return found;
}

void SavedSetups::write(const std::vector<SavedSetup>& setups)
{
    QStringList lines;
    for (const SavedSetup& each : setups)
        lines << kName + each.name << writeTableSetup(each.setup);
    m_settings.setState(kSetups, lines);
}

std::vector<SavedSetup> SavedSetups::of(const QString& game) const
{
    std::vector<SavedSetup> setups = all();
    std::erase_if(setups, [&game](const SavedSetup& each) {
        return QString::fromStdString(each.setup.match.game) != game;
    });
    std::sort(setups.begin(), setups.end(),
              [](const SavedSetup& a, const SavedSetup& b) { return a.name.localeAwareCompare(b.name) < 0; });
    return setups;
}

bool SavedSetups::save(const QString& name, const TableSetup& setup)
{
    const QString wanted = name.simplified();
    std::vector<SavedSetup> setups = all();
    const QString game = QString::fromStdString(setup.match.game);
    std::erase_if(setups, [&](const SavedSetup& each) { return isOf(each, wanted, game); });
    if (wanted.isEmpty() || wanted.size() > kLongestName || static_cast<int>(setups.size()) >= kMost)
        return false;
    setups.push_back({wanted, setup});
    write(setups);
    return true;
}

void SavedSetups::remove(const QString& name, const QString& game)
{
    std::vector<SavedSetup> setups = all();
    std::erase_if(setups, [&](const SavedSetup& each) { return isOf(each, name, game); });
    write(setups);
}

} // namespace model
