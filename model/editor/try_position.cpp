// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/try_position.h"

#include "model/games/game_cards.h"
#include "rules/core/json.h"
#include "rules/effects/effect_reader.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;
using Keyword = rules::effects::EffectType;

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

bool has(const CardDraft& draft, Keyword type)
{
    return std::any_of(draft.effects.begin(), draft.effects.end(),
                       [type](const rules::effects::Effect& each) { return each.type == type; });
}

QString definition(const CardDraft& draft, const QString& id)
{
    const QString effects = QString::fromStdString(rules::json::write(rules::effects::toJson(draft.effects)));
    const QString en = asWord(draft.name.en.trimmed().isEmpty() ? draft.name.de : draft.name.en);
    const QString de = asWord(draft.name.de.trimmed().isEmpty() ? draft.name.en : draft.name.de);
    QString line = u"define %1 kind %2 effects %3"_s.arg(
        id, draft.kind == CardKind::Castle ? u"castle"_s : u"character"_s, effects);
    if (draft.kind == CardKind::Character)
        line += u" strength %1"_s.arg(draft.strength);
    if (!en.isEmpty())
        line += u" name-en %1"_s.arg(en);
    if (!de.isEmpty())
        line += u" name-de %1"_s.arg(de);
    return line;
}

/// Two characters to aim at, one of each side, and room to move.
QString valuesPosition(const CardDraft& draft, const QString& id, const QString& title)
{
    // Without blanks, so that it is one word.
    const auto data = gameCardsOr(draft.game).checkedData(draft.data, draft.kind);
    QString define = u"define %1 values %2"_s.arg(id, data ? *data : draft.data);
    for (const auto& [key, name] : {std::pair(u"name-en"_s, draft.name.en), {u"name-de"_s, draft.name.de}}) {
        const QString word = asWord(name.trimmed().isEmpty() ? draft.name.en + draft.name.de : name);
        if (!word.isEmpty())
            define += u' ' + key + u' ' + word;
    }
    const QStringList lines{u"scenario "_s + title,
                            u"game "_s + draft.game,
                            define,
                            u"define sparring-partner cost 1 range 1 attack 1 attacks 1 health 6"_s,
                            u"given turn A actions"_s,
                            u"given A treasury 6"_s,
                            u"given at c2 A "_s + id,
                            u"given at c3 B sparring-partner"_s,
                            u"given at b2 A sparring-partner health 3"_s,
                            u"given A hand: "_s + id};
    return lines.join(u'\n') + u'\n';
}

} // namespace

QString tryPosition(const CardDraft& draft, const QString& title)
{
    const QString id = draft.id.isEmpty()
                           ? ownIdOf(draft.name.en.trimmed().isEmpty() ? draft.name.de : draft.name.en)
                           : draft.id;
    if (!hasEffects(draft))
        return valuesPosition(draft, id, title);
    const bool castle = draft.kind == CardKind::Castle;
    // A card whose effect acts when it is played waits in front of its player; one that acts at another time
    // lies in the middle lane already, and something else is played.
    const bool isPlayed = !castle && (draft.effects.empty() || has(draft, Keyword::Deployment));
    QStringList lines{u"scenario "_s + title, u"game "_s + draft.game, u"variant duel"_s,
                      definition(draft, id)};
    lines << (has(draft, Keyword::Recruitment) && !isPlayed ? u"given turn A recruitment"_s
              : has(draft, Keyword::Income) && !isPlayed    ? u"given turn A income"_s
                                                            : u"given turn A deployment"_s);
    lines << u"given A coins 4"_s << u"given B coins 6"_s;
    if (castle)
        lines << u"given castle left "_s + id;
    const QString own = castle || isPlayed ? QString() : u' ' + id;
    lines << u"given left A: plain2 plain1(down)%1"_s.arg(own) << u"given left B: plain3 plain1"_s
          << u"given middle A: plain1"_s << u"given middle B: plain2 plain4(down)"_s;
    if (!has(draft, Keyword::Recruitment) && !has(draft, Keyword::Income))
        lines << u"given front A: "_s + (isPlayed ? id : u"plain2"_s);
    else if (isPlayed)
        lines << u"given front A: "_s + id;
    lines << u"given offer: plain1 plain2 plain3 plain4"_s << u"given discard: plain2 plain3"_s;
    return lines.join(u'\n') + u'\n';
}

} // namespace model
