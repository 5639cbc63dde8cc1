// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/ranking.h"

#include "model/storage/statement.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLookedAtCloser = 40;

/// By Directory::kindRank(): clarification, rule, card, page, other.
constexpr std::array<float, 5> kTextPoints{300, 230, 160, 100, 80};
/// By NameFit.
constexpr std::array<float, 5> kNamePoints{0, 400, 600, 700, 1000};
/// In questions a name says what it is about, and the answer is more than the card.
constexpr std::array<float, 5> kNamePointsInQuestion{0, 200, 280, 290, 300};
constexpr std::array<float, 5> kTextPointsInQuestion{300, 200, 170, 100, 80};

constexpr float kWholeBonus = 30;
/// Of one search: in a question people mix words anyway.
constexpr float kSynonymWorth = 0.6f;
constexpr float kLeastCovered = 0.3f;

/// How much a word says in a question: rare words more than common ones, a name most, a guessed spelling
/// little.
float weightOf(const RunTerm& term, const Directory& directory)
{
    const std::size_t found = term.found->items.count();
    if (found == 0)
        return 0;
    const float rarity = std::log(1 + static_cast<float>(directory.count()) / static_cast<float>(found));
    const auto& names = term.found->names;
    const bool isName =
        std::any_of(names.begin(), names.end(), [](NameFit fit) { return fit >= NameFit::NameBegins; });
    return std::min(rarity, 4.f) * (isName ? 2.2f : 1.f) * (term.respelled ? 0.4f : 1.f);
}

/// "clumsy ogre" is one name and says as much as one, not as two.
void shareNames(const std::vector<RunTerm>& terms, const Directory& directory, std::vector<float>& weights)
{
    constexpr std::size_t kLongestName = 3;
    // Going through all names takes longer than a look at what the words were found in.
    const auto meets = [&](std::size_t term, NameFit least) {
        const auto& names = terms[term].found->names;
        return std::any_of(names.begin(), names.end(), [least](NameFit fit) { return fit >= least; });
    };
    for (std::size_t begin = 0; begin < terms.size(); ++begin) {
        if (begin + 1 == terms.size() || !meets(begin, NameFit::NameBegins) ||
            !meets(begin + 1, NameFit::WordBegins))
            continue;
        for (std::size_t length = std::min(kLongestName, terms.size() - begin); length > 1; --length) {
            QStringList words;
            for (std::size_t i = begin; i < begin + length; ++i)
                words << terms[i].words;
            if (!directory.isName(words.join(u' ').toStdString()))
                continue;
            for (std::size_t i = begin; i < begin + length; ++i)
                weights[i] /= static_cast<float>(length);
            begin += length - 1;
            break;
        }
    }
}

float points(const RunTerm& term, const Directory& directory, std::size_t item,
             const std::array<float, 5>& names, const std::array<float, 5>& texts)
{
    const Found& found = *term.found;
    const NameFit fit = found.names.empty() ? NameFit::None : found.names[item];
    if (fit != NameFit::None)
        return names[static_cast<std::size_t>(fit)];
    return texts[static_cast<std::size_t>(directory.kindRank(item))];
}

bool better(const Ranked& a, const Ranked& b)
{
    return a.score != b.score ? a.score > b.score : a.item < b.item;
}

/// By falling score, equal ones as they stand. Scores are whole here, and sorting tens of thousands by
/// comparing would take as long as finding them.
void sortByWholePoints(std::vector<Ranked>& ranked)
{
    float most = 0;
    for (const Ranked& entry : ranked)
        most = std::max(most, entry.score);
    std::vector<std::uint32_t> places(static_cast<std::size_t>(most) + 2);
    const auto rank = [most](const Ranked& entry) { return static_cast<std::size_t>(most - entry.score); };
    for (const Ranked& entry : ranked)
        ++places[rank(entry) + 1];
    for (std::size_t i = 1; i < places.size(); ++i)
        places[i] += places[i - 1];
    std::vector<Ranked> sorted(ranked.size());
    for (const Ranked& entry : ranked)
        sorted[places[rank(entry)]++] = entry;
    ranked = std::move(sorted);
}

struct Closeness
{
    float points = 0;
    qsizetype at = -1; ///< first place in the body
};

Closeness closeness(const RunTerm& term, float synonyms, const QString& title, const QString& body)
{
    Closeness result;
    float inTitle = 0;
    float inBody = 0;
    for (const MarkedWord& marked : term.marked) {
        const QString begin = u' ' + (QStringList{marked.word} + marked.rest).join(u' ');
        const QString whole = begin + u' ';
        const float worth = marked.isSynonym ? synonyms : 1.f;
        if (title.contains(whole))
            inTitle = std::max(inTitle, 40.f * worth);
        else if (title.contains(begin))
            inTitle = std::max(inTitle, 25.f * worth);
        if (body.contains(whole))
            inBody = std::max(inBody, 15.f * worth);
        if (result.at < 0)
            result.at = body.indexOf(begin);
    }
    result.points = inTitle + inBody;
    return result;
}

