// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_content.h"

#include <algorithm>

namespace views {

BoardContent boardOf(const model::MatchSession& session, model::Language language)
{
    BoardContent content;
    content.zones = session.zones();
    const auto& timeline = session.timeline();
    if (const auto parent = timeline.node(timeline.here()).parent;
        parent != model::MatchSession::Timeline::kNone)
        content.before = timeline.node(parent).position->zonesSeenBy(session.viewer());
    content.groups = session.match().groups();
    content.counters = session.match().counters();
    // One person sits below; where several do, the first.
    const std::vector<std::string> seats = session.match().seats();
    content.bottom = seats.front();
    content.bothPlay = std::all_of(seats.begin(), seats.end(), [&session](const std::string& seat) {
        return session.playerOf(seat) == model::SeatPlayer::Person;
    });
    const bool firstIsPerson = session.playerOf(seats.front()) == model::SeatPlayer::Person;
    for (const std::string& seat : seats)
        if (!firstIsPerson && session.playerOf(seat) == model::SeatPlayer::Person)
            content.bottom = seat;
    content.name = [&session, language](const std::string& word) {
        return model::inLanguage(session.match().nameOf(word), language);
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
    if (!draft->form().seats.empty())
        content.bottom = draft->form().seats.front().word;
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
