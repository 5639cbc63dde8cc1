// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_words.h"

#include "model/decks/deck_rules_file.h"

#include <algorithm>

namespace model {

using rules::decks::Fault;
using rules::decks::Notice;

namespace {

QStringList namesOf(const std::vector<std::string>& cards, const CardNames& names)
{
    QStringList list;
    for (const std::string& card : cards)
        list << names(card);
    return list;
}

QString filledIn(const rules::BothLanguages& text, Language language, int found, int most)
{
    return QString::fromStdString(text.in(language))
        .replace(QStringLiteral("{found}"), QString::number(found))
        .replace(QStringLiteral("{most}"), QString::number(most));
}

} // namespace

QString CardNames::operator()(const QString& id) const
{
    QString reminder;
    if (deck != nullptr)
        for (const DeckCard& card : deck->cards)
            if (card.card == id)
                reminder = card.name;
    return cards.nameOf(id, language, reminder);
}

QString DeckWords::variant(const rules::decks::Variant& variant, Language language)
{
    return QString::fromStdString(variant.name.in(language));
}

QString DeckWords::copies(int copies, const QString& name)
{
    return copies == 1 ? name : tr("%1 × %2").arg(copies).arg(name);
}

QString DeckWords::standing(int faults)
{
    return faults == 0 ? tr("legal") : tr("not legal yet: %n reason(s)", nullptr, faults);
}

QString DeckWords::unnamed()
{
    return tr("Unnamed deck");
}

QString DeckWords::listed(const QStringList& names, int most, const QList<int>& copies)
{
    if (names.size() <= most)
        return names.join(QStringLiteral(", "));
    int rest = 0;
    for (qsizetype i = most - 1; i < names.size(); ++i)
        rest += copies.value(i, 1);
    return tr("%1 and %n more", nullptr, rest).arg(names.mid(0, most - 1).join(QStringLiteral(", ")));
}

QString DeckWords::violation(const rules::decks::Violation& violation, const CardNames& names)
{
    const QString cards = listed(namesOf(violation.cards, names));
    const int least = violation.least.value_or(0);
    const int most = violation.most.value_or(0);
    switch (violation.fault) {
    case Fault::TooFew:
        return (least == most ? tr("%n card(s), but the deck needs exactly %1.", nullptr, violation.found)
                              : tr("%n card(s), but the deck needs at least %1.", nullptr, violation.found))
            .arg(least);
    case Fault::TooMany:
        return (least == most ? tr("%n card(s), but the deck needs exactly %1.", nullptr, violation.found)
                              : tr("%n card(s), but the deck may have at most %1.", nullptr, violation.found))
            .arg(most);
    case Fault::TooManyOfOne:
        return most == 1
                   ? tr("%2 copies of %1; only one copy of each card is allowed.")
                         .arg(cards)
                         .arg(violation.found)
                   : tr("%2 copies of %1; at most %3 are allowed.").arg(cards).arg(violation.found).arg(most);
    case Fault::WrongClass: return tr("These cards can’t be in the deck: %1.").arg(cards);
    case Fault::Banned: return tr("%1 is not used in this variant.").arg(cards);
    case Fault::FieldTooLarge: {
        const auto* field = deckField(names.cards.game(), QString::fromStdString(violation.field));
        if (field == nullptr)
            return {};
        return filledIn(most == 0 ? field->none : field->tooMany, names.language, violation.found, most);
    }
    case Fault::PlayersOutOfRange:
        return least == most ? tr("This variant is for %n player(s).", nullptr, least)
                             : tr("This variant is for %1 to %2 players, not for %3.")
                                   .arg(least)
                                   .arg(most)
                                   .arg(violation.found);
    }
    return {};
}

QString DeckWords::warning(const rules::decks::Warning& warning, const CardNames& names)
{
    const QString cards = listed(namesOf(warning.cards, names));
    const auto count = static_cast<int>(warning.cards.size());
    switch (warning.notice) {
    case Notice::NotOwned:
        return tr("%1: %2 in the deck, you own %3.").arg(cards).arg(warning.wanted).arg(warning.found);
    case Notice::HouseValues:
        return tr("%n card(s) with our own values, which you have not checked yet: %1.", nullptr, count)
            .arg(cards);
    case Notice::UnknownCard:
        return tr("%n card(s) not in your library; a pack may be missing: %1.", nullptr, count).arg(cards);
    case Notice::ChangedText: return tr("%1 has a different text in this variant.").arg(cards);
    case Notice::FirstHandFails: {
        const QLocale locale = localeFor(names.language);
        const double percent =
            100.0 * static_cast<double>(warning.found) / static_cast<double>(warning.wanted);
        return tr("%1 % of all opening hands (%2 of %3) can’t pay for enough cards and lose immediately.")
            .arg(locale.toString(percent, 'f', 1), locale.toString(qlonglong(warning.found)),
                 locale.toString(qlonglong(warning.wanted)));
    }
    case Notice::InBothDecks: return tr("%n card(s) in both decks: %1.", nullptr, count).arg(cards);
    }
    return {};
}

namespace {

/// How many different cards the deck has after a repair that adds second copies; 0 where it adds none.
int differentIfCopied(const rules::decks::Repair& repair, const Deck* deck)
{
    if (deck == nullptr)
        return 0;
    int fresh = 0;
    bool copies = false;
    for (const rules::decks::CardChange& change : repair.cards) {
        const bool isIn = deck->copiesOf(QString::fromStdString(change.card)) > 0;
        fresh += isIn ? 0 : 1;
        copies = copies || isIn || change.by > 1;
    }
    return copies ? static_cast<int>(deck->cards.size()) + fresh : 0;
}

} // namespace

QString DeckWords::forPlayers(const QString& variant, int players)
{
    return tr("%1, %n player(s)", nullptr, players).arg(variant);
}

QString DeckWords::sample(const QString& what)
{
    return tr("Sample deck: %1").arg(what);
}

QString DeckWords::repair(const rules::decks::Repair& repair, const CardNames& names)
{
    if (!repair.dropOption.empty())
        return tr("Play them with the changed text");
    if (repair.field)
        if (const auto* field = deckField(names.cards.game(), QString::fromStdString(repair.field->field))) {
            const std::vector<std::string>& words = repair.field->words;
            const int rest = field->isNumber() && !words.empty()
                                 ? QString::fromStdString(words.front()).toInt()
                                 : static_cast<int>(words.size());
            return filledIn(words.empty() ? field->clear : field->keep, names.language, rest, rest);
        }
    if (repair.players)
        return tr("Play with %n player(s)", nullptr, *repair.players);
    QStringList in;
    QStringList out;
    QList<int> howManyIn;
    QList<int> howManyOut;
    for (const rules::decks::CardChange& change : repair.cards) {
        const int many = std::abs(change.by);
        (change.by > 0 ? in : out) << copies(many, names(change.card));
        (change.by > 0 ? howManyIn : howManyOut) << many;
    }
    if (in.isEmpty())
        return tr("Remove %1").arg(listed(out, 3, howManyOut));
    if (out.isEmpty()) {
        const QString cards = listed(in, 3, howManyIn);
        const int different = differentIfCopied(repair, names.deck);
        return different == 0
                   ? tr("Add %1").arg(cards)
                   : tr("Add %1; only %n different card(s), copies fill the rest", nullptr, different)
                         .arg(cards);
    }
    return tr("Replace %1 with %2").arg(listed(out, 2, howManyOut), listed(in, 2, howManyIn));
}

QString DeckWords::sleeves(const QString& colour)
{
    // The colours that the program offers.
    if (colour.isEmpty())
        return tr("none", "sleeves");
    if (colour == u"#96172d")
        return tr("red");
    if (colour == u"#1f5a96")
        return tr("blue");
    if (colour == u"#2c693b")
        return tr("green");
    if (colour == u"#b58900")
        return tr("gold");
    if (colour == u"#68478f")
        return tr("purple");
    if (colour == u"#222222")
        return tr("black");
    if (colour == u"#f2f2f2")
        return tr("white");
    return tr("another colour (%1)").arg(colour);
}

QString DeckWords::field(DeckField field)
{
    switch (field) {
    case DeckField::Name: return tr("name");
    case DeckField::Variant: return tr("variant");
    case DeckField::Players: return tr("players");
    case DeckField::Notes: return tr("notes");
    case DeckField::Tags: return tr("tags");
    case DeckField::Sleeves: return tr("sleeves");
    case DeckField::Options: return tr("options");
    }
    return {};
}

QString DeckWords::field(const QString& game, const QString& key, Language language)
{
    const rules::decks::Field* known = deckField(game, key);
    return known != nullptr ? QString::fromStdString(known->name.in(language)) : key;
}

QString DeckWords::changes(const DeckChanges& changes, const CardNames& names)
{
    QStringList parts;
    const auto add = [&](const std::vector<CopiesChange>& list) {
        for (const CopiesChange& change : list) {
            const QString name = names.cards.nameOf(change.card, names.language, change.name);
            const int by = change.to - change.from;
            parts
                << (by > 0 ? QStringLiteral("+ %1") : QStringLiteral("− %1")).arg(copies(std::abs(by), name));
        }
    };
    add(changes.cards);
    add(changes.fieldCards);
    for (const DeckField each : changes.fields)
        parts << field(each);
    for (const QString& key : changes.named)
        parts << field(names.cards.game(), key, names.language);
    const QString what = listed(parts, 6);
    if (changes.restored > 0)
        return what.isEmpty() ? tr("Version %1 restored").arg(changes.restored)
                              : tr("Version %1 restored: %2").arg(changes.restored).arg(what);
    return what.isEmpty() ? tr("No change") : what;
}

} // namespace model
