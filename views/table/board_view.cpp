// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_view.h"

#include "views/rulebook/card_peek.h"
#include "views/table/board_motion.h"
#include "views/table/board_names.h"
#include "views/text/label.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace views {

namespace {

constexpr int kGlow = 1600;
constexpr int kPeekAfter = 350;
constexpr double kGlowSteady = 0.6;

} // namespace

BoardView::BoardView(const TableLook& look, QWidget* parent)
    : QWidget(parent)
    , m_look(look)
    , m_pileGround(new QWidget(this))
    , m_pileTitle(new Label(m_pileGround))
    , m_pileClose(new QPushButton(m_pileGround))
    , m_peek(new CardPeek(look.theme, this))
    , m_carriedPicture(new Label(this))
    , m_motion(new BoardMotion(this))
{
    setObjectName(QStringLiteral("board"));
    m_pileGround->setObjectName(QStringLiteral("pileGround"));
    m_pileGround->setAutoFillBackground(true);
    m_pileGround->hide();
    m_pileTitle->setProperty("role", QStringLiteral("quiet"));
    m_pileClose->setObjectName(QStringLiteral("closePile"));
    m_pileClose->setProperty("role", QStringLiteral("quiet"));
    connect(m_pileClose, &QPushButton::clicked, this, [this] { openPile({}); });
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

void BoardView::connectItem(TableItem* item)
{
    connect(item, &QAbstractButton::clicked, this, [this, item] {
        m_peekSoon.stop();
        m_peek->hide();
        if (auto* badge = qobject_cast<CounterBadge*>(item))
            Q_EMIT numberAsked(word(badge->counter().id));
        else if (item->part().kind == TablePart::Kind::Front)
            enlarge(item->part().id);
        else if (auto* seat = qobject_cast<SeatBadge*>(item);
                 seat != nullptr && seat->light() != TableItem::Light::Choice)
            setViewpoint(seat->state().id == m_viewpoint ? std::string() : seat->state().id);
        else
            Q_EMIT pointed(item);
    });
    connect(item, &TableItem::reached, this, &BoardView::reach);
    connect(item, &TableItem::left, this, [this] {
        m_peekSoon.stop();
        m_peek->hide();
        showReach(nullptr);
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
    content.enlarged = std::exchange(m_content.enlarged, {});
    m_content = std::move(content);
    m_usualBottom = m_content.bottom;
    if (std::none_of(m_content.groups.begin(), m_content.groups.end(),
                     [this](const auto& group) { return BoardScene::frontOf(group) == m_content.enlarged; }))
        m_content.enlarged.clear();
    if (!m_content.isSeat(m_viewpoint))
        m_viewpoint.clear();
    if (!m_viewpoint.empty())
        m_content.bottom = m_viewpoint;
    m_open = open;
    m_pointedAt = {};
    if (std::exchange(m_pileOpened, false))
        m_pile.clear();
    place();
    light(open);
    for (const auto& [id, card] : m_cardItems)
        card->setGlow(arrival == Arrival::Still && !m_content.marksStay ? 0 : 1);
    if (arrival == Arrival::Moving) {
        setOut(lost);
        if (!m_content.marksStay)
            m_glow.start();
    } else if (arrival == Arrival::Marked && !m_content.marksStay) {
        m_unmark.start(kGlow);
    }
}

void BoardView::setViewpoint(const std::string& seat)
{
    const std::string wanted = m_content.isSeat(seat) && seat != m_usualBottom ? seat : std::string();
    if (wanted == m_viewpoint)
        return;
    m_viewpoint = wanted;
    m_content.enlarged.clear();
    m_motion->stop();
    m_content.bottom = wanted.empty() ? m_usualBottom : wanted;
    place();
    light(m_open);
    Q_EMIT viewpointChanged();
}

void BoardView::enlarge(const std::string& front)
{
    const bool isThere =
        std::any_of(m_content.groups.begin(), m_content.groups.end(),
                    [&](const rules::GroupView& group) { return BoardScene::frontOf(group) == front; });
    const std::string wanted = isThere ? front : std::string();
    if (wanted == m_content.enlarged)
        return;
    m_motion->stop();
    m_content.enlarged = wanted;
    const bool hadFocus = isAncestorOf(focusWidget());
    place();
    light(m_open);
    // What was pressed is gone; the keyboard stays with the front.
    if (hadFocus && !focusLit())
        setFocus(Qt::OtherFocusReason);
    Q_EMIT viewpointChanged();
}

void BoardView::stepFront(int by)
{
    std::vector<std::string> fronts{std::string()}; // those of the lower seat
    for (const rules::GroupView& group : m_content.groups)
        if (const std::string front = BoardScene::frontOf(group);
            !front.empty() && std::find(fronts.begin(), fronts.end(), front) == fronts.end())
            fronts.push_back(front);
    const auto count = static_cast<int>(fronts.size());
    const auto now =
        static_cast<int>(std::find(fronts.begin(), fronts.end(), m_content.enlarged) - fronts.begin());
    enlarge(fronts[static_cast<std::size_t>((now + by + count) % count)]);
}

void BoardView::stepViewpoint(int by)
{
    const auto count = static_cast<int>(m_content.seats.size());
    for (int i = 0; i < count; ++i)
        if (m_content.seats[static_cast<std::size_t>(i)].id == m_content.bottom) {
            setViewpoint(m_content.seats[static_cast<std::size_t>((i + by + count) % count)].id);
            return;
        }
}

/// Behind everything a player has: whose turn it is and who is asked can be seen from far away.
void BoardView::paintEvent(QPaintEvent*)
{
    if (m_content.seats.size() < 2)
        return;
    constexpr double kFrame = 3;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const rules::SeatView& seat : m_content.seats) {
        const QRect station = m_layout.stations.value(word(seat.id));
        const bool asked =
            std::find(m_content.asked.begin(), m_content.asked.end(), seat.id) != m_content.asked.end();
        if (station.isEmpty() || (!asked && m_content.turn != seat.id))
            continue;
        const QRectF frame = QRectF(station).adjusted(-kFrame, -kFrame, kFrame, kFrame);
        painter.setPen(asked ? QPen(m_look.inkOf(seat.id), kFrame) : QPen(Qt::NoPen));
        painter.setBrush(mixed(m_look.tintOf(seat.id), m_look.theme.tokens().ground, 0.5));
        painter.drawRoundedRect(frame.intersected(QRectF(rect()).adjusted(2, 2, -2, -2)), 6, 6);
    }
}

bool BoardView::offers(const model::AnswerPart& wanted) const
{
    const auto isLit = [&](const TableItem* item) {
        return item->light() == TableItem::Light::Choice && !item->isHidden() &&
               item->parts().contains(wanted);
    };
    const auto any = [&](const auto& items) {
        return std::any_of(items.begin(), items.end(), [&](const auto& each) { return isLit(each.second); });
    };
    return any(m_zoneItems) || any(m_cardItems) || any(m_groupItems) || any(m_seatItems) || any(m_frontItems);
}

bool BoardView::isAfar(const model::AnswerPart& wanted) const
{
    const bool boards =
        std::any_of(m_content.groups.begin(), m_content.groups.end(),
                    [](const rules::GroupView& group) { return group.kind == rules::GroupKind::Board; });
    if (!boards || !offers(wanted))
        return false;
    const auto isOthers = [this](const std::string& owner) {
        return m_content.isSeat(owner) && owner != m_content.bottom;
    };
    const QList<TableItem*> lit = litItems();
    return std::all_of(lit.begin(), lit.end(), [&](const TableItem* item) {
        if (!item->parts().contains(wanted))
            return true;
        if (item->part().kind == TablePart::Kind::Seat)
            return isOthers(item->part().id);
        const auto zone =
            std::find_if(m_content.zones.begin(), m_content.zones.end(),
                         [item](const rules::ZoneView& each) { return each.id == item->part().id; });
        return zone != m_content.zones.end() && isOthers(zone->owner);
    });
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
    if (m_content.zones.empty())
        return;
    place();
    light(m_open);
    // Other things may have found room. Not at once: who answers that may change the size of the board.
    QTimer::singleShot(0, this, &BoardView::viewpointChanged);
}

BoardView::Spot BoardView::spotOf(const TableItem& item)
{
    const TablePart& part = item.part();
    switch (part.kind) {
    case TablePart::Kind::Zone:
    case TablePart::Kind::Card:
    case TablePart::Kind::PileCard: return {word(part.id), part.card};
    default: return {};
    }
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

/// A front that is shown by its numbers is lit for everything that can be chosen there, and stands for it.
void BoardView::lightFronts(const model::AnswerParts& zones, const std::vector<model::CardPlace>& cards)
{
    for (const auto& [id, plate] : m_frontItems) {
        model::AnswerParts parts;
        const auto add = [&](const std::string& named) {
            if (const model::AnswerPart part(named); zones.contains(part))
                parts << part;
        };
        for (const rules::GroupView& group : m_content.groups) {
            if (BoardScene::frontOf(group) != plate->part().id)
                continue;
            add(group.id);
            for (std::size_t i = 0; i < m_content.zones.size(); ++i) {
                const rules::ZoneView& zone = m_content.zones[i];
                if (zone.group != group.id)
                    continue;
                add(zone.id);
                for (const model::CardPlace& place : cards)
                    if (place.zone == static_cast<int>(i))
                        parts += model::partsFor(zone, place.card);
            }
        }
        plate->setParts(parts);
        plate->setLight(parts.isEmpty() ? TableItem::Light::None : TableItem::Light::Choice);
    }
}

void BoardView::light(const model::OpenChoice& open)
{
    const bool choosing = open.isOpen();
    const model::AnswerParts parts = choosing ? open.parts() : model::AnswerParts();
    const auto rest = choosing && !parts.isEmpty() ? TableItem::Light::Dim : TableItem::Light::None;
    const auto isOf = [](const TableItem* item, const model::AnswerParts& any) {
        return std::any_of(any.begin(), any.end(),
                           [item](const model::AnswerPart& each) { return item->parts().contains(each); });
    };
    // A part that is a card's does not light the zones, and the other way round.
    std::vector<model::CardPlace> cards;
    std::vector<model::CardPlace> picked;
    model::AnswerParts zones;
    for (const model::AnswerPart& each : parts) {
        const auto meant = open.cardsMeant(each, m_content.zones);
        cards.insert(cards.end(), meant.begin(), meant.end());
        if (meant.empty())
            zones << each;
    }
    if (choosing)
        for (const model::AnswerPart& each : open.picked()) {
            const auto meant = open.cardsMeant(each, m_content.zones);
            if (meant.empty())
                continue;
            // Of several such cards it is the one that was pointed at.
            const auto pointed =
                std::find_if(meant.begin(), meant.end(), [this](const model::CardPlace& place) {
                    return m_pointedAt.card == place.card &&
                           m_pointedAt.id == m_content.zones[static_cast<std::size_t>(place.zone)].id;
                });
            picked.push_back(pointed == meant.end() ? meant.front() : *pointed);
        }
    // A lane means the side of who is asked there, where a side is theirs.
    const auto isMeant = [&](const TableItem* ground, const rules::ZoneView& zone) {
        if (!isOf(ground, zones))
            return false;
        if (zone.group.empty() || zones.contains(model::AnswerPart(zone.id)) || open.seat().isEmpty())
            return true;
        const std::string asked = open.seat().toStdString();
        const auto isTheirs = [&](const rules::ZoneView& each) {
            return each.owner == asked || each.owner == m_content.partyOf(asked);
        };
        return isTheirs(zone) || std::none_of(m_content.zones.begin(), m_content.zones.end(),
                                              [&](const rules::ZoneView& other) {
                                                  return other.group == zone.group && isTheirs(other);
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
    for (const auto& [id, badge] : m_seatItems)
        badge->setLight(isOf(badge, zones) ? TableItem::Light::Choice : TableItem::Light::None);
    for (const auto& [id, face] : m_cardItems)
        face->setLight(rest);
    lightFronts(zones, cards);
    const auto set = [this](const std::vector<model::CardPlace>& places, TableItem::Light light) {
        for (const model::CardPlace& place : places) {
            const rules::ZoneView& zone = m_content.zones[static_cast<std::size_t>(place.zone)];
            const QString id = placeName(zone, static_cast<std::size_t>(place.card));
            for (const QString& each : {id, QStringLiteral("pile") + id})
                if (const auto face = m_cardItems.find(each); face != m_cardItems.end())
                    face->second->setLight(light);
        }
    };
    // Once somebody is chosen to act, going somewhere and striking somebody look different.
    const bool acts = !picked.empty();
    const auto isTile = [](const rules::ZoneView& zone) { return zone.shape == rules::ZoneShape::Tile; };
    for (const rules::ZoneView& zone : m_content.zones) {
        if (!isTile(zone))
            continue;
        if (const auto ground = m_zoneItems.find(QStringLiteral("zone:") + word(zone.id));
            ground != m_zoneItems.end())
            ground->second->setAim(acts && zone.cards.empty() ? TableItem::Aim::Go : TableItem::Aim::None);
        for (std::size_t card = 0; card < zone.cards.size(); ++card)
            if (const auto face = m_cardItems.find(placeName(zone, card)); face != m_cardItems.end())
                face->second->setAim(!acts ? TableItem::Aim::None
                                     : m_content.partyOf(zone.cards[card].owner) !=
                                             m_content.partyOf(open.seat().toStdString())
                                         ? TableItem::Aim::Strike
                                         : TableItem::Aim::Help);
    }
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

} // namespace views
