// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/variant_card.h"

#include "model/library/keywords.h"
#include "model/play/known_games.h"

#include <QStringList>

namespace model {

namespace {

/// A line of a card's text without its keyword, and which effect it is about. A line without a keyword is a
/// Deployment effect, which cards leave unnamed.
std::pair<EffectType, QString> splitKeyword(const QString& line, Language language)
{
    for (int i = 0; i < kEffectTypes; ++i) {
        const auto type = static_cast<EffectType>(i);
        const QString start = keyword(type, language) + QStringLiteral(": ");
        if (line.startsWith(start))
            return {type, line.mid(start.size())};
    }
    return {EffectType::Deployment, line};
}

} // namespace

Card cardIn(const QString& variant, const Card& card)
{
    const rules::KnownGame* game = variant.isEmpty() ? nullptr : knownGame(card.game);
    if (game == nullptr)
        return card;
    const auto text = game->textIn(variant.toStdString(), card.id.toStdString());
    if (!text)
        return card;
    Card changed = card;
    changed.effects.clear();
    const QStringList english = QString::fromStdString(text->en).split(u'\n', Qt::SkipEmptyParts);
    const QStringList german = QString::fromStdString(text->de).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < english.size() && i < german.size(); ++i) {
        const auto [type, words] = splitKeyword(english[i], Language::English);
        changed.effects.push_back({type, {words, splitKeyword(german[i], Language::German).second}});
    }
    // The rulebook says what the card does here, whatever the printed card says.
    changed.effectFrom = Provenance::Rulebook;
    return changed;
}

} // namespace model
