// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/running_heads.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr double kEdge = 0.12;        ///< of the page's height, above and below
constexpr double kLeastEdge = 45;     ///< points, on small pages
constexpr double kSameHeadHeight = 4; ///< points
constexpr qsizetype kLongest = 90;    ///< letters; a longer line is text

bool isAtEdge(const PdfLine& line, const QSizeF& page)
{
    const double edge = std::max(page.height() * kEdge, std::min(kLeastEdge, page.height() / 4));
    return line.text.size() <= kLongest &&
           (line.box.bottom() < edge || line.box.top() > page.height() - edge);
}

QString withoutNumbers(const QString& text)
{
    QString result;
    for (const QChar c : text) {
        if (!c.isDigit() && !c.isSpace())
            result += c.toLower();
    }
    return result;
}

/// "12", "– 12 –", "12/40", "xii", "Page 12", "Seite 12 von 40"
bool isPageNumber(const QString& text)
{
    static const QStringList words{u"page"_s, u"seite"_s, u"p"_s, u"s"_s, u"of"_s, u"von"_s};
    bool number = false;
    QString word;
    const auto endWord = [&] {
        const bool roman = !word.isEmpty() && std::all_of(word.begin(), word.end(),
                                                          [](QChar c) { return u"ivxlc"_s.contains(c); });
        number = number || roman;
        const bool known = word.isEmpty() || roman || words.contains(word);
        word.clear();
        return known;
    };
    for (const QChar c : text.toLower()) {
        if (c.isLetter()) {
            word += c;
            continue;
        }
        if (!endWord())
            return false;
        number = number || c.isDigit();
    }
    return endWord() && number;
}

} // namespace

std::vector<RunningHeads::Edge> RunningHeads::edgesOf(const LinedPage& page)
{
    std::vector<Edge> edges;
    for (const PdfLine& line : page.lines) {
        if (isAtEdge(line, page.size))
            edges.push_back({withoutNumbers(line.text), line.box.center().y()});
    }
    return edges;
}

void RunningHeads::add(LinedPage page)
{
    std::vector<Edge> edges = edgesOf(page);
    m_waiting.push_back({std::move(page), std::move(edges)});
}

bool RunningHeads::hasPage() const
{
    return !m_waiting.empty() && (m_finished || m_waiting.size() > kReach);
}

bool RunningHeads::comesBack(const Edge& edge) const
{
    const auto has = [&edge](const std::vector<Edge>& edges) {
        return std::any_of(edges.begin(), edges.end(), [&edge](const Edge& other) {
            return other.key == edge.key && std::abs(other.y - edge.y) < kSameHeadHeight;
        });
    };
    if (std::any_of(m_taken.begin(), m_taken.end(), has))
        return true;
    const size_t last = std::min(m_waiting.size(), kReach + 1);
    for (size_t i = 1; i < last; ++i) {
        if (has(m_waiting[i].edges))
            return true;
    }
    return false;
}

LinedPage RunningHeads::take()
{
    LinedPage page = std::move(m_waiting.front().page);
    std::erase_if(page.lines, [&](const PdfLine& line) {
        return isAtEdge(line, page.size) &&
               (isPageNumber(line.text) || comesBack({withoutNumbers(line.text), line.box.center().y()}));
    });
    m_taken.push_back(std::move(m_waiting.front().edges));
    m_waiting.pop_front();
    if (m_taken.size() > kReach)
        m_taken.pop_front();
    return page;
}

} // namespace model
