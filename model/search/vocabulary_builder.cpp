// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/slips.h"
#include "model/search/vocabulary.h"
#include "model/storage/statement.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace model {

using namespace Qt::StringLiterals;

/// Collects the words of all texts in the order they come, then sorts them once.
class VocabularyBuilder
{
public:
    void add(std::uint32_t item, std::string_view text)
    {
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find(' ', begin), text.size());
            if (end > begin)
                addWord(item, text.substr(begin, end - begin));
            begin = end + 1;
        }
    }

    Vocabulary finish()
    {
        std::vector<std::uint32_t> order(m_words.size());
        std::iota(order.begin(), order.end(), 0u);
        std::sort(order.begin(), order.end(),
                  [this](std::uint32_t a, std::uint32_t b) { return *m_words[a] < *m_words[b]; });
        Vocabulary result;
        std::vector<std::uint32_t> places(order.size());
        for (std::uint32_t rank = 0; rank < order.size(); ++rank) {
            const std::string& word = *m_words[order[rank]];
            places[order[rank]] = rank;
            result.m_begins.push_back(static_cast<std::uint32_t>(result.m_words.size()));
            result.m_letters.push_back(letterBits(word));
            result.m_words += word;
            result.m_words += '\n';
        }
        result.m_lists.resize(order.size() + 1);
        for (const Use& use : m_uses)
            ++result.m_lists[places[use.word] + 1];
        std::partial_sum(result.m_lists.begin(), result.m_lists.end(), result.m_lists.begin());
        result.m_items.resize(m_uses.size());
        std::vector<std::uint32_t> next = result.m_lists;
        for (const Use& use : m_uses)
            result.m_items[next[places[use.word]]++] = use.item;
        return result;
    }

private:
    struct Use
    {
        std::uint32_t word;
        std::uint32_t item;
    };
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };

    void addWord(std::uint32_t item, std::string_view word)
    {
        auto known = m_numbers.find(word);
        if (known == m_numbers.end()) {
            known = m_numbers.emplace(std::string(word), static_cast<std::uint32_t>(m_words.size())).first;
            m_words.push_back(&known->first);
            m_lastItem.push_back(~0u);
        }
        const std::uint32_t number = known->second;
        if (m_lastItem[number] == item)
            return;
        m_lastItem[number] = item;
        m_uses.push_back({number, item});
    }

    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_numbers;
    std::vector<const std::string*> m_words; ///< the keys of m_numbers, which stay where they are
    std::vector<std::uint32_t> m_lastItem;   ///< by word: the item that was added last
    std::vector<Use> m_uses;
};

StorageResult<Vocabulary> Vocabulary::load(Database& database, const Directory& directory)
{
    VocabularyBuilder builder;
    Statement all(database,
                  u"SELECT rowid, CAST(title_en || ' ' || title_de || ' ' || body_en || ' ' || body_de"
                  u" AS BLOB) FROM search_index"_s);
    if (auto ran = all.run(); !ran)
        return ran.error();
    auto read = all.eachRow([&](const QSqlQuery& row) {
        if (const qsizetype item = directory.itemOf(row.value(0).toLongLong()); item >= 0) {
            const QByteArray text = row.value(1).toByteArray();
            builder.add(static_cast<std::uint32_t>(item),
                        std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        }
    });
    if (!read)
        return read.error();
    return builder.finish();
}

} // namespace model
