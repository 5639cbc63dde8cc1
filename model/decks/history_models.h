// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck_session.h"

#include <QAbstractListModel>

namespace model {

/// The edits of a session as rows, the first being the deck as it was opened; row n is the moment after n
/// edits. Those that were undone are still there.
class DeckEditsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { DoneRole = Qt::UserRole /**< false: undone */ };

    /// The session must outlive this, and the directory once set.
    explicit DeckEditsModel(DeckSession& session, QObject* parent = nullptr);

    void setDirectory(const CardDirectory* cards);
    void setLanguage(Language language);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void follow();

    DeckSession& m_session;
    const CardDirectory* m_cards = nullptr;
    Language m_language = Language::English;
    int m_rows = 1;
};

/// The versions of a deck as rows, the latest first.
class DeckVersionsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { NumberRole = Qt::UserRole, MadeRole };

    explicit DeckVersionsModel(QObject* parent = nullptr);

    void setVersions(std::vector<DeckVersion> versions);
    void setDirectory(const CardDirectory* cards);
    void setLanguage(Language language);
    [[nodiscard]] const DeckVersion& version(int row) const
    {
        return m_versions[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<DeckVersion> m_versions;
    const CardDirectory* m_cards = nullptr;
    Language m_language = Language::English;
};

} // namespace model
