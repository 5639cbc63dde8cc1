// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/card_peek.h"
#include "views/table/board_motion.h"
#include "views/table/board_names.h"
#include "views/table/board_view.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace views {

namespace {

/// The edge of the table says whose it is.
QString ownName(const QString& name, const std::string& owner)
{
    return owner.empty() ? name
                         : name.section(QStringLiteral(" von "), 0, 0).section(QStringLiteral(" of "), 0, 0);
}

bool isPile(const rules::ZoneView& zone)
{
    return zone.shape == rules::ZoneShape::Pile || zone.shape == rules::ZoneShape::OpenPile ||
           zone.shape == rules::ZoneShape::TopOpen;
}

} // namespace

template <class Item>
Item* BoardView::item(std::map<QString, Item*>& items, const QString& name)
{
    Item*& found = items[name];
    if (found == nullptr) {
        found = new Item(m_look, this);
        found->setObjectName(name);
        found->setMovable(m_editing);
        connectItem(found);
        // Grounds lie below what lies on them.
        if constexpr (std::is_same_v<Item, TableZone>)
            found->lower();
        else
            m_motion->raise();
    }
    m_used.insert(found);
    found->setScale(m_scale);
    if (found->isHidden())
        found->show();
    return found;
}

/// A card is fresh if there was no such card in the zone one step earlier, or it lay the other way up.
bool BoardView::isFresh(const std::string& zone, const rules::CardView& card) const
{
    if (m_content.before.empty() || card.id.empty())
        return false;
    for (const rules::ZoneView& before : m_content.before) {
        if (before.id != zone)
            continue;
        return std::none_of(before.cards.begin(), before.cards.end(), [&](const rules::CardView& old) {
            return old.id == card.id && old.faceDown == card.faceDown;
        });
    }
    return false;
}

BoardLayout::Words BoardView::words() const
{
    BoardLayout::Words words;
    words.largeHands = m_content.bothPlay;
    words.title = TableZone::titleHeight(m_scale);
    const QFontMetrics titles(TableZone::titleFont(m_look, m_scale));
    for (const rules::ZoneView& zone : m_content.zones)
        words.titles.push_back(titles.horizontalAdvance(zoneTitle(zone)));
    for (const rules::CounterView& counter : m_content.counters)
        if (counter.zone.empty()) {
            int& widest = words.counters[word(counter.owner)];
            widest = std::max(
                widest, CounterBadge::wordsWidth(m_look, ownName(name(counter.id), counter.owner), m_scale));
            if (counter.coins)
                words.coins = CounterBadge::mostCoinsWidth(m_scale);
        }
    return words;
}

/// Piles along an edge have their number in their name; German names leave no room for it elsewhere.
QString BoardView::zoneTitle(const rules::ZoneView& zone) const
{
    const QString title = ownName(name(zone.id), zone.owner);
    return isPile(zone) && !zone.owner.empty() ? QStringLiteral("%1 (%2)").arg(title).arg(zone.cards.size())
                                               : title;
}

void BoardView::place()
{
    m_used.clear();
    m_scale = BoardLayout::scaleFor(size());
    m_layout = BoardLayout::of(m_content.zones, m_content.groups, m_content.bottom, size(), words());
    const bool hasTotals = std::any_of(m_content.counters.begin(), m_content.counters.end(),
                                       [](const rules::CounterView& each) { return !each.zone.empty(); });
    for (const rules::GroupView& group : m_content.groups) {
        auto* plate = item(m_groupItems, QStringLiteral("group:") + word(group.id));
        plate->setGroup(group);
        plate->setWords({word(group.id)});
        plate->setTold(model::inLanguage(group.name, m_look.language) + QStringLiteral(", ") +
                           model::inLanguage(group.cardName, m_look.language),
                       !group.closed         ? QString()
                       : group.wonBy.empty() ? tr("Out of the match.")
                                             : tr("Won by %1, out of the match.").arg(word(group.wonBy)));
        // Without totals beside it the castle has their room.
        const QRect room = m_layout.groups.value(word(group.id));
        plate->setGeometry(hasTotals ? room : room.adjusted(0, 0, m_layout.totalRoom, 0));
    }
    for (std::size_t zone = 0; zone < m_content.zones.size(); ++zone)
        placeZone(zone);
    placeCounters();
    placePile();
    const auto hideUnused = [this](const auto& items) {
        for (const auto& [id, each] : items)
            if (!m_used.contains(each) && !each->isHidden())
                each->hide();
    };
    hideUnused(m_zoneItems);
    hideUnused(m_groupItems);
    hideUnused(m_cardItems);
    hideUnused(m_counterItems);
    raiseInOrder();
}

