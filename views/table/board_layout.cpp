// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_layout.h"

#include "views/cards/card_face.h"

#include <algorithm>
#include <array>
#include <set>

namespace views {

namespace {

constexpr int kGap = 8;
constexpr int kTight = 4;
constexpr int kLeastStrip = 18;
constexpr int kReadable = 32;                  ///< name and strength at their usual size
constexpr std::size_t kOneRow = 4;             ///< cards of a hand that are side by side
constexpr int kNarrowLane = 190;               ///< where the middle needs every pixel
constexpr int kFullSide = 4 * (kReadable + 4); ///< half of a lane that shows four cards
constexpr int kLeastPile = 72;
constexpr int kLine = 24; ///< a badge or a counter
constexpr int kLeastChip = 16;
constexpr int kLeastCard = 14;         ///< either way
constexpr int kSmallCard = 24;         ///< wide enough for its number
constexpr double kClosestTitle = 0.79; ///< as close as the letters of a name are set before it is cut

using rules::GroupKind;
using rules::GroupView;
using rules::ZoneShape;
using rules::ZoneView;
using Numbers = std::vector<std::size_t>; ///< of zones, groups or counters

bool isPile(ZoneShape shape)
{
    return shape == ZoneShape::Pile || shape == ZoneShape::OpenPile || shape == ZoneShape::TopOpen;
}

QString key(const std::string& id)
{
    return QString::fromStdString(id);
}

class Builder
{
public:
    Builder(const BoardScene& scene, const QSize& size, const BoardLayout::Words& words)
        : m_scene(scene)
        , m_zones(scene.zones)
        , m_party(scene.partyOf(scene.bottom))
        , m_room(QPoint(0, 0), size)
        , m_words(words)
        , m_title(words.title)
        , m_scale(BoardLayout::scaleFor(size))
    {
        m_layout.zones.resize(m_zones.size());
        m_layout.cards.resize(m_zones.size());
        m_layout.slots.resize(m_zones.size());
        m_layout.titled.resize(m_zones.size());
        m_layout.titleReserve.resize(m_zones.size());
        m_layout.counters.resize(scene.counters.size());
        m_layout.labelled.resize(scene.counters.size());
    }

    BoardLayout build()
    {
        m_room.adjust(kGap, kGap, -kGap, -kGap);
        m_height = m_room.height();
        takeShelf();
        if (hasGroups(GroupKind::Board) || hasGroups(GroupKind::Front))
            takeStations();
        else
            takeEdges();
        m_layout.middle = m_room;
        placeMiddle();
        placeZoneCounters();
        return std::move(m_layout);
    }

private:
    // What there is.

    template <class Test>
    [[nodiscard]] bool has(Test&& test) const
    {
        return std::any_of(m_zones.begin(), m_zones.end(), test);
    }
    [[nodiscard]] bool hasGroups(GroupKind kind) const
    {
        return std::any_of(m_scene.groups.begin(), m_scene.groups.end(),
                           [kind](const GroupView& group) { return group.kind == kind; });
    }
    [[nodiscard]] Numbers loose(const std::string& owner) const
    {
        Numbers found;
        for (std::size_t i = 0; i < m_zones.size(); ++i)
            if (m_zones[i].group.empty() && m_zones[i].owner == owner && m_zones[i].shape != ZoneShape::Tile)
                found.push_back(i);
        return found;
    }
    [[nodiscard]] Numbers zonesOf(const GroupView& group) const
    {
        Numbers found;
        for (std::size_t i = 0; i < m_zones.size(); ++i)
            if (m_zones[i].group == group.id)
                found.push_back(i);
        return found;
    }
    /// The zones of a seat's boards, then what it has besides.
    [[nodiscard]] Numbers possessions(const std::string& owner) const
    {
        Numbers found;
        for (const GroupView& group : m_scene.groups)
            if (group.kind == GroupKind::Board && group.owner == owner)
                for (const std::size_t zone : zonesOf(group))
                    found.push_back(zone);
        for (const std::size_t zone : loose(owner))
            found.push_back(zone);
        return found;
    }
    [[nodiscard]] Numbers countersOf(const std::string& owner) const
    {
        Numbers found;
        for (std::size_t i = 0; i < m_scene.counters.size(); ++i)
            if (const rules::CounterView& each = m_scene.counters[i];
                each.zone.empty() && each.owner == owner && (!each.isState || each.value != 0))
                found.push_back(i);
        return found;
    }
    [[nodiscard]] bool hasAnything(const std::string& owner) const
    {
        return !countersOf(owner).empty() || !possessions(owner).empty();
    }
    [[nodiscard]] int scaled(int pixels) const { return static_cast<int>(pixels * m_scale); }
    [[nodiscard]] int line() const { return scaled(kLine); }

