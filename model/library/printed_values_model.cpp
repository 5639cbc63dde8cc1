// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/printed_values_model.h"

#include "model/library/card_words.h"
#include "model/library/content_limits.h"
#include "model/library/keywords.h"

#include <QCollator>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString effectsInWords(const Card& card, Language language)
{
    QStringList lines;
    for (const CardEffect& effect : card.effects)
        lines << u"%1: %2"_s.arg(effectLabel(effect, language), effect.text.in(language));
    return lines.join(u' ');
}

} // namespace

PrintedValuesModel::PrintedValuesModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void PrintedValuesModel::setGame(LibraryStore* store, OwnerEdits* edits, const QString& game)
{
    m_store = store;
    m_edits = edits;
    m_game = game;
    read();
}

void PrintedValuesModel::setLanguage(Language language)
{
    if (m_language == language)
        return;
    m_language = language;
    read();
}

void PrintedValuesModel::read()
{
    beginResetModel();
    m_records.clear();
    m_ownedBoxes.clear();
    if (m_store != nullptr) {
        if (const auto boxes = m_store->boxes(m_game)) {
            for (const GameBox& box : *boxes) {
                if (box.owned)
                    m_ownedBoxes << box.id;
            }
        }
        if (auto records = m_store->records(m_game))
            m_records = std::move(records).value();
        std::erase_if(m_records, [this](const CardRecord& record) { return !isAskedFor(record); });
        QCollator collator(localeFor(m_language));
        std::stable_sort(m_records.begin(), m_records.end(), [&](const CardRecord& a, const CardRecord& b) {
            return collator.compare(a.card.name.in(m_language), b.card.name.in(m_language)) < 0;
        });
    }
    endResetModel();
    Q_EMIT checkedChanged();
}

bool PrintedValuesModel::isAskedFor(const CardRecord& record) const
{
    return record.card.kind == CardKind::Character && record.home != Layer::Owner &&
           (m_ownedBoxes.isEmpty() || record.box.isEmpty() || m_ownedBoxes.contains(record.box));
}

void PrintedValuesModel::refresh(const QString& card)
{
    const int row = rowOf(card);
    if (card.isEmpty() || row < 0 || m_store == nullptr) {
        read();
        return;
    }
    auto record = m_store->record(m_game, card);
    if (!record || !*record)
        return;
    if (isAskedFor(**record)) {
        m_records[static_cast<std::size_t>(row)] = std::move(**record);
        Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
    } else {
        beginRemoveRows({}, row, row);
        m_records.erase(m_records.begin() + row);
        endRemoveRows();
    }
    Q_EMIT checkedChanged();
}

int PrintedValuesModel::rowOf(const QString& card) const
{
    const auto at = std::find_if(m_records.begin(), m_records.end(),
                                 [&](const CardRecord& record) { return record.card.id == card; });
    return at == m_records.end() ? -1 : static_cast<int>(at - m_records.begin());
}

bool PrintedValuesModel::isChecked(int row) const
{
    return record(row).layerOf(CardField::Strength) == Layer::Owner;
}

int PrintedValuesModel::checked() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += isChecked(row) ? 1 : 0;
    return count;
}

int PrintedValuesModel::checkedEffects() const
{
    return static_cast<int>(std::count_if(m_records.begin(), m_records.end(), [](const CardRecord& each) {
        return each.layerOf(CardField::Effects) == Layer::Owner;
    }));
}

int PrintedValuesModel::unboxed() const
{
    if (m_ownedBoxes.isEmpty())
        return 0;
    return static_cast<int>(std::count_if(m_records.begin(), m_records.end(),
                                          [](const CardRecord& each) { return each.box.isEmpty(); }));
}

int PrintedValuesModel::nextUnchecked(int row) const
{
    for (int step = 1; step <= rowCount(); ++step) {
        const int next = (row + step) % rowCount();
        if (!isChecked(next))
            return next;
    }
    return -1;
}

