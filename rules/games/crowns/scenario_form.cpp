// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/scenario_stage.h"

#include <algorithm>
#include <functional>

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
        const BothLanguages& called = form.seats.back().name;
        const auto choose = [&](const char* key, const BothLanguages& usual, const BothLanguages& name) {
            form.choices.push_back({who + " " + key, name, who + " " + key, {{"dealt", usual}}});
            return std::ref(form.choices.back().choices);
        };
        if (m_options.hiddenAgendas) {
            auto& agendas = choose("agenda", {"drawn by lot", "ausgelost"},
                                   {called.en + ": hidden agenda", called.de + ": geheimes Ziel"})
                                .get();
            for (const BoxCard& card : m_box.all)
                if (card.values.isPlayed() && card.values.house == kNoHouse &&
                    card.values.kind != Kind::Sentinel)
                    agendas.push_back({card.id, card.name});
        }
        if (m_options.customizedHands) {
            auto& spares = choose("spare", {"drawn by lot", "ausgelost"},
                                  {called.en + ": spare house", called.de + ": Zusatzhaus"})
                               .get();
            for (House other = 0; other < kHouses; ++other)
                if (std::find(playing.begin(), playing.end(), other) == playing.end())
                    spares.push_back({std::string(houseWord(other)), houseName(other)});
        }
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
    form.numbers.push_back({"removed-ravens", wordName("removed-ravens"), "removed-ravens", 36, 0, "", true});
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
