// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_table_model.h"

#include "model/library/card_words.h"
#include "model/library/keywords.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

CardTableModel::CardTableModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_pages(kPagesKept)
{}

void CardTableModel::setStore(LibraryStore* store)
{
    beginResetModel();
    m_store = store;
    m_cards = {};
    m_pages.clear();
    m_owned.clear();
    m_boxes.clear();
    endResetModel();
}

void CardTableModel::setCards(const FoundCards& cards)
{
    bool same = cards.size() == m_cards.size();
    for (qsizetype i = 0; same && i < cards.size(); ++i)
        same = cards.at(i) == m_cards.at(i) && cards.gameAt(i) == m_cards.gameAt(i);
    if (same) {
        m_cards = cards;
        return;
    }
    beginResetModel();
    m_cards = cards;
    m_pages.clear();
    m_owned.clear();
    m_boxes.clear();
    endResetModel();
}

void CardTableModel::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kCardColumns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kCardColumns - 1));
}

void CardTableModel::forget(const QString& game, const QString& id)
{
    m_owned.remove(game);
    const int row = rowOf(game, id);
    if (row < 0)
        return;
    m_pages.remove(row / kPage);
    Q_EMIT dataChanged(index(row, 0), index(row, kCardColumns - 1));
}

const CardTableModel::Page& CardTableModel::page(int number) const
{
    if (const Page* known = m_pages.object(number))
        return *known;
    const int begin = number * kPage;
    const int end = std::min(begin + kPage, rowCount());
    QHash<QString, QStringList> wanted; // ids by game
    for (int row = begin; row < end; ++row)
        wanted[m_cards.gameAt(row)] << m_cards.at(row);
    QHash<QString, CardRecord> read; // by "game/id"
    for (auto it = wanted.cbegin(); m_store != nullptr && it != wanted.cend(); ++it) {
        auto records = m_store->records(it.key(), it.value());
        if (!records)
            continue;
        for (const CardRecord& record : *records)
            read.insert(it.key() + u'/' + record.card.id, record);
    }
    auto* page = new Page;
    for (int row = begin; row < end; ++row) {
        CardRecord record = read.value(m_cards.gameAt(row) + u'/' + m_cards.at(row));
        if (record.card.id.isEmpty()) {
            record.game = m_cards.gameAt(row);
            record.card.id = m_cards.at(row);
            record.card.name = {record.card.id, record.card.id};
        }
        page->push_back(std::move(record));
    }
    m_pages.insert(number, page);
    return *page;
}

const CardRecord& CardTableModel::record(int row) const
{
    return page(row / kPage)[static_cast<std::size_t>(row % kPage)];
}

int CardTableModel::copies(int row) const
{
    const QString& game = m_cards.gameAt(row);
    if (!m_owned.contains(game) && m_store != nullptr) {
        const auto owned = m_store->owned(game);
        m_owned.insert(game, owned ? *owned : QHash<QString, int>());
    }
    return m_owned.value(game).value(m_cards.at(row));
}

int CardTableModel::rowOf(const QString& game, const QString& id) const
{
    return static_cast<int>(m_cards.placeOf(game, id));
}

int CardTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int CardTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kCardColumns;
}

QVariant CardTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const auto column = static_cast<CardColumn>(index.column());
    switch (role) {
    case IdRole: return m_cards.at(row);
    case GameRole: return m_cards.gameAt(row);
    case Qt::DisplayRole: return shown(record(row), row, column);
    case Qt::ToolTipRole: return cardInWords(record(row).card, m_language);
    case Qt::AccessibleTextRole:
        return column == CardColumn::Name ? cardInWords(record(row).card, m_language)
                                          : shown(record(row), row, column);
    case Qt::TextAlignmentRole:
        if (column == CardColumn::Strength || column == CardColumn::Owned)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    default: return {};
    }
}

QString CardTableModel::shown(const CardRecord& record, int row, CardColumn column) const
{
    const Card& card = record.card;
    switch (column) {
    case CardColumn::Name: return card.name.in(m_language);
    case CardColumn::OtherName: return card.name.in(otherLanguage(m_language));
    case CardColumn::Strength: return card.hasStrength() ? QString::number(card.strength) : QString();
    case CardColumn::Type: {
        QStringList types;
        for (const CardEffect& effect : card.effects)
            types << effectLabel(effect, m_language);
        return types.join(u", "_s);
    }
    case CardColumn::Text: {
        QStringList texts;
        if (!card.figures.empty())
            texts << card.figuresText(m_language) + u'.';
        for (const CardEffect& effect : card.effects)
            texts << effect.text.in(m_language);
        return texts.join(u' ');
    }
    case CardColumn::Box: {
        if (record.box.isEmpty())
            return {};
        const QString key = record.game + u'/' + record.box;
        if (!m_boxes.contains(key) && m_store != nullptr) {
            const auto boxes = m_store->boxes(record.game);
            for (const GameBox& box : boxes ? *boxes : std::vector<GameBox>())
                m_boxes.insert(record.game + u'/' + box.id, box.name);
        }
        const LocalText name = m_boxes.value(key);
        return name.en.isEmpty() ? record.box : name.in(m_language);
    }
    case CardColumn::Owned: {
        const int count = copies(row);
        return count == 0 ? QString() : QString::number(count);
    }
    case CardColumn::Source: break;
    }
    const Provenance from = provenanceOf(card);
    return u"%1 %2"_s.arg(provenanceMark(from)).arg(CardWords::shortProvenance(from));
}

QVariant CardTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<CardColumn>(section)) {
    case CardColumn::Name: return tr("Name");
    case CardColumn::OtherName:
        return m_language == Language::German ? tr("English name") : tr("German name");
    case CardColumn::Strength: return tr("Strength");
    case CardColumn::Type: return tr("Effect");
    case CardColumn::Text: return tr("Text");
    case CardColumn::Box: return tr("Box");
    case CardColumn::Owned: return tr("Owned");
    case CardColumn::Source: return tr("Source");
    }
    return {};
}

} // namespace model
