// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/collection_model.h"

#include "model/decks/deck_contents_model.h"
#include "model/decks/deck_rules_file.h"
#include "model/library/card_words.h"
#include "model/library/folded.h"
#include "model/library/keywords.h"
#include "model/play/variant_card.h"

#include <QCollator>
#include <QMimeData>

#include <algorithm>

namespace model {

namespace {

QString searchableOf(const DirectoryCard& each)
{
    QStringList texts =
        QStringList{each.card.id, each.card.name.en, each.card.name.de} + each.card.otherNames + each.tags;
    for (const CardEffect& effect : each.card.effects)
        for (const Language language : kLanguages)
            texts << effectLabel(effect, language) << effect.text.in(language);
    return searchable(texts);
}

int typeOf(const Card& card)
{
    return card.effects.empty() ? 99 : static_cast<int>(card.effects.front().type);
}

} // namespace

CollectionModel::CollectionModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void CollectionModel::setDirectory(const CardDirectory* cards)
{
    m_cards = cards;
    m_searchable.clear();
    if (m_cards != nullptr)
        for (const DirectoryCard& each : m_cards->cards())
            m_searchable.push_back(searchableOf(each));
    refresh();
}

void CollectionModel::setDeck(const Deck& deck)
{
    QHash<QString, int> inDeck;
    for (const DeckCard& card : deck.cards)
        inDeck.insert(card.card, card.copies);
    for (const FieldCards& field : fieldCards(deck))
        for (const QString& card : field.cards)
            ++inDeck[card];
    const QHash<QString, int> before = std::exchange(m_inDeck, inDeck);
    const bool isOtherVariant = std::exchange(m_variant, deck.variant) != deck.variant;
    for (int row = 0; row < rowCount(); ++row) {
        const QString id = card(index(row)).id;
        if (isOtherVariant || before.value(id) != m_inDeck.value(id))
            Q_EMIT dataChanged(index(row), index(row));
    }
}

void CollectionModel::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void CollectionModel::setTyped(const QString& typed)
{
    m_typed = typed;
    refresh();
}

void CollectionModel::setType(std::optional<EffectType> type)
{
    m_type = type;
    refresh();
}

void CollectionModel::setField(const QString& field)
{
    m_field = field;
    refresh();
}

void CollectionModel::setOwnedOnly(bool owned)
{
    m_ownedOnly = owned;
    refresh();
}

void CollectionModel::setOrder(CollectionOrder order)
{
    m_order = order;
    refresh();
}

bool CollectionModel::fits(std::size_t at) const
{
    const DirectoryCard& each = m_cards->cards()[at];
    const auto& effects = each.card.effects;
    const bool hasType =
        !m_type || std::any_of(effects.begin(), effects.end(),
                               [this](const CardEffect& effect) { return effect.type == *m_type; });
    const rules::decks::Field* field = fieldForCard(each.card);
    const bool isHere = field == nullptr ? m_field.isEmpty() : field->key == m_field.toStdString();
    return isHere && hasType && (!m_ownedOnly || each.owned > 0) && foundIn(m_searchable[at], m_typed);
}

void CollectionModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    const std::size_t count = m_cards != nullptr ? m_cards->cards().size() : 0;
    for (std::size_t i = 0; i < count; ++i)
        if (fits(i))
            m_rows.push_back(i);
    const QCollator collator(localeFor(m_language));
    std::sort(m_rows.begin(), m_rows.end(), [&](std::size_t a, std::size_t b) {
        const Card& left = m_cards->cards()[a].card;
        const Card& right = m_cards->cards()[b].card;
        if (m_order == CollectionOrder::Strength && left.cornerValue() != right.cornerValue())
            return left.cornerValue() > right.cornerValue();
        if (m_order == CollectionOrder::Type && typeOf(left) != typeOf(right))
            return typeOf(left) < typeOf(right);
        return collator.compare(left.name.in(m_language), right.name.in(m_language)) < 0;
    });
    endResetModel();
}

const Card& CollectionModel::card(const QModelIndex& index) const
{
    return m_cards->cards()[m_rows[static_cast<std::size_t>(index.row())]].card;
}

QString CollectionModel::inWords(const Card& card) const
{
    return cardInWords(cardIn(m_variant, card), m_language);
}

int CollectionModel::rowOf(const QString& id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (card(index(row)).id == id)
            return row;
    return -1;
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DirectoryCard& each = m_cards->cards()[m_rows[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case Qt::DisplayRole: return each.card.name.in(m_language);
    case CardRole: return each.card.id;
    case InDeckRole: return m_inDeck.value(each.card.id);
    case OwnedRole: return m_cards->pool().ownedKnown() ? each.owned : -1;
    case Qt::ToolTipRole: return inWords(each.card);
    case Qt::AccessibleTextRole: {
        const int copies = m_inDeck.value(each.card.id);
        return copies == 0 ? each.card.name.in(m_language)
                           : tr("%1, %n in the deck", nullptr, copies).arg(each.card.name.in(m_language));
    }
    case Qt::AccessibleDescriptionRole: return inWords(each.card);
    default: return {};
    }
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList CollectionModel::mimeTypes() const
{
    return {QString(DeckContentsModel::kCardsMime)};
}

QMimeData* CollectionModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList cards;
    for (const QModelIndex& index : indexes)
        cards << index.data(CardRole).toString();
    return mimeDataOf(cards);
}

} // namespace model
