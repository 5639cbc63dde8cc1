// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// What a card is in its game, by the id that card files and the library use. Which kinds there are is data
/// of the game (GameCards::kinds); the word itself says nothing about what cards of a kind can do.
class CardKind
{
public:
    /// The kind that most games have.
    static const CardKind Character;

    explicit CardKind(QString id)
        : m_id(std::move(id))
    {}

    [[nodiscard]] const QString& id() const { return m_id; }

    friend bool operator==(const CardKind& a, const CardKind& b) { return a.m_id == b.m_id; }
    friend bool operator<(const CardKind& a, const CardKind& b) { return a.m_id < b.m_id; }

private:
    QString m_id;
};

inline const CardKind CardKind::Character{QStringLiteral("character")};

} // namespace model
