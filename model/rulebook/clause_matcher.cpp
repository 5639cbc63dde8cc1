// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_matcher.h"

#include "model/rulebook/clause_order.h"
#include "model/rulebook/match_texts.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr size_t kMostCandidates = 32;
constexpr float kLeastWorth = -6;     ///< a candidate worth less is never chosen
constexpr float kLeastChance = 0.02f; ///< less is no link at all
constexpr int kPasses = 3;
constexpr int kSamePlace = 3;     ///< sentences
constexpr float kFurther = 0.33f; ///< a paragraph that no clause opens at, but that belongs to one
constexpr float kLikely = 0.5f;
constexpr size_t kFewRules = 6;          ///< that are no sign of anything in a long text
constexpr size_t kPartOfBook = 4;        ///< but are if they are a quarter of a short one
constexpr float kWorthOfThisGame = 2.2f; ///< of a quarter of the likely places, by their words

class ClauseMatching
{
public:
    ClauseMatching(const Rulebook& book, const std::vector<CardName>& cards, Language language,
                   const std::vector<PdfParagraph>& paragraphs, const MatchWeights& weights)
        : m_book(book)
        , m_weights(weights)
        , m_texts(book, cards, language, paragraphs, weights)
        , m_paragraphs(paragraphs.size())
    {}

    std::vector<ClauseMatch> run()
    {
        compare();
        place();
        std::vector<ClauseMatch> result;
        if (!isOfThisGame())
            return result;
        std::vector<bool> isClaimed(m_paragraphs, false);
        for (size_t i = 0; i < m_places.size(); ++i) {
            const Place& place = m_places[i];
            if (place.chance < kLeastChance)
                continue;
            result.push_back(linkTo(i, place));
            for (int sentence = place.first; sentence <= place.last; ++sentence)
                isClaimed[static_cast<size_t>(paragraphOf(sentence))] = true;
        }
        addFurther(isClaimed, result);
        QHash<QString, int> positions;
        for (const Clause& clause : m_book.clauses())
            positions.insert(clause.id, static_cast<int>(positions.size()));
        std::stable_sort(result.begin(), result.end(), [&positions](const auto& a, const auto& b) {
            return positions.value(a.clause) < positions.value(b.clause);
        });
        return result;
    }

private:
    /// Where a clause opens.
    struct Place
    {
        int first = 0; ///< sentence
        int last = 0;
        float chance = 0;
        float likeness = 0;
    };
    struct Candidate
    {
        int first = 0;
        int last = 0;
        float likeness = 0;
    };

    [[nodiscard]] int paragraphOf(int sentence) const
    {
        return m_texts.sentences()[static_cast<size_t>(sentence)].paragraph;
    }

    [[nodiscard]] ClauseMatch linkTo(size_t clause, const Place& place) const
    {
        const BookSentence& first = m_texts.sentences()[static_cast<size_t>(place.first)];
        ClauseMatch link{m_book.clauses()[clause].id,
                         first.paragraph,
                         place.chance,
                         true,
                         first.firstLine,
                         first.lastLine};
        for (int i = place.first + 1; i <= place.last && paragraphOf(i) == first.paragraph; ++i)
            link.lastLine = m_texts.sentences()[static_cast<size_t>(i)].lastLine;
        return link;
    }

    void compare()
    {
        const size_t clauses = m_texts.clauses().size();
        const size_t passages = m_texts.passages().size();
        std::vector<const MatchProfile*> profiles;
        for (const MatchTexts::Passage& passage : m_texts.passages())
            profiles.push_back(&passage.profile);
        const MatchIndex index(std::move(profiles), m_weights);
        // Again and again, rather than keep what would be millions of numbers for a long book.
        std::vector<float> alike;
        m_bestOfClause.resize(clauses);
        m_bestOfPassage.resize(passages);
        for (size_t clause = 0; clause < clauses; ++clause) {
            index.compare(m_texts.clauses()[clause].profile, alike);
            for (size_t i = 0; i < passages; ++i) {
                m_bestOfClause[clause] = std::max(m_bestOfClause[clause], alike[i]);
                m_bestOfPassage[i] = std::max(m_bestOfPassage[i], alike[i]);
            }
        }
        m_bestScore.assign(passages, -1);
        for (size_t clause = 0; clause < clauses; ++clause) {
            index.compare(m_texts.clauses()[clause].profile, alike);
            for (size_t i = 0; i < passages; ++i)
                m_bestScore[i] = std::max(m_bestScore[i], score(clause, i, alike[i]));
        }
        m_candidates.resize(clauses);
        for (size_t clause = 0; clause < clauses; ++clause) {
            if (!m_texts.clauses()[clause].isPrinted)
                continue;
            index.compare(m_texts.clauses()[clause].profile, alike);
            collect(clause, alike);
        }
    }

