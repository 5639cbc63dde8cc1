// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_scenarios.h"

#include "rules/scenario/scenario_file.h"

namespace model {

using namespace Qt::StringLiterals;

std::vector<PackScenario> scenariosIn(const PackTexts& texts)
{
    std::vector<PackScenario> result;
    for (auto each = texts.begin(); each != texts.end(); ++each) {
        if (!each.key().startsWith("scenarios/"_L1))
            continue;
        const auto scenarios = rules::scenario::readScenarios(each.value().toStdString());
        if (!scenarios)
            continue;
        const QStringList lines = QString::fromUtf8(each.value()).split(u'\n');
        for (std::size_t i = 0; i < scenarios->size(); ++i) {
            const auto first = static_cast<qsizetype>((*scenarios)[i].line) - 1;
            const auto end = i + 1 < scenarios->size() ? static_cast<qsizetype>((*scenarios)[i + 1].line) - 1
                                                       : lines.size();
            result.push_back({QString::fromStdString((*scenarios)[i].title),
                              lines.mid(first, end - first).join(u'\n') + u'\n'});
        }
    }
    return result;
}

} // namespace model
