// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_run.h"

#include "model/search/stems.h"

#include <algorithm>

namespace model {

namespace {

using Kind = QueryNode::Kind;

constexpr std::size_t kMostRespellings = 6;

bool isPlain(const QueryNode& node)
{
    return node.kind == Kind::Words && node.field == QueryField::Any && node.fit == WordFit::Within;
}

std::shared_ptr<const Found> united(const Found& a, const Found& b)
{
    auto result = std::make_shared<Found>(a);
    result->items |= b.items;
    for (std::size_t i = 0; i < result->names.size() && i < b.names.size(); ++i)
        result->names[i] = std::max(result->names[i], b.names[i]);
    return result;
}

void addMarks(RunTerm& term, const QStringList& phrases, WordFit fit, bool synonyms = false)
{
    for (const QString& phrase : phrases) {
        for (const QString& word : phrase.split(u' '))
            term.marked.push_back({word, fit, synonyms});
    }
}

} // namespace

QueryRun::QueryRun(const Query& query, std::optional<Language> language, const Directory& directory,
                   const Vocabulary& vocabulary, const Synonyms& synonyms, WordFinder& finder,
                   std::stop_token stop)
    : m_query(query)
    , m_language(language)
    , m_directory(directory)
    , m_vocabulary(vocabulary)
    , m_synonyms(synonyms)
    , m_finder(finder)
    , m_stop(std::move(stop))
{}

StorageResult<Bits> QueryRun::run()
{
    m_terms.clear();
    m_respelled.clear();
    m_plainWordsCount = true;
    return fitting(m_query.root, true);
}

StorageResult<Bits> QueryRun::runWithoutPlainWords()
{
    m_plainWordsCount = false;
    const std::vector<RunTerm> terms = m_terms;
    auto result = fitting(m_query.root, true);
    m_terms = terms;
    return result;
}

StorageResult<Bits> QueryRun::fitting(const QueryNode& node, bool wanted)
{
    switch (node.kind) {
    case Kind::Everything: break;
    case Kind::All: return fittingAll(node, wanted);
    case Kind::Any: return fittingAny(node, wanted);
    case Kind::None: {
        auto without = fitting(node.children.front(), false);
        if (!without)
            return without;
        return m_directory.everything().subtract(*without);
    }
    case Kind::Words: return fittingWords(node, wanted);
    case Kind::Number: return m_directory.compared(node.field, node.comparison, node.number);
    case Kind::Traits: return m_directory.withTraits(node.traits);
    case Kind::Where: return m_directory.ofKinds(node.values);
    case Kind::Value: return m_directory.withValue(node.field, node.values.value(0));
    }
    return m_directory.everything();
}

StorageResult<Bits> QueryRun::fittingAll(const QueryNode& node, bool wanted)
{
    Bits result = m_directory.everything();
    for (const QueryNode& child : node.children) {
        auto part = fitting(child, wanted);
        if (!part || stopped())
            return part;
        result &= *part;
    }
    return result;
}

StorageResult<Bits> QueryRun::fittingAny(const QueryNode& node, bool wanted)
{
    Bits result(m_directory.count());
    for (const QueryNode& child : node.children) {
        auto part = fitting(child, wanted);
        if (!part || stopped())
            return part;
        result |= *part;
    }
    return result;
}

StorageResult<Bits> QueryRun::fittingWords(const QueryNode& node, bool wanted)
{
    if (wanted && !m_plainWordsCount && isPlain(node))
        return m_directory.everything();
    auto found = m_finder.find(node, m_language);
    if (!found)
        return found.error();
    if (!wanted)
        return (*found)->items;

    RunTerm term{*found, {}, node.words, isPlain(node), false};
    if (node.fit != WordFit::Within && node.words.size() > 1)
        term.marked.push_back({node.words.first(), node.fit, false, node.words.mid(1)});
    else
        for (const QString& word : node.words)
            term.marked.push_back(
                {word, node.words.size() > 1 && word != node.words.last() ? WordFit::Whole : node.fit});
    if (node.fit != WordFit::Whole && node.field == QueryField::Any) {
        const QString typed = node.words.join(u' ');
        // A name means its card, whatever else the word may mean.
        const bool isName = std::any_of((*found)->names.begin(), (*found)->names.end(),
                                        [](NameFit fit) { return fit == NameFit::Exact; });
        if (const QStringList same = m_synonyms.of(typed); !same.isEmpty() && !isName) {
            const auto others = m_finder.findAny(same, false, m_language, false);
            if (!others)
                return others.error();
            term.found = united(*term.found, **others);
            addMarks(term, same, WordFit::Whole, true);
        }
        if (term.found->items.empty() && node.words.size() == 1) {
            const QStringList near = m_vocabulary.near(typed.toStdString(), kMostRespellings);
            const auto others = m_finder.findAny(near, false, m_language, true);
            if (!others)
                return others.error();
            if (!(*others)->items.empty()) {
                term.found = *others;
                term.respelled = true;
                addMarks(term, near, WordFit::Whole);
                m_respelled.push_back({typed, near});
            }
        }
    }
    m_terms.push_back(term);
    return term.found->items;
}

StorageResult<std::vector<RunTerm>> QueryRun::widerTerms()
{
    std::vector<RunTerm> result;
    for (const RunTerm& term : m_terms) {
        if (!term.plain || (term.words.size() == 1 && isFiller(term.words.front())))
            continue;
        RunTerm wider = term;
        for (const QString& word : term.words) {
            const QString root = stem(word);
            const bool isName = std::any_of(term.found->names.begin(), term.found->names.end(),
                                            [](NameFit fit) { return fit == NameFit::Exact; });
            const QStringList same = isName ? QStringList() : m_synonyms.of(word);
            const QStringList others = otherForms(word);
            const auto forms = m_finder.findAny(QStringList{root} + others, true, m_language, true);
            if (!forms)
                return forms.error();
            wider.found = united(*wider.found, **forms);
            addMarks(wider, QStringList{root} + others, WordFit::Beginning);
            const auto meant = m_finder.findAny(same, true, m_language, false);
            if (!meant)
                return meant.error();
            wider.found = united(*wider.found, **meant);
            addMarks(wider, same, WordFit::Beginning, true);
        }
        result.push_back(std::move(wider));
        if (stopped())
            break;
    }
    return result;
}

} // namespace model
