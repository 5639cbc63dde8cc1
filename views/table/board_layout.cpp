// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_layout.h"

#include "views/cards/card_face.h"

#include <algorithm>

namespace views {

namespace {

constexpr int kGap = 8;
constexpr int kTight = 4;
constexpr int kLeastStrip = 18;
constexpr int kReadable = 32;      ///< name and strength at their usual size
constexpr std::size_t kOneRow = 4; ///< cards of a hand that lie side by side
constexpr int kNarrowLane = 190;   ///< where the castle needs every pixel
constexpr int kLeastPile = 72;

using rules::ZoneShape;
using rules::ZoneView;

bool isPile(ZoneShape shape)
{
    return shape == ZoneShape::Pile || shape == ZoneShape::OpenPile || shape == ZoneShape::TopOpen;
}

class Builder
{
public:
    Builder(const std::vector<ZoneView>& zones, const std::vector<rules::GroupView>& groups,
            const std::string& bottom, const QSize& size, const BoardLayout::Words& words)
        : m_zones(zones)
        , m_groups(groups)
        , m_bottom(bottom)
        , m_room(QPoint(0, 0), size)
        , m_words(words)
        , m_title(words.title)
        , m_scale(BoardLayout::scaleFor(size))
    {
        m_layout.zones.resize(zones.size());
        m_layout.cards.resize(zones.size());
        m_layout.titled.resize(zones.size());
    }

    BoardLayout build()
    {
        m_room.adjust(kGap, kGap, -kGap, -kGap);
        takeShelf();
        takeEdges();
        m_layout.middle = m_room;
        if (has([](const ZoneView& zone) { return zone.shape == ZoneShape::Tile; }))
            placeTiles();
        else
            placeLanes();
        return std::move(m_layout);
    }

private:
    template <class Test>
    [[nodiscard]] bool has(Test&& test) const
    {
        return std::any_of(m_zones.begin(), m_zones.end(), test);
    }
    [[nodiscard]] std::vector<std::size_t> loose(bool owned) const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < m_zones.size(); ++i)
            if (m_zones[i].group.empty() && m_zones[i].owner.empty() != owned)
                found.push_back(i);
        return found;
    }

    /// Rows first, two cards beside each other; then the piles, side by side; the counters of nobody last.
    void takeShelf()
    {
        const std::vector<std::size_t> shelf = loose(false);
        if (shelf.empty()) {
            m_layout.edges.insert(QString(), QRect());
            return;
        }
        int rows = 0;
        int titles = 0;
        int piles = 0;
        for (const std::size_t i : shelf) {
            if (isPile(m_zones[i].shape)) {
                ++piles;
                continue;
            }
            rows += std::max(2, (static_cast<int>(m_zones[i].cards.size()) + 1) / 2);
            ++titles;
        }
        rows += (piles + 1) / 2;
        titles += (piles + 1) / 2;
        const int counter = scaled(34);
        const int free = m_room.height() - titles * (m_title + kGap) - rows * kTight - counter;
        const int highest = free / std::max(1, rows);
        const int byHeight = static_cast<int>(highest * kCardRatio);
        const int byWidth = std::clamp(m_room.width() / 4, 200, scaled(460)) / 2 - kGap;
        const int wide = std::max(60, std::min(byHeight, byWidth));
        const int high = static_cast<int>(wide / kCardRatio);
        QRect room(m_room.right() - 2 * wide - kTight, m_room.top(), 2 * wide + kTight, m_room.height());
        int y = room.top();
        for (const std::size_t i : shelf) {
            if (isPile(m_zones[i].shape))
                continue;
            const int lines = std::max(2, (static_cast<int>(m_zones[i].cards.size()) + 1) / 2);
            m_layout.titled[i] = true;
            m_layout.zones[i] = QRect(room.left(), y, room.width(), m_title + lines * (high + kTight));
            for (int card = 0; card < static_cast<int>(m_zones[i].cards.size()); ++card)
                m_layout.cards[i].push_back(QRect(room.left() + card % 2 * (wide + kTight),
                                                  y + m_title + card / 2 * (high + kTight), wide, high));
            y = m_layout.zones[i].bottom() + 1 + kGap;
        }
        int column = 0;
        for (const std::size_t i : shelf) {
            if (!isPile(m_zones[i].shape))
                continue;
            m_layout.titled[i] = true;
            m_layout.zones[i] = QRect(room.left() + column * (wide + kTight), y, wide, m_title + high);
            if (!m_zones[i].cards.empty())
                m_layout.cards[i].push_back(QRect(m_layout.zones[i].left(), y + m_title, wide, high));
            column = 1 - column;
            if (column == 0)
                y += m_title + high + kGap;
        }
        if (column == 1)
            y += m_title + high + kGap;
        m_layout.edges.insert(QString(), QRect(room.left(), y, room.width(), counter));
        m_room.setRight(room.left() - 2 * kGap);
    }

