// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstdint>
#include <memory>
#include <vector>

namespace model {

/// The ids of the cards that a search has found, the best first. There may be tens of thousands with every
/// keystroke, so they are kept as numbers into the ids of the library until one is asked for.
class FoundCards
{
public:
    FoundCards() = default;
    explicit FoundCards(std::shared_ptr<const std::vector<QString>> ids)
        : m_ids(std::move(ids))
    {}

    void reserve(std::size_t count) { m_order.reserve(count); }
    void add(std::uint32_t number) { m_order.push_back(number); }

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_order.size()); }
    [[nodiscard]] bool isEmpty() const { return m_order.empty(); }
    [[nodiscard]] const QString& at(qsizetype place) const
    {
        return (*m_ids)[m_order[static_cast<std::size_t>(place)]];
    }
    [[nodiscard]] QStringList toList() const
    {
        QStringList result;
        result.reserve(size());
        for (qsizetype i = 0; i < size(); ++i)
            result << at(i);
        return result;
    }

private:
    std::shared_ptr<const std::vector<QString>> m_ids;
    std::vector<std::uint32_t> m_order;
};

} // namespace model
