// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/owner_edits.h"

#include <QAbstractTableModel>

#include <optional>

namespace model {

/// Every kind of card of a game with the number that a box is assumed to hold, to be compared with one's own
/// box. Numbers are noted here until `save`, because a box is checked as a whole; then each becomes a step of
/// OwnerEdits.
class BoxCheckModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Copies, Source };
    static constexpr int kColumns = 3;
    static constexpr int kMostCopies = 9; ///< one keystroke enters a number
    enum Role { IdRole = Qt::UserRole, CheckedRole };

    explicit BoxCheckModel(QObject* parent = nullptr);

    /// Null: none. Both outlive their use here. What was noted is forgotten.
    void setGame(LibraryStore* store, OwnerEdits* edits, const QString& game);
    void setLanguage(Language language);
    /// Reads everything anew; what was noted is forgotten.
    void read();

    /// The games that have boxes to check, in their usual order.
    [[nodiscard]] static QStringList games();

    [[nodiscard]] int rowOf(const QString& card) const;
    [[nodiscard]] int copies(int row) const;
    /// Whether the owner has said or noted the number of this row.
    [[nodiscard]] bool isChecked(int row) const;
    [[nodiscard]] int checked() const;
    [[nodiscard]] int total() const; ///< cards of all rows
    /// The first unchecked one after this row, from the top again after the last; -1 if all are.
    [[nodiscard]] int nextUnchecked(int row) const;

    /// From 0 to kMostCopies; false if it does not fit or nothing can be written.
    bool setCopies(int row, int copies);
    /// The box holds as many as are shown.
    bool confirm(int row);
    /// Takes back what was noted or saved.
    void forget(int row);

    [[nodiscard]] bool hasNotes() const;
    /// Why no match could be played with these numbers, in the language of the model; empty if one could.
    [[nodiscard]] QStringList problems() const;
    /// Saves what was noted. False, and nothing is changed, as long as there are problems.
    bool save();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void noted(); ///< numbers, notes or rows are others

private:
    struct Row
    {
        CardRecord record;
        std::optional<int> noted;
    };
    [[nodiscard]] bool canWrite() const { return m_edits != nullptr && m_edits->canWrite(); }
    void changed(int row);

    LibraryStore* m_store = nullptr;
    OwnerEdits* m_edits = nullptr;
    QString m_game;
    Language m_language = Language::English;
    std::vector<Row> m_rows;
    std::vector<CardRecord> m_others; ///< cards without a number
};

} // namespace model
