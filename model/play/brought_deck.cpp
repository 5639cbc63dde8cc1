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

std::vector<std::vector<std::string>> setupLinesOf(const OwnDeck& deck, const rules::KnownGame& game,
                                                   const std::string& variant)
{
    std::vector<std::string> cards{"deck"};
    cards.insert(cards.end(), deck.cards.begin(), deck.cards.end());
    std::vector<std::vector<std::string>> lines(game.decksAreApart(variant) ? 2 : 1, cards);
    for (const rules::SetupField& field : game.setupFields()) {
        std::vector<std::string> line{field.key};
        if (field.key == "castles" && !deck.castles.empty() && deck.castles.size() <= field.each.size()) {
            line.insert(line.end(), deck.castles.begin(), deck.castles.end());
            line.resize(field.each.size() + 1, field.choices.front().id);
        } else if (field.key == "handicap" && deck.handicap > 0 && deck.handicap <= field.most) {
            line.push_back(std::to_string(deck.handicap));
            line.resize(field.each.size() + 1, "0");
        }
        if (line.size() > 1)
            lines.push_back(std::move(line));
    }
    for (const std::vector<std::string>& option : deck.options) {
        lines.push_back({"option"});
        lines.back().insert(lines.back().end(), option.begin(), option.end());
    }
    return lines;
}

} // namespace model
