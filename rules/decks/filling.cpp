// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/filling.h"

#include <algorithm>

namespace rules::decks {

namespace {

/// How many copies of a card a deck may have at most.
int mostCopies(const Variant& variant, const DeckList& deck, const PoolCard& card)
{
    int most = 99;
    for (const Constraint& constraint : variant.constraints) {
        if (!applies(constraint, deck))
            continue;
        if (constraint.kind == ConstraintKind::Only && card.what != constraint.what)
            return 0;
        if (constraint.kind == ConstraintKind::Banned &&
            std::any_of(constraint.cards.begin(), constraint.cards.end(),
                        [&](const NamedCard& banned) { return banned.card == card.id; }))
            return 0;
        if (constraint.kind == ConstraintKind::Copies)
            most = std::min(most, variant.at(constraint.most, deck.players).value_or(most));
    }
    return most;
}

/// Lower comes first: what is owned and free, then by the copies that are in already.
struct Candidate
{
    const PoolCard* card;
    int copies;
    int room;
};

bool isBetter(const Candidate& a, const Candidate& b)
{
    const bool aFree = a.copies < a.card->owned;
    const bool bFree = b.copies < b.card->owned;
    if ((a.copies == 0) != (b.copies == 0))
        return a.copies == 0;
    if (aFree != bFree)
        return aFree;
    return a.copies < b.copies;
}

void note(Repair& repair, const std::string& card, int by)
{
    for (CardChange& change : repair.cards)
        if (change.card == card) {
            change.by += by;
            return;
        }
    repair.cards.push_back({card, by});
}

} // namespace

bool applies(const Constraint& constraint, const DeckList& deck)
{
    return (constraint.when.empty() || deck.has(constraint.when)) &&
           (constraint.unless.empty() || !deck.has(constraint.unless));
}

std::optional<Repair> filled(const Variant& variant, const DeckList& deck, const CardPool& pool, int wanted)
{
    if (deck.count() >= wanted)
        return Repair();
    std::vector<Candidate> candidates;
    for (const PoolCard& card : pool.cards()) {
        const int copies = deck.copiesOf(card.id);
        const int room = mostCopies(variant, deck, card) - copies;
        if (room > 0)
            candidates.push_back({&card, copies, room});
    }
    Repair repair;
    for (int missing = wanted - deck.count(); missing > 0; --missing) {
        const auto best = std::min_element(candidates.begin(), candidates.end(), isBetter);
        if (best == candidates.end())
            return std::nullopt;
        note(repair, best->card->id, 1);
        ++best->copies;
        if (--best->room == 0)
            candidates.erase(best);
    }
    return repair;
}

Repair trimmed(const DeckList& deck, const CardPool& pool, int wanted)
{
    DeckList rest = deck;
    Repair repair;
    int surplus = deck.count() - wanted;
    const auto take = [&](const std::string& card, int copies) {
        const int by = std::min(copies, surplus);
        if (by <= 0)
            return;
        note(repair, card, -by);
        rest.change(card, -by);
        surplus -= by;
    };
    for (auto entry = deck.cards.rbegin(); entry != deck.cards.rend(); ++entry)
        take(entry->card, entry->copies - 1);
    for (auto entry = deck.cards.rbegin(); entry != deck.cards.rend(); ++entry)
        if (pool.find(entry->card) == nullptr)
            take(entry->card, rest.copiesOf(entry->card));
    for (auto entry = deck.cards.rbegin(); entry != deck.cards.rend(); ++entry)
        take(entry->card, rest.copiesOf(entry->card));
    return repair;
}

} // namespace rules::decks
