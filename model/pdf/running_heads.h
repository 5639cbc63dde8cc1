// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_lines.h"

#include <deque>

namespace model {

/// A page between being read and being divided into paragraphs.
struct LinedPage
{
    int number = 0;
    QSizeF size;
    std::vector<PdfLine> lines;
};

/// Takes away what is printed at the edge of every page: titles that come back at the same height on a page
/// near by, and page numbers. Pages go in one after the other and come out two pages later, so that a book
/// of any length takes the same room.
class RunningHeads
{
public:
    void add(LinedPage page);
    /// No page follows.
    void finish() { m_finished = true; }

    [[nodiscard]] bool hasPage() const;
    /// The next page, without its heads.
    [[nodiscard]] LinedPage take();

private:
    struct Edge
    {
        QString key; ///< the text without its numbers
        double y = 0;
    };
    struct Waiting
    {
        LinedPage page;
        std::vector<Edge> edges;
    };

    [[nodiscard]] static std::vector<Edge> edgesOf(const LinedPage& page);
    [[nodiscard]] bool comesBack(const Edge& edge) const;

    static constexpr size_t kReach = 2; ///< pages; left and right pages may have heads of their own

    std::deque<Waiting> m_waiting;         ///< the page that comes out next, and those behind it
    std::deque<std::vector<Edge>> m_taken; ///< edges of the last pages that went out
    bool m_finished = false;
};

} // namespace model