    void takeEdges()
    {
        std::vector<std::string> owners{m_bottom};
        for (const ZoneView& zone : m_zones)
            if (!zone.owner.empty() && std::find(owners.begin(), owners.end(), zone.owner) == owners.end())
                owners.push_back(zone.owner);
        const int usual = std::clamp(m_room.height() / 11, 46, scaled(84));
        // A hand is played from: its cards say more than those of the other seat.
        const int hand = std::clamp(m_room.height() / 7, usual, scaled(130));
        const int full = std::clamp(m_room.height() / 5, usual, scaled(190));
        for (const std::string& owner : owners) {
            const bool below = owner == m_bottom;
            const int high = !hasHand(owner) || (!below && !m_words.largeHands) ? usual
                             : hasFullHand(owner)                               ? full
                                                                                : hand;
            const QRect edge(m_room.left(), below ? m_room.bottom() + 1 - high : m_room.top(), m_room.width(),
                             high);
            if (below)
                m_room.setBottom(edge.top() - kGap - 1);
            else
                m_room.setTop(edge.bottom() + kGap + 1);
            placeEdge(owner, edge);
        }
    }

    [[nodiscard]] int scaled(int pixels) const { return static_cast<int>(pixels * m_scale); }
    [[nodiscard]] bool hasHand(const std::string& owner) const
    {
        return has(
            [&](const ZoneView& zone) { return zone.owner == owner && zone.shape == ZoneShape::Hand; });
    }
    /// Names have to be read on all cards of a hand, so many of them lie in two rows.
    [[nodiscard]] bool hasFullHand(const std::string& owner) const
    {
        return std::any_of(m_zones.begin(), m_zones.end(), [&](const ZoneView& zone) {
            return zone.owner == owner && zone.shape == ZoneShape::Hand && zone.cards.size() > kOneRow;
        });
    }

    /// Counters at the left, then the zones of the seat, hands and rows before piles.
    void placeEdge(const std::string& owner, const QRect& edge)
    {
        const bool full = hasFullHand(owner);
        // As wide as their words, and coins as far as a quarter of the edge goes.
        const int words = m_words.counters.value(QString::fromStdString(owner));
        const int counters = std::max(words, std::min(words + m_words.coins, edge.width() * 3 / 10));
        m_layout.edges.insert(QString::fromStdString(owner),
                              QRect(edge.left(), edge.top(), counters, edge.height()));
        std::vector<std::size_t> own;
        std::vector<std::size_t> piles;
        for (const std::size_t i : loose(true))
            if (m_zones[i].owner == owner)
                (isPile(m_zones[i].shape) ? piles : own).push_back(i);
        int right = edge.right() + 1;
        for (const std::size_t i : piles) {
            const int title = i < m_words.titles.size() ? m_words.titles[i] : 0;
            const int pile = std::clamp(title + kGap, scaled(kLeastPile), scaled(120)) + kGap;
            right -= pile;
            m_layout.zones[i] = QRect(right, edge.top(), pile - kGap, edge.height());
            m_layout.titled[i] = true;
            // Its top card below its name, where there is room for one.
            if (const int high = edge.height() - m_title - 3;
                !m_zones[i].cards.empty() && high >= kLeastStrip)
                m_layout.cards[i].push_back(QRect(right, edge.top() + m_title, pile - kGap, high));
        }
        const int left = edge.left() + counters + kGap;
        const int each = own.empty() ? 0 : (right - left) / static_cast<int>(own.size());
        for (std::size_t k = 0; k < own.size(); ++k) {
            const QRect zone(left + static_cast<int>(k) * each, edge.top(), each - kTight, edge.height());
            m_layout.zones[own[k]] = zone;
            const int count = static_cast<int>(m_zones[own[k]].cards.size());
            const int rows =
                full && (owner == m_bottom || m_words.largeHands) && m_zones[own[k]].shape == ZoneShape::Hand
                    ? 2
                    : 1;
            const int columns = (count + rows - 1) / rows;
            const int wide =
                count == 0 ? 0 : std::min(scaled(190), (zone.width() - kTight) / columns - kTight);
            const int tall = (zone.height() - 6 - (rows - 1) * 2) / rows;
            for (int card = 0; card < count; ++card)
                m_layout.cards[own[k]].push_back(
                    QRect(zone.left() + kTight + card % columns * (wide + kTight),
                          zone.top() + 3 + card / columns * (tall + 2), wide, tall));
        }
    }

