// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/history_models.h"

#include "model/decks/deck_words.h"

namespace model {

namespace {

const CardDirectory& orNone(const CardDirectory* cards)
{
    static const CardDirectory none;
    return cards != nullptr ? *cards : none;
}

} // namespace

DeckEditsModel::DeckEditsModel(DeckSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_rows(static_cast<int>(session.edits().size()) + 1)
{
    connect(&session, &DeckSession::editsChanged, this, &DeckEditsModel::follow);
}

void DeckEditsModel::setDirectory(const CardDirectory* cards)
{
    m_cards = cards;
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

void DeckEditsModel::setLanguage(Language language)
{
    m_language = language;
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

void DeckEditsModel::follow()
{
    const int wanted = static_cast<int>(m_session.edits().size()) + 1;
    if (wanted > m_rows) {
        beginInsertRows({}, m_rows, wanted - 1);
        m_rows = wanted;
        endInsertRows();
    } else if (wanted < m_rows) {
        beginRemoveRows({}, wanted, m_rows - 1);
        m_rows = wanted;
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

int DeckEditsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant DeckEditsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == DoneRole)
        return index.row() <= m_session.position();
    if (role != Qt::DisplayRole)
        return {};
    if (index.row() == 0)
        return m_session.wasNeverSaved() ? tr("New deck") : tr("As saved");
    const DeckEdit& edit = m_session.edits()[static_cast<std::size_t>(index.row() - 1)];
    return DeckWords::changes(edit.changes(), {orNone(m_cards), m_language, &m_session.deck()});
}

DeckVersionsModel::DeckVersionsModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void DeckVersionsModel::setVersions(std::vector<DeckVersion> versions)
{
    beginResetModel();
    m_versions = std::move(versions);
    endResetModel();
}

void DeckVersionsModel::setDirectory(const CardDirectory* cards)
{
    beginResetModel();
    m_cards = cards;
    endResetModel();
}

void DeckVersionsModel::setLanguage(Language language)
{
    m_language = language;
    if (!m_versions.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int DeckVersionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_versions.size());
}

QVariant DeckVersionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DeckVersion& version = m_versions[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString when = localeFor(m_language).toString(version.made.toLocalTime(), QLocale::ShortFormat);
        return tr("Version %1, %2: %3")
            .arg(QString::number(version.number), when,
                 DeckWords::changes(version.changes, {orNone(m_cards), m_language, nullptr}));
    }
    case NumberRole: return version.number;
    case MadeRole: return version.made;
    default: return {};
    }
}

} // namespace model
