// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game_cards.h"

namespace model {

/// Characters with a strength, and castles, both with effects of the common vocabulary as their data
/// (rules/effects). Games that use it build on this; alone it stands for a game that is not known, whose
/// cards can be shown but not played.
class EffectCards : public GameCards
{
public:
    [[nodiscard]] QString id() const override { return {}; }
    [[nodiscard]] LocalText name() const override { return {}; }
    [[nodiscard]] std::vector<CardFile> files() const override;
    [[nodiscard]] bool hasStrength() const override { return true; }
    [[nodiscard]] std::vector<EffectType> effectTypes() const override;
    [[nodiscard]] rules::Result<CardLayer, Errors> readCard(const rules::json::Value& card, CardKind kind,
                                                            const std::string& path) const override;
    [[nodiscard]] rules::json::Value writtenCard(const CardRecord& card) const override;
    [[nodiscard]] rules::Result<QString, Errors> checkedData(const QString& data,
                                                             CardKind kind) const override;
    [[nodiscard]] std::vector<CardEffect> effects(const QString& data, CardKind kind) const override;
    [[nodiscard]] std::unique_ptr<rules::KnownGame> gameOf(const std::vector<CardRecord>&) const override
    {
        return nullptr;
    }
};

/// The effects of canonical JSON; none for text that is not valid.
[[nodiscard]] rules::effects::Effects effectsFromJson(const QString& json, CardKind kind);

/// Cards as the rules use them. A card whose effect cannot be played has none here.
[[nodiscard]] rules::effects::Library rulesLibraryOf(const std::vector<CardRecord>& cards);

} // namespace model
