// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

#include <array>
#include <optional>

namespace model {

/// Where a value of the library lives. The upper layers win, a field at a time.
enum class Layer : std::uint8_t { BuiltIn, Pack, Owner };

/// The fields of a card that an owner can correct. Each knows its layer.
enum class CardField : std::uint8_t { NameEn, NameDe, Strength, Effects, TextEn, TextDe, Box, Picture };
inline constexpr std::size_t kCardFields = 8;

/// What one layer says about one card; nothing: it leaves the field to the layers below.
struct CardLayer
{
    QString game;
    QString card;
    Layer layer = Layer::BuiltIn;
    QString pack; ///< id of the pack; empty for the other layers
    std::optional<CardKind> kind;
    std::optional<QString> nameEn;
    std::optional<QString> nameDe;
    std::optional<Provenance> nameFrom;
    std::optional<QStringList> otherNames;
    std::optional<rules::Gender> gender;
    std::optional<int> strength;
    std::optional<Provenance> strengthFrom;
    std::optional<QString> effects; ///< the data of its game, canonical JSON
    std::optional<Provenance> effectsFrom;
    std::optional<QString> textEn; ///< one effect a line
    std::optional<QString> textDe;
    std::optional<QString> box;
    std::optional<QString> picture; ///< its hash in the PictureStore; empty: no picture, whatever is below

    friend bool operator==(const CardLayer&, const CardLayer&) = default;
};

/// A card of the library: as it is shown, and where each value comes from.
struct CardRecord
{
    QString game;
    Card card;
    rules::Gender gender = rules::Gender::Masculine;
    Provenance nameFrom = Provenance::House;
    QString effects; ///< the data of its game, canonical JSON; "[]" for none
    QString box;
    QString picture; ///< its hash in the PictureStore; empty for none
    std::array<Layer, kCardFields> layers{};
    Layer home = Layer::BuiltIn; ///< the lowest layer that knows the card: Owner for cards of one's own

    [[nodiscard]] Layer layerOf(CardField field) const { return layers[static_cast<std::size_t>(field)]; }

    friend bool operator==(const CardRecord&, const CardRecord&) = default;
};

/// Merges what the layers say, the lowest first. Texts are written from the effects, unless the same layer or
/// one above it has a text of its own; a line of it that is empty is written from its effect. A name that is
/// missing in one language is shown in the other.
[[nodiscard]] CardRecord merged(const std::vector<CardLayer>& layers);

/// Puts a text of somebody's own over what was written, an effect a line; a line that is empty changes
/// nothing, and more lines than effects belong to the last. A card without effects gets one of the usual
/// type.
void writeOver(std::vector<CardEffect>& effects, const QString& text, Language language,
               EffectType usual = EffectType::Deployment);

} // namespace model
