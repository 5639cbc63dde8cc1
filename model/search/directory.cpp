// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/directory.h"

#include "model/search/find_bytes.h"
#include "model/search/folding.h"
#include "model/search/search_kinds.h"
#include "model/storage/statement.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

int rankOf(const QString& kind)
{
    static const QStringList order{kClarificationKind.toString(), kClauseKind.toString(),
                                   kCardKind.toString(), kPageKind.toString()};
    const qsizetype at = order.indexOf(kind);
    return static_cast<int>(at < 0 ? order.size() : at);
}

std::uint16_t numberIn(QStringList& names, const QString& name)
{
    qsizetype at = names.indexOf(name);
    if (at < 0) {
        at = names.size();
        names << name;
    }
    return static_cast<std::uint16_t>(at);
}

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// The number of a name, which is mostly that of the row before.
class KnownNames
{
public:
    template <class Find>
    std::uint16_t number(std::string_view name, Find find)
    {
        if (m_isEmpty || name != m_name) {
            m_isEmpty = false;
            m_name = name;
            m_number = find(textOf(name));
        }
        return m_number;
    }

private:
    std::string m_name;
    std::uint16_t m_number = 0;
    bool m_isEmpty = true;
};

bool holds(int value, Comparison comparison, int number)
{
    switch (comparison) {
    case Comparison::Equal: return value == number;
    case Comparison::Unequal: return value != number;
    case Comparison::Less: return value < number;
    case Comparison::AtMost: return value <= number;
    case Comparison::More: return value > number;
    case Comparison::AtLeast: break;
    }
    return value >= number;
}

} // namespace

StorageResult<Directory> Directory::load(Database& database)
{
    Directory result;
    if (auto loaded = result.loadItems(database); !loaded)
        return loaded.error();
    if (auto loaded = result.loadOwner(database); !loaded)
        return loaded.error();
    if (auto loaded = result.loadBoxes(database); !loaded)
        return loaded.error();
    result.rankBoxes();
    return result;
}

std::uint8_t Directory::kindNumber(const QString& kind)
{
    const std::uint16_t number = numberIn(m_kindNames, kind);
    if (number == m_kindRanks.size())
        m_kindRanks.push_back(rankOf(kind));
    return static_cast<std::uint8_t>(number);
}

