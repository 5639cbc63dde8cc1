// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/bot_levels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace model {

namespace {

constexpr int kFewestPairs = 400;
constexpr double kOdds = 1.5; ///< against each opponent

std::vector<StrengthProof> readProofs()
{
    QFile file(QStringLiteral(":/castellan/bots/strength.json"));
    std::vector<StrengthProof> proofs;
    if (!file.open(QIODevice::ReadOnly))
        return proofs;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonObject each = value.toObject();
        const auto level = rules::bots::botKind(each[QStringLiteral("level")].toString().toStdString());
        Q_ASSERT(level && level->searches());
        proofs.push_back({each[QStringLiteral("game")].toString(), each[QStringLiteral("variant")].toString(),
                          each[QStringLiteral("players")].toInt(), level->level,
                          each[QStringLiteral("parties")].toInt(2), each[QStringLiteral("pairs")].toInt(),
                          each[QStringLiteral("share")].toDouble() / 100,
                          each[QStringLiteral("margin")].toDouble() / 100});
    }
    return proofs;
}

} // namespace

bool StrengthProof::isConvincing() const
{
    const double needed = parties == 1 ? 0 : kOdds / (kOdds + parties - 1);
    return pairs >= kFewestPairs && share - margin > needed;
}

const std::vector<StrengthProof>& strengthProofs()
{
    static const std::vector<StrengthProof> proofs = readProofs();
    return proofs;
}

std::vector<SeatPlayer> offeredPlayers(const QString& game, const QString& variant, int players)
{
    std::vector<SeatPlayer> offered{SeatPlayer::Person, SeatPlayer::RandomBot, SeatPlayer::GreedyBot};
    // A level counts only if all below it do.
    for (const SeatPlayer next : {SeatPlayer::CasualBot, SeatPlayer::ClubBot, SeatPlayer::MasterBot}) {
        const auto& proofs = strengthProofs();
        if (std::none_of(proofs.begin(), proofs.end(), [&](const StrengthProof& proof) {
                return proof.game == game && proof.variant == variant && proof.level == botOf(next).level &&
                       (proof.players == 0 || proof.players == players) && proof.isConvincing();
            }))
            break;
        offered.push_back(next);
    }
    return offered;
}

SeatPlayer nearestOffered(SeatPlayer player, const std::vector<SeatPlayer>& offered)
{
    if (std::find(offered.begin(), offered.end(), player) != offered.end())
        return player;
    SeatPlayer nearest = SeatPlayer::GreedyBot;
    for (const SeatPlayer each : offered)
        if (each != SeatPlayer::Person && each < player)
            nearest = each;
    return nearest;
}

} // namespace model
