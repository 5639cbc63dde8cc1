// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search_engine.h"

#include "model/search/folding.h"
#include "model/search/query_parser.h"
#include "model/search/query_run.h"
#include "model/search/ranking.h"
#include "model/search/read_scope.h"
#include "model/search/rule_loading.h"
#include "model/search/search_kinds.h"
#include "model/search/stems.h"
#include "model/storage/statement.h"

#include <QHash>

#include <algorithm>
#include <iterator>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostAnswers = 12;
constexpr float kLeastAnswer = 0.4f;

/// Whether most of the words should do: two that are found together nowhere or nearly so, or a longer
/// question with few answers.
bool isQuestion(const std::vector<RunTerm>& terms, std::size_t answers)
{
    const auto plain =
        std::count_if(terms.begin(), terms.end(), [](const RunTerm& term) { return term.plain; });
    return plain >= 2 && answers < (plain == 2 ? std::size_t{3} : std::size_t{12});
}

/// A sentence with an "or" in it ("all cards or just one") is one question, not two searches: only bare
/// words, and more of them than somebody types who means alternatives.
bool isSentence(const QueryNode& root)
{
    constexpr std::size_t kSentence = 6;
    if (root.kind != QueryNode::Kind::Any)
        return false;
    std::size_t words = 0;
    for (const QueryNode& part : root.children) {
        const bool single = part.kind == QueryNode::Kind::Words;
        if (!single && part.kind != QueryNode::Kind::All)
            return false;
        const std::vector<QueryNode> own{part};
        for (const QueryNode& word : single ? own : part.children) {
            if (word.kind != QueryNode::Kind::Words || word.field != QueryField::Any ||
                word.fit != WordFit::Within)
                return false;
            ++words;
        }
    }
    return words >= kSentence;
}

/// Without the little words between the others ("tie in a lane"), which would begin half of all names. The
/// last one stays: somebody may be in the middle of typing it.
std::vector<RunTerm> tellingTerms(const std::vector<RunTerm>& terms)
{
    std::vector<RunTerm> result;
    for (const RunTerm& term : terms) {
        const bool filler = term.plain && term.words.size() == 1 && isFiller(term.words.front());
        if (!filler || &term == &terms.back())
            result.push_back(term);
    }
    return result;
}

bool asksForWords(const QueryNode& node)
{
    return node.kind == QueryNode::Kind::Words ||
           std::any_of(node.children.begin(), node.children.end(), asksForWords);
}

/// Title and snippet in the language that has more of what was typed; the one that people read where both do.
/// Words that only mean the same decide nothing: English was typed, even if a German text says it more often.
void showIn(SearchHit& hit, const LocalText& title, const LocalText& body,
            const std::vector<MarkedWord>& words, Language shown, std::optional<Language> only, bool isAnswer)
{
    std::vector<MarkedWord> typed;
    std::copy_if(words.begin(), words.end(), std::back_inserter(typed),
                 [](const MarkedWord& word) { return !word.isSynonym; });
    const auto fitting = [&](Language language) {
        return snippetOf(body.in(language), typed).words +
               2 * static_cast<int>(marksIn(title.in(language), typed).size());
    };
    const auto isEmpty = [&](Language language) {
        return title.in(language).isEmpty() && body.in(language).isEmpty();
    };
    Language language = only.value_or(shown);
    const Language other = otherLanguage(language);
    // An answer is found by what is meant: a word that happens to be in the other language decides nothing
    // as long as one is in this.
    const auto fitsBetter = [&] {
        const int here = fitting(language);
        return isAnswer && here > 0 ? false : fitting(other) > here;
    };
    if (isEmpty(language) || (!only && !typed.empty() && !isEmpty(other) && fitsBetter()))
        language = other;
    Snippet snippet = snippetOf(body.in(language), words);
    hit.language = language;
    hit.snippet = std::move(snippet.text);
    hit.snippetMarks = std::move(snippet.marks);
    hit.title = title.in(language);
    hit.titleMarks = marksIn(hit.title, words);
}

/// Only bare words, as somebody asks who does not think of fields.
bool isBare(const QueryNode& node)
{
    if (node.kind == QueryNode::Kind::All || node.kind == QueryNode::Kind::Any)
        return !node.children.empty() && std::all_of(node.children.begin(), node.children.end(), isBare);
    return node.kind == QueryNode::Kind::Words && node.field == QueryField::Any &&
           node.fit == WordFit::Within;
}

/// The words of a bare query, without `lang:` and the like.
QString wordsOf(const QueryNode& node)
{
    QStringList words = node.words;
    for (const QueryNode& child : node.children)
        words << wordsOf(child);
    return words.join(u' ');
}