    void placeLanes()
    {
        const int count = static_cast<int>(m_groups.size());
        if (count == 0)
            return;
        const int wide = (m_room.width() - (count - 1) * kGap) / count;
        const int castle = std::clamp(m_room.height() / 8, 48, std::max(72, m_room.height() / 14));
        const int total = wide < kNarrowLane ? 34 : scaled(46);
        m_layout.totalRoom = total + kTight;
        const int side = (m_room.height() - castle - 2 * kTight) / 2;
        for (int lane = 0; lane < count; ++lane) {
            const rules::GroupView& group = m_groups[static_cast<std::size_t>(lane)];
            const QRect middle(m_room.left() + lane * (wide + kGap), m_room.top() + side + kTight, wide,
                               castle);
            m_layout.groups.insert(QString::fromStdString(group.id),
                                   middle.adjusted(0, 0, -(total + kTight), 0));
            for (std::size_t i = 0; i < m_zones.size(); ++i) {
                if (m_zones[i].group != group.id)
                    continue;
                const bool below = m_zones[i].owner == m_bottom;
                const QRect zone(middle.left(), below ? middle.bottom() + 1 + kTight : m_room.top(), wide,
                                 side);
                m_layout.zones[i] = zone;
                const int half = castle / 2;
                m_layout.totals.insert(QString::fromStdString(m_zones[i].id),
                                       QRect(middle.right() + 1 - total, middle.top() + (below ? half : 0),
                                             total, half - (below ? 0 : 2)));
                placeLaneCards(i, zone, below);
            }
        }
    }

    void placeLaneCards(std::size_t zone, const QRect& rect, bool below)
    {
        const int count = static_cast<int>(m_zones[zone].cards.size());
        if (count == 0)
            return;
        const int room = rect.height() - 2 * kTight;
        // Room for four, so that cards seldom shrink; less on a small screen, where a name has to be read
        // first.
        const int step = std::max(room / std::max(4, count), std::min(room / count, kReadable + kTight));
        const int high = std::min(step - kTight, std::max(scaled(116), rect.height() / 6));
        for (int card = 0; card < count; ++card) {
            const int out = kTight + card * (high + kTight);
            const int y = below ? rect.top() + out : rect.bottom() + 1 - out - high;
            m_layout.cards[zone].push_back(QRect(rect.left() + kTight, y, rect.width() - 2 * kTight, high));
        }
    }

    void placeTiles()
    {
        int columns = 1;
        int rows = 1;
        for (const ZoneView& zone : m_zones) {
            columns = std::max(columns, zone.column + 1);
            rows = std::max(rows, zone.row + 1);
        }
        const int high = (m_room.height() - (rows - 1) * kTight) / rows;
        const int wide = std::min((m_room.width() - (columns - 1) * kTight) / columns, high * 5 / 2);
        const int left = m_room.left() + (m_room.width() - columns * (wide + kTight)) / 2;
        for (std::size_t i = 0; i < m_zones.size(); ++i) {
            if (m_zones[i].shape != ZoneShape::Tile)
                continue;
            // Row 0 is A's edge; whoever sits below looks up the board.
            const bool turned = m_bottom != "A";
            const int row = turned ? m_zones[i].row : rows - 1 - m_zones[i].row;
            const int column = turned ? columns - 1 - m_zones[i].column : m_zones[i].column;
            const QRect tile(left + column * (wide + kTight), m_room.top() + row * (high + kTight), wide,
                             high);
            m_layout.zones[i] = tile;
            if (!m_zones[i].cards.empty())
                m_layout.cards[i].push_back(tile.adjusted(3, 3, -3, -3));
        }
    }

    const std::vector<ZoneView>& m_zones;
    const std::vector<rules::GroupView>& m_groups;
    std::string m_bottom;
    QRect m_room;
    const BoardLayout::Words& m_words;
    int m_title;
    double m_scale;
    BoardLayout m_layout;
};

} // namespace

BoardLayout BoardLayout::of(const std::vector<ZoneView>& zones, const std::vector<rules::GroupView>& groups,
                            const std::string& bottom, const QSize& size, const Words& words)
{
    return Builder(zones, groups, bottom, size, words).build();
}

double BoardLayout::scaleFor(const QSize& size)
{
    return std::clamp(std::min(size.width() / 1200.0, size.height() / 800.0), 1.0, 2.2);
}

} // namespace views
