// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_match_model.h"

#include <algorithm>
#include <limits>

namespace model {

namespace {
constexpr int kStudyPageRows = 512;
} // namespace

StudyMatchModel::StudyMatchModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void StudyMatchModel::show(Database* database, const StoredStudy* study)
{
    beginResetModel();
    m_database = study == nullptr ? nullptr : database;
    m_rows = 0;
    m_first = -1;
    m_page.clear();
    m_arms.clear();
    if (m_database != nullptr) {
        m_study = study->id;
        for (const rules::bots::StudyArm& arm : study->study.plan.arms)
            m_arms << QString::fromStdString(arm.name);
        if (const auto count = StudyStore(*m_database).matchCount(m_study))
            m_rows = static_cast<int>(std::min<quint64>(*count, std::numeric_limits<int>::max()));
    }
    endResetModel();
}

void StudyMatchModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

std::optional<rules::bots::StudyRow> StudyMatchModel::match(int row) const
{
    if (m_database == nullptr || row < 0 || row >= m_rows)
        return std::nullopt;
    if (m_first < 0 || row < m_first || row >= m_first + static_cast<int>(m_page.size())) {
        m_first = row / kStudyPageRows * kStudyPageRows;
        m_page.clear();
        if (auto page =
                StudyStore(*m_database).matches(m_study, static_cast<quint64>(m_first), kStudyPageRows))
            m_page = std::move(page).value();
    }
    const auto place = static_cast<std::size_t>(row - m_first);
    return place < m_page.size() ? std::optional(m_page[place]) : std::nullopt;
}

int StudyMatchModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int StudyMatchModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(kColumns);
}

QVariant StudyMatchModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return index.column() == Arm || index.column() == Result
                   ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                   : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const auto row = match(index.row());
    if (!row)
        return {};
    switch (index.column()) {
    case Arm: return row->arm < m_arms.size() ? m_arms[row->arm] : QString();
    case Seed: return static_cast<qulonglong>(row->seed);
    case Seat: return row->seating + 1;
    case Result:
        return row->score == rules::bots::kWinScore ? tr("won") : row->score == 0 ? tr("lost") : tr("drawn");
    case Points: return tr("%1 to %2", "points of both sides").arg(row->points).arg(row->theirPoints);
    case Turns: return row->turns;
    default: return {};
    }
}

QVariant StudyMatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Arm: return tr("Deck");
    case Seed: return tr("Seed");
    case Seat: return tr("Seat");
    case Result: return tr("Result");
    case Points: return tr("Points");
    case Turns: return tr("Turns");
    default: return {};
    }
}

} // namespace model
