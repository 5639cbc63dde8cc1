// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_content.h"

#include "rules/core/ranged.h"

#include <algorithm>

namespace views {

BoardContent boardOf(const model::MatchSession& session, model::Language language)
{
    BoardContent content;
    content.zones = session.zones();
    const auto& timeline = session.timeline();
    const auto own = session.lastOwnStep();
    content.marksStay = own.has_value();
    if (const auto parent = own.value_or(timeline.node(timeline.here()).parent);
        parent != model::MatchSession::Timeline::kNone)
        content.before = timeline.node(parent).position->zonesSeenBy(session.viewer());
    content.groups = session.match().groups();
    content.counters = session.match().countersSeenBy(session.viewer());
    content.seats = session.match().seats();
    content.parties = session.match().parties();
    content.turn = session.match().isOver() ? std::string() : session.match().turn();
    if (!session.hidesQuestion())
        content.asked = session.question().seats;
    // One person sits below; where several do, the first, or whoever the screen was passed to.
    std::vector<std::string> persons;
    for (const rules::SeatView& seat : content.seats)
        if (session.playerOf(seat.id) == model::SeatPlayer::Person)
            persons.push_back(seat.id);
    content.bothPlay = persons.size() == content.seats.size();
    // Where players have areas of their own, whoever is asked sits below.
    const bool boards = std::any_of(content.groups.begin(), content.groups.end(),
                                    [](const auto& group) { return group.kind == rules::GroupKind::Board; });
    content.bottom = persons.empty()                    ? content.seats.front().id
                     : session.setup().covers || boards ? session.viewer()
                                                        : persons.front();
    content.name = [&session, language](const std::string& word) {
        return model::inLanguage(session.match().nameOf(word), language);
    };
    content.reach = [&session](const std::string& zone) {
        const auto* ranged = dynamic_cast<const rules::Ranged*>(&session.match());
        return ranged == nullptr ? std::vector<std::string>() : ranged->reachOf(zone);
    };
    content.explain = [&session](const std::string& number) { return session.match().explain(number); };
    return content;
}

BoardContent boardOf(const model::LabSession& lab, model::Language language)
{
    BoardContent content;
    const rules::scenario::Draft* draft = lab.draft();
    if (draft == nullptr)
        return content;
    content.zones = draft->zones();
    // Every pile can be looked through and changed.
    for (rules::ZoneView& zone : content.zones)
        if (zone.shape == rules::ZoneShape::Pile || zone.shape == rules::ZoneShape::TopOpen)
            zone.shape = rules::ZoneShape::OpenPile;
    content.bothPlay = true;
    content.groups = draft->groups();
    content.counters = draft->counters();
    // What no line says is worked out by the game.
    if (lab.match() != nullptr)
        for (const rules::CounterView& counter : lab.match()->counters())
            for (const auto& part : draft->form().numbers)
                if (part.id == counter.id && !draft->number(part.id))
                    content.counters.push_back(counter);
    if (lab.match() != nullptr) {
        content.seats = lab.match()->seats();
        content.parties = lab.match()->parties();
    } else {
        for (const auto& seat : draft->form().seats)
            content.seats.push_back({seat.word, seat.name, seat.word});
    }
    content.turn = draft->seat();
    if (!content.seats.empty())
        content.bottom = content.seats.front().id;
    content.name = [&lab, language](const std::string& word) {
        if (const rules::scenario::Draft* now = lab.draft()) {
            for (const auto& part : now->form().cards)
                if (part.zone.id == word)
                    return model::inLanguage(part.name, language);
            for (const auto& part : now->form().numbers)
                if (part.id == word)
                    return model::inLanguage(part.name, language);
            for (const auto& part : now->form().traits)
                if (part.word == word)
                    return model::inLanguage(part.name, language);
        }
        return QString::fromStdString(word);
    };
    return content;
}

} // namespace views
