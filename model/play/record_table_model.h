// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/play/match_records.h"

#include <QAbstractTableModel>

namespace model {

/// Counted matches as rows: game, variant, difficulty, players, help, matches, won, and the share of wins
/// with its 95 % interval.
class RecordTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Game, Variant, Difficulty, Players, Help, Matches, Won, Chance, kColumns };

    explicit RecordTableModel(QObject* parent = nullptr);

    void setRows(std::vector<RecordRow> rows);
    void setLanguage(Language language);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const RecordRow& row, int column) const;

    std::vector<RecordRow> m_rows;
    Language m_language = Language::English;
};

} // namespace model
