// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"

#include <QAbstractListModel>

namespace model {

/// The log on the way to where a match stands, one line a row, as the viewer of the match may read it.
class LogModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        ClauseRole = Qt::UserRole, ///< id of the rule behind the line
        AlsoRole,                  ///< a second one; may be empty
        NodeRole,                  ///< of the timeline
        StepRole,                  ///< counted from 1; 0: the opening
        FreshRole,                 ///< belongs to the last step, or came after the viewer's last decision
    };

    /// The session outlives the model.
    explicit LogModel(const MatchSession& session, QObject* parent = nullptr);

    void setLanguage(Language language);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row
    {
        MatchSession::NodeId node = 0;
        int step = 0;
        std::size_t line = 0;

        friend bool operator==(const Row&, const Row&) = default;
    };
    [[nodiscard]] std::vector<Row> rows();
    void reset();
    void follow();

    const MatchSession& m_session;
    Language m_language = Language::English;
    std::string m_viewer;
    std::vector<MatchSession::NodeId> m_way; ///< from the start to here
    int m_freshFrom = 0;                     ///< the first step that is news to the viewer
    std::vector<Row> m_rows;
};

} // namespace model
