// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace model {

/// The ids of everything that can be found, by number.
struct ItemIds
{
    std::vector<QString> ids;
    std::vector<std::uint16_t> games; ///< parallel to ids, into gameNames
    QStringList gameNames;
};

/// The ids of the cards that a search has found, in the order that was asked for. There may be tens of
/// thousands with every keystroke, so they are kept as numbers into the ids of the library until one is asked
/// for.
class FoundCards
{
public:
    FoundCards() = default;
    FoundCards(std::shared_ptr<const ItemIds> ids, std::vector<std::uint32_t> order)
        : m_ids(std::move(ids))
        , m_order(std::move(order))
    {}

    /// These cards, each as game and id.
    static FoundCards of(const std::vector<std::pair<QString, QString>>& cards)
    {
        auto ids = std::make_shared<ItemIds>();
        std::vector<std::uint32_t> order;
        for (const auto& [game, id] : cards) {
            if (!ids->gameNames.contains(game))
                ids->gameNames << game;
            ids->games.push_back(static_cast<std::uint16_t>(ids->gameNames.indexOf(game)));
            order.push_back(static_cast<std::uint32_t>(ids->ids.size()));
            ids->ids.push_back(id);
        }
        return {std::move(ids), std::move(order)};
    }

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_order.size()); }
    [[nodiscard]] bool isEmpty() const { return m_order.empty(); }
    [[nodiscard]] const QString& at(qsizetype place) const { return m_ids->ids[number(place)]; }
    [[nodiscard]] const QString& gameAt(qsizetype place) const
    {
        return m_ids->gameNames[m_ids->games[number(place)]];
    }
    /// -1 if the card was not found.
    [[nodiscard]] qsizetype placeOf(const QString& game, const QString& id) const
    {
        for (qsizetype i = 0; i < size(); ++i) {
            if (at(i) == id && gameAt(i) == game)
                return i;
        }
        return -1;
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
    [[nodiscard]] std::size_t number(qsizetype place) const
    {
        return m_order[static_cast<std::size_t>(place)];
    }

    std::shared_ptr<const ItemIds> m_ids;
    std::vector<std::uint32_t> m_order;
};

} // namespace model
