// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bits.h"
#include "model/search/found_cards.h"
#include "model/search/query.h"
#include "model/storage/database.h"

#include <QHash>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// How a word meets the name of a card, from worst to best.
enum class NameFit : std::uint8_t { None, Within, WordBegins, NameBegins, Exact };

/// Everything that can be found, in memory as far as a keystroke needs it at once: what is counted and
/// compared, and the names. Texts stay in the database. Items are numbered 0 … count() - 1 in the order of
/// their keys.
class Directory
{
public:
    static StorageResult<Directory> load(Database& database);

    [[nodiscard]] std::size_t count() const { return m_keys.size(); }
    [[nodiscard]] qint64 key(std::size_t item) const { return m_keys[item]; }
    /// -1 for a key that is not there.
    [[nodiscard]] qsizetype itemOf(qint64 key) const;
    [[nodiscard]] const QString& kind(std::size_t item) const { return m_kindNames[m_kinds[item]]; }
    [[nodiscard]] int kindRank(std::size_t item) const { return m_kindRanks[m_kinds[item]]; }
    [[nodiscard]] const QString& id(std::size_t item) const { return m_ids->ids[item]; }
    /// The ids of all items, by number; stay valid when the directory is gone.
    [[nodiscard]] std::shared_ptr<const ItemIds> ids() const { return m_ids; }
    [[nodiscard]] int strength(std::size_t item) const { return m_strengths[item]; } ///< -1: has none
    [[nodiscard]] quint32 traits(std::size_t item) const { return m_traits[item]; }
    [[nodiscard]] std::uint32_t boxRank(std::size_t item) const; ///< by the box's id; without one last
    [[nodiscard]] int owned(std::size_t item) const { return m_owned.value(static_cast<qsizetype>(item), 0); }
    /// A card's name in a language, folded; good as long as the directory.
    [[nodiscard]] std::string_view name(std::size_t item, Language language) const;

    [[nodiscard]] Bits everything() const { return Bits(count(), true); }
    [[nodiscard]] Bits ofKinds(const QStringList& kinds) const;
    [[nodiscard]] Bits withTraits(quint32 traits) const;
    /// Strength or Owned; only cards are compared, and some have no strength.
    [[nodiscard]] Bits compared(QueryField field, Comparison comparison, int number) const;
    /// Tag, Box, Game or Id; `value` is folded, a tag or box may go on after it, and a box is meant by any
    /// word that begins so in its names.
    [[nodiscard]] Bits withValue(QueryField field, const QString& value) const;

    /// The rules and clarifications of exactly this id ("cc.score.tie"), in capitals or not.
    [[nodiscard]] Bits rulesCalled(const QString& id) const;

    /// How the names of each card meet a folded text; one entry an item.
    [[nodiscard]] std::vector<NameFit> namesMeeting(const std::string& folded,
                                                    std::optional<Language> language) const;

    /// The same for one item.
    [[nodiscard]] NameFit nameMeeting(std::size_t item, const std::string& folded,
                                      std::optional<Language> language) const;

    /// Whether a card has exactly this folded name, in either language.
    [[nodiscard]] bool isName(const std::string& folded) const;

    /// About what this takes, in bytes.
    [[nodiscard]] std::size_t memory() const;

private:
    [[nodiscard]] NameFit fitAt(std::size_t at, std::size_t length, std::optional<Language> language) const;
    StorageResult<Done> loadItems(Database& database);
    void rankBoxes();
    StorageResult<Done> loadBoxes(Database& database);
    StorageResult<Done> loadOwner(Database& database);
    std::uint8_t kindNumber(const QString& kind);

    std::vector<qint64> m_keys;
    std::vector<std::uint8_t> m_kinds;
    std::vector<std::int8_t> m_strengths;
    std::vector<quint32> m_traits;
    std::vector<std::uint16_t> m_boxes;
    std::shared_ptr<ItemIds> m_ids = std::make_shared<ItemIds>();
    std::vector<std::uint32_t> m_nameEnds;
    std::string m_names; ///< as in search_item.names, closed by U+0003
    QStringList m_kindNames;
    std::vector<int> m_kindRanks;
    QStringList m_boxNames;                ///< ids
    QHash<QString, QString> m_boxTitles;   ///< by id: both names folded, a blank before every word
    std::vector<std::uint32_t> m_boxRanks; ///< parallel to m_boxNames
    QHash<qsizetype, int> m_owned;
    QHash<QString, std::vector<qsizetype>> m_tagged; ///< by folded tag
};

} // namespace model
