// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/try_position.h"

#include "model/games/game_cards.h"
#include "rules/core/json.h"
#include "rules/games/crimson/effects/effect_reader.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// A word of a scenario has no blanks, no bars and no comment sign.
QString asWord(const QString& name)
{
    QString word = name.simplified();
    word.replace(u' ', u'_');
    word.remove(u'|');
    word.remove(u'#');
    return word;
}

/// " name-en Old_Guard name-de Alte_Garde"; a name that is missing is that of the other language.
QString namesOf(const CardDraft& draft)
{
    const QString en = asWord(draft.name.en.trimmed().isEmpty() ? draft.name.de : draft.name.en);
    const QString de = asWord(draft.name.de.trimmed().isEmpty() ? draft.name.en : draft.name.de);
    return (en.isEmpty() ? QString() : u" name-en "_s + en) +
           (de.isEmpty() ? QString() : u" name-de "_s + de);
}

} // namespace

QString tryPosition(const CardDraft& draft, const QString& title)
{
    TriedCard card;
    card.id = draft.id.isEmpty() ? ownIdOf(draft.name.en.trimmed().isEmpty() ? draft.name.de : draft.name.en)
                                 : draft.id;
    card.kind = draft.kind;
    card.names = namesOf(draft);
    card.strength = draft.strength;
    const GameCards& game = gameCardsOr(draft.game);
    if (hasEffects(draft)) {
        card.data = QString::fromStdString(rules::json::write(rules::effects::toJson(draft.effects)));
    } else {
        // Without blanks, so that it is one word.
        const auto data = game.checkedData(draft.data, draft.kind);
        card.data = data ? *data : draft.data;
    }
    const QStringList lines =
        QStringList{u"scenario "_s + title, u"game "_s + draft.game} + game.positionToTry(card);
    return lines.join(u'\n') + u'\n';
}

} // namespace model
