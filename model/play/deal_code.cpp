// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/deal_code.h"

#include "model/play/known_games.h"
#include "model/play/play_reasons.h"
#include "rules/core/suggest.h"

#include <QCryptographicHash>

#include <algorithm>

namespace model {

using rules::Error;
using rules::Result;

namespace {

constexpr qsizetype kLongestCode = 400;
constexpr QLatin1String kDeckPart("deck");
constexpr QLatin1String kOptionLine("option");

/// Part of every code that was ever passed on: never change the order.
constexpr QLatin1String kCodeSymbols("0123456789abcdefghijklmnopqrstuvwxyz-/=,._:");

/// Two digits. The base and 97 are such that one wrong character and two swapped neighbours always show.
std::optional<int> checkDigits(const QString& text)
{
    int rest = 0;
    for (const QChar character : text) {
        const qsizetype value = QString(kCodeSymbols).indexOf(character);
        if (value < 0)
            return std::nullopt;
        rest = static_cast<int>((rest * 47 + value + 1) % 97);
    }
    return rest;
}

QString codeDigits(int number)
{
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

QString joinedByCommas(std::vector<std::string>::const_iterator from,
                       std::vector<std::string>::const_iterator to)
{
    QStringList words;
    for (; from != to; ++from)
        words << QString::fromStdString(*from);
    return words.join(u',');
}

bool isDeckLine(const std::vector<std::string>& line)
{
    return !line.empty() && line.front() == "deck";
}

std::vector<std::vector<std::string>> deckLinesOf(const rules::MatchSetup& setup)
{
    std::vector<std::vector<std::string>> decks;
    for (const std::vector<std::string>& line : setup.lines)
        if (isDeckLine(line))
            decks.emplace_back(line.begin() + 1, line.end());
    return decks;
}

/// The set-up with nothing but game, variant, players and seed.
rules::MatchSetup bareSetup(const rules::MatchSetup& setup)
{
    rules::MatchSetup rest{setup.game, setup.variant, setup.seed, {}};
    rest.players = setup.players;
    return rest;
}

/// What the program chooses where a set-up says no more: with its own cards, so that it is the same for
/// somebody who has added others.
Result<rules::MatchSetup> usualSetup(const rules::KnownGame& game, const rules::MatchSetup& setup)
{
    const rules::KnownGame* builtIn = knownGame(QString::fromStdString(setup.game));
    return (builtIn != nullptr ? *builtIn : game).complete(bareSetup(setup));
}

/// "difficulty=hard", "castles=regular,toll-gate,regular"; empty for a line that a code cannot hold.
QString codePart(const std::vector<std::string>& line)
{
    if (line.size() < 2)
        return {};
    if (line.front() == "option")
        return line.size() < 3
                   ? QString()
                   : QString::fromStdString(line[1]) + u'=' + joinedByCommas(line.begin() + 2, line.end());
    return QString::fromStdString(line.front()) + u'=' + joinedByCommas(line.begin() + 1, line.end());
}

Error typingError()
{
    return {"", PlayReason::TypingError};
}

Error missingDeck(const QString& fingerprint)
{
    return {"", {PlayReason::DeckMissing, fingerprint.toStdString()}};
}

std::vector<std::string> wordsBetweenCommas(const QString& words)
{
    std::vector<std::string> split;
    for (const QString& word : words.split(u','))
        split.push_back(word.toStdString());
    return split;
}

} // namespace

QString deckFingerprint(const std::vector<std::string>& cards)
{
    std::vector<std::string> sorted = cards;
    std::sort(sorted.begin(), sorted.end());
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& card : sorted)
        hash.addData(QByteArray::fromStdString(card + "\n"));
    return QString::fromLatin1(hash.result().toHex().left(8));
}

Result<QString> dealCode(const rules::KnownGame& game, const rules::MatchSetup& setup)
{
    const auto count = rules::seatCount(game, setup);
    if (!count)
        return count.error();
    const auto complete = game.complete(setup);
    if (!complete)
        return complete.error();
    const auto standard = usualSetup(game, setup);
    QStringList parts{QString::fromStdString(std::string(game.id())),
                      QString::fromStdString(count->variant.id)};
    if (count->variant.minPlayers != count->variant.maxPlayers)
        parts << QString::number(count->players);
    const auto isUsual = [&](const std::vector<std::string>& line) {
        return standard &&
               std::find(standard->lines.begin(), standard->lines.end(), line) != standard->lines.end();
    };
    for (const std::vector<std::string>& line : complete->lines)
        if (!isDeckLine(line) && !isUsual(line))
            if (const QString part = codePart(line); !part.isEmpty())
                parts << part;
    const auto decks = deckLinesOf(*complete);
    if (!decks.empty() && (!standard || decks != deckLinesOf(*standard))) {
        QStringList prints;
        for (const std::vector<std::string>& deck : decks)
            prints << deckFingerprint(deck);
        parts << QString(kDeckPart) + u'=' + prints.join(u',');
    }
    parts << QString::number(setup.seed);
    const QString text = parts.join(u'/').toLower();
    const auto check = checkDigits(text);
    if (!check)
        return Error{"", PlayReason::NoCode};
    return text + u'/' + codeDigits(*check);
}

Result<rules::MatchSetup> readDealCode(const QString& code, const GameFinder& games,
                                       const DeckByFingerprint& decks)
{
    const QString text = code.trimmed().toLower();
    const qsizetype last = text.lastIndexOf(u'/');
    if (text.size() > kLongestCode || last < 1)
        return typingError();
    const auto check = checkDigits(text.left(last));
    if (!check || text.mid(last + 1) != codeDigits(*check))
        return typingError();
    QStringList parts = text.left(last).split(u'/');
    if (parts.size() < 3)
        return typingError();
    const QString id = parts.takeFirst();
    const rules::KnownGame* game = games(id);
    if (game == nullptr)
        return Error{"", {PlayReason::UnknownGame, id.toStdString()}};
    rules::MatchSetup setup{id.toStdString(), parts.takeFirst().toStdString(), 0, {}};
    bool isNumber = false;
    setup.seed = parts.takeLast().toULongLong(&isNumber);
    if (!isNumber)
        return typingError();
    if (!parts.isEmpty() && !parts.front().contains(u'=')) {
        setup.players = parts.takeFirst().toUInt(&isNumber);
        if (!isNumber)
            return typingError();
    }
    if (const auto count = rules::seatCount(*game, setup); !count)
        return count.error();
    // The fields of a set-up are lines of their own; everything else is an option of the match.
    std::vector<std::string> fields;
    for (const rules::SetupField& field : game->setupFields(setup.variant, setup.players))
        fields.push_back(field.key);
    QString prints;
    for (const QString& part : parts) {
        const QString key = part.section(u'=', 0, 0);
        const QString value = part.section(u'=', 1);
        if (key == kDeckPart) {
            prints = value;
            continue;
        }
        std::vector<std::string> line;
        if (std::find(fields.begin(), fields.end(), key.toStdString()) == fields.end())
            line.push_back(QString(kOptionLine).toStdString());
        line.push_back(key.toStdString());
        const std::vector<std::string> words = wordsBetweenCommas(value);
        line.insert(line.end(), words.begin(), words.end());
        setup.lines.push_back(std::move(line));
    }
    std::vector<std::vector<std::string>> chosen;
    if (prints.isEmpty()) {
        const auto standard = usualSetup(*game, setup);
        if (!standard)
            return standard.error();
        chosen = deckLinesOf(*standard);
    } else {
        for (const QString& print : prints.split(u',')) {
            const auto deck = decks ? decks(print) : std::nullopt;
            if (!deck)
                return missingDeck(print);
            chosen.push_back(*deck);
        }
    }
    std::vector<std::vector<std::string>> lines;
    for (const std::vector<std::string>& deck : chosen) {
        lines.push_back({QString(kDeckPart).toStdString()});
        lines.back().insert(lines.back().end(), deck.begin(), deck.end());
    }
    setup.lines.insert(setup.lines.begin(), lines.begin(), lines.end());
    const auto complete = game->complete(setup);
    if (!complete)
        return complete.error();
    const auto own = game->complete(bareSetup(setup));
    setup.lines = complete->lines;
    if (own && deckLinesOf(*own) == chosen)
        std::erase_if(setup.lines, isDeckLine);
    return setup;
}

rules::MatchSetup dailyDeal(const rules::KnownGame& game, const rules::MatchSetup& wish, const QDate& day)
{
    rules::MatchSetup deal = bareSetup(wish);
    const std::vector<rules::OptionView> options = game.options(deal.variant);
    for (const std::vector<std::string>& line : wish.lines)
        if (line.size() == 3 && line.front() == "option")
            for (const rules::OptionView& option : options)
                if (option.key == line[1] && option.usual != line[2])
                    deal.lines.push_back(line);
    std::sort(deal.lines.begin(), deal.lines.end());
    QString text = QStringLiteral("%1/%2/%3/%4")
                       .arg(day.toString(Qt::ISODate), QString::fromStdString(deal.game),
                            QString::fromStdString(deal.variant))
                       .arg(deal.players);
    for (const std::vector<std::string>& line : deal.lines)
        text += u'/' + codePart(line);
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    // As short as the seeds that people pass on by word of mouth.
    deal.seed = hash.left(4).toHex().toULongLong(nullptr, 16) % 999'999 + 1;
    return deal;
}

} // namespace model