void putFirst(const std::vector<Ranked>& best, std::vector<Ranked>& ranked, std::size_t count)
{
    Bits taken(count);
    for (const Ranked& entry : best)
        taken.add(entry.item);
    std::erase_if(ranked, [&](const Ranked& entry) { return taken.has(entry.item); });
    ranked.insert(ranked.begin(), best.begin(), best.end());
}

} // namespace

struct SearchEngine::Loaded
{
    Directory directory;
    CardSorting sorting;
    Vocabulary vocabulary;
    Synonyms synonyms;
    RuleFinder rules;
    WordFinder finder;
    bool words = false; ///< vocabulary, synonyms and rules are there

    Loaded(Database& database, Directory loaded)
        : directory(std::move(loaded))
        , sorting(directory)
        , finder(database, directory, vocabulary)
    {}
};

SearchEngine::SearchEngine(Database& database)
    : m_database(database)
{
    // The pages of the index that keystrokes share, instead of the two megabytes that SQLite keeps by itself.
    (void)m_database.run(u"PRAGMA cache_size = -8192"_s);
}

SearchEngine::~SearchEngine() = default;

StorageResult<QString> SearchEngine::stateOfLibrary()
{
    // The first counts what other connections commit, the second what this one writes.
    const auto others = m_database.value(u"PRAGMA data_version"_s);
    if (!others)
        return others.error();
    const auto own = m_database.value(u"SELECT total_changes()"_s);
    if (!own)
        return own.error();
    return others->toString() + u' ' + own->toString();
}

StorageResult<Done> SearchEngine::load()
{
    const auto state = stateOfLibrary();
    if (!state)
        return state.error();
    if (m_loaded && *state == m_loadedState)
        return Done{};
    m_loaded.reset();
    auto directory = Directory::load(m_database);
    if (!directory)
        return directory.error();
    m_loaded = std::make_unique<Loaded>(m_database, std::move(directory).value());
    m_loadedState = *state;
    return Done{};
}

bool SearchEngine::hasWords() const
{
    return m_loaded && m_loaded->words;
}

StorageResult<Done> SearchEngine::loadWords()
{
    if (auto loaded = load(); !loaded)
        return loaded;
    if (m_loaded->words)
        return Done{};
    auto vocabulary = Vocabulary::load(m_database, m_loaded->directory);
    if (!vocabulary)
        return vocabulary.error();
    auto synonyms = Synonyms::load(m_database);
    if (!synonyms)
        return synonyms.error();
    auto rules = loadRules(m_database, m_loaded->directory);
    if (!rules)
        return rules.error();
    m_loaded->rules = std::move(rules).value();
    m_loaded->vocabulary = std::move(vocabulary).value();
    m_loaded->synonyms = std::move(synonyms).value();
    m_loaded->words = true;
    return Done{};
}

