// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide.h"

#include "model/search/folding.h"
#include "model/search/word_roots.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace model {

namespace {

[[nodiscard]] QStringList guideRoots(const QString& text)
{
    QStringList roots;
    for (const QString& word : fold(text).split(u' ', Qt::SkipEmptyParts)) {
        if (wordMeaning(word) > 0)
            roots << wordRoot(word);
    }
    roots.removeDuplicates();
    return roots;
}

[[nodiscard]] QString guideFile(Language language, const QString& name)
{
    QFile file(QStringLiteral(":/castellan/guide/%1/%2.adoc").arg(languageCode(language), name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The chapters in the order of the book that includes them.
[[nodiscard]] Guide readGuide(Language language)
{
    static const QRegularExpression include(QStringLiteral(R"(^include::([a-z-]+)\.adoc\[\]$)"),
                                            QRegularExpression::MultilineOption);
    std::vector<GuideChapter> chapters;
    for (auto each = include.globalMatch(guideFile(language, QStringLiteral("guide"))); each.hasNext();)
        chapters.push_back(readGuideChapter(guideFile(language, each.next().captured(1))));
    return Guide(std::move(chapters));
}

} // namespace

Guide::Guide(std::vector<GuideChapter> chapters)
    : m_chapters(std::move(chapters))
{
    for (std::size_t chapter = 0; chapter < m_chapters.size(); ++chapter) {
        const auto& sections = m_chapters[chapter].sections;
        for (std::size_t section = 0; section < sections.size(); ++section) {
            m_entries.push_back({chapter, section, guideRoots(sections[section].title),
                                 guideRoots(sections[section].text + u' ' + m_chapters[chapter].title())});
        }
    }
}

const Guide& Guide::builtIn(Language language)
{
    static const std::array guides{readGuide(Language::English), readGuide(Language::German)};
    return guides[language == Language::German ? 1 : 0];
}

const GuideChapter* Guide::chapterWith(const QString& section) const
{
    const auto found = std::find_if(m_chapters.begin(), m_chapters.end(), [&](const GuideChapter& each) {
        return std::any_of(each.sections.begin(), each.sections.end(),
                           [&](const GuideSection& one) { return one.id == section; });
    });
    return found == m_chapters.end() ? nullptr : &*found;
}

std::vector<GuideHit> Guide::find(const QString& question, std::size_t limit) const
{
    struct Asked
    {
        QString root;
        float meaning;
    };
    constexpr float inTitle = 3;
    std::vector<Asked> asked;
    float all = 0;
    for (const QString& word : fold(question).split(u' ', Qt::SkipEmptyParts)) {
        asked.push_back({wordRoot(word), wordMeaning(word)});
        all += asked.back().meaning;
    }
    std::vector<std::pair<float, const Entry*>> rated;
    for (const Entry& entry : m_entries) {
        float score = 0;
        float met = 0;
        bool isNamed = false;
        for (const Asked& word : asked) {
            const bool named = entry.title.contains(word.root);
            const bool said = named || entry.text.contains(word.root);
            score += named ? inTitle * word.meaning : said ? word.meaning : 0;
            met += said ? word.meaning : 0;
            isNamed = isNamed || (named && word.meaning > 0);
        }
        // Half of what was asked is an answer only where the heading names it.
        if (all > 0 && met >= all * (isNamed ? 0.45F : 0.65F))
            rated.emplace_back(score, &entry);
    }
    // A section says more than the chapter it belongs to.
    for (auto& [score, entry] : rated)
        score -= entry->section == 0 ? 1 : 0;
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    rated.resize(std::min(rated.size(), limit));
    std::vector<GuideHit> hits;
    for (const auto& [score, entry] : rated) {
        const GuideChapter& chapter = m_chapters[entry->chapter];
        const GuideSection& section = chapter.sections[entry->section];
        hits.push_back({section.id, section.title, chapter.title()});
    }
    return hits;
}

} // namespace model