    /// The seats from the lower one on in turn order.
    [[nodiscard]] std::vector<std::string> seatsFromBottom() const
    {
        std::vector<std::string> ids;
        for (const rules::SeatView& seat : m_scene.seats)
            ids.push_back(seat.id);
        const auto first = std::find(ids.begin(), ids.end(), m_scene.bottom);
        if (first != ids.end())
            std::rotate(ids.begin(), first, ids.end());
        return ids;
    }
    /// Owners of zones or counters that are neither seats nor parties of a seat: parties without one.
    [[nodiscard]] std::vector<std::string> strangers() const
    {
        std::vector<std::string> found;
        const auto add = [&](const std::string& owner) {
            const bool isKnown =
                owner.empty() ||
                std::any_of(m_scene.seats.begin(), m_scene.seats.end(), [&](const rules::SeatView& seat) {
                    return seat.id == owner || seat.party == owner;
                });
            if (!isKnown && std::find(found.begin(), found.end(), owner) == found.end() && hasAnything(owner))
                found.push_back(owner);
        };
        for (const ZoneView& zone : m_zones)
            add(zone.owner);
        for (const rules::CounterView& counter : m_scene.counters)
            add(counter.owner);
        return found;
    }

    // What belongs to nobody.

    /// Rows first, two cards beside each other; then the piles, side by side; the counters of nobody last.
    void takeShelf()
    {
        const Numbers shelf = loose(std::string());
        const Numbers counters = countersOf(std::string());
        if (shelf.empty()) {
            if (counters.empty())
                return;
            const int used = flow(counters, {m_room.left(), m_room.top(), m_room.width(), line()});
            m_room.setTop(m_room.top() + used + kGap);
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
        const int counter = scaled(34) * std::max(1, static_cast<int>(counters.size() + 1) / 2);
        const int free = m_room.height() - titles * (m_title + kGap) - rows * kTight - counter;
        const int highest = free / std::max(1, rows);
        const int byHeight = static_cast<int>(highest * kCardRatio);
        const int byWidth = std::clamp(m_room.width() / 4, 200, scaled(460)) / 2 - kGap;
        const int wide = std::max(60, std::min(byHeight, byWidth));
        const int high = std::min(std::max(kLeastStrip, highest), static_cast<int>(wide / kCardRatio));
        const QRect room(m_room.right() - 2 * wide - kTight, m_room.top(), 2 * wide + kTight,
                         m_room.height());
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
        flow(counters, {room.left(), y, room.width(), std::max(line(), room.bottom() + 1 - y)});
        m_room.setRight(room.left() - 2 * kGap);
    }

    // Counters.

    /// How much is shown of a counter, from most to least.
    enum class Detail { Coins, Name, Number };
    static constexpr std::array kDetails{Detail::Coins, Detail::Name, Detail::Number};

    [[nodiscard]] int widthOf(std::size_t counter, Detail detail) const
    {
        const std::vector<int>& widths = detail == Detail::Coins  ? m_words.labelled
                                         : detail == Detail::Name ? m_words.tight
                                                                  : m_words.bare;
        return counter < widths.size() ? widths[counter] : scaled(48);
    }
    [[nodiscard]] int widest(const Numbers& counters, Detail detail) const
    {
        int wide = 0;
        for (const std::size_t each : counters)
            wide = std::max(wide, widthOf(each, detail));
        return wide;
    }
    [[nodiscard]] int linesFor(const Numbers& counters, int width, Detail detail) const
    {
        int lines = counters.empty() ? 0 : 1;
        int x = 0;
        for (const std::size_t each : counters) {
            const int wide = widthOf(each, detail);
            if (x > 0 && x + wide > width) {
                ++lines;
                x = 0;
            }
            x += wide + kTight;
        }
        return lines;
    }
    [[nodiscard]] bool fits(const Numbers& counters, const QSize& room, Detail detail) const
    {
        return widest(counters, detail) <= room.width() &&
               linesFor(counters, room.width(), detail) * line() <= room.height() + kTight;
    }
    /// Lays counters out in lines from the top left, with as much of each as there is room for. Gives the
    /// height that they took.
    int flow(const Numbers& counters, const QRect& room)
    {
        if (counters.empty())
            return 0;
        Detail detail = Detail::Number;
        for (const Detail each : kDetails)
            if (fits(counters, room.size(), each)) {
                detail = each;
                break;
            }
        const int lines = linesFor(counters, room.width(), detail);
        const int high = std::min(line(), room.height() / std::max(1, lines));
        int x = 0;
        int y = 0;
        for (const std::size_t each : counters) {
            const int wide = std::min(room.width(), widthOf(each, detail));
            if (x > 0 && x + wide > room.width()) {
                x = 0;
                y += high;
            }
            m_layout.counters[each] = QRect(room.left() + x, room.top() + y, wide, high);
            m_layout.labelled[each] = detail != Detail::Number;
            x += wide + kTight;
        }
        return lines * high;
    }

    // Players along the edges: games in which two sides face each other.

    /// The zones and numbers of one party are together: first what the party has as a whole, then its seats.
    void takeEdges()
    {
        std::vector<std::string> below;
        std::vector<std::string> above;
        std::vector<std::string> parties;
        for (const std::string& seat : seatsFromBottom())
            if (const std::string& party = m_scene.partyOf(seat);
                std::find(parties.begin(), parties.end(), party) == parties.end())
                parties.push_back(party);
        for (const std::string& party : parties) {
            std::vector<std::string>& edge = party == m_party ? below : above;
            if (!m_scene.isSeat(party) && hasAnything(party))
                edge.push_back(party);
            for (const std::string& seat : seatsFromBottom())
                if (m_scene.partyOf(seat) == party)
                    edge.push_back(seat);
        }
        for (const std::string& owner : strangers())
            above.push_back(owner);
        takeEdge(below, true);
        takeEdge(above, false);
    }

    [[nodiscard]] bool hasHand(const std::string& owner) const
    {
        return has(
            [&](const ZoneView& zone) { return zone.owner == owner && zone.shape == ZoneShape::Hand; });
    }
    /// Names have to be readable on all cards of a hand, so many of them are in two rows.
    [[nodiscard]] bool hasFullHand(const std::string& owner) const
    {
        return has([&](const ZoneView& zone) {
            return zone.owner == owner && zone.shape == ZoneShape::Hand && zone.cards.size() > kOneRow;
        });
    }
    [[nodiscard]] bool playsFrom(const std::string& owner) const
    {
        return m_scene.bothPlay || owner == m_scene.bottom;
    }
    [[nodiscard]] int edgeHeight(const std::string& owner) const
    {
        const int usual = std::clamp(m_height / 11, 46, scaled(84));
        // A hand is played from: its cards say more than those of the others.
        if (!hasHand(owner) || !playsFrom(owner))
            return usual;
        return hasFullHand(owner) ? std::clamp(m_height / 5, usual, scaled(190))
                                  : std::clamp(m_height / 7, usual, scaled(130));
    }

    void takeEdge(const std::vector<std::string>& owners, bool below)
    {
        if (owners.empty())
            return;
        int high = 0;
        for (const std::string& owner : owners)
            high = std::max(high, edgeHeight(owner));
        const bool alone = owners.size() == 1;
        // A party as a whole has numbers alone and needs no more than their width.
        const auto isCell = [this](const std::string& owner) {
            return possessions(owner).empty() && !m_scene.isSeat(owner);
        };
        int cells = 0;
        int seats = 0;
        for (const std::string& owner : owners) {
            if (isCell(owner))
                cells += cellWidth(owner) + kGap;
            else
                ++seats;
        }
        const int each = (m_room.width() - cells) / std::max(1, seats);
        if (!alone) {
            high += line();
            const bool narrow = std::any_of(owners.begin(), owners.end(), [&](const std::string& owner) {
                const int beside = each - kGap - 2 * kTight - m_words.badges.value(key(owner)) - kTight;
                return !isCell(owner) && !fits(countersOf(owner), {beside, line()}, Detail::Number);
            });
            high += narrow ? line() : 0;
        }
        const QRect edge(m_room.left(), below ? m_room.bottom() + 1 - high : m_room.top(), m_room.width(),
                         high);
        if (below)
            m_room.setBottom(edge.top() - kGap - 1);
        else
            m_room.setTop(edge.bottom() + kGap + 1);
        if (alone) {
            placeWide(owners.front(), edge);
            return;
        }
        int left = edge.left();
        for (const std::string& owner : owners)
            if (isCell(owner)) {
                placeStacked(owner, {left, edge.top(), cellWidth(owner), high});
                left += cellWidth(owner) + kGap;
            }
        for (const std::string& owner : owners)
            if (!isCell(owner)) {
                placeStacked(owner, {left, edge.top(), each - kGap, high});
                left += each;
            }
    }
    [[nodiscard]] int cellWidth(const std::string& owner) const
    {
        return 2 * kTight +
               std::max(m_words.badges.value(key(owner)), widest(countersOf(owner), Detail::Coins));
    }

    /// Name and counters at the left, then the zones of the seat, hands and rows before piles.
    void placeWide(const std::string& owner, const QRect& edge)
    {
        m_layout.stations.insert(key(owner), edge);
        const Numbers counters = countersOf(owner);
        const int badge = std::min(m_words.badges.value(key(owner)), edge.width() / 4);
        // A high edge has room for all of it in one column.
        if (badge > 0 && edge.height() >= scaled(22) * (1 + static_cast<int>(counters.size()))) {
            const int step = std::min(line(), edge.height() / (1 + static_cast<int>(counters.size())));
            Detail detail = Detail::Number;
            for (const Detail each : kDetails)
                if (widest(counters, each) <= edge.width() * 3 / 10) {
                    detail = each;
                    break;
                }
            const int column = std::max(badge, widest(counters, detail));
            m_layout.badges.insert(key(owner), {edge.left(), edge.top(), badge, step});
            for (std::size_t i = 0; i < counters.size(); ++i) {
                m_layout.counters[counters[i]] =
                    QRect(edge.left(), edge.top() + step * (1 + static_cast<int>(i)),
                          widthOf(counters[i], detail), step);
                m_layout.labelled[counters[i]] = detail != Detail::Number;
            }
            placeOnEdge(owner, edge.adjusted(column + kGap, 0, 0, 0));
            return;
        }
        if (badge > 0)
            m_layout.badges.insert(key(owner),
                                   {edge.left(), edge.top(), badge, std::min(edge.height(), scaled(40))});
        const int lines = std::max(1, edge.height() / scaled(22));
        const int columns = (static_cast<int>(counters.size()) + lines - 1) / lines;
        int left = edge.left() + badge + (badge > 0 ? kTight : 0);
        const int most = edge.width() * 4 / 10;
        for (int column = 0; column < columns; ++column) {
            const auto first = static_cast<std::size_t>(column) * static_cast<std::size_t>(lines);
            Numbers here;
            for (std::size_t i = first; i < counters.size() && here.size() < static_cast<std::size_t>(lines);
                 ++i)
                here.push_back(counters[i]);
            Detail detail = Detail::Number;
            for (const Detail each : kDetails)
                if (left + widest(here, each) <= edge.left() + badge + most) {
                    detail = each;
                    break;
                }
            const int wide = widest(here, detail);
            const int high = edge.height() / std::max(2, static_cast<int>(here.size()));
            for (std::size_t i = 0; i < here.size(); ++i) {
                m_layout.counters[here[i]] =
                    QRect(left, edge.top() + static_cast<int>(i) * high, widthOf(here[i], detail), high);
                m_layout.labelled[here[i]] = detail != Detail::Number;
            }
            left += wide + kTight;
        }
        placeOnEdge(owner, {left + kTight, edge.top(), edge.right() + 1 - left - kTight, edge.height()});
    }

    /// Name and counters above, the zones below.
    void placeStacked(const std::string& owner, const QRect& room)
    {
        m_layout.stations.insert(key(owner), room);
        const QRect inside = room.adjusted(kTight, 2, -kTight, -2);
        const int badge = std::min(m_words.badges.value(key(owner)), inside.width());
        m_layout.badges.insert(key(owner), {inside.left(), inside.top(), badge, line()});
        const Numbers counters = countersOf(owner);
        const bool zones = !possessions(owner).empty();
        const int beside = inside.width() - badge - kTight;
        int y = inside.top() + line();
        if (zones && fits(counters, {beside, line()}, Detail::Number))
            flow(counters, {inside.left() + badge + kTight, inside.top(), beside, line()});
        else
            y += flow(counters, {inside.left(), y, inside.width(), zones ? line() : inside.bottom() + 1 - y});
        placeOnEdge(owner, {inside.left(), y + 2, inside.width(), inside.bottom() - 1 - y});
    }

    void placeOnEdge(const std::string& owner, const QRect& edge)
    {
        Numbers own;
        Numbers piles;
        for (const std::size_t i : loose(owner))
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
        const int each = own.empty() ? 0 : (right - edge.left()) / static_cast<int>(own.size());
        for (std::size_t k = 0; k < own.size(); ++k) {
            const QRect zone(edge.left() + static_cast<int>(k) * each, edge.top(), each - kTight,
                             edge.height());
            m_layout.zones[own[k]] = zone;
            const int count = static_cast<int>(m_zones[own[k]].cards.size());
            const bool twoRows =
                hasFullHand(owner) && playsFrom(owner) && m_zones[own[k]].shape == ZoneShape::Hand;
            const int rows = twoRows ? 2 : 1;
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

    // Players around the table: games in which everybody has a board or faces neighbours.

    void takeStations()
    {
        std::vector<std::string> others = seatsFromBottom();
        if (others.empty())
            return;
        const std::string own = others.front();
        others.erase(others.begin());
        const bool fronts = hasGroups(GroupKind::Front) || hasGroups(GroupKind::Lane);
        const bool middle = fronts || hasGroups(GroupKind::Area) ||
                            has([](const ZoneView& zone) { return zone.shape == ZoneShape::Tile; });
        const bool boards = hasGroups(GroupKind::Board);
        // The neighbours sit at the sides, unless lanes need the whole width.
        std::string left;
        std::string right;
        if (others.size() > 2 && !fronts) {
            left = others.front();
            right = others.back();
            others.erase(others.begin());
            others.pop_back();
        }
        // What a party has as a whole.
        for (const rules::PartyView& party : m_scene.parties)
            if (!m_scene.isSeat(party.id) && hasAnything(party.id))
                others.push_back(party.id);
        for (const std::string& owner : strangers())
            if (std::find(others.begin(), others.end(), owner) == others.end())
                others.push_back(owner);
        if (!others.empty()) {
            const int share = boards ? (others.size() <= 3 ? 28 : 25) : 17;
            const int high = std::max(line() * 2, m_room.height() * share / 100);
            takeTop(others, high);
        }
        const int least = line() + m_title + kLeastStrip + 5 * kTight;
        const int ownHigh = boards ? m_room.height() * (middle ? 50 : 100) / 100
                                   : std::clamp(m_room.height() / 6, least, std::max(least, scaled(130)));
        if (middle)
            takeOwn(own, ownHigh);
        if (!left.empty()) {
            const int wide = std::clamp(m_room.width() * 24 / 100, 110, scaled(300));
            placeStation(left, {m_room.left(), m_room.top(), wide, m_room.height()}, false);
            placeStation(right, {m_room.right() + 1 - wide, m_room.top(), wide, m_room.height()}, false);
            m_room.adjust(wide + kGap, 0, -wide - kGap, 0);
        }
        if (!middle)
            takeOwn(own, m_room.height());
    }

    void takeTop(const std::vector<std::string>& owners, int high)
    {
        const auto count = static_cast<int>(owners.size());
        const int wide = (m_room.width() - (count - 1) * kGap) / count;
        for (int i = 0; i < count; ++i)
            placeStation(owners[static_cast<std::size_t>(i)],
                         {m_room.left() + i * (wide + kGap), m_room.top(), wide, high}, false);
        m_room.setTop(m_room.top() + high + kGap);
    }

    void takeOwn(const std::string& owner, int high)
    {
        placeStation(owner, {m_room.left(), m_room.bottom() + 1 - high, m_room.width(), high}, true);
        m_room.setBottom(m_room.bottom() - high - kGap);
    }

    /// Name and counters above, all zones below; the less room there is, the less is shown of them.
    void placeStation(const std::string& owner, const QRect& room, bool large)
    {
        m_layout.stations.insert(key(owner), room);
        const QRect inside = room.adjusted(kTight, kTight, -kTight, -kTight);
        const Numbers counters = countersOf(owner);
        const Numbers zones = possessions(owner);
        const int badge = std::min(m_words.badges.value(key(owner)), inside.width());
        m_layout.badges.insert(key(owner), {inside.left(), inside.top(), badge, line()});
        const int head = flowBeside(counters, inside, badge + kGap, zoneRoom(zones, inside.width()));
        const int y = inside.top() + head + 2;
        placeZones(zones, {inside.left(), y, inside.width(), inside.bottom() + 1 - y}, large);
    }

    /// The least height at which all of these zones show their cards.
    [[nodiscard]] int zoneRoom(const Numbers& zones, int width) const
    {
        if (zones.empty())
            return 0;
        int most = 1;
        for (const std::size_t zone : zones)
            if (!isPile(m_zones[zone].shape))
                most = std::max(most, placesIn(zone));
        // As many small cards as fit beside each other, in as many lines as that takes.
        const int each = std::max(1, width / static_cast<int>(zones.size()) / kSmallCard);
        return m_title + (most + each - 1) / each * (kLeastStrip + 2) - 2;
    }
    /// How many cards and empty places a zone shows.
    [[nodiscard]] int placesIn(std::size_t zone) const
    {
        const auto cards = static_cast<int>(m_zones[zone].cards.size());
        return (isPile(m_zones[zone].shape) ? std::min(1, cards) : cards) +
               static_cast<int>(m_zones[zone].missing.size());
    }

    /// Counters in lines, the first of them behind the name. Their names and coins are left out before
    /// `below` is short of room. Gives the height of all lines.
    int flowBeside(const Numbers& counters, const QRect& room, int first, int below)
    {
        const auto place = [&](Detail detail, bool forReal) {
            int x = first;
            int lines = 1;
            for (const std::size_t each : counters) {
                const int wide = std::min(room.width(), widthOf(each, detail));
                if (x > 0 && x + wide > room.width()) {
                    x = 0;
                    ++lines;
                }
                if (forReal) {
                    m_layout.counters[each] =
                        QRect(room.left() + x, room.top() + (lines - 1) * line(), wide, line());
                    m_layout.labelled[each] = detail != Detail::Number;
                }
                x += wide + kTight;
            }
            return lines * line();
        };
        Detail detail = Detail::Number;
        for (const Detail each : kDetails)
            if (widest(counters, each) <= room.width() && place(each, false) + below <= room.height()) {
                detail = each;
                break;
            }
        return place(detail, true);
    }

    /// Zones in cells of the same size, in one row where they are read from: as many beside each other as
    /// leaves each the best proportions.
    void placeZones(const Numbers& zones, const QRect& room, bool large)
    {
        const auto count = static_cast<int>(zones.size());
        if (count == 0 || room.height() < kLeastChip || room.width() < 2 * kLeastChip)
            return;
        const double wanted = large ? 110 : 50;
        int columns = count;
        double best = 0;
        for (int each = 1; each <= count; ++each) {
            const int rows = (count + each - 1) / each;
            // Rows in which no card fits below a name say less than narrow zones beside each other.
            if (room.height() / rows - 2 < m_title + kLeastStrip && each < count)
                continue;
            const double fit = std::min(room.width() / (each * 110.0), room.height() / (rows * wanted));
            if (fit > best) {
                best = fit;
                columns = each;
            }
        }
        const int rows = (count + columns - 1) / columns;
        const int high = room.height() / rows;
        if (high < kLeastChip)
            return;
        for (int row = 0; row < rows; ++row) {
            const int first = row * columns;
            const int inRow = std::min(columns, count - first);
            const Numbers here(zones.begin() + first, zones.begin() + first + inRow);
            const std::vector<double> widths = widthsOf(here, room.width(), rows == 1);
            double x = room.left();
            for (std::size_t i = 0; i < here.size(); ++i) {
                placeCell(here[i], QRect(static_cast<int>(x), room.top() + row * high,
                                         static_cast<int>(widths[i]) - kTight, high - 2));
                x += widths[i];
            }
        }
    }
    /// By their weights; where that would cut the names of some, these get their width from the others.
    [[nodiscard]] std::vector<double> widthsOf(const Numbers& zones, int room, bool byCards) const
    {
        double weights = 0;
        for (const std::size_t zone : zones)
            weights += weightOf(zone, byCards);
        std::vector<double> widths;
        double missing = 0;
        double spare = 0;
        const auto titleOf = [this](std::size_t zone) {
            return zone < m_words.titles.size() ? m_words.titles[zone] * kClosestTitle + kTight + 6.0 : 0.0;
        };
        for (const std::size_t zone : zones) {
            widths.push_back(room * weightOf(zone, byCards) / weights);
            // A small zone says what it is by what lies there.
            const double over = widths.back() - titleOf(zone);
            if (over > 0)
                spare += over;
            else if (!m_zones[zone].isMinor)
                missing -= over;
        }
        if (missing == 0 || spare < missing)
            return widths;
        for (std::size_t i = 0; i < zones.size(); ++i) {
            const double over = widths[i] - titleOf(zones[i]);
            if (over > 0)
                widths[i] -= missing * over / spare;
            else if (!m_zones[zones[i]].isMinor)
                widths[i] -= over;
        }
        return widths;
    }
    [[nodiscard]] double weightOf(std::size_t zone, bool byCards) const
    {
        if (m_zones[zone].isMinor)
            return 0.6;
        // Backs of cards say no more than their number.
        const bool hidden = m_zones[zone].shape == ZoneShape::Hand && !m_zones[zone].cards.empty() &&
                            m_zones[zone].cards.front().id.empty();
        if (!byCards || hidden || isPile(m_zones[zone].shape))
            return 1;
        return std::clamp(static_cast<double>(m_zones[zone].cards.size() + m_zones[zone].missing.size()) / 2,
                          1.0, 3.0);
    }

    /// A zone with its name above and its cards below, or the name alone.
    void placeCell(std::size_t zone, const QRect& room)
    {
        // A name that would be cut is left out; pointing at the zone says it.
        const double title = zone < m_words.titles.size() ? m_words.titles[zone] * kClosestTitle : 0;
        const int count = placesIn(zone);
        m_layout.titled[zone] = count == 0 || title <= room.width() - 4;
        m_layout.zones[zone] = room;
        if (count == 0 || placeStrips(zone, room.adjusted(0, m_title, 0, 0)))
            return;
        // Cards say more than the name of the place where they are.
        const bool isKnown = std::any_of(m_zones[zone].cards.begin(), m_zones[zone].cards.end(),
                                         [](const rules::CardView& card) { return !card.id.empty(); });
        const int numbers = countersOnZone(zone);
        if (isKnown && room.width() - numbers >= kSmallCard &&
            placeStrips(zone, room.adjusted(0, 0, -numbers, 0))) {
            m_layout.titled[zone] = false;
            m_besideCards.insert(zone);
            return;
        }
        m_layout.titled[zone] = true;
    }
    /// How wide the numbers are that count this zone.
    [[nodiscard]] int countersOnZone(std::size_t zone) const
    {
        int wide = 0;
        for (std::size_t i = 0; i < m_scene.counters.size(); ++i)
            if (m_scene.counters[i].zone == m_zones[zone].id)
                wide += widthOf(i, Detail::Number) + 2;
        return wide;
    }

    /// The cards of a zone in lines; false, and nothing is placed, where they would be too small: the number
    /// beside the name then says how many there are.
    bool placeStrips(std::size_t zone, const QRect& cards)
    {
        if (cards.height() < kLeastStrip)
            return false;
        const int count = placesIn(zone);
        const int held = count - static_cast<int>(m_zones[zone].missing.size());
        if (placeFaces(zone, cards, count, held))
            return true;
        int columns = 1;
        double best = 0;
        for (int each = 1; each <= count; ++each) {
            const int rows = (count + each - 1) / each;
            const double fit = std::min({cards.width() / (each * 84.0), cards.height() / (rows * 34.0), 2.5});
            if (cards.height() / rows - 2 < kLeastCard || cards.width() / each - 2 < kLeastCard)
                continue;
            if (fit > best) {
                best = fit;
                columns = each;
            }
        }
        const int rows = (count + columns - 1) / columns;
        const int wide = std::min(scaled(190), cards.width() / columns - 2);
        const int high =
            std::min(cards.height() / rows - 2, std::max(scaled(64), static_cast<int>(wide / kCardRatio)));
        if (high < kLeastCard || wide < kLeastCard)
            return false;
        for (int card = 0; card < count; ++card) {
            auto& places = card < held ? m_layout.cards[zone] : m_layout.slots[zone];
            places.push_back(QRect(cards.left() + card % columns * (wide + 2),
                                   cards.top() + card / columns * (high + 2), wide, high));
        }
        return true;
    }

    /// Whole cards where there is room for their faces; false if there is not.
    bool placeFaces(std::size_t zone, const QRect& room, int count, int held)
    {
        constexpr int kLeastFace = 150;
        constexpr int kMostFace = 240;
        int columns = 0;
        int wide = 0;
        for (int rows = 1; rows <= 3; ++rows) {
            const int each = (count + rows - 1) / rows;
            const int fitting = std::min({room.width() / each - kTight, scaled(kMostFace),
                                          static_cast<int>((room.height() / rows - kTight) * kCardRatio)});
            if (fitting > wide) {
                wide = fitting;
                columns = each;
            }
        }
        if (wide < kLeastFace)
            return false;
        const int high = static_cast<int>(wide / kCardRatio);
        for (int card = 0; card < count; ++card) {
            auto& places = card < held ? m_layout.cards[zone] : m_layout.slots[zone];
            places.push_back(QRect(room.left() + card % columns * (wide + kTight),
                                   room.top() + card / columns * (high + kTight), wide, high));
        }
        return true;
    }

    // What is between the players.

    void placeMiddle()
    {
        std::vector<const GroupView*> own;
        std::vector<const GroupView*> far;
        std::vector<const GroupView*> areas;
        for (const GroupView& group : m_scene.groups) {
            if (group.kind == GroupKind::Area)
                areas.push_back(&group);
            else if (group.kind == GroupKind::Lane || isOwn(group))
                own.push_back(&group);
            else if (group.kind == GroupKind::Front)
                far.push_back(&group);
        }
        Numbers tiles;
        for (std::size_t i = 0; i < m_zones.size(); ++i)
            if (m_zones[i].shape == ZoneShape::Tile &&
                std::none_of(areas.begin(), areas.end(),
                             [this, i](const GroupView* area) { return area->id == m_zones[i].group; }))
                tiles.push_back(i);
        const bool lanes = !own.empty() || !far.empty() || !tiles.empty();
        if (!areas.empty()) {
            const int high = lanes ? m_room.height() / 3 : m_room.height();
            placeAreas(areas, {m_room.left(), m_room.top(), m_room.width(), high});
            m_room.setTop(m_room.top() + high + kGap);
        }
        if (!far.empty()) {
            const int high = placeFar(far, own.empty() ? m_room.height() : m_room.height() * 4 / 10);
            m_room.setTop(m_room.top() + high + kGap);
        }
        if (!tiles.empty())
            placeTiles(tiles, m_room);
        else
            placeLanes(own, m_room);
    }

    /// Fronts of others in full where their cards can be read, else by their numbers. Gives the height that
    /// they took, up to `most`.
    int placeFar(const std::vector<const GroupView*>& far, int most)
    {
        const auto count = static_cast<int>(far.size());
        const int lane = (m_room.width() - (count - 1) * kGap) / count;
        const int side = (most - spineFor(most)) / 2;
        if (lane >= kNarrowLane && side >= kFullSide) {
            placeLanes(far, {m_room.left(), m_room.top(), m_room.width(), most});
            return most;
        }
        std::vector<std::string> fronts;
        for (const GroupView* each : far)
            if (const std::string front = BoardScene::frontOf(*each);
                std::find(fronts.begin(), fronts.end(), front) == fronts.end())
                fronts.push_back(front);
        const auto cells = static_cast<int>(fronts.size());
        const int wide = (m_room.width() - (cells - 1) * kGap) / cells;
        const int high = std::min(most, m_words.front);
        for (int i = 0; i < cells; ++i)
            m_layout.fronts.insert(key(fronts[static_cast<std::size_t>(i)]),
                                   {m_room.left() + i * (wide + kGap), m_room.top(), wide, high});
        return high;
    }

    [[nodiscard]] bool isOwn(const GroupView& group) const
    {
        if (!m_scene.enlarged.empty())
            return BoardScene::frontOf(group) == m_scene.enlarged;
        return group.kind == GroupKind::Front &&
               std::any_of(group.members.begin(), group.members.end(), [this](const std::string& member) {
                   return member == m_scene.bottom || member == m_party;
               });
    }

    void placeAreas(const std::vector<const GroupView*>& areas, const QRect& room)
    {
        const auto count = static_cast<int>(areas.size());
        const int wide = (room.width() - (count - 1) * kGap) / count;
        for (int i = 0; i < count; ++i) {
            const GroupView& area = *areas[static_cast<std::size_t>(i)];
            const QRect whole(room.left() + i * (wide + kGap), room.top(), wide, room.height());
            const int head = std::min(line(), whole.height() / 3);
            m_layout.groups.insert(key(area.id), {whole.left(), whole.top(), whole.width(), head});
            const QRect below = whole.adjusted(0, head + 2, 0, 0);
            const Numbers zones = zonesOf(area);
            const bool grid =
                !zones.empty() && std::all_of(zones.begin(), zones.end(), [this](std::size_t zone) {
                    return m_zones[zone].shape == ZoneShape::Tile;
                });
            if (grid)
                placeTiles(zones, below);
            else
                placeZones(zones, below, false);
        }
    }

    [[nodiscard]] static int spineFor(int height)
    {
        return std::clamp(height / 8, 48, std::max(72, height / 14));
    }

    void placeLanes(const std::vector<const GroupView*>& groups, const QRect& room)
    {
        const int count = static_cast<int>(groups.size());
        if (count == 0)
            return;
        const int wide = (room.width() - (count - 1) * kGap) / count;
        const int spine = spineFor(room.height());
        const int total = wide < kNarrowLane ? 34 : scaled(46);
        m_layout.totalRoom = total + kTight;
        const int side = (room.height() - spine - 2 * kTight) / 2;
        for (int lane = 0; lane < count; ++lane) {
            const GroupView& group = *groups[static_cast<std::size_t>(lane)];
            const QRect middle(room.left() + lane * (wide + kGap), room.top() + side + kTight, wide, spine);
            m_layout.groups.insert(key(group.id), middle.adjusted(0, 0, -(total + kTight), 0));
            const Numbers halves = zonesOf(group);
            // One half is below: that of the lower party, or the second where it has none here.
            const auto lower = std::find_if(halves.begin(), halves.end(), [this](std::size_t half) {
                return m_zones[half].owner == m_party || m_zones[half].owner == m_scene.bottom;
            });
            const std::size_t lowerHalf = halves.empty() ? 0 : lower != halves.end() ? *lower : halves.back();
            for (const std::size_t i : halves) {
                const bool below = i == lowerHalf;
                const QRect zone(middle.left(), below ? middle.bottom() + 1 + kTight : room.top(), wide,
                                 side);
                m_layout.zones[i] = zone;
                const int half = spine / 2;
                m_totals.insert(key(m_zones[i].id),
                                QRect(middle.right() + 1 - total, middle.top() + (below ? half : 0), total,
                                      half - (below ? 0 : 2)));
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

    void placeTiles(const Numbers& tiles, const QRect& room)
    {
        int columns = 1;
        int rows = 1;
        for (const std::size_t i : tiles) {
            columns = std::max(columns, m_zones[i].column + 1);
            rows = std::max(rows, m_zones[i].row + 1);
        }
        const int high = (room.height() - (rows - 1) * kTight) / rows;
        const int wide = std::min((room.width() - (columns - 1) * kTight) / columns, high * 5 / 2);
        const int left = room.left() + (room.width() - columns * (wide + kTight)) / 2;
        // Row 0 is the first seat's edge; whoever sits below looks up the board.
        const bool turned = !m_scene.seats.empty() && m_scene.bottom != m_scene.seats.front().id;
        for (const std::size_t i : tiles) {
            const int row = turned ? m_zones[i].row : rows - 1 - m_zones[i].row;
            const int column = turned ? columns - 1 - m_zones[i].column : m_zones[i].column;
            const QRect tile(left + column * (wide + kTight), room.top() + row * (high + kTight), wide, high);
            m_layout.zones[i] = tile;
            if (!m_zones[i].cards.empty())
                m_layout.cards[i].push_back(tile.adjusted(3, 3, -3, -3));
        }
    }

    /// At the right end of a plate; nothing lies there where nothing is counted.
    void placeOnPlate(std::size_t counter, const QRect& plate, int& taken)
    {
        if (m_scene.counters[counter].value == 0)
            return;
        const int wide = std::min(widthOf(counter, Detail::Number), plate.width() / 2);
        const int high = std::min(line(), plate.height() - 2 * kTight);
        m_layout.counters[counter] =
            QRect(plate.right() + 1 - kTight - taken - wide, plate.center().y() + 1 - high / 2, wide, high);
        taken += wide + kTight;
    }

    /// Totals are beside the middle of their lane, what lies on a castle is on its plate; the number of any
    /// other zone is at the end of its name.
    void placeZoneCounters()
    {
        for (std::size_t i = 0; i < m_scene.counters.size(); ++i) {
            const std::string& counted = m_scene.counters[i].zone;
            if (counted.empty())
                continue;
            if (const auto total = m_totals.constFind(key(counted)); total != m_totals.constEnd()) {
                m_layout.counters[i] = *total;
                continue;
            }
            if (const auto plate = m_layout.groups.constFind(key(counted));
                plate != m_layout.groups.constEnd()) {
                placeOnPlate(i, *plate, m_layout.groupReserve[key(counted)]);
                continue;
            }
            for (std::size_t zone = 0; zone < m_zones.size(); ++zone) {
                if (m_zones[zone].id != counted || m_layout.zones[zone].isEmpty())
                    continue;
                const QRect& room = m_layout.zones[zone];
                const int needed = widthOf(i, Detail::Number);
                if (m_besideCards.contains(zone)) {
                    // Room was left at the right of its cards.
                    int& beside = m_layout.titleReserve[zone];
                    m_layout.counters[i] = QRect(room.right() + 1 - beside - needed, room.top(), needed,
                                                 std::min(line(), room.height()));
                    beside += needed + 2;
                    continue;
                }
                if (!m_layout.titled[zone])
                    continue;
                // A number that is cut says something else; the name of a narrow zone can do without letters.
                const int wide = needed <= room.width() ? needed : room.width() / 3;
                int& taken = m_layout.titleReserve[zone];
                // A narrow zone without cards has more room below its name.
                if (needed > room.width() / 3 && m_zones[zone].cards.empty() &&
                    room.height() - m_title >= kLeastChip) {
                    m_layout.counters[i] =
                        QRect(room.left(), room.top() + m_title, std::min(needed, room.width()),
                              std::min(line(), room.height() - m_title));
                    continue;
                }
                if (taken + wide > room.width() || wide < kLeastChip)
                    continue;
                m_layout.counters[i] = QRect(room.right() + 1 - taken - wide, room.top(), wide,
                                             std::min(m_title, room.height()));
                taken += wide + 2;
            }
        }
    }

    const BoardScene& m_scene;
    const std::vector<ZoneView>& m_zones;
    std::string m_party; ///< of the lower seat
    QRect m_room;        ///< what is left
    int m_height = 0;    ///< of the whole board
    const BoardLayout::Words& m_words;
    int m_title;
    double m_scale;
    std::set<std::size_t> m_besideCards; ///< zones whose numbers are at the right of their cards
    QHash<QString, QRect> m_totals;      ///< by zone
    BoardLayout m_layout;
};

} // namespace

BoardLayout BoardLayout::of(const BoardScene& scene, const QSize& size, const Words& words)
{
    return Builder(scene, size, words).build();
}

double BoardLayout::scaleFor(const QSize& size)
{
    return std::clamp(std::min(size.width() / 1200.0, size.height() / 800.0), 1.0, 2.2);
}

} // namespace views
