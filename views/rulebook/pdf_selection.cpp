// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_selection.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kKept = 6; ///< pages around those that are shown

/// Lines count more than columns: a place beside a line belongs to it.
double distance(const QRectF& box, const QPointF& place)
{
    const double x = std::max({box.left() - place.x(), 0.0, place.x() - box.right()});
    const double y = std::max({box.top() - place.y(), 0.0, place.y() - box.bottom()});
    return x + 4 * y;
}

} // namespace

void PdfSelection::keepNear(int first, int last)
{
    const auto isSelected = [this](int page) {
        return !isEmpty() && page >= std::min(m_anchor->page, m_head->page) &&
               page <= std::max(m_anchor->page, m_head->page);
    };
    std::erase_if(m_texts, [&](const auto& entry) {
        return (entry.first < first - kKept || entry.first > last + kKept) && !isSelected(entry.first);
    });
}

void PdfSelection::clear()
{
    m_anchor.reset();
    m_head.reset();
}

std::optional<PdfSelection::Word> PdfSelection::nearest(int page, const QPointF& place) const
{
    const auto text = m_texts.find(page);
    if (text == m_texts.end() || text->second.words.empty())
        return {};
    const auto& words = text->second.words;
    const auto best =
        std::min_element(words.begin(), words.end(), [&](const model::PdfWord& a, const model::PdfWord& b) {
            return distance(a.box, place) < distance(b.box, place);
        });
    return Word{page, static_cast<size_t>(best - words.begin())};
}

void PdfSelection::begin(int page, const QPointF& place)
{
    m_anchor = nearest(page, place);
    m_head.reset();
}

void PdfSelection::extendTo(int page, const QPointF& place)
{
    if (const auto word = nearest(page, place); word && m_anchor)
        m_head = word;
}

void PdfSelection::selectPage(int page)
{
    const auto text = m_texts.find(page);
    if (text == m_texts.end() || text->second.words.empty())
        return;
    m_anchor = Word{page, 0};
    m_head = Word{page, text->second.words.size() - 1};
}

std::optional<PdfSelection::Range> PdfSelection::rangeOn(int page) const
{
    const auto text = m_texts.find(page);
    if (isEmpty() || text == m_texts.end() || text->second.words.empty())
        return {};
    const auto [from, to] = std::minmax(*m_anchor, *m_head);
    if (page < from.page || page > to.page)
        return {};
    const size_t last = text->second.words.size() - 1;
    return Range{page == from.page ? std::min(from.word, last) : 0,
                 page == to.page ? std::min(to.word, last) : last};
}

std::vector<QRectF> PdfSelection::boxesOn(int page) const
{
    std::vector<QRectF> boxes;
    const auto range = rangeOn(page);
    if (!range)
        return boxes;
    const auto& words = m_texts.at(page).words;
    bool isNewLine = true;
    for (size_t i = range->first; i <= range->last; ++i) {
        if (isNewLine)
            boxes.push_back(words[i].box);
        else
            boxes.back() |= words[i].box;
        isNewLine = words[i].endsLine;
    }
    return boxes;
}

QString PdfSelection::text() const
{
    QString result;
    for (const auto& [page, text] : m_texts) {
        const auto range = rangeOn(page);
        if (!range)
            continue;
        if (!result.isEmpty())
            result += u'\n';
        result += model::textBetween(text, range->first, range->last);
    }
    return result;
}

} // namespace views
