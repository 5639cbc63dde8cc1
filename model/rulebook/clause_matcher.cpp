// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_matcher.h"

#include "model/rulebook/book_parts.h"
#include "model/rulebook/clause_list.h"
#include "model/rulebook/clause_order.h"
#include "model/rulebook/match_profile.h"
#include "model/rulebook/reading.h"

#include <algorithm>

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
constexpr float kFurther = 0.33f; ///< a paragraph that no clause opens at, but that belongs to one

float weightOf(ParagraphKind kind)
{
    switch (kind) {
    case ParagraphKind::Title: return 1.5f;
    case ParagraphKind::Text:
    case ParagraphKind::Item: return 1;
    case ParagraphKind::Ruling: return 0.3f;
    case ParagraphKind::Question:
    case ParagraphKind::Answer: return 0.35f;
    default: return 0;
    }
}

/// The headings that each paragraph stands under, outermost first: a heading ends those of letters that are
/// not larger.
std::vector<QStringList> headingsOf(const std::vector<PdfParagraph>& paragraphs)
{
    std::vector<QStringList> result;
    std::vector<std::pair<double, QString>> open;
    for (const PdfParagraph& paragraph : paragraphs) {
        if (paragraph.isHeading) {
            const double height = paragraph.lines.empty() ? 0 : paragraph.lines.front().box.height();
            while (!open.empty() && open.back().first <= height * 1.03)
                open.pop_back();
            open.push_back({height, paragraph.text});
        }
        QStringList texts;
        for (const auto& [height, text] : open)
            texts << text;
        result.push_back(std::move(texts));
    }
    return result;
}

/// Titles of the sections around each clause, the chapter first.
std::vector<QStringList> sectionsOf(const Rulebook& book, Language language)
{
    std::vector<QStringList> result(book.clauses().size());
    for (const Section& section : book.sections()) {
        QStringList titles;
        for (const Section* around = &section; around != nullptr;
             around = around->parent >= 0 ? &book.sections()[static_cast<size_t>(around->parent)] : nullptr)
            titles.prepend(around->title.in(language));
        for (const int clause : section.clauses)
            result[static_cast<size_t>(clause)] = titles;
    }
    return result;
}

struct Texts
{
    std::vector<MatchProfile> clauses;
    std::vector<MatchProfile> paragraphs;
    std::vector<MatchProfile> clauseContexts;
    std::vector<MatchProfile> paragraphContexts;
};

class Matching
{
public:
    Matching(const Rulebook& book, const std::vector<CardName>& cards, Language language,
             const std::vector<PdfParagraph>& paragraphs)
        : m_book(book)
        , m_language(language)
        , m_paragraphs(paragraphs)
        , m_words(book, cards, language)
        , m_headings(headingsOf(paragraphs))
        , m_sections(sectionsOf(book, language))
    {}

    std::vector<ClauseMatch> run()
    {
        compareTexts();
        findParts();
        const std::vector<int> chosen = bestOrder(candidates());
        std::vector<ClauseMatch> result;
        std::vector<int> claimed(m_paragraphs.size(), -1);
        for (size_t i = 0; i < chosen.size(); ++i) {
            if (chosen[i] < 0)
                continue;
            claimed[static_cast<size_t>(chosen[i])] = static_cast<int>(i);
            result.push_back({m_book.clauses()[i].id, chosen[i], confidence(i, chosen[i]), true});
        }
        addFurther(claimed, result);
        std::stable_sort(result.begin(), result.end(), [this](const ClauseMatch& a, const ClauseMatch& b) {
            return m_positions.value(a.clause) < m_positions.value(b.clause);
        });
        return result;
    }

private:
    void compareTexts()
    {
        for (const PdfParagraph& paragraph : m_paragraphs)
            m_words.learn(paragraph.text);
        std::vector<std::vector<MatchProfiles::Part>> clauses;
        for (const Clause& clause : m_book.clauses()) {
            std::vector<MatchProfiles::Part> parts;
            for (const Paragraph& paragraph : readingOf(m_book, clause, m_language)) {
                if (const float weight = weightOf(paragraph.kind); weight > 0)
                    parts.push_back({paragraph.text(), weight});
            }
            for (const MatchProfiles::Part& part : parts)
                m_words.learn(part.text);
            m_positions.insert(clause.id, static_cast<int>(clauses.size()));
            clauses.push_back(std::move(parts));
        }
        MatchProfiles texts(m_words);
        for (const auto& parts : clauses)
            texts.add(parts);
        for (size_t i = 0; i < m_paragraphs.size(); ++i) {
            std::vector<MatchProfiles::Part> parts{{m_paragraphs[i].text, 1}};
            if (!m_paragraphs[i].isHeading && !m_headings[i].isEmpty())
                parts.push_back({m_headings[i].back(), 0.5f});
            texts.add(parts);
        }
        split(texts.finish(), m_texts.clauses, m_texts.paragraphs);

        m_bestOfClause.resize(m_texts.clauses.size());
        m_bestOfParagraph.resize(m_paragraphs.size());
        for (size_t i = 0; i < m_texts.clauses.size(); ++i) {
            std::vector<float>& row = m_alike.emplace_back(m_paragraphs.size());
            for (size_t j = 0; j < m_paragraphs.size(); ++j) {
                row[j] = likeness(m_texts.clauses[i], m_texts.paragraphs[j]);
                m_bestOfClause[i] = std::max(m_bestOfClause[i], row[j]);
                m_bestOfParagraph[j] = std::max(m_bestOfParagraph[j], row[j]);
            }
        }

        MatchProfiles contexts(m_words);
        for (const QStringList& titles : m_sections)
            contexts.add({{titles.join(u' '), 1}});
        for (const QStringList& titles : m_headings)
            contexts.add({{titles.join(u' '), 1}});
        split(contexts.finish(), m_texts.clauseContexts, m_texts.paragraphContexts);

        for (size_t i = 0; i < m_paragraphs.size(); ++i) {
            QString lead = m_words.leadingCard(m_paragraphs[i].text);
            if (lead.isEmpty() && !m_headings[i].isEmpty() && !m_paragraphs[i].isHeading)
                lead = m_words.leadingCard(m_headings[i].back());
            m_leads << lead;
        }
        for (const Clause& clause : m_book.clauses())
            m_clauseCards << m_words.cardOfClause(clause.id);
    }

