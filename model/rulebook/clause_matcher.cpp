// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_matcher.h"

#include "model/rulebook/clause_order.h"
#include "model/rulebook/match_texts.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr size_t kMostCandidates = 24;
constexpr float kOwnCard = 0.342f;      ///< the paragraph begins with the clause's card
constexpr float kOtherCard = -0.483f;   ///< it begins with another card
constexpr float kStrangeCard = -0.06f;  ///< it begins with a card, and the clause is about none
constexpr float kOwnCardNamed = 0.549f; ///< it names the clause's card somewhere
constexpr float kOwnCardMissing = -0.28f;
constexpr float kOtherPart = -0.43f;   ///< it is in another part of the book
constexpr float kHeading = -0.966f;    ///< text is looked for, headings only lead to it
constexpr float kContext = 0.125f;     ///< what chapter and heading weigh beside the text
constexpr float kSharpClause = 0.293f; ///< likeness counts in full only for the most alike
constexpr float kSharpParagraph = 0.338f;
constexpr float kLeast = 0.05f;
// How likely a link is right; see Matching::confidence().
constexpr float kSure = -5.6f;
constexpr float kSureLikeness = 1.45f;
constexpr float kSureMargin = -0.9f;
constexpr float kSureMutual = 3.3f;
constexpr float kSureCovered = 3.3f;
constexpr float kSureInOrder = 1.7f;
constexpr float kSureCrowd = -4.5f;
constexpr float kSureTold = 2.5f;
constexpr float kLeastSure = 0.02f; ///< less is no link at all
constexpr int kAround = 2;          ///< paragraphs that are the same place
constexpr int kNeighbours = 3;      ///< clauses before and after
constexpr int kNeighbourhood = 8;   ///< paragraphs
constexpr float kFurther = 0.33f;   ///< a paragraph that no clause opens at, but that belongs to one
constexpr float kNeighbour = 0.1f;  ///< more for the clause that opens next to it

class Matching
{
public:
    Matching(const Rulebook& book, const std::vector<CardName>& cards, Language language,
             const std::vector<PdfParagraph>& paragraphs)
        : m_book(book)
        , m_texts(book, cards, language, paragraphs)
    {}

    std::vector<ClauseMatch> run()
    {
        compare();
        const std::vector<int> chosen = bestOrder(m_candidates);
        std::vector<ClauseMatch> result;
        std::vector<int> claimed(m_texts.paragraphs().size(), -1);
        std::vector<bool> isLinked(chosen.size(), false);
        const std::vector<Evidence> evidences = evidenceOf(chosen);
        for (size_t i = 0; i < chosen.size(); ++i) {
            if (chosen[i] < 0)
                continue;
            const float sure = confidence(evidences[i]);
            if (sure < kLeastSure)
                continue;
            claimed[static_cast<size_t>(chosen[i])] = static_cast<int>(i);
            isLinked[i] = true;
            result.push_back({m_book.clauses()[i].id, chosen[i], sure, true});
        }
        addFurther(claimed, isLinked, result);
        QHash<QString, int> positions;
        for (const Clause& clause : m_book.clauses())
            positions.insert(clause.id, static_cast<int>(positions.size()));
        std::stable_sort(result.begin(), result.end(), [&positions](const auto& a, const auto& b) {
            return positions.value(a.clause) < positions.value(b.clause);
        });
        return result;
    }

private:
    void compare()
    {
        const size_t clauses = m_texts.clauses().size();
        const size_t paragraphs = m_texts.paragraphs().size();
        std::vector<const MatchProfile*> profiles;
        for (const MatchTexts::Paragraph& paragraph : m_texts.paragraphs())
            profiles.push_back(&paragraph.profile);
        const MatchIndex index(std::move(profiles));
        // Twice, rather than keep what would be millions of numbers for a long book.
        std::vector<float> alike;
        m_bestOfClause.resize(clauses);
        m_bestOfParagraph.resize(paragraphs);
        for (size_t clause = 0; clause < clauses; ++clause) {
            index.compare(m_texts.clauses()[clause].profile, alike);
            for (size_t i = 0; i < paragraphs; ++i) {
                m_bestOfClause[clause] = std::max(m_bestOfClause[clause], alike[i]);
                m_bestOfParagraph[i] = std::max(m_bestOfParagraph[i], alike[i]);
            }
        }
        m_mostAlike.resize(paragraphs);
        for (size_t clause = 0; clause < clauses; ++clause) {
            index.compare(m_texts.clauses()[clause].profile, alike);
            collect(clause, alike);
        }
    }

