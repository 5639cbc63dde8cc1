// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/match_texts.h"

#include "model/rulebook/clause_list.h"
#include "model/rulebook/reading.h"

#include <QRegularExpression>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

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

/// Numbers texts that come again and again.
class Numbers
{
public:
    int of(const QString& text)
    {
        const auto known = m_numbers.constFind(text);
        if (known != m_numbers.cend())
            return *known;
        const int number = static_cast<int>(m_numbers.size());
        m_numbers.insert(text, number);
        return number;
    }
    [[nodiscard]] size_t count() const { return static_cast<size_t>(m_numbers.size()); }

private:
    QHash<QString, int> m_numbers;
};

} // namespace

bool MatchTexts::Passage::names(int card) const
{
    return std::find(named.begin(), named.end(), card) != named.end();
}

/// Puts the texts together; needed only meanwhile.
struct MatchTexts::Reader
{
    const Rulebook& book;
    Language language;
    const std::vector<PdfParagraph>& source;
    const MatchWeights& weights;
    MatchTexts& texts;
    MatchWords words;
    QHash<QString, int> cards = {};
    MarkNumbers numbers = {};
    QHash<QString, Marks> headingMarks = {}; ///< of texts that come again and again
    std::vector<QStringList> headings = headingsOf(source);
    std::vector<QStringList> sections = sectionsOf(book, language);
    std::vector<std::vector<MatchProfiles::Part>> clauseParts = {};
    std::vector<Marks> plain = {}; ///< by clause: marks of its title and text alone
    std::vector<Marks> marks = {}; ///< by sentence
    std::vector<int> leads = {}; ///< by sentence: the card that it is about by its first words or its heading
    std::vector<int> partOf = {}; ///< by sentence

    const Marks& marksOfHeading(const QString& heading)
    {
        const auto known = headingMarks.constFind(heading);
        return known != headingMarks.cend() ? *known : *headingMarks.insert(heading, marksOf(heading));
    }

    Marks marksOf(const QString& text) { return numbers.of(words.marksOf(text)); }

    static void append(Marks& marks, const Marks& more)
    {
        marks.insert(marks.end(), more.begin(), more.end());
    }

    [[nodiscard]] int cardOf(const QString& id) const { return cards.value(id, kNobody); }

    [[nodiscard]] const QStringList& headingsAbove(size_t sentence) const
    {
        return headings[static_cast<size_t>(texts.m_sentences[sentence].paragraph)];
    }

    void readMarks()
    {
        for (const PdfParagraph& paragraph : source)
            words.learn(paragraph.text);
        std::vector<std::vector<model::Paragraph>> readings;
        for (const model::Clause& clause : book.clauses()) {
            readings.push_back(readingOf(book, clause, language));
            for (const model::Paragraph& paragraph : readings.back()) {
                if (weightOf(paragraph.kind) > 0)
                    words.learn(paragraph.text());
            }
        }
        for (size_t i = 0; i < readings.size(); ++i) {
            std::vector<MatchProfiles::Part>& parts = clauseParts.emplace_back();
            plain.push_back(marksOf(book.clauses()[i].title.in(language)));
            for (const model::Paragraph& paragraph : readings[i]) {
                const float weight = weightOf(paragraph.kind);
                if (weight <= 0)
                    continue;
                parts.push_back({marksOf(paragraph.text()), weight});
                if (weight >= 1)
                    append(plain.back(), parts.back().marks);
            }
            for (const QString& question : book.clauses()[i].asked.in(language))
                parts.push_back({marksOf(question), weights.asked});
        }
        for (const BookSentence& sentence : texts.m_sentences)
            marks.push_back(marksOf(sentence.text));
    }

    /// A sentence that begins with the name of a card and a colon is about that card, and so are those behind
    /// it in the same paragraph and below a heading that is nothing but the name.
    void findLeads()
    {
        int lead = kNobody;
        int paragraph = -1;
        for (size_t i = 0; i < texts.m_sentences.size(); ++i) {
            const BookSentence& sentence = texts.m_sentences[i];
            if (sentence.paragraph != paragraph) {
                lead = kNobody;
                if (!sentence.isHeading && !headingsAbove(i).isEmpty())
                    lead = cardOf(words.leadingCard(headingsAbove(i).back()));
                paragraph = sentence.paragraph;
            }
            if (const int own = cardOf(words.leadingCard(sentence.text)); own != kNobody)
                lead = own;
            leads.push_back(lead);
        }
    }