void BoardView::placeZone(std::size_t index)
{
    const rules::ZoneView& zone = m_content.zones[index];
    const QRect rect = m_layout.zones[index];
    if (rect.isEmpty())
        return;
    auto* ground = item(m_zoneItems, QStringLiteral("zone:") + word(zone.id));
    const QString title = name(zone.id);
    // A pile that shows its top card has its number there.
    const bool counts = isPile(zone) && !zone.owner.empty();
    ground->setZone(zone, zoneTitle(zone), m_layout.titled[index]);
    ground->setGeometry(rect);
    QStringList words{word(zone.id)};
    if (!zone.group.empty())
        words << word(zone.group);
    ground->setWords(words);
    ground->setTold(title, zone.closed ? tr("Out of the match.")
                                       : tr("%n card(s).", nullptr, static_cast<int>(zone.cards.size())));
    for (std::size_t card = 0; card < m_layout.cards[index].size() && card < zone.cards.size(); ++card) {
        rules::CardView shown = zone.cards[card];
        if (zone.shape == rules::ZoneShape::Pile)
            shown.id.clear();
        auto* face = item(m_cardItems, placeName(zone, card));
        face->setCard(shown, zone.owner, isFresh(zone.id, zone.cards[card]) && !isPile(zone));
        face->setLooks(zone.shape != rules::ZoneShape::Tile || shown.owner.empty() ? TableCard::Looks::Nowhere
                       : (shown.owner == m_content.bottom) != shown.turned         ? TableCard::Looks::Up
                                                                                   : TableCard::Looks::Down);
        face->setCount(isPile(zone) && !counts ? static_cast<int>(zone.cards.size()) : 0);
        face->setGeometry(m_layout.cards[index][card]);
        face->setWords(model::wordsFor(zone, static_cast<int>(card)) + words);
        QString where = tr("%1, %2 of %3.").arg(title).arg(card + 1).arg(zone.cards.size());
        QStringList values;
        for (const rules::CounterView& value : shown.values)
            values << QStringLiteral("%1 %2").arg(name(value.id)).arg(value.value);
        if (!values.isEmpty())
            where += u' ' + values.join(QStringLiteral(", ")) + u'.';
        face->setTold(TableCard::inWords(shown, m_look), where);
    }
}

QString BoardView::explained(const std::string& number) const
{
    QStringList lines;
    if (!m_content.explain)
        return {};
    for (const rules::LogLine& line : m_content.explain(number))
        lines << QStringLiteral("%1  [%2]")
                     .arg(model::inLanguage(line.text, m_look.language),
                          m_content.title ? m_content.title(line.clause) : word(line.clause));
    return lines.join(u'\n');
}

void BoardView::placeCounters()
{
    QHash<QString, int> used;
    for (const rules::CounterView& counter : m_content.counters) {
        auto* badge = item(m_counterItems, QStringLiteral("counter:") + word(counter.id));
        const QString told = name(counter.id);
        badge->setTold(QStringLiteral("%1: %2").arg(told).arg(counter.value), explained(counter.id));
        if (!counter.zone.empty()) {
            badge->setCounter(counter, QString(), counter.leads);
            badge->setGeometry(m_layout.totals.value(word(counter.zone)));
            continue;
        }
        const QRect edge = m_layout.edges.value(word(counter.owner));
        if (edge.isEmpty()) {
            badge->hide();
            m_used.erase(badge);
            continue;
        }
        const QString label = ownName(told, counter.owner);
        int& taken = used[word(counter.owner)];
        badge->setCounter(counter, label, false);
        const bool twoLines = !counter.owner.empty();
        const int high = twoLines ? edge.height() / 2 : std::min(edge.height(), qRound(30 * m_scale));
        badge->setGeometry(edge.left(), edge.top() + (twoLines ? taken * high : 0),
                           std::min(badge->wantedWidth(), edge.width()), high);
        ++taken;
    }
}

