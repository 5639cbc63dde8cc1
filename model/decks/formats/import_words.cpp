// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/import_words.h"

#include "model/language/reason_text.h"

namespace model {

QString ImportWords::refusal(const DeckReadError& error)
{
    const QString said = error.why.empty() ? error.detail : inWords(error.why);
    const QString detail = said.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(said);
    switch (error.fault) {
    case FileFault::Empty: return tr("It contains no cards.");
    case FileFault::TooLarge: return tr("It is far too large for a deck.");
    case FileFault::NotText: return tr("It is not text: a picture, an archive or another kind of file.");
    case FileFault::NotADeck: return tr("It is not a deck that Castellan can read.") + detail;
    case FileFault::Broken: return tr("It is damaged or cut off.") + detail;
    case FileFault::DocumentType: return tr("It has a document type or entities, which no deck needs.");
    case FileFault::TooDeep: return tr("It is nested deeper than any deck.");
    case FileFault::NewerVersion: return tr("It was written by a newer version of Castellan.");
    case FileFault::BadChecksum: return tr("The link is incomplete or was modified.");
    case FileFault::OtherGame: return tr("It is a deck for another game.") + detail;
    }
    return {};
}

QString ImportWords::reason(const ImportLine& line, const CardNames& names)
{
    QStringList candidates;
    for (const QString& id : line.candidates)
        candidates << names(id);
    switch (line.reason) {
    case LineReason::None: return {};
    case LineReason::UnknownName: return tr("no card has this name");
    case LineReason::SeveralCards: return tr("matches several cards: %1").arg(DeckWords::listed(candidates));
    case LineReason::Spelling: return tr("read as %1, which has a similar spelling").arg(names(line.card));
    case LineReason::Beginning:
        return tr("read as %1, the only name that starts like this").arg(names(line.card));
    case LineReason::UnknownCard: return tr("included, although the card is not in your library");
    case LineReason::BadCount: return tr("the number of copies must be at least 1");
    case LineReason::TooManyCopies: return tr("too many copies");
    case LineReason::TooManyCards: return tr("too many cards for one deck");
    case LineReason::NotACard: return tr("not a card");
    case LineReason::BesideTheDeck: return tr("is in a list next to the deck");
    }
    return {};
}

QString ImportWords::summary(const DeckReading& reading)
{
    QStringList parts{tr("%n line(s) read", nullptr, reading.count(LineOutcome::Read))};
    if (const int guessed = reading.count(LineOutcome::Guessed))
        parts << tr("%n guessed", nullptr, guessed);
    if (const int left = reading.count(LineOutcome::NotUnderstood))
        parts << tr("%n left out", nullptr, left);
    return parts.join(QStringLiteral(", "));
}

QString ImportWords::format(DeckFormat format)
{
    switch (format) {
    case DeckFormat::Castellan: return tr("Castellan deck");
    case DeckFormat::Text: return tr("Plain text");
    case DeckFormat::Csv: return tr("Table (CSV)");
    case DeckFormat::Link: return tr("Share link");
    case DeckFormat::Cockatrice: return tr("Cockatrice deck");
    case DeckFormat::Octgn: return tr("OCTGN deck");
    case DeckFormat::Edopro: return tr("EDOPro deck");
    case DeckFormat::Lackey: return tr("Lackey text");
    }
    return {};
}

QString ImportWords::fileFilters(bool together)
{
    QStringList list;
    QStringList all;
    for (int i = 0; i < kDeckFormats; ++i) {
        const auto each = static_cast<DeckFormat>(i);
        QStringList patterns;
        for (const QString& ending : endingsOf(each))
            patterns << QStringLiteral("*.") + ending;
        all << patterns;
        list << QStringLiteral("%1 (%2)").arg(format(each), patterns.join(u' '));
    }
    if (together)
        list.prepend(QStringLiteral("%1 (%2)").arg(tr("All decks"), all.join(u' ')));
    return list.join(QStringLiteral(";;"));
}

} // namespace model
