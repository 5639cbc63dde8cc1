// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/match_texts.h"

#include "model/rulebook/clause_list.h"
#include "model/rulebook/reading.h"

#include <algorithm>

namespace model {

namespace {

constexpr float kHeadingAbove = 0.5f; ///< what the nearest heading counts beside the text

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

bool MatchTexts::Paragraph::names(int card) const
{
    return std::find(named.begin(), named.end(), card) != named.end();
}

/// Puts the texts together; needed only meanwhile.
struct MatchTexts::Reader
{
    const Rulebook& book;
    Language language;
    const std::vector<PdfParagraph>& source;
    MatchTexts& texts;
    MatchWords words;
    QHash<QString, int> cards = {};
    MarkNumbers numbers = {};
    QHash<QString, Marks> headingMarks = {}; ///< of texts that come again and again
    std::vector<QStringList> headings = headingsOf(source);
    std::vector<QStringList> sections = sectionsOf(book, language);
    std::vector<std::vector<MatchProfiles::Part>> clauseParts = {};
    std::vector<Marks> plain = {}; ///< by clause: marks of its title and text alone
    std::vector<Marks> marks = {}; ///< by paragraph

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
        }
        for (const PdfParagraph& paragraph : source)
            marks.push_back(marksOf(paragraph.text));
    }

    void readParagraphs()
    {
        for (size_t i = 0; i < source.size(); ++i) {
            Paragraph& read = texts.m_paragraphs.emplace_back();
            read.isHeading = source[i].isHeading;
            read.lead = cardOf(words.leadingCard(source[i].text));
            // Below a heading that is nothing but a card's name, a paragraph is about that card.
            if (read.lead == kNobody && !read.isHeading && !headings[i].isEmpty())
                read.lead = cardOf(words.leadingCard(headings[i].back()));
            for (const int mark : marks[i]) {
                if (const QString card = numbers.card(mark); !card.isEmpty())
                    read.named.push_back(cardOf(card));
            }
        }
    }

    void findParts()
    {
        QHash<QString, QString> variants;
        for (const ClauseTitle& title : clauseTitles(book.game()))
            variants.insert(title.id, title.variant);
        // A book that was printed in one language only may be read in a translation.
        QString code = languageCode(language) + u' ';
        if (std::none_of(book.clauses().begin(), book.clauses().end(),
                         [&code](const model::Clause& clause) { return clause.source.contains(code); }))
            code = languageCode(otherLanguage(language)) + u' ';
        Numbers names;
        std::vector<BookPart> parts;
        for (size_t i = 0; i < book.clauses().size(); ++i) {
            const model::Clause& clause = book.clauses()[i];
            Clause& read = texts.m_clauses.emplace_back();
            read.part = names.of(variants.value(clause.id));
            read.card = cardOf(words.cardOfClause(clause.id));
            read.isPrinted = clause.source.contains(code);
            parts.resize(names.count());
            BookPart& part = parts[static_cast<size_t>(read.part)];
            append(part.title, marksOfHeading(sections[i].value(0)));
            append(part.marks, plain[i]);
        }
        std::vector<PartText> paragraphs;
        for (size_t i = 0; i < source.size(); ++i) {
            Marks above;
            for (const QString& heading : headings[i])
                append(above, marksOfHeading(heading));
            paragraphs.push_back({marks[i], std::move(above), source[i].isHeading});
        }
        const std::vector<int> found = partsOfBook(parts, paragraphs);
        for (size_t i = 0; i < found.size(); ++i) {
            Paragraph& read = texts.m_paragraphs[i];
            read.part = found[i];
            read.isOwned =
                read.lead != kNobody &&
                std::any_of(texts.m_clauses.begin(), texts.m_clauses.end(), [&read](const Clause& clause) {
                    return clause.part == read.part && clause.card == read.lead;
                });
        }
        for (Clause& clause : texts.m_clauses)
            clause.isElsewhere = clause.card != kNobody &&
                                 std::none_of(texts.m_paragraphs.begin(), texts.m_paragraphs.end(),
                                              [&](const Paragraph& read) {
                                                  return read.part == clause.part && read.names(clause.card);
                                              });
    }

    void weighTexts()
    {
        MatchProfiles profiles(numbers);
        for (const auto& parts : clauseParts)
            profiles.add(parts);
        for (size_t i = 0; i < source.size(); ++i) {
            std::vector<MatchProfiles::Part> parts{{marks[i], 1}};
            if (!source[i].isHeading && !headings[i].isEmpty())
                parts.push_back({marksOfHeading(headings[i].back()), kHeadingAbove});
            profiles.add(parts);
        }
        std::vector<MatchProfile> all = profiles.finish();
        for (size_t i = 0; i < all.size(); ++i) {
            const size_t clauses = texts.m_clauses.size();
            (i < clauses ? texts.m_clauses[i].profile : texts.m_paragraphs[i - clauses].profile) =
                std::move(all[i]);
        }
    }

    /// Chapters and headings are few, so each pair of them is compared once. Each counts as often as it
    /// stands above a text: what is everywhere says little.
    void compareContexts()
    {
        MatchProfiles profiles(numbers);
        Numbers ours;
        Numbers theirs;
        for (size_t i = 0; i < sections.size(); ++i) {
            const QString titles = sections[i].join(u' ');
            texts.m_clauses[i].context = ours.of(titles);
            profiles.add({{marksOfHeading(titles), 1}});
        }
        for (size_t i = 0; i < headings.size(); ++i) {
            const QString titles = headings[i].join(u' ');
            texts.m_paragraphs[i].context = theirs.of(titles);
            profiles.add({{marksOfHeading(titles), 1}});
        }
        const std::vector<MatchProfile> all = profiles.finish();
        std::vector<const MatchProfile*> left(ours.count());
        std::vector<const MatchProfile*> right(theirs.count());
        for (size_t i = 0; i < sections.size(); ++i)
            left[static_cast<size_t>(texts.m_clauses[i].context)] = &all[i];
        for (size_t i = 0; i < headings.size(); ++i)
            right[static_cast<size_t>(texts.m_paragraphs[i].context)] = &all[sections.size() + i];
        for (const MatchProfile* one : left) {
            std::vector<float>& row = texts.m_contexts.emplace_back();
            for (const MatchProfile* other : right)
                row.push_back(likeness(*one, *other));
        }
    }
};

MatchTexts::MatchTexts(const Rulebook& book, const std::vector<CardName>& cards, Language language,
                       const std::vector<PdfParagraph>& paragraphs)
{
    Reader reader{book, language, paragraphs, *this, MatchWords(book, cards, language)};
    for (const CardName& card : cards)
        reader.cards.insert(card.id, static_cast<int>(reader.cards.size()));
    reader.readMarks();
    reader.readParagraphs();
    reader.findParts();
    reader.weighTexts();
    reader.compareContexts();
}

} // namespace model