/// `weights` is parallel to the terms; `synonyms` is what a word that only means the same is worth.
float closer(const std::vector<RunTerm>& terms, const std::vector<float>& weights, float synonyms,
             const QString& title, const QString& body)
{
    float score = 0;
    qsizetype last = -1;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const Closeness found = closeness(terms[i], synonyms, title, body);
        float points = found.points;
        if (last >= 0 && found.at > last && found.at - last < 40)
            points += 15.f;
        score += weights[i] * points;
        last = found.at;
    }
    return score;
}

} // namespace

Ranking::Ranking(Database& database, const Directory& directory)
    : m_database(database)
    , m_directory(directory)
{}

StorageResult<std::vector<Ranked>> Ranking::whole(const Bits& items, const std::vector<RunTerm>& terms,
                                                  std::optional<Language> language)
{
    QStringList typed;
    for (const RunTerm& term : terms)
        typed << term.words;
    const std::string wholeName = typed.join(u' ').toStdString();
    std::vector<Ranked> ranked;
    ranked.reserve(items.count());
    items.each([&](std::size_t item) {
        float score = terms.empty() ? static_cast<float>(5 - m_directory.kindRank(item)) : 0;
        bool inName = typed.size() > 1;
        for (const RunTerm& term : terms) {
            if (!term.found->items.has(item)) {
                inName = false;
                continue;
            }
            score += points(term, m_directory, item, kNamePoints, kTextPoints);
            inName = inName && !term.found->names.empty() && term.found->names[item] != NameFit::None;
        }
        if (inName)
            score +=
                3 * kNamePoints[static_cast<std::size_t>(m_directory.nameMeeting(item, wholeName, language))];
        ranked.push_back({static_cast<std::uint32_t>(item), score});
    });
    const std::size_t best = std::min<std::size_t>(ranked.size(), kLookedAtCloser);
    sortByWholePoints(ranked);
    std::vector<Ranked> first(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(best));
    if (!terms.empty()) {
        if (auto looked = lookCloser(first, terms, std::vector<float>(terms.size(), 1.f), kSynonymWorth);
            !looked)
            return looked.error();
    }
    std::copy(first.begin(), first.end(), ranked.begin());
    return ranked;
}

StorageResult<std::vector<Ranked>> Ranking::partial(const Bits& allowed, const Bits& whole,
                                                    const std::vector<RunTerm>& terms)
{
    std::vector<float> weights;
    weights.reserve(terms.size());
    for (const RunTerm& term : terms)
        weights.push_back(weightOf(term, m_directory));
    shareNames(terms, m_directory, weights);
    const float total = std::accumulate(weights.begin(), weights.end(), 0.f);
    std::vector<Ranked> ranked;
    if (total <= 0)
        return ranked;
    allowed.each([&](std::size_t item) {
        float covered = 0;
        float score = 0;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            if (!terms[i].found->items.has(item))
                continue;
            covered += weights[i];
            score += weights[i] *
                     points(terms[i], m_directory, item, kNamePointsInQuestion, kTextPointsInQuestion);
        }
        if (covered >= kLeastCovered * total || whole.has(item))
            ranked.push_back(
                {static_cast<std::uint32_t>(item), score / total + (whole.has(item) ? kWholeBonus : 0)});
    });
    const auto kept = static_cast<std::ptrdiff_t>(std::min(ranked.size(), kMostPartial));
    std::partial_sort(ranked.begin(), ranked.begin() + kept, ranked.end(), better);
    ranked.resize(static_cast<std::size_t>(kept));
    // What a word says counts here too, by half: the name of a card in the title more than one of many other
    // words.
    for (float& weight : weights)
        weight = weight / total + 1 / static_cast<float>(terms.size());
    if (auto looked = lookCloser(ranked, terms, weights, 1.f); !looked)
        return looked.error();
    return ranked;
}

StorageResult<Done> Ranking::lookCloser(std::vector<Ranked>& ranked, const std::vector<RunTerm>& terms,
                                        const std::vector<float>& weights, float synonyms)
{
    // One statement for all: numbers cannot be anything but numbers.
    QStringList keys;
    QHash<qint64, Ranked*> entries;
    for (Ranked& entry : ranked) {
        const qint64 key = m_directory.key(entry.item);
        keys << QString::number(key);
        entries.insert(key, &entry);
    }
    Statement text(m_database, u"SELECT rowid, title_en, title_de, body_en, body_de FROM search_index"
                               u" WHERE rowid IN (%1)"_s.arg(keys.join(u',')));
    if (auto ran = text.run(); !ran)
        return ran;
    auto read = text.eachRow([&](const QSqlQuery& row) {
        float best = 0;
        for (const int language : {0, 1}) {
            const QString title = u' ' + row.value(1 + language).toString() + u' ';
            const QString body = u' ' + row.value(3 + language).toString() + u' ';
            best = std::max(best, closer(terms, weights, synonyms, title, body));
        }
        if (Ranked* entry = entries.value(row.value(0).toLongLong()))
            entry->score += best;
    });
    if (!read)
        return read;
    std::stable_sort(ranked.begin(), ranked.end(), better);
    return Done{};
}

} // namespace model