    void findParts()
    {
        QHash<QString, QString> variants;
        for (const ClauseTitle& title : clauseTitles(m_book.game()))
            variants.insert(title.id, title.variant);
        QStringList names;
        std::vector<BookPart> parts;
        for (const Clause& clause : m_book.clauses()) {
            const QString name = variants.value(clause.id);
            if (!names.contains(name)) {
                names << name;
                parts.emplace_back();
            }
            const auto part = static_cast<size_t>(names.indexOf(name));
            m_clauseParts.push_back(static_cast<int>(part));
            parts[part].title << m_words.marksOf(m_sections[m_clauseParts.size() - 1].value(0));
            parts[part].marks << m_words.marksOf(clause.title.in(m_language));
            for (const Paragraph& paragraph : readingOf(m_book, clause, m_language)) {
                if (weightOf(paragraph.kind) >= 1)
                    parts[part].marks << m_words.marksOf(paragraph.text());
            }
        }
        std::vector<PartText> texts;
        for (size_t i = 0; i < m_paragraphs.size(); ++i) {
            const QStringList marks = m_words.marksOf(m_paragraphs[i].text);
            texts.push_back({marks, m_words.marksOf(m_headings[i].join(u' ')), m_paragraphs[i].isHeading});
            QStringList named;
            for (const QString& mark : marks) {
                if (mark.startsWith(u"card:"))
                    named << mark.mid(5);
            }
            m_named.push_back(std::move(named));
        }
        m_paragraphParts = partsOfBook(parts, texts);
        for (size_t clause = 0; clause < m_clauseParts.size(); ++clause)
            m_isElsewhere.push_back(isElsewhere(clause));
    }

    /// Whether the card of a clause is named in the book, but nowhere in the part that we tell it in.
    [[nodiscard]] bool isElsewhere(size_t clause) const
    {
        const QString& card = m_clauseCards[static_cast<qsizetype>(clause)];
        if (card.isEmpty())
            return false;
        for (size_t i = 0; i < m_paragraphs.size(); ++i) {
            if (m_paragraphParts[i] == m_clauseParts[clause] && m_named[i].contains(card))
                return false;
        }
        return true;
    }

    void split(std::vector<MatchProfile> all, std::vector<MatchProfile>& clauses,
               std::vector<MatchProfile>& paragraphs) const
    {
        const auto middle = all.begin() + static_cast<std::ptrdiff_t>(m_book.clauses().size());
        clauses.assign(std::make_move_iterator(all.begin()), std::make_move_iterator(middle));
        paragraphs.assign(std::make_move_iterator(middle), std::make_move_iterator(all.end()));
    }

