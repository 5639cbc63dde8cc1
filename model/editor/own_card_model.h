// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/draft_store.h"

#include <QAbstractListModel>

namespace model {

/// Where a card of the owner's own stands.
enum class OwnState {
    Draft, ///< never saved
    Saved,
    Unfinished, ///< saved, with changes that are not
    Removed     ///< can be brought back
};

/// The cards that an owner has made: unfinished ones first, then those of the library by name, then those
/// that were removed.
class OwnCardModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        GameRole = Qt::UserRole,
        KeyRole, ///< the id, or the key of a draft that was never saved
        StateRole,
        TextRole,      ///< what the card does, in one line
        StateWordRole, ///< empty for one that is just there
    };

    struct Row
    {
        QString game;
        QString key;
        OwnState state = OwnState::Saved;
        Card card;
    };

    explicit OwnCardModel(QObject* parent = nullptr);

    /// Reads the cards of these games anew. Drafts may be null.
    void read(LibraryStore* store, DraftStore* drafts, const QStringList& games);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(const QString& game, const QString& key) const; ///< -1: there is none

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void sort();

    std::vector<Row> m_rows;
    Language m_language = Language::English;
};

} // namespace model
