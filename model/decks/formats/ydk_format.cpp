// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/line_formats.h"

namespace model {

quint32 ydkNumber(const QString& card)
{
    // FNV-1a, folded to eight digits as EDOPro's numbers have.
    quint64 hash = 14695981039346656037ULL;
    for (const char byte : card.toUtf8())
        hash = (hash ^ static_cast<quint8>(byte)) * 1099511628211ULL;
    return 10'000'000U + static_cast<quint32>(hash % 90'000'000U);
}

QString deckToYdk(const Deck& deck, const CardDirectory& cards)
{
    QString text = QStringLiteral("#created by Castellan\n#main\n");
    for (const DeckCard& card : deck.cards)
        for (int i = 0; i < card.copies; ++i)
            text += QString::number(ydkNumber(card.card)) + u'\n';
    text += QStringLiteral("#extra\n!side\n");
    for (const FieldCards& field : fieldCards(deck))
        for (const QString& card : field.cards)
            text += QString::number(ydkNumber(card)) + u'\n';
    Q_UNUSED(cards)
    return text;
}

DeckReadResult deckFromYdk(const QString& text, const CardFinder& finder)
{
    if (text.count(u'\n') >= kMostDeckLines)
        return DeckReadError{FileFault::TooLarge, {}};
    QHash<quint32, QString> ids;
    for (const DirectoryCard& each : finder.cards().cards())
        ids.insert(ydkNumber(each.card.id), each.card.id);
    DeckReading reading;
    reading.deck.game = finder.cards().game();
    DeckCollector collect(finder, reading);
    int number = 0;
    const QStringList lines = text.split(u'\n');
    for (const QString& raw : lines) {
        if (!finder.goesOn(number++, lines.size()))
            return CardFinder::stopped();
        const QString line = raw.trimmed();
        if (line.isEmpty() || line.startsWith(u'#') || line.startsWith(u'!'))
            continue;
        bool isNumber = false;
        const quint32 code = line.toUInt(&isNumber);
        const QString id = ids.value(code);
        if (!isNumber)
            collect.add(number, line, line, {});
        else if (id.isEmpty())
            collect.leaveOut(number, line, LineReason::UnknownName);
        else
            collect.addId(number, line, id, 1, {});
    }
    if (reading.lines.empty())
        return DeckReadError{FileFault::Empty, {}};
    return reading;
}

} // namespace model