    [[nodiscard]] QString codeOfReferences() const
    {
        // A book that was printed in one language only may be read in a translation.
        const QString code = languageCode(language) + u' ';
        const bool isKnown =
            std::any_of(book.clauses().begin(), book.clauses().end(),
                        [&code](const model::Clause& clause) { return clause.source.contains(code); });
        return isKnown ? code : languageCode(otherLanguage(language)) + u' ';
    }

    void findParts()
    {
        QHash<QString, QString> variants;
        for (const ClauseTitle& title : clauseTitles(book.game()))
            variants.insert(title.id, title.variant);
        const QString code = codeOfReferences();
        Numbers names;
        std::vector<BookPart> ours;
        for (size_t i = 0; i < book.clauses().size(); ++i) {
            const model::Clause& clause = book.clauses()[i];
            Clause& read = texts.m_clauses.emplace_back();
            read.part = names.of(variants.value(clause.id));
            read.card = cardOf(words.cardOfClause(clause.id));
            read.isPrinted = clause.source.contains(code);
            ours.resize(names.count());
            BookPart& part = ours[static_cast<size_t>(read.part)];
            part.isVariant = !variants.value(clause.id).isEmpty();
            // "Two players" is no name of a part.
            for (const int mark : marksOfHeading(sections[i].value(0))) {
                if (!numbers.text(mark).front().isDigit())
                    part.title.push_back(mark);
            }
            append(part.marks, plain[i]);
        }
        std::vector<PartText> theirs;
        for (size_t i = 0; i < texts.m_sentences.size(); ++i) {
            Marks above;
            for (const QString& heading : headingsAbove(i))
                append(above, marksOfHeading(heading));
            theirs.push_back({marks[i], std::move(above), texts.m_sentences[i].isHeading});
        }
        partOf = partsOfBook(ours, theirs);
    }

    /// By the numbers of our references to the printed book: only their order is used, so that an edition
    /// with other pages is as good.
    void findOrder()
    {
        const QRegularExpression reference(codeOfReferences() + u"(\\d{1,6})"_s);
        std::vector<std::pair<int, int>> stops;
        size_t printed = 0;
        size_t known = 0;
        for (size_t i = 0; i < book.clauses().size(); ++i) {
            if (!texts.m_clauses[i].isPrinted)
                continue;
            ++printed;
            texts.m_expected.push_back(static_cast<int>(i));
            auto all = reference.globalMatch(book.clauses()[i].source);
            known += all.hasNext() ? 1 : 0;
            while (all.hasNext())
                stops.emplace_back(all.next().captured(1).toInt(), static_cast<int>(i));
        }
        if (known < printed || weights.references <= 0)
            return;
        std::sort(stops.begin(), stops.end());
        texts.m_expected.clear();
        for (const auto& [number, clause] : stops)
            texts.m_expected.push_back(clause);
    }

    void readPassages()
    {
        const auto count = static_cast<int>(texts.m_sentences.size());
        for (int first = 0; first < count; ++first) {
            for (int last = first; last < std::min(first + kMostSentences, count); ++last) {
                const BookSentence& sentence = texts.m_sentences[static_cast<size_t>(last)];
                if (last > first && (sentence.isHeading || texts.m_passages.back().isHeading))
                    break;
                // The next card begins.
                if (last > first && leads[static_cast<size_t>(last)] != leads[static_cast<size_t>(first)])
                    break;
                Passage& passage = texts.m_passages.emplace_back();
                passage.first = first;
                passage.last = last;
                passage.isHeading = sentence.isHeading;
                passage.lead = leads[static_cast<size_t>(first)];
                passage.part = partOf[static_cast<size_t>(first)];
                for (int i = first; i <= last; ++i) {
                    for (const int mark : marks[static_cast<size_t>(i)]) {
                        if (const QString card = numbers.card(mark); !card.isEmpty())
                            passage.named.push_back(cardOf(card));
                    }
                }
            }
        }
        for (Passage& passage : texts.m_passages)
            passage.isOwned =
                passage.lead != kNobody &&
                std::any_of(texts.m_clauses.begin(), texts.m_clauses.end(), [&passage](const Clause& clause) {
                    return clause.part == passage.part && clause.card == passage.lead;
                });
        for (Clause& clause : texts.m_clauses)
            clause.isAbsent = std::find(partOf.begin(), partOf.end(), clause.part) == partOf.end();
        for (Clause& clause : texts.m_clauses)
            clause.isElsewhere =
                clause.card != kNobody && !clause.isAbsent &&
                std::none_of(texts.m_passages.begin(), texts.m_passages.end(), [&](const Passage& passage) {
                    return passage.part == clause.part && passage.names(clause.card);
                });
    }

