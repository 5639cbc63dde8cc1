// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_check.h"

#include "rules/decks/filling.h"

#include <algorithm>

namespace rules::decks {

namespace {

class Checker
{
public:
    Checker(const Variant& variant, const DeckList& deck, const CardPool& pool)
        : m_variant(variant)
        , m_deck(deck)
        , m_pool(pool)
    {}

    std::vector<Violation> violations()
    {
        if (m_deck.players != 0 && !m_variant.takes(m_deck.players)) {
            Repair fitting;
            fitting.players = std::clamp(m_deck.players, m_variant.players[0], m_variant.players[1]);
            add({Fault::PlayersOutOfRange,
                 m_variant.constraints.back().clause,
                 m_deck.players,
                 m_variant.players[0],
                 m_variant.players[1],
                 {},
                 {}},
                std::move(fitting));
        }
        for (const Constraint& constraint : m_variant.constraints)
            if (applies(constraint, m_deck))
                check(constraint);
        keepSize();
        return std::move(m_found);
    }

private:
    void check(const Constraint& constraint)
    {
        const auto least = m_variant.at(constraint.least, m_deck.players);
        const auto most = m_variant.at(constraint.most, m_deck.players);
        switch (constraint.kind) {
        case ConstraintKind::Only: only(constraint); break;
        case ConstraintKind::Banned: banned(constraint); break;
        case ConstraintKind::Copies: copies(constraint, *most); break;
        case ConstraintKind::Field: field(constraint, *most); break;
        case ConstraintKind::Size: size(constraint, least, most); break;
        }
    }

    void only(const Constraint& constraint)
    {
        Violation violation{Fault::WrongClass, constraint.clause, 0, {}, 0, {}, {}};
        Repair out;
        for (const Entry& entry : m_deck.cards) {
            const PoolCard* card = m_pool.find(entry.card);
            if (card == nullptr || card->what == constraint.what)
                continue;
            violation.found += entry.copies;
            violation.cards.push_back(entry.card);
            out.cards.push_back({entry.card, -entry.copies});
        }
        add(std::move(violation), std::move(out));
    }

    /// One violation for each clause that speaks of the cards.
    void banned(const Constraint& constraint)
    {
        for (const NamedCard& named : constraint.cards) {
            const int copies = m_deck.copiesOf(named.card);
            if (copies == 0)
                continue;
            Violation violation{Fault::Banned, named.clause, copies, {}, 0, {named.card}, {}};
            violation.repairs.push_back({{{named.card, -copies}}, {}, {}, {}});
            if (!constraint.when.empty())
                violation.repairs.push_back({{}, {}, {}, constraint.when});
            m_found.push_back(std::move(violation));
        }
    }

    void copies(const Constraint& constraint, int most)
    {
        for (const Entry& entry : m_deck.cards)
            if (entry.copies > most)
                add({Fault::TooManyOfOne, constraint.clause, entry.copies, {}, most, {entry.card}, {}},
                    {{{entry.card, most - entry.copies}}, {}, {}, {}});
    }

    void field(const Constraint& constraint, int most)
    {
        const std::vector<std::string>& words = m_deck.wordsOf(constraint.field);
        const int found =
            constraint.isNumber ? m_deck.numberOf(constraint.field) : static_cast<int>(words.size());
        if (found <= most)
            return;
        Violation violation{Fault::FieldTooLarge, constraint.clause, found, {}, most, {}, constraint.field};
        FieldChange less{constraint.field, {}};
        if (!constraint.isNumber) {
            violation.cards.assign(words.begin() + most, words.end());
            less.words.assign(words.begin(), words.begin() + most);
        } else if (most > 0) {
            less.words.push_back(std::to_string(most));
        }
        Repair repair;
        repair.field = std::move(less);
        add(std::move(violation), std::move(repair));
    }

    void size(const Constraint& constraint, std::optional<int> least, std::optional<int> most)
    {
        const int count = m_deck.count();
        Violation violation{Fault::TooFew, constraint.clause, count, least, most, {}, {}};
        if (least && count < *least) {
            if (auto repair = filled(m_variant, m_deck, m_pool, *least))
                violation.repairs.push_back(std::move(*repair));
            m_found.push_back(std::move(violation));
        } else if (most && count > *most) {
            violation.fault = Fault::TooMany;
            violation.repairs.push_back(trimmed(m_deck, m_pool, *most));
            m_found.push_back(std::move(violation));
        }
    }

