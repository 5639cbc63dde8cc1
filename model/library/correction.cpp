// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/correction.h"

#include "model/games/game_cards.h"
#include "model/library/content_limits.h"
#include "model/library/library_store.h"
#include "model/library/picture_store.h"
#include "model/text/stable_id.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageError unfit(rules::Reason reason)
{
    const QString english = QString::fromStdString(reason.in(rules::Language::English));
    return {StorageErrorCode::Constraint, english, std::move(reason)};
}

bool hasControl(const QString& text, bool linesAllowed)
{
    for (const QChar c : text) {
        if (c.category() == QChar::Other_Control && !(linesAllowed && c == u'\n'))
            return true;
    }
    return false;
}

StorageResult<Done> setStrength(CardLayer& layer, const std::optional<QString>& value)
{
    if (value && !gameCardsOr(layer.game).hasStrength())
        return unfit(ContentReason::NoStrength);
    bool ok = false;
    const int strength = value ? value->toInt(&ok) : 0;
    if (value && (!ok || strength < 0 || strength > kMostStrength))
        return unfit({ContentReason::StrengthRange, 0, kMostStrength});
    layer.strength = value ? std::optional(strength) : std::nullopt;
    layer.strengthFrom = value ? std::optional(Provenance::Owner) : std::nullopt;
    return Done{};
}

StorageResult<Done> setEffects(CardLayer& layer, const std::optional<QString>& value, CardKind kind)
{
    if (!value) {
        layer.effects.reset();
        layer.effectsFrom.reset();
        return Done{};
    }
    auto data = gameCardsOr(layer.game).checkedData(*value, kind);
    if (!data)
        return unfit(reasonOf(data.error().front()));
    layer.effects = std::move(data).value();
    layer.effectsFrom = Provenance::Owner;
    return Done{};
}

StorageResult<Done> setName(std::optional<QString>& name, const std::optional<QString>& value)
{
    if (value &&
        (value->trimmed().isEmpty() || value->toUtf8().size() > kLongestName || hasControl(*value, false)))
        return unfit({ContentReason::NameLength, kLongestName});
    name = value;
    return Done{};
}

StorageResult<Done> setText(std::optional<QString>& text, const std::optional<QString>& value)
{
    if (value && (value->size() > kLongestCardText || hasControl(*value, true)))
        return unfit({ContentReason::TextLength, kLongestCardText});
    text = value;
    return Done{};
}

StorageResult<Done> setBox(std::optional<QString>& box, const std::optional<QString>& value)
{
    if (value && !isPlainId(*value))
        return unfit(ContentReason::BoxIsId);
    box = value;
    return Done{};
}

StorageResult<Done> setPicture(std::optional<QString>& picture, const std::optional<QString>& value)
{
    if (value && !value->isEmpty() && !isPictureHash(*value))
        return unfit(ContentReason::PictureIsSum);
    picture = value;
    return Done{};
}

} // namespace

std::optional<QString> fieldOf(const CardLayer& layer, CardField field)
{
    switch (field) {
    case CardField::NameEn: return layer.nameEn;
    case CardField::NameDe: return layer.nameDe;
    case CardField::Strength:
        return layer.strength ? std::optional(QString::number(*layer.strength)) : std::nullopt;
    case CardField::Effects: return layer.effects;
    case CardField::TextEn: return layer.textEn;
    case CardField::TextDe: return layer.textDe;
    case CardField::Picture: return layer.picture;
    case CardField::Box: break;
    }
    return layer.box;
}

StorageResult<Done> setField(CardLayer& layer, CardField field, const std::optional<QString>& value,
                             CardKind kind)
{
    switch (field) {
    case CardField::NameEn: return setName(layer.nameEn, value);
    case CardField::NameDe: return setName(layer.nameDe, value);
    case CardField::Strength: return setStrength(layer, value);
    case CardField::Effects: return setEffects(layer, value, kind);
    case CardField::TextEn: return setText(layer.textEn, value);
    case CardField::TextDe: return setText(layer.textDe, value);
    case CardField::Picture: return setPicture(layer.picture, value);
    case CardField::Box: break;
    }
    return setBox(layer.box, value);
}

} // namespace model
