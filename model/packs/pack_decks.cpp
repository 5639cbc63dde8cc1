// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_decks.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/deck_file_reasons.h"
#include "model/decks/formats/json_format.h"
#include "model/packs/pack_reasons.h"
#include "model/storage/statement.h"
#include "model/text/stable_id.h"
#include "rules/core/json_walk.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// What the library has under the id of a deck.
struct Held
{
    std::optional<Deck> deck;
    bool removed = false;
    bool hasDraft = false;
};

StorageResult<Held> heldUnder(Database& database, const QString& id)
{
    Held held;
    Statement read(database, u"SELECT content, removed FROM deck WHERE id = ?"_s);
    if (auto ran = read.run(id); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        // One that cannot be read is the owner's, and different from all others.
        const auto deck = deckFromStored(row.value(0).toString());
        held.deck = deck ? *deck : Deck();
        held.removed = row.value(1).toBool();
    });
    if (!done)
        return done.error();
    const auto draft = database.value(u"SELECT 1 FROM deck_draft WHERE id = ?"_s, id);
    if (!draft)
        return draft.error();
    held.hasDraft = draft->isValid();
    return held;
}

const Deck* findDeck(const std::vector<Deck>& decks, const QString& id)
{
    for (const Deck& deck : decks) {
        if (deck.id == id)
            return &deck;
    }
    return nullptr;
}

DeckFate fateOf(const Held& held, const Deck& deck, const std::vector<Deck>& former)
{
    if (held.hasDraft)
        return DeckFate::Kept;
    if (!held.deck || held.removed)
        return DeckFate::New;
    if (*held.deck == deck)
        return DeckFate::Same;
    const Deck* before = findDeck(former, deck.id);
    return before != nullptr && *before == *held.deck ? DeckFate::Changed : DeckFate::Kept;
}

} // namespace

rules::Result<Deck> readPackDeck(const QByteArray& text, const QString& game)
{
    const QString content = QString::fromUtf8(text);
    auto deck = deckFromStored(content);
    if (!deck)
        return deck.error();
    if (!isPlainId(deck->id))
        return rules::Error{"id", DeckFileReason::DeckId};
    if (deck->game != game || deckRulesOf(game) == nullptr)
        return rules::Error{"game", PackReason::DeckOfOtherGame};
    for (const QString& line : QStringList{deck->name, deck->variant} + deck->tags + deck->options) {
        for (const QChar c : line) {
            if (c.category() == QChar::Other_Control)
                return rules::Error{"", rules::CoreReason::ControlInName};
        }
    }
    if (!hasCards(*deck))
        return rules::Error{"cards", PackReason::NoCardsInDeck};
    return deck;
}

QByteArray writePackDeck(const Deck& deck)
{
    const auto value = rules::json::read(storedDeck(deck).toStdString());
    return QByteArray::fromStdString(value ? rules::json::write(*value, 2) + '\n' : std::string());
}

StorageResult<DeckFate> fateOf(Database& database, const Deck& deck, const std::vector<Deck>& former)
{
    const auto held = heldUnder(database, deck.id);
    if (!held)
        return held.error();
    return fateOf(*held, deck, former);
}

StorageResult<Done> settleDecks(Database& database, const Clock& clock, const std::vector<Deck>& former,
                                const std::vector<Deck>& now)
{
    DeckStore store(database, clock);
    for (const Deck& deck : former) {
        if (findDeck(now, deck.id) != nullptr)
            continue;
        const auto held = heldUnder(database, deck.id);
        if (!held)
            return held.error();
        if (held->hasDraft || held->removed || !held->deck || !(*held->deck == deck))
            continue;
        if (auto removed = store.setRemoved(deck.id, true); !removed)
            return removed;
    }
    for (const Deck& deck : now) {
        const auto fate = fateOf(database, deck, former);
        if (!fate)
            return fate.error();
        if (*fate != DeckFate::New && *fate != DeckFate::Changed)
            continue;
        if (auto saved = store.saveWithin(deck); !saved)
            return saved.error();
        if (auto shown = store.setRemoved(deck.id, false); !shown)
            return shown;
    }
    return Done{};
}

} // namespace model