StorageResult<SearchResult> SearchEngine::search(const SearchRequest& request, const std::stop_token& stop)
{
    const ReadScope reading(m_database);
    Query query = parseQuery(request.query);
    if (auto loaded = asksForWords(query.root) ? loadWords() : load(); !loaded)
        return loaded.error();
    const Directory& directory = m_loaded->directory;
    SearchResult result{request, {}, 0, {}, std::move(query.problems), {}};
    const std::optional<Language> only = query.language ? query.language : request.only;

    QueryRun run(query, only, directory, m_loaded->vocabulary, m_loaded->synonyms, m_loaded->finder, stop);
    auto fitting = run.run();
    if (!fitting)
        return fitting.error();
    auto allowed = allowedBy(request, stop);
    if (!allowed)
        return allowed.error();
    const Bits called = directory.rulesCalled(request.query.trimmed());
    *fitting |= called;
    *fitting &= *allowed;
    result.respelled = run.respelled();
    if (run.stopped())
        return result;

    Ranking ranking(m_database, directory);
    const std::vector<RunTerm> telling = tellingTerms(run.terms());
    auto ranked = ranking.whole(*fitting, telling, only);
    if (!ranked)
        return ranked.error();
    std::stable_partition(ranked->begin(), ranked->end(),
                          [&](const Ranked& entry) { return called.has(entry.item); });
    result.total = static_cast<int>(ranked->size());

    const std::size_t limit = static_cast<std::size_t>(std::max(0, request.limit));
    std::vector<RunTerm> terms = telling;
    const bool sentence = isSentence(query.root);
    if (called.empty() && (sentence || isQuestion(run.terms(), ranked->size()))) {
        auto others = run.runWithoutPlainWords();
        if (!others)
            return others.error();
        *others &= *allowed;
        auto wider = run.widerTerms();
        if (!wider)
            return wider.error();
        const auto best = ranking.partial(*others, sentence ? Bits(directory.count()) : *fitting, *wider);
        if (!best)
            return best.error();
        putFirst(*best, *ranked, directory.count());
        terms.insert(terms.end(), wider->begin(), wider->end());
    }
    Bits answered(directory.count());
    // A single word that is found nowhere, and that no rule knows, is rather a name with a slip in it than a
    // question.
    const bool isSlip = run.terms().size() == 1 && !result.respelled.empty();
    if (called.empty() && isBare(query.root) && !typesName(request.query)) {
        const RuleAnswers found =
            m_loaded->rules.find({query.language ? wordsOf(query.root) : request.query,
                                  only.value_or(request.shown), request.game, request.variant, only},
                                 kMostAnswers);
        std::vector<Ranked> answers;
        for (const RuleAnswer& answer : found.best) {
            if (answer.score >= kLeastAnswer && allowed->has(answer.item))
                answers.push_back({answer.item, answer.score});
        }
        // Questions about a card are about what its name was found in.
        if ((!found.namesCard || found.namesVariant) && !(isSlip && found.isRespelled)) {
            for (const Ranked& answer : answers)
                answered.add(answer.item);
            putFirst(answers, *ranked, directory.count());
        }
    }
    std::vector<std::uint32_t> cards;
    cards.reserve(ranked->size());
    for (const Ranked& entry : *ranked) {
        if (directory.kind(entry.item) == kCardKind)
            cards.push_back(entry.item);
    }
    const bool byName = request.sort == CardSort::Fit && run.terms().empty();
    m_loaded->sorting.sort(cards, byName ? CardSort::Name : request.sort, request.descending, request.shown);
    result.cards = FoundCards(directory.ids(), std::move(cards));

    std::vector<MarkedWord> words;
    for (const RunTerm& term : terms)
        words.insert(words.end(), term.marked.begin(), term.marked.end());
    ranked->resize(std::min(ranked->size(), limit));
    if (auto shown = addHits(*ranked, words, answered, only, result); !shown)
        return shown.error();
    for (std::size_t i = 0; i < result.hits.size(); ++i)
        result.hits[i].whole = fitting->has((*ranked)[i].item) && result.respelled.empty();
    return result;
}

bool SearchEngine::typesName(const QString& query) const
{
    const std::string typed = fold(query).toStdString();
    if (typed.empty())
        return true;
    const std::vector<NameFit> names = m_loaded->directory.namesMeeting(typed, std::nullopt);
    return std::any_of(names.begin(), names.end(), [](NameFit fit) { return fit >= NameFit::NameBegins; });
}

StorageResult<Bits> SearchEngine::allowedBy(const SearchRequest& request, const std::stop_token& stop)
{
    const Directory& directory = m_loaded->directory;
    Bits result = request.kinds.isEmpty() ? directory.everything() : directory.ofKinds(request.kinds);
    if (request.cardsThat.empty())
        return result;
    Query narrowing;
    narrowing.root.kind = QueryNode::Kind::All;
    narrowing.root.children = request.cardsThat;
    auto allowed = QueryRun(narrowing, request.only, directory, m_loaded->vocabulary, m_loaded->synonyms,
                            m_loaded->finder, stop)
                       .run();
    if (!allowed)
        return allowed;
    *allowed |= directory.everything().subtract(directory.ofKinds({kCardKind.toString()}));
    return result &= *allowed;
}

StorageResult<Done> SearchEngine::addHits(const std::vector<Ranked>& ranked,
                                          const std::vector<MarkedWord>& words, const Bits& answered,
                                          std::optional<Language> only, SearchResult& result)
{
    QStringList keys;
    QHash<qint64, std::size_t> places;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const qint64 key = m_loaded->directory.key(ranked[i].item);
        keys << QString::number(key);
        places.insert(key, i);
    }
    result.hits.resize(ranked.size());
    Statement text(m_database,
                   u"SELECT key, kind, game, id, title_en, title_de, body_en, body_de FROM search_item"
                   u" WHERE key IN (%1)"_s.arg(keys.join(u',')));
    if (auto ran = text.run(); !ran)
        return ran;
    return text.eachRow([&](const QSqlQuery& row) {
        SearchHit& hit = result.hits[places.value(row.value(0).toLongLong())];
        hit.kind = row.value(1).toString();
        hit.game = row.value(2).toString();
        hit.id = row.value(3).toString();
        const LocalText title{row.value(4).toString(), row.value(5).toString()};
        const LocalText body{row.value(6).toString(), row.value(7).toString()};
        const std::uint32_t item = ranked[places.value(row.value(0).toLongLong())].item;
        showIn(hit, title, body, words, result.request.shown, only, answered.has(item));
    });
}

std::size_t SearchEngine::memory() const
{
    return m_loaded ? m_loaded->directory.memory() + m_loaded->vocabulary.memory() + m_loaded->rules.memory()
                    : 0;
}

} // namespace model
