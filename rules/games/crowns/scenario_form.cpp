// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/scenario_stage.h"

namespace rules::crowns {

using scenario::PositionForm;

PositionForm ScenarioStage::form() const
{
    PositionForm form;
    const std::vector<House> playing = houses();
    const auto ids = [this](auto&& wanted) {
        std::vector<std::string> words;
        for (const BoxCard& card : m_box.all)
            if (card.values.isPlayed() && wanted(card.values))
                words.insert(words.end(), card.values.count, card.id);
        return words;
    };
    const auto add = [&form](std::string id, ZoneShape shape, const std::string& owner, std::string words,
                             std::size_t most, std::vector<std::string> usual) {
        form.cards.push_back({{id, shape, owner, owner.empty() ? "table" : owner, false, {}, -1, -1},
                              wordName(id),
                              std::move(words),
                              most,
                              false,
                              std::move(usual)});
    };
    for (const House house : playing) {
        const std::string who(houseWord(house));
        add("hand." + who, ZoneShape::Hand, who, who + " hand", 0,
            ids([house](const Values& values) { return values.house == house; }));
        form.numbers.push_back({who + " ravens", wordName(who + " ravens"), who + " ravens", 36,
                                int{m_options.ravens}, who, true});
        form.seats.push_back({who, houseName(house)});
        GroupView group;
        group.id = who;
        group.name = houseName(house);
        group.kind = GroupKind::Board;
        group.owner = who;
        form.groups.push_back(std::move(group));
    }
    add("guests", ZoneShape::OpenPile, "", "guests", 0,
        ids([](const Values& values) { return values.house == kNoHouse; }));
    add("discard", ZoneShape::OpenPile, "", "discard", 0, {});
    form.numbers.push_back({"round", wordName("round"), "round", int{m_options.rounds}, 1, "", false});
    GroupView table;
    table.id = "table";
    table.name = {"Table", "Tischmitte"};
    table.kind = GroupKind::Area;
    form.groups.push_back(std::move(table));
    for (const BoxCard& card : m_box.all)
        if (card.values.isPlayed())
            form.known.push_back({card.id, card.name, 0, 0});
    return form;
}

} // namespace rules::crowns