    [[nodiscard]] float score(size_t clause, size_t paragraph) const
    {
        const float alike = m_alike[clause][paragraph];
        if (alike <= 0)
            return 0;
        const float sharp = (1 - kSharpClause - kSharpParagraph) +
                            kSharpClause * alike / m_bestOfClause[clause] +
                            kSharpParagraph * alike / m_bestOfParagraph[paragraph];
        float result = alike * sharp + kContext * likeness(m_texts.clauseContexts[clause],
                                                           m_texts.paragraphContexts[paragraph]);
        const QString& own = m_clauseCards[static_cast<qsizetype>(clause)];
        const QString& lead = m_leads[static_cast<qsizetype>(paragraph)];
        if (!own.isEmpty() && own != lead)
            result += m_named[paragraph].contains(own) ? kOwnCardNamed : kOwnCardMissing;
        if (!lead.isEmpty())
            result += own == lead ? kOwnCard : own.isEmpty() ? kStrangeCard : kOtherCard;
        if (m_clauseParts[clause] != m_paragraphParts[paragraph] && !m_isElsewhere[clause])
            result += kOtherPart;
        if (m_paragraphs[paragraph].isHeading)
            result += kHeading;
        return result;
    }

    std::vector<std::vector<MatchCandidate>> candidates()
    {
        std::vector<std::vector<MatchCandidate>> result;
        // A book that was printed in one language only may be read in a translation.
        QString code = languageCode(m_language) + u' ';
        if (std::none_of(m_book.clauses().begin(), m_book.clauses().end(),
                         [&code](const Clause& clause) { return clause.source.contains(code); }))
            code = languageCode(otherLanguage(m_language)) + u' ';
        for (size_t clause = 0; clause < m_book.clauses().size(); ++clause) {
            std::vector<MatchCandidate> list;
            // What we decided ourselves is in no printed book.
            const bool isPrinted = m_book.clauses()[clause].source.contains(code);
            for (size_t i = 0; isPrinted && i < m_paragraphs.size(); ++i) {
                if (const float found = score(clause, i); found > kLeast)
                    list.push_back({static_cast<int>(i), found});
            }
            const size_t kept = std::min(list.size(), kMostCandidates);
            std::partial_sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(kept), list.end(),
                              [](const MatchCandidate& a, const MatchCandidate& b) {
                                  return a.score != b.score ? a.score > b.score : a.paragraph < b.paragraph;
                              });
            list.resize(kept);
            result.push_back(std::move(list));
        }
        m_candidates = result;
        return result;
    }

    /// High where the texts are alike and no paragraph elsewhere is as much.
    [[nodiscard]] float confidence(size_t clause, int paragraph) const
    {
        float own = 0;
        float other = 0;
        for (const MatchCandidate& candidate : m_candidates[clause]) {
            if (candidate.paragraph == paragraph)
                own = candidate.score;
            else if (std::abs(candidate.paragraph - paragraph) > 2)
                other = std::max(other, candidate.score);
        }
        const float margin = own > 0 ? std::clamp((own - other) / own, -0.5f, 0.5f) : 0;
        return std::clamp(0.25f + own + 0.6f * margin, 0.01f, 1.f);
    }

    void addFurther(const std::vector<int>& claimed, std::vector<ClauseMatch>& result) const
    {
        for (size_t i = 0; i < m_paragraphs.size(); ++i) {
            if (claimed[i] >= 0 || m_paragraphs[i].isHeading)
                continue;
            // The clause of a neighbour, or one that is much like it.
            int best = -1;
            float most = kFurther;
            for (size_t clause = 0; clause < m_book.clauses().size(); ++clause) {
                float found = score(clause, i);
                for (size_t near = i >= 3 ? i - 3 : 0; near < std::min(i + 3, claimed.size()); ++near) {
                    if (claimed[near] == static_cast<int>(clause)) {
                        found += 0.1f;
                        break;
                    }
                }
                if (found > most) {
                    most = found;
                    best = static_cast<int>(clause);
                }
            }
            if (best < 0)
                continue;
            const QString& id = m_book.clauses()[static_cast<size_t>(best)].id;
            const bool opens = std::any_of(result.begin(), result.end(), [&](const ClauseMatch& known) {
                return known.isFirst && known.clause == id;
            });
            if (opens)
                result.push_back({id, static_cast<int>(i), std::min(most, 1.f), false});
        }
    }

    const Rulebook& m_book;
    Language m_language;
    const std::vector<PdfParagraph>& m_paragraphs;
    MatchWords m_words;
    std::vector<QStringList> m_headings; ///< by paragraph, the chapter first
    std::vector<QStringList> m_sections; ///< by clause, the chapter first
    Texts m_texts;
    std::vector<std::vector<float>> m_alike; ///< by clause and paragraph
    std::vector<float> m_bestOfClause;
    std::vector<float> m_bestOfParagraph;
    QStringList m_leads;
    std::vector<QStringList> m_named; ///< by paragraph: cards that it names
    std::vector<int> m_clauseParts;
    std::vector<int> m_paragraphParts;
    std::vector<bool> m_isElsewhere; ///< by clause
    QStringList m_clauseCards;
    QHash<QString, int> m_positions;
    std::vector<std::vector<MatchCandidate>> m_candidates;
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
