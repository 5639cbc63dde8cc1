// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/chosen_options.h"

#include <algorithm>

namespace model {

namespace {

const std::string kOption = "option";

/// The value that the set-up or the head of the scenario gives an option; its default where neither does.
std::string valueOf(const TableSetup& setup, const rules::OptionView& option)
{
    for (const std::vector<std::string>& line : setup.match.lines)
        if (line.size() == 3 && line[0] == kOption && line[1] == option.key)
            return line[2];
    for (const QString& line : setup.scenario.split(u'\n')) {
        const QStringList words = line.simplified().split(u' ');
        if (words.size() == 3 && words[0].toStdString() == kOption && words[1].toStdString() == option.key)
            return words[2].toStdString();
    }
    return option.usual;
}

} // namespace

std::vector<ChosenOption> chosenOptions(const MatchSession& session)
{
    std::vector<ChosenOption> chosen;
    for (const rules::OptionView& option : session.game().options(session.match().variant())) {
        if (!option.isMain)
            continue;
        const std::string value = valueOf(session.setup(), option);
        const auto named = std::find_if(option.choices.begin(), option.choices.end(),
                                        [&](const rules::CardName& each) { return each.id == value; });
        if (named != option.choices.end())
            chosen.push_back({option.name, named->name, option.choices.size() > 2});
    }
    return chosen;
}

} // namespace model
