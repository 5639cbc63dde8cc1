// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_store.h"
#include "rules/games/crimson/effects/effect_check.h"

namespace model {

/// A question about a card, answered by its owner.
struct OwnAnswer
{
    LocalText question;
    LocalText answer;

    friend bool operator==(const OwnAnswer&, const OwnAnswer&) = default;
};

/// A card while it is edited: a plain value, which may be wrong in every way. draft_check.h says what is.
struct CardDraft
{
    QString game;
    QString id; ///< empty: a card that was never saved
    CardKind kind = CardKind::Character;
    LocalText name;
    rules::Gender gender = rules::Gender::Masculine;
    int strength = 2;
    rules::effects::Effects effects;
    QString data;      ///< in their place for games with values of their own; see GameCards
    LocalText wording; ///< instead of the written text, an effect a line; empty: the written text
    QString box;
    QString picture; ///< its hash in the PictureStore; empty for none
    QStringList tags;
    std::vector<OwnAnswer> answers;

    friend bool operator==(const CardDraft&, const CardDraft&) = default;
};

/// Whether cards of the game have a strength and effects of the common vocabulary; otherwise they have data.
[[nodiscard]] bool hasEffects(const CardDraft& draft);

/// What a draft becomes when it is saved.
enum class DraftPurpose { NewCard, OwnCard, Correction };

/// A draft with what it began as.
struct OpenedCard
{
    DraftPurpose purpose = DraftPurpose::NewCard;
    CardDraft draft;
    CardDraft base;   ///< a correction: what the layers below say
    OwnerCard former; ///< what the owner says about it already
};

[[nodiscard]] rules::effects::CardKind ruleKind(CardKind kind);

/// A card of the library, to be edited or corrected. Nothing, if there is none.
[[nodiscard]] StorageResult<std::optional<OpenedCard>> openCard(LibraryStore& store, const QString& game,
                                                                const QString& id);
/// A new card with nothing on it yet.
[[nodiscard]] OpenedCard newCard(const QString& game);
/// A new card that begins as a copy of another; `name` for both languages.
[[nodiscard]] OpenedCard copyOf(const OpenedCard& opened, const LocalText& name);

/// The card as it would look; effects that are not valid have no text yet.
[[nodiscard]] Card shownCard(const CardDraft& draft);
/// What the program writes, whatever the own wording says: an effect a line, with its keyword.
[[nodiscard]] QString writtenText(const CardDraft& draft, Language language);
/// The same as own wording takes it: without keywords.
[[nodiscard]] QString writtenWording(const CardDraft& draft, Language language);

/// What is written into the library for the draft. `id` names a new card. Values of a correction that are as
/// they were when it was opened stay as they are; those that are as the layers below have them are taken
/// away.
[[nodiscard]] OwnerCard ownerCardOf(const OpenedCard& opened, const CardDraft& draft, const QString& id);

} // namespace model
