// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/owner_card.h"

#include "model/games/game_cards.h"
#include "model/library/correction.h"
#include "model/library/library_store.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestId = 48;

StorageError unfit(const QString& reason)
{
    return {StorageErrorCode::Constraint, reason};
}

/// Umlauts as people write them where they have none; other accents are left out.
QString spelled(QChar c)
{
    switch (c.unicode()) {
    case u'ä': return u"ae"_s;
    case u'ö': return u"oe"_s;
    case u'ü': return u"ue"_s;
    case u'ß': return u"ss"_s;
    default: return QString(c).normalized(QString::NormalizationForm_KD).left(1);
    }
}

bool isLetterOrDigit(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
}

StorageResult<Done> checkFields(CardLayer& layer, CardKind kind)
{
    for (const CardField field :
         {CardField::NameEn, CardField::NameDe, CardField::Strength, CardField::Effects, CardField::TextEn,
          CardField::TextDe, CardField::Box, CardField::Picture}) {
        if (auto set = setField(layer, field, fieldOf(layer, field), kind); !set)
            return set;
    }
    return Done{};
}

StorageResult<Done> checkClarifications(const std::vector<Clarification>& all)
{
    const auto fits = [](const LocalText& text, qsizetype most) {
        return text.en.size() <= most && text.de.size() <= most &&
               !(text.en.trimmed().isEmpty() && text.de.trimmed().isEmpty());
    };
    const bool fit =
        all.size() <= kMostOwnClarifications && std::all_of(all.begin(), all.end(), [&](const auto& each) {
            return fits(each.question, kLongestQuestion) && fits(each.answer, kLongestAnswer);
        });
    if (!fit)
        return unfit(
            u"a card has at most %1 clarifications, each with a question of 1 to %2 and an answer of "
            u"1 to %3 characters"_s.arg(kMostOwnClarifications)
                .arg(kLongestQuestion)
                .arg(kLongestAnswer));
    return Done{};
}

} // namespace

bool isOwn(const CardLayer& layer)
{
    return layer.layer == Layer::Owner && layer.nameFrom.has_value();
}

QString ownIdOf(const QString& name)
{
    QString id = kOwnPrefix.toString();
    bool gap = false;
    for (const QChar c : name.toLower()) {
        const QString plain = spelled(c);
        if (plain.isEmpty() || !isLetterOrDigit(plain.front())) {
            gap = true;
            continue;
        }
        if (gap && !id.endsWith(u'-'))
            id += u'-';
        gap = false;
        id += plain;
    }
    if (id == kOwnPrefix)
        id += u"card";
    id.truncate(kLongestId);
    while (id.endsWith(u'-'))
        id.chop(1);
    return id;
}

StorageResult<Done> makeFit(OwnerCard& card)
{
    CardLayer& layer = card.layer;
    if (layer.layer != Layer::Owner || !layer.pack.isEmpty())
        return unfit(u"the layer is not the owner's"_s);
    const CardKind kind = layer.kind ? *layer.kind : kindByStrength(layer);
    const KindOfCard* known = gameCardsOr(layer.game).kindOf(kind);
    if (known == nullptr)
        return unfit(u"the game has no kind of card “%1”"_s.arg(kind.id()));
    if (isOwn(layer)) {
        if (!layer.card.startsWith(kOwnPrefix))
            return unfit(u"the id of an own card begins with %1"_s.arg(kOwnPrefix));
        if (!layer.nameEn && !layer.nameDe)
            return unfit(u"a card has a name"_s);
        if (layer.strength.has_value() != known->hasStrength)
            return unfit(known->hasStrength ? u"a card of this kind has a strength"_s
                                            : u"a card of this kind has no strength"_s);
        if (!layer.effects)
            layer.effects = gameCardsOr(layer.game).begun();
    } else if (layer.kind) {
        return unfit(u"a correction does not change what kind of card it is"_s);
    }
    if (auto checked = checkFields(layer, kind); !checked)
        return checked;
    if (card.tags.size() > kMostCardTags ||
        std::any_of(card.tags.begin(), card.tags.end(), [](const QString& tag) {
            return tag.trimmed().isEmpty() || tag.size() > kLongestCardTag;
        }))
        return unfit(
            u"a card has at most %1 tags of 1 to %2 characters"_s.arg(kMostCardTags).arg(kLongestCardTag));
    return checkClarifications(card.clarifications);
}

} // namespace model
