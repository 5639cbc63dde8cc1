// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/brought_deck.h"

#include "model/library/folded.h"

#include <QHash>
#include <QRegularExpression>

namespace model {

namespace {
constexpr int kMostOfOne = 99;
}

BroughtDeck readBroughtDeck(const QString& text, const rules::KnownGame& game)
{
    QHash<QString, std::string> byName;
    for (const rules::CardName& card : game.cards()) {
        byName.insert(folded(QString::fromStdString(card.id)), card.id);
        byName.insert(folded(QString::fromStdString(card.name.en)), card.id);
        byName.insert(folded(QString::fromStdString(card.name.de)), card.id);
        for (const std::string& other : card.otherNames)
            byName.insert(folded(QString::fromStdString(other)), card.id);
    }
    static const QRegularExpression counted(QStringLiteral("^(\\d{1,2})\\s*x?\\s+(.+)$"));
    BroughtDeck deck;
    for (const QString& each : text.split(u'\n')) {
        const QString line = each.section(u'#', 0, 0).trimmed();
        if (line.isEmpty())
            continue;
        int count = 1;
        QString name = line;
        if (const auto match = counted.match(line); match.hasMatch()) {
            count = std::min(kMostOfOne, match.captured(1).toInt());
            name = match.captured(2);
        }
        const auto found = byName.constFind(folded(name));
        if (found == byName.constEnd()) {
            deck.unknown << line;
            continue;
        }
        deck.cards.insert(deck.cards.end(), static_cast<std::size_t>(count), *found);
    }
    return deck;
}

} // namespace model
