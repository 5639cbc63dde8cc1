// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/match_words.h"

#include "model/rulebook/match_meanings.h"
#include "model/search/folding.h"
#include "model/search/stems.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestPart = 4;
constexpr qsizetype kLongestLead = 40; ///< letters before the colon

QString numberOf(const QString& folded)
{
    static const QHash<QString, QString> numbers = [] {
        const QStringList rows{u"0 zero null kein keine keinen"_s,
                               u"1 single einzige einzigen"_s,
                               u"2 two zwei beide beiden both zweimal twice"_s,
                               u"3 three drei dreien"_s,
                               u"4 four vier fourth vierte vierten"_s,
                               u"5 five funf"_s,
                               u"6 six sechs"_s,
                               u"7 seven sieben"_s,
                               u"8 eight acht"_s,
                               u"9 nine neun"_s,
                               u"10 ten zehn"_s,
                               u"12 twelve zwolf"_s,
                               u"15 fifteen funfzehn"_s,
                               u"30 thirty dreissig"_s,
                               u"40 forty vierzig"_s};
        QHash<QString, QString> result;
        for (const QString& row : rows) {
            const QStringList words = row.split(u' ');
            for (const QString& word : words)
                result.insert(word, words.front());
        }
        return result;
    }();
    return numbers.value(folded);
}

QStringList stemsOf(const QString& text)
{
    QStringList result;
    for (const QString& word : fold(text).split(u' ', Qt::SkipEmptyParts))
        result << stem(word);
    return result;
}

} // namespace

MatchWords::MatchWords(const Rulebook& book, const std::vector<CardName>& cards, Language language)
    : m_language(language)
{
    for (const Term& term : book.terms()) {
        addPhrase(term.name.in(language), u"term:"_s + term.id);
        for (const QString& synonym : language == Language::German ? term.synonymsDe : term.synonymsEn)
            addPhrase(synonym, u"term:"_s + term.id);
    }
    for (const CardName& card : cards) {
        m_cards.insert(card.id);
        addPhrase(card.name.in(language), u"card:"_s + card.id);
        for (const QString& name : card.otherNames)
            addPhrase(name, u"card:"_s + card.id);
    }
}

void MatchWords::addPhrase(const QString& words, const QString& mark)
{
    const QStringList stems = stemsOf(words);
    if (stems.isEmpty())
        return;
    m_phrases.insert(stems.join(u' '), mark);
    int& longest = m_longest[stems.front()];
    longest = std::max(longest, static_cast<int>(stems.size()));
}

void MatchWords::learn(const QString& text)
{
    if (m_language != Language::German)
        return;
    for (const QString& word : fold(text).split(u' ', Qt::SkipEmptyParts)) {
        const QString part = stem(word);
        if (part.size() >= kShortestPart && !isFiller(word))
            m_known.insert(part);
    }
}

QStringList MatchWords::partsOf(const QString& word) const
{
    if (m_language != Language::German || word.size() < 2 * kShortestPart)
        return {};
    for (qsizetype cut = word.size() - kShortestPart; cut >= kShortestPart; --cut) {
        const QString head = stem(word.first(cut));
        const QString tail = stem(word.mid(cut));
        if (m_known.contains(tail) && m_known.contains(head))
            return {head, tail};
    }
    return {};
}

QStringList MatchWords::marksOf(const QString& text) const
{
    const Folded folded = foldWithPlaces(text);
    const QStringList words = folded.text.split(u' ', Qt::SkipEmptyParts);
    QStringList stems;
    std::vector<bool> isLarge; // begins with a capital
    qsizetype place = 0;
    for (const QString& word : words) {
        stems << stem(word);
        place = folded.text.indexOf(word, place);
        isLarge.push_back(text[folded.from[static_cast<size_t>(place)]].isUpper());
        place += word.size();
    }
    QStringList marks;
    for (qsizetype i = 0; i < words.size();) {
        qsizetype taken = 0;
        for (qsizetype length = std::min<qsizetype>(m_longest.value(stems[i]), words.size() - i); length > 0;
             --length) {
            const QString mark = m_phrases.value(stems.mid(i, length).join(u' '));
            // Cards are names: "Verräter" is one, "verraten" is not.
            if (mark.isEmpty() || (mark.startsWith(u"card:") && !isLarge[static_cast<size_t>(i)]))
                continue;
            marks << mark;
            taken = length;
            break;
        }
        if (taken > 0 && marks.back().startsWith(u"card:")) {
            i += taken;
            continue;
        }
        // A word of the glossary is still a word: others of the same meaning are not quite the same.
        for (const qsizetype end = i + std::max<qsizetype>(taken, 1); i < end; ++i) {
            if (const QString number = numberOf(words[i]); !number.isEmpty())
                marks << number;
            else if (!isFiller(words[i]))
                marks << stems[i] << partsOf(words[i]);
            if (const QString meaning = meaningOf(words[i], m_language); !meaning.isEmpty())
                marks << meaning;
        }
    }
    return marks;
}

QString MatchWords::leadingCard(const QString& text) const
{
    const qsizetype colon = text.indexOf(u':');
    const QString lead = colon < 0 ? text : text.first(colon);
    if (lead.size() > kLongestLead)
        return {};
    const QString mark = m_phrases.value(stemsOf(lead).join(u' '));
    return mark.startsWith(u"card:") ? mark.mid(5) : QString();
}

QString MatchWords::cardOfClause(const QString& clause) const
{
    const QString last = clause.section(u'.', -1);
    return m_cards.contains(last) ? last : QString();
}

} // namespace model
