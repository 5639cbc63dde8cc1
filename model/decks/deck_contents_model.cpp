// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_contents_model.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/library/card_words.h"
#include "model/library/keywords.h"
#include "model/play/variant_card.h"

#include <QCollator>
#include <QMimeData>
#include <QSet>

#include <algorithm>

namespace model {

DeckContentsModel::DeckContentsModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void DeckContentsModel::setDirectory(const CardDirectory* cards)
{
    m_cards = cards;
    beginResetModel();
    m_rows = rows();
    endResetModel();
}

void DeckContentsModel::setDeck(const Deck& deck)
{
    m_deck = deck;
    m_second.reset();
    refresh();
}

void DeckContentsModel::setDecks(const Deck& first, const Deck& second)
{
    m_deck = first;
    m_second = second;
    refresh();
}

void DeckContentsModel::setGrouping(DeckGrouping grouping)
{
    m_grouping = grouping;
    refresh();
}

void DeckContentsModel::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

std::pair<QString, QString> DeckContentsModel::groupOf(const QString& id) const
{
    const DirectoryCard* known = m_cards != nullptr ? m_cards->find(id) : nullptr;
    if (m_grouping == DeckGrouping::None)
        return {};
    if (known == nullptr)
        return {QStringLiteral("~"), tr("Not in your library")};
    switch (m_grouping) {
    case DeckGrouping::None: return {};
    case DeckGrouping::Strength:
        return {QStringLiteral("%1").arg(known->card.cornerValue(), 4, 10, QLatin1Char('0')),
                known->card.figures.empty()
                    ? tr("Strength %1").arg(known->card.strength)
                    : known->card.figures.front().name.in(m_language) + u' ' + known->card.cornerNumber()};
    case DeckGrouping::Tag:
        return known->tags.isEmpty() ? std::pair(QStringLiteral("}"), tr("No tag"))
                                     : std::pair(known->tags.front(), known->tags.front());
    case DeckGrouping::Type: break;
    }
    if (known->card.effects.empty())
        return {QStringLiteral("}"), tr("No effect")};
    const EffectType type = known->card.effects.front().type;
    return {QString::number(static_cast<int>(type)), keyword(type, m_language)};
}

std::vector<DeckContentsModel::Row> DeckContentsModel::rows() const
{
    std::vector<Row> cards;
    std::vector<std::pair<QString, QString>> groups; ///< parallel to cards
    const auto add = [&](const DeckCard& each, int owner) {
        const auto known =
            std::find_if(cards.begin(), cards.end(), [&](const Row& row) { return row.card == each.card; });
        if (known != cards.end()) {
            known->copies += each.copies;
            known->owner = 2;
            return;
        }
        const QString name =
            m_cards != nullptr ? m_cards->nameOf(each.card, m_language, each.name) : each.card;
        cards.push_back({{}, name, each.card, each.copies, owner});
        groups.push_back(groupOf(each.card));
    };
    for (const DeckCard& each : m_deck.cards)
        add(each, 0);
    if (m_second)
        for (const DeckCard& each : m_second->cards)
            add(each, 1);

    QCollator collator(localeFor(m_language));
    std::vector<std::size_t> order(cards.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        if (groups[a].first != groups[b].first)
            return groups[a].first < groups[b].first;
        const int byName = collator.compare(cards[a].title, cards[b].title);
        return byName != 0 ? byName < 0 : cards[a].card < cards[b].card;
    });

