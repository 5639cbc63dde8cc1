// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/running_heads.h"

#include <QSet>

#include <functional>

namespace model {

/// A paragraph of a PDF as people read it: in one piece, also where it goes on in the next column or on the
/// next page.
struct PdfParagraph
{
    QString text; ///< words that lines divide are joined
    std::vector<PageBox> lines;
    bool isHeading = false;
    std::vector<int> starts = {}; ///< where each line begins in the text; empty where nobody knows

    /// Where it begins.
    [[nodiscard]] int page() const { return lines.empty() ? 0 : lines.front().page; }
    friend bool operator==(const PdfParagraph&, const PdfParagraph&) = default;
};

/// Makes paragraphs of pages that come one after the other. Holds a few pages at a time. Takes any words, in
/// any order and with any boxes.
class ParagraphBuilder
{
public:
    using Sink = std::function<void(PdfParagraph)>;

    explicit ParagraphBuilder(Sink sink)
        : m_sink(std::move(sink))
    {}

    void add(const PdfPageText& page);
    /// The last paragraphs go out; no page follows.
    void finish();

private:
    void divide(const LinedPage& page);
    void append(const PdfLine& line, int page, double room);
    void appendText(const QString& text);
    void noteCompounds(const QString& text);
    void close();
    [[nodiscard]] bool goesOn(const PdfLine& line) const;

    Sink m_sink;
    RunningHeads m_heads;
    int m_pages = 0;
    PdfParagraph m_open;
    bool m_isListed = false;   ///< the open paragraph is an entry of a list
    double m_openHeight = 0;   ///< of the letters of the open paragraph
    double m_openRoom = 0;     ///< right of its last line
    double m_textHeight = 0;   ///< of the letters of most of the text so far
    QSet<QString> m_compounds; ///< words that were seen with a hyphen inside a line
};

} // namespace model
