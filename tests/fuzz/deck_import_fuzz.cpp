// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes come under whatever name: reading ends, a deck keeps its limits, and what was read survives
// being written and read again.
#include "model/decks/formats/deck_file.h"
#include "model/decks/formats/import_words.h"
#include "tests/support/crimson.h"

#include <cstdio>
#include <cstdlib>

namespace {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", promise);
    std::abort();
}

void tryOut(const QByteArray& bytes, const QString& name, const model::CardDirectory& cards)
{
    const auto reading = model::readDeck(bytes, name, cards);
    if (!reading) {
        require(!model::ImportWords::refusal(reading.error()).isEmpty(), "a refusal has words");
        return;
    }
    const model::Deck& deck = reading->deck;
    require(deck.cards.size() <= model::kMostDeckEntries, "a deck ends somewhere");
    require(deck.name.size() <= model::kLongestDeckName && deck.notes.size() <= model::kLongestNotes,
            "texts end somewhere");
    for (const model::DeckCard& card : deck.cards)
        require(card.copies >= 1 && card.copies <= model::kMostCopies && !card.card.isEmpty(),
                "every card has an id and copies");
    for (const model::ImportLine& line : reading->lines)
        require((line.outcome == model::LineOutcome::NotUnderstood) == line.card.isEmpty(),
                "what was understood has a card");
    const auto again = model::readDeck(
        model::writeDeck(deck, model::DeckFormat::Castellan, cards, model::Language::English), {}, cards);
    require(again.has_value(), "what was read can be written and read");
    require(again->deck.cards == deck.cards && again->deck.fields == deck.fields, "it is the same then");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const model::CardDirectory cards = model::CardDirectory::builtIn(tests::kCrimson);
    static const QStringList names{
        {}, QStringLiteral("a.csv"), QStringLiteral("a.cod"), QStringLiteral("a.ydk")};
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    for (const QString& name : names)
        tryOut(bytes, name, cards);
    return 0;
}