    void weighTexts()
    {
        MatchProfiles profiles(numbers, weights);
        for (const auto& parts : clauseParts)
            profiles.add(parts);
        for (const Passage& passage : texts.m_passages) {
            std::vector<MatchProfiles::Part> parts;
            for (int i = passage.first; i <= passage.last; ++i)
                parts.push_back({marks[static_cast<size_t>(i)], 1});
            const QStringList& above = headingsAbove(static_cast<size_t>(passage.first));
            if (!passage.isHeading && !above.isEmpty())
                parts.push_back({marksOfHeading(above.back()), weights.headingAbove});
            if (passage.first == passage.last)
                profiles.add(parts);
            else
                profiles.addOverlapping(parts);
        }
        std::vector<MatchProfile> all = profiles.finish();
        for (size_t i = 0; i < all.size(); ++i) {
            const size_t clauses = texts.m_clauses.size();
            (i < clauses ? texts.m_clauses[i].profile : texts.m_passages[i - clauses].profile) =
                std::move(all[i]);
        }
    }

    /// Chapters and headings are few, so each pair of them is compared once. Each counts as often as it
    /// stands above a text: what is everywhere says little.
    void compareContexts()
    {
        MatchProfiles profiles(numbers, weights);
        Numbers ours;
        Numbers theirs;
        for (size_t i = 0; i < sections.size(); ++i) {
            const QString titles = sections[i].join(u' ');
            texts.m_clauses[i].context = ours.of(titles);
            profiles.add({{marksOfHeading(titles), 1}});
        }
        std::vector<int> contexts;
        for (const QStringList& above : headings) {
            const QString titles = above.join(u' ');
            contexts.push_back(theirs.of(titles));
            profiles.add({{marksOfHeading(titles), 1}});
        }
        for (Passage& passage : texts.m_passages)
            passage.context = contexts[static_cast<size_t>(
                texts.m_sentences[static_cast<size_t>(passage.first)].paragraph)];
        const std::vector<MatchProfile> all = profiles.finish();
        std::vector<const MatchProfile*> left(ours.count());
        std::vector<const MatchProfile*> right(theirs.count());
        for (size_t i = 0; i < sections.size(); ++i)
            left[static_cast<size_t>(texts.m_clauses[i].context)] = &all[i];
        for (size_t i = 0; i < headings.size(); ++i)
            right[static_cast<size_t>(contexts[i])] = &all[sections.size() + i];
        for (const MatchProfile* one : left) {
            std::vector<float>& row = texts.m_contexts.emplace_back();
            for (const MatchProfile* other : right)
                row.push_back(likeness(*one, *other, weights));
        }
    }
};

MatchTexts::MatchTexts(const Rulebook& book, const std::vector<CardName>& cards, Language language,
                       const std::vector<PdfParagraph>& paragraphs, const MatchWeights& weights)
    : m_sentences(sentencesOf(paragraphs))
{
    Reader reader{book, language, paragraphs, weights, *this, MatchWords(book, cards, language)};
    for (const CardName& card : cards)
        reader.cards.insert(card.id, static_cast<int>(reader.cards.size()));
    reader.readMarks();
    reader.findLeads();
    reader.findParts();
    reader.findOrder();
    reader.readPassages();
    reader.weighTexts();
    reader.compareContexts();
}

} // namespace model
