// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/own_card_model.h"

#include "model/games/game_cards.h"
#include "model/library/card_words.h"

#include <QCollator>

#include <algorithm>

namespace model {

namespace {

/// One that was removed has lost its kind.
Card cardOf(CardLayer layer)
{
    if (!layer.kind)
        layer.kind = kindByStrength(layer);
    return merged({layer}).card;
}

int rank(OwnState state)
{
    return state == OwnState::Draft ? 0 : state == OwnState::Removed ? 2 : 1;
}

} // namespace

OwnCardModel::OwnCardModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void OwnCardModel::read(LibraryStore* store, DraftStore* drafts, const QStringList& games)
{
    beginResetModel();
    m_rows.clear();
    for (const QString& game : games) {
        std::vector<KeptDraft> kept;
        if (drafts != nullptr) {
            if (auto all = drafts->all(game))
                kept = std::move(all).value();
        }
        for (const KeptDraft& each : kept) {
            if (each.draft.id.isEmpty())
                m_rows.push_back({game, each.key, OwnState::Draft, shownCard(each.draft)});
        }
        for (const bool removed : {false, true}) {
            const auto own = store != nullptr
                                 ? store->ownCards(game, removed)
                                 : StorageResult<std::vector<CardLayer>>(std::vector<CardLayer>());
            if (!own)
                continue;
            for (const CardLayer& layer : *own) {
                const bool unfinished =
                    std::any_of(kept.begin(), kept.end(),
                                [&layer](const KeptDraft& each) { return each.key == layer.card; });
                m_rows.push_back({game, layer.card,
                                  removed      ? OwnState::Removed
                                  : unfinished ? OwnState::Unfinished
                                               : OwnState::Saved,
                                  cardOf(layer)});
            }
        }
    }
    sort();
    endResetModel();
}

void OwnCardModel::sort()
{
    const QCollator collator(localeFor(m_language));
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](const Row& a, const Row& b) {
        if (rank(a.state) != rank(b.state))
            return rank(a.state) < rank(b.state);
        return collator.compare(a.card.name.in(m_language), b.card.name.in(m_language)) < 0;
    });
}

void OwnCardModel::setLanguage(Language language)
{
    beginResetModel();
    m_language = language;
    sort();
    endResetModel();
}

int OwnCardModel::rowOf(const QString& game, const QString& key) const
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(),
                                 [&](const Row& row) { return row.game == game && row.key == key; });
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

int OwnCardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant OwnCardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& each = row(index.row());
    const auto stateWord = [&each] {
        switch (each.state) {
        case OwnState::Draft: return tr("not saved yet");
        case OwnState::Saved: return QString();
        case OwnState::Unfinished: return tr("changes not saved");
        case OwnState::Removed: return tr("removed");
        }
        return QString();
    };
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = each.card.name.in(m_language).trimmed();
        return name.isEmpty() ? tr("Card without a name") : name;
    }
    case Qt::ToolTipRole: return cardInWords(each.card, m_language);
    case Qt::AccessibleTextRole: {
        const QString word = stateWord();
        const QString words = cardInWords(each.card, m_language);
        return word.isEmpty() ? words : words + QStringLiteral(", ") + word;
    }
    case GameRole: return each.game;
    case KeyRole: return each.key;
    case StateRole: return static_cast<int>(each.state);
    case TextRole: {
        QStringList texts;
        for (const CardEffect& effect : each.card.effects)
            texts << effect.text.in(m_language);
        return texts.join(u' ');
    }
    case StateWordRole: return stateWord();
    default: return {};
    }
}

} // namespace model