    /// A repair that takes cards out of a deck of the right size puts others in.
    void keepSize()
    {
        for (const Constraint& constraint : m_variant.constraints) {
            const auto least = m_variant.at(constraint.least, m_deck.players);
            if (constraint.kind != ConstraintKind::Size || !applies(constraint, m_deck) || !least ||
                m_deck.count() < *least)
                continue;
            for (Violation& violation : m_found)
                for (Repair& repair : violation.repairs) {
                    const auto more = filled(m_variant, repaired(m_deck, repair), m_pool, *least);
                    if (more)
                        repair.cards.insert(repair.cards.end(), more->cards.begin(), more->cards.end());
                }
        }
    }

    void add(Violation violation, Repair repair)
    {
        if (violation.found == 0)
            return;
        violation.repairs.push_back(std::move(repair));
        m_found.push_back(std::move(violation));
    }

    const Variant& m_variant;
    const DeckList& m_deck;
    const CardPool& m_pool;
    std::vector<Violation> m_found;
};

bool isBlamed(const std::vector<Violation>& violations, std::string_view card)
{
    return std::any_of(violations.begin(), violations.end(), [&](const Violation& violation) {
        return violation.fault == Fault::Banned &&
               std::find(violation.cards.begin(), violation.cards.end(), card) != violation.cards.end();
    });
}

void warnAboutFirstHand(const FirstHand& rule, const DeckList& deck, const CardPool& pool,
                        std::vector<Warning>& warnings)
{
    const FirstHands hands = firstHands(rule, deck, pool);
    if (hands.failing == 0)
        return;
    Warning fails{Notice::FirstHandFails,
                  rule.clause,
                  {},
                  static_cast<std::int64_t>(hands.failing),
                  static_cast<std::int64_t>(hands.all)};
    // Two of the dearest are what fails first.
    int dearest = 0;
    for (const Entry& entry : deck.cards)
        if (const PoolCard* card = pool.find(entry.card))
            dearest = std::max(dearest, card->cost);
    for (const Entry& entry : deck.cards)
        if (const PoolCard* card = pool.find(entry.card); card != nullptr && card->cost == dearest)
            fails.cards.push_back(entry.card);
    warnings.insert(warnings.begin(), std::move(fails));
}

std::vector<Warning> warningsAbout(const Variant& variant, const DeckList& deck, const CardPool& pool,
                                   const std::vector<Violation>& violations)
{
    std::vector<Warning> warnings;
    Warning unknown{Notice::UnknownCard, {}, {}, 0, 0};
    Warning house{Notice::HouseValues, variant.printed, {}, 0, 0};
    for (const Entry& entry : deck.cards) {
        const PoolCard* card = pool.find(entry.card);
        if (card == nullptr) {
            unknown.cards.push_back(entry.card);
            continue;
        }
        if (card->houseValue)
            house.cards.push_back(entry.card);
        if (pool.ownedKnown() && card->owned < entry.copies)
            warnings.push_back({Notice::NotOwned, {}, {entry.card}, card->owned, entry.copies});
    }
    for (const NamedCard& changed : variant.changed)
        if (deck.copiesOf(changed.card) > 0 && !isBlamed(violations, changed.card))
            warnings.push_back({Notice::ChangedText, changed.clause, {changed.card}, 0, 0});
    if (!unknown.cards.empty())
        warnings.insert(warnings.begin(), std::move(unknown));
    if (!house.cards.empty())
        warnings.push_back(std::move(house));
    if (variant.firstHand)
        warnAboutFirstHand(*variant.firstHand, deck, pool, warnings);
    return warnings;
}

} // namespace

DeckCheck check(const Variant& variant, const DeckList& deck, const CardPool& pool)
{
    DeckCheck result;
    result.violations = Checker(variant, deck, pool).violations();
    result.warnings = warningsAbout(variant, deck, pool, result.violations);
    return result;
}

PairCheck checkPair(const Variant& variant, const DeckList& a, const DeckList& b, const CardPool& pool)
{
    PairCheck pair{check(variant, a, pool), check(variant, b, pool), {}, a.count() + b.count()};
    Warning doubles{
        Notice::InBothDecks, variant.pairing ? variant.pairing->doubles : std::string(), {}, 0, 0};
    for (const Entry& entry : a.cards)
        if (b.copiesOf(entry.card) > 0)
            doubles.cards.push_back(entry.card);
    if (!doubles.cards.empty())
        pair.warnings.push_back(std::move(doubles));
    return pair;
}

DeckList fullyRepaired(const Variant& variant, DeckList deck, const CardPool& pool)
{
    // Each round settles at least one violation for good; size comes last and never breaks another.
    for (int round = 0; round < 100; ++round) {
        const std::vector<Violation> violations = Checker(variant, deck, pool).violations();
        const auto repairable = std::find_if(violations.begin(), violations.end(),
                                             [](const Violation& v) { return !v.repairs.empty(); });
        if (repairable == violations.end())
            break;
        deck = repaired(std::move(deck), repairable->repairs.front());
    }
    return deck;
}

} // namespace rules::decks