    void collect(size_t clause, const std::vector<float>& alike)
    {
        std::vector<MatchCandidate>& list = m_candidates.emplace_back();
        const bool isPrinted = m_texts.clauses()[clause].isPrinted;
        for (size_t i = 0; i < alike.size(); ++i) {
            const float found = score(clause, i, alike[i]);
            if (isPrinted && found > kLeast)
                list.push_back({static_cast<int>(i), found});
            if (found > m_mostAlike[i].score)
                m_mostAlike[i] = {static_cast<int>(clause), found};
        }
        const size_t kept = std::min(list.size(), kMostCandidates);
        std::partial_sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(kept), list.end(),
                          [](const MatchCandidate& a, const MatchCandidate& b) {
                              return a.score != b.score ? a.score > b.score : a.paragraph < b.paragraph;
                          });
        list.resize(kept);
    }

    [[nodiscard]] float score(size_t clause, size_t paragraph, float alike) const
    {
        constexpr int kNobody = MatchTexts::kNobody;
        if (alike <= 0)
            return 0;
        const MatchTexts::Clause& ours = m_texts.clauses()[clause];
        const MatchTexts::Paragraph& theirs = m_texts.paragraphs()[paragraph];
        const float sharp = (1 - kSharpClause - kSharpParagraph) +
                            kSharpClause * alike / m_bestOfClause[clause] +
                            kSharpParagraph * alike / m_bestOfParagraph[paragraph];
        float result = alike * sharp + kContext * m_texts.alikeAround(ours, theirs);
        if (ours.card != kNobody && ours.card != theirs.lead)
            result += theirs.names(ours.card) ? kOwnCardNamed : kOwnCardMissing;
        if (theirs.lead != kNobody)
            result += ours.card == theirs.lead ? kOwnCard : ours.card == kNobody ? kStrangeCard : kOtherCard;
        if (ours.part != theirs.part && (!ours.isElsewhere || theirs.isOwned))
            result += kOtherPart;
        if (theirs.isHeading)
            result += kHeading;

        return result;
    }

    /// What speaks for a link, each from about 0 to 1.
    struct Evidence
    {
        float likeness = 0; ///< with all signs
        float margin = 0;   ///< over the best paragraph elsewhere
        float mutual = 0;   ///< 1: no other clause is more like the paragraph
        float covered = 0;  ///< how much of the clause the paragraph has
        float inOrder = 0;  ///< how many of the clauses around it open around there
        float crowd = 0;    ///< how many clauses claim the same paragraph with more right
        float told = 0;     ///< how much of our rules the book seems to tell: of all links together
    };

    [[nodiscard]] Evidence evidence(size_t clause, const std::vector<int>& chosen) const
    {
        const int paragraph = chosen[clause];
        Evidence result;
        float other = 0;
        for (const MatchCandidate& candidate : m_candidates[clause]) {
            if (candidate.paragraph == paragraph)
                result.likeness = candidate.score;
            else if (std::abs(candidate.paragraph - paragraph) > kAround)
                other = std::max(other, candidate.score);
        }
        const auto at = static_cast<size_t>(paragraph);
        result.margin = result.likeness > 0 ? std::clamp(1 - other / result.likeness, -1.f, 1.f) : 0;
        result.mutual = std::min(1.f, result.likeness / std::max(0.01f, m_mostAlike[at].score));
        result.covered = sharedPart(m_texts.clauses()[clause].profile, m_texts.paragraphs()[at].profile);
        int around = 0;
        int near = 0;
        for (const int step : {-1, 1}) {
            int seen = 0;
            for (int i = static_cast<int>(clause) + step;
                 i >= 0 && i < static_cast<int>(chosen.size()) && seen < kNeighbours; i += step) {
                if (!m_texts.clauses()[static_cast<size_t>(i)].isPrinted)
                    continue;
                ++seen;
                ++around;
                const int there = chosen[static_cast<size_t>(i)];
                near += there >= 0 && std::abs(there - paragraph) <= kNeighbourhood ? 1 : 0;
            }
        }
        result.inOrder = around > 0 ? static_cast<float>(near) / static_cast<float>(around) : 0;
        return result;
    }

    /// By clause; empty evidence where none is chosen.
    [[nodiscard]] std::vector<Evidence> evidenceOf(const std::vector<int>& chosen) const
    {
        std::vector<Evidence> all(chosen.size());
        float mutual = 0;
        int links = 0;
        for (size_t i = 0; i < chosen.size(); ++i) {
            if (chosen[i] < 0)
                continue;
            all[i] = evidence(i, chosen);
            mutual += all[i].mutual;
            ++links;
        }
        for (size_t i = 0; i < chosen.size(); ++i) {
            if (chosen[i] < 0)
                continue;
            all[i].told = mutual / static_cast<float>(links);
            for (size_t other = 0; other < chosen.size(); ++other) {
                if (chosen[other] == chosen[i] && all[other].likeness > all[i].likeness)
                    all[i].crowd = std::min(1.f, all[i].crowd + 0.25f);
            }
        }
        return all;
    }

    /// How likely the link is right: fitted to books in words of others that tell all of the rules or a part.
    [[nodiscard]] static float confidence(const Evidence& e)
    {
        const float sum = kSure + kSureLikeness * e.likeness + kSureMargin * e.margin +
                          kSureMutual * e.mutual + kSureCovered * e.covered + kSureInOrder * e.inOrder +
                          kSureCrowd * e.crowd + kSureTold * e.told;
        return 1 / (1 + std::exp(-sum));
    }

    /// Paragraphs at which no clause opens: to the clause of a neighbour, or one that is much like it.
    void addFurther(const std::vector<int>& claimed, const std::vector<bool>& isLinked,
                    std::vector<ClauseMatch>& result) const
    {
        for (size_t i = 0; i < claimed.size(); ++i) {
            const MatchTexts::Paragraph& paragraph = m_texts.paragraphs()[i];
            if (claimed[i] >= 0 || paragraph.isHeading)
                continue;
            MatchCandidate best = m_mostAlike[i];
            for (size_t near = i >= 3 ? i - 3 : 0; near < std::min(i + 3, claimed.size()); ++near) {
                if (claimed[near] < 0)
                    continue;
                const auto clause = static_cast<size_t>(claimed[near]);
                const float alike = likeness(m_texts.clauses()[clause].profile, paragraph.profile);
                if (const float found = score(clause, i, alike) + kNeighbour; found > best.score)
                    best = {claimed[near], found};
            }
            if (best.score > kFurther && isLinked[static_cast<size_t>(best.paragraph)])
                result.push_back({m_book.clauses()[static_cast<size_t>(best.paragraph)].id,
                                  static_cast<int>(i), std::min(best.score, 1.f), false});
        }
    }

    const Rulebook& m_book;
    MatchTexts m_texts;
    std::vector<float> m_bestOfClause;
    std::vector<float> m_bestOfParagraph;
    std::vector<MatchCandidate> m_mostAlike;               ///< by paragraph; its clause stands in `paragraph`
    std::vector<std::vector<MatchCandidate>> m_candidates; ///< by clause
};

} // namespace

ClauseMatcher::ClauseMatcher(const Rulebook& book, const std::vector<CardName>& cards, Language language)
    : m_book(book)
    , m_cards(cards)
    , m_language(language)
{}

std::vector<ClauseMatch> ClauseMatcher::match(const std::vector<PdfParagraph>& paragraphs) const
{
    return Matching(m_book, m_cards, m_language, paragraphs).run();
}

} // namespace model
