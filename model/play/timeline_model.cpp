// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/timeline_model.h"

#include <algorithm>

namespace model {

namespace {

/// One line of it; the whole is in the tool tip.
QString shortened(const QString& note)
{
    constexpr qsizetype kLongest = 40;
    const QString line = note.simplified();
    return line.size() <= kLongest ? line : line.left(kLongest - 1) + u'…';
}

} // namespace

TimelineModel::TimelineModel(const MatchSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(&session, &MatchSession::started, this, &TimelineModel::reset);
    connect(&session, &MatchSession::grown, this, &TimelineModel::grow);
    connect(&session, &MatchSession::changed, this, &TimelineModel::follow);
    connect(&session, &MatchSession::noted, this, [this](quint32 node) {
        if (rowOf(node) >= 0)
            Q_EMIT dataChanged(index(rowOf(node)), index(rowOf(node)));
    });
    reset();
}

void TimelineModel::setLanguage(Language language)
{
    m_language = language;
    m_texts.clear();
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int TimelineModel::rowOf(MatchSession::NodeId node) const
{
    return node < m_rowOf.size() ? m_rowOf[node] : -1;
}

void TimelineModel::reset()
{
    beginResetModel();
    m_rows.clear();
    m_rowOf.clear();
    m_onWay.clear();
    m_texts.clear();
    m_viewer.clear();
    m_here = 0;
    if (m_session.isActive()) {
        m_viewer = m_session.viewer();
        const MatchSession::Timeline& timeline = m_session.timeline();
        m_rowOf.resize(timeline.size());
        std::vector<Row> open{{0, 0, 0}}; // the way that goes on is taken up after all ways that branch off
        while (!open.empty()) {
            const Row row = open.back();
            open.pop_back();
            m_rowOf[row.node] = static_cast<int>(m_rows.size());
            m_rows.push_back(row);
            const auto& children = timeline.node(row.node).children;
            if (!children.empty())
                open.push_back({children.front(), row.depth, row.step + 1});
            for (std::size_t i = children.size(); i-- > 1;)
                open.push_back({children[i], row.depth + 1, row.step + 1});
        }
        m_here = timeline.here();
        m_onWay.assign(timeline.size(), false);
        for (const MatchSession::NodeId node : timeline.path(m_here))
            m_onWay[node] = true;
    }
    endResetModel();
}

void TimelineModel::grow(quint32 node)
{
    // While a kept match is taken up its steps come before `started`.
    if (node != m_rowOf.size())
        return;
    const auto parent = m_session.timeline().node(node).parent;
    const auto& siblings = m_session.timeline().node(parent).children;
    const Row& before = m_rows[static_cast<std::size_t>(m_rowOf[parent])];
    const bool goesOn = siblings.front() == node;
    const int place = goesOn ? m_rowOf[parent] + 1 : m_rowOf[siblings.front()];
    const Row row{node, before.depth + (goesOn ? 0 : 1), before.step + 1};
    beginInsertRows({}, place, place);
    m_rows.insert(m_rows.begin() + place, row);
    m_rowOf.push_back(place);
    m_onWay.push_back(false);
    for (std::size_t i = static_cast<std::size_t>(place); i < m_rows.size(); ++i)
        m_rowOf[m_rows[i].node] = static_cast<int>(i);
    endInsertRows();
}

void TimelineModel::follow()
{
    m_here = m_session.timeline().here();
    m_onWay.assign(m_session.timeline().size(), false);
    for (const MatchSession::NodeId node : m_session.timeline().path(m_here))
        m_onWay[node] = true;
    // Somebody else at the screen may know other things.
    const std::string viewer = m_session.viewer();
    const bool sameEyes = viewer == m_viewer;
    if (!sameEyes) {
        m_viewer = viewer;
        m_texts.clear();
    }
    Q_EMIT dataChanged(index(0), index(rowCount() - 1),
                       sameEyes ? QList<int>{HereRole, OnWayRole} : QList<int>{});
}

int TimelineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

/// Whether the viewer may not know what was chosen: a secret answer of somebody else, or a step about which
/// the log keeps something back.
bool TimelineModel::isHidden(MatchSession::NodeId node) const
{
    if (m_viewer.empty())
        return false;
    const MatchSession::Timeline::Node& step = m_session.timeline().node(node);
    const std::vector<rules::LogLine>& lines = m_session.linesOf(node);
    if (std::any_of(lines.begin(), lines.end(), [this](const rules::LogLine& line) {
            return !line.secretOf.empty() && line.secretOf != m_viewer;
        }))
        return true;
    const rules::AnyMatch& before = *m_session.timeline().node(step.parent).position;
    const std::vector<std::string> seats = rules::seatsOf(before, step.who);
    return std::find(seats.begin(), seats.end(), m_viewer) == seats.end() && before.question().secret;
}

/// What everybody knows about a step: the first line that the log shows of it.
QString TimelineModel::openText(MatchSession::NodeId node) const
{
    for (const rules::LogLine& line : m_session.linesOf(node))
        if (const rules::BothLanguages& text = line.seenBy(m_viewer); !text.en.empty())
            return inLanguage(text, m_language);
    const MatchSession::Timeline::Node& step = m_session.timeline().node(node);
    const rules::AnyMatch& before = *m_session.timeline().node(step.parent).position;
    if (before.question().isPrivate)
        return tr("Secret answer");
    return tr("%1: secret answer").arg(inLanguage(nameOfPlayer(before, step.who), m_language));
}

QString TimelineModel::textOf(const Row& row) const
{
    const MatchSession::Timeline::Node& node = m_session.timeline().node(row.node);
    if (m_texts.size() <= row.node)
        m_texts.resize(m_session.timeline().size());
    QString& told = m_texts[row.node];
    if (told.isEmpty() && node.parent == MatchSession::Timeline::kNone) {
        told = tr("Start");
    } else if (told.isEmpty()) {
        const rules::AnyMatch& before = *m_session.timeline().node(node.parent).position;
        told = QStringLiteral("%1  ").arg(row.step) +
               (isHidden(row.node)
                    ? openText(row.node)
                    : QStringLiteral("%1: %2").arg(inLanguage(nameOfPlayer(before, node.who), m_language),
                                                   inLanguage(before.describe(node.choice), m_language)));
    }
    QString text = told;
    if (!node.name.empty())
        text += QStringLiteral("  · ") + QString::fromStdString(node.name);
    if (!node.note.empty())
        text += QStringLiteral("  · ") + tr("Note: %1").arg(shortened(QString::fromStdString(node.note)));
    return text;
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return textOf(row);
    case Qt::ToolTipRole: {
        const auto& node = m_session.timeline().node(row.node);
        return node.note.empty() ? textOf(row) : QString::fromStdString(node.note);
    }
    case NodeRole: return row.node;
    case DepthRole: return row.depth;
    case StepRole: return row.step;
    case HereRole: return row.node == m_here;
    case OnWayRole: return static_cast<bool>(m_onWay[row.node]);
    case NameRole: return QString::fromStdString(m_session.timeline().node(row.node).name);
    case NoteRole: return QString::fromStdString(m_session.timeline().node(row.node).note);
    default: return {};
    }
}

} // namespace model
