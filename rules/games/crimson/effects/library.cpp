// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/library.h"

#include <algorithm>

namespace rules::effects {

namespace {

template <class Card>
const Card* find(const std::vector<Card>& cards, std::string_view id)
{
    const auto at =
        std::lower_bound(cards.begin(), cards.end(), id,
                         [](const Card& card, std::string_view wanted) { return card.id < wanted; });
    return at != cards.end() && at->id == id ? &*at : nullptr;
}

/// FNV-1a over fields, never over the bytes of a struct: padding must not count, and the result must be the
/// same everywhere.
class Hash
{
public:
    void add(std::uint64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8) {
            m_value ^= (number >> shift) & 0xFF;
            m_value *= 0x100000001B3;
        }
    }
    template <class E>
    requires std::is_enum_v<E>
    void add(E value) { add(static_cast<std::uint64_t>(value)); }
    /// Negative numbers are added as 64 bits, so that the width of a member does not matter.
    void addNumber(std::int64_t number) { add(static_cast<std::uint64_t>(number)); }
    void add(std::string_view text)
    {
        add(std::uint64_t{text.size()});
        for (const char c : text)
            add(std::uint64_t{static_cast<unsigned char>(c)});
    }
    void add(const Target& target)
    {
        add(target.pick);
        add(target.by);
        add(target.lane);
        add(target.side);
        add(target.face);
        add(std::uint64_t{target.other});
        add(std::uint64_t{target.strongest});
        add(std::uint64_t{target.nearest});
        addNumber(target.maxStrength);
        addNumber(target.amount);
    }
    void add(const Operation& operation)
    {
        add(operation.code);
        add(std::uint64_t{operation.then});
        add(operation.target);
        add(operation.to);
        add(operation.from);
        add(std::uint64_t{operation.faceDown});
        add(operation.with);
        add(operation.who);
        add(operation.amountOf);
        addNumber(operation.amount);
        add(operation.change);
        add(operation.rule);
    }
    void add(const Effects& effects)
    {
        add(std::uint64_t{effects.size()});
        for (const Effect& effect : effects) {
            add(effect.type);
            add(effect.moment);
            add(effect.playedSide);
            add(effect.condition);
            add(std::uint64_t{effect.program.size()});
            for (const Operation& operation : effect.program)
                add(operation);
        }
    }

    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xCBF29CE484222325;
};

} // namespace

const Character* Library::character(std::string_view id) const
{
    return find(characters, id);
}

const Castle* Library::castle(std::string_view id) const
{
    return find(castles, id);
}

std::uint64_t Library::rulesHash() const
{
    Hash hash;
    hash.add(std::uint64_t{characters.size()});
    for (const Character& character : characters) {
        hash.add(std::string_view(character.id));
        hash.addNumber(character.strength);
        hash.add(character.effects);
    }
    hash.add(std::uint64_t{castles.size()});
    for (const Castle& castle : castles) {
        hash.add(std::string_view(castle.id));
        hash.add(castle.effects);
    }
    return hash.value();
}

} // namespace rules::effects
