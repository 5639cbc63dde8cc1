// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rules {

/// All positions of a match that were ever reached, as a tree: undo, redo, jump, branch. Nothing is forgotten
/// until the timeline itself goes. Position is a value that can be copied; the timeline never looks inside.
template <class Position>
class Timeline
{
public:
    using NodeId = std::uint32_t;
    static constexpr NodeId kRoot = 0;
    static constexpr NodeId kNone = 0xffffffff;

    struct Node
    {
        NodeId parent = kNone;
        std::string who; ///< the seat or party that made the choice that led here
        Choice choice;
        Position position;
        std::vector<NodeId> children; ///< in the order in which they were first reached
        NodeId lastChild = kNone;     ///< the one that redo goes to
        std::string name;             ///< of the branch that begins here
        std::string note;
    };

    explicit Timeline(Position start)
    {
        m_nodes.push_back({kNone, {}, {}, std::move(start), {}, kNone, {}, {}});
    }

    [[nodiscard]] NodeId here() const { return m_here; }
    [[nodiscard]] const Node& node(NodeId id) const { return m_nodes[id]; }
    [[nodiscard]] const Position& position() const { return m_nodes[m_here].position; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }

    /// Goes on from here by a choice. The same choice made here before by the same seat or party leads to the
    /// same node again; its position is kept.
    NodeId advance(const std::string& who, const Choice& choice, Position position)
    {
        for (const NodeId child : m_nodes[m_here].children)
            if (m_nodes[child].choice == choice && m_nodes[child].who == who)
                return jump(child);
        const auto id = static_cast<NodeId>(m_nodes.size());
        m_nodes.push_back({m_here, who, choice, std::move(position), {}, kNone, {}, {}});
        m_nodes[m_here].children.push_back(id);
        return jump(id);
    }

    [[nodiscard]] bool canUndo() const { return m_nodes[m_here].parent != kNone; }
    [[nodiscard]] bool canRedo() const { return m_nodes[m_here].lastChild != kNone; }
    void undo()
    {
        assert(canUndo());
        m_here = m_nodes[m_here].parent;
    }
    void redo()
    {
        assert(canRedo());
        m_here = m_nodes[m_here].lastChild;
    }

    /// Goes to any node; redo then follows the way to it.
    NodeId jump(NodeId id)
    {
        assert(id < m_nodes.size());
        for (NodeId at = id; m_nodes[at].parent != kNone; at = m_nodes[at].parent)
            m_nodes[m_nodes[at].parent].lastChild = at;
        return m_here = id;
    }

    void setName(NodeId id, const std::string& name) { m_nodes[id].name = name; }
    void setNote(NodeId id, const std::string& note) { m_nodes[id].note = note; }

    /// The nodes from the start to `id`, both included.
    [[nodiscard]] std::vector<NodeId> path(NodeId id) const
    {
        std::vector<NodeId> nodes;
        for (NodeId at = id; at != kNone; at = m_nodes[at].parent)
            nodes.push_back(at);
        return {nodes.rbegin(), nodes.rend()};
    }

    /// The last node that the ways to `a` and `b` share: where two branches part.
    [[nodiscard]] NodeId fork(NodeId a, NodeId b) const
    {
        const std::vector<NodeId> wayA = path(a);
        const std::vector<NodeId> wayB = path(b);
        NodeId shared = kRoot;
        for (std::size_t i = 0; i < wayA.size() && i < wayB.size() && wayA[i] == wayB[i]; ++i)
            shared = wayA[i];
        return shared;
    }

private:
    std::vector<Node> m_nodes;
    NodeId m_here = kRoot;
};

} // namespace rules
