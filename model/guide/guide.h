// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/guide/guide_chapter.h"
#include "model/language/language.h"

namespace model {

/// A section of the guide that answers a question.
struct GuideHit
{
    QString section; ///< its id
    QString title;
    QString chapter; ///< the title of its chapter
};

/// The user guide in one language.
class Guide
{
public:
    explicit Guide(std::vector<GuideChapter> chapters);
    /// The one in the program; read when it is first asked for. For the window's thread.
    [[nodiscard]] static const Guide& builtIn(Language language);

    [[nodiscard]] const std::vector<GuideChapter>& chapters() const { return m_chapters; }
    /// The chapter with a section of this id; null where there is none.
    [[nodiscard]] const GuideChapter* chapterWith(const QString& section) const;
    /// The sections that fit a question best, at most `limit`; empty where nothing fits well.
    [[nodiscard]] std::vector<GuideHit> find(const QString& question, std::size_t limit) const;

private:
    struct Entry
    {
        std::size_t chapter = 0;
        std::size_t section = 0;
        QStringList title; ///< roots of words
        QStringList text;
    };

    std::vector<GuideChapter> m_chapters;
    std::vector<Entry> m_entries;
};

} // namespace model
