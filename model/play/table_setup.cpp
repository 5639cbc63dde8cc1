// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/table_setup.h"

#include "rules/core/words.h"

#include <array>

namespace model {

namespace {

constexpr std::array kWords{"you", "random", "greedy"};

QString joined(const std::vector<std::string>& words)
{
    return QString::fromStdString(rules::joinWords(words));
}

} // namespace

QString seatWord(SeatPlayer player)
{
    return QString::fromLatin1(kWords[static_cast<std::size_t>(player)]);
}

std::optional<SeatPlayer> seatPlayer(const QString& word)
{
    for (std::size_t i = 0; i < kWords.size(); ++i)
        if (word == QLatin1String(kWords[i]))
            return static_cast<SeatPlayer>(i);
    return std::nullopt;
}

QStringList writeTableSetup(const TableSetup& setup)
{
    QStringList lines{QStringLiteral("game ") + QString::fromStdString(setup.match.game),
                      QStringLiteral("variant ") + QString::fromStdString(setup.match.variant),
                      QStringLiteral("seed %1").arg(setup.match.seed)};
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
