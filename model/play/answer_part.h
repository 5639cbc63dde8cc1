// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <string>
#include <utility>

namespace model {

/// One part of an answer at the table: an amount, or the id of a card, a place, a zone, a group, a player or
/// whatever else the game names. What is pointed at and what the open question offers are compared as such
/// parts.
class AnswerPart
{
public:
    AnswerPart() = default;
    explicit AnswerPart(int amount)
        : m_amount(amount)
    {}
    explicit AnswerPart(std::string id)
        : m_id(std::move(id))
    {}
    /// A word as rules::AnyMatch writes and reads it.
    [[nodiscard]] static AnswerPart fromWord(const std::string& word);
    [[nodiscard]] std::string word() const { return isAmount() ? std::to_string(m_amount) : m_id; }

    [[nodiscard]] bool isAmount() const { return m_id.empty(); }
    [[nodiscard]] int amount() const { return m_amount; }
    /// Empty for an amount.
    [[nodiscard]] const std::string& id() const { return m_id; }

    friend bool operator==(const AnswerPart&, const AnswerPart&) = default;

private:
    std::string m_id;
    int m_amount = 0;
};

using AnswerParts = QList<AnswerPart>;

} // namespace model
