// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

#include <QStringList>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// All words of the index with how many items have them, in memory: for the middle of words and for slips of
/// the pen.
class Vocabulary
{
public:
    static StorageResult<Vocabulary> load(Database& database);

    [[nodiscard]] std::size_t count() const { return m_begins.size(); }

    /// Words that have the text inside but do not begin with it, the most used first.
    [[nodiscard]] QStringList containing(const std::string& folded, std::size_t most) const;

    /// Words that somebody who typed this may have meant: one slip away for words of four letters and more,
    /// two from eight on. The nearest first, then the most used; words that go on after a near beginning come
    /// last.
    [[nodiscard]] QStringList near(const std::string& folded, std::size_t most) const;

    [[nodiscard]] std::size_t memory() const;

private:
    [[nodiscard]] std::string_view word(std::size_t at) const;

    std::string m_words; ///< each closed by a line feed
    std::vector<std::uint32_t> m_begins;
    std::vector<std::uint32_t> m_letters; ///< bits of the letters in each word
    std::vector<std::uint32_t> m_uses;
};

/// How many slips (a letter too many, missing, wrong, or two exchanged) part the words; more than `most` is
/// most + 1. `beginning`: of the nearest beginning of `word`.
[[nodiscard]] int slipsBetween(std::string_view typed, std::string_view word, int most, bool beginning);

} // namespace model