std::vector<EffectChoice> PrintedValuesModel::effectChoices() const
{
    std::vector<EffectChoice> choices;
    for (const CardRecord& record : m_records) {
        // A text of somebody's own says nothing about the effect behind it.
        if (record.card.effects.empty() ||
            std::any_of(choices.begin(), choices.end(),
                        [&](const EffectChoice& each) { return each.json == record.effects; }))
            continue;
        choices.push_back({record.effects,
                           {effectsInWords(record.card, Language::English),
                            effectsInWords(record.card, Language::German)}});
    }
    std::sort(choices.begin(), choices.end(), [this](const EffectChoice& a, const EffectChoice& b) {
        return a.text.in(m_language) < b.text.in(m_language);
    });
    return choices;
}

bool PrintedValuesModel::setStrength(int row, int strength)
{
    if (!canWrite() || row < 0 || row >= rowCount() || strength < 0 || strength > kMostStrength)
        return false;
    const Card& card = record(row).card;
    const QString id = card.id;
    if (isChecked(row) && card.strength == strength)
        return true;
    m_edits->correct(m_game, id, CardField::Strength, QString::number(strength),
                     tr("%1’s strength").arg(card.name.in(m_language)));
    return true;
}

bool PrintedValuesModel::confirm(int row)
{
    return row >= 0 && row < rowCount() && setStrength(row, record(row).card.strength);
}

bool PrintedValuesModel::setEffects(int row, const QString& json)
{
    if (!canWrite() || row < 0 || row >= rowCount())
        return false;
    const CardRecord& shownNow = record(row);
    if (shownNow.layerOf(CardField::Effects) == Layer::Owner && shownNow.effects == json)
        return true;
    const QString id = shownNow.card.id;
    m_edits->correct(m_game, id, CardField::Effects, json,
                     tr("%1’s effect").arg(shownNow.card.name.in(m_language)));
    return true;
}

void PrintedValuesModel::forget(int row)
{
    if (!canWrite() || row < 0 || row >= rowCount())
        return;
    const CardRecord shownNow = record(row);
    const QString name = shownNow.card.name.in(m_language);
    for (const auto& [field, step] : {std::pair(CardField::Strength, tr("%1’s strength")),
                                      std::pair(CardField::Effects, tr("%1’s effect"))}) {
        if (shownNow.layerOf(field) == Layer::Owner)
            m_edits->correct(m_game, shownNow.card.id, field, std::nullopt, step.arg(name));
    }
}

int PrintedValuesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int PrintedValuesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString PrintedValuesModel::shown(const CardRecord& record, int column) const
{
    const Card& card = record.card;
    const auto source = [](Provenance from) {
        return u"%1 %2"_s.arg(QString(provenanceMark(from)), CardWords::shortProvenance(from));
    };
    switch (column) {
    case Name: return card.name.in(m_language);
    case Strength: return QString::number(card.strength);
    case StrengthFrom: return source(card.strengthFrom);
    case Effect: return effectsInWords(card, m_language);
    default: break;
    }
    return source(card.effectFrom);
}

QVariant PrintedValuesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CardRecord& shownNow = record(index.row());
    switch (role) {
    case Qt::DisplayRole: return shown(shownNow, index.column());
    case Qt::EditRole: return index.column() == Effect ? shownNow.effects : shown(shownNow, index.column());
    case Qt::ToolTipRole:
        return index.column() == Effect
                   ? QVariant(shown(shownNow, Effect) + u'\n' + shown(shownNow, EffectFrom))
                   : QVariant();
    case IdRole: return shownNow.card.id;
    case CheckedRole: return isChecked(index.row());
    case Qt::TextAlignmentRole:
        return index.column() == Strength ? QVariant(Qt::AlignHCenter | Qt::AlignVCenter) : QVariant();
    default: return {};
    }
}

bool PrintedValuesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    if (index.column() == Strength) {
        bool ok = false;
        const int strength = value.toInt(&ok);
        return ok && setStrength(index.row(), strength);
    }
    return index.column() == Effect && setEffects(index.row(), value.toString());
}

Qt::ItemFlags PrintedValuesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && canWrite() && (index.column() == Strength || index.column() == Effect))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant PrintedValuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Character");
    case Strength: return tr("Strength");
    case Effect: return tr("Effect");
    default: break;
    }
    return tr("Source");
}

} // namespace model
