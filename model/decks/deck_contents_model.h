// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"

#include <QAbstractListModel>

namespace model {

enum class DeckGrouping { None, Type, Strength, Tag };

/// The cards of a deck as rows, by group and then by name; each group begins with a heading, which cannot be
/// chosen. The cards of fields stand at the end. An edit changes only the rows that it touches, so that what
/// is selected stays selected. Dropping cards onto it asks for them to be added.
class DeckContentsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< whether the row is a heading
        CardRole,                   ///< id
        CopiesRole,                 ///< of a card, or of all cards of a group
        UnknownRole,                ///< the card is not in the library
        OwnerRole,                  ///< 0, or 1 for a card of the second deck, 2 for both
    };

    /// The format of dragged cards: ids, one a line.
    static constexpr QLatin1String kCardsMime{"application/x-castellan-cards"};

    explicit DeckContentsModel(QObject* parent = nullptr);

    /// The directory must outlive this.
    void setDirectory(const CardDirectory* cards);
    void setDeck(const Deck& deck);
    /// Shows the cards of two decks together.
    void setDecks(const Deck& first, const Deck& second);
    void setGrouping(DeckGrouping grouping);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

    /// The card of a row; null for headings and cards that are not in the library.
    [[nodiscard]] const Card* card(const QModelIndex& index) const;
    /// Row of a card, -1 if it is not in.
    [[nodiscard]] int rowOf(const QString& card) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void cardsDropped(const QStringList& cards);

private:
    struct Row
    {
        QString key; ///< tells rows apart: group, and card
        QString title;
        QString card; ///< empty: a heading
        int copies = 0;
        int owner = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };

    void refresh();
    void show(std::vector<Row> rows);
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] std::pair<QString, QString> groupOf(const QString& card) const; ///< sort key and title

    const CardDirectory* m_cards = nullptr;
    Deck m_deck;
    std::optional<Deck> m_second;
    DeckGrouping m_grouping = DeckGrouping::Type;
    Language m_language = Language::English;
    std::vector<Row> m_rows;
};

/// The ids that were dragged.
[[nodiscard]] QStringList cardsOf(const QMimeData& data);
[[nodiscard]] QMimeData* mimeDataOf(const QStringList& cards);

} // namespace model