    /// The best passage that begins at each sentence, for the sentences where it is good enough.
    void collect(size_t clause, const std::vector<float>& alike)
    {
        std::vector<Candidate>& list = m_candidates[clause];
        for (size_t i = 0; i < alike.size(); ++i) {
            const MatchTexts::Passage& passage = m_texts.passages()[i];
            float found = score(clause, i, alike[i]);
            found -= m_weights.rival * (m_bestScore[i] - found);
            if (worth(found) < kLeastWorth)
                continue;
            if (!list.empty() && list.back().first == passage.first) {
                if (found > list.back().likeness)
                    list.back() = {passage.first, passage.last, found};
            } else {
                list.push_back({passage.first, passage.last, found});
            }
        }
        const size_t kept = std::min(list.size(), kMostCandidates);
        std::partial_sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(kept), list.end(),
                          [](const Candidate& a, const Candidate& b) {
                              return a.likeness != b.likeness ? a.likeness > b.likeness : a.first < b.first;
                          });
        list.resize(kept);
    }

    [[nodiscard]] float worth(float likeness) const { return m_weights.scale * likeness - m_weights.none; }

    [[nodiscard]] float score(size_t clause, size_t at, float alike) const
    {
        constexpr int kNobody = MatchTexts::kNobody;
        if (alike <= 0)
            return -1;
        const MatchTexts::Clause& ours = m_texts.clauses()[clause];
        const MatchTexts::Passage& theirs = m_texts.passages()[at];
        const float sharp = (1 - m_weights.sharpClause - m_weights.sharpPassage) +
                            m_weights.sharpClause * alike / m_bestOfClause[clause] +
                            m_weights.sharpPassage * alike / m_bestOfPassage[at];
        float result = alike * sharp + m_weights.context * m_texts.alikeAround(ours, theirs) +
                       m_weights.longer * static_cast<float>(theirs.last - theirs.first);
        if (ours.card != kNobody && ours.card != theirs.lead)
            result += theirs.names(ours.card) ? m_weights.ownCardNamed : m_weights.ownCardMissing;
        if (theirs.lead != kNobody)
            result += ours.card == theirs.lead ? m_weights.ownCard
                      : ours.card == kNobody   ? m_weights.strangeCard
                                               : m_weights.otherCard;
        if (ours.part != theirs.part && (!ours.isElsewhere || theirs.isOwned))
            result += m_weights.otherPart;
        if (ours.isAbsent)
            result += m_weights.absentPart;
        if (theirs.isHeading)
            result += m_weights.heading;
        return result;
    }

    /// The likeliest place of each clause; what is next to it counts for it. A book that states few of our
    /// rules is no reason to expect the others: found out from a first pass.
    void place()
    {
        std::vector<std::vector<MatchCandidate>> stops;
        for (const int clause : m_texts.expectedOrder()) {
            std::vector<MatchCandidate>& stop = stops.emplace_back();
            for (const Candidate& candidate : m_candidates[static_cast<size_t>(clause)])
                stop.push_back({candidate.first, worth(candidate.likeness)});
        }
        std::vector<std::vector<float>> chances = placeChances(stops, m_weights);
        for (int pass = 1; pass < kPasses; ++pass) {
            const float less = m_weights.untold * (1 - toldPart(chances));
            for (size_t stop = 0; stop < stops.size(); ++stop) {
                const auto clause = static_cast<size_t>(m_texts.expectedOrder()[stop]);
                for (size_t i = 0; i < stops[stop].size(); ++i)
                    stops[stop][i].worth = worth(m_candidates[clause][i].likeness) - less;
            }
            chances = placeChances(stops, m_weights);
        }
        m_places.resize(m_candidates.size());
        for (size_t stop = 0; stop < stops.size(); ++stop) {
            const auto clause = static_cast<size_t>(m_texts.expectedOrder()[stop]);
            const std::vector<Candidate>& candidates = m_candidates[clause];
            size_t best = 0;
            for (size_t i = 1; i < candidates.size(); ++i)
                best = chances[stop][i] > chances[stop][best] ? i : best;
            float chance = 0;
            for (size_t i = 0; i < candidates.size(); ++i)
                chance += std::abs(candidates[i].first - candidates[best].first) <= kSamePlace
                              ? chances[stop][i]
                              : 0;
            if (chance > m_places[clause].chance)
                m_places[clause] = {candidates[best].first, candidates[best].last, std::min(chance, 1.f),
                                    candidates[best].likeness};
        }
    }

    /// How many of the clauses whose part is in the book have a place, from 0 to 1.
    [[nodiscard]] float toldPart(const std::vector<std::vector<float>>& chances) const
    {
        float told = 0;
        float all = 0;
        for (size_t stop = 0; stop < chances.size(); ++stop) {
            const auto clause = static_cast<size_t>(m_texts.expectedOrder()[stop]);
            if (m_texts.clauses()[clause].isAbsent)
                continue;
            all += 1;
            for (const float chance : chances[stop])
                told += chance;
        }
        return all > 0 ? told / all : 0;
    }

    /// A book of another game has words in common with ours too, so that some rules seem to be in it because
    /// of their order; but hardly any of them by its words alone.
    [[nodiscard]] bool isOfThisGame() const
    {
        std::vector<float> worths;
        std::vector<bool> isStated(m_texts.sentences().size(), false);
        for (const Place& place : m_places) {
            if (place.chance < kLikely)
                continue;
            worths.push_back(worth(place.likeness));
            for (int i = place.first; i <= place.last; ++i)
                isStated[static_cast<size_t>(i)] = true;
        }
        const auto stated = static_cast<size_t>(std::count(isStated.begin(), isStated.end(), true));
        if (worths.empty() || (worths.size() < kFewRules && stated * kPartOfBook < isStated.size()))
            return false;
        const auto upper = worths.begin() + static_cast<std::ptrdiff_t>(worths.size() * 3 / 4);
        std::nth_element(worths.begin(), upper, worths.end());
        return *upper >= kWorthOfThisGame;
    }

    /// Paragraphs at which no clause opens: to the clause of a neighbour that is much like it.
    void addFurther(const std::vector<bool>& isClaimed, std::vector<ClauseMatch>& result) const
    {
        std::vector<std::vector<size_t>> opening(m_paragraphs);
        for (size_t i = 0; i < m_places.size(); ++i) {
            if (m_places[i].chance >= kLeastChance)
                opening[static_cast<size_t>(paragraphOf(m_places[i].first))].push_back(i);
        }
        std::vector<std::pair<float, size_t>> best(m_paragraphs);
        for (const MatchTexts::Passage& passage : m_texts.passages()) {
            const auto paragraph = static_cast<size_t>(paragraphOf(passage.first));
            if (passage.isHeading || isClaimed[paragraph])
                continue;
            for (size_t near = paragraph - std::min<size_t>(paragraph, 2);
                 near < std::min(paragraph + 3, m_paragraphs); ++near) {
                for (const size_t clause : opening[near]) {
                    const float alike =
                        likeness(m_texts.clauses()[clause].profile, passage.profile, m_weights);
                    if (alike > best[paragraph].first)
                        best[paragraph] = {alike, clause};
                }
            }
        }
        for (size_t i = 0; i < best.size(); ++i) {
            const auto& [alike, clause] = best[i];
            if (alike > kFurther)
                result.push_back({m_book.clauses()[clause].id, static_cast<int>(i),
                                  std::min(alike, m_places[clause].chance), false});
        }
    }

    const Rulebook& m_book;
    const MatchWeights& m_weights;
    MatchTexts m_texts;
    size_t m_paragraphs;
    std::vector<float> m_bestOfClause;
    std::vector<float> m_bestOfPassage;
    std::vector<float> m_bestScore;                   ///< by passage: of the clause that fits best
    std::vector<std::vector<Candidate>> m_candidates; ///< by clause
    std::vector<Place> m_places;                      ///< by clause
};

} // namespace

ClauseMatcher::ClauseMatcher(const Rulebook& book, const std::vector<CardName>& cards, Language language,
                             const MatchWeights& weights)
    : m_book(book)
    , m_cards(cards)
    , m_language(language)
    , m_weights(weights)
{}

std::vector<ClauseMatch> ClauseMatcher::match(const std::vector<PdfParagraph>& paragraphs) const
{
    return ClauseMatching(m_book, m_cards, m_language, paragraphs, m_weights).run();
}

} // namespace model
