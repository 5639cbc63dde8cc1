// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/box_check_model.h"

#include "model/games/game_cards.h"
#include "model/library/card_words.h"
#include "model/library/keywords.h"
#include "model/library/library_content.h"

#include <algorithm>

namespace model {

namespace {

/// Where the number of cards comes from; games state it last.
Provenance countFrom(const Card& card)
{
    return card.sources.empty() ? card.effectFrom : card.sources.back().from;
}

} // namespace

BoxCheckModel::BoxCheckModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

QStringList BoxCheckModel::games()
{
    QStringList found;
    for (const GameCards* game : allGameCards()) {
        const std::vector<Card> cards = builtInCards(game->id());
        if (std::any_of(cards.begin(), cards.end(),
                        [](const Card& card) { return card.figure(kCopies) != nullptr; }))
            found << game->id();
    }
    return found;
}

void BoxCheckModel::setGame(LibraryStore* store, OwnerEdits* edits, const QString& game)
{
    m_store = store;
    m_edits = edits;
    m_game = game;
    read();
}

void BoxCheckModel::setLanguage(Language language)
{
    if (m_language == language)
        return;
    m_language = language;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    Q_EMIT noted();
}

void BoxCheckModel::read()
{
    beginResetModel();
    m_rows.clear();
    m_others.clear();
    if (m_store != nullptr)
        if (auto records = m_store->records(m_game)) {
            // In the order of the files, which is that of the book.
            QHash<QString, qsizetype> places;
            for (const Card& card : builtInCards(m_game))
                places.insert(card.id, places.size());
            std::stable_sort(records->begin(), records->end(), [&](const CardRecord& a, const CardRecord& b) {
                return places.value(a.card.id, places.size()) < places.value(b.card.id, places.size());
            });
            for (CardRecord& record : *records)
                if (record.card.figure(kCopies) != nullptr)
                    m_rows.push_back({std::move(record), std::nullopt});
                else
                    m_others.push_back(std::move(record));
        }
    endResetModel();
    Q_EMIT noted();
}

int BoxCheckModel::rowOf(const QString& card) const
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(),
                                 [&](const Row& row) { return row.record.card.id == card; });
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

int BoxCheckModel::copies(int row) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return shown.noted.value_or(shown.record.card.figure(kCopies)->value);
}

bool BoxCheckModel::isChecked(int row) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return shown.noted || shown.record.layerOf(CardField::Effects) == Layer::Owner;
}

int BoxCheckModel::checked() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += isChecked(row) ? 1 : 0;
    return count;
}

int BoxCheckModel::total() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += copies(row);
    return count;
}

int BoxCheckModel::nextUnchecked(int row) const
{
    for (int step = 1; step <= rowCount(); ++step) {
        const int next = (row + step) % rowCount();
        if (!isChecked(next))
            return next;
    }
    return -1;
}

void BoxCheckModel::changed(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
    Q_EMIT noted();
}

bool BoxCheckModel::setCopies(int row, int copies)
{
    if (!canWrite() || row < 0 || row >= rowCount() || copies < 0 || copies > kMostCopies)
        return false;
    m_rows[static_cast<std::size_t>(row)].noted = copies;
    changed(row);
    return true;
}

bool BoxCheckModel::confirm(int row)
{
    return row >= 0 && row < rowCount() && setCopies(row, copies(row));
}

void BoxCheckModel::forget(int row)
{
    if (!canWrite() || row < 0 || row >= rowCount())
        return;
    Row& shown = m_rows[static_cast<std::size_t>(row)];
    if (shown.noted) {
        shown.noted.reset();
        changed(row);
        return;
    }
    if (shown.record.layerOf(CardField::Effects) != Layer::Owner)
        return;
    const QString id = shown.record.card.id;
    m_edits->correct(m_game, id, CardField::Effects, std::nullopt,
                     tr("number of %1").arg(shown.record.card.name.in(m_language)));
    if (auto record = m_store->record(m_game, id); record && *record)
        shown.record = std::move(**record);
    changed(row);
}

bool BoxCheckModel::hasNotes() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.noted.has_value(); });
}

QStringList BoxCheckModel::problems() const
{
    const GameCards* cards = gameCards(m_game);
    if (cards == nullptr || m_rows.empty())
        return {};
    std::vector<CardRecord> records = m_others;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        records.push_back(m_rows[i].record);
        if (m_rows[i].noted)
            records.back().effects = cards->withCopies(m_rows[i].record.effects, *m_rows[i].noted);
    }
    QStringList found;
    for (const rules::BothLanguages& problem : cards->gameOf(records)->cardIssues())
        found << QString::fromStdString(problem.in(m_language));
    return found;
}

bool BoxCheckModel::save()
{
    const GameCards* cards = gameCards(m_game);
    if (!canWrite() || cards == nullptr || !hasNotes() || !problems().isEmpty())
        return false;
    QUndoStack& steps = m_edits->undoStack();
    steps.beginMacro(tr("numbers of cards of %1").arg(gameName(m_game, m_language)));
    for (const Row& row : m_rows)
        if (row.noted)
            m_edits->correct(m_game, row.record.card.id, CardField::Effects,
                             cards->withCopies(row.record.effects, *row.noted),
                             tr("number of %1").arg(row.record.card.name.in(m_language)));
    steps.endMacro();
    read();
    return true;
}

int BoxCheckModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BoxCheckModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant BoxCheckModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Card& card = row.record.card;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name)
            return card.name.in(m_language);
        if (index.column() == Copies)
            return QString::number(copies(index.row()));
        if (row.noted)
            return tr("noted, not saved yet");
        return QStringLiteral("%1 %2").arg(QString(provenanceMark(countFrom(card))),
                                           CardWords::shortProvenance(countFrom(card)));
    case Qt::AccessibleTextRole:
        return tr("%1: %2 in the box").arg(card.name.in(m_language)).arg(copies(index.row()));
    case IdRole: return card.id;
    case CheckedRole: return isChecked(index.row());
    case Qt::TextAlignmentRole:
        return index.column() == Copies ? QVariant(Qt::AlignHCenter | Qt::AlignVCenter) : QVariant();
    default: return {};
    }
}

QVariant BoxCheckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Card");
    case Copies: return tr("In the box");
    default: break;
    }
    return tr("Source");
}

} // namespace model
