// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game_cards.h"

namespace model {

/// Battleground: characters with values of their own (rules/games/battleground/character.h) as their data.
class BattlegroundCards : public GameCards
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] LocalText name() const override;
    [[nodiscard]] std::vector<CardFile> files() const override;
    [[nodiscard]] std::vector<EffectType> effectTypes() const override { return {EffectType::Ability}; }
    [[nodiscard]] rules::Result<CardLayer, Errors> readCard(const rules::json::Value& card, CardKind kind,
                                                            const std::string& path) const override;
    [[nodiscard]] rules::json::Value writtenCard(const CardRecord& card) const override;
    [[nodiscard]] rules::Result<QString, Errors> checkedData(const QString& data,
                                                             CardKind kind) const override;
    [[nodiscard]] QString begun() const override;
    [[nodiscard]] std::vector<CardEffect> effects(const QString& data, CardKind kind) const override;
    [[nodiscard]] std::vector<CardFigure> figures(const QString& data) const override;
    [[nodiscard]] QStringList positionToTry(const TriedCard& card) const override;
    [[nodiscard]] std::unique_ptr<rules::KnownGame>
    gameOf(const std::vector<CardRecord>& cards) const override;
};

} // namespace model
