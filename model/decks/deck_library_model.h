// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_store.h"
#include "model/language/language.h"

#include <QAbstractListModel>
#include <QCollator>
#include <QSortFilterProxyModel>

#include <functional>

namespace model {

/// Decks as rows, in the order they were given.
class DeckLibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        SearchRole, ///< name and tags, made ready for foundIn()
        FaultsRole, ///< how many rules the deck breaks; not valid where that is not known
    };

    using Faults = std::function<std::optional<int>(const DeckSummary&)>;

    explicit DeckLibraryModel(QObject* parent = nullptr);

    /// Who tells how many rules a deck breaks; asked only for rows that are looked at.
    void setFaults(Faults faults) { m_faults = std::move(faults); }
    /// The cards have changed, and with them perhaps what is legal.
    void checkAgain();
    void setDecks(std::vector<DeckSummary> decks);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const DeckSummary& deck(int row) const { return m_decks[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(const QString& id) const; ///< -1 if there is none
    [[nodiscard]] QStringList allTags() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<DeckSummary> m_decks;
    Language m_language = Language::English;
    Faults m_faults;
};

enum class DeckOrder { Changed, Name, Variant, Cards };

/// The decks that fit what is typed and chosen, in an order.
class DeckFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit DeckFilterModel(DeckLibraryModel& decks, QObject* parent = nullptr);

    void setTyped(const QString& typed);
    void setTag(const QString& tag); ///< empty: any
    void setOrder(DeckOrder order);

    [[nodiscard]] const DeckSummary& deck(const QModelIndex& index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    DeckLibraryModel& m_decks;
    QCollator m_collator;
    QString m_typed;
    QString m_tag;
    DeckOrder m_order = DeckOrder::Changed;
};

} // namespace model
