// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_view.h"

#include "views/cards/card_face.h"
#include "views/rulebook/card_peek.h"
#include "views/table/board_motion.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QToolTip>

#include <algorithm>
#include <limits>
#include <utility>

namespace views {

namespace {

constexpr int kGlow = 1600;
constexpr int kPeekAfter = 350;
constexpr double kGlowSteady = 0.6;

QString word(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The edge of the table says whose it is.
QString ownName(const QString& name, const std::string& owner)
{
    return owner.empty() ? name
                         : name.section(QStringLiteral(" von "), 0, 0).section(QStringLiteral(" of "), 0, 0);
}

QString placeName(const rules::ZoneView& zone, std::size_t card)
{
    return QStringLiteral("card:%1.%2").arg(word(zone.id)).arg(card + 1);
}

} // namespace

BoardView::BoardView(const TableLook& look, QWidget* parent)
    : QWidget(parent)
    , m_look(look)
    , m_pileGround(new QWidget(this))
    , m_peek(new CardPeek(look.theme, this))
    , m_carriedPicture(new QLabel(this))
    , m_motion(new BoardMotion(this))
{
    setObjectName(QStringLiteral("board"));
    m_pileGround->setObjectName(QStringLiteral("pileGround"));
    m_pileGround->setAutoFillBackground(true);
    m_pileGround->hide();
    m_carriedPicture->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_carriedPicture->hide();
    // What just changed glows for a moment, then fades.
    m_glow.setDuration(kGlow);
    m_glow.setStartValue(1.0);
    m_glow.setKeyValueAt(kGlowSteady, 1.0);
    m_glow.setEndValue(0.0);
    connect(&m_glow, &QVariantAnimation::valueChanged, this, &BoardView::glow);
    m_peekSoon.setSingleShot(true);
    m_peekSoon.setInterval(kPeekAfter);
    connect(&m_peekSoon, &QTimer::timeout, this, &BoardView::peek);
    m_unmark.setSingleShot(true);
    connect(&m_unmark, &QTimer::timeout, this, [this] {
        for (const auto& [id, card] : m_cardItems)
            card->setGlow(0);
    });
}

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

void BoardView::connectItem(TableItem* item)
{
    connect(item, &QAbstractButton::clicked, this, [this, item] {
        m_peekSoon.stop();
        m_peek->hide();
        if (auto* badge = qobject_cast<CounterBadge*>(item))
            Q_EMIT numberAsked(word(badge->counter().id));
        else
            Q_EMIT pointed(item);
    });
    connect(item, &TableItem::reached, this, &BoardView::reach);
    connect(item, &TableItem::left, this, [this] {
        m_peekSoon.stop();
        m_peek->hide();
        if (m_preview)
            m_preview(nullptr);
        Q_EMIT cardReached(QString());
    });
    connect(item, &TableItem::dragged, this, &BoardView::drag);
    connect(item, &TableItem::dropped, this, &BoardView::drop);
    connect(item, &TableItem::menuWanted, this, &BoardView::menuWanted);
}

void BoardView::setEditing(bool editing)
{
    m_editing = editing;
    setAcceptDrops(editing);
    for (TableItem* each : findChildren<TableItem*>())
        each->setMovable(editing);
}

QString BoardView::name(const std::string& text) const
{
    return m_content.name ? m_content.name(text) : word(text);
}

void BoardView::show(BoardContent content, const model::OpenChoice& open, Arrival arrival)
{
    const auto lost = arrival == Arrival::Moving ? lostCards() : std::map<std::string, std::vector<QRect>>();
    m_motion->stop();
    m_glow.stop();
    m_unmark.stop();
    m_content = std::move(content);
    m_open = open;
    m_pointedAt = {};
    if (std::exchange(m_pileOpened, false))
        m_pile.clear();
    place();
    light(open);
    for (const auto& [id, card] : m_cardItems)
        card->setGlow(arrival == Arrival::Still ? 0 : 1);
    if (arrival == Arrival::Moving) {
        setOut(lost);
        m_glow.start();
    } else if (arrival == Arrival::Marked) {
        m_unmark.start(kGlow);
    }
}

void BoardView::showOpen(const model::OpenChoice& open)
{
    m_open = open;
    if (std::exchange(m_pileOpened, false)) {
        m_pile.clear();
        place();
    }
    light(open);
}

void BoardView::renew()
{
    for (const auto& [id, card] : m_cardItems)
        card->renew();
    for (TableItem* each : findChildren<TableItem*>())
        each->update();
}

void BoardView::glow()
{
    for (const auto& [id, card] : m_cardItems)
        if (card->isFresh())
            card->setGlow(m_glow.currentValue().toDouble());
}

/// Where each open card lies now, before the next step is shown.
std::map<std::string, std::vector<QRect>> BoardView::lostCards() const
{
    std::map<std::string, std::vector<QRect>> places;
    for (const rules::ZoneView& zone : m_content.zones)
        for (std::size_t card = 0; card < zone.cards.size(); ++card)
            if (const auto face = m_cardItems.find(placeName(zone, card));
                face != m_cardItems.end() && face->second->isVisible() && !face->second->card().id.empty())
                places[face->second->card().id + "@" + zone.id].push_back(face->second->geometry());
    return places;
}

/// Cards that are new where they lie set out from where such a card lay before and no longer lies.
void BoardView::setOut(const std::map<std::string, std::vector<QRect>>& before)
{
    std::map<std::string, std::vector<QRect>> left = before;
    for (const rules::ZoneView& zone : m_content.zones)
        for (const rules::CardView& card : zone.cards)
            if (const auto same = left.find(card.id + "@" + zone.id);
                same != left.end() && !same->second.empty())
                same->second.pop_back();
    std::vector<BoardMotion::Way> ways;
    std::vector<TableCard*> arriving;
    for (const rules::ZoneView& zone : m_content.zones) {
        std::map<std::string, std::size_t> there;
        for (std::size_t card = 0; card < zone.cards.size(); ++card) {
            const std::string& id = zone.cards[card].id;
            const auto old = before.find(id + "@" + zone.id);
            if (id.empty() || (old != before.end() && there[id]++ < old->second.size()))
                continue;
            const auto face = m_cardItems.find(placeName(zone, card));
            if (face == m_cardItems.end() || face->second->isHidden())
                continue;
            for (auto& [from, rects] : left) {
                if (rects.empty() || !from.starts_with(id + "@"))
                    continue;
                ways.push_back({face->second->picture(), rects.back(), face->second->geometry()});
                rects.pop_back();
                arriving.push_back(face->second);
                break;
            }
        }
    }
    for (TableCard* card : arriving)
        card->setArriving(true);
    m_motion->start(std::move(ways), [arriving] {
        for (TableCard* card : arriving)
            card->setArriving(false);
    });
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_motion->stop();
    if (!m_content.zones.empty()) {
        place();
        light(m_open);
    }
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
    const bool isPile = zone.shape == rules::ZoneShape::Pile || zone.shape == rules::ZoneShape::OpenPile ||
                        zone.shape == rules::ZoneShape::TopOpen;
    const QString title = ownName(name(zone.id), zone.owner);
    return isPile && !zone.owner.empty() ? QStringLiteral("%1 (%2)").arg(title).arg(zone.cards.size())
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
    const bool isPile = zone.shape == rules::ZoneShape::Pile || zone.shape == rules::ZoneShape::OpenPile ||
                        zone.shape == rules::ZoneShape::TopOpen;
    const QString title = name(zone.id);
    // A pile that shows its top card has its number there.
    const bool counts = isPile && !zone.owner.empty();
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
        face->setCard(shown, zone.owner, isFresh(zone.id, zone.cards[card]) && !isPile);
        face->setLooks(zone.shape != rules::ZoneShape::Tile || shown.owner.empty() ? TableCard::Looks::Nowhere
                       : (shown.owner == m_content.bottom) != shown.turned         ? TableCard::Looks::Up
                                                                                   : TableCard::Looks::Down);
        face->setCount(isPile && !counts ? static_cast<int>(zone.cards.size()) : 0);
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
        lines << model::inLanguage(line.text, m_look.language) + QStringLiteral("  [") + word(line.clause) +
                     u']';
    return lines.join(u'\n');
}

void BoardView::placeCounters()
{
    QHash<QString, int> used;
    const std::vector<rules::CounterView>& counters = m_content.counters;
    for (const rules::CounterView& counter : counters) {
        auto* badge = item(m_counterItems, QStringLiteral("counter:") + word(counter.id));
        const QString told = name(counter.id);
        badge->setTold(QStringLiteral("%1: %2").arg(told).arg(counter.value), explained(counter.id));
        if (!counter.zone.empty()) {
            bool leads = counter.value > 0;
            for (const rules::CounterView& other : counters)
                if (other.id != counter.id && !other.zone.empty() &&
                    other.zone.substr(0, other.zone.find('.')) ==
                        counter.zone.substr(0, counter.zone.find('.')))
                    leads = leads && counter.value > other.value;
            badge->setCounter(counter, QString(), leads);
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
    const int columns = std::max(1, room.width() / 210);
    const int rows = (static_cast<int>(zone->cards.size()) + columns - 1) / columns;
    const int wide = (room.width() - 16) / columns - 6;
    const int high = std::clamp((room.height() - 16) / std::max(1, rows) - 6, 22, 44);
    for (std::size_t card = 0; card < zone->cards.size(); ++card) {
        const int place = static_cast<int>(card);
        auto* face = item(m_cardItems, QStringLiteral("pile") + placeName(*zone, card));
        face->setCard(zone->cards[card], zone->owner, false);
        face->setGeometry(room.left() + 8 + place % columns * (wide + 6),
                          room.top() + 8 + place / columns * (high + 6), wide, high);
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

BoardView::Spot BoardView::spotOf(const TableItem& item)
{
    const QString kind = item.objectName().section(u':', 0, 0);
    const QString place = item.objectName().section(u':', 1);
    if (kind == QStringLiteral("zone"))
        return {place, -1};
    if (kind == QStringLiteral("card") || kind == QStringLiteral("pilecard")) {
        const qsizetype dot = place.lastIndexOf(u'.');
        return {place.left(dot), place.mid(dot + 1).toInt() - 1};
    }
    return {};
}

TableItem* BoardView::itemAt(const Spot& spot) const
{
    if (spot.card < 0)
        return itemOf(spot.zone);
    const QString place = QStringLiteral("card:%1.%2").arg(spot.zone).arg(spot.card + 1);
    for (const QString& name : {QStringLiteral("pile") + place, place})
        if (const auto face = m_cardItems.find(name); face != m_cardItems.end() && !face->second->isHidden())
            return face->second;
    return itemOf(spot.zone);
}

TableItem* BoardView::itemOf(const QString& part) const
{
    if (const auto zone = m_zoneItems.find(QStringLiteral("zone:") + part); zone != m_zoneItems.end())
        return zone->second;
    if (const auto group = m_groupItems.find(QStringLiteral("group:") + part); group != m_groupItems.end())
        return group->second;
    const auto counter = m_counterItems.find(QStringLiteral("counter:") + part);
    return counter == m_counterItems.end() ? nullptr : counter->second;
}

void BoardView::mark(const Spot& spot)
{
    for (const auto& [id, ground] : m_zoneItems)
        ground->setLight(id == QStringLiteral("zone:") + spot.zone ? TableItem::Light::Choice
                                                                   : TableItem::Light::None);
    const TableItem* marked = spot.card < 0 ? nullptr : itemAt(spot);
    for (const auto& [id, face] : m_cardItems)
        face->setLight(face == marked ? TableItem::Light::Picked : TableItem::Light::None);
}

void BoardView::light(const model::OpenChoice& open)
{
    const bool choosing = open.isOpen();
    const QStringList words = choosing ? open.words() : QStringList();
    const auto rest = choosing && !words.isEmpty() ? TableItem::Light::Dim : TableItem::Light::None;
    const auto isOf = [](const TableItem* item, const QStringList& any) {
        return std::any_of(any.begin(), any.end(),
                           [item](const QString& each) { return item->words().contains(each); });
    };
    // A word that is a card's does not light the zones, and the other way round.
    std::vector<model::CardPlace> cards;
    std::vector<model::CardPlace> picked;
    QStringList zones;
    for (const QString& each : words) {
        const auto meant = open.cardsMeant(each, m_content.zones);
        cards.insert(cards.end(), meant.begin(), meant.end());
        if (meant.empty())
            zones << each;
    }
    if (choosing)
        for (const QString& each : open.picked()) {
            const auto meant = open.cardsMeant(each, m_content.zones);
            if (meant.empty())
                continue;
            // Of several such cards it is the one that was pointed at.
            const auto pointed =
                std::find_if(meant.begin(), meant.end(), [this](const model::CardPlace& place) {
                    return m_pointedAt ==
                           Spot{word(m_content.zones[static_cast<std::size_t>(place.zone)].id), place.card};
                });
            picked.push_back(pointed == meant.end() ? meant.front() : *pointed);
        }
    // A lane means the side of who is asked there, where a side is theirs.
    const auto isMeant = [&](const TableItem* ground, const rules::ZoneView& zone) {
        if (!isOf(ground, zones))
            return false;
        if (zone.group.empty() || zones.contains(word(zone.id)) || open.seat().isEmpty())
            return true;
        return word(zone.owner) == open.seat() ||
               std::none_of(m_content.zones.begin(), m_content.zones.end(),
                            [&](const rules::ZoneView& other) {
                                return other.group == zone.group && word(other.owner) == open.seat();
                            });
    };
    for (const auto& [id, ground] : m_zoneItems)
        ground->setLight(TableItem::Light::None);
    for (const rules::ZoneView& zone : m_content.zones)
        if (const auto ground = m_zoneItems.find(QStringLiteral("zone:") + word(zone.id));
            ground != m_zoneItems.end() && isMeant(ground->second, zone))
            ground->second->setLight(TableItem::Light::Choice);
    for (const auto& [id, plate] : m_groupItems)
        plate->setLight(isOf(plate, zones) ? TableItem::Light::Choice : TableItem::Light::None);
    for (const auto& [id, face] : m_cardItems)
        face->setLight(rest);
    const auto set = [this](const std::vector<model::CardPlace>& places, TableItem::Light light) {
        for (const model::CardPlace& place : places) {
            const rules::ZoneView& zone = m_content.zones[static_cast<std::size_t>(place.zone)];
            const QString id = placeName(zone, static_cast<std::size_t>(place.card));
            for (const QString& each : {id, QStringLiteral("pile") + id})
                if (const auto face = m_cardItems.find(each); face != m_cardItems.end())
                    face->second->setLight(light);
        }
    };
    set(picked, TableItem::Light::Picked);
    set(cards, TableItem::Light::Choice);
    // What can only be chosen inside a pile opens it.
    for (const model::CardPlace& place : cards) {
        const rules::ZoneView& zone = m_content.zones[static_cast<std::size_t>(place.zone)];
        if (zone.shape == rules::ZoneShape::OpenPile && m_pile != word(zone.id)) {
            m_pile = word(zone.id);
            m_pileOpened = true;
            this->place();
            light(open);
            return;
        }
    }
}

QList<TableItem*> BoardView::litItems() const
{
    QList<TableItem*> items;
    for (TableItem* item : findChildren<TableItem*>())
        if (item->isVisible() && item->light() == TableItem::Light::Choice)
            items << item;
    std::sort(items.begin(), items.end(), [](const TableItem* a, const TableItem* b) {
        return std::pair(a->y(), a->x()) < std::pair(b->y(), b->x());
    });
    return items;
}

bool BoardView::focusLit()
{
    const QList<TableItem*> lit = litItems();
    if (lit.isEmpty())
        return false;
    // Nobody asked to see the card: it would hide the board.
    m_leading = true;
    lit.front()->setFocus(Qt::TabFocusReason);
    m_leading = false;
    return true;
}

void BoardView::reach(TableItem* item)
{
    if (auto* badge = qobject_cast<CounterBadge*>(item)) {
        const QString lines = explained(badge->counter().id);
        const QString text =
            lines.isEmpty() ? badge->accessibleName() : badge->accessibleName() + u'\n' + lines;
        // The keyboard arriving hides what is shown at once.
        QTimer::singleShot(0, badge, [badge, text] {
            if (badge->hasFocus() || badge->underMouse())
                QToolTip::showText(badge->mapToGlobal(QPoint(0, badge->height())), text, badge);
        });
        return;
    }
    if (m_preview && m_preview(item))
        return;
    const auto* face = qobject_cast<TableCard*>(item);
    if (face == nullptr || face->card().id.empty()) {
        Q_EMIT cardReached(QString());
        return;
    }
    const bool hasText = face->height() > face->width() * 1.2 && face->width() >= 220;
    m_peekAt = !hasText && !m_leading && m_look.knows(face->card().id) ? face : nullptr;
    // A pointer on its way somewhere does not want to see every card that it crosses.
    if (m_peekAt != nullptr && face->underMouse())
        m_peekSoon.start();
    else
        peek();
    Q_EMIT cardReached(word(face->card().id));
}

void BoardView::peek()
{
    if (m_peekAt != nullptr && m_peekAt->isVisible())
        m_peek->showCard(m_look.card(m_peekAt->card().id, m_peekAt->card().strength), m_look.language,
                         QRect(m_peekAt->mapToGlobal(QPoint(0, 0)), m_peekAt->size()));
}

void BoardView::drag(TableItem* item, const QPoint& global)
{
    m_peek->hide();
    if (m_carriedPicture->isHidden()) {
        m_carriedPicture->setPixmap(item->grab());
        m_carriedPicture->resize(item->size());
        m_carriedPicture->show();
        m_carriedPicture->raise();
    }
    m_carriedPicture->move(mapFromGlobal(global) - m_carriedPicture->rect().center());
}

TableItem* BoardView::itemUnder(const QPoint& global) const
{
    for (QWidget* at = childAt(mapFromGlobal(global)); at != nullptr && at != this; at = at->parentWidget())
        if (auto* target = qobject_cast<TableItem*>(at))
            return target;
    return nullptr;
}

void BoardView::drop(TableItem* item, const QPoint& global)
{
    m_carriedPicture->hide();
    TableItem* target = itemUnder(global);
    if (target != nullptr && target != item)
        Q_EMIT carried(item, target);
}

void BoardView::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(kCardMime))
        event->acceptProposedAction();
}

void BoardView::dropEvent(QDropEvent* event)
{
    TableItem* target = itemUnder(mapToGlobal(event->position().toPoint()));
    if (target == nullptr || !event->mimeData()->hasFormat(kCardMime))
        return;
    event->acceptProposedAction();
    Q_EMIT cardDropped(QString::fromUtf8(event->mimeData()->data(kCardMime)), target);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const QWidget* from = focusWidget();
    if (event->key() == Qt::Key_Escape && m_peek->isVisible()) {
        m_peek->hide();
        return;
    }
    if (event->key() == Qt::Key_N && from != nullptr) {
        const QList<TableItem*> lit = litItems();
        if (!lit.isEmpty()) {
            const qsizetype now = lit.indexOf(static_cast<const TableItem*>(from));
            lit[(now + 1) % lit.size()]->setFocus(Qt::TabFocusReason);
        }
        return;
    }
    QPoint way;
    switch (event->key()) {
    case Qt::Key_Left: way = {-1, 0}; break;
    case Qt::Key_Right: way = {1, 0}; break;
    case Qt::Key_Up: way = {0, -1}; break;
    case Qt::Key_Down: way = {0, 1}; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (from == nullptr)
        return;
    // The nearest in that direction; sideways counts double, so that columns and rows are followed.
    const QPoint start = from->geometry().center();
    TableItem* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (TableItem* item : findChildren<TableItem*>()) {
        if (!item->isVisible() || item == from || qobject_cast<TableZone*>(item) != nullptr)
            if (item->light() != TableItem::Light::Choice || !item->isVisible() || item == from)
                continue;
        const QPoint to = item->geometry().center() - start;
        const int along = to.x() * way.x() + to.y() * way.y();
        const int across = std::abs(to.x() * way.y()) + std::abs(to.y() * way.x());
        if (along <= 0)
            continue;
        if (along + 2 * across < least) {
            least = along + 2 * across;
            best = item;
        }
    }
    if (best != nullptr)
        best->setFocus(Qt::TabFocusReason);
}

} // namespace views
