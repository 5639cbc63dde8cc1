// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/owner_edits.h"

#include <QAbstractTableModel>

namespace model {

/// Something that an owner can choose as the effect of a card.
struct EffectChoice
{
    QString json;   ///< as LibraryStore::correct takes it
    LocalText text; ///< keyword and sentences of all effects
};

/// The characters of the boxes that the owner has, to be compared with the printed cards one by one. Strength
/// and effects can be edited; every change is a step of OwnerEdits.
///
/// No rulebook says which character came in which box, so that one whose box nobody has given counts as
/// owned; so does every character as long as no box is owned.
class PrintedValuesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Strength, StrengthFrom, Effect, EffectFrom };
    static constexpr int kColumns = 5;
    enum Role { IdRole = Qt::UserRole, CheckedRole };

    explicit PrintedValuesModel(QObject* parent = nullptr);

    /// Null: none. Both outlive their use here.
    void setGame(LibraryStore* store, OwnerEdits* edits, const QString& game);
    void setLanguage(Language language);
    /// Reads everything anew.
    void read();
    /// Reads one card anew; all of them without a card, because boxes have changed.
    void refresh(const QString& card);

    [[nodiscard]] const CardRecord& record(int row) const { return m_records[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(const QString& card) const;

    /// How many strengths of these characters come from the owner: "17 of 42".
    [[nodiscard]] int checked() const;
    /// The same of effects.
    [[nodiscard]] int checkedEffects() const;
    /// How many are listed only because nobody has said which box they came in; 0 as long as no box is owned.
    [[nodiscard]] int unboxed() const;
    [[nodiscard]] bool isChecked(int row) const;
    /// The first unchecked one after this row, from the top again after the last; -1 if all are.
    [[nodiscard]] int nextUnchecked(int row) const;

    /// Every effect that a character of the game has, by its text.
    [[nodiscard]] std::vector<EffectChoice> effectChoices() const;

    /// Strengths from 0 to 20; false if it does not fit or cannot be written.
    bool setStrength(int row, int strength);
    /// The printed card has what is shown.
    bool confirm(int row);
    bool setEffects(int row, const QString& json);
    /// The owner's strength and effects go; what the program brings is shown again.
    void forget(int row);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void checkedChanged();

private:
    [[nodiscard]] bool isAskedFor(const CardRecord& record) const;
    [[nodiscard]] bool canWrite() const { return m_edits != nullptr && m_edits->canWrite(); }
    [[nodiscard]] QString shown(const CardRecord& record, int column) const;

    LibraryStore* m_store = nullptr;
    OwnerEdits* m_edits = nullptr;
    QString m_game;
    Language m_language = Language::English;
    std::vector<CardRecord> m_records;
    QStringList m_ownedBoxes;
};

} // namespace model
