// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/word_finder.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRecentTerms = 64;
constexpr std::size_t kMostLongerWords = 32;
constexpr qsizetype kShortestInside = 3;

/// Folded words have letters and digits only, so that a pair of quotes makes any of them harmless.
QString phrase(const QStringList& words, bool goesOn)
{
    return u'"' + words.join(u' ') + (goesOn ? u"\" *"_s : u"\""_s);
}

QString columns(QueryField field, std::optional<Language> language)
{
    QStringList names;
    for (const Language each : kLanguages) {
        if (language && *language != each)
            continue;
        if (field != QueryField::Text)
            names << u"title_"_s + languageCode(each);
        if (field != QueryField::Name)
            names << u"body_"_s + languageCode(each);
    }
    return names.size() == 4 ? QString() : u"{"_s + names.join(u' ') + u"} : "_s;
}

} // namespace

WordFinder::WordFinder(Database& database, const Directory& directory, const Vocabulary& vocabulary)
    : m_database(database)
    , m_directory(directory)
    , m_vocabulary(vocabulary)
    , m_recent(kRecentTerms)
{}

StorageResult<Done> WordFinder::match(const QString& expression, Bits& items)
{
    // One row with all keys: stepping through tens of thousands of rows would take longer than finding them.
    const auto keys = m_database.value(
        u"SELECT group_concat(rowid) FROM search_index WHERE search_index MATCH ?"_s, expression);
    if (!keys)
        return keys.error();
    qint64 key = 0;
    const auto take = [&] {
        if (const qsizetype item = m_directory.itemOf(key); item >= 0)
            items.add(static_cast<std::size_t>(item));
        key = 0;
    };
    const QString list = keys->toString();
    for (const QChar c : list) {
        if (c == u',')
            take();
        else
            key = key * 10 + (c.unicode() - u'0');
    }
    if (!list.isEmpty())
        take();
    return Done{};
}

StorageResult<Done> WordFinder::matchTerm(const QueryNode& term, const QString& joined, bool inside,
                                          std::optional<Language> language, Bits& items)
{
    const bool goesOn = term.fit != WordFit::Whole;
    QStringList any{phrase(term.words, goesOn)};
    if (term.words.size() > 1 && goesOn)
        any << phrase({joined}, true);
    const QString where = columns(term.field, language);
    if (auto matched = match(where + u'(' + any.join(u" OR "_s) + u')', items); !matched)
        return matched;
    if (!inside)
        return Done{};
    // Apart from the first: in one expression each match of a common word would be tried with every other
    // word.
    QStringList longer;
    for (const QString& word : m_vocabulary.containing(joined.toStdString(), kMostLongerWords))
        longer << phrase({word}, false);
    return longer.isEmpty() ? Done{} : match(where + u'(' + longer.join(u" OR "_s) + u')', items);
}

StorageResult<std::shared_ptr<const Found>> WordFinder::find(const QueryNode& term,
                                                             std::optional<Language> language)
{
    const QString joined = term.words.join(QString());
    const bool goesOn = term.fit != WordFit::Whole;
    const bool inside =
        term.fit == WordFit::Within && term.words.size() == 1 && joined.size() >= kShortestInside;
    const QString key = u"%1 %2 %3 %4"_s.arg(static_cast<int>(term.fit))
                            .arg(static_cast<int>(term.field))
                            .arg(language ? languageCode(*language) : u"*"_s, term.words.join(u' '));
    if (const auto* recent = m_recent.object(key))
        return *recent;

    auto found = std::make_shared<Found>();
    found->items = Bits(m_directory.count());
    if (term.words.size() == 1 && term.field == QueryField::Any && !language) {
        const std::string word = joined.toStdString();
        if (inside)
            m_vocabulary.addContaining(word, found->items);
        else if (goesOn)
            m_vocabulary.addBeginning(word, found->items);
        else
            m_vocabulary.addWhole(word, found->items);
    } else if (auto matched = matchTerm(term, joined, inside, language, found->items); !matched) {
        return matched.error();
    }
    if (term.field != QueryField::Text) {
        found->names = m_directory.namesMeeting(term.words.join(u' ').toStdString(), language);
        for (std::size_t i = 0; i < found->names.size(); ++i) {
            if (found->names[i] == NameFit::None)
                continue;
            if (inside)
                found->items.add(i);
            else if (!found->items.has(i))
                found->names[i] = NameFit::None;
        }
    }
    m_recent.insert(key, new std::shared_ptr<const Found>(found));
    return std::shared_ptr<const Found>(found);
}

StorageResult<std::shared_ptr<const Found>> WordFinder::findAny(const QStringList& words, bool beginnings,
                                                                std::optional<Language> language,
                                                                bool withNames)
{
    auto found = std::make_shared<Found>();
    found->items = Bits(m_directory.count());
    found->names.assign(m_directory.count(), NameFit::None);
    if (words.isEmpty())
        return std::shared_ptr<const Found>(found);
    const QString key = u"any %1 %2 %3 %4"_s.arg(beginnings)
                            .arg(withNames)
                            .arg(language ? languageCode(*language) : u"*"_s, words.join(u'|'));
    if (const auto* recent = m_recent.object(key))
        return *recent;
    QStringList any;
    for (const QString& word : words) {
        if (language || word.contains(u' '))
            any << phrase(word.split(u' '), beginnings);
        else if (beginnings)
            m_vocabulary.addBeginning(word.toStdString(), found->items);
        else
            m_vocabulary.addWhole(word.toStdString(), found->items);
    }
    if (!any.isEmpty()) {
        const QString expression = columns(QueryField::Any, language) + u'(' + any.join(u" OR "_s) + u')';
        if (auto matched = match(expression, found->items); !matched)
            return matched.error();
    }
    for (const QString& word : withNames ? words : QStringList()) {
        const std::vector<NameFit> names = m_directory.namesMeeting(word.toStdString(), language);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (found->items.has(i))
                found->names[i] = std::max(found->names[i], names[i]);
        }
    }
    m_recent.insert(key, new std::shared_ptr<const Found>(found));
    return std::shared_ptr<const Found>(found);
}

} // namespace model
