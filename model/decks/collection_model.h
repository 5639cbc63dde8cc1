// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"

#include <QAbstractListModel>

namespace model {

enum class CollectionOrder { Name, Strength, Type };

/// The cards that a deck can be made of, with how many are in it: what fits what is typed (names, keywords
/// and texts of both languages), in an order.
class CollectionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CardRole = Qt::UserRole, ///< id
        InDeckRole,              ///< copies
        OwnedRole,               ///< copies, -1 where the owner has said nothing
    };

    explicit CollectionModel(QObject* parent = nullptr);

    /// The directory must outlive this.
    void setDirectory(const CardDirectory* cards);
    void setDeck(const Deck& deck);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }
    void setTyped(const QString& typed);
    void setType(std::optional<EffectType> type);
    void setField(const QString& field); ///< cards of a field of the deck; empty: those of the deck itself
    void setOwnedOnly(bool owned);
    void setOrder(CollectionOrder order);

    [[nodiscard]] const Card& card(const QModelIndex& index) const;
    [[nodiscard]] int rowOf(const QString& card) const; ///< -1 if it is filtered out

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// Takes nothing: the collection stays what it is.
    bool dropMimeData(const QMimeData*, Qt::DropAction, int, int, const QModelIndex&) override
    {
        return false;
    }

private:
    void refresh();
    [[nodiscard]] bool fits(std::size_t card) const;
    [[nodiscard]] QString inWords(const Card& card) const;

    const CardDirectory* m_cards = nullptr;
    std::vector<QString> m_searchable; ///< parallel to the directory
    std::vector<std::size_t> m_rows;   ///< places in the directory
    QHash<QString, int> m_inDeck;
    QString m_variant; ///< of the deck: cards have the text that it gives them
    Language m_language = Language::English;
    QString m_typed;
    std::optional<EffectType> m_type;
    QString m_field;
    bool m_ownedOnly = false;
    CollectionOrder m_order = CollectionOrder::Name;
};

} // namespace model
