// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/table_setup.h"

#include "rules/core/words.h"

#include <string_view>

namespace model {

namespace {

constexpr std::string_view kPerson = "you";

QString joined(const std::vector<std::string>& words)
{
    return QString::fromStdString(rules::joinWords(words));
}

} // namespace

QString seatWord(SeatPlayer player)
{
    const std::string_view word = player == SeatPlayer::Person
                                      ? kPerson
                                      : rules::bots::kBotNames[static_cast<std::size_t>(botOf(player).level)];
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

rules::bots::BotKind botOf(SeatPlayer player)
{
    return {static_cast<rules::bots::BotLevel>(static_cast<int>(player) - 1), {}};
}

std::optional<SeatPlayer> seatPlayer(const QString& word)
{
    for (int i = 0; i < kSeatPlayers; ++i)
        if (word == seatWord(static_cast<SeatPlayer>(i)))
            return static_cast<SeatPlayer>(i);
    return std::nullopt;
}

QStringList writeTableSetup(const TableSetup& setup)
{
    QStringList lines{QStringLiteral("game ") + QString::fromStdString(setup.match.game)};
    if (!setup.match.variant.empty())
        lines << QStringLiteral("variant ") + QString::fromStdString(setup.match.variant);
    lines << QStringLiteral("seed %1").arg(setup.match.seed);
    if (setup.match.players > 0)
        lines << QStringLiteral("players %1").arg(setup.match.players);
    QStringList seats;
    for (const SeatPlayer seat : setup.seats)
        seats << seatWord(seat);
    if (!seats.isEmpty())
        lines << QStringLiteral("seats ") + seats.join(u' ');
    if (setup.covers)
        lines << QStringLiteral("covers yes");
    for (const std::vector<std::string>& line : setup.match.lines)
        lines << QStringLiteral("setup ") + joined(line);
    return lines;
}

std::optional<TableSetup> readTableSetup(const QStringList& lines)
{
    TableSetup setup;
    for (const QString& line : lines) {
        std::vector<std::string> words = rules::splitWords(line.toStdString());
        if (words.size() < 2)
            return std::nullopt;
        const std::string key = words.front();
        words.erase(words.begin());
        if (key == "setup") {
            setup.match.lines.push_back(std::move(words));
        } else if (key == "seats") {
            for (const std::string& word : words) {
                const auto player = seatPlayer(QString::fromStdString(word));
                if (!player)
                    return std::nullopt;
                setup.seats.push_back(*player);
            }
        } else if (key == "seed") {
            bool isNumber = false;
            setup.match.seed = QString::fromStdString(words.front()).toULongLong(&isNumber);
            if (!isNumber)
                return std::nullopt;
        } else if (key == "players") {
            bool isNumber = false;
            setup.match.players = QString::fromStdString(words.front()).toUInt(&isNumber);
            if (!isNumber)
                return std::nullopt;
        } else if (key == "covers") {
            setup.covers = words.front() == "yes";
        } else if (key == "game") {
            setup.match.game = words.front();
        } else if (key == "variant") {
            setup.match.variant = words.front();
        } else {
            return std::nullopt;
        }
    }
    if (setup.match.game.empty())
        return std::nullopt;
    return setup;
}

} // namespace model
