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

bool isPile(const rules::ZoneView& zone)
{
    return zone.shape == rules::ZoneShape::Pile || zone.shape == rules::ZoneShape::OpenPile ||
           zone.shape == rules::ZoneShape::TopOpen;
}

/// What is left of a card that can be wounded; 0 for others.
int lifeOf(const rules::CardView& card)
{
    const auto life = std::find_if(card.values.begin(), card.values.end(),
                                   [](const rules::CounterView& value) { return value.id == "health"; });
    return life == card.values.end() ? 0 : life->value;
}

} // namespace

template <class Item>
Item* BoardView::item(std::map<QString, Item*>& items, const QString& name, const TablePart& part)
{
    Item*& found = items[name];
    if (found == nullptr) {
        found = new Item(m_look, this);
        found->setObjectName(name);
        found->setPart(part);
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

/// A card is fresh if there was no such card in the zone before, it lay the other way up or was less hurt.
bool BoardView::isFresh(const std::string& zone, const rules::CardView& card) const
{
    if (m_content.before.empty() || card.id.empty())
        return false;
    for (const rules::ZoneView& before : m_content.before) {
        if (before.id != zone)
            continue;
        return std::none_of(before.cards.begin(), before.cards.end(), [&](const rules::CardView& old) {
            return old.id == card.id && old.faceDown == card.faceDown && lifeOf(old) == lifeOf(card);
        });
    }
    return false;
}

/// What it has now comes before what is printed on it; what is so is named, and what is not so is not.
QString BoardView::inWords(const rules::CardView& card) const
{
    QStringList values;
    for (const rules::CounterView& value : card.values) {
        if (value.isState && value.value != 0)
            values << name(value.id);
        else if (!value.isState)
            values << (value.of > 0 ? tr("%1 %2 of %3").arg(name(value.id)).arg(value.value).arg(value.of)
                                    : QStringLiteral("%1 %2").arg(name(value.id)).arg(value.value));
    }
    if (values.isEmpty() || card.id.empty() || card.faceDown)
        return TableCard::inWords(card, m_look);
    const model::Card known = m_look.card(card.id, card.strength);
    QStringList told{known.name.in(m_look.language)};
    if (card.slain)
        told << tr("slain");
    told += values;
    const QString printed = known.figures.empty() ? QString() : known.figuresText(m_look.language);
    const QString now = told.join(QStringLiteral(", "));
    return printed.isEmpty() ? now : tr("%1. Printed: %2").arg(now, printed);
}

/// How much life a card has lost since what is shown as new began.
int BoardView::lostLife(const std::string& zone, const rules::CardView& card) const
{
    int lost = 0;
    for (const rules::ZoneView& before : m_content.before)
        for (const rules::CardView& old : before.cards)
            // It may have been pushed; two of a kind are told apart by where they are.
            if (old.id == card.id && old.owner == card.owner && !old.slain && lifeOf(old) > 0 &&
                (before.id == zone || lost == 0))
                lost = std::max(0, lifeOf(old) - lifeOf(card));
    return lost;
}

QString BoardView::ownName(const std::string& text, const std::string& owner) const
{
    const QString whole = name(text);
    if (owner.empty())
        return whole;
    for (const QString& who : {word(owner), playerName(owner)}) {
        for (const char* const joined : {" von %1", " of %1", " – %1", ", %1"})
            if (const QString end = QString::fromUtf8(joined).arg(who); whole.endsWith(end))
                return whole.chopped(end.size());
        if (const QString start = who + QStringLiteral(": "); whole.startsWith(start))
            return whole.mid(start.size());
        if (const QString start = who + QStringLiteral("’s ");
            whole.size() > start.size() && whole.startsWith(start)) {
            QString rest = whole.mid(start.size());
            rest.front() = rest.front().toUpper();
            return rest;
        }
    }
    return whole;
}

QString BoardView::playerName(const std::string& who) const
{
    for (const rules::SeatView& seat : m_content.seats)
        if (seat.id == who)
            return model::inLanguage(seat.name, m_look.language);
    for (const rules::PartyView& party : m_content.parties)
        if (party.id == who)
            return model::inLanguage(party.name, m_look.language);
    return word(who);
}

BoardLayout::Words BoardView::words() const
{
    BoardLayout::Words words;
    words.title = TableZone::titleHeight(m_scale);
    words.front = FrontPlate::heightFor(m_scale);
    const QFontMetrics titles(TableZone::titleFont(m_look, m_scale));
    for (const rules::ZoneView& zone : m_content.zones)
        words.titles.push_back(
            titles.horizontalAdvance(zoneTitle(zone) + QStringLiteral(" (%1)").arg(zone.cards.size())));
    for (const rules::CounterView& counter : m_content.counters) {
        const QString label = counter.zone.empty() ? ownName(counter.id, counter.owner) : QString();
        words.labelled.push_back(CounterBadge::widthFor(m_look, counter, label, m_scale));
        words.tight.push_back(CounterBadge::leastWidth(m_look, counter, label, m_scale));
        words.bare.push_back(CounterBadge::leastWidth(m_look, counter, QString(), m_scale));
    }
    // Who sits alone needs no name.
    if (m_content.seats.size() > 1) {
        for (const rules::SeatView& seat : m_content.seats)
            words.badges[word(seat.id)] = SeatBadge::widthFor(m_look, playerName(seat.id), m_scale);
        for (const rules::PartyView& party : m_content.parties)
            words.badges[word(party.id)] = SeatBadge::widthFor(m_look, playerName(party.id), m_scale);
    }
    return words;
}

/// Piles along an edge have their number in their name; German names leave no room for it elsewhere.
QString BoardView::zoneTitle(const rules::ZoneView& zone) const
{
    const QString title = ownName(zone.id, zone.owner);
    return isPile(zone) && !zone.owner.empty() ? QStringLiteral("%1 (%2)").arg(title).arg(zone.cards.size())
                                               : title;
}

void BoardView::place()
{
    m_used.clear();
    m_scale = BoardLayout::scaleFor(size());
    m_layout = BoardLayout::of(m_content, size(), words());
    const bool hasTotals = std::any_of(m_content.counters.begin(), m_content.counters.end(),
                                       [](const rules::CounterView& each) { return !each.zone.empty(); });
    for (const rules::GroupView& group : m_content.groups) {
        const auto room = m_layout.groups.constFind(word(group.id));
        if (room == m_layout.groups.constEnd())
            continue;
        auto* plate =
            item(m_groupItems, QStringLiteral("group:") + word(group.id), {TablePart::Kind::Group, group.id});
        plate->setGroup(group);
        plate->setParts({model::AnswerPart(group.id)});
        QStringList told{model::inLanguage(group.name, m_look.language),
                         model::inLanguage(group.cardName, m_look.language)};
        told.removeAll(QString());
        plate->setReserve(m_layout.groupReserve.value(word(group.id)));
        plate->setWinner(playerName(group.wonBy));
        plate->setTold(told.join(QStringLiteral(", ")),
                       !group.closed ? QString()
                       : group.wonBy.empty()
                           ? tr("Out of the match.")
                           : tr("Won by %1, out of the match.").arg(playerName(group.wonBy)));
        // Without totals beside it the middle of a lane has their room.
        const bool isLane = group.kind == rules::GroupKind::Lane || group.kind == rules::GroupKind::Front;
        plate->setGeometry(hasTotals || !isLane ? *room : room->adjusted(0, 0, m_layout.totalRoom, 0));
    }
    placeSeats();
    placeFronts();
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
    hideUnused(m_seatItems);
    hideUnused(m_frontItems);
    raiseInOrder();
    update();
}

void BoardView::placeZone(std::size_t index)
{
    const rules::ZoneView& zone = m_content.zones[index];
    const QRect rect = m_layout.zones[index];
    if (rect.isEmpty())
        return;
    auto* ground =
        item(m_zoneItems, QStringLiteral("zone:") + word(zone.id), {TablePart::Kind::Zone, zone.id});
    const QString title = name(zone.id);
    // A pile that shows its top card has its number there.
    const bool counts = isPile(zone) && !zone.owner.empty();
    // Where there is no room for the cards, their number says that they are there.
    const bool summed = m_layout.cards[index].empty() && !zone.cards.empty() && !counts;
    ground->setZone(zone,
                    summed ? QStringLiteral("%1 (%2)").arg(zoneTitle(zone)).arg(zone.cards.size())
                           : zoneTitle(zone),
                    m_layout.titled[index]);
    ground->setReserve(m_layout.titleReserve[index]);
    ground->setGeometry(rect);
    ground->setSlots(m_layout.slots[index]);
    model::AnswerParts parts{model::AnswerPart(zone.id)};
    if (!zone.group.empty())
        parts << model::AnswerPart(zone.group);
    ground->setParts(parts);
    ground->setToolTip(m_layout.titled[index] ? QString() : title);
    ground->setTold(title, zone.closed ? tr("Out of the match.")
                                       : tr("%n card(s).", nullptr, static_cast<int>(zone.cards.size())));
    for (std::size_t card = 0; card < m_layout.cards[index].size() && card < zone.cards.size(); ++card) {
        rules::CardView shown = zone.cards[card];
        if (zone.shape == rules::ZoneShape::Pile)
            shown.id.clear();
        auto* face = item(m_cardItems, placeName(zone, card),
                          {TablePart::Kind::Card, zone.id, static_cast<int>(card)});
        face->setCard(shown, zone.owner, isFresh(zone.id, zone.cards[card]) && !isPile(zone));
        face->setLooks(zone.shape != rules::ZoneShape::Tile || shown.owner.empty() ? TableCard::Looks::Nowhere
                       : (shown.owner == m_content.bottom) != shown.turned         ? TableCard::Looks::Up
                                                                                   : TableCard::Looks::Down);
        face->setCount(isPile(zone) && !counts ? static_cast<int>(zone.cards.size()) : 0);
        face->setGeometry(m_layout.cards[index][card]);
        face->setParts(model::partsFor(zone, static_cast<int>(card)) + parts);
        QString where = tr("%1, %2 of %3.").arg(title).arg(card + 1).arg(zone.cards.size());
        if (!shown.owner.empty())
            where += u' ' + tr("Belongs to %1.").arg(playerName(shown.owner));
        if (zone.shape == rules::ZoneShape::Tile && !shown.slain && !shown.owner.empty())
            where += u' ' + (shown.turned ? tr("Faces its owner’s edge.") : tr("Faces the enemy’s edge."));
        face->setHurt(lostLife(zone.id, zone.cards[card]));
        face->setTold(inWords(shown), where);
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
    for (std::size_t i = 0; i < m_content.counters.size(); ++i) {
        if (m_layout.counters[i].isEmpty())
            continue;
        const rules::CounterView& counter = m_content.counters[i];
        auto* badge = item(m_counterItems, QStringLiteral("counter:") + word(counter.id),
                           {TablePart::Kind::Counter, counter.id});
        // Where it comes from is worked out when somebody looks.
        badge->setTold(counter.isState ? name(counter.id)
                       : counter.of > 0
                           ? tr("%1: %2 of %3").arg(name(counter.id)).arg(counter.value).arg(counter.of)
                           : QStringLiteral("%1: %2").arg(name(counter.id)).arg(counter.value),
                       QString());
        badge->setCounter(counter, m_layout.labelled[i] ? ownName(counter.id, counter.owner) : QString(),
                          counter.leads);
        badge->setGeometry(m_layout.counters[i]);
    }
}

void BoardView::placeSeats()
{
    for (auto badge = m_layout.badges.constBegin(); badge != m_layout.badges.constEnd(); ++badge) {
        if (badge->isEmpty())
            continue;
        const std::string id = badge.key().toStdString();
        auto* shown = item(m_seatItems, QStringLiteral("seat:") + badge.key(), {TablePart::Kind::Seat, id});
        const bool asked =
            std::find(m_content.asked.begin(), m_content.asked.end(), id) != m_content.asked.end();
        shown->setState({id, playerName(id), m_content.turn == id, asked});
        shown->setParts({model::AnswerPart(badge.key().toStdString())});
        QStringList told;
        if (m_content.turn == id)
            told << tr("It is this player’s turn.");
        if (asked)
            told << tr("This player has to decide.");
        if (m_content.isSeat(id))
            told << (id == m_content.bottom ? tr("You are viewing the table from here.")
                                            : tr("Press to view the table from here."));
        shown->setTold(playerName(id), told.join(u' '));
        shown->setToolTip(shown->accessibleDescription());
        shown->setGeometry(*badge);
    }
}

FrontPlate::State BoardView::summaryOf(const std::string& front) const
{
    FrontPlate::State state;
    for (const rules::GroupView& group : m_content.groups) {
        if (BoardScene::frontOf(group) != front)
            continue;
        state.name = tr("%1 – %2").arg(playerName(group.members[0]), playerName(group.members[1]));
        FrontPlate::Lane lane{group.closed, group.wonBy, {}};
        std::size_t side = 0;
        for (const rules::ZoneView& zone : m_content.zones) {
            if (zone.group != group.id || side >= lane.sides.size())
                continue;
            lane.sides[side] = {zone.owner, 0, false, static_cast<int>(zone.cards.size())};
            for (const rules::CounterView& counter : m_content.counters)
                if (counter.zone == zone.id) {
                    lane.sides[side].total = counter.value;
                    lane.sides[side].leads = counter.leads;
                }
            ++side;
        }
        state.lanes.push_back(lane);
    }
    return state;
}

/// Fronts of others, by their numbers.
void BoardView::placeFronts()
{
    for (auto room = m_layout.fronts.constBegin(); room != m_layout.fronts.constEnd(); ++room) {
        const std::string id = room.key().toStdString();
        auto* plate = item(m_frontItems, QStringLiteral("front:") + room.key(), {TablePart::Kind::Front, id});
        const FrontPlate::State state = summaryOf(id);
        plate->setState(state);
        QStringList told;
        for (const FrontPlate::Lane& lane : state.lanes) {
            QStringList sides;
            for (const FrontPlate::Side& side : lane.sides)
                sides << tr("%1: %2 with %n card(s)", nullptr, side.cards)
                             .arg(playerName(side.owner))
                             .arg(side.total);
            told << (lane.wonBy.empty() ? sides.join(QStringLiteral(", "))
                                        : tr("Won by %1").arg(playerName(lane.wonBy))) +
                        u'.';
        }
        told << tr("Press to see this front in full.");
        plate->setTold(tr("Front %1").arg(state.name), told.join(u' '));
        plate->setToolTip(told.join(u'\n'));
        plate->setGeometry(*room);
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
        auto* face = item(m_cardItems, QStringLiteral("pile") + placeName(*zone, card),
                          {TablePart::Kind::PileCard, zone->id, place});
        face->setCard(zone->cards[card], zone->owner, false);
        face->setGeometry(room.left() + 8 + place % columns * (wide + 6),
                          room.top() + head + place / columns * (high + 6), wide, high);
        face->setParts(model::partsFor(*zone, place));
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
