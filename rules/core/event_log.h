// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// Log sinks. The engine of a game is a template over them: playouts use NoLog and pay nothing.
namespace rules {

struct NoLog
{
    static constexpr bool kKeeps = false;
    template <class Event>
    void add(const Event&)
    {}
};

template <class Event>
struct KeptLog
{
    static constexpr bool kKeeps = true;
    std::vector<Event> events;
    void add(const Event& event) { events.push_back(event); }
};

} // namespace rules
