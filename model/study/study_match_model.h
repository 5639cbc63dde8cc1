// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/study/study_store.h"

#include <QAbstractTableModel>

namespace model {

/// The stored matches of one study as rows: deck, seed, seat, result, points and turns. Reads only the pages
/// that are looked at, so any number of matches is browsed at once.
class StudyMatchModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Arm, Seed, Seat, Result, Points, Turns, kColumns };

    explicit StudyMatchModel(QObject* parent = nullptr);

    /// The matches of a study as they are now; none for a null database or a study that is not there. The
    /// database must outlive the next call.
    void show(Database* database, const StoredStudy* study);
    /// The texts have changed their language.
    void retranslate();
    /// Nothing if the row cannot be read any more.
    [[nodiscard]] std::optional<rules::bots::StudyRow> match(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Database* m_database = nullptr;
    QString m_study;
    QStringList m_arms;
    int m_rows = 0;
    mutable int m_first = -1; ///< row of the first match in m_page
    mutable std::vector<rules::bots::StudyRow> m_page;
};

} // namespace model
