// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_store.h"
#include "model/search/found_cards.h"

#include <QAbstractTableModel>
#include <QCache>

namespace model {

enum class CardColumn { Name, OtherName, Strength, Type, Text, Box, Owned, Source };
inline constexpr int kCardColumns = 8;

/// The cards that a search has found, one a row, in its order. There may be tens of thousands: a row is read
/// from the library when it is shown, together with its neighbours, and only the last ones are kept. The
/// first column stands for the whole card; tool tips and screen readers get it in words.
class CardTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, GameRole };

    explicit CardTableModel(QObject* parent = nullptr);

    /// The store must outlive its use here; null: there are no cards.
    void setStore(LibraryStore* store);
    /// Rows stay what they are where the same cards come in the same order.
    void setCards(const FoundCards& cards);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

    /// Reads the card anew when it is shown next.
    void forget(const QString& game, const QString& id);

    /// A card that has gone since it was found has its id for a name.
    [[nodiscard]] const CardRecord& record(int row) const;
    [[nodiscard]] int copies(int row) const;
    /// -1 if it is not among them.
    [[nodiscard]] int rowOf(const QString& game, const QString& id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// How many cards are in memory at most.
    static constexpr int kPage = 64;
    static constexpr int kPagesKept = 16;

private:
    using Page = std::vector<CardRecord>;

    [[nodiscard]] const Page& page(int number) const;
    [[nodiscard]] QString shown(const CardRecord& record, int row, CardColumn column) const;

    LibraryStore* m_store = nullptr;
    FoundCards m_cards;
    Language m_language = Language::English;
    mutable QCache<int, Page> m_pages;
    mutable QHash<QString, QHash<QString, int>> m_owned; ///< by game, then card
    mutable QHash<QString, LocalText> m_boxes;           ///< names by "game/box"
};

} // namespace model
