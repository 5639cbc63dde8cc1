// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/paragraph_breaks.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace model {

namespace {

constexpr double kSameHeight = 0.12; ///< how much letters of one text may differ
constexpr double kWider = 1.22;      ///< distance between paragraphs, in distances between lines
constexpr double kIndent = 0.7;      ///< heights

bool endsSentence(const QString& text)
{
    static const QString ends = QStringLiteral(".!?:;)”“\"»’");
    return !text.isEmpty() && ends.contains(text.back());
}

} // namespace

PageSetting::PageSetting(const std::vector<PdfLine>& lines)
    : m_lines(lines)
{
    std::map<long, qsizetype> letters;
    for (const PdfLine& line : lines)
        letters[std::lround(line.height * 4)] += line.text.size();
    const auto most = std::max_element(letters.begin(), letters.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most != letters.end())
        m_textHeight = static_cast<double>(most->first) / 4;
    findColumns();
}

bool PageSetting::isAlike(size_t a, size_t b) const
{
    const double larger = std::max(m_lines[a].height, m_lines[b].height);
    return std::abs(m_lines[a].height - m_lines[b].height) <= kSameHeight * larger;
}

bool PageSetting::isJump(size_t next) const
{
    const QRectF& above = m_lines[next - 1].box;
    const QRectF& below = m_lines[next].box;
    return below.center().y() < above.center().y() + 0.3 * above.height() || below.left() > above.right() ||
           below.right() < above.left();
}

void PageSetting::findColumns()
{
    m_columnOf.resize(m_lines.size());
    for (size_t i = 0; i < m_lines.size(); ++i) {
        if (i == 0 || isJump(i))
            m_columns.push_back({i, i});
        m_columns.back().last = i;
        m_columnOf[i] = m_columns.size() - 1;
    }
}

double PageSetting::rightEdge(size_t line) const
{
    const Column& column = m_columns[m_columnOf[line]];
    double right = 0;
    for (size_t i = column.first; i <= column.last; ++i) {
        if (isAlike(i, line))
            right = std::max(right, m_lines[i].box.right());
    }
    return right;
}

/// The usual distance of lines with such letters: a low one of those there are, because those between
/// paragraphs are wider.
double PageSetting::pitch(size_t line) const
{
    std::vector<double> distances;
    for (size_t i = 1; i < m_lines.size(); ++i) {
        if (m_columnOf[i] == m_columnOf[i - 1] && isAlike(i, line) && isAlike(i - 1, line))
            distances.push_back(m_lines[i].box.bottom() - m_lines[i - 1].box.bottom());
    }
    if (distances.empty())
        return 1.2 * m_lines[line].height;
    const auto low = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 4);
    std::nth_element(distances.begin(), low, distances.end());
    return std::min(*low, 2 * m_lines[line].height);
}

bool PageSetting::beginsParagraph(size_t next) const
{
    const PdfLine& above = m_lines[next - 1];
    const PdfLine& below = m_lines[next];
    if (below.isMarked || !isAlike(next - 1, next))
        return true;
    if (isJump(next))
        return false;
    if (below.box.bottom() - above.box.bottom() > kWider * pitch(next))
        return true;
    // The first word would have stood in the line above, had the paragraph gone on.
    const double left = rightEdge(next) - above.box.right();
    if (left > below.firstWord + kRoomForAWord * below.height)
        return true;
    const double indent = below.box.left() - above.box.left();
    return indent > kIndent * below.height && !above.isMarked && endsSentence(above.text);
}

} // namespace model
