// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/directory.h"

#include <QStringList>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// All words of the index, and for each the items that have it, in memory. FTS5 finds the tens of thousands
/// of items that have a common beginning in milliseconds; here that takes a fraction of one, and the middle
/// of words and slips of the pen cost no more. Phrases, and words in one field or language, are left to FTS5.
class Vocabulary
{
public:
    /// From the folded texts of the index. The directory must be of the same state of the database.
    static StorageResult<Vocabulary> load(Database& database, const Directory& directory);

    [[nodiscard]] std::size_t count() const { return m_begins.size(); }

    /// Adds the items that have the word, a word that begins so, or one that has it anywhere.
    void addWhole(const std::string& folded, Bits& items) const;
    void addBeginning(const std::string& folded, Bits& items) const;
    void addContaining(const std::string& folded, Bits& items) const;

    /// Words that have the text inside but do not begin with it, the most used first.
    [[nodiscard]] QStringList containing(const std::string& folded, std::size_t most) const;

    /// Words that somebody who typed this may have meant: one slip away for words of four letters and more,
    /// two from eight on. The nearest first, then the most used; words that go on after a near beginning come
    /// last.
    [[nodiscard]] QStringList near(const std::string& folded, std::size_t most) const;

    [[nodiscard]] std::size_t memory() const;

private:
    friend class VocabularyBuilder;

    [[nodiscard]] std::string_view word(std::size_t at) const;
    [[nodiscard]] std::size_t uses(std::size_t at) const { return m_lists[at + 1] - m_lists[at]; }
    /// The first word that is not before the text.
    [[nodiscard]] std::size_t lowerBound(std::string_view folded) const;
    void addItems(std::size_t at, Bits& items) const;
    /// Numbers of the words that have the text inside, not at their beginning.
    [[nodiscard]] std::vector<std::size_t> wordsWith(const std::string& folded) const;

    std::string m_words; ///< sorted, each closed by a line feed
    std::vector<std::uint32_t> m_begins;
    std::vector<std::uint32_t> m_letters; ///< bits of the letters in each word
    std::vector<std::uint32_t>
        m_lists; ///< where the items of each word begin in m_items; one more at the end
    std::vector<std::uint32_t> m_items;
};

} // namespace model
