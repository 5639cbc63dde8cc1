// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "model/search/search_kinds.h"
#include "rules/core/json.h"
#include "rules/games/known_game.h"

#include <memory>
#include <vector>

namespace model {

/// A file of `cards/GAME` with a list of cards.
struct CardFile
{
    QString name; ///< "characters.json"
    QString list; ///< "characters"
    CardKind kind = CardKind::Character;
};

/// A kind of card that a game has.
struct KindOfCard
{
    CardKind kind = CardKind::Character;
    LocalText name;               ///< "Character"; also what people type behind `type:`
    LocalText plural;             ///< "Characters"
    quint32 trait = kIsCharacter; ///< its bit in the search index, kept for ever
    bool hasStrength = false;
    bool isPlace = false; ///< a building rather than a figure: its shield shows a tower
};

/// A card that somebody is making, for a position to try it in.
struct TriedCard
{
    QString id;
    CardKind kind = CardKind::Character;
    QString names; ///< " name-en WORD name-de WORD" as a scenario defines them; may be empty
    int strength = 0;
    QString data; ///< canonical, without blanks
};

/// Cards of a game that are printed on sheets of their own: boards, tokens.
struct PrintSet
{
    QString id;
    LocalText name;
    bool (*holds)(const Card& card) = nullptr;
    std::vector<Card> (*sides)(const Card& card) = nullptr; ///< what is printed of each; null: the card
    const char* size = "";                                  ///< an id of cardSizes(); empty: the usual one
};

/// What tells the faces of one game from those of another at a glance.
enum class FaceShape : std::uint8_t {
    Shield, ///< the number on a shield, straight edges
    Disc,   ///< the number on a disc, the picture cut off aslant
    Pennon, ///< the number on a pennon, the picture ends in points
};

/// What the library has to know about the cards of one game; everything else is alike for all games. A game's
/// own values are its cards' data: one JSON text, in the column `effects` of the library, which nobody else
/// looks into.
class GameCards
{
public:
    using Errors = std::vector<rules::Error>;

    virtual ~GameCards() = default;

    [[nodiscard]] virtual QString id() const = 0; ///< "battleground"
    [[nodiscard]] virtual LocalText name() const = 0;
    /// The files that cards are read from, in the order in which they are shown.
    [[nodiscard]] virtual std::vector<CardFile> files() const = 0;
    /// Whether a publisher has printed these cards, so that owners may compare and correct values.
    [[nodiscard]] virtual bool isPrinted() const { return false; }
    /// Whether people make cards of their own for it. Of other games they correct what the box holds.
    [[nodiscard]] virtual bool hasOwnCards() const { return true; }
    /// The kinds of cards, the one that most are of in front. Characters alone, unless the game says
    /// otherwise.
    [[nodiscard]] virtual const std::vector<KindOfCard>& kinds() const;
    /// Null for a kind that the game does not have.
    [[nodiscard]] const KindOfCard* kindOf(const CardKind& kind) const;
    /// Whether any of its kinds has a strength; other cards have figures.
    [[nodiscard]] bool hasStrength() const;
    /// The kinds of effects that its cards may have, for filters and statistics.
    [[nodiscard]] virtual std::vector<EffectType> effectTypes() const = 0;

    /// One card of such a file as a layer, or everything that is wrong with it. `path` is where it stands.
    [[nodiscard]] virtual rules::Result<CardLayer, Errors>
    readCard(const rules::json::Value& card, CardKind kind, const std::string& path) const = 0;

    /// The opposite: a card as an entry of such a file, for passing it on.
    [[nodiscard]] virtual rules::json::Value writtenCard(const CardRecord& card) const = 0;

    /// The data of a card in canonical form, or everything that is wrong with it.
    [[nodiscard]] virtual rules::Result<QString, Errors> checkedData(const QString& data,
                                                                     CardKind kind) const = 0;
    /// The data of a card to begin with, for games whose cards have values of their own.
    [[nodiscard]] virtual QString begun() const { return QStringLiteral("[]"); }
    /// What the card does, written from its data in both languages; nothing for data that is not valid.
    [[nodiscard]] virtual std::vector<CardEffect> effects(const QString& data, CardKind kind) const = 0;
    /// The numbers that are printed on it besides a strength.
    [[nodiscard]] virtual std::vector<CardFigure> figures(const QString& data) const
    {
        Q_UNUSED(data)
        return {};
    }
    /// The pictures that are printed on it, the most important first.
    [[nodiscard]] virtual std::vector<CardSign> signs(const QString& data) const
    {
        Q_UNUSED(data)
        return {};
    }
    /// What the game calls each effect of such a card, in their order; shorter or empty where the keyword of
    /// the type says it.
    [[nodiscard]] virtual std::vector<LocalText> effectLabels(const QString& data) const
    {
        Q_UNUSED(data)
        return {};
    }
    /// Where the parts of the data come from, where they differ. `from` is what the library knows about all
    /// of it.
    [[nodiscard]] virtual std::vector<CardSource> sources(const QString& data, Provenance from) const
    {
        Q_UNUSED(data)
        Q_UNUSED(from)
        return {};
    }
    [[nodiscard]] virtual CardBanner banner(const QString& data) const
    {
        Q_UNUSED(data)
        return {};
    }
    /// The data of a card of which a box holds another number; the same where it says nothing about that.
    [[nodiscard]] virtual QString withCopies(const QString& data, int copies) const
    {
        Q_UNUSED(copies)
        return data;
    }
    /// What is printed apart because it has another size; none where all cards have one.
    [[nodiscard]] virtual std::vector<PrintSet> printSets() const { return {}; }
    [[nodiscard]] virtual FaceShape faceShape() const { return FaceShape::Shield; }

    /// The lines of a scenario behind `game`: they define the card and set up a small position in which it
    /// can be played, or is in play already where it acts later. Nothing for games whose cards nobody can
    /// make.
    [[nodiscard]] virtual QStringList positionToTry(const TriedCard& card) const
    {
        Q_UNUSED(card)
        return {};
    }

    /// The game with these cards. One whose data cannot be played has none here, or is left out.
    [[nodiscard]] virtual std::unique_ptr<rules::KnownGame>
    gameOf(const std::vector<CardRecord>& cards) const = 0;
};

/// The games that Castellan knows, the one that is shown first in front.
[[nodiscard]] const std::vector<const GameCards*>& allGameCards();
/// Null for a game that is not known.
[[nodiscard]] const GameCards* gameCards(const QString& game);
/// The same; for a game that is not known, cards with a strength and effects of the common vocabulary.
[[nodiscard]] const GameCards& gameCardsOr(const QString& game);

/// The kinds of all games, each once.
[[nodiscard]] const std::vector<KindOfCard>& allKinds();
/// The kind of a layer that does not name one: the first of its game that has a strength where the layer has
/// one, and has none where it has not.
[[nodiscard]] CardKind kindByStrength(const CardLayer& layer);
/// Whether the shield of a card shows a tower instead of a number.
[[nodiscard]] bool showsTower(const Card& card);
/// Puts labels, figures, signs, banner and sources on a card, as its data says.
void print(Card& card, const GameCards& game, const QString& data);

/// The game that is meant where none is named.
[[nodiscard]] QString firstGame();
/// The first game whose cards a publisher has printed.
[[nodiscard]] QString firstPrintedGame();
/// The name of a game; its id where it is not known.
[[nodiscard]] QString gameName(const QString& game, Language language);

} // namespace model
