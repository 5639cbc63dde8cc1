// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/narration.h"
#include "rules/games/samurai/scenario_stage.h"
#include "rules/games/samurai/words.h"

#include <algorithm>

namespace rules::samurai {

using scenario::PositionForm;

PositionForm ScenarioStage::form() const
{
    PositionForm form;
    if (seatsWrong())
        return form;
    const auto name = [this](std::string_view word) { return wordName(m_library, word); };
    const auto cards = [&](const std::string& zone, const std::string& words, const std::string& owner,
                           std::size_t max) {
        form.cards.push_back(
            {{zone, ZoneShape::OpenPile, owner, owner.empty() ? "village" : owner, false, {}, -1, -1},
             name(zone),
             words,
             max,
             false,
             {}});
    };
    cards("stack", "stack", "", 0);
    cards("intruders", "intruders", "", 0);
    cards("discard", "discard", "", 0);
    const Game game(m_library, m_options);
    const std::vector<Who> seats = seated();
    const int cap = static_cast<int>(game.players(seats.size())) + game.level().barricades;
    form.numbers.push_back({"round", name("round"), "round", kRounds, 1, "", false});
    form.numbers.push_back({"barricades", name("barricades"), "barricades", kMaxBarricades, cap, "", false});
    // How many there are follows from the tokens, where a line names these.
    form.numbers.push_back(
        {"farmsteads", name("farmsteads"), "farmsteads", int(kFarmsteads), std::nullopt, "", false});
    form.numbers.push_back(
        {"families", name("families"), "families", int(kFamilies), std::nullopt, "", false});
    const auto tokens = [&](const std::string& zone, const std::string& words, TokenSort sort,
                            const BothLanguages& called, std::size_t max) {
        cards(zone, words, "", max);
        scenario::CardsPart& part = form.cards.back();
        part.name = called;
        const auto names = sort == TokenSort::Farmstead ? farmPenaltyWords() : familyBonusWords();
        for (const Token& token : m_library.tokens)
            if (token.sort == sort)
                part.written.emplace_back(token.id, std::string(names[token.effect]));
    };
    tokens("tokens.farmsteads", "farmsteads", TokenSort::Farmstead,
           {"Farmstead tokens, the first burns first", "Gehöftmarker, der erste brennt zuerst"}, kFarmsteads);
    tokens("tokens.families", "families", TokenSort::Family,
           {"Family tokens, the first is lost first", "Familienmarker, der erste geht zuerst verloren"},
           kFamilies);
    form.numbers.push_back({"face-up",
                            {"Face-up cards on the stack", "Offene Karten auf dem Stapel"},
                            "face-up",
                            int(kMaxCards),
                            0,
                            "",
                            false});
    GroupView village;
    village.id = "village";
    village.name = name("village");
    village.kind = GroupKind::Area;
    form.groups.push_back(std::move(village));
    for (const Who who : seats) {
        const std::string& id = m_library.samurai[who].id;
        const BothLanguages& called = m_library.samurai[who].name;
        GroupView board;
        board.id = board.card = board.owner = id;
        board.name = board.cardName = called;
        board.kind = GroupKind::Board;
        form.groups.push_back(std::move(board));
        form.flags.push_back(
            {id + " animal", {called.en + ": animal side", called.de + ": Tierseite"}, id + " animal", true});
        form.flags.push_back({id + " passed",
                              {called.en + ": has passed", called.de + ": hat gepasst"},
                              id + " passed",
                              true});
        scenario::ChoicePart lent{id + " lent",
                                  {called.en + ": support token", called.de + ": Unterstützungsmarker"},
                                  id + " lent",
                                  {{"nobody", {"with its owner", "beim Besitzer"}}}};
        for (const Who other : seats)
            if (other != who)
                lent.choices.push_back({m_library.samurai[other].id, m_library.samurai[other].name});
        form.choices.push_back(std::move(lent));
        cards("line." + id, id + " line", id, 0);
        cards("left." + id, id + " left", id, 3);
        form.numbers.push_back({id + " wounds", name(id + " wounds"), id + " wounds", 1, 0, id, false});
        form.seats.push_back({id, m_library.samurai[who].name});
    }
    // A token of an absent samurai can be used once.
    if (m_options.variant != Variant::Standard || m_options.absentTokens)
        for (std::size_t who = 0; who < m_library.samurai.size(); ++who)
            if (std::find(seats.begin(), seats.end(), static_cast<Who>(who)) == seats.end()) {
                const Samurai& absent = m_library.samurai[who];
                form.flags.push_back({"used " + absent.id,
                                      {absent.name.en + ": token used", absent.name.de + ": Marker benutzt"},
                                      "used " + absent.id});
            }
    for (const Token& token : m_library.tokens)
        form.known.push_back({token.id, token.name, 0, 0});
    for (const RaiderCard& card : m_library.raiders)
        form.known.push_back({raiderWord(card.kind), card.name, valueOf(card.kind), 0});
    return form;
}

} // namespace rules::samurai
