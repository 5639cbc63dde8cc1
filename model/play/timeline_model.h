// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"

#include <QAbstractListModel>

namespace model {

/// The timeline of a match as rows that read like a game record: every step is a row, other ways from a step
/// stand behind it, one level further in, before the first way goes on. What the viewer of the session may
/// not know is told as the log tells it.
class TimelineModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NodeRole = Qt::UserRole,
        DepthRole, ///< 0 for the first way
        StepRole,  ///< decisions since the start
        HereRole,  ///< the match stands here
        OnWayRole, ///< on the way to where it stands
        NameRole,
        NoteRole,
    };

    /// The session outlives the model.
    explicit TimelineModel(const MatchSession& session, QObject* parent = nullptr);

    void setLanguage(Language language);
    /// -1 if there is none.
    [[nodiscard]] int rowOf(MatchSession::NodeId node) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row
    {
        MatchSession::NodeId node = 0;
        int depth = 0;
        int step = 0;
    };
    void reset();
    void grow(quint32 node);
    void follow();
    [[nodiscard]] QString textOf(const Row& row) const;
    [[nodiscard]] bool isHidden(MatchSession::NodeId node) const;
    [[nodiscard]] QString openText(MatchSession::NodeId node) const;

    const MatchSession& m_session;
    Language m_language = Language::English;
    std::vector<Row> m_rows;
    std::vector<int> m_rowOf;             ///< by node
    std::vector<bool> m_onWay;            ///< by node
    mutable std::vector<QString> m_texts; ///< by node, without names; empty: not yet told
    std::string m_viewer;                 ///< through whose eyes it was told; empty: everything
    MatchSession::NodeId m_here = 0;
};

} // namespace model
