// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/record_table_model.h"

#include "model/play/known_games.h"

#include <QLocale>

namespace model {

namespace {

/// How people call the value of an option; the value itself where the game does not know it. Only what stands
/// before a colon: "Hard", not what it means.
QString difficultyName(const RecordRow& row, Language language)
{
    const rules::KnownGame* game = knownGame(row.game);
    if (game == nullptr || row.difficulty.isEmpty())
        return row.difficulty;
    for (const rules::OptionView& option : game->options(row.variant.toStdString()))
        if (option.key == "difficulty")
            for (const rules::CardName& choice : option.choices)
                if (choice.id == row.difficulty.toStdString())
                    return QString::fromStdString(choice.name.in(language)).section(u':', 0, 0);
    return row.difficulty;
}

} // namespace

RecordTableModel::RecordTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void RecordTableModel::setRows(std::vector<RecordRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void RecordTableModel::setLanguage(Language language)
{
    beginResetModel();
    m_language = language;
    endResetModel();
}

int RecordTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RecordTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{kColumns};
}

QString RecordTableModel::text(const RecordRow& row, int column) const
{
    const rules::KnownGame* game = knownGame(row.game);
    const auto percent = [this](double share) {
        return localeFor(m_language).toString(share * 100, 'f', 0) + QStringLiteral(" %");
    };
    switch (column) {
    case Game: return game == nullptr ? row.game : QString::fromStdString(game->name().in(m_language));
    case Variant:
        return game == nullptr ? row.variant
                               : QString::fromStdString(
                                     rules::variantName(*game, row.variant.toStdString()).in(m_language));
    case Difficulty: return difficultyName(row, m_language);
    case Players: return QString::number(row.players);
    case Help: return row.assisted ? tr("with help") : tr("without help");
    case Matches: return QString::number(row.matches);
    case Won: return QString::number(row.won);
    case Chance: {
        const rules::bots::Share share = row.share();
        return tr("%1 (%2 to %3)").arg(percent(share.share), percent(share.low), percent(share.high));
    }
    default: return {};
    }
}

QVariant RecordTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecordRow& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::TextAlignmentRole && index.column() >= Players && index.column() != Help)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    return {};
}

QVariant RecordTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Game: return tr("Game");
    case Variant: return tr("Variant");
    case Difficulty: return tr("Difficulty");
    case Players: return tr("Players");
    case Help: return tr("Help");
    case Matches: return tr("Matches");
    case Won: return tr("Won");
    case Chance: return tr("Share of wins (95 %)");
    default: return {};
    }
}

} // namespace model
