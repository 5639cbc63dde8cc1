// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
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
    /// Whether characters have a strength; others have figures.
    [[nodiscard]] virtual bool hasStrength() const { return false; }
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

    /// The game with these cards. One whose data cannot be played has none here, or is left out.
    [[nodiscard]] virtual std::unique_ptr<rules::KnownGame>
    gameOf(const std::vector<CardRecord>& cards) const = 0;
};

/// All games, the one that is shown first in front.
[[nodiscard]] const std::vector<const GameCards*>& allGameCards();
/// Null for a game that is not known.
[[nodiscard]] const GameCards* gameCards(const QString& game);
/// The same; for a game that is not known, cards with a strength and effects of the common vocabulary.
[[nodiscard]] const GameCards& gameCardsOr(const QString& game);

/// The game that is meant where none is named.
[[nodiscard]] QString firstGame();
/// The first game whose cards a publisher has printed.
[[nodiscard]] QString firstPrintedGame();
/// The name of a game; its id where it is not known.
[[nodiscard]] QString gameName(const QString& game, Language language);

} // namespace model
