// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/pdf/paragraph_builder.h"

namespace model {

/// A rulebook that the owner has as a PDF. Known by its content, whatever the file is called.
struct Edition
{
    qint64 key = 0; ///< in this library
    QString game;
    Language language = Language::English;
    QString hash;
    QString file; ///< where it was last seen
    int pages = 0;
    bool hasText = true; ///< false: pictures of pages, with nothing to search

    /// The name of the file without folder and ending.
    [[nodiscard]] QString name() const;
    friend bool operator==(const Edition&, const Edition&) = default;
};

/// A page as the library remembers it.
struct EditionPage
{
    QString label; ///< as printed
    QSizeF size;   ///< points

    friend bool operator==(const EditionPage&, const EditionPage&) = default;
};

/// A clause and a paragraph of an edition that tells it.
struct EditionLink
{
    QString clause;
    int paragraph = 0;
    std::vector<PageBox> lines; ///< those of the paragraph that state it
    double confidence = 0;      ///< from 0 to 1
    bool isFirst = true;        ///< the clause opens here
    bool isCorrected = false;   ///< the reader said so

    /// A link that is less likely is not offered to anybody, unless the reader made it.
    static constexpr double kLeastShown = 0.5;
    [[nodiscard]] bool isShown() const { return isCorrected || confidence >= kLeastShown; }

    friend bool operator==(const EditionLink&, const EditionLink&) = default;
};

} // namespace model
