// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game_cards.h"

namespace model {

/// Samurai Spirit: samurai, raiders and tokens (rules/games/samurai/library.h). Each card's data is its entry
/// in one of the three files without id and name, so its keys say what it is.
class SamuraiCards : public GameCards
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] LocalText name() const override;
    [[nodiscard]] std::vector<CardFile> files() const override;
    [[nodiscard]] bool isPrinted() const override { return true; }
    [[nodiscard]] bool hasOwnCards() const override { return false; }
    [[nodiscard]] std::vector<EffectType> effectTypes() const override { return {EffectType::Ability}; }
    [[nodiscard]] rules::Result<CardLayer, Errors> readCard(const rules::json::Value& card, CardKind kind,
                                                            const std::string& path) const override;
    [[nodiscard]] rules::json::Value writtenCard(const CardRecord& card) const override;
    [[nodiscard]] rules::Result<QString, Errors> checkedData(const QString& data,
                                                             CardKind kind) const override;
    [[nodiscard]] QString begun() const override;
    [[nodiscard]] std::vector<CardEffect> effects(const QString& data, CardKind kind) const override;
    [[nodiscard]] std::vector<LocalText> effectLabels(const QString& data) const override;
    [[nodiscard]] std::vector<CardSource> sources(const QString& data, Provenance from) const override;
    [[nodiscard]] std::vector<CardFigure> figures(const QString& data) const override;
    [[nodiscard]] std::vector<CardSign> signs(const QString& data) const override;
    [[nodiscard]] CardBanner banner(const QString& data) const override;
    [[nodiscard]] QString withCopies(const QString& data, int copies) const override;
    [[nodiscard]] std::vector<PrintSet> printSets() const override;
    [[nodiscard]] FaceShape faceShape() const override { return FaceShape::Disc; }
    [[nodiscard]] std::unique_ptr<rules::KnownGame>
    gameOf(const std::vector<CardRecord>& cards) const override;
};

} // namespace model