void BoardView::openPile(const QString& zone)
{
    m_pile = zone;
    m_pileOpened = false;
    place();
    light(m_open);
}

/// All cards of the open pile as strips over the middle of the table, from the top down.
void BoardView::placePile()
{
    m_pileGround->hide();
    const auto zone = std::find_if(m_content.zones.begin(), m_content.zones.end(),
                                   [this](const rules::ZoneView& each) { return word(each.id) == m_pile; });
    if (zone == m_content.zones.end() || zone->shape != rules::ZoneShape::OpenPile || zone->cards.empty()) {
        m_pile.clear();
        return;
    }
    const QRect room = m_layout.middle.adjusted(-4, -4, 4, 4);
    m_pileGround->setGeometry(room);
    m_pileGround->show();
    m_pileTitle->setFont(TableZone::titleFont(m_look, m_scale));
    m_pileTitle->setText(QStringLiteral("%1 (%2)").arg(name(zone->id)).arg(zone->cards.size()));
    m_pileClose->setText(tr("Close"));
    // What can only be chosen there is not to be hidden.
    m_pileClose->setVisible(!m_pileOpened);
    const QSize close = m_pileClose->sizeHint();
    const int head = std::max(close.height(), m_pileTitle->sizeHint().height()) + 8;
    m_pileTitle->setGeometry(8, 4, room.width() - close.width() - 24, head - 8);
    m_pileClose->setGeometry(room.width() - close.width() - 8, 4, close.width(), close.height());
    const int columns = std::max(1, static_cast<int>(room.width() / (210 * m_scale)));
    const int rows = (static_cast<int>(zone->cards.size()) + columns - 1) / columns;
    const int wide = (room.width() - 16) / columns - 6;
    const int high = std::clamp((room.height() - head - 8) / std::max(1, rows) - 6, 22, qRound(44 * m_scale));
    for (std::size_t card = 0; card < zone->cards.size(); ++card) {
        const int place = static_cast<int>(card);
        auto* face = item(m_cardItems, QStringLiteral("pile") + placeName(*zone, card));
        face->setCard(zone->cards[card], zone->owner, false);
        face->setGeometry(room.left() + 8 + place % columns * (wide + 6),
                          room.top() + head + place / columns * (high + 6), wide, high);
        face->setWords(model::wordsFor(*zone, place));
        face->setTold(TableCard::inWords(zone->cards[card], m_look),
                      tr("%1, %2 of %3.").arg(name(zone->id)).arg(card + 1).arg(zone->cards.size()));
    }
}

/// Tab goes through the table as it is read: zone by zone, each with its cards.
void BoardView::raiseInOrder()
{
    std::vector<QWidget*> order;
    for (const rules::ZoneView& zone : m_content.zones) {
        const auto ground = m_zoneItems.find(QStringLiteral("zone:") + word(zone.id));
        if (ground != m_zoneItems.end())
            order.push_back(ground->second);
        for (std::size_t card = 0; card < zone.cards.size(); ++card)
            if (const auto face = m_cardItems.find(placeName(zone, card)); face != m_cardItems.end())
                order.push_back(face->second);
    }
    if (order != m_order)
        for (std::size_t i = 1; i < order.size(); ++i)
            QWidget::setTabOrder(order[i - 1], order[i]);
    m_order = std::move(order);
    if (m_pile.isEmpty())
        return;
    m_pileGround->raise();
    for (const auto& [id, face] : m_cardItems)
        if (id.startsWith(QStringLiteral("pile")))
            face->raise();
    m_peek->raise();
}

} // namespace views