StorageResult<Done> Directory::loadItems(Database& database)
{
    const auto rows = database.value(u"SELECT count(*) FROM search_item"_s);
    if (!rows)
        return rows.error();
    const auto expected = static_cast<std::size_t>(rows->toLongLong());
    m_keys.reserve(expected);
    m_ids->ids.reserve(expected);
    m_ids->games.reserve(expected);
    m_strengths.reserve(expected);
    m_traits.reserve(expected);
    m_kinds.reserve(expected);
    m_boxes.reserve(expected);
    m_nameEnds.reserve(expected);
    // Texts come as bytes and in one column: taking each apart from a row takes longer than reading it.
    Statement all(database, u"SELECT key, strength, traits, CAST(kind || char(31) || game || char(31) || id"
                            u" || char(31) || box || char(31) || names AS BLOB)"
                            u" FROM search_item INDEXED BY search_item_head ORDER BY key"_s);
    if (auto ran = all.run(); !ran)
        return ran;
    KnownNames kinds;
    KnownNames games;
    KnownNames boxes;
    return all.eachRow([&](const QSqlQuery& row) {
        const QByteArray bytes = row.value(3).toByteArray();
        std::string_view rest(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const auto next = [&rest] {
            const std::string_view part = rest.substr(0, rest.find('\x1f'));
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
            return part;
        };
        m_keys.push_back(row.value(0).toLongLong());
        m_strengths.push_back(static_cast<std::int8_t>(std::clamp(row.value(1).toInt(), -1, 127)));
        m_traits.push_back(row.value(2).toUInt());
        m_kinds.push_back(static_cast<std::uint8_t>(
            kinds.number(next(), [this](const QString& kind) { return std::uint16_t{kindNumber(kind)}; })));
        m_ids->games.push_back(
            games.number(next(), [this](const QString& game) { return numberIn(m_ids->gameNames, game); }));
        m_ids->ids.push_back(textOf(next()));
        m_boxes.push_back(
            boxes.number(next(), [this](const QString& box) { return numberIn(m_boxNames, box); }));
        m_names += rest;
        m_names += '\3';
        m_nameEnds.push_back(static_cast<std::uint32_t>(m_names.size()));
    });
}

StorageResult<Done> Directory::loadOwner(Database& database)
{
    // The few that are owned or tagged first: otherwise every text of the library would be gone through.
    const QString join =
        u" CROSS JOIN search_item USING (game) WHERE search_item.kind = 'card' AND search_item.id = "_s;
    Statement owned(database, u"SELECT search_item.key, copies FROM owned"_s + join + u"owned.card"_s);
    if (auto ran = owned.run(); !ran)
        return ran;
    if (auto read = owned.eachRow([this](const QSqlQuery& row) {
            m_owned.insert(itemOf(row.value(0).toLongLong()), row.value(1).toInt());
        });
        !read)
        return read;
    Statement tags(database, u"SELECT search_item.key, tag FROM tag"_s + join + u"tag.card"_s);
    if (auto ran = tags.run(); !ran)
        return ran;
    return tags.eachRow([this](const QSqlQuery& row) {
        m_tagged[fold(row.value(1).toString())].push_back(itemOf(row.value(0).toLongLong()));
    });
}

StorageResult<Done> Directory::loadBoxes(Database& database)
{
    Statement boxes(database, u"SELECT id, name_en, name_de FROM box"_s);
    if (auto ran = boxes.run(); !ran)
        return ran;
    return boxes.eachRow([this](const QSqlQuery& row) {
        QString& titles = m_boxTitles[row.value(0).toString()];
        for (const int column : {0, 1, 2})
            titles += u' ' + fold(row.value(column).toString());
    });
}

void Directory::rankBoxes()
{
    QStringList sorted = m_boxNames;
    sorted.sort();
    for (const QString& box : std::as_const(m_boxNames))
        m_boxRanks.push_back(static_cast<std::uint32_t>(box.isEmpty() ? sorted.size() : sorted.indexOf(box)));
}

std::uint32_t Directory::boxRank(std::size_t item) const
{
    return m_boxRanks[m_boxes[item]];
}

std::string_view Directory::name(std::size_t item, Language language) const
{
    const std::size_t begin = item == 0 ? 0 : m_nameEnds[item - 1];
    const std::string_view names = std::string_view(m_names).substr(begin, m_nameEnds[item] - begin);
    const std::size_t mark = names.find(language == Language::German ? '\2' : '\1');
    if (mark == std::string_view::npos)
        return {};
    const std::size_t end = names.find_first_of(std::string_view("\1\2\3", 3), mark + 1);
    return names.substr(mark + 1, end - mark - 1);
}

qsizetype Directory::itemOf(qint64 key) const
{
    // Keys have no gaps unless something was removed.
    if (key >= 1 && key <= static_cast<qint64>(m_keys.size()) &&
        m_keys[static_cast<std::size_t>(key - 1)] == key)
        return key - 1;
    const auto at = std::lower_bound(m_keys.begin(), m_keys.end(), key);
    return at != m_keys.end() && *at == key ? at - m_keys.begin() : -1;
}

Bits Directory::ofKinds(const QStringList& kinds) const
{
    std::vector<bool> wanted;
    for (const QString& name : m_kindNames)
        wanted.push_back(kinds.contains(name));
    Bits result(count());
    for (std::size_t i = 0; i < count(); ++i) {
        if (wanted[m_kinds[i]])
            result.add(i);
    }
    return result;
}

Bits Directory::withTraits(quint32 traits) const
{
    Bits result(count());
    for (std::size_t i = 0; i < count(); ++i) {
        if ((m_traits[i] & traits) != 0)
            result.add(i);
    }
    return result;
}

Bits Directory::compared(QueryField field, Comparison comparison, int number) const
{
    Bits result(count());
    for (std::size_t i = 0; i < count(); ++i) {
        const bool isCard = kind(i) == kCardKind;
        if (field == QueryField::Strength ? m_strengths[i] < 0 : !isCard)
            continue;
        const int value =
            field == QueryField::Strength ? m_strengths[i] : m_owned.value(static_cast<qsizetype>(i), 0);
        if (holds(value, comparison, number))
            result.add(i);
    }
    return result;
}

Bits Directory::withValue(QueryField field, const QString& value) const
{
    Bits result(count());
    if (field == QueryField::Tag) {
        for (auto it = m_tagged.begin(); it != m_tagged.end(); ++it) {
            if (!it.key().startsWith(value))
                continue;
            for (const qsizetype item : it.value())
                result.add(static_cast<std::size_t>(item));
        }
        return result;
    }
    if (field == QueryField::Id) {
        for (std::size_t i = 0; i < count(); ++i) {
            if (fold(id(i)) == value)
                result.add(i);
        }
        return result;
    }
    const QStringList& names = field == QueryField::Box ? m_boxNames : m_ids->gameNames;
    const std::vector<std::uint16_t>& numbers = field == QueryField::Box ? m_boxes : m_ids->games;
    std::vector<bool> wanted;
    const auto fits = [&](const QString& name) {
        return fold(name).startsWith(value) ||
               (field == QueryField::Box && m_boxTitles.value(name).contains(u' ' + value));
    };
    for (const QString& name : names)
        wanted.push_back(!name.isEmpty() && fits(name));
    for (std::size_t i = 0; i < count(); ++i) {
        if (wanted[numbers[i]])
            result.add(i);
    }
    return result;
}

Bits Directory::rulesCalled(const QString& id) const
{
    Bits result(count());
    if (!id.contains(u'.'))
        return result;
    for (std::size_t i = 0; i < count(); ++i) {
        const QString& known = this->id(i);
        if (known.size() == id.size() && known.compare(id, Qt::CaseInsensitive) == 0 &&
            (kind(i) == kClauseKind || kind(i) == kClarificationKind))
            result.add(i);
    }
    return result;
}

NameFit Directory::fitAt(std::size_t at, std::size_t length, std::optional<Language> language) const
{
    const std::string_view names = m_names;
    if (language) {
        std::size_t mark = at;
        while (mark > 0 && names[mark] != '\1' && names[mark] != '\2')
            --mark;
        if (names[mark] != (language == Language::German ? '\2' : '\1'))
            return NameFit::None;
    }
    const char before = at == 0 ? '\3' : names[at - 1];
    const bool begins = before == '\1' || before == '\2';
    // Every name is followed by the mark of the next or by the end.
    const bool ends = static_cast<unsigned char>(names[at + length]) <= 3;
    if (begins)
        return ends ? NameFit::Exact : NameFit::NameBegins;
    return before == ' ' ? NameFit::WordBegins : NameFit::Within;
}

std::vector<NameFit> Directory::namesMeeting(const std::string& folded,
                                             std::optional<Language> language) const
{
    std::vector<NameFit> result(count(), NameFit::None);
    std::size_t item = 0;
    for (std::size_t at = findBytes(m_names, folded, 0); at != std::string_view::npos;
         at = findBytes(m_names, folded, at + 1)) {
        while (m_nameEnds[item] <= at)
            ++item;
        result[item] = std::max(result[item], fitAt(at, folded.size(), language));
    }
    return result;
}

NameFit Directory::nameMeeting(std::size_t item, const std::string& folded,
                               std::optional<Language> language) const
{
    const std::string_view names = std::string_view(m_names).substr(0, m_nameEnds[item]);
    NameFit result = NameFit::None;
    for (std::size_t at = findBytes(names, folded, item == 0 ? 0 : m_nameEnds[item - 1]);
         at != std::string_view::npos; at = findBytes(names, folded, at + 1))
        result = std::max(result, fitAt(at, folded.size(), language));
    return result;
}

bool Directory::isName(const std::string& folded) const
{
    for (std::size_t at = findBytes(m_names, folded, 0); at != std::string_view::npos;
         at = findBytes(m_names, folded, at + 1)) {
        if (fitAt(at, folded.size(), std::nullopt) == NameFit::Exact)
            return true;
    }
    return false;
}

std::size_t Directory::memory() const
{
    // A string: the object, its header and about twenty characters.
    constexpr std::size_t kStringSize = sizeof(QString) + 16 + 48;
    const std::size_t each =
        sizeof(qint64) + sizeof(quint32) * 2 + kStringSize + sizeof(std::uint16_t) * 2 + 2;
    return m_names.capacity() + m_keys.capacity() * each;
}

} // namespace model
