// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_find.h"

#include <QHash>

#include <map>
#include <optional>

namespace views {

/// Words that a reader drags over, on any number of pages whose text has been read.
class PdfSelection
{
public:
    void setText(int page, model::PdfPageText text) { m_texts.insert_or_assign(page, std::move(text)); }
    [[nodiscard]] bool hasText(int page) const { return m_texts.contains(page); }
    /// Forgets the texts of pages that are far from these, except those that the selection touches.
    void keepNear(int first, int last);
    void clear();

    /// Places are points of a page.
    void begin(int page, const QPointF& place);
    void extendTo(int page, const QPointF& place);
    void selectPage(int page);

    [[nodiscard]] bool isEmpty() const { return !m_anchor || !m_head; }
    [[nodiscard]] std::vector<QRectF> boxesOn(int page) const;
    [[nodiscard]] QString text() const;

private:
    struct Word
    {
        int page = 0;
        size_t word = 0;
        friend auto operator<=>(const Word&, const Word&) = default;
    };
    struct Range
    {
        size_t first;
        size_t last;
    };

    [[nodiscard]] std::optional<Word> nearest(int page, const QPointF& place) const;
    [[nodiscard]] std::optional<Range> rangeOn(int page) const;

    std::map<int, model::PdfPageText> m_texts;
    std::optional<Word> m_anchor;
    std::optional<Word> m_head;
};

} // namespace views
