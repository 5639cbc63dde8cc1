// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game_cards.h"
#include "rules/games/crimson/effects/effect_check.h"
#include "rules/games/crimson/effects/library.h"

namespace model {

/// The second kind of these cards.
inline const CardKind kCastle{QStringLiteral("castle")};

/// Characters with a strength, and castles, both with effects of the common vocabulary as their data
/// (rules/games/crimson/effects). Games that use it build on this; alone it stands for a game that is not
/// known, whose cards can be shown but not played.
class CrimsonEffectCards : public GameCards
{
public:
    [[nodiscard]] QString id() const override { return {}; }
    [[nodiscard]] LocalText name() const override { return {}; }
    [[nodiscard]] std::vector<CardFile> files() const override;
    [[nodiscard]] const std::vector<KindOfCard>& kinds() const override;
    [[nodiscard]] std::vector<EffectType> effectTypes() const override;
    [[nodiscard]] rules::Result<CardLayer, Errors> readCard(const rules::json::Value& card, CardKind kind,
                                                            const std::string& path) const override;
    [[nodiscard]] rules::json::Value writtenCard(const CardRecord& card) const override;
    [[nodiscard]] rules::Result<QString, Errors> checkedData(const QString& data,
                                                             CardKind kind) const override;
    [[nodiscard]] std::vector<CardEffect> effects(const QString& data, CardKind kind) const override;
    [[nodiscard]] QStringList positionToTry(const TriedCard& card) const override;
    [[nodiscard]] std::unique_ptr<rules::KnownGame> gameOf(const std::vector<CardRecord>&) const override
    {
        return nullptr;
    }
};

/// The kind as the effects call it. Must be one of CrimsonEffectCards::kinds.
[[nodiscard]] rules::effects::CardKind ruleKindOf(const CardKind& kind);

/// The effects of canonical JSON; none for text that is not valid.
[[nodiscard]] rules::effects::Effects effectsFromJson(const QString& json, CardKind kind);

/// Cards as the rules use them. A card whose effect cannot be played has none here.
[[nodiscard]] rules::effects::Library rulesLibraryOf(const std::vector<CardRecord>& cards);

} // namespace model