    std::vector<Row> result;
    QString group;
    qsizetype heading = -1;
    for (const std::size_t i : order) {
        if (m_grouping != DeckGrouping::None && (heading < 0 || group != groups[i].first)) {
            group = groups[i].first;
            heading = static_cast<qsizetype>(result.size());
            result.push_back({u'g' + group, groups[i].second, {}, 0, 0});
        }
        if (heading >= 0)
            result[static_cast<std::size_t>(heading)].copies += cards[i].copies;
        cards[i].key = u'c' + group + u'/' + cards[i].card;
        result.push_back(std::move(cards[i]));
    }
    for (const FieldCards& field : fieldCards(m_deck)) {
        result.push_back({u'f' + field.key,
                          QString::fromStdString(field.field->name.in(m_language)),
                          {},
                          static_cast<int>(field.cards.size()),
                          0});
        int number = 0;
        for (const QString& card : field.cards) {
            const QString name = m_cards != nullptr ? m_cards->nameOf(card, m_language) : card;
            result.push_back(
                {QStringLiteral("f%1%2/%3").arg(field.key).arg(++number).arg(card), name, card, 1, 0});
        }
    }
    return result;
}

void DeckContentsModel::refresh()
{
    show(rows());
}

void DeckContentsModel::show(std::vector<Row> wanted)
{
    QSet<QString> staying;
    for (const Row& row : wanted)
        staying.insert(row.key);
    for (auto row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row)
        if (!staying.contains(m_rows[static_cast<std::size_t>(row)].key)) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    std::size_t next = 0;
    for (const Row& row : wanted)
        if (next < m_rows.size() && m_rows[next].key == row.key)
            ++next;
    if (next != m_rows.size()) {
        // The order of what stays has changed.
        beginResetModel();
        m_rows = std::move(wanted);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const int row = static_cast<int>(i);
        if (i >= m_rows.size() || m_rows[i].key != wanted[i].key) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, wanted[i]);
            endInsertRows();
        } else if (!(m_rows[i] == wanted[i])) {
            m_rows[i] = wanted[i];
            Q_EMIT dataChanged(index(row), index(row));
        }
    }
}

const Card* DeckContentsModel::card(const QModelIndex& index) const
{
    if (!index.isValid() || m_cards == nullptr)
        return nullptr;
    const DirectoryCard* found = m_cards->find(m_rows[static_cast<std::size_t>(index.row())].card);
    return found != nullptr ? &found->card : nullptr;
}

int DeckContentsModel::rowOf(const QString& card) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row& row) { return !card.isEmpty() && row.card == card; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int DeckContentsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DeckContentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool heading = row.card.isEmpty();
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case HeadingRole: return heading;
    case CardRole: return row.card;
    case CopiesRole: return row.copies;
    case UnknownRole: return !heading && (m_cards == nullptr || m_cards->find(row.card) == nullptr);
    case OwnerRole: return row.owner;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        const Card* shown = card(index);
        return shown != nullptr ? cardInWords(cardIn(m_deck.variant, *shown), m_language) : QString();
    }
    case Qt::AccessibleTextRole:
        return heading ? tr("%1, %n card(s)", nullptr, row.copies).arg(row.title)
                       : DeckWords::copies(row.copies, row.title);
    default: return {};
    }
}

Qt::ItemFlags DeckContentsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    if (m_rows[static_cast<std::size_t>(index.row())].card.isEmpty())
        return Qt::ItemIsEnabled | Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled |
           Qt::ItemNeverHasChildren;
}

QStringList DeckContentsModel::mimeTypes() const
{
    return {QString(kCardsMime)};
}

QMimeData* DeckContentsModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList cards;
    for (const QModelIndex& index : indexes)
        cards << index.data(CardRole).toString();
    return mimeDataOf(cards);
}

bool DeckContentsModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                        const QModelIndex&) const
{
    return data->hasFormat(QString(kCardsMime));
}

bool DeckContentsModel::dropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&)
{
    const QStringList cards = cardsOf(*data);
    if (!cards.isEmpty())
        Q_EMIT cardsDropped(cards);
    return !cards.isEmpty();
}

QStringList cardsOf(const QMimeData& data)
{
    return QString::fromUtf8(data.data(QString(DeckContentsModel::kCardsMime)))
        .split(u'\n', Qt::SkipEmptyParts);
}

QMimeData* mimeDataOf(const QStringList& cards)
{
    auto* data = new QMimeData;
    data->setData(QString(DeckContentsModel::kCardsMime), cards.join(u'\n').toUtf8());
    return data;
}

} // namespace model
